// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"
#include "core/domain/transactionpage.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/transactionschedule.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

QUuid idOf(int number)
{
    return QUuid(u"00000000-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
}

/// Returns a pending cash-in with a value in every possible field.
Transaction cashIn(int number)
{
    Transaction transaction;
    transaction.id = idOf(number);
    transaction.amount = Money::fromCents(100 + number);
    transaction.commission = Money::fromCents(number);
    transaction.created = noon().addSecs(number);
    transaction.name = u"Pessoa %1"_s.arg(number);
    transaction.email = u"p%1@example.com"_s.arg(number);
    transaction.phone = u"+5511987654321"_s;
    transaction.document = u"52998224725"_s;
    transaction.description = u"descrição"_s;
    transaction.platform = kPlatform;
    transaction.reference = u"ref-%1"_s.arg(number);
    transaction.extra = u"extra\n%1"_s.arg(number);
    transaction.paymentLink = u"https://example.com/%1"_s.arg(number);
    transaction.qrCode = u"000201%1"_s.arg(number);
    transaction.events = {{Status::Code::Pending, transaction.created}};
    return transaction;
}

Transaction expiring(int number, int seconds)
{
    Transaction transaction = cashIn(number);
    transaction.expires = noon().addSecs(seconds);
    return transaction;
}

QString endToEndIdOf(int number)
{
    return u"E99999999202601151500%1"_s.arg(number, 11, 10, QChar(u'0'));
}

/// Returns a cash-in that was paid a minute later.
Transaction paid(int number)
{
    Transaction transaction = cashIn(number);
    transaction.status = Status::Code::Paid;
    transaction.finished = transaction.created.addSecs(60);
    transaction.endToEndId = endToEndIdOf(number);
    transaction.events.prepend({Status::Code::Paid, *transaction.finished});
    return transaction;
}

Transaction cashOut(int number)
{
    Transaction transaction = cashIn(number);
    transaction.operation = Operation::CashOut;
    transaction.paymentLink.clear();
    transaction.qrCode.clear();
    transaction.pixKey = u"pessoa%1@example.com"_s.arg(number);
    return transaction;
}

} // namespace

class TransactionStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { support::databaseKinds(); }
    void init();
    void cleanup();

    void findsWhatWasInserted_data();
    void findsWhatWasInserted();
    void findsAnAccentAtAnyPosition();
    void keepsTheNumbersOfStatuses_data();
    void keepsTheNumbersOfStatuses();
    void keepsTheNumbersOfOperations();
    void keepsAbsentValuesAsNull();
    void datesByTheClockThatWasSetBack_data();
    void datesByTheClockThatWasSetBack();
    void refusesAReferenceOfThePlatformTwice();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void storesNothingOfAFailedInsert();
    void movesOnceOnly();
    void movesOn();
    void keepsHistoryOnAMoveThatIsNotFinal();
    void doesNotMoveWhatIsNotThere();
    void followsTheStateMachine_data();
    void followsTheStateMachine();
    void storesTheDataOfATransition();
    void keepsTheReasonOfARefund();
    void writesANoticeOfEveryMove();
    void writesNoNoticeOfWhatIsRolledBack();
    void findsWhatIsDue();
    void keepsWhatIsOverFromBeingDue();
    void findsWhatExpires();
    void keepsWhatIsOverFromExpiring();
    void findsByPixKey();
    void keepsTheEventsOfAPageApart();
    void isEmptyAtFirst();
    void folds_data();
    void folds();

private:
    template<typename Work>
    auto writing(Work work)
    {
        return inWriteTransaction(*m_database, [&] { return work(*m_store); });
    }
    template<typename Work>
    auto timing(Work work)
    {
        TransactionSchedule times(*m_database);
        return inWriteTransaction(*m_database, [&] { return work(times); });
    }
    Result<std::optional<QDateTime>> insert(const Transaction &transaction)
    {
        return writing([&](TransactionStore &store) { return store.insert(transaction); });
    }
    Result<void> move(const StatusTransition &move)
    {
        return writing([&](TransactionStore &store) { return store.move(move); });
    }
    Transaction found(int number)
    {
        return writing([&](TransactionStore &store) { return store.find(idOf(number)); })
            .value_or(Transaction());
    }
    TransactionPage listed(const TransactionFilter &filter)
    {
        return writing([&](TransactionStore &store) { return store.list(filter); })
            .value_or(TransactionPage());
    }
    qint64 number(const QString &sql) { return m_database->queryScalar(sql).value().toLongLong(); }

    support::Databases m_databases;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionStore> m_store;
};

