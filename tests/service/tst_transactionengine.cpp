// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/endtoendid.h"
#include "core/domain/transactionpage.h"
#include "core/search/transactionlist.h"
#include "core/service/transactionengine.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// Returns a past cash-in in that status, for a history.
Transaction pastCashIn(Status::Code code, const QDateTime &created = noon())
{
    Transaction transaction;
    transaction.id = QUuid::createUuid();
    transaction.status = code;
    transaction.amount = Money::fromCents(100);
    transaction.created = created;
    transaction.name = u"Ana"_s;
    transaction.platform = kPlatform;
    transaction.events = {{Status::Code::Pending, created}};
    if (code == Status::Code::Pending)
        transaction.expires = created.addDays(1);
    if (code != Status::Code::Pending)
        transaction.events.prepend({code, created.addSecs(1)});
    if (transaction.status.isFinal())
        transaction.finished = created.addSecs(1);
    return transaction;
}

} // namespace

class TransactionEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void obeysTheLimitsOfAmounts_data();
    void obeysTheLimitsOfAmounts();
    void refusesACashOutOutsideASandbox();
    void readsAllOfWhatLiesApart();
    void reportsNoEndOfWhatCannotBeRead();
    void drawsIdsFromItsSource();
    void keepsTimeInMilliseconds();
    void datesInTheOrderOfWriting();
    void storesNothingOnAFullDisk();
    void readsOnAReadOnlyConnection();
    void simulatesFromPendingOnly_data();
    void simulatesFromPendingOnly();
    void simulatesNoCashOut();
    void writesTheEndToEndIdOfThePayment();
    void simulatesAnInstitutionThatDoesNotExist();
    void writesCodesWithoutTxidIfTheShopChoosesSo();
    void neverTurnsHistoryAround();
    void expiresWhatIsDue_data();
    void expiresWhatIsDue();
    void expiresAtTheEndOfTheLifetime();
    void expiresInBatches();
    void expiresWhatItSimulates();
    void reportsWhatIsOverBeforeItIsStored();
    void remembersNoListOfWhatIsOver();
    void expiresNothingTwice();
    void expiresByTheClockOnceItIsRight();
    void expiresWhatWasMadeInTheFuture();
    void carriesOutByTheClockOnceItIsRight();
    void refundsFromPaidOnly_data();
    void refundsFromPaidOnly();
    void refundsForNinetyDays_data();
    void refundsForNinetyDays();
    void refundsNoCashOut();
    void carriesOutACashOutStepByStep_data();
    void carriesOutACashOutStepByStep();
    void performsNoStepTooEarly();
    void performsOneStepForEachLateCashOut();
    void performsStepsInBatches();
    void performsAllStepsOrNone();
    void namesTotalsThatAreFull();
    void goesOnWhereItWasKilled();
    void performsNoStepOutsideASandbox();
    void neverExpiresACashOut();
    void keepsTheOrderOfStepsWhenTheClockGoesBack();
    void reportsChangesOnce();
    void seedsAnEmptyDatabase();
    void seedsOnceOnly();
    void seedsAllOrNothing();
    void refusesAChargeThatLostAPart_data();
    void refusesAChargeThatLostAPart();

private:
    void open(const ServiceOptions &options = serviceOptions());
    static QList<TransactionFilter> filtersOfTime();
    Transaction created(const TransactionDraft &draft = cashInDraft())
    {
        return m_engine->create(draft).value_or(Transaction());
    }
    Result<void> seed(const QList<Transaction> &history)
    {
        return m_engine->seed([&history] { return history; });
    }
    qint64 total()
    {
        const auto page = m_engine->list({});
        return page ? page->total : -1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
    TestClock m_clock;
};

void TransactionEngineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock.set(noon());
    open();
}

void TransactionEngineTest::cleanup()
{
    m_engine.reset();
    m_database.reset();
    m_folder.reset();
}

void TransactionEngineTest::open(const ServiceOptions &options)
{
    m_engine.reset();
    m_database.reset();
    auto database = Database::open(m_folder->filePath(u"shop.db"_s), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_engine = std::make_unique<TransactionEngine>(*m_database, serviceSettings(options), m_clock,
                                                   TestRandom());
}

void TransactionEngineTest::obeysTheLimitsOfAmounts_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QList<FieldError>>("fields");
    QTest::newRow("less than least")
        << qint64(99) << QList<FieldError>{{Field::Amount, Problem::TooSmall, 100}};
    QTest::newRow("least") << qint64(100) << QList<FieldError>();
    QTest::newRow("most") << qint64(5000) << QList<FieldError>();
    QTest::newRow("more than most")
        << qint64(5001) << QList<FieldError>{{Field::Amount, Problem::TooLarge, 5000}};
}

void TransactionEngineTest::obeysTheLimitsOfAmounts()
{
    QFETCH(qint64, cents);
    QFETCH(QList<FieldError>, fields);
    ServiceOptions options = serviceOptions();
    options.terms.limits = {.min = Money::fromCents(100), .max = Money::fromCents(5000)};
    open(options);
    const auto answer = m_engine->create(cashInDraft(cents));
    QCOMPARE(answer.has_value(), fields.isEmpty());
    if (!answer)
        QCOMPARE(answer.error().fields, fields);
}

