// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhooks.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <algorithm>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

const QString kUrl = u"https://shop.example/hooks"_s;
const QUuid kOther{u"8f14e45f-0000-467a-9b36-2f5b3c2d1a02"_s};

/// Returns a key. Different digits of `request` are different requests.
IdempotencyKey key(QChar digit, QChar request = u'1')
{
    return {QString(64, digit), QString(64, request)};
}

/// One program with the database.
struct Program
{
    explicit Program(const QString &address)
        : database(std::move(*Database::open(address, Database::Access::ReadWrite)))
        , engine(*database, serviceSettings(), clock, TestRandom(QUuid::createUuid().data1))
        , webhooks(*database, WebhookReach::Public, clock, TestRandom(QUuid::createUuid().data1))
    {
        clock.set(noon());
    }

    std::unique_ptr<Database> database;
    TestClock clock;
    TransactionEngine engine;
    Webhooks webhooks;
};

} // namespace

/// Tests the idempotency keys of new webhooks.
class WebhookIdempotencyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();

    void returnsTheFirstWebhook();
    void returnsAChangedWebhookAsCreated();
    void returnsTheFirstWebhookAtTheLimit();
    void refusesAnotherRequest();
    void sharesKeysWithTransactions();
    void separatesPlatforms();
    void refusesAfterTheLossOfTheSecret_data();
    void refusesAfterTheLossOfTheSecret();
    void forgetsAfterADay();
    void storesNoKeyOfARefusedRequest();
    void createsOneWebhookInSeveralPrograms();

private:
    Result<Webhook> add(const IdempotencyKey &key, const WebhookChange &change = {.url = kUrl},
                        const QUuid &platform = kPlatform)
    {
        return m_program->webhooks.add(platform, change, key);
    }
    [[nodiscard]] int count(const QString &table) const
    {
        return m_program->database->queryScalar(u"SELECT count(*) FROM "_s + table)->toInt();
    }

    Databases m_databases;
    QString m_address;
    std::unique_ptr<Program> m_program;
};

void WebhookIdempotencyTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_program.reset();
    m_address = m_databases.newShop(kind);
    m_program = std::make_unique<Program>(m_address);
}

void WebhookIdempotencyTest::returnsTheFirstWebhook()
{
    const auto first = add(key(u'a'));
    QVERIFY(first);
    m_program->clock.advance(1h);
    QCOMPARE(add(key(u'a')), first);
    const auto other = add(key(u'b'));
    QVERIFY(other && other->id != first->id && other->secret != first->secret);
    const auto without = m_program->webhooks.add(kPlatform, {.url = kUrl});
    QVERIFY(without && without->id != first->id);
    QCOMPARE(count(u"webhook"_s), 3);
    QCOMPARE(count(u"idempotency_key"_s), 2);
}

/// The answer is that of the first request. The webhook keeps its changes.
void WebhookIdempotencyTest::returnsAChangedWebhookAsCreated()
{
    const QList<Status::Code> refunds{Status::Code::Refund};
    const WebhookChange request{.url = kUrl, .isOn = false, .events = std::optional(refunds)};
    const auto first = add(key(u'a'), request);
    QVERIFY(first);
    const auto changed =
        m_program->webhooks.changeOf(kPlatform, first->id,
                                     {.url = u"https://shop.example/moved"_s,
                                      .isOn = true,
                                      .events = std::optional<QList<Status::Code>>()});
    QVERIFY(changed && changed->url != first->url);
    QCOMPARE(add(key(u'a'), request), first);
    QCOMPARE(m_program->webhooks.findOf(kPlatform, first->id), changed);
}

void WebhookIdempotencyTest::returnsTheFirstWebhookAtTheLimit()
{
    const auto first = add(key(u'a'));
    for (int i = 1; i < Webhook::kMaxOfPlatform; ++i)
        QVERIFY(m_program->webhooks.add(kPlatform, {.url = kUrl}));
    QCOMPARE(add(key(u'a')), first);
    QCOMPARE(add(key(u'b')).error().code, Error::Code::Conflict);
    QVERIFY(add(key(u'b')).error().fields.isEmpty()); // no conflict of keys
}

void WebhookIdempotencyTest::refusesAnotherRequest()
{
    QVERIFY(add(key(u'a')));
    const auto refused = add(key(u'a', u'2'));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
    QCOMPARE(refused.error().fields,
             QList<FieldError>({{Field::Identifier, Problem::AlreadyUsed}}));
    QCOMPARE(count(u"webhook"_s), 1);
}