void TransactionStoreTest::init()
{
    QFETCH_GLOBAL(support::DatabaseKind, kind);
    auto database = Database::open(m_databases.newShop(kind), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_store = std::make_unique<TransactionStore>(*m_database);
}

void TransactionStoreTest::cleanup()
{
    m_store.reset();
    m_database.reset();
}

void TransactionStoreTest::findsWhatWasInserted_data()
{
    QTest::addColumn<Transaction>("transaction");
    Transaction bare = cashIn(1);
    bare.reference = bare.extra = bare.paymentLink = QString();
    bare.commission = Money();
    QTest::newRow("pending") << cashIn(1);
    QTest::newRow("paid") << paid(1);
    QTest::newRow("cash-out") << cashOut(1);
    QTest::newRow("without what may be absent") << bare;
    Transaction odd = cashIn(1);
    odd.name = u"'; DROP TABLE tx; -- %_\\ $1 ? \u0001 🙂"_s;
    odd.amount = Money::fromCents(Money::kMaxCents);
    QTest::newRow("odd text") << odd;
    Transaction refunded = paid(1);
    refunded.status = Status::Code::Refund;
    refunded.events.prepend({Status::Code::Refund, *refunded.finished});
    refunded.refundReason = u"não serviu"_s;
    QTest::newRow("refunded") << refunded;
}

void TransactionStoreTest::findsWhatWasInserted()
{
    QFETCH(Transaction, transaction);
    const auto stored = insert(transaction);
    QVERIFY2(stored, stored ? "" : qPrintable(stored.error().detail));
    QCOMPARE(found(1), transaction);
    QCOMPARE(listed({}).transactions, QList<Transaction>{transaction});
    QCOMPARE(found(1).created.timeSpec(), Qt::UTC);
}

/// Texts of ASCII only are read by a separate path.
void TransactionStoreTest::findsAnAccentAtAnyPosition()
{
    constexpr int kLength = 19;
    QList<Transaction> newestFirst;
    for (int place = 0; place < kLength; ++place) {
        Transaction transaction = cashIn(place + 1);
        transaction.description = QString(kLength, u'a');
        transaction.description[place] = u'ã';
        QVERIFY(insert(transaction));
        newestFirst.prepend(transaction);
    }
    QCOMPARE(listed({}).transactions, newestFirst);
}

void TransactionStoreTest::keepsTheNumbersOfStatuses_data()
{
    QTest::addColumn<Status::Code>("code");
    QTest::addColumn<int>("expected");
    QTest::newRow("pending") << Status::Code::Pending << 1;
    QTest::newRow("paid") << Status::Code::Paid << 2;
    QTest::newRow("denied") << Status::Code::Denied << 3;
    QTest::newRow("canceled") << Status::Code::Canceled << 4;
    QTest::newRow("refund") << Status::Code::Refund << 5;
    QTest::newRow("in_process") << Status::Code::InProcess << 6;
    QTest::newRow("in_analysis") << Status::Code::InAnalysis << 7;
    QTest::newRow("expired") << Status::Code::Expired << 8;
}

/// The numbers in users' files can never change.
void TransactionStoreTest::keepsTheNumbersOfStatuses()
{
    QFETCH(Status::Code, code);
    QFETCH(int, expected);
    Transaction transaction = cashIn(1);
    transaction.status = code;
    if (transaction.status.isFinal())
        transaction.finished = transaction.created;
    if (code != Status::Code::Pending)
        transaction.events.prepend({code, transaction.created});
    QVERIFY(insert(transaction));
    QCOMPARE(number(u"SELECT status FROM tx"_s), expected);
    QCOMPARE(number(u"SELECT status FROM event ORDER BY n DESC"_s), expected);
    QCOMPARE(found(1), transaction);
    QCOMPARE(listed({.statuses = {code}}).total, 1);
}

void TransactionStoreTest::keepsTheNumbersOfOperations()
{
    QVERIFY(insert(cashIn(1)));
    QVERIFY(insert(cashOut(2)));
    QCOMPARE(number(u"SELECT operation FROM tx WHERE seq = 1"_s), 1);
    QCOMPARE(number(u"SELECT operation FROM tx WHERE seq = 2"_s), 2);
}

void TransactionStoreTest::keepsAbsentValuesAsNull()
{
    Transaction transaction = cashIn(1);
    transaction.reference = u""_s;
    transaction.extra = QString();
    QVERIFY(insert(transaction));
    QCOMPARE(number(u"SELECT count(*) FROM tx WHERE reference IS NULL AND pix_key IS NULL "
                    "AND e2e_id IS NULL AND finished IS NULL"_s),
             1);
    QCOMPARE(number(u"SELECT count(*) FROM tx_wide WHERE extra = ''"_s), 1);
}

void TransactionStoreTest::datesByTheClockThatWasSetBack_data()
{
    QTest::addColumn<QList<int>>("days"); // days since 1 January 2026, one per transaction
    QTest::addColumn<QList<int>>("numbers");
    const auto row = [](const char *name, const QList<int> &days, const QList<int> &numbers) {
        QTest::newRow(name) << days << numbers;
    };
    row("never", {0, 0, 1, 5}, {0, 0, 1, 5});
    row("within a day", {3, 3, 3}, {3, 3, 3});
    row("by a day", {3, 2, 2}, {3, 4, 4});
    row("by a day, for a day", {3, 2, 3, 3, 4, 5, 9}, {3, 4, 5, 5, 6, 7, 9});
    row("from another century", {3, 36'500, 36'500, 3, 4}, {3, 36'500, 36'500, 36'501, 36'502});
    row("to another century", {3, -9000, -9000, -8999, 3, 9}, {3, 4, 4, 5, 6, 9});
    row("again and again", {3, 2, 3, 2, 3, 2}, {3, 4, 5, 6, 7, 8});
}

void TransactionStoreTest::datesByTheClockThatWasSetBack()
{
    QFETCH(QList<int>, days);
    QFETCH(QList<int>, numbers);
    const QDate first(2026, 1, 1);
    QList<Transaction> all;
    std::optional<QDateTime> before;
    for (const int day : std::as_const(days)) {
        Transaction one = cashIn(static_cast<int>(all.size()) + 1);
        one.created = QDateTime(first.addDays(day), QTime(12, 0), QTimeZone::utc())
                          .addSecs(-all.size()); // the time also decreases within a day
        one.events = {{Status::Code::Pending, one.created}};
        const auto inserted = insert(one);
        QVERIFY(inserted);
        QCOMPARE(*inserted, before);
        before = one.created;
        all.prepend(one);
    }
    QVERIFY(checkDerivedTables(*m_database));
    QCOMPARE(listed({}).transactions, all);
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        QCOMPARE(number(u"SELECT day FROM tx WHERE seq = %1"_s.arg(i + 1)),
                 first.addDays(numbers.at(i)).toJulianDay());
    }
    for (const int from : std::as_const(days)) {
        for (const int to : std::as_const(days)) {
            QList<Transaction> meant = all;
            meant.removeIf([&](const Transaction &one) {
                const qint64 day = first.daysTo(one.created.date());
                return day < from || day > to;
            });
            const auto page =
                listed({.initialDate = first.addDays(from), .finalDate = first.addDays(to)});
            QCOMPARE(page.transactions, meant);
            QCOMPARE(page.total, meant.size());
        }
    }
}