void TransactionEngineTest::refusesACashOutOutsideASandbox()
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    open(options);
    TransactionDraft bad = cashOutDraft();
    bad.pixKey.clear();
    for (const TransactionDraft &draft : {cashOutDraft(), bad}) {
        const auto answer = m_engine->create(draft);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, Error::Code::Unsupported);
    }
    QCOMPARE(total(), 0);
}

void TransactionEngineTest::drawsIdsFromItsSource()
{
    const auto ones = [] { return ~quint64(0); };
    TransactionEngine engine(*m_database, serviceSettings(), m_clock, ones);
    const auto first = engine.create(cashInDraft());
    QVERIFY(first);
    QCOMPARE(first->id, QUuid(u"ffffffff-ffff-4fff-bfff-ffffffffffff"_s));
    // Repeated random numbers must not overwrite a transaction.
    const auto second = engine.create(cashInDraft());
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Code::Internal);
    QCOMPARE(total(), 1);
}

void TransactionEngineTest::keepsTimeInMilliseconds()
{
    const auto brasiliaTime = [] {
        return QDateTime(QDate(2026, 1, 15), QTime(12, 0, 0, 7), QTimeZone("America/Sao_Paulo"));
    };
    TransactionEngine engine(*m_database, serviceSettings(), brasiliaTime, TestRandom());
    const auto answer = engine.create(cashInDraft());
    QVERIFY(answer);
    QCOMPARE(answer->created, noon().addMSecs(7));
    QCOMPARE(answer->created.timeSpec(), Qt::UTC);
}

/// Another program creates charges while this one waits for the write lock.
void TransactionEngineTest::datesInTheOrderOfWriting()
{
    const auto other =
        Database::open(m_folder->filePath(u"shop.db"_s), Database::Access::ReadWrite);
    QVERIFY(other);
    TransactionEngine quicker(**other, serviceSettings(), m_clock, TestRandom(2));
    const auto clock = [&, isFirst = true]() mutable {
        const QDateTime now = m_clock();
        m_clock.advance(1s);
        if (std::exchange(isFirst, false) && !m_database->isInTransaction())
            std::ignore = quicker.create(cashInDraft());
        return now;
    };
    TransactionEngine slower(*m_database, serviceSettings(), clock, TestRandom());
    QVERIFY(quicker.create(cashInDraft()));
    QVERIFY(slower.create(cashInDraft()));
    const auto page = m_engine->list({});
    QVERIFY(page && page->transactions.size() >= 2);
    for (qsizetype i = 1; i < page->transactions.size(); ++i)
        QCOMPARE_GE(page->transactions.at(i - 1).created, page->transactions.at(i).created);
}

void TransactionEngineTest::storesNothingOnAFullDisk()
{
    created();
    std::ignore = m_engine->handleChange();
    const auto setMax = [this](int pages) {
        return m_database->queryScalar(u"PRAGMA max_page_count = %1"_s.arg(pages)).value().toInt();
    };
    setMax(1); // the current size
    TransactionDraft draft = cashInDraft();
    draft.extra = QString(255, u'x');
    Result<Transaction> answer;
    qint64 stored = 0;
    do
        ++stored;
    while ((answer = m_engine->create(draft)) && stored < 1000);
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::StorageFull);
    QCOMPARE(total(), stored);
    QCOMPARE(m_engine->handleChange().size(), stored - 1);

    setMax(100'000);
    QVERIFY(m_engine->create(draft));
}

void TransactionEngineTest::readsOnAReadOnlyConnection()
{
    const Transaction transaction = created();
    const auto database =
        Database::open(m_folder->filePath(u"shop.db"_s), Database::Access::ReadOnly);
    QVERIFY(database);
    TransactionEngine reader(**database, serviceSettings(), m_clock, TestRandom());
    QCOMPARE(*reader.find(transaction.id), transaction);
    QCOMPARE(reader.list({})->transactions, QList<Transaction>{transaction});
    QCOMPARE(reader.hasDue(), false);
    const auto refused = reader.create(cashInDraft());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::StorageReadOnly);
    QCOMPARE(total(), 1);
}

void TransactionEngineTest::simulatesFromPendingOnly_data()
{
    QTest::addColumn<Status::Code>("from");
    QTest::addColumn<SimulatedOutcome>("outcome");
    QTest::addColumn<QString>("answer"); // status, or empty for a refusal
    using Code = Status::Code;
    const auto row = [](Code from, const QString &paid, const QString &canceled) {
        const QString name = Status(from).toText();
        QTest::newRow(qPrintable(name + u" is paid"_s)) << from << SimulatedOutcome::Paid << paid;
        QTest::newRow(qPrintable(name + u" is canceled"_s))
            << from << SimulatedOutcome::Canceled << canceled;
    };
    row(Code::Pending, u"paid"_s, u"canceled"_s);
    row(Code::Paid, u"paid"_s, u""_s);
    row(Code::Canceled, u""_s, u"canceled"_s);
    row(Code::Denied, u""_s, u""_s);
    row(Code::Refund, u""_s, u""_s);
    row(Code::InProcess, u""_s, u""_s);
    row(Code::InAnalysis, u""_s, u""_s);
    row(Code::Expired, u""_s, u""_s);
}

