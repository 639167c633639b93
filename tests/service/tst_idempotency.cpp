// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// One program with the database.
struct Program
{
    explicit Program(const QString &address)
        : database(std::move(*Database::open(address, Database::Access::ReadWrite)))
        , engine(*database, serviceSettings(), clock, TestRandom(QUuid::createUuid().data1))
    {}

    std::unique_ptr<Database> database;
    TestClock clock;
    TransactionEngine engine;
};

TransactionDraft draftWith(const QString &key, int cents = 1500)
{
    TransactionDraft draft = cashInDraft(cents);
    draft.idempotency =
        IdempotencyKey{key.repeated(64), QString::number(cents).rightJustified(64, u'0')};
    return draft;
}

} // namespace

/// Tests the idempotency keys of creations, inside the transaction of a creation.
class IdempotencyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();

    void returnsTheFirstTransaction();
    void reportsNoChangeForARepetition();
    void refusesAnotherRequest();
    void forgetsAfterADay();
    void storesNoKeyOfARefusedRequest();
    void createsOneTransactionInSeveralPrograms();

private:
    [[nodiscard]] int count(const QString &table) const
    {
        return m_program->database->queryScalar(u"SELECT count(*) FROM "_s + table)->toInt();
    }

    Databases m_databases;
    QString m_address;
    std::unique_ptr<Program> m_program;
};

void IdempotencyTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_program.reset();
    m_address = m_databases.newShop(kind);
    m_program = std::make_unique<Program>(m_address);
    m_program->clock.set(noon());
}

void IdempotencyTest::returnsTheFirstTransaction()
{
    TransactionEngine &engine = m_program->engine;
    const auto first = engine.create(draftWith(u"a"_s));
    QVERIFY(first);
    QCOMPARE(engine.create(draftWith(u"a"_s)), first);
    const auto other = engine.create(draftWith(u"b"_s));
    QVERIFY(other && other->id != first->id);
    const auto without = engine.create(cashInDraft(1500));
    QVERIFY(without && without->id != first->id);
    QCOMPARE(count(u"tx"_s), 3);
    QVERIFY(engine.simulate(first->id, SimulatedOutcome::Paid));
    QVERIFY(engine.create(draftWith(u"a"_s))->status == Status::Code::Paid);
}

void IdempotencyTest::reportsNoChangeForARepetition()
{
    TransactionEngine &engine = m_program->engine;
    QVERIFY(engine.create(draftWith(u"a"_s)));
    QCOMPARE(engine.handleChange().size(), 1);
    QVERIFY(engine.create(draftWith(u"a"_s)));
    QCOMPARE(engine.handleChange().size(), 0);
}

void IdempotencyTest::refusesAnotherRequest()
{
    TransactionEngine &engine = m_program->engine;
    QVERIFY(engine.create(draftWith(u"a"_s)));
    const auto refused = engine.create(draftWith(u"a"_s, 1600));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
    QCOMPARE(refused.error().fields,
             QList<FieldError>({{Field::Identifier, Problem::AlreadyUsed}}));
    QCOMPARE(count(u"tx"_s), 1);
}

void IdempotencyTest::forgetsAfterADay()
{
    TransactionEngine &engine = m_program->engine;
    const auto first = engine.create(draftWith(u"a"_s));
    QVERIFY(first);
    m_program->clock.advance(24h - 1s);
    QCOMPARE(engine.create(draftWith(u"a"_s))->id, first->id);
    m_program->clock.advance(1s);
    const auto later = engine.create(draftWith(u"a"_s));
    QVERIFY(later && later->id != first->id);
    QCOMPARE(count(u"idempotency_key"_s), 1); // old keys are deleted
}

void IdempotencyTest::storesNoKeyOfARefusedRequest()
{
    TransactionEngine &engine = m_program->engine;
    TransactionDraft used = cashInDraft(1500, u"r-1"_s);
    QVERIFY(engine.create(used));
    used.idempotency = IdempotencyKey{u"a"_s.repeated(64), u"1"_s.repeated(64)};
    QVERIFY(!engine.create(used));
    QCOMPARE(count(u"idempotency_key"_s), 0);
    QVERIFY(engine.create(draftWith(u"a"_s)));
}

/// Several servers may get the repetitions of one request at the same time.
void IdempotencyTest::createsOneTransactionInSeveralPrograms()
{
    constexpr int kPrograms = 4;
    std::vector<QUuid> ids(kPrograms);
    std::vector<std::thread> threads;
    for (int i = 0; i < kPrograms; ++i) {
        threads.emplace_back([this, i, &ids] {
            Program program(m_address);
            program.clock.set(noon());
            if (const auto created = program.engine.create(draftWith(u"a"_s)))
                ids.at(static_cast<size_t>(i)) = created->id;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QVERIFY(!ids.front().isNull());
    QCOMPARE(std::count(ids.begin(), ids.end(), ids.front()), kPrograms);
    QCOMPARE(count(u"tx"_s), 1);
}

BALCAO_GUILESS_TEST(IdempotencyTest)
#include "tst_idempotency.moc"
