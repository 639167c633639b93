// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/groupcommit.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/dump.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

EngineCall create(const TransactionDraft &draft)
{
    return draft;
}

QList<EngineCall> charges(int count)
{
    QList<EngineCall> calls;
    for (int cents = 1; cents <= count; ++cents)
        calls.append(create(cashInDraft(cents)));
    return calls;
}

/// A database with its engine.
struct Shop
{
    explicit Shop(const QString &address)
        : Shop(address, TestClock())
    {}
    Shop(const QString &address, const Clock &time)
        : database(std::move(*Database::open(address, Database::Access::ReadWrite)))
        , engine(*database, serviceSettings(), time, TestRandom())
    {}

    QList<EngineAnswer> together(const QList<EngineCall> &calls)
    {
        return answerTogether(*database, engine, calls);
    }
    [[nodiscard]] Result<void> run(const QString &sql) const
    {
        return database->queryScalar(sql).map([](const QVariant &) {});
    }
    [[nodiscard]] qint64 ask(const QString &sql) const
    {
        return database->queryScalar(sql)->toLongLong();
    }
    [[nodiscard]] qint64 count() const { return ask(u"SELECT count(*) FROM tx"_s); }

    std::unique_ptr<Database> database;
    TransactionEngine engine;
};

/// Returns the rows of transactions, days and counters. Equal texts mean equal contents.
QString rowsOf(const Shop &shop)
{
    if (shop.database->backend().name() == "sqlite"_L1)
        return dumpOf(*shop.database);
    QString rows;
    for (const auto *table : {"tx", "tx_wide", "event", "day", "tot", "tally"}) {
        const auto list = shop.database->queryScalar(
            u"SELECT string_agg(t::text, ';' ORDER BY t::text) FROM %1 AS t"_s.arg(
                QLatin1StringView(table)));
        rows += list->toString() + u'\n';
    }
    return rows;
}

/// A clock that shows each of the times once.
Clock clockOf(const QList<QDateTime> &times)
{
    return [times, next = std::make_shared<qsizetype>(0)] { return times.at((*next)++); };
}

} // namespace

class GroupCommitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }

    void answersAsOneByOne();
    void createsChargesWithOneStatement();
    void storesEveryText_data();
    void storesEveryText();
    void countsAsOneByOne_data();
    void countsAsOneByOne();
    void refusesOnlyWhatFillsTheTotals();
    void isOneCommit();
    void reportsWhatEachCallChanged();
    void leavesNeighboursOfAFailureAlone();
    void leavesNeighboursOfARollbackAlone_data();
    void leavesNeighboursOfARollbackAlone();
    void waitsOnceForWhatIsOutOfReach_data();
    void waitsOnceForWhatIsOutOfReach();
    void keepsWhatFitsOnAFullDisk();
    void failsAllWithTheCommit();
    void failsAllWithoutTheRightToWrite();
    void readsAloneWithoutTheRightToWrite();

private:
    QString newDatabase()
    {
        QFETCH_GLOBAL(DatabaseKind, kind);
        return m_databases.newDatabase(kind);
    }

    static void verifyNeighbours(Shop &shop, const EngineCall &poison);

    Databases m_databases;
    Databases m_others;
};

void GroupCommitTest::answersAsOneByOne()
{
    Shop grouped(newDatabase());
    Shop single(m_others.newDatabase(DatabaseKind::Sqlite));
    QUuid first;
    QUuid second;
    for (Shop *shop : {&grouped, &single}) { // both generate the same ids
        first = shop->engine.create(cashInDraft(1, u"first"_s))->id;
        second = shop->engine.create(cashInDraft(2))->id;
        std::ignore = shop->engine.handleChange();
    }
    const auto pay = [](const QUuid &id) -> EngineCall {
        return
            [id](TransactionEngine &engine) { return engine.simulate(id, SimulatedOutcome::Paid); };
    };
    const auto refund = [](const QUuid &id) -> EngineCall {
        return [id](TransactionEngine &engine) { return engine.refund(id, u"engano"_s); };
    };
    TransactionDraft invalid = cashInDraft();
    invalid.document = u"123"_s;
    const QList<std::pair<EngineCall, std::optional<Error::Code>>> calls{
        {create(cashInDraft(3, u"new"_s)), {}},
        {create(cashInDraft(4, u"first"_s)), Error::Code::Conflict},
        {create(cashOutDraft(5)), {}},
        {create(cashInDraft(6, u"new"_s)), Error::Code::Conflict}, // used in the same commit
        {refund(first), Error::Code::TransitionRefused},
        {pay(first), {}},
        {create(invalid), Error::Code::InvalidInput},
        {refund(first), {}}, // paid in the same commit
        {pay(first), Error::Code::TransitionRefused},
        {pay(QUuid::createUuid()), Error::Code::NotFound},
        {pay(second), {}},
        {pay(second), {}},
        {create(cashInDraft(7)), {}},
        {create(invalid), Error::Code::InvalidInput}, // between two that one statement creates
        {create(cashInDraft(8)), {}},
    };
    QList<EngineCall> together;
    QList<EngineAnswer> expected;
    for (const auto &[call, code] : calls) {
        together.append(call);
        auto result = answer(single.engine, call);
        QCOMPARE(result ? std::nullopt : std::optional(result.error().code), code);
        expected.append({std::move(result), single.engine.handleChange()});
    }
    const auto answers = grouped.together(together);
    QCOMPARE(answers.size(), expected.size());
    for (qsizetype i = 0; i < answers.size(); ++i) {
        QVERIFY(answers.at(i).result == expected.at(i).result);
        QCOMPARE(answers.at(i).changed, expected.at(i).changed);
    }
    QCOMPARE(grouped.engine.list({})->transactions, single.engine.list({})->transactions);
    QFETCH_GLOBAL(DatabaseKind, kind);
    if (kind == DatabaseKind::Sqlite)
        QCOMPARE(dumpOf(*grouped.database), dumpOf(*single.database));
}