void TransactionStoreTest::refusesAReferenceOfThePlatformTwice()
{
    QVERIFY(insert(cashIn(1)));
    Transaction second = cashOut(2); // also across operations
    second.reference = u"ref-1"_s;
    const auto refused = insert(second);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
    QCOMPARE(refused.error().fields, QList<FieldError>({{Field::Reference, Problem::AlreadyUsed}}));
    QCOMPARE(number(u"SELECT count(*) FROM tx"_s), 1);
    second.platform = idOf(99);
    QVERIFY(insert(second));
}

void TransactionStoreTest::refusesWhatCannotBe_data()
{
    QTest::addColumn<Transaction>("transaction");
    const auto row = [](const char *name, auto change) {
        Transaction transaction = paid(2);
        change(transaction);
        QTest::newRow(name) << transaction;
    };
    row("same id", [](Transaction &t) { t.id = idOf(1); });
    row("same end-to-end id", [](Transaction &t) { t.endToEndId = endToEndIdOf(1); });
    row("no amount", [](Transaction &t) { t.amount = {}; });
    row("negative amount", [](Transaction &t) { t.amount = Money::fromCents(-1); });
    row("too much", [](Transaction &t) { t.amount = Money::fromCents(Money::kMaxCents + 1); });
    row("negative commission", [](Transaction &t) { t.commission = Money::fromCents(-1); });
    row("paid, not finished", [](Transaction &t) { t.finished.reset(); });
    row("pending, finished", [](Transaction &t) { t.status = Status::Code::Pending; });
    row("unknown status", [](Transaction &t) { t.status = Status::fromText(u"odd"_s); });
    row("cash-out without a key", [](Transaction &t) { t.operation = Operation::CashOut; });
    row("cash-in with a key", [](Transaction &t) { t.pixKey = u"a@example.com"_s; });
    row("short end-to-end id", [](Transaction &t) { t.endToEndId.chop(1); });
    row("event of unknown status",
        [](Transaction &t) { t.events[0].status = Status::fromText(u"odd"_s); });
}

