// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/retryschedule.h"
#include "core/webhook/webhooks.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

const QString kUrl = u"https://shop.example/hooks"_s;
const QUuid kOther{u"8f14e45f-0000-467a-9b36-2f5b3c2d1a02"_s};

DeliveryResult answered(int status)
{
    return {.outcome = status / 100 == 2 ? DeliveryOutcome::Delivered : DeliveryOutcome::Refused,
            .answer = status,
            .took = 12ms};
}

const DeliveryResult kTimedOut{.outcome = DeliveryOutcome::TimedOut, .took = 10s};

} // namespace

class WebhooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { support::databaseKinds(); }
    void init();
    void cleanup();

    void setsAWebhook();
    void changesAWebhook();
    void renewsASecret();
    void refusesAnAddress_data();
    void refusesAnAddress();
    void owesWhatChangesAfterItWasSet();
    void reportsTheChangeAsItWasThen();
    void owesAPlatformItsOwn();
    void keepsTheOrderOfATransaction();
    void triesAgainAsDecided();
    void triesAgainOnceTheClockIsRight();
    void keepsAWaitWhenTheClockIsCorrected();
    void waitsAsLongAsTheAnswerWants_data();
    void waitsAsLongAsTheAnswerWants();
    void stopsWhenTheReceiverIsGone();
    void waitsWhileItIsOff();
    void claimsANoticeOnce();
    void claimsAgainWhatADeadServerHad();
    void settlesWhatAnotherServerHasByNow();
    void releasesANotification();
    void sendsAgainByHand();
    void sendsByHandWhatWasNeverOwed();
    void logsEveryAttempt();
    void keepsTheNumbersOfOutcomes();
    void filtersTheLog();
    void forgetsWhatIsOld();
    void sendsToEachWebhook();
    void sendsSelectedEvents();
    void keepsTheOrderAtEachWebhook();
    void abandonsWhatADeletedWebhookWasOwed();
    void keepsADeletedWebhookDeleted();

private:
    QUuid charge(const QUuid &platform = kPlatform);
    void pay(const QUuid &id) { QVERIFY(m_engine->simulate(id, SimulatedOutcome::Paid)); }
    QUuid paidCharge()
    {
        const QUuid id = charge();
        pay(id);
        return id;
    }
    void giveBack(const QUuid &id) { QVERIFY(m_engine->refund(id, u"não serviu"_s)); }
    Webhook set(const WebhookChange &change = {.url = kUrl}, const QUuid &platform = kPlatform)
    {
        return m_webhooks->change(platform, change).value();
    }
    QList<ClaimedNotice> claimed(int max = 10)
    {
        return m_webhooks->claim(kPlatform, max).value().notices;
    }
    void settle(const ClaimedNotice &notice, const DeliveryResult &result)
    {
        QVERIFY(m_webhooks->settle(m_webhooks->list().value().at(0), notice, result));
    }
    QList<Delivery> log(const DeliveryFilter &filter = {})
    {
        return m_webhooks->deliveries(filter).value();
    }

    support::Databases m_databases;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
    std::unique_ptr<Webhooks> m_webhooks;
    TestClock m_clock;
};