void TransactionEngineTest::simulatesFromPendingOnly()
{
    QFETCH(Status::Code, from);
    QFETCH(SimulatedOutcome, outcome);
    QFETCH(QString, answer);
    const Transaction before = pastCashIn(from);
    QVERIFY(seed({before}));
    m_clock.advance(1min);
    const auto simulated = m_engine->simulate(before.id, outcome);
    QCOMPARE(simulated ? simulated->status.toText() : u""_s, answer);
    if (!simulated)
        QCOMPARE(simulated.error().code, Error::Code::TransitionRefused);
    const Transaction after = *m_engine->find(before.id);
    QCOMPARE(after == before, from != Status::Code::Pending);
    QCOMPARE(m_engine->handleChange().size(), from == Status::Code::Pending ? 1 : 0);
}

void TransactionEngineTest::simulatesNoCashOut()
{
    Transaction cashOut = pastCashIn(Status::Code::Pending);
    cashOut.operation = Operation::CashOut;
    cashOut.pixKey = u"ana@example.com"_s;
    cashOut.expires.reset();
    QVERIFY(seed({cashOut}));
    const auto refused = m_engine->simulate(cashOut.id, SimulatedOutcome::Paid);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(*m_engine->find(cashOut.id), cashOut);
}

void TransactionEngineTest::writesTheEndToEndIdOfThePayment()
{
    ServiceOptions options = serviceOptions();
    options.terms.ispb = u"12345678"_s;
    open(options);
    const Transaction first = created();
    const Transaction second = created();
    m_clock.set(noon().addSecs(3 * 3600 + 59)); // 18:00:59 UTC
    const auto a = m_engine->simulate(first.id, SimulatedOutcome::Paid)->endToEndId;
    const auto b = m_engine->simulate(second.id, SimulatedOutcome::Paid)->endToEndId;
    QVERIFY(EndToEndId::parse(a) && EndToEndId::parse(b));
    QVERIFY2(a.startsWith("E12345678202601151800"_L1), qPrintable(a));
    QVERIFY(a != b);
}

/// 00000000 is the number of Banco do Brasil.
void TransactionEngineTest::simulatesAnInstitutionThatDoesNotExist()
{
    open(serviceOptions());
    const QString id = m_engine->simulate(created().id, SimulatedOutcome::Paid)->endToEndId;
    QVERIFY2(id.startsWith("E99999999"_L1), qPrintable(id));
}

void TransactionEngineTest::writesCodesWithoutTxidIfTheShopChoosesSo()
{
    const Transaction withTxid = created();
    QVERIFY2(withTxid.qrCode.contains(u"62290525"_s + chargeTxid(withTxid.id)),
             qPrintable(withTxid.qrCode));
    ServiceOptions options = serviceOptions();
    std::get<Merchant>(options.payee).txid = CodeTxid::None;
    cleanup(); // the ids begin again
    m_folder = std::make_unique<QTemporaryDir>();
    open(options);
    const Transaction without = created();
    QVERIFY2(without.qrCode.contains("62070503***"_L1), qPrintable(without.qrCode));
}

void TransactionEngineTest::neverTurnsHistoryAround()
{
    const Transaction transaction = created();
    m_clock.advance(-2h); // the clock is set back
    const auto paid = m_engine->simulate(transaction.id, SimulatedOutcome::Paid);
    QVERIFY(paid);
    QCOMPARE(paid->events.constFirst().at, transaction.created);
    QCOMPARE(paid->finished, transaction.created);
    const Transaction next = created();
    QCOMPARE(next.created, m_clock()); // a transaction without further events
}

void TransactionEngineTest::expiresWhatIsDue_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<int>("moved");
    QTest::newRow("at once") << qint64(0) << 0;
    QTest::newRow("a millisecond before the first") << qint64(3'599'999) << 0;
    QTest::newRow("the first") << qint64(3'600'000) << 1;
    QTest::newRow("a millisecond before the second") << qint64(3'609'999) << 1;
    QTest::newRow("both") << qint64(3'610'000) << 2;
    QTest::newRow("long after") << qint64(1'000'000'000'000) << 2;
    QTest::newRow("clock set back") << qint64(-3'600'000) << 0;
}

void TransactionEngineTest::expiresWhatIsDue()
{
    QFETCH(qint64, milliseconds);
    QFETCH(int, moved);
    ServiceOptions options = serviceOptions();
    options.terms.cashInLifetime = 1h;
    open(options);
    const Transaction first = created();
    m_clock.advance(10s);
    const Transaction second = created();
    const Transaction paid = created();
    QVERIFY(m_engine->simulate(paid.id, SimulatedOutcome::Paid));
    std::ignore = m_engine->handleChange();

    m_clock.set(noon().addMSecs(milliseconds));
    QCOMPARE(m_engine->hasDue(), moved > 0);
    const auto expired = m_engine->expireDue();
    QVERIFY(expired);
    QList<QUuid> ids;
    for (const Transaction &transaction : *expired) {
        QVERIFY(transaction.status == Status::Code::Expired);
        QCOMPARE(transaction, *m_engine->find(transaction.id));
        ids.append(transaction.id);
    }
    QCOMPARE(ids, QList<QUuid>({first.id, second.id}).first(moved));
    QCOMPARE(m_engine->hasDue(), false);
    QCOMPARE(m_engine->handleChange(), *expired);
}