/// The schema itself rejects invalid data.
void TransactionStoreTest::refusesWhatCannotBe()
{
    QFETCH(Transaction, transaction);
    QVERIFY(insert(paid(1)));
    const auto refused = insert(transaction);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Internal);
    QCOMPARE(number(u"SELECT count(*) FROM tx"_s), 1);
    QVERIFY(insert(paid(2)));
}

void TransactionStoreTest::storesNothingOfAFailedInsert()
{
    Transaction transaction = paid(1);
    transaction.events[1].status = Status::fromText(u"odd"_s); // the last row to be written
    QVERIFY(!insert(transaction));
    QCOMPARE(number(u"SELECT (SELECT count(*) FROM tx) + (SELECT count(*) FROM tx_wide) + "
                    "(SELECT count(*) FROM event)"_s),
             0);
}

void TransactionStoreTest::movesOnceOnly()
{
    QVERIFY(insert(cashIn(1)));
    QVERIFY(insert(cashIn(2)));
    const StatusTransition toPaid{.id = idOf(1),
                                  .from = Status::Code::Pending,
                                  .to = Status::Code::Paid,
                                  .at = noon().addSecs(61),
                                  .endToEndId = endToEndIdOf(1)};
    QVERIFY(move(toPaid));
    QCOMPARE(found(1), paid(1));
    QCOMPARE(found(2), cashIn(2));

    const auto again = move(toPaid);
    QVERIFY(!again);
    QCOMPARE(again.error().code, Error::Code::TransitionRefused);
    QCOMPARE(found(1), paid(1));
}

void TransactionStoreTest::movesOn()
{
    QVERIFY(insert(paid(1)));
    QVERIFY(move({idOf(1), Status::Code::Paid, Status::Code::Refund, noon().addSecs(99), {}}));
    Transaction refunded = paid(1);
    refunded.status = Status::Code::Refund;
    refunded.finished = noon().addSecs(99);
    refunded.events.prepend({Status::Code::Refund, noon().addSecs(99)});
    QCOMPARE(found(1), refunded); // the end-to-end id is kept
}

void TransactionStoreTest::keepsHistoryOnAMoveThatIsNotFinal()
{
    QVERIFY(insert(cashOut(1)));
    const QDateTime at = noon().addSecs(5);
    QVERIFY(move({idOf(1), Status::Code::Pending, Status::Code::InProcess, at, endToEndIdOf(7)}));
    Transaction expected = cashOut(1);
    expected.status = Status::Code::InProcess;
    expected.endToEndId = endToEndIdOf(7);
    expected.events.prepend({Status::Code::InProcess, at});
    QCOMPARE(found(1), expected);
}

void TransactionStoreTest::doesNotMoveWhatIsNotThere()
{
    QVERIFY(insert(cashIn(1)));
    const auto refused =
        move({idOf(2), Status::Code::Pending, Status::Code::Paid, noon(), endToEndIdOf(2)});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(number(u"SELECT count(*) FROM event"_s), 1);
}