void WebhooksTest::init()
{
    QFETCH_GLOBAL(support::DatabaseKind, kind);
    auto database = Database::open(m_databases.newDatabase(kind), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    support::waitForNoDisk(*m_database);
    m_clock.set(noon());
    m_engine =
        std::make_unique<TransactionEngine>(*m_database, serviceSettings(), m_clock, TestRandom());
    m_webhooks =
        std::make_unique<Webhooks>(*m_database, WebhookReach::Public, m_clock, TestRandom());
}

void WebhooksTest::cleanup()
{
    m_webhooks.reset();
    m_engine.reset();
    m_database.reset();
}

QUuid WebhooksTest::charge(const QUuid &platform)
{
    ServiceOptions options = serviceOptions();
    options.platform = platform;
    TransactionEngine engine(*m_database, serviceSettings(options), m_clock,
                             TestRandom(quint64(m_clock().toMSecsSinceEpoch())));
    m_clock.advance(1ms);
    TransactionDraft draft = cashInDraft();
    draft.platform = platform;
    draft.extra = u"mesa 4"_s;
    return engine.create(draft).value().id;
}

void WebhooksTest::setsAWebhook()
{
    QCOMPARE(m_webhooks->list().value(), QList<Webhook>());
    const Webhook webhook = set();
    QCOMPARE(webhook.platform, kPlatform);
    QCOMPARE(webhook.url.toText(), kUrl);
    QVERIFY(webhook.isOn);
    QVERIFY(!webhook.oldSecret);
    QCOMPARE(m_webhooks->list().value(), QList<Webhook>{webhook});
    const Webhook other = set({.url = kUrl}, kOther);
    QVERIFY(other.secret != webhook.secret);
    QCOMPARE(m_webhooks->list().value().size(), 2);
}

void WebhooksTest::changesAWebhook()
{
    const Webhook first = set();
    Webhook expected = first;
    expected.isOn = false;
    QCOMPARE(set({.isOn = false}), expected);
    expected.url = *WebhookUrl::parse(u"https://shop.example:8443/new"_s);
    QCOMPARE(set({.url = expected.url.toText()}), expected);
    expected.isOn = true;
    QCOMPARE(set({.isOn = true}), expected);
    QCOMPARE(m_webhooks->list().value(), QList<Webhook>{expected});
}

void WebhooksTest::renewsASecret()
{
    const Webhook first = set();
    const Webhook renewed = set({.renewsSecret = true});
    QVERIFY(renewed.secret != first.secret);
    const Webhook::OldSecret old{first.secret, m_clock().addDays(1)};
    QCOMPARE(renewed.oldSecret, old);
    QCOMPARE(set({.isOn = true}).oldSecret, old); // not affected by other changes
    QCOMPARE(m_webhooks->list().value().at(0).oldSecret, old);
}

void WebhooksTest::refusesAnAddress_data()
{
    QTest::addColumn<std::optional<QString>>("url");
    QTest::addColumn<Problem>("problem");
    QTest::newRow("none") << std::optional<QString>() << Problem::Missing;
    QTest::newRow("no address") << std::optional(u"shop.example"_s) << Problem::Malformed;
    QTest::newRow("not encrypted")
        << std::optional(u"http://shop.example"_s) << Problem::NotAllowed;
}

void WebhooksTest::refusesAnAddress()
{
    QFETCH(std::optional<QString>, url);
    QFETCH(Problem, problem);
    const auto refused = m_webhooks->change(kPlatform, {.url = url});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::InvalidInput);
    QCOMPARE(refused.error().fields, QList<FieldError>({{Field::Host, problem}}));
    QCOMPARE(m_webhooks->list().value(), QList<Webhook>());
}

void WebhooksTest::owesWhatChangesAfterItWasSet()
{
    const QUuid early = charge();
    paidCharge();
    set();
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>());
    pay(early);
    charge(); // a creation is not announced
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>{kPlatform});
    const auto notices = claimed();
    QCOMPARE(notices.size(), 1);
    QCOMPARE(notices.at(0).notice.transaction, early);
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>());
}

void WebhooksTest::reportsTheChangeAsItWasThen()
{
    set();
    const QUuid id = paidCharge();
    const Transaction paid = m_engine->find(id).value();
    m_clock.advance(1h);
    giveBack(id);
    const Notice expected{.number = 1,
                          .transaction = id,
                          .change = 1,
                          .operation = Operation::CashIn,
                          .amount = paid.amount,
                          .extra = u"mesa 4"_s,
                          .status = Status::Code::Paid,
                          .endToEndId = paid.endToEndId,
                          .at = *paid.finished};
    QCOMPARE(claimed().at(0).notice, expected);
}

void WebhooksTest::owesAPlatformItsOwn()
{
    set();
    set({.url = u"https://other.example/"_s}, kOther);
    const QUuid mine = paidCharge();
    const QUuid theirs = charge(kOther);
    pay(theirs);
    QCOMPARE(m_webhooks->withDue().value().size(), 2);
    const auto notices = claimed();
    QCOMPARE(notices.size(), 1);
    QCOMPARE(notices.at(0).notice.transaction, mine);
    const auto others = m_webhooks->claim(kOther, 10).value();
    QCOMPARE(others.webhook.url.host(), u"other.example"_s);
    QCOMPARE(others.notices.at(0).notice.transaction, theirs);
}