void TransactionEngineTest::expiresAtTheEndOfTheLifetime()
{
    const Transaction transaction = created();
    m_clock.advance(std::chrono::days(30)); // the program was not running
    const auto expired = m_engine->expireDue();
    QVERIFY(expired);
    const Transaction found = *m_engine->find(transaction.id);
    QCOMPARE(found.finished, noon().addDays(1));
    const QList<StatusEvent> events{{Status::Code::Expired, noon().addDays(1)},
                                    {Status::Code::Pending, noon()}};
    QCOMPARE(found.events, events);
    QVERIFY(found.endToEndId.isEmpty());
}

void TransactionEngineTest::expiresInBatches()
{
    QList<Transaction> history;
    for (int i = 0; i < 2 * TransactionEngine::kBatch + 1; ++i)
        history.append(pastCashIn(Status::Code::Pending, noon().addSecs(i)));
    QVERIFY(seed(history));
    m_clock.advance(48h);
    QList<qsizetype> sizes;
    for (int i = 0; i < 4; ++i) {
        const auto expired = m_engine->expireDue();
        QVERIFY(expired);
        for (const Transaction &transaction : *expired)
            QCOMPARE(transaction.id, history.takeFirst().id); // oldest first
        QCOMPARE(m_engine->handleChange(), *expired);
        sizes.append(expired->size());
    }
    QCOMPARE(sizes, QList<qsizetype>({TransactionEngine::kBatch, TransactionEngine::kBatch, 1, 0}));
}

void TransactionEngineTest::expiresWhatItSimulates()
{
    const Transaction other = created();
    const Transaction due = created();
    m_clock.advance(24h);
    std::ignore = m_engine->handleChange();
    const auto refused = m_engine->simulate(due.id, SimulatedOutcome::Paid);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QVERIFY(m_engine->find(due.id)->status == Status::Code::Expired);
    QCOMPARE(m_engine->find(due.id)->finished, noon().addDays(1));
    const QList<Transaction> changed = m_engine->handleChange(); // reported despite the error
    QCOMPARE(changed.size(), 1);                                 // only the requested one
    QCOMPARE(changed.constFirst().id, due.id);
    QCOMPARE(m_engine->expireDue()->constFirst().id, other.id);
}

/// Returns filters whose result changes with time, for each way in which lists are computed.
QList<TransactionFilter> TransactionEngineTest::filtersOfTime()
{
    QList<TransactionFilter> filters{{}, {.nameOrDocument = u"jose"_s}, {.phone = u"98765"_s}};
    using enum Status::Code;
    for (const QList<Status::Code> &statuses :
         {QList{Pending}, QList{Expired}, QList{Pending, Paid}, QList{Expired, Paid, Pending}}) {
        filters.append({.statuses = statuses});
        filters.append({.statuses = statuses, .operation = Operation::CashIn});
        filters.append({.statuses = statuses, .initialDate = noon().date()});
        filters.append({.statuses = statuses, .minAmount = Money::fromCents(1234)});
        filters.append({.statuses = statuses, .maxAmount = Money::fromCents(999)});
        filters.append({.statuses = statuses, .nameOrDocument = u"jose"_s});
        filters.append({.statuses = statuses, .nameOrDocument = u"j"_s});
        filters.append({.reference = u"a"_s, .statuses = statuses});
    }
    return filters;
}

void TransactionEngineTest::reportsWhatIsOverBeforeItIsStored()
{
    const QList<TransactionFilter> filters = filtersOfTime();
    const Transaction over = created(cashInDraft(999, u"a"_s));
    created();
    created(cashOutDraft());
    QVERIFY(m_engine->simulate(created().id, SimulatedOutcome::Paid));
    m_clock.advance(12h);
    created();
    m_clock.advance(12h);
    std::ignore = m_engine->handleChange();

    const auto found = m_engine->find(over.id);
    QVERIFY(found && found->status == Status::Code::Expired);
    QList<Result<TransactionPage>> pages;
    for (const TransactionFilter &filter : filters)
        pages.append(m_engine->list(filter));
    QVERIFY(m_engine->handleChange().isEmpty());
    QCOMPARE(m_engine->hasDue(), true); // nothing was stored
    QCOMPARE(m_engine->expireDue()->size(), 2);
    QCOMPARE(m_engine->find(over.id), found);
    for (qsizetype i = 0; i < filters.size(); ++i)
        QVERIFY2(m_engine->list(filters.at(i)) == pages.at(i), qPrintable(u"filter %1"_s.arg(i)));
}

