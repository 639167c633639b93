// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/profilestore.h"
#include "app/shopfolder.h"
#include "core/domain/transactionpage.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QSet>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

using namespace Qt::StringLiterals;
using support::CliEnded;

/// Tests a remote service, on a sandbox server in this process.
class TestCliProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void charges();
    void chargesFromTwoPrograms();
    void reportsAnUnconfirmedCharge();
    void reportsPayments();
    void reportsAnUnreachableService();
    void needsAKey();
    void namesTheProfiles();
    void hasNoFiles_data();
    void hasNoFiles();
    void findsTheProfileOfTheConsole();
    void readsTheCopyOffline();
    void erasesAPersonFromTheCopy();
    void managesProfiles();
    void refusesWrongServices_data();
    void refusesWrongServices();

private:
    [[nodiscard]] CliEnded run(const QStringList &arguments) const
    {
        return m_cli->run(QStringList{u"--profile"_s, u"Provedor"_s, u"--key-file"_s,
                                      m_cli->path(u"key"_s), u"--json"_s, u"--lang"_s, u"en"_s} +
                          arguments);
    }

    std::unique_ptr<support::CliProgram> m_cli;
    std::unique_ptr<support::ShopServer> m_server;
    QUuid m_profile;
};

void TestCliProfile::init()
{
    m_cli = std::make_unique<support::CliProgram>();
    core::ServiceOptions options = support::serviceOptions();
    options.environment = core::Environment::Sandbox;
    support::TestClock clock;
    clock.set(QDateTime::currentDateTimeUtc());
    m_server = std::make_unique<support::ShopServer>(m_cli->path(u"server.db"_s), options, clock);
    qputenv("XDG_DATA_HOME", m_cli->path(u".local/share"_s).toLocal8Bit());
    m_cli->setVariable(u"XDG_DATA_HOME"_s, m_cli->path(u".local/share"_s));
    const auto service =
        core::validated(core::ServiceProfileDraft{.name = u"Provedor"_s,
                                                  .address = m_server->url(),
                                                  .platform = support::kPlatform.toString(),
                                                  .kind = core::ServiceKind::Provider,
                                                  .till = u"C1"_s});
    QVERIFY(service);
    const core::ShopProfile shop{std::get<core::Merchant>(support::serviceOptions().payee),
                                 {.name = u"Balcão"_s,
                                  .email = u"caixa@example.com"_s,
                                  .phone = u"+5511987654321"_s,
                                  .document = u"52998224725"_s,
                                  .description = u"Venda"_s}};
    m_profile = QUuid::createUuid();
    QVERIFY(app::ProfileStore().save({m_profile, *service, shop}));
    support::writeFile(m_cli->path(u"key"_s), m_server->key() + '\n');
}

void TestCliProfile::cleanup()
{
    qunsetenv("XDG_DATA_HOME");
    m_server.reset();
    m_cli.reset();
}