void WebhooksTest::keepsTheOrderOfATransaction()
{
    set();
    const QUuid first = paidCharge();
    giveBack(first);
    const QUuid second = paidCharge();

    const auto notices = claimed();
    QCOMPARE(notices.size(), 2); // only the refund waits for the payment
    QCOMPARE(notices.at(0).notice.transaction, first);
    QCOMPARE(notices.at(0).notice.status, Status(Status::Code::Paid));
    QCOMPARE(notices.at(1).notice.transaction, second);
    QVERIFY(claimed().isEmpty());

    settle(notices.at(0), kTimedOut);
    QVERIFY(claimed().isEmpty());
    m_clock.advance(6s);
    const auto again = claimed();
    QCOMPARE(again.size(), 1);
    QCOMPARE(again.at(0).notice, notices.at(0).notice);
    settle(again.at(0), answered(204));
    QCOMPARE(claimed().at(0).notice.status, Status(Status::Code::Refund));
}

/// Attempts follow the retry schedule with at most a tenth of delay, and then stop.
void WebhooksTest::triesAgainAsDecided()
{
    set();
    paidCharge();
    for (const std::chrono::milliseconds wait : {5s, 300s, 1800s, 7200s, 18000s, 36000s, 36000s}) {
        const auto notices = claimed();
        QCOMPARE(notices.size(), 1);
        settle(notices.at(0), kTimedOut);
        const QDateTime due = *log().at(0).due;
        QVERIFY(due >= m_clock().addDuration(wait));
        QVERIFY(due <= m_clock().addDuration(wait + wait / 10));
        m_clock.set(due.addMSecs(-1));
        QVERIFY(claimed().isEmpty());
        m_clock.advance(1ms);
    }
    const auto last = claimed();
    settle(last.at(0), kTimedOut);
    QCOMPARE(log().at(0).state, Delivery::State::Abandoned);
    QCOMPARE(log().at(0).due, std::nullopt);
    QCOMPARE(log().at(0).attempts.size(), 8);
    m_clock.advance(24h * 300);
    QVERIFY(claimed().isEmpty());
}

/// An attempt failed while the clock showed another century; the next transaction corrects its due
/// time.
void WebhooksTest::triesAgainOnceTheClockIsRight()
{
    set();
    m_clock.set(noon().addYears(73));
    paidCharge();
    settle(claimed().at(0), kTimedOut);
    m_clock.set(noon().addDays(1));
    charge();
    m_clock.advance(kMaxRetryDelay - 1h);
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>());
    m_clock.advance(1h);
    QCOMPARE(claimed().size(), 1);
}

/// A small clock correction shortens no interval.
void WebhooksTest::keepsAWaitWhenTheClockIsCorrected()
{
    set();
    paidCharge();
    settle(claimed().at(0), {.outcome = DeliveryOutcome::Refused, .answer = 503, .wanted = 2h});
    m_clock.advance(-1s);
    charge();
    m_clock.advance(2h);
    QCOMPARE(claimed().size(), 0);
    m_clock.advance(1s);
    QCOMPARE(claimed().size(), 1);
}

void WebhooksTest::waitsAsLongAsTheAnswerWants_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("min");
    QTest::addColumn<int>("max");
    QTest::newRow("less than we do") << 1 << 5 << 6;
    QTest::newRow("more") << 120 << 120 << 120;
    QTest::newRow("too much") << 1'000'000 << 36'000 << 36'000;
}

void WebhooksTest::waitsAsLongAsTheAnswerWants()
{
    QFETCH(int, wanted);
    QFETCH(int, min);
    QFETCH(int, max);
    set();
    paidCharge();
    DeliveryResult busy = answered(429);
    busy.wanted = std::chrono::seconds(wanted);
    settle(claimed().at(0), busy);
    const qint64 wait = m_clock().secsTo(*log().at(0).due);
    QVERIFY(wait >= min && wait <= max);
}

void WebhooksTest::stopsWhenTheReceiverIsGone()
{
    set();
    paidCharge();
    settle(claimed().at(0), answered(410));
    QVERIFY(!m_webhooks->list().value().at(0).isOn);
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>());
    set({.isOn = true});
    QCOMPARE(claimed().size(), 1); // nothing was discarded
}

void WebhooksTest::waitsWhileItIsOff()
{
    set();
    paidCharge();
    set({.isOn = false});
    paidCharge();
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>());
    QCOMPARE(m_webhooks->claim(kPlatform, 10).error().code, Error::Code::NotFound);
    set({.isOn = true});
    QCOMPARE(claimed().size(), 2);
}