/// Charges expire one after the other without any write.
void TransactionEngineTest::remembersNoListOfWhatIsOver()
{
    created(cashInDraft(999, u"a"_s));
    m_clock.advance(1h);
    created();
    const QDateTime created = m_clock();
    for (const TransactionFilter &filter : filtersOfTime()) {
        for (const auto hours : {0h, 23h, 24h, 23h, 0h}) {
            m_clock.set(created.addDuration(hours));
            TransactionEngine without(*m_database, serviceSettings(), m_clock, TestRandom());
            QCOMPARE(m_engine->list(filter), without.list(filter));
        }
    }
}

void TransactionEngineTest::expiresNothingTwice()
{
    created();
    m_clock.advance(24h);
    QCOMPARE(m_engine->expireDue()->size(), 1);
    QCOMPARE(m_engine->expireDue()->size(), 0);
}

/// A charge was created while the clock showed another century.
void TransactionEngineTest::expiresByTheClockOnceItIsRight()
{
    const QDateTime wrong(QDate(2099, 1, 1), QTime(0, 0), QTimeZone::utc());
    m_clock.set(wrong);
    created();
    m_clock.set(noon());
    const Transaction transaction = created();
    QCOMPARE(transaction.created, noon());
    QCOMPARE(m_engine->list({})->transactions.constFirst(), transaction); // the newer one
    QCOMPARE(transaction.expires, noon().addDays(1));
    QCOMPARE(m_engine->nextExpiry().value(), noon().addDays(1));

    m_clock.set(noon().addDays(1).addMSecs(-1));
    QCOMPARE(m_engine->hasDue(), false);
    m_clock.set(noon().addDays(1));
    QVERIFY(m_engine->expireDue());
    QVERIFY(m_engine->find(transaction.id)->status == Status::Code::Expired);
    QCOMPARE(m_engine->find(transaction.id)->expires, std::nullopt);
}

/// The charge would expire in that century; the next transaction corrects its expiry.
void TransactionEngineTest::expiresWhatWasMadeInTheFuture()
{
    m_clock.set(QDateTime(QDate(2099, 1, 1), QTime(0, 0), QTimeZone::utc()));
    const Transaction early = created();
    m_clock.set(noon());
    created(cashOutDraft()); // although a cash-out has no expiry
    QCOMPARE(m_engine->find(early.id)->expires, noon().addDays(1));
    m_clock.advance(1h);
    created();
    QCOMPARE(m_engine->find(early.id)->expires, noon().addDays(1)); // one correction suffices
    m_clock.advance(24h);
    const auto described = m_engine->find(early.id);
    QCOMPARE(described->finished, early.created); // events keep their order
    QCOMPARE(m_engine->expireDue()->size(), 2);
    QVERIFY(m_engine->find(early.id)->status == Status::Code::Expired);
    QCOMPARE(m_engine->find(early.id), described);
}

void TransactionEngineTest::carriesOutByTheClockOnceItIsRight()
{
    m_clock.set(QDateTime(QDate(2099, 1, 1), QTime(0, 0), QTimeZone::utc()));
    const Transaction early = created(cashOutDraft());
    m_clock.set(noon());
    const Transaction late = created(cashOutDraft());
    for (int step = 0; step < 2; ++step) {
        m_clock.advance(serviceOptions().terms.processingDelay);
        QCOMPARE(m_engine->processDue()->size(), 2);
    }
    QVERIFY(m_engine->find(early.id)->status == Status::Code::Paid);
    QVERIFY(m_engine->find(late.id)->status == Status::Code::Paid);
}

void TransactionEngineTest::refundsFromPaidOnly_data()
{
    QTest::addColumn<Status::Code>("from");
    QTest::addColumn<bool>("isRefunded");
    for (const Status::Code code : Status::kKnown) {
        QTest::newRow(qPrintable(Status(code).toText()))
            << code << (code == Status::Code::Paid || code == Status::Code::Refund);
    }
}

void TransactionEngineTest::refundsFromPaidOnly()
{
    QFETCH(Status::Code, from);
    QFETCH(bool, isRefunded);
    const Transaction before = pastCashIn(from);
    QVERIFY(seed({before}));
    m_clock.advance(1min);
    const auto refunded = m_engine->refund(before.id, u"não serviu"_s);
    QCOMPARE(refunded.has_value(), isRefunded);
    if (!refunded) {
        QCOMPARE(refunded.error().code, Error::Code::TransitionRefused);
        QCOMPARE(refunded.error().fields, QList<FieldError>()); // not a matter of time
        QVERIFY(refunded.error().detail.contains(Status(from).toText()));
    }
    const bool hasMoved = from == Status::Code::Paid;
    QCOMPARE(*m_engine->find(before.id) == before, !hasMoved);
    QCOMPARE(m_engine->handleChange().size(), hasMoved ? 1 : 0);
}

void TransactionEngineTest::refundsForNinetyDays_data()
{
    QTest::addColumn<qint64>("milliseconds"); // after the payment
    QTest::addColumn<bool>("isInTime");
    constexpr qint64 kTime = qint64(90) * 24 * 3600 * 1000;
    QTest::newRow("at once") << qint64(0) << true;
    QTest::newRow("clock set back") << qint64(-3'600'000) << true;
    QTest::newRow("the last millisecond") << kTime << true;
    QTest::newRow("a millisecond later") << kTime + 1 << false;
    QTest::newRow("years later") << kTime * 20 << false;
}