/// On a server. Otherwise each statement of each charge waits for the server.
void GroupCommitTest::createsChargesWithOneStatement()
{
    Shop shop(m_others.newDatabase(DatabaseKind::PostgreSql));
    for (const auto &answer : shop.together(charges(40)))
        QVERIFY(answer.result);
    for (const auto *table : {"tx", "tx_wide", "event"}) {
        const auto sql = u"SELECT count(*) * 100 + count(DISTINCT cmin::text) FROM %1"_s;
        QCOMPARE(shop.ask(sql.arg(QLatin1StringView(table))), 4001);
    }
}

void GroupCommitTest::storesEveryText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes") << u"\"a\" 'b' \"\""_s;
    QTest::newRow("backslashes") << u"\\ \\\\ \\n \\u0041 \\\""_s;
    QTest::newRow("line breaks") << u"a\nb\r\nc"_s;
    QTest::newRow("punctuation") << u"{a,b}:[c],{}"_s;
    QTest::newRow("NULL") << u"NULL"_s;
    QTest::newRow("placeholders") << u"? $1 %1 :name"_s;
    QTest::newRow("outside of ASCII") << u"Conceição € 😀 \u2028"_s;
}

/// A server reads the texts of a group from one value.
void GroupCommitTest::storesEveryText()
{
    QFETCH(QString, text);
    QList<EngineCall> calls = charges(3);
    auto &draft = std::get<TransactionDraft>(calls[1]);
    draft.description = text.simplified(); // without line breaks
    draft.extra = text;
    Shop grouped(newDatabase());
    Shop single(m_others.newDatabase(DatabaseKind::Sqlite));
    const auto answers = grouped.together(calls);
    for (qsizetype i = 0; i < calls.size(); ++i) {
        const auto expected = answer(single.engine, calls.at(i));
        QVERIFY2(expected, qPrintable(expected.error().detail));
        QVERIFY(answers.at(i).result == expected);
        QCOMPARE(*grouped.engine.find(expected->id), *expected);
    }
    QFETCH_GLOBAL(DatabaseKind, kind);
    if (kind == DatabaseKind::PostgreSql) // a failed statement is repeated for each charge
        QCOMPARE(grouped.ask(u"SELECT count(DISTINCT cmin::text) FROM tx"_s), 1);
}

void GroupCommitTest::countsAsOneByOne_data()
{
    QTest::addColumn<QList<int>>("minutes"); ///< after noon, of each charge
    QTest::newRow("at once") << QList<int>{0, 0, 0, 0};
    QTest::newRow("over midnight") << QList<int>{719, 719, 720, 721, 722};
    QTest::newRow("over two midnights") << QList<int>{0, 720, 2160, 2161};
    QTest::newRow("set back by an hour") << QList<int>{60, 61, 1, 2};
    QTest::newRow("set back by a day") << QList<int>{720, 721, 0, 1, 722};
}

void GroupCommitTest::countsAsOneByOne()
{
    QFETCH(QList<int>, minutes);
    QFETCH_GLOBAL(DatabaseKind, kind);
    QList<QDateTime> times;
    QList<EngineCall> calls;
    for (const int minute : minutes) {
        times.append(noon().addSecs(minute * qint64(60)));
        calls.append(create(cashInDraft(100 + minute)));
    }
    Shop grouped(newDatabase(), clockOf(times));
    Shop single(m_others.newDatabase(kind), clockOf(times));
    const auto answers = grouped.together(calls);
    for (qsizetype i = 0; i < calls.size(); ++i)
        QCOMPARE(*answers.at(i).result, *answer(single.engine, calls.at(i)));
    QCOMPARE(rowsOf(grouped), rowsOf(single));
}