void TransactionStoreTest::followsTheStateMachine_data()
{
    QTest::addColumn<Status::Code>("from");
    QTest::addColumn<Status::Code>("to");
    for (const Status::Code from : Status::kKnown) {
        for (const Status::Code to : Status::kKnown) {
            const QString name = Status(from).toText() + u" to "_s + Status(to).toText();
            QTest::newRow(qPrintable(name)) << from << to;
        }
    }
}

/// Only from the current status: a late transition finds another status.
void TransactionStoreTest::followsTheStateMachine()
{
    QFETCH(Status::Code, from);
    QFETCH(Status::Code, to);
    support::waitForNoDisk(*m_database);
    int number = 0;
    for (const Status::Code present : Status::kKnown) {
        Transaction before = cashOut(++number);
        before.status = present;
        if (before.status.isFinal())
            before.finished = before.created;
        if (present != Status::Code::Pending)
            before.events.prepend({present, before.created});
        QVERIFY(insert(before));
        const QDateTime at = before.created.addSecs(1);
        const auto moved = move({before.id, from, to, at, {}});
        QCOMPARE(moved.has_value(), present == from && Status(from).canTransitionTo(to));
        if (!moved)
            QCOMPARE(moved.error().code, Error::Code::TransitionRefused);
        Transaction expected = before;
        if (moved) {
            expected.status = to;
            expected.finished = expected.status.isFinal() ? std::optional(at) : std::nullopt;
            expected.events.prepend({to, at});
        }
        QCOMPARE(found(number), expected);
    }
    QCOMPARE(this->number(u"SELECT count(*) FROM outbox"_s),
             Status(from).canTransitionTo(to) ? 1 : 0);
}

void TransactionStoreTest::storesTheDataOfATransition()
{
    QVERIFY(insert(cashOut(3)));
    StatusTransition step{
        idOf(3), Status::Code::Pending, Status::Code::InAnalysis, noon().addSecs(9), {}};
    QVERIFY(move(step));
    QCOMPARE(found(3).commission->cents(), 3); // not specified in the transition
    step.from = Status::Code::InAnalysis;
    step.to = Status::Code::InProcess;
    step.isCommissionUnknown = true;
    QVERIFY(move(step));
    QCOMPARE(found(3).commission, std::nullopt);
    QCOMPARE(this->number(u"SELECT sum(unknown_commissions) FROM tally"_s), 1);
    step.isCommissionUnknown = false;
    step.from = Status::Code::InProcess;
    step.to = Status::Code::Denied;
    step.commission = Money();
    QVERIFY(move(step));
    QCOMPARE(found(3).commission->cents(), 0);
    QCOMPARE(this->number(u"SELECT sum(unknown_commissions) FROM tally"_s), 0);
}

void TransactionStoreTest::keepsTheReasonOfARefund()
{
    QVERIFY(insert(paid(1)));
    QVERIFY(insert(paid(2)));
    QVERIFY(move({.id = idOf(1),
                  .from = Status::Code::Paid,
                  .to = Status::Code::Refund,
                  .at = noon().addSecs(99),
                  .endToEndId = {},
                  .refundReason = u"não serviu"_s}));
    QCOMPARE(found(1).refundReason, u"não serviu"_s);
    QCOMPARE(found(2), paid(2));
    const TransactionPage page = listed({});
    QCOMPARE(page.transactions.at(0).refundReason, QString());
    QCOMPARE(page.transactions.at(1), found(1));
}

void TransactionStoreTest::writesANoticeOfEveryMove()
{
    QVERIFY(insert(cashOut(1)));
    QVERIFY(insert(paid(2))); // as stored before the first webhook
    QCOMPARE(number(u"SELECT count(*) FROM outbox"_s), 0);

    const QDateTime at = noon().addSecs(99);
    using Code = Status::Code;
    QVERIFY(move({idOf(1), Code::Pending, Code::InAnalysis, at, {}}));
    QVERIFY(move({idOf(2), Code::Paid, Code::Refund, at.addSecs(1), {}}));
    QVERIFY(move({idOf(1), Code::InAnalysis, Code::InProcess, at.addSecs(2), endToEndIdOf(1)}));
    const auto row = [this, at](int id) {
        return m_database
            ->queryScalar(
                u"SELECT id || ' ' || tx || ' ' || n || ' ' || status || ' ' || "
                "coalesce(e2e_id, '-') || ' ' || (created - %1) FROM outbox WHERE id = %2"_s
                    .arg(at.toMSecsSinceEpoch())
                    .arg(id))
            .value()
            .toString();
    };
    QCOMPARE(row(1), u"1 1 1 7 - 0"_s);
    QCOMPARE(row(2), u"2 2 2 5 %1 1000"_s.arg(endToEndIdOf(2)));
    QCOMPARE(row(3), u"3 1 2 6 %1 2000"_s.arg(endToEndIdOf(1)));
    QCOMPARE(number(u"SELECT count(*) FROM outbox"_s), 3);
}