void WebhooksTest::claimsANoticeOnce()
{
    set();
    for (int i = 0; i < 5; ++i)
        paidCharge();
    QSet<qint64> numbers;
    for (const int expected : {2, 2, 1, 0}) {
        const auto notices = claimed(2);
        QCOMPARE(notices.size(), expected);
        for (const ClaimedNotice &notice : notices)
            numbers.insert(notice.notice.number);
    }
    QCOMPARE(numbers.size(), 5);
}

void WebhooksTest::claimsAgainWhatADeadServerHad()
{
    set();
    paidCharge();
    const auto lost = claimed();
    m_clock.advance(Webhooks::kLease - 1ms);
    QVERIFY(claimed().isEmpty());
    m_clock.advance(1ms);
    const auto again = claimed();
    QCOMPARE(again.at(0).notice, lost.at(0).notice);
    QCOMPARE(again.at(0).attempt, 2);
    QCOMPARE(again.at(0).failures, 0); // the failure is unknown
}

void WebhooksTest::settlesWhatAnotherServerHasByNow()
{
    set();
    paidCharge();
    const auto slow = claimed();
    m_clock.advance(Webhooks::kLease);
    const auto again = claimed();
    const QDateTime due = *log().at(0).due;
    settle(slow.at(0), kTimedOut);
    QCOMPARE(log().at(0).due, due); // set by the other server
    settle(slow.at(0), answered(200));
    QCOMPARE(log().at(0).state, Delivery::State::Delivered);
    settle(again.at(0), kTimedOut);
    QCOMPARE(log().at(0).state, Delivery::State::Delivered);
}

void WebhooksTest::releasesANotification()
{
    set();
    paidCharge();
    const auto notices = claimed();
    QVERIFY(m_webhooks->release(notices.at(0)));
    QCOMPARE(claimed().at(0).notice, notices.at(0).notice);
}

void WebhooksTest::sendsAgainByHand()
{
    set();
    const QUuid id = paidCharge();
    const auto notices = claimed();
    settle(notices.at(0), answered(200));
    QVERIFY(claimed().isEmpty());
    QVERIFY(m_webhooks->redeliver(notices.at(0).notice.number));
    giveBack(id);
    const auto again = claimed();
    QCOMPARE(again.size(), 1);
    QCOMPARE(again.at(0).notice, notices.at(0).notice);
    QCOMPARE(again.at(0).attempt, 2);
    settle(again.at(0), kTimedOut); // from the beginning
    QVERIFY(m_clock().secsTo(*log({.state = Delivery::State::Owed}).last().due) <= 6);
    QCOMPARE(m_webhooks->redeliver(99).error().code, Error::Code::NotFound);
}

void WebhooksTest::sendsByHandWhatWasNeverOwed()
{
    const QUuid id = paidCharge();
    QCOMPARE(m_webhooks->redeliver(1).error().code, Error::Code::NotFound); // no webhook
    set();
    QVERIFY(m_webhooks->redeliver(1));
    QCOMPARE(claimed().at(0).notice.transaction, id);
}

void WebhooksTest::logsEveryAttempt()
{
    set();
    const QUuid id = paidCharge();
    const QDateTime start = m_clock();
    settle(claimed().at(0), answered(503));
    m_clock.advance(6s);
    std::ignore = claimed();
    m_clock.advance(Webhooks::kLease);
    const auto third = claimed();

    Delivery expected{.number = 1,
                      .webhook = kPlatform,
                      .platform = kPlatform,
                      .transaction = id,
                      .change = 1,
                      .status = Status::Code::Paid,
                      .state = Delivery::State::Owed,
                      .due = m_clock().addDuration(Webhooks::kLease)};
    expected.attempts = {{.number = 1,
                          .at = start,
                          .outcome = DeliveryOutcome::Refused,
                          .answer = 503,
                          .took = 12ms},
                         {.number = 2, .at = start.addSecs(6)},
                         {.number = 3, .at = m_clock()}};
    QCOMPARE(log(), QList<Delivery>{expected});

    settle(third.at(0), {.outcome = DeliveryOutcome::Delivered, .answer = 204, .took = 0ms});
    expected.state = Delivery::State::Delivered;
    expected.due.reset();
    expected.attempts.last() = {.number = 3,
                                .at = m_clock(),
                                .outcome = DeliveryOutcome::Delivered,
                                .answer = 204,
                                .took = 0ms};
    QCOMPARE(log(), QList<Delivery>{expected});
}

