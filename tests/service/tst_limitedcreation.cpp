// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/service/groupcommit.h"
#include "core/service/transactionengine.h"
#include "core/storage/keystore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

/// One program with the database.
struct Till
{
    explicit Till(const QString &address)
        : database(std::move(*Database::open(address, Database::Access::ReadWrite)))
        , engine(*database, serviceSettings(), clock, TestRandom(QUuid::createUuid().data1))
    {}

    std::unique_ptr<Database> database;
    TestClock clock;
    TransactionEngine engine;
};

} // namespace

/// Tests the limits of API keys, which the engine applies inside the transaction of a creation.
class LimitedCreationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();

    void refusesLargeAmounts();
    void countsTheDay();
    void startsTheDayInBrasilia();
    void limitsEachKeyAlone();
    void reportsAUsedReferenceFirst();
    void countsExactlyInOneCommit();
    void countsExactlyInSeveralPrograms();

private:
    QUuid addKey(const KeyLimits &limits);
    static std::optional<FieldError> refusal(TransactionEngine &engine, TransactionDraft draft,
                                             const QUuid &key);

    Databases m_databases;
    QString m_address;
    std::unique_ptr<Till> m_till;
};

void LimitedCreationTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_till.reset();
    m_address = m_databases.newShop(kind);
    m_till = std::make_unique<Till>(m_address);
}

QUuid LimitedCreationTest::addKey(const KeyLimits &limits)
{
    static int number = 0;
    const ApiKey key{.id = QUuid::createUuid(),
                     .name = u"Caixa"_s,
                     .platform = kPlatform,
                     .scopes = kAllScopes,
                     .created = noon(),
                     .revoked = {},
                     .limits = limits};
    const QByteArray digest = QByteArray::number(++number).rightJustified(16, '0').repeated(4);
    if (!KeyStore(*m_till->database).add(key, digest))
        qFatal("the key cannot be stored");
    return key.id;
}

/// Returns the exceeded limit; nullopt if the transaction was created.
std::optional<FieldError> LimitedCreationTest::refusal(TransactionEngine &engine,
                                                       TransactionDraft draft, const QUuid &key)
{
    draft.limitedKey = key;
    const auto created = engine.create(draft);
    if (created)
        return std::nullopt;
    if (created.error().code != Error::Code::AccessDenied || created.error().fields.size() != 1)
        qFatal("another error: %s", qPrintable(created.error().detail));
    return created.error().fields.constFirst();
}

void LimitedCreationTest::refusesLargeAmounts()
{
    const QUuid key =
        addKey({.maxCharge = Money::fromCents(1000), .maxPayout = Money::fromCents(500)});
    TransactionEngine &engine = m_till->engine;
    QVERIFY(!refusal(engine, cashInDraft(1000), key));
    QVERIFY(refusal(engine, cashInDraft(1001), key) ==
            FieldError({Field::Amount, Problem::TooLarge, 1000}));
    QVERIFY(!refusal(engine, cashOutDraft(500), key));
    QVERIFY(refusal(engine, cashOutDraft(501), key) ==
            FieldError({Field::Amount, Problem::TooLarge, 500}));
    QVERIFY(engine.create(cashInDraft(1001))); // without a key
    QCOMPARE(m_till->database->queryScalar(u"SELECT count(*) FROM tx"_s)->toInt(), 3);
}

void LimitedCreationTest::countsTheDay()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    TransactionEngine &engine = m_till->engine;
    QVERIFY(!refusal(engine, cashInDraft(600), key));
    QVERIFY(refusal(engine, cashOutDraft(401), key) ==
            FieldError({Field::Amount, Problem::DayLimit, 400}));
    QVERIFY(!refusal(engine, cashOutDraft(400), key)); // a refused one does not count
    QVERIFY(refusal(engine, cashInDraft(1), key) ==
            FieldError({Field::Amount, Problem::DayLimit, 0}));
}

void LimitedCreationTest::startsTheDayInBrasilia()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    TransactionEngine &engine = m_till->engine;
    m_till->clock.set(QDateTime(QDate(2026, 1, 16), QTime(2, 59, 59), QTimeZone::utc()));
    QVERIFY(!refusal(engine, cashInDraft(1000), key));
    QVERIFY(refusal(engine, cashInDraft(1), key));
    m_till->clock.advance(std::chrono::seconds(1));
    QVERIFY(!refusal(engine, cashInDraft(1000), key));
    QVERIFY(refusal(engine, cashInDraft(1), key));
    m_till->clock.advance(-std::chrono::seconds(1)); // the clock was set back
    QVERIFY(refusal(engine, cashInDraft(1), key));
}

void LimitedCreationTest::limitsEachKeyAlone()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    const QUuid other = addKey({.maxPerDay = Money::fromCents(2000)});
    TransactionEngine &engine = m_till->engine;
    QVERIFY(!refusal(engine, cashInDraft(1000), key));
    QVERIFY(!refusal(engine, cashInDraft(1500), other));
    QVERIFY(refusal(engine, cashInDraft(501), other) ==
            FieldError({Field::Amount, Problem::DayLimit, 500}));
}

/// A client that lost an answer repeats the order and needs the existing transaction.
void LimitedCreationTest::reportsAUsedReferenceFirst()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    TransactionDraft draft = cashInDraft(1000, u"r-1"_s);
    draft.limitedKey = key;
    QVERIFY(m_till->engine.create(draft));
    const auto repeated = m_till->engine.create(draft);
    QVERIFY(!repeated);
    QCOMPARE(repeated.error().code, Error::Code::Conflict);
}

void LimitedCreationTest::countsExactlyInOneCommit()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    QList<EngineCall> calls;
    for (int i = 0; i < 20; ++i) {
        TransactionDraft draft = cashInDraft(70, i % 5 == 0 ? u"same"_s : QString());
        draft.limitedKey = key;
        calls.append(draft);
    }
    const auto answers = answerTogether(*m_till->database, m_till->engine, calls);
    QCOMPARE(std::count_if(answers.cbegin(), answers.cend(),
                           [](const EngineAnswer &answer) { return answer.result.has_value(); }),
             14);
    const auto total = m_till->database->queryScalar(u"SELECT sum(amount) FROM tx"_s);
    QCOMPARE(total->toInt(), 980);
    QVERIFY(*KeyStore(*m_till->database).totalOn(noon().date(), key) == Money::fromCents(980));
}

void LimitedCreationTest::countsExactlyInSeveralPrograms()
{
    const QUuid key = addKey({.maxPerDay = Money::fromCents(1000)});
    std::atomic<int> created = 0;
    std::vector<std::thread> programs;
    for (int program = 0; program < 3; ++program) {
        programs.emplace_back([&] {
            Till till(m_address);
            waitForNoDisk(*till.database);
            for (int i = 0; i < 15; ++i) {
                if (!refusal(till.engine, cashInDraft(70), key))
                    ++created;
            }
        });
    }
    for (std::thread &program : programs)
        program.join();
    QCOMPARE(created.load(), 14);
    const auto total = m_till->database->queryScalar(u"SELECT sum(amount) FROM tx"_s);
    QCOMPARE(total->toInt(), 980);
}

BALCAO_GUILESS_TEST(LimitedCreationTest)
#include "tst_limitedcreation.moc"