void TransactionStoreTest::writesNoNoticeOfWhatIsRolledBack()
{
    QVERIFY(insert(cashIn(1)));
    QVERIFY(insert(paid(2)));
    const StatusTransition toPaid{idOf(1), Status::Code::Pending, Status::Code::Paid,
                                  noon().addSecs(61), endToEndIdOf(1)};
    const auto undone = writing([&](TransactionStore &store) {
        return store.move(toPaid).and_then([] { return Result<void>(tl::unexpected(Error{})); });
    });
    QVERIFY(!undone);
    StatusTransition twice = toPaid;
    twice.endToEndId = endToEndIdOf(2);
    QVERIFY(!move(twice)); // rejected by the schema
    QVERIFY(!move({idOf(2), Status::Code::Pending, Status::Code::Paid, noon().addSecs(61), {}}));
    QCOMPARE(number(u"SELECT count(*) FROM outbox"_s), 0);
    QCOMPARE(found(1), cashIn(1));
    QVERIFY(move(toPaid));
    QCOMPARE(number(u"SELECT count(*) FROM outbox"_s), 1);
}

void TransactionStoreTest::findsWhatIsDue()
{
    const auto dueAt = [](int seconds) { return std::optional(noon().addSecs(seconds)); };
    const auto insertDue = [this](const Transaction &transaction,
                                  const std::optional<QDateTime> &due) {
        return writing([&](TransactionStore &store) { return store.insert(transaction, due); });
    };
    QVERIFY(insertDue(cashOut(1), dueAt(30)));
    QVERIFY(insertDue(cashOut(2), dueAt(20)));
    QVERIFY(insertDue(cashOut(3), std::nullopt));
    QVERIFY(insertDue(cashOut(4), dueAt(20)));
    const auto due = [this](int seconds, int max) {
        return timing([&](TransactionSchedule &times) {
            return times.steppingUntil(noon().addSecs(seconds), max);
        });
    };
    QCOMPARE(due(19, 10), QList<QUuid>());
    QCOMPARE(due(20, 10), QList<QUuid>({idOf(2), idOf(4)}));
    QCOMPARE(due(30, 10), QList<QUuid>({idOf(2), idOf(4), idOf(1)}));
    QCOMPARE(due(30, 2), QList<QUuid>({idOf(2), idOf(4)}));

    StatusTransition step{
        idOf(2), Status::Code::Pending, Status::Code::InProcess, noon().addSecs(21), {}};
    step.due = dueAt(25);
    QVERIFY(move(step));
    QCOMPARE(due(24, 10), QList<QUuid>({idOf(4)}));
    QCOMPARE(due(30, 10), QList<QUuid>({idOf(4), idOf(2), idOf(1)}));
    QVERIFY(move({idOf(2), Status::Code::InProcess, Status::Code::Paid, noon().addSecs(26), {}}));
    QCOMPARE(due(99, 10), QList<QUuid>({idOf(4), idOf(1)}));

    QVERIFY(
        timing([](TransactionSchedule &times) { return times.capNextStep(noon().addSecs(28)); }));
    QCOMPARE(due(28, 10), QList<QUuid>({idOf(4), idOf(1)}));
    QCOMPARE(due(20, 10), QList<QUuid>({idOf(4)}));
}

void TransactionStoreTest::keepsWhatIsOverFromBeingDue()
{
    const auto stored = writing(
        [](TransactionStore &store) { return store.insert(paid(1), std::optional(noon())); });
    QVERIFY(!stored);
    QCOMPARE(stored.error().code, Error::Code::Internal);
}