void TestCliProfile::charges()
{
    const CliEnded made = run({u"charge"_s, u"15.00"_s, u"--reference"_s, u"R1"_s});
    QVERIFY2(made.code == 0, made.output.constData());
    QCOMPARE(made.json()["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(made.json()["name"_L1].toString(), u"Balcão"_s);
    QVERIFY(!made.json()["qr_code"_L1].toString().isEmpty());
    const QString id = made.json()["id"_L1].toString();
    QVERIFY(await(m_server->service().find(QUuid(id))));
    QCOMPARE(run({u"show"_s, u"R1"_s}).json()["id"_L1].toString(), id);
    QCOMPARE(run({u"list"_s}).output.count('\n'), 1);
    const CliEnded report = run({u"report"_s, u"today"_s});
    QCOMPARE(report.json()["count"_L1].toInt(), 1);
    QCOMPARE(run({u"export"_s, u"a.csv"_s}).json()["entries"_L1].toInt(), 1);
    const CliEnded again = run({u"charge"_s, u"16.00"_s, u"--reference"_s, u"R1"_s});
    QCOMPARE(again.code, 1);
    QCOMPARE(again.fieldProblem(), u"reference already_used"_s);
    // The API has no lifetime of a single charge.
    QCOMPARE(run({u"charge"_s, u"16.00"_s, u"--expires"_s, u"60"_s}).fieldProblem(),
             u"expires not_allowed"_s);
    QCOMPARE(run({u"list"_s}).output.count('\n'), 1);
}

void TestCliProfile::chargesFromTwoPrograms()
{
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 4; ++i)
        processes.push_back(
            m_cli->started({u"--profile"_s, u"Provedor"_s, u"--key-file"_s, m_cli->path(u"key"_s),
                            u"--json"_s, u"charge"_s, u"15.00"_s}));
    QSet<QString> ids;
    for (const auto &process : processes) {
        const CliEnded ended = support::CliProgram::ended(*process);
        QVERIFY2(ended.code == 0, ended.output.constData());
        ids += ended.json()["id"_L1].toString();
    }
    QCOMPARE(ids.size(), 4);
    QCOMPARE(await(m_server->service().list({}))->total, 4);
}

/// The service reads the order and the connection ends without an answer.
void TestCliProfile::reportsAnUnconfirmedCharge()
{
    const QUrl url(m_server->url());
    m_server.reset();
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost, static_cast<quint16>(url.port())));
    connect(&silent, &QTcpServer::newConnection, this, [&silent] {
        QTcpSocket *const socket = silent.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            const QByteArray request = socket->peek(64 * 1024);
            if (request.contains("\"amount\""))
                socket->abort();
            if (!request.startsWith("GET ") || !request.endsWith("\r\n\r\n"))
                return;
            const QByteArray page = R"({"transactions":[],"current_page":1,"last_page":1,)"
                                    R"("next_page_url":false,"total":0})";
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                          "Connection: close\r\nContent-Length: " +
                          QByteArray::number(page.size()) + "\r\n\r\n" + page);
            socket->disconnectFromHost();
        });
    });
    const CliEnded ended = run({u"charge"_s, u"15.00"_s, u"--reference"_s, u"R1"_s});
    QCOMPARE(ended.code, 3);
    QCOMPARE(ended.errorCode(), u"unconfirmed"_s);
    QVERIFY2(ended.errorText().contains(u"R1"_s), ended.errors.constData());
    // The same order is not sent again.
    QCOMPARE(run({u"charge"_s, u"15.00"_s, u"--reference"_s, u"R1"_s}).fieldProblem(),
             u"reference already_used"_s);
    const CliEnded shown = run({u"show"_s, u"R1"_s});
    QCOMPARE(shown.code, 3); // look again later
    QCOMPARE(shown.errorCode(), u"unconfirmed"_s);
    QCOMPARE(run({u"show"_s, u"R2"_s}).errorCode(), u"not_found"_s);
}

void TestCliProfile::reportsPayments()
{
    const auto waiting =
        m_cli->started({u"--profile"_s, u"provedor"_s, u"--key-file"_s, m_cli->path(u"key"_s),
                        u"--json"_s, u"charge"_s, u"15.00"_s, u"--wait"_s, u"60"_s});
    QTRY_VERIFY_WITH_TIMEOUT(await(m_server->service().list({}))->total == 1, 30'000);
    const QUuid id = await(m_server->service().list({}))->transactions.constFirst().id;
    QVERIFY(await(m_server->service().simulate(id, core::SimulatedOutcome::Paid)));
    const CliEnded ended = support::CliProgram::ended(*waiting);
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.json()["status"_L1].toString(), u"paid"_s);
    // The API cannot refund.
    QCOMPARE(run({u"refund"_s, id.toString(QUuid::WithoutBraces)}).errorCode(), u"unsupported"_s);
}

void TestCliProfile::reportsAnUnreachableService()
{
    m_server.reset();
    const CliEnded ended = run({u"charge"_s, u"15.00"_s});
    QCOMPARE(ended.code, 1); // nothing was sent
    QCOMPARE(ended.errorCode(), u"unreachable"_s);
    QCOMPARE(run({u"list"_s}).code, 1);
}