/// The counters hold 64 bits.
void GroupCommitTest::refusesOnlyWhatFillsTheTotals()
{
    Shop shop(newDatabase());
    QVERIFY(shop.engine.create(cashInDraft(1)));
    std::ignore = shop.engine.handleChange();
    QVERIFY(shop.run(u"UPDATE tot SET amount = 9223372036854775807 - 1000"_s));
    const auto answers = shop.together(
        {create(cashInDraft(600)), create(cashInDraft(800)), create(cashInDraft(300))});
    QVERIFY(answers.at(0).result);
    QCOMPARE(answers.at(1).result.error().code, Error::Code::InvalidInput);
    QVERIFY(answers.at(2).result);
    QCOMPARE(shop.count(), 3);
}

void GroupCommitTest::isOneCommit()
{
    const QString address = newDatabase();
    Shop shop(address);
    const Shop other(address);
    QList<EngineCall> calls = charges(64);
    QList<qint64> seen;
    calls.append([&](TransactionEngine &engine) {
        seen.append(shop.count());
        seen.append(other.count());
        return engine.create(cashInDraft());
    });
    for (const auto &answer : shop.together(calls))
        QVERIFY(answer.result);
    QCOMPARE(seen, QList<qint64>({64, 0}));
    QCOMPARE(other.count(), 65);
}

void GroupCommitTest::reportsWhatEachCallChanged()
{
    TestClock clock;
    Shop shop(newDatabase(), clock);
    const auto open = shop.engine.create(cashInDraft(2));
    std::ignore = shop.engine.handleChange();
    clock.advance(std::chrono::hours(24));
    const auto answers =
        shop.together({create(cashInDraft(3)), [&](TransactionEngine &engine) {
                           return engine.simulate(open->id, SimulatedOutcome::Paid);
                       }});
    QCOMPARE(answers.at(0).changed, QList<Transaction>{*answers.at(0).result});
    // Refused as too late; the expiry of the charge is reported nevertheless.
    QCOMPARE(answers.at(1).result.error().code, Error::Code::TransitionRefused);
    QCOMPARE(answers.at(1).changed.size(), 1);
    QCOMPARE(answers.at(1).changed.at(0).id, open->id);
    QCOMPARE(answers.at(1).changed.at(0).status, Status(Status::Code::Expired));
    QVERIFY(shop.engine.handleChange().isEmpty());
}

void GroupCommitTest::leavesNeighboursOfAFailureAlone()
{
    Shop shop(newDatabase());
    verifyNeighbours(shop, [&shop](TransactionEngine &engine) {
        const auto broken = shop.run(u"INSERT INTO nothing VALUES (1)"_s);
        return broken.and_then([&] { return engine.create(cashInDraft()); });
    });
}

void GroupCommitTest::leavesNeighboursOfARollbackAlone_data()
{
    QTest::addColumn<QString>("undone");
    QTest::newRow("the statement") << u"ABORT"_s;
    QTest::newRow("the transaction") << u"ROLLBACK"_s;
}

/// Once as a failed statement, which is rolled back alone, and once as a disk error, after which
/// SQLite rolls back the whole transaction.
void GroupCommitTest::leavesNeighboursOfARollbackAlone()
{
    QFETCH(QString, undone);
    Shop shop(m_others.newDatabase(DatabaseKind::Sqlite));
    QVERIFY(shop.run(
        u"CREATE TRIGGER stop AFTER INSERT ON event WHEN (SELECT reference FROM tx "
        "WHERE seq = NEW.tx) = 'poison' BEGIN SELECT raise(%1, 'stop'); END"_s.arg(undone)));
    verifyNeighbours(shop, create(cashInDraft(1, u"poison"_s)));
}

/// Checks that a failed call does not affect the calls next to it.
void GroupCommitTest::verifyNeighbours(Shop &shop, const EngineCall &poison)
{
    constexpr int kPoison = 20;
    QList<EngineCall> calls = charges(40);
    calls[kPoison] = poison;
    const auto answers = shop.together(calls);
    QCOMPARE(answers.size(), 40);
    for (int i = 0; i < 40; ++i) {
        const auto &[result, changed] = answers.at(i);
        if (i == kPoison) {
            QCOMPARE(result.error().code, Error::Code::Internal);
            QVERIFY(changed.isEmpty());
            continue;
        }
        QVERIFY(result);
        QCOMPARE(result->amount.cents(), i + 1);
        QCOMPARE(changed, QList<Transaction>{*result});
        QCOMPARE(*shop.engine.find(result->id), *result);
    }
    QCOMPARE(shop.count(), 39);
    QVERIFY(!shop.database->isInTransaction());
}