void TransactionEngineTest::refundsForNinetyDays()
{
    QFETCH(qint64, milliseconds);
    QFETCH(bool, isInTime);
    const Transaction transaction = created();
    m_clock.advance(5h);
    const Transaction paid = *m_engine->simulate(transaction.id, SimulatedOutcome::Paid);
    m_clock.advance(std::chrono::milliseconds(milliseconds));
    const auto refunded = m_engine->refund(paid.id, u"não serviu"_s);
    QCOMPARE(refunded.has_value(), isInTime);
    if (!refunded) {
        QCOMPARE(refunded.error().code, Error::Code::TransitionRefused);
        QCOMPARE(refunded.error().fields,
                 QList<FieldError>({{Field::Identifier, Problem::TooLate, 90}}));
        QCOMPARE(*m_engine->find(paid.id), paid);
        return;
    }
    QCOMPARE(refunded->events.constFirst().at, std::max(m_clock(), *paid.finished));
    QCOMPARE(refunded->finished, refunded->events.constFirst().at);
}

void TransactionEngineTest::refundsNoCashOut()
{
    const Transaction transaction = created(cashOutDraft());
    for (int step = 0; step < 2; ++step) {
        m_clock.advance(1h);
        QCOMPARE(m_engine->processDue()->size(), 1);
    }
    QVERIFY(m_engine->find(transaction.id)->status == Status::Code::Paid);
    const auto refused = m_engine->refund(transaction.id, u"engano"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
}

void TransactionEngineTest::carriesOutACashOutStepByStep_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QStringList>("way");
    QTest::newRow("paid") << qint64(1234) << QStringList{u"in_process"_s, u"paid"_s};
    QTest::newRow("canceled") << qint64(1211) << QStringList{u"in_process"_s, u"canceled"_s};
    QTest::newRow("denied") << qint64(1212) << QStringList{u"in_process"_s, u"denied"_s};
    QTest::newRow("stays") << qint64(1213) << QStringList{u"in_process"_s};
    QTest::newRow("analysed") << qint64(1214)
                              << QStringList{u"in_analysis"_s, u"in_process"_s, u"paid"_s};
}

void TransactionEngineTest::carriesOutACashOutStepByStep()
{
    QFETCH(qint64, cents);
    QFETCH(QStringList, way);
    ServiceOptions options = serviceOptions();
    options.terms.processingDelay = 2s;
    options.terms.ispb = u"12345678"_s;
    options.terms.cashOutCommission.fixed = Money::fromCents(35);
    open(options);
    Transaction expected = created(cashOutDraft(cents));
    QVERIFY(expected.status == Status::Code::Pending);
    QVERIFY(expected.endToEndId.isEmpty() && expected.qrCode.isEmpty());
    QCOMPARE(expected.pixKey, u"jose@example.com"_s);
    QCOMPARE(expected.commission->cents(), 35);
    std::ignore = m_engine->handleChange();

    for (const QString &word : way) {
        m_clock.advance(2s);
        const auto moved = m_engine->processDue();
        QVERIFY(moved);
        QCOMPARE(moved->size(), 1);
        expected.status = Status::fromText(word);
        expected.events.prepend({expected.status, m_clock()});
        if (expected.status.isFinal())
            expected.finished = m_clock();
        if (word == u"in_process"_s) {
            QVERIFY(moved->first().endToEndId.startsWith("E12345678202601151500"_L1));
            QVERIFY(EndToEndId::parse(moved->first().endToEndId));
            expected.endToEndId = moved->first().endToEndId; // permanent from here on
        }
        if (word == u"canceled"_s || word == u"denied"_s)
            expected.commission = Money();
        QCOMPARE(moved->first(), expected);
        QCOMPARE(*m_engine->find(expected.id), expected);
        QCOMPARE(m_engine->handleChange(), *moved);
    }
    m_clock.advance(24h);
    QCOMPARE(m_engine->processDue()->size(), 0);
}

void TransactionEngineTest::performsNoStepTooEarly()
{
    ServiceOptions options = serviceOptions();
    options.terms.processingDelay = 2s;
    open(options);
    created(cashOutDraft());
    QCOMPARE(m_engine->processDue()->size(), 0);
    m_clock.advance(1999ms);
    QCOMPARE(m_engine->processDue()->size(), 0);
    m_clock.advance(1ms);
    QCOMPARE(m_engine->processDue()->size(), 1);
    QCOMPARE(m_engine->processDue()->size(), 0);
    m_clock.advance(1999ms);
    QCOMPARE(m_engine->processDue()->size(), 0);
    m_clock.advance(1ms);
    QCOMPARE(m_engine->processDue()->size(), 1);
}

