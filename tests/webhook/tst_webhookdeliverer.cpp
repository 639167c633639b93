// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/webhook/webhookdeliverer.h"
#include "core/wire/noticejson.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

const QUuid kOther{u"8f14e45f-0000-467a-9b36-2f5b3c2d1a02"_s};

void keepSilent(QSslSocket & /*socket*/, const HookRequest & /*request*/) {}

QString member(const HookRequest &request, const char *name)
{
    return QJsonDocument::fromJson(request.body).object().value(QLatin1String(name)).toString();
}

} // namespace

class WebhookDelivererTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { support::databaseKinds(); }
    void init();
    void cleanup();

    void deliversWhatChanged();
    void findsOutWithoutBeingWoken();
    void looksOnceForSimultaneousChanges();
    void signsEveryAttempt();
    void signsWithBothSecretsForADay();
    void reachesReceiversOfBothBearers_data();
    void reachesReceiversOfBothBearers();
    void deliversInOrderToAReceiverThatFlaps();
    void letsNobodyHoldUpTheOthers();
    void deliversManyToAFastReceiver();
    void deliversDespiteAnInvalidWebhook();
    void sharesTheWork();
    void goesOnAfterAStop();
    void sendsAgainWhatWasUnderWay();
    void stopsWhenTheReceiverIsGone();
    void goesOnWhenTheDatabaseDoes();

private:
    void deliver()
    {
        m_deliverer = std::make_unique<WebhookDeliverer>(
            DeliverySetup{.database = m_address,
                          .reach = WebhookReach::Local,
                          .clock =
                              [this] {
                                  ++m_looks;
                                  const std::lock_guard lock(m_lookLock);
                                  return m_clock();
                              },
                          .random = TestRandom(7),
                          .maxAttempt = m_longest});
    }
    Webhook set(const QString &url, const QUuid &platform = kPlatform)
    {
        return m_webhooks->change(platform, {.url = url}).value();
    }
    QUuid paidCharge(const QUuid &platform = kPlatform);
    void giveBack(const QUuid &id) { QVERIFY(m_engine->refund(id, u"não serviu"_s)); }
    /// Returns true if the only notice has failed once.
    bool hasFailed()
    {
        const auto attempts = m_webhooks->deliveries({}).value().at(0).attempts;
        return !attempts.isEmpty() && attempts.at(0).outcome;
    }
    /// Returns true if an attempt is in progress.
    bool isUnderWay()
    {
        const auto owed = m_webhooks->deliveries({.state = Delivery::State::Owed}).value();
        return std::any_of(owed.begin(), owed.end(), [](const Delivery &delivery) {
            return !delivery.attempts.isEmpty() && !delivery.attempts.constLast().outcome;
        });
    }
    qsizetype countOf(Delivery::State state)
    {
        return m_webhooks->deliveries({.state = state, .max = 10'000}).value().size();
    }

    support::Databases m_databases;
    QString m_address;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
    std::unique_ptr<Webhooks> m_webhooks;
    std::unique_ptr<WebhookDeliverer> m_deliverer;
    std::chrono::milliseconds m_longest = 10s;
    TestClock m_clock;
    std::atomic<int> m_looks = 0; ///< of the deliverer at the clock, to see what is due
    std::mutex m_lookLock;        ///< delays the looks
};

void WebhookDelivererTest::init()
{
    QFETCH_GLOBAL(support::DatabaseKind, kind);
    m_address = m_databases.newDatabase(kind);
    auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_clock.set(noon());
    m_longest = 10s;
    m_engine =
        std::make_unique<TransactionEngine>(*m_database, serviceSettings(), m_clock, TestRandom());
    m_webhooks =
        std::make_unique<Webhooks>(*m_database, WebhookReach::Local, m_clock, TestRandom());
}

void WebhookDelivererTest::cleanup()
{
    m_deliverer.reset();
    m_webhooks.reset();
    m_engine.reset();
    m_database.reset();
}

QUuid WebhookDelivererTest::paidCharge(const QUuid &platform)
{
    ServiceOptions options = serviceOptions();
    options.platform = platform;
    static quint64 seed = 1000;
    TransactionEngine engine(*m_database, serviceSettings(options), m_clock, TestRandom(++seed));
    TransactionDraft draft = cashInDraft();
    draft.platform = platform;
    const QUuid id = engine.create(draft).value().id;
    if (!engine.simulate(id, SimulatedOutcome::Paid))
        qFatal("a charge that nobody can pay");
    return id;
}

void WebhookDelivererTest::deliversWhatChanged()
{
    HookReceiver receiver(HookReceiver::status(200));
    const Webhook webhook = set(receiver.url());
    const QUuid id = paidCharge();
    deliver();
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1);
    QCOMPARE(receiver.requests.size(), 1);
    const HookRequest &request = receiver.requests.at(0);
    QCOMPARE(member(request, "transaction_id"), id.toString(QUuid::WithoutBraces));
    QCOMPARE(member(request, "status"), u"paid"_s);
    QVERIFY(member(request, "id").toLongLong() > 1'000'000); // not the number of the delivery
    QCOMPARE(request.fields.value("authorization"), "Bearer " + webhook.secret.bearer());
    const QByteArray name = request.fields.value("webhook-id");
    QCOMPARE(name, member(request, "transaction_id").toLatin1() + "-1");
    QCOMPARE(request.fields.value("webhook-timestamp").toLongLong(), noon().toSecsSinceEpoch());
    QCOMPARE(request.fields.value("webhook-signature"),
             webhook.secret.signature(name, noon().toSecsSinceEpoch(), request.body));
    QVERIFY(!request.fields.value("authorization").contains(webhook.secret.toText().toLatin1()));
}