void TestCliProfile::needsAKey()
{
    m_cli->setVariable(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
    const CliEnded ended = m_cli->run({u"--profile"_s, u"Provedor"_s, u"--json"_s, u"list"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"no_key"_s);
    support::writeFile(m_cli->path(u"key"_s), "a key that is none\n");
    QCOMPARE(run({u"list"_s}).errorCode(), u"invalid_input"_s);
    support::writeFile(m_cli->path(u"key"_s), "blc_sandbox_" + QByteArray(43, 'x') + '\n');
    QCOMPARE(run({u"list"_s}).errorCode(), u"access_denied"_s);
    support::writeFile(m_cli->path(u"key"_s), m_server->key(), QFile::ReadOwner | QFile::ReadOther);
    QCOMPARE(run({u"list"_s}).errorCode(), u"secret_file"_s);
}

void TestCliProfile::namesTheProfiles()
{
    const CliEnded ended = m_cli->run({u"--profile"_s, u"Outro"_s, u"--json"_s, u"list"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"no_profile"_s);
    QVERIFY2(ended.errorText().contains(u"Provedor"_s), ended.errors.constData());
}

void TestCliProfile::hasNoFiles_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("backup") << QStringList{u"backup"_s, u"b.db"_s};
    QTest::newRow("restore") << QStringList{u"restore"_s, u"b.db"_s};
    QTest::newRow("check") << QStringList{u"check"_s};
}

void TestCliProfile::hasNoFiles()
{
    QFETCH(QStringList, command);
    const CliEnded ended = run(command);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"unsupported"_s);
}

void TestCliProfile::findsTheProfileOfTheConsole()
{
    const QJsonObject last{{u"profile"_s, m_profile.toString(QUuid::WithoutBraces)}};
    support::writeFile(m_cli->path(u".local/share/balcao/last-shop.json"_s),
                       QJsonDocument(last).toJson());
    QCOMPARE(run({u"charge"_s, u"15.00"_s}).code, 0);
    const CliEnded ended =
        m_cli->run({u"--key-file"_s, m_cli->path(u"key"_s), u"--json"_s, u"list"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.output.count('\n'), 1);
}

void TestCliProfile::readsTheCopyOffline()
{
    const CliEnded empty = run({u"list"_s, u"--offline"_s});
    QCOMPARE(empty.code, 1);
    QCOMPARE(empty.json()["error"_L1]["code"_L1].toString(), u"incomplete"_s);
    QCOMPARE(run({u"charge"_s, u"15.00"_s, u"--reference"_s, u"R1"_s}).code, 0);
    QCOMPARE(run({u"list"_s}).output.count('\n'), 1);
    m_server.reset();
    QCOMPARE(run({u"list"_s}).code, 1);
    const CliEnded list = run({u"list"_s, u"--offline"_s});
    QVERIFY2(list.code == 0, list.output.constData());
    QCOMPARE(list.json()["reference"_L1].toString(), u"R1"_s);
    QCOMPARE(run({u"show"_s, u"R1"_s, u"--offline"_s}).json()["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(run({u"report"_s, u"today"_s, u"--offline"_s}).json()["count"_L1].toInt(), 1);
    QCOMPARE(run({u"export"_s, u"a.csv"_s, u"--offline"_s}).json()["entries"_L1].toInt(), 1);
}

void TestCliProfile::erasesAPersonFromTheCopy()
{
    const auto made = await(m_server->service().create(support::cashInDraft()));
    QVERIFY(made);
    QVERIFY(await(m_server->service().simulate(made->id, core::SimulatedOutcome::Paid)));
    QCOMPARE(run({u"service"_s, u"sync"_s, u"Provedor"_s}).code, 0);
    support::writeFile(m_cli->path(u"cpf"_s), "529.982.247-25");
    const QStringList file{u"--document-file"_s, m_cli->path(u"cpf"_s)};
    const auto listed = [&] {
        return run(QStringList{u"privacy"_s, u"list"_s} + file)
            .json()["transactions"_L1]
            .toArray()
            .size();
    };
    QCOMPARE(listed(), 1);
    const CliEnded erased = run(QStringList{u"privacy"_s, u"erase"_s} + file);
    QVERIFY2(erased.code == 0, erased.output.constData());
    QCOMPARE(erased.json()["erased"_L1]["copies"_L1].toInt(), 1);
    QCOMPARE(erased.json()["transactions"_L1].toInt(), 0);
    QVERIFY2(erased.output.contains("\"remote_service\""), erased.output.constData());
    QCOMPARE(listed(), 0);
    QCOMPARE(run({u"service"_s, u"sync"_s, u"Provedor"_s}).code, 0);
    QCOMPARE(listed(), 0); // although the service still has the person
    QCOMPARE(await(m_server->service().find(made->id))->document, u"52998224725"_s);
}

void TestCliProfile::managesProfiles()
{
    const auto call = [this](const QStringList &arguments) {
        return m_cli->run(QStringList{u"--key-file"_s, m_cli->path(u"key"_s), u"--json"_s,
                                      u"--lang"_s, u"en"_s, u"service"_s} +
                          arguments);
    };
    QCOMPARE(run({u"charge"_s, u"15.00"_s}).code, 0);
    const CliEnded added =
        call({u"add"_s, u"Outro"_s, u"--url"_s, m_server->url(), u"--platform"_s,
              support::kPlatform.toString(QUuid::WithoutBraces), u"--sandbox"_s});
    QVERIFY2(added.code == 0, added.output.constData());
    QCOMPARE(added.json()["name"_L1].toString(), u"Outro"_s);
    const auto profile = app::ProfileStore().named(u"outro"_s);
    QVERIFY(profile);
    QCOMPARE(profile->service.kind, core::ServiceKind::Sandbox);
    const CliEnded again = call({u"add"_s, u"Outro"_s, u"--url"_s, m_server->url(), u"--platform"_s,
                                 support::kPlatform.toString(QUuid::WithoutBraces)});
    QCOMPARE(again.code, 1);
    const CliEnded tested = call({u"test"_s, u"Outro"_s});
    QVERIFY2(tested.code == 0, tested.output.constData());
    QCOMPARE(tested.json()["result"_L1].toString(), u"ok"_s);
    QVERIFY(tested.json()["stated"_L1]["capabilities"_L1]["simulates"_L1].toBool());
    QVERIFY(tested.json()["clock_ahead"_L1].isDouble());
    const CliEnded synchronized = call({u"sync"_s, u"Outro"_s});
    QVERIFY2(synchronized.code == 0, synchronized.output.constData());
    QCOMPARE(synchronized.json()["complete"_L1].toBool(), true);
    QCOMPARE(synchronized.json()["transactions"_L1].toInt(), 1);
    QVERIFY(synchronized.json()["as_of"_L1].toString().endsWith(u"-03:00"_s));
    const QString copy = app::copyDatabaseIn(app::ProfileStore().folderOf(profile->id));
    QCOMPARE(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther), 0);
    const CliEnded removed = call({u"remove"_s, u"Outro"_s});
    QVERIFY2(removed.code == 0, removed.output.constData());
    QVERIFY(!app::ProfileStore().named(u"Outro"_s));
    const QString aside = removed.json()["folder"_L1].toString();
    QVERIFY(QFile::exists(aside));
    QVERIFY(!QFile::exists(app::copyDatabaseIn(aside)));
}

void TestCliProfile::refusesWrongServices_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("error");
    const QString platform = support::kPlatform.toString(QUuid::WithoutBraces);
    QTest::newRow("no action") << QStringList{u"open"_s, u"X"_s} << 2 << u"usage"_s;
    QTest::newRow("no name") << QStringList{u"sync"_s} << 2 << u"usage"_s;
    QTest::newRow("no address") << QStringList{u"add"_s, u"X"_s, u"--platform"_s, platform} << 2
                                << u"usage"_s;
    QTest::newRow("unencrypted") << QStringList{u"add"_s,        u"X"_s,
                                                u"--url"_s,      u"http://example.com"_s,
                                                u"--platform"_s, platform}
                                 << 1 << u"invalid_input"_s;
    QTest::newRow("unknown") << QStringList{u"sync"_s, u"X"_s} << 1 << u"no_profile"_s;
    QTest::newRow("unknown to test") << QStringList{u"test"_s, u"X"_s} << 1 << u"no_profile"_s;
}

void TestCliProfile::refusesWrongServices()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, error);
    const CliEnded ended = m_cli->run(QStringList{u"--key-file"_s, m_cli->path(u"key"_s),
                                                  u"--json"_s, u"--lang"_s, u"en"_s, u"service"_s} +
                                      arguments);
    QCOMPARE(ended.code, code);
    QCOMPARE(ended.json()["error"_L1]["code"_L1].toString(), error);
}

BALCAO_GUILESS_TEST(TestCliProfile)
#include "tst_cliprofile.moc"
