// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhooksecret.h"
#include "tests/support/hookedshop.h"
#include "tests/support/testmain.h"

#include <QtCore/QDateTime>
#include <QtCore/QTimer>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace support;

/// Tests the built server with endpoints of all kinds.
class WebhookDeliveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void deliversWhateverHappens();
    void sharesADatabase();
    void stopsInTime();

private:
    void use(DatabaseKind kind);

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HookedShop> m_shop;
};

void WebhookDeliveryTest::init()
{
    use(DatabaseKind::Sqlite);
}

void WebhookDeliveryTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shop = std::make_unique<HookedShop>(
        kind == DatabaseKind::Sqlite ? QStringList{u"--data"_s, m_folder->filePath(u"shop"_s)}
                                     : QStringList{u"--database"_s, m_databases.newDatabase(kind)});
}

/// Endpoints fail, redirect, disconnect early, are slow or do not respond, and the server is killed
/// during a delivery. Every change must arrive in order, with a valid signature.
void WebhookDeliveryTest::deliversWhateverHappens()
{
    QHash<QString, QStringList> received; // statuses of each transaction
    QSet<QByteArray> seen;
    HookReceiver receiver([&](QSslSocket &socket, const HookRequest &request) {
        const QString reference = member(request, "transaction_reference");
        const bool isFirst = !seen.contains(request.fields.value("webhook-id"));
        seen.insert(request.fields.value("webhook-id"));
        if (isFirst && reference == "fails"_L1)
            return HookReceiver::answer(socket, 500);
        if (isFirst && reference == "leads elsewhere"_L1)
            return HookReceiver::answer(socket, 307, "Location: /elsewhere\r\n");
        if (isFirst && reference == "ends early"_L1)
            return socket.abort();
        if (isFirst && reference == "is silent"_L1)
            return;
        if (isFirst && reference == "is slow"_L1) {
            socket.write("HTTP/1.1 200 OK\r\n");
            QTimer::singleShot(1500, &socket, [&socket] {
                socket.write("\r\n");
                socket.disconnectFromHost();
            });
        } else {
            HookReceiver::answer(socket, 200);
        }
        received[member(request, "transaction_id")] += member(request, "status");
    });
    const QString settings = m_shop->set(receiver.url());
    const auto secret = core::WebhookSecret::parse(valueOf(settings, u"secret"_s));
    QVERIFY(secret);
    QCOMPARE(valueOf(settings, u"bearer"_s), QString::fromLatin1(secret->bearer()));

    auto server = std::make_unique<ServerProcess>(m_shop->place);
    QHash<QString, QStringList> expected;
    for (const char *reference :
         {"is silent", "fails", "leads elsewhere", "ends early", "is slow", "takes it"})
        expected.insert(m_shop->paid(*server, reference), {u"paid"_s});
    for (const char *reference : {"out 1", "out 2"})
        expected.insert(m_shop->created(*server, "cashout", reference),
                        {u"in_process"_s, u"paid"_s});
    QTRY_VERIFY(receiver.requests.size() >= 6);
    QCOMPARE(server->stop(SIGKILL), -1);
    server = std::make_unique<ServerProcess>(m_shop->place);
    QTRY_VERIFY_WITH_TIMEOUT(m_shop->isNothingOwed() && received.size() == expected.size(), 60'000);

    for (auto one = expected.cbegin(); one != expected.cend(); ++one) {
        QStringList statuses = received.value(one.key());
        statuses.erase(std::unique(statuses.begin(), statuses.end()), statuses.end());
        QCOMPARE(statuses, one.value());
    }
    for (const HookRequest &request : receiver.requests) {
        const qint64 seconds = request.fields.value("webhook-timestamp").toLongLong();
        QCOMPARE(request.fields.value("webhook-signature"),
                 secret->signature(request.fields.value("webhook-id"), seconds, request.body));
        QVERIFY(qAbs(seconds - QDateTime::currentSecsSinceEpoch()) < 300);
        QCOMPARE(request.fields.value("authorization"), "Bearer " + secret->bearer());
        QCOMPARE(request.line, QByteArray("POST /hooks?shop=1 HTTP/1.1"));
    }
    QCOMPARE(server->stop(), 0);
}

/// Two servers, one of which is killed.
void WebhookDeliveryTest::sharesADatabase()
{
    use(DatabaseKind::PostgreSql);
    HookReceiver receiver(HookReceiver::status(200));
    std::ignore = m_shop->set(receiver.url());
    ServerProcess first(m_shop->place);
    ServerProcess second(m_shop->place);
    QSet<QString> expected;
    for (int i = 0; i < 10; ++i)
        expected.insert(m_shop->paid(i % 2 == 0 ? first : second, "a" + QByteArray::number(i)));
    QTRY_COMPARE(receiver.requests.size(), 10); // no duplicates
    QTRY_VERIFY(m_shop->isNothingOwed());
    first.stop(SIGKILL);
    for (int i = 0; i < 5; ++i)
        expected.insert(m_shop->paid(second, "b" + QByteArray::number(i)));
    QTRY_COMPARE(receiver.requests.size(), 15);
    QSet<QString> received;
    for (const HookRequest &request : receiver.requests)
        received.insert(member(request, "transaction_id"));
    QCOMPARE(received, expected);
    QCOMPARE(second.stop(), 0);
}

/// Endpoints may behave in any way.
void WebhookDeliveryTest::stopsInTime()
{
    HookReceiver receiver([](QSslSocket &, const HookRequest &) {});
    std::ignore = m_shop->set(receiver.url());
    ServerProcess server(m_shop->place);
    m_shop->paid(server, "1");
    QTRY_COMPARE(receiver.requests.size(), 1);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(server.stop(), 0);
    QVERIFY(timer.elapsed() < 10'000);
}

BALCAO_GUILESS_TEST(WebhookDeliveryTest)
#include "tst_webhookdelivery.moc"
