// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/crowd.h"
#include "tests/support/databases.h"
#include "tests/support/rawclient.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using support::Crowd;
using support::DatabaseKind;
using support::ServerProcess;

namespace
{

const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;
constexpr int kClients = 24;

/// Returns how often a server stops per test.
int timesOr(int otherwise)
{
    return qMax(otherwise, qEnvironmentVariableIntValue("BALCAO_SERVER_ENDS"));
}

} // namespace

/// Servers stop in every way, and databases become unavailable, while clients create charges.
/// Confirmed charges must be stored, and none twice. BALCAO_SERVER_ENDS sets the number of stops
/// per test.
class UnderLoadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finishesInTime_data() { support::databaseKinds(); }
    void finishesInTime();
    void isKilledAgainAndAgain_data() { support::databaseKinds(); }
    void isKilledAgainAndAgain();
    void goesOnWhenAnotherServerIsKilled();
    void goesOnWhenItsDatabaseRestarts_data();
    void goesOnWhenItsDatabaseRestarts();

private:
    void use(const QStringList &place);
    void use(DatabaseKind kind);
    [[nodiscard]] std::unique_ptr<Crowd> crowd() const;
    [[nodiscard]] std::unique_ptr<ServerProcess> serve() const
    {
        return std::make_unique<ServerProcess>(m_place);
    }
    [[nodiscard]] QByteArrayList stored(quint16 port) const;
    void verifyStored(quint16 port, const QSet<QByteArray> &created) const;

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_place;
    QByteArray m_key;
};

void UnderLoadTest::use(const QStringList &place)
{
    m_place = place;
    const support::Ended ended = support::runServerProgram(
        QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--platform"_s, kPlatform,
                    u"--scopes"_s, u"read,cashin"_s, u"--sandbox"_s} +
        m_place);
    if (ended.code != 0)
        qFatal("no key: %s", qPrintable(ended.errors));
    m_key = ended.output.trimmed().toLatin1();
}

void UnderLoadTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    use(kind == DatabaseKind::Sqlite ? QStringList{u"--data"_s, m_folder->filePath(u"shop"_s)}
                                     : QStringList{u"--database"_s, m_databases.newDatabase(kind)});
}

std::unique_ptr<Crowd> UnderLoadTest::crowd() const
{
    return std::make_unique<Crowd>(kClients, [this](const QByteArray &reference) {
        const QByteArray body =
            R"({"name":"Ana","email":"ana@example.com","phone":"11987654321","description":"x",)"
            R"("document":"52998224725","amount":15.00,"platform":")" +
            kPlatform.toLatin1() + R"(","reference":")" + reference + R"("})";
        return "POST /api/v1/transaction/pix/cashin HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " +
               m_key + "\r\nPrefer: omit=qr_code_image\r\nContent-Type: application/json\r\n" +
               "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    });
}

/// Returns the references of all transactions.
QByteArrayList UnderLoadTest::stored(quint16 port) const
{
    QByteArrayList references;
    int last = 1;
    for (int page = 1; page <= last; ++page) {
        support::RawClient client(port);
        client.send("GET /api/v1/transactions?page=" + QByteArray::number(page) +
                    " HTTP/1.1\r\nHost: a\r\nPrefer: omit=qr_code_image\r\nConnection: close\r\n"
                    "Authorization: Bearer " +
                    m_key + "\r\n\r\n");
        if (!client.waitForEnd() || client.status() != 200)
            qFatal("no list: %s", client.received().left(500).constData());
        const QByteArray body = client.received().sliced(client.received().indexOf("\r\n\r\n") + 4);
        const QJsonObject list = QJsonDocument::fromJson(body).object();
        last = list["last_page"_L1].toInt();
        for (const QJsonValue transaction : list["transactions"_L1].toArray())
            references.append(transaction["reference"_L1].toString().toLatin1());
    }
    return references;
}

void UnderLoadTest::verifyStored(quint16 port, const QSet<QByteArray> &created) const
{
    const QByteArrayList references = stored(port);
    const QSet<QByteArray> once(references.begin(), references.end());
    QCOMPARE(once.size(), references.size());
    QCOMPARE(created - once, QSet<QByteArray>());
    // Whenever a connection breaks, the last request of a client may lack its answer.
    qInfo("%lld created, %lld more stored", static_cast<long long>(created.size()),
          static_cast<long long>(once.size() - created.size()));
    QCOMPARE(support::runServerProgram(QStringList{u"check"_s} + m_place).output, u"sound\n"_s);
}

/// Every created charge was confirmed.
void UnderLoadTest::finishesInTime()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    auto server = serve();
    const auto clients = crowd();
    for (int round = timesOr(1); round > 0; --round) {
        clients->goTo({server->port()});
        QVERIFY(clients->waitForMore(200));
        clients->goTo({});
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(server->stop(SIGTERM), 0);
        QVERIFY2(timer.elapsed() < 10'000, QByteArray::number(timer.elapsed()).constData());
        server = serve();
    }
    QVERIFY(clients->rest());
    verifyStored(server->port(), clients->created());
    QCOMPARE(stored(server->port()).size(), clients->created().size());
}

void UnderLoadTest::isKilledAgainAndAgain()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    const auto clients = crowd();
    auto server = serve();
    for (int round = timesOr(4); round > 0; --round) {
        clients->goTo({server->port()});
        QVERIFY(clients->waitForMore(100 + 37 * (round % 4)));
        clients->goTo({});
        QCOMPARE(server->stop(SIGKILL), -1);
        server = serve();
    }
    QVERIFY(clients->rest());
    verifyStored(server->port(), clients->created());
}

void UnderLoadTest::goesOnWhenAnotherServerIsKilled()
{
    use(DatabaseKind::PostgreSql);
    const auto first = serve();
    const auto second = serve();
    const auto third = serve();
    const auto clients = crowd();
    clients->goTo({first->port(), second->port(), third->port()});
    QVERIFY(clients->waitForMore(200));
    QCOMPARE(second->stop(SIGKILL), -1);
    clients->goTo({first->port(), third->port()});
    QVERIFY(clients->waitForMore(300));
    QVERIFY(clients->rest());
    verifyStored(first->port(), clients->created());
    QCOMPARE(first->stop(), 0);
    QCOMPARE(third->stop(), 0);
}

void UnderLoadTest::goesOnWhenItsDatabaseRestarts_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("drops its clients") << SIGINT;
    QTest::newRow("crashes") << SIGKILL;
}

void UnderLoadTest::goesOnWhenItsDatabaseRestarts()
{
    QFETCH(int, signal);
    support::PostgresServer database;
    use({u"--database"_s, database.newDatabase()});
    const auto first = serve();
    const auto second = serve();
    const auto clients = crowd();
    clients->goTo({first->port(), second->port()});
    for (int round = timesOr(2); round > 0; --round) {
        QVERIFY(clients->waitForMore(100));
        database.stop(signal);
        QVERIFY(clients->waitForFailure());
        database.start();
        QVERIFY(clients->waitForMore(100));
    }
    QVERIFY(clients->rest());
    verifyStored(second->port(), clients->created());
    QCOMPARE(first->stop(), 0); // before its database is stopped
    QCOMPARE(second->stop(), 0);
}

BALCAO_GUILESS_TEST(UnderLoadTest)
#include "tst_underload.moc"