/// A key of a platform is that of one request, whatever it creates.
void WebhookIdempotencyTest::sharesKeysWithTransactions()
{
    const QList<FieldError> reused{{Field::Identifier, Problem::AlreadyUsed}};
    TransactionDraft draft = cashInDraft();
    draft.idempotency = key(u'a', u'1');
    const auto charge = m_program->engine.create(draft);
    QVERIFY(charge);
    QCOMPARE(add(key(u'a', u'2')).error().fields, reused);
    QVERIFY(add(key(u'b', u'2')));
    draft.idempotency = key(u'b', u'1');
    QCOMPARE(m_program->engine.create(draft).error().fields, reused);
    draft.idempotency = key(u'a', u'1');
    QCOMPARE(m_program->engine.create(draft)->id, charge->id);
    QCOMPARE(count(u"tx"_s), 1);
    QCOMPARE(count(u"webhook"_s), 1);
}

void WebhookIdempotencyTest::separatesPlatforms()
{
    const auto first = add(key(u'a'));
    const auto other = add(key(u'a', u'2'), {.url = kUrl}, kOther);
    QVERIFY(first && other);
    QVERIFY(other->id != first->id && other->secret != first->secret);
    QCOMPARE(add(key(u'a', u'2'), {.url = kUrl}, kOther), other);
    QCOMPARE(add(key(u'a')), first);
}

void WebhookIdempotencyTest::refusesAfterTheLossOfTheSecret_data()
{
    QTest::addColumn<int>("renewals");
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("renewed") << 1 << false;
    QTest::newRow("renewed twice") << 2 << false;
    QTest::newRow("deleted") << 0 << true;
    QTest::newRow("renewed and deleted") << 1 << true;
}

void WebhookIdempotencyTest::refusesAfterTheLossOfTheSecret()
{
    QFETCH(int, renewals);
    QFETCH(bool, isDeleted);
    const auto first = add(key(u'a'));
    QVERIFY(first);
    for (int i = 0; i < renewals; ++i)
        QVERIFY(m_program->webhooks.changeOf(kPlatform, first->id, {.renewsSecret = true}));
    if (isDeleted)
        QVERIFY(m_program->webhooks.remove(kPlatform, first->id));
    m_program->clock.advance(24h - 1s);
    const auto refused = add(key(u'a'));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::NotFound);
    QCOMPARE(count(u"webhook"_s), isDeleted ? 0 : 1);
    m_program->clock.advance(1s);
    const auto later = add(key(u'a'));
    QVERIFY(later && later->id != first->id);
}

void WebhookIdempotencyTest::forgetsAfterADay()
{
    const auto first = add(key(u'a'));
    QVERIFY(first);
    QVERIFY(add(key(u'b')));
    m_program->clock.advance(24h - 1ms);
    QCOMPARE(add(key(u'a')), first);
    m_program->clock.advance(1ms);
    const auto later = add(key(u'a', u'2'));
    QVERIFY(later && later->id != first->id);
    QCOMPARE(count(u"idempotency_key"_s), 1); // old keys are deleted
    QCOMPARE(add(key(u'a', u'2')), later);
}

void WebhookIdempotencyTest::storesNoKeyOfARefusedRequest()
{
    QVERIFY(!add(key(u'a'), {.url = u"http://shop.example/"_s}));
    QVERIFY(!add(key(u'a'), {}));
    QCOMPARE(count(u"idempotency_key"_s), 0);
    QVERIFY(add(key(u'a', u'2')));
}

/// Several servers may get the repetitions of one request at the same time.
void WebhookIdempotencyTest::createsOneWebhookInSeveralPrograms()
{
    constexpr int kPrograms = 4;
    std::vector<QUuid> ids(kPrograms);
    std::vector<std::thread> threads;
    for (int i = 0; i < kPrograms; ++i) {
        threads.emplace_back([this, i, &ids] {
            Program program(m_address);
            if (const auto created = program.webhooks.add(kPlatform, {.url = kUrl}, key(u'a')))
                ids.at(static_cast<size_t>(i)) = created->id;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(!ids.front().isNull());
    QCOMPARE(std::count(ids.begin(), ids.end(), ids.front()), kPrograms);
    QCOMPARE(count(u"webhook"_s), 1);
}

BALCAO_GUILESS_TEST(WebhookIdempotencyTest)
#include "tst_webhookidempotency.moc"