/// Unlike an expiry, a step is dated when it is made, not when it was due.
void TransactionEngineTest::performsOneStepForEachLateCashOut()
{
    const Transaction first = created(cashOutDraft());
    const Transaction second = created(cashOutDraft());
    created(cashInDraft());
    m_clock.advance(12h);
    const auto moved = m_engine->processDue();
    QVERIFY(moved);
    QCOMPARE(moved->size(), 2);
    for (const Transaction &transaction : *moved) {
        QVERIFY(transaction.status == Status::Code::InProcess);
        QCOMPARE(transaction.events.constFirst().at, m_clock());
    }
    QCOMPARE(moved->at(0).id, first.id);
    QCOMPARE(moved->at(1).id, second.id);
}

void TransactionEngineTest::performsStepsInBatches()
{
    ServiceOptions options = serviceOptions();
    options.terms.processingDelay = 0ms;
    open(options);
    for (int i = 0; i < TransactionEngine::kBatch + 1; ++i)
        created(cashOutDraft());
    QList<qsizetype> sizes;
    do
        sizes.append(m_engine->processDue()->size());
    while (sizes.constLast() > 0 && sizes.size() < 10);
    QCOMPARE(sizes,
             QList<qsizetype>({TransactionEngine::kBatch, TransactionEngine::kBatch, 1, 1, 0}));
    QCOMPARE(m_engine->list({.statuses = {Status::Code::Paid}})->total,
             TransactionEngine::kBatch + 1);
}

void TransactionEngineTest::performsAllStepsOrNone()
{
    const Transaction first = created(cashOutDraft());
    const Transaction second = created(cashOutDraft());
    std::ignore = m_engine->handleChange();
    m_clock.advance(1h);
    // Simulates a disk error by a trigger.
    QVERIFY(
        m_database->queryScalar(u"CREATE TRIGGER stop BEFORE UPDATE ON tx WHEN new.seq = 2 BEGIN "
                                "SELECT raise(ABORT, 'stop'); END"_s));
    QVERIFY(!m_engine->processDue());
    QCOMPARE(*m_engine->find(first.id), first);
    QCOMPARE(*m_engine->find(second.id), second);
    QVERIFY(m_engine->handleChange().isEmpty());
    QCOMPARE(m_database->queryScalar(u"SELECT count(*) FROM outbox"_s)->toInt(), 0);
    QVERIFY(m_database->queryScalar(u"DROP TRIGGER stop"_s));
    QCOMPARE(m_engine->processDue()->size(), 2);
}

void TransactionEngineTest::namesTotalsThatAreFull()
{
    const Transaction first = created(cashInDraft(100));
    const auto setTotal = [this](qint64 cents) {
        return m_database->queryScalar(u"UPDATE tot SET amount = %1"_s.arg(cents)).has_value();
    };
    QVERIFY(setTotal(std::numeric_limits<qint64>::max() - 1000));
    const auto refused = m_engine->create(cashInDraft(1001));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::InvalidInput);
    QCOMPARE(refused.error().fields, QList<FieldError>({{Field::Amount, Problem::TooLarge, 1000}}));
    QVERIFY(m_engine->create(cashInDraft(1000)));
    QVERIFY(!m_engine->create(cashInDraft(1)));
    QCOMPARE(*m_engine->find(first.id), first);
}

void TransactionEngineTest::goesOnWhereItWasKilled()
{
    const Transaction transaction = created(cashOutDraft(1214));
    for (const char *word : {"in_analysis", "in_process", "paid"}) {
        open();
        m_clock.advance(2s);
        QCOMPARE(m_engine->processDue()->size(), 1);
        QCOMPARE(m_engine->find(transaction.id)->status.toText(), QLatin1StringView(word));
    }
}

/// Regardless of the data in the file.
void TransactionEngineTest::performsNoStepOutsideASandbox()
{
    const Transaction transaction = created(cashOutDraft());
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    open(options);
    m_clock.advance(1h);
    QCOMPARE(m_engine->processDue()->size(), 0);
    QCOMPARE(*m_engine->find(transaction.id), transaction);
}

void TransactionEngineTest::neverExpiresACashOut()
{
    const Transaction transaction = created(cashOutDraft());
    m_clock.advance(48h);
    QCOMPARE(m_engine->hasDue(), false);
    QCOMPARE(m_engine->expireDue()->size(), 0);
    QCOMPARE(*m_engine->find(transaction.id), transaction);
}

void TransactionEngineTest::keepsTheOrderOfStepsWhenTheClockGoesBack()
{
    const Transaction transaction = created(cashOutDraft());
    m_clock.advance(10s);
    QCOMPARE(m_engine->processDue()->size(), 1);
    const QDateTime inProcess = m_clock();
    m_clock.advance(-8s);
    QCOMPARE(m_engine->processDue()->size(), 0);
    m_clock.set(inProcess.addSecs(2));
    QCOMPARE(m_engine->processDue()->size(), 1);

    const Transaction other = created(cashOutDraft());
    m_clock.advance(-1h); // no step waits an hour
    const Transaction third = created(cashOutDraft());
    QCOMPARE(third.created, m_clock());
    m_clock.advance(2s);
    const auto moved = m_engine->processDue();
    QCOMPARE(moved->size(), 2);
    QCOMPARE(moved->first().id, other.id);
    QCOMPARE(moved->first().events.constFirst().at, other.created);
    QCOMPARE(moved->last().id, third.id);
    QCOMPARE(moved->last().events.constFirst().at, m_clock());
    QVERIFY(m_engine->find(transaction.id)->status == Status::Code::Paid);
}