void TransactionStoreTest::findsWhatExpires()
{
    const auto next = [this] {
        return timing([](TransactionSchedule &times) { return times.nextExpiry(); });
    };
    const auto until = [this](int seconds, int max = 10) {
        return timing([&](TransactionSchedule &times) {
            return times.expiringUntil(noon().addSecs(seconds), max);
        });
    };
    QVERIFY(insert(paid(1)));
    QVERIFY(insert(cashIn(2)));
    QVERIFY(insert(cashOut(3)));
    QCOMPARE(next().value(), std::nullopt);
    QVERIFY(insert(expiring(4, 40)));
    QVERIFY(insert(expiring(5, 30)));
    QVERIFY(insert(expiring(6, 40)));
    QCOMPARE(found(5), expiring(5, 30));
    QCOMPARE(next().value(), noon().addSecs(30));
    QCOMPARE(until(29), QList<QUuid>());
    QCOMPARE(until(30), QList<QUuid>{idOf(5)});
    QCOMPARE(until(40), QList<QUuid>({idOf(5), idOf(4), idOf(6)}));
    QCOMPARE(until(40, 2), QList<QUuid>({idOf(5), idOf(4)}));

    QVERIFY(timing([](TransactionSchedule &times) { return times.capExpiry(noon().addSecs(35)); }));
    QCOMPARE(until(35), QList<QUuid>({idOf(5), idOf(4), idOf(6)}));
    QCOMPARE(next().value(), noon().addSecs(30));
    QCOMPARE(found(2).expires, std::nullopt);

    QVERIFY(
        move({idOf(5), Status::Code::Pending, Status::Code::InAnalysis, noon().addSecs(9), {}}));
    QCOMPARE(found(5).expires, std::nullopt);
    QCOMPARE(until(99), QList<QUuid>({idOf(4), idOf(6)}));
}

void TransactionStoreTest::keepsWhatIsOverFromExpiring()
{
    Transaction transaction = paid(1);
    transaction.expires = noon().addDays(1);
    const auto stored = insert(transaction);
    QVERIFY(!stored);
    QCOMPARE(stored.error().code, Error::Code::Internal);
}

void TransactionStoreTest::findsByPixKey()
{
    QVERIFY(insert(cashOut(1)));
    QVERIFY(insert(cashOut(2)));
    QCOMPARE(listed({.pixKey = u"pessoa2@example.com"_s}).transactions,
             QList<Transaction>{cashOut(2)});
    QCOMPARE(listed({.pixKey = u"pessoa"_s}).total, 0);
}

void TransactionStoreTest::keepsTheEventsOfAPageApart()
{
    QList<Transaction> expected;
    const auto filled = writing([&](TransactionStore &store) -> Result<void> {
        for (int i = 1; i <= TransactionPage::kSize + 7; ++i) {
            const Transaction transaction = i % 3 == 0 ? paid(i) : cashIn(i);
            expected.prepend(transaction);
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
    QVERIFY(filled);
    QCOMPARE(listed({}).transactions, expected.first(TransactionPage::kSize));
    QCOMPARE(listed({.page = 2}).transactions, expected.last(7));
}

void TransactionStoreTest::isEmptyAtFirst()
{
    const auto isEmpty = [this] {
        return writing([](TransactionStore &store) { return store.isEmpty(); });
    };
    QCOMPARE(isEmpty(), true);
    QVERIFY(insert(cashIn(1)));
    QCOMPARE(isEmpty(), false);
}

void TransactionStoreTest::folds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("nothing") << u""_s << u""_s;
    QTest::newRow("capitals") << u"MARIA"_s << u"maria"_s;
    QTest::newRow("accents") << u"ÁÂÃÀÇÉÊÍÓÔÕÚÜ ñ"_s << u"aaaaceeiooouu n"_s;
    QTest::newRow("decomposed") << u"Jose\u0301"_s << u"jose"_s;
    QTest::newRow("dotted capital I") << u"\u0130"_s << u"i"_s;
    QTest::newRow("other scripts") << u"ΣΊΣΥΦΟΣ Ёлка"_s << u"σισυφοσ елка"_s;
    QTest::newRow("digits and marks of text") << u"100% _\\'"_s << u"100% _\\'"_s;
    QTest::newRow("beyond 16 bits") << u"🙂"_s << u"🙂"_s;
}

void TransactionStoreTest::folds()
{
    QFETCH(QString, text);
    QTEST(folded(text), "plain");
}

BALCAO_GUILESS_TEST(TransactionStoreTest)
#include "tst_transactionstore.moc"