void WebhookDelivererTest::findsOutWithoutBeingWoken()
{
    HookReceiver receiver(HookReceiver::status(200));
    set(receiver.url());
    paidCharge();
    deliver();
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1); // no further notices were found
    paidCharge();
    QTRY_COMPARE(receiver.requests.size(), 2);
}

void WebhookDelivererTest::looksOnceForSimultaneousChanges()
{
    m_looks = 0;
    {
        const std::lock_guard lock(m_lookLock);
        deliver();
        QTRY_COMPARE(m_looks, 1);
        for (int i = 0; i < 100; ++i)
            m_deliverer->wake();
    }
    m_deliverer.reset(); // after all looks
    QCOMPARE_GT(m_looks, 1);
    QCOMPARE_LT(m_looks, 10);
}

void WebhookDelivererTest::signsEveryAttempt()
{
    HookReceiver receiver(HookReceiver::status(500));
    const Webhook webhook = set(receiver.url());
    paidCharge();
    deliver();
    QTRY_VERIFY(hasFailed());
    m_clock.advance(6s);
    m_deliverer->wake();
    QTRY_COMPARE(receiver.requests.size(), 2);
    const HookRequest &first = receiver.requests.at(0);
    const HookRequest &second = receiver.requests.at(1);
    QCOMPARE(second.body, first.body);
    QCOMPARE(second.fields.value("webhook-id"), first.fields.value("webhook-id"));
    const qint64 seconds = second.fields.value("webhook-timestamp").toLongLong();
    QCOMPARE(seconds, first.fields.value("webhook-timestamp").toLongLong() + 6);
    QCOMPARE(second.fields.value("webhook-signature"),
             webhook.secret.signature(second.fields.value("webhook-id"), seconds, second.body));
}

void WebhookDelivererTest::signsWithBothSecretsForADay()
{
    HookReceiver receiver(HookReceiver::status(200));
    const Webhook old = set(receiver.url());
    const Webhook renewed = m_webhooks->change(kPlatform, {.renewsSecret = true}).value();
    deliver();
    const auto signaturesOf = [&](const HookRequest &request) {
        const auto sign = [&request](const WebhookSecret &secret) {
            return secret.signature(request.fields.value("webhook-id"),
                                    request.fields.value("webhook-timestamp").toLongLong(),
                                    request.body);
        };
        return std::pair(sign(renewed.secret), sign(old.secret));
    };
    paidCharge();
    m_deliverer->wake();
    QTRY_COMPARE(receiver.requests.size(), 1);
    const auto both = signaturesOf(receiver.requests.at(0));
    QCOMPARE(receiver.requests.at(0).fields.value("webhook-signature"),
             both.first + ' ' + both.second);
    QCOMPARE(receiver.requests.at(0).fields.value("authorization"),
             "Bearer " + renewed.secret.bearer());
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1); // The clock must not end the lease.
    m_clock.advance(24h);
    paidCharge();
    m_deliverer->wake();
    QTRY_COMPARE(receiver.requests.size(), 2);
    QCOMPARE(receiver.requests.at(1).fields.value("webhook-signature"),
             signaturesOf(receiver.requests.at(1)).first);
}

void WebhookDelivererTest::reachesReceiversOfBothBearers_data()
{
    QTest::addColumn<bool>("isUpdated");
    QTest::addColumn<int>("attempts");
    QTest::newRow("a receiver that has the new bearer") << true << 1;
    QTest::newRow("a receiver that has the old bearer") << false << 2;
}