void TransactionEngineTest::reportsChangesOnce()
{
    const Transaction first = created();
    const Transaction second = created();
    QVERIFY(!m_engine->create(cashInDraft(0)));
    const auto paid = m_engine->simulate(first.id, SimulatedOutcome::Paid);
    QVERIFY(m_engine->simulate(first.id, SimulatedOutcome::Paid));
    QCOMPARE(m_engine->handleChange(), QList<Transaction>({first, second, *paid}));
    QVERIFY(m_engine->handleChange().isEmpty());
}

void TransactionEngineTest::seedsAnEmptyDatabase()
{
    const Transaction newer = pastCashIn(Status::Code::Paid, noon().addDays(-1));
    const Transaction older = pastCashIn(Status::Code::Canceled, noon().addDays(-2));
    QVERIFY(seed({newer, older}));
    QCOMPARE(m_engine->list({})->transactions, QList<Transaction>({newer, older}));
    QVERIFY(m_engine->handleChange().isEmpty());
}

void TransactionEngineTest::seedsOnceOnly()
{
    created();
    bool isAsked = false;
    QVERIFY(m_engine->seed([&isAsked] {
        isAsked = true;
        return QList<Transaction>{pastCashIn(Status::Code::Paid)};
    }));
    QVERIFY(!isAsked);
    QCOMPARE(total(), 1);
}

void TransactionEngineTest::seedsAllOrNothing()
{
    const Transaction good = pastCashIn(Status::Code::Paid);
    Transaction bad = pastCashIn(Status::Code::Paid, noon().addSecs(5));
    bad.amount = {};
    QVERIFY(!seed({good, bad}));
    QCOMPARE(total(), 0);
    QVERIFY(seed({good}));
    QCOMPARE(total(), 1);
}

void TransactionEngineTest::refusesAChargeThatLostAPart_data()
{
    QTest::addColumn<QString>("loss");
    QTest::newRow("its wide half") << u"DELETE FROM tx_wide WHERE seq = 2"_s;
    QTest::newRow("its events") << u"DELETE FROM event WHERE tx = 2"_s;
    QTest::newRow("its newest event") << u"DELETE FROM event WHERE tx = 2 AND n = 1"_s;
}

void TransactionEngineTest::refusesAChargeThatLostAPart()
{
    QFETCH(QString, loss);
    created();
    const Transaction paid = created();
    QVERIFY(m_engine->simulate(paid.id, SimulatedOutcome::Paid));
    created();
    open();
    QVERIFY(
        m_database->queryScalar(u"PRAGMA foreign_keys = OFF"_s)); // a damaged disk checks no keys
    QVERIFY(m_database->queryScalar(loss));
    m_engine.reset();
    m_database.reset();
    const auto again =
        Database::open(m_folder->filePath(u"shop.db"_s), Database::Access::ReadWrite);
    QVERIFY(!again);
    QCOMPARE(again.error().code, Error::Code::StorageCorrupted);
}

/// More rows than one statement reads, none of them adjacent.
void TransactionEngineTest::readsAllOfWhatLiesApart()
{
    QList<Transaction> expected;
    TransactionDraft other = cashInDraft();
    other.amount = Money::fromCents(cashInDraft().amount->cents() + 1);
    for (int i = 0; i < TransactionPage::kSize + 30; ++i) {
        expected.prepend(created(other));
        created();
        created();
    }
    for (int i = 0; i < expected.size(); i += 7)
        expected[i] = m_engine->simulate(expected[i].id, SimulatedOutcome::Paid).value();
    QList<Transaction> used;
    QList<Transaction> room;
    QVERIFY(
        m_engine->readAll({.minAmount = other.amount}, [&](const TransactionEngine::Rows &rows) {
            return rows.visitRows(
                [&used](const QList<Transaction> &some) {
                    used += some;
                    return true;
                },
                room);
        }));
    QCOMPARE(used, expected);
}

/// A caller that writes everything must not treat a partial result as complete.
void TransactionEngineTest::reportsNoEndOfWhatCannotBeRead()
{
    for (qint64 i = 0; i < TransactionList::kAtOnce + 5; ++i)
        created();
    QVERIFY(m_database->queryScalar(u"DELETE FROM tx_wide WHERE seq = 2"_s));
    qsizetype given = 0;
    int ends = 0;
    const auto read = m_engine->readAll({}, [&](const TransactionEngine::Rows &rows) {
        given += rows.stored.size();
        ends += rows.stored.size() == 0 ? 1 : 0;
        return true;
    });
    QVERIFY(!read);
    QCOMPARE(read.error().code, Error::Code::StorageCorrupted);
    QCOMPARE(given, TransactionList::kAtOnce);
    QCOMPARE(ends, 0);
}

BALCAO_GUILESS_TEST(TransactionEngineTest)
#include "tst_transactionengine.moc"