/// The numbers in users' files can never change.
void WebhooksTest::keepsTheNumbersOfOutcomes()
{
    using enum DeliveryOutcome;
    const QList<DeliveryOutcome> outcomes{Delivered,  Refused,    TimedOut,     Closed,    NotHttp,
                                          NoSuchHost, NotAllowed, NotConnected, NotTrusted};
    set();
    for (qsizetype i = 0; i < outcomes.size(); ++i)
        paidCharge();
    int number = 0;
    for (const ClaimedNotice &notice : claimed()) {
        const DeliveryOutcome outcome = outcomes.at(number++);
        settle(notice, {.outcome = outcome});
        const auto stored = m_database->queryScalar(
            u"SELECT outcome FROM attempt WHERE delivery = %1"_s.arg(notice.notice.number));
        QCOMPARE(stored->toInt(), number);
        QCOMPARE(log({.max = 100}).at(outcomes.size() - number).attempts.at(0).outcome, outcome);
    }
    QCOMPARE(number, outcomes.size());
}

void WebhooksTest::filtersTheLog()
{
    set();
    set({.url = kUrl}, kOther);
    const QUuid first = paidCharge();
    const QUuid second = paidCharge();
    const QUuid theirs = charge(kOther);
    pay(theirs);
    settle(claimed(1).at(0), answered(200));
    const auto numbers = [this](const DeliveryFilter &filter) {
        QList<qint64> found;
        for (const Delivery &delivery : log(filter))
            found.append(delivery.number);
        return found;
    };
    QCOMPARE(numbers({}), QList<qint64>({3, 2, 1}));
    QCOMPARE(numbers({.max = 2}), QList<qint64>({3, 2}));
    QCOMPARE(numbers({.platform = kPlatform}), QList<qint64>({2, 1}));
    QCOMPARE(numbers({.transaction = second}), QList<qint64>({2}));
    QCOMPARE(numbers({.state = Delivery::State::Delivered}), QList<qint64>({1}));
    QCOMPARE(numbers({.platform = kPlatform, .transaction = first, .state = Delivery::State::Owed}),
             QList<qint64>());
}

void WebhooksTest::forgetsWhatIsOld()
{
    set();
    paidCharge();
    paidCharge();
    settle(claimed(1).at(0), answered(200));
    m_clock.advance(Webhooks::kRetention - 1ms);
    QCOMPARE(m_webhooks->forgetOld(), 0);
    m_clock.advance(1ms);
    QCOMPARE(m_webhooks->forgetOld(), 1);
    QCOMPARE(log().size(), 1); // owed deliveries stay
    QCOMPARE(log().at(0).number, 2);
    QVERIFY(m_webhooks->redeliver(1)); // still in the outbox
    QCOMPARE(log().size(), 2);
}

void WebhooksTest::sendsToEachWebhook()
{
    const Webhook first = set();
    const Webhook second = m_webhooks->add(kPlatform, {.url = kUrl}).value();
    QVERIFY(m_webhooks->add(kOther, {.url = kUrl}));
    QVERIFY(second.id != first.id && second.secret != first.secret);
    QCOMPARE(m_webhooks->listOf(kPlatform).value(), (QList<Webhook>{first, second}));
    const QUuid id = paidCharge();
    QCOMPARE(m_webhooks->withDue().value().size(), 2);
    for (const QUuid &webhook : {first.id, second.id}) {
        const auto claim = m_webhooks->claim(webhook, 10).value();
        QCOMPARE(claim.webhook.id, webhook);
        QCOMPARE(claim.notices.size(), 1);
        QCOMPARE(claim.notices.at(0).notice.transaction, id);
        QVERIFY(m_webhooks->settle(claim.webhook, claim.notices.at(0), answered(200)));
    }
    QVERIFY(m_webhooks->withDue().value().isEmpty());
    QCOMPARE(log().size(), 2);
    QCOMPARE(log({.webhook = second.id}).size(), 1);
    QCOMPARE(log({.webhook = second.id}).at(0).attempts.size(), 1);
}