/// A receiver that checks the bearer gets every notification, before and after its update.
void WebhookDelivererTest::reachesReceiversOfBothBearers()
{
    QFETCH(bool, isUpdated);
    QByteArray accepted;
    HookReceiver receiver([&accepted](QSslSocket &socket, const HookRequest &request) {
        const bool isRight = request.fields.value("authorization") == "Bearer " + accepted;
        HookReceiver::answer(socket, isRight ? 200 : 401);
    });
    const Webhook old = set(receiver.url());
    const Webhook renewed = m_webhooks->change(kPlatform, {.renewsSecret = true}).value();
    accepted = isUpdated ? renewed.secret.bearer() : old.secret.bearer();
    paidCharge();
    deliver();
    QTRY_COMPARE(receiver.requests.size(), 1);
    QTRY_VERIFY(!isUnderWay());
    if (!isUpdated) {
        m_clock.advance(6s); // the first delay
        m_deliverer->wake();
    }
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1);
    QFETCH(int, attempts);
    QCOMPARE(receiver.requests.size(), attempts);
}

/// The endpoint fails every notice once, in different ways, and treats failed ones as not received.
void WebhookDelivererTest::deliversInOrderToAReceiverThatFlaps()
{
    waitForNoDisk(*m_database);
    QHash<QString, QStringList> received; // statuses of each transaction
    QSet<QByteArray> failed;
    HookReceiver receiver([&](QSslSocket &socket, const HookRequest &request) {
        const QByteArray name = request.fields.value("webhook-id");
        if (failed.contains(name)) {
            received[member(request, "transaction_id")] += member(request, "status");
            return HookReceiver::answer(socket, 204);
        }
        failed.insert(name);
        if (failed.size() % 3 == 0)
            return HookReceiver::answer(socket, 500);
        if (failed.size() % 3 == 1)
            return HookReceiver::answer(socket, 302, "Location: /elsewhere\r\n");
        return socket.abort();
    });
    set(receiver.url());
    constexpr int kCharges = 20;
    QStringList ids;
    for (int i = 0; i < kCharges; ++i) {
        const QUuid id = paidCharge();
        giveBack(id);
        ids += id.toString(QUuid::WithoutBraces);
    }
    deliver();
    int looks = -1;
    const auto isFinished = [&] {
        if (countOf(Delivery::State::Owed) == 0)
            return true;
        // Several advances would end the lease of a delivery that is being claimed.
        if (!isUnderWay() && m_looks != looks) {
            looks = m_looks;
            m_clock.advance(6s);
            m_deliverer->wake();
        }
        return false;
    };
    QVERIFY(QTest::qWaitFor(isFinished, 60'000));
    QCOMPARE(countOf(Delivery::State::Delivered), 2 * kCharges);
    for (const QString &id : ids)
        QCOMPARE(received.value(id), QStringList({u"paid"_s, u"refund"_s}));
    QCOMPARE(receiver.requests.size(), 4 * kCharges);
}

void WebhookDelivererTest::letsNobodyHoldUpTheOthers()
{
    HookReceiver silent(&keepSilent);
    HookReceiver good(HookReceiver::status(200));
    set(silent.url(), kPlatform);
    set(good.url(), kOther);
    for (int i = 0; i < 30; ++i)
        paidCharge(kPlatform);
    paidCharge(kOther);
    deliver();
    QTRY_COMPARE(good.requests.size(), 1);
    QTRY_COMPARE(silent.requests.size(), WebhookWorker::kMaxOfWebhook);
    for (int looks = 1; looks <= 2; ++looks) { // at all platforms, of which this is one
        paidCharge(kOther);
        m_deliverer->wake();
        QTRY_COMPARE(good.requests.size(), 1 + looks);
    }
    QCOMPARE(silent.requests.size(), WebhookWorker::kMaxOfWebhook);
    QCOMPARE(silent.connections, WebhookWorker::kMaxOfWebhook);
}

/// More attempts at once, and connections that are used again.
void WebhookDelivererTest::deliversManyToAFastReceiver()
{
    waitForNoDisk(*m_database);
    HookReceiver receiver([](QSslSocket &socket, const HookRequest &) {
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
    set(receiver.url());
    constexpr int kCharges = 200;
    const auto filled = inWriteTransaction(*m_database, [this]() -> Result<void> {
        for (int i = 0; i < kCharges; ++i)
            giveBack(paidCharge());
        return {};
    });
    QVERIFY(filled);
    deliver();
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 2 * kCharges);
    QHash<QString, QStringList> received;
    for (const HookRequest &request : receiver.requests)
        received[member(request, "transaction_id")] += member(request, "status");
    QCOMPARE(received.size(), kCharges);
    for (const QStringList &statuses : std::as_const(received))
        QCOMPARE(statuses, QStringList({u"paid"_s, u"refund"_s}));
    QCOMPARE(receiver.requests.size(), 2 * kCharges);
    const auto log = m_webhooks->deliveries({.max = 10'000});
    QVERIFY(log && log->size() == 2 * kCharges);
    for (const Delivery &delivery : *log) {
        QCOMPARE(delivery.attempts.size(), 1);
        QCOMPARE(delivery.attempts.at(0).outcome, DeliveryOutcome::Delivered);
        QCOMPARE(delivery.attempts.at(0).answer, 200);
    }
}

/// Simulates a webhook stored by a version with other rules.
void WebhookDelivererTest::deliversDespiteAnInvalidWebhook()
{
    HookReceiver receiver(HookReceiver::status(200));
    QVERIFY(kOther < kPlatform); // its webhook comes first
    set(receiver.url(), kOther);
    set(receiver.url());
    paidCharge(kOther);
    const QUuid id = paidCharge();
    QVERIFY(inWriteTransaction(*m_database, [this] {
        return Statement(*m_database, u"UPDATE webhook SET url = 'none' WHERE platform = ?"_s)
            .bind(kOther)
            .run();
    }));
    deliver();
    QTRY_COMPARE(receiver.requests.size(), 1);
    QCOMPARE(member(receiver.requests.at(0), "transaction_id"), id.toString(QUuid::WithoutBraces));
}

/// Two servers on one database.
void WebhookDelivererTest::sharesTheWork()
{
    waitForNoDisk(*m_database);
    HookReceiver receiver(HookReceiver::status(200));
    set(receiver.url());
    deliver();
    const WebhookDeliverer other(DeliverySetup{.database = m_address,
                                               .reach = WebhookReach::Local,
                                               .clock = m_clock,
                                               .random = TestRandom(8)});
    constexpr int kCharges = 60;
    for (int i = 0; i < kCharges; ++i)
        paidCharge();
    QTRY_COMPARE_WITH_TIMEOUT(countOf(Delivery::State::Delivered), kCharges, 20'000);
    QSet<QByteArray> names;
    for (const HookRequest &request : receiver.requests)
        names.insert(request.fields.value("webhook-id"));
    QCOMPARE(names.size(), kCharges);
    QCOMPARE(receiver.requests.size(), kCharges); // no duplicates
}

void WebhookDelivererTest::goesOnAfterAStop()
{
    HookReceiver receiver(HookReceiver::status(503));
    set(receiver.url());
    paidCharge();
    deliver();
    QTRY_COMPARE(receiver.requests.size(), 1);
    QTRY_VERIFY(hasFailed());
    m_deliverer.reset();
    receiver.behave(HookReceiver::status(200));
    m_clock.advance(6s);
    deliver();
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1);
    QCOMPARE(receiver.requests.size(), 2);
}

void WebhookDelivererTest::sendsAgainWhatWasUnderWay()
{
    HookReceiver receiver(&keepSilent);
    set(receiver.url());
    paidCharge();
    deliver();
    QTRY_COMPARE(receiver.requests.size(), 1);
    QElapsedTimer timer;
    timer.start();
    m_deliverer.reset();
    QVERIFY(timer.elapsed() < 8000);
    const Delivery delivery = m_webhooks->deliveries({}).value().at(0);
    QCOMPARE(delivery.attempts.at(0).outcome, std::nullopt);
    QCOMPARE(delivery.due, m_clock()); // before the end of the lease
    receiver.behave(HookReceiver::status(200));
    deliver();
    QTRY_COMPARE(countOf(Delivery::State::Delivered), 1);
    QCOMPARE(receiver.requests.at(1).body, receiver.requests.at(0).body);
}

void WebhookDelivererTest::stopsWhenTheReceiverIsGone()
{
    HookReceiver receiver(HookReceiver::status(410));
    HookReceiver good(HookReceiver::status(200));
    set(receiver.url());
    paidCharge();
    deliver();
    QTRY_VERIFY(!m_webhooks->list().value().at(0).isOn);
    m_clock.advance(24h);
    set(good.url(), kOther);
    for (int looks = 1; looks <= 2; ++looks) { // at all platforms
        paidCharge(kOther);
        m_deliverer->wake();
        QTRY_COMPARE(good.requests.size(), looks);
    }
    QCOMPARE(receiver.requests.size(), 1);
    QCOMPARE(receiver.connections, 1);
}

void WebhookDelivererTest::goesOnWhenTheDatabaseDoes()
{
    HookReceiver receiver(HookReceiver::status(200));
    set(receiver.url());
    paidCharge();
    {
        auto writer = WriteTransaction::begin(*m_database);
        QVERIFY(writer);
        m_looks = 0;
        deliver();
        QTRY_VERIFY(m_looks > 0);
        QCOMPARE(receiver.requests.size(), 0);
    }
    QTRY_COMPARE_WITH_TIMEOUT(countOf(Delivery::State::Delivered), 1, 20'000);
}

BALCAO_GUILESS_TEST(WebhookDelivererTest)
#include "tst_webhookdeliverer.moc"