void GroupCommitTest::waitsOnceForWhatIsOutOfReach_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("busy") << Error::Code::StorageBusy;
    QTest::newRow("unreachable") << Error::Code::StorageUnreachable;
}

void GroupCommitTest::waitsOnceForWhatIsOutOfReach()
{
    QFETCH(Error::Code, code);
    Shop shop(newDatabase());
    QList<int> made(3);
    const auto counting = [&made](qsizetype number, const EngineCall &call) -> EngineCall {
        return [&made, number, call](TransactionEngine &engine) {
            ++made[number];
            return answer(engine, call);
        };
    };
    const auto answers = shop.together({
        counting(0, create(cashInDraft(1))),
        counting(1,
                 [code](TransactionEngine &) -> Result<Transaction> {
                     return tl::unexpected(Error{code, {}, {}});
                 }),
        counting(2, create(cashInDraft(2))),
    });
    QCOMPARE(made, QList<int>({2, 2, 0})); // in one commit, then in separate ones
    QVERIFY(answers.at(0).result);
    QCOMPARE(answers.at(1).result.error().code, code);
    QCOMPARE(answers.at(2).result.error().code, code);
    QCOMPARE(shop.count(), 1);
}

void GroupCommitTest::keepsWhatFitsOnAFullDisk()
{
    Shop shop(m_others.newDatabase(DatabaseKind::Sqlite));
    QVERIFY(shop.run(u"VACUUM"_s)); // the migrations leave free pages
    const qint64 pages = shop.ask(u"PRAGMA page_count"_s);
    QVERIFY(shop.run(u"PRAGMA max_page_count = %1"_s.arg(pages + 3)));
    const auto answers = shop.together(charges(64));
    QCOMPARE(answers.size(), 64);
    qint64 kept = 0;
    for (const auto &[result, changed] : answers) {
        if (result) {
            ++kept;
            QCOMPARE(*shop.engine.find(result->id), *result);
            QCOMPARE(changed, QList<Transaction>{*result});
        } else {
            QCOMPARE(result.error().code, Error::Code::StorageFull);
            QVERIFY(changed.isEmpty());
        }
    }
    QCOMPARE_GT(kept, 0);
    QCOMPARE_LT(kept, 64);
    QCOMPARE(shop.count(), kept);

    // Works again once there is free space.
    QVERIFY(shop.run(u"PRAGMA max_page_count = 100000"_s));
    for (const auto &answer : shop.together(charges(64)))
        QVERIFY(answer.result);
    QCOMPARE(shop.count(), kept + 64);
}

void GroupCommitTest::failsAllWithTheCommit()
{
    Shop shop(newDatabase());
    QVERIFY(shop.run(u"CREATE TABLE a (x INTEGER PRIMARY KEY)"_s));
    QVERIFY(shop.run(u"CREATE TABLE b (x INTEGER REFERENCES a DEFERRABLE INITIALLY DEFERRED)"_s));
    QList<EngineCall> calls = charges(10);
    calls.append([&shop](TransactionEngine &engine) {
        // Detected only by the commit.
        return shop.run(u"INSERT INTO b VALUES (77)"_s).and_then([&] {
            return engine.create(cashInDraft());
        });
    });
    const auto answers = shop.together(calls);
    QCOMPARE(answers.size(), 11);
    for (const auto &[result, changed] : answers) {
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Code::Internal);
        QVERIFY(changed.isEmpty());
    }
    QCOMPARE(shop.count(), 0);
    QVERIFY(shop.engine.handleChange().isEmpty());
    for (const auto &answer : shop.together(charges(10)))
        QVERIFY(answer.result);
    QCOMPARE(shop.count(), 10);
}

void GroupCommitTest::failsAllWithoutTheRightToWrite()
{
    const QString address = newDatabase();
    Shop shop(address);
    const Shop other(address);
    {
        const auto writing = WriteTransaction::begin(*other.database);
        QVERIFY(writing);
        const auto answers = shop.together(charges(10));
        QCOMPARE(answers.size(), 10);
        for (const auto &answer : answers)
            QCOMPARE(answer.result.error().code, Error::Code::StorageBusy);
    }
    for (const auto &answer : shop.together(charges(10)))
        QVERIFY(answer.result);
}

void GroupCommitTest::readsAloneWithoutTheRightToWrite()
{
    const QString address = newDatabase();
    Shop shop(address);
    const Shop other(address);
    const auto created = shop.engine.create(cashInDraft());
    const auto writing = WriteTransaction::begin(*other.database);
    QVERIFY(writing);
    const auto answers =
        shop.together({[&](TransactionEngine &engine) { return engine.find(created->id); }});
    QCOMPARE(*answers.constFirst().result, *created);
}

BALCAO_GUILESS_TEST(GroupCommitTest)
#include "tst_groupcommit.moc"