void WebhooksTest::sendsSelectedEvents()
{
    const QList<Status::Code> refunds{Status::Code::Refund};
    const Webhook webhook =
        m_webhooks->add(kPlatform, {.url = kUrl, .events = std::optional(refunds)}).value();
    QCOMPARE(webhook.events, refunds);
    const QUuid id = paidCharge();
    QCOMPARE(log().size(), 0);
    giveBack(id);
    QCOMPARE(log().size(), 1);
    QCOMPARE(log().at(0).status, Status(Status::Code::Refund));
    QCOMPARE(log().at(0).change, 2);
    const WebhookChange all{.events = std::optional<QList<Status::Code>>()};
    QCOMPARE(m_webhooks->changeOf(kPlatform, webhook.id, all)->events, std::nullopt);
    paidCharge();
    QCOMPARE(log().size(), 2);
    QCOMPARE(log().at(0).status, Status(Status::Code::Paid));
}

/// A failure at one webhook delays nothing at another one.
void WebhooksTest::keepsTheOrderAtEachWebhook()
{
    const Webhook first = set();
    const Webhook second = m_webhooks->add(kPlatform, {.url = kUrl}).value();
    giveBack(paidCharge());
    const auto claim = m_webhooks->claim(first.id, 10).value();
    QCOMPARE(claim.notices.size(), 1); // the refund waits
    QVERIFY(m_webhooks->settle(first, claim.notices.at(0), kTimedOut));
    QCOMPARE(m_webhooks->withDue().value(), QList<QUuid>{second.id});
    for (const Status::Code expected : {Status::Code::Paid, Status::Code::Refund}) {
        const auto next = m_webhooks->claim(second.id, 10).value();
        QCOMPARE(next.notices.size(), 1);
        QCOMPARE(next.notices.at(0).notice.status, Status(expected));
        QVERIFY(m_webhooks->settle(second, next.notices.at(0), answered(200)));
    }
    QCOMPARE(m_webhooks->claim(first.id, 10).value().notices.size(), 0);
    QCOMPARE(log({.webhook = first.id, .state = Delivery::State::Owed}).size(), 2);
    QCOMPARE(log({.webhook = second.id, .state = Delivery::State::Delivered}).size(), 2);
}

void WebhooksTest::abandonsWhatADeletedWebhookWasOwed()
{
    const Webhook webhook = m_webhooks->add(kPlatform, {.url = kUrl}).value();
    paidCharge();
    paidCharge();
    const auto claim = m_webhooks->claim(webhook.id, 1).value();
    QVERIFY(m_webhooks->remove(kPlatform, webhook.id));
    QCOMPARE(m_webhooks->remove(kPlatform, webhook.id).error().code, Error::Code::NotFound);
    QVERIFY(m_webhooks->withDue().value().isEmpty());
    QCOMPARE(log({.state = Delivery::State::Abandoned}).size(), 2);
    // An attempt during the deletion has an outcome, and no further attempt follows.
    QVERIFY(m_webhooks->settle(webhook, claim.notices.at(0), kTimedOut));
    QVERIFY(m_webhooks->release(claim.notices.at(0)));
    QCOMPARE(log({.state = Delivery::State::Abandoned}).size(), 2);
    paidCharge();
    QCOMPARE(log().size(), 2);
    m_clock.advance(Webhooks::kRetention + 1h);
    QCOMPARE(m_webhooks->forgetOld().value(), 2);
}

/// A change that began before the deletion creates no webhook.
void WebhooksTest::keepsADeletedWebhookDeleted()
{
    const Webhook webhook = m_webhooks->add(kPlatform, {.url = kUrl}).value();
    QCOMPARE(m_webhooks->findOf(kOther, webhook.id).error().code, Error::Code::NotFound);
    QCOMPARE(m_webhooks->remove(kOther, webhook.id).error().code, Error::Code::NotFound);
    QVERIFY(m_webhooks->remove(kPlatform, webhook.id));
    QCOMPARE(m_webhooks->changeOf(kPlatform, webhook.id, {.isOn = true}).error().code,
             Error::Code::NotFound);
    QVERIFY(m_webhooks->list().value().isEmpty());
}

BALCAO_GUILESS_TEST(WebhooksTest)
#include "tst_webhooks.moc"
