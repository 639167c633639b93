// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/keystore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

std::atomic<int> g_diskWaits = 0;

} // namespace

/// Replaces the function of the C library and counts the calls.
extern "C" int fdatasync(int file)
{
    ++g_diskWaits;
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

namespace
{

Transaction pastCashIn(int number)
{
    Transaction transaction;
    transaction.id = QUuid::createUuid();
    transaction.amount = Money::fromCents(number);
    transaction.created = noon().addSecs(number - 3600);
    transaction.name = u"Ana"_s;
    transaction.platform = kPlatform;
    transaction.events = {{Status::Code::Pending, transaction.created}};
    transaction.expires = transaction.created.addDays(1);
    return transaction;
}

long sleepsOfThisThread()
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_nvcsw;
}

std::chrono::nanoseconds workOfThisThread()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

/// Tests properties of this implementation only; the others are in tst_service_contract.
class LocalTransactionServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void worksOnTwoThreadsOfItsOwn();
    void answersInTheCallersThread();
    void neverBlocksTheCaller();
    void sleepsUntilTheAnswerArrives();
    void sleepsWhileTheWriterIsBlocked();
    void keepsTheOrderOfCharges();
    void answersManyAtOnce();
    void waitsForTheDiskOnce_data();
    void waitsForTheDiskOnce();
    void mayGoWhileItAnswers();
    void mayGoWhileItExpires();
    void readsWhatWasAnsweredBefore();
    void findsAtOnceWhereAskedTo();
    void findsElsewhereAfterASlowLook();
    void expiresWhatItFoundAtOnce();
    void keepsEverythingWhenReopened();
    void preparesTheDatabaseBeforeOpening();
    void asksForHistoryOnce();
    void failsToOpenWithoutItsHistory();
    void showsWhyItDoesNotOpen();
    void refusesToBeginAgain_data();
    void refusesToBeginAgain();
    void opensAfterAFailure();
    void refusesCallsBeforeItIsOpen();
    void namesItsInstitution();
    void expiresWithoutBeingAsked();
    void expiresALongAbsenceInBatches_data();
    void expiresALongAbsenceInBatches();
    void expiresOnTime_data();
    void expiresOnTime();
    void expiresWhatIsMadeWhileItWaits();
    void leavesTheFileAloneWhenNothingIsDue();
    void expiresWhatBecameDueWhileItWasClosed();
    void goesOnWithPayoutsWhenReopened();
    void readsWhatItCannotExpire();
    void readsWhileAnotherWrites();
    void sharesItsFileWithAnother();
    void makesReferencesUniqueAcrossServices();
    void refusesTwinsAcrossServices();
    void finishesWhatItAcceptedWhenDestroyed();
    void cancelsFuturesWhenDestroyed();
    void mayGoWhileItOpens();
    void canBeDestroyedUnopened();
    void hasARealClockAndSource();

private:
    LocalTransactionService::Setup setup()
    {
        return {.database = path(),
                .settings = serviceSettings(),
                .clock = m_clock,
                .random = TestRandom(++m_seed)}; // unique ids per service
    }
    [[nodiscard]] QString path() const { return m_folder->filePath(u"shop.db"_s); }
    std::unique_ptr<LocalTransactionService> opened() { return opened(setup()); }
    static std::unique_ptr<LocalTransactionService> opened(LocalTransactionService::Setup setup)
    {
        auto service = std::make_unique<LocalTransactionService>(std::move(setup));
        if (!await(service->open()))
            QTest::qFail("the service does not open", __FILE__, __LINE__);
        return service;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    TestClock m_clock;
    quint64 m_seed = 0;
};

void LocalTransactionServiceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock.set(noon());
}

void LocalTransactionServiceTest::worksOnTwoThreadsOfItsOwn()
{
    std::mutex mutex;
    std::set<QThread *> threads;
    auto watched = setup();
    watched.clock = [&, clock = m_clock] {
        const std::lock_guard lock(mutex);
        threads.insert(QThread::currentThread());
        return clock();
    };
    const auto service = opened(watched);
    QVERIFY(await(service->create(cashInDraft())));
    const std::set<QThread *> writers = threads;
    QCOMPARE(writers.size(), size_t(1));
    QVERIFY(await(service->list({})));
    QVERIFY(await(service->create(cashInDraft())));
    QVERIFY(await(service->list({})));
    QCOMPARE(threads.size(), size_t(2));
    QVERIFY(!threads.contains(QThread::currentThread()));
}

void LocalTransactionServiceTest::answersInTheCallersThread()
{
    const auto service = opened();
    QThread *changedIn = nullptr;
    QThread *answeredIn = nullptr;
    connect(
        service.get(), &TransactionService::changed, service.get(),
        [&](const Transaction &) { changedIn = QThread::currentThread(); }, Qt::DirectConnection);
    const auto answer = service->create(cashInDraft()).then([&](const Result<Transaction> &result) {
        answeredIn = QThread::currentThread();
        return result;
    });
    QVERIFY(await(answer));
    QCOMPARE(changedIn, QThread::currentThread());
    QCOMPARE(answeredIn, QThread::currentThread());
}

void LocalTransactionServiceTest::neverBlocksTheCaller()
{
    // Another program holds the write lock: every call returns immediately, and reads continue.
    const auto service = opened();
    const auto other = Database::open(path(), Database::Access::ReadWrite);
    QVERIFY(other);
    auto writing = WriteTransaction::begin(**other);
    QVERIFY(writing);
    const auto blocked = service->create(cashInDraft());
    QVERIFY(await(service->list({})));
    QVERIFY(!blocked.isFinished());
    QVERIFY(writing->commit());
    QVERIFY(await(blocked));
}

void LocalTransactionServiceTest::sleepsUntilTheAnswerArrives()
{
    const auto service = opened();
    constexpr int kCharges = 50;
    int slept = 0;
    for (int cents = 1; cents <= kCharges; ++cents) {
        bool isAnswered = false;
        onAnswer(service->create(cashInDraft(cents)), service.get(),
                 [&isAnswered](const Result<Transaction> &) { isAnswered = true; });
        const long before = sleepsOfThisThread();
        while (!isAnswered)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        slept += sleepsOfThisThread() > before ? 1 : 0;
    }
    QCOMPARE_GE(slept, kCharges / 2); // a busy computer can have an answer ready before the sleep
}

void LocalTransactionServiceTest::sleepsWhileTheWriterIsBlocked()
{
    const auto service = opened();
    const auto other = Database::open(path(), Database::Access::ReadWrite);
    QVERIFY(other);
    auto writing = WriteTransaction::begin(**other);
    QVERIFY(writing);
    const auto blocked = service->create(cashInDraft());
    constexpr int kTicks = 10;
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
    const auto sleepsOfAll = [&] { // during kTicks waits for the next tick
        const long before = sleepsOfThisThread();
        for (const int end = ticks + kTicks; ticks < end;)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return sleepsOfThisThread() - before;
    };
    const auto before = workOfThisThread();
    timer.start(10ms);
    QCOMPARE_GE(sleepsOfAll(), kTicks / 2); // a busy computer has the next tick ready at times
    QVERIFY(!blocked.isFinished());
    QVERIFY(writing->commit());
    QVERIFY(await(blocked));
    QCOMPARE_GE(sleepsOfAll(), kTicks / 2); // the same when no answer is pending
    const auto worked = workOfThisThread() - before;
    QVERIFY2(worked < 100ms, qPrintable(QString::number(worked / 1us)));
}

void LocalTransactionServiceTest::keepsTheOrderOfCharges()
{
    const auto service = opened();
    QList<QFuture<Result<Transaction>>> answers;
    for (int cents = 1; cents <= 50; ++cents)
        answers.append(service->create(cashInDraft(cents)));
    for (const auto &answer : answers)
        QVERIFY(await(answer));
    const auto page = await(service->list({}));
    QCOMPARE(page->total, 50);
    for (int i = 0; i < 50; ++i)
        QCOMPARE(page->transactions.at(i).amount.cents(), 50 - i);
}

void LocalTransactionServiceTest::answersManyAtOnce()
{
    const auto service = opened();
    const auto created = await(service->create(cashInDraft(1, u"taken"_s)));
    QStringList expected;
    QStringList described;
    connect(service.get(), &TransactionService::changed, service.get(),
            [&](const Transaction &transaction) {
                described.append(u"changed %1"_s.arg(transaction.amount.cents()));
            });
    int asked = 0;
    const auto expect = [&](QFuture<Result<Transaction>> call, std::optional<Error::Code> code) {
        expected.append(u"answer %1"_s.arg(++asked));
        std::ignore = call.then([&, code, number = asked](const Result<Transaction> &answer) {
            QCOMPARE(answer ? std::nullopt : std::optional(answer.error().code), code);
            described.append(u"answer %1"_s.arg(number));
        });
    };
    constexpr int kRounds = 64;
    g_diskWaits = 0;
    for (int i = 0; i < kRounds; ++i) {
        expected.append(u"changed %1"_s.arg(100 + i));
        expect(service->create(cashInDraft(100 + i)), {});
        expect(service->create(cashInDraft(2, u"taken"_s)), Error::Code::Conflict);
        expect(service->create({}), Error::Code::InvalidInput);
        expect(service->refund(created->id, u"engano"_s), Error::Code::TransitionRefused);
        expect(service->simulate(QUuid::createUuid(), SimulatedOutcome::Paid),
               Error::Code::NotFound);
    }
    QTRY_COMPARE(described.size(), expected.size());
    QCOMPARE(described, expected);
    // 64 calls share one commit; the writer may start with the first ones.
    QCOMPARE_LE(g_diskWaits, 5 * kRounds / 64 + 1);
    QCOMPARE(await(service->list({}))->total, kRounds + 1);
}

void LocalTransactionServiceTest::waitsForTheDiskOnce_data()
{
    QTest::addColumn<int>("clients");
    QTest::addColumn<int>("maxWaits"); // per hundred charges
    QTest::newRow("one client") << 1 << 110;
    QTest::newRow("sixteen clients") << 16 << 15;
}

void LocalTransactionServiceTest::waitsForTheDiskOnce()
{
    QFETCH(int, clients);
    QFETCH(int, maxWaits);
    constexpr int kCharges = 320;
    const auto service = opened();
    int asked = 0;
    int answered = 0;
    const std::function<void()> charge = [&] {
        if (asked++ >= kCharges)
            return;
        onAnswer(service->create(cashInDraft()), service.get(),
                 [&](const Result<Transaction> &answer) {
                     QVERIFY(answer);
                     ++answered;
                     charge();
                 });
    };
    g_diskWaits = 0;
    for (int client = 0; client < clients; ++client)
        charge();
    QTRY_COMPARE_WITH_TIMEOUT(answered, kCharges, 60'000);
    QCOMPARE_GT(g_diskWaits, 0);
    QCOMPARE_LE(g_diskWaits * 100, maxWaits * kCharges);
}

void LocalTransactionServiceTest::mayGoWhileItAnswers()
{
    auto service = opened();
    for (int i = 0; i < 10; ++i)
        service->create(cashInDraft());
    int changes = 0;
    connect(service.get(), &TransactionService::changed, this, [&](const Transaction &) {
        if (++changes == 5)
            service.reset();
    });
    QTRY_COMPARE(changes, 5);
    QCoreApplication::processEvents();
    QCOMPARE(changes, 5);
    QCOMPARE(await(opened()->list({}))->total, 10);
}

void LocalTransactionServiceTest::mayGoWhileItExpires()
{
    auto service = opened();
    for (int i = 0; i < 2; ++i)
        QVERIFY(await(service->create(cashInDraft())));
    int changes = 0;
    connect(service.get(), &TransactionService::changed, this, [&](const Transaction &) {
        ++changes;
        service.reset();
    });
    m_clock.advance(24h);
    service->list({}); // expires both at once
    QTRY_COMPARE(changes, 1);
    QCoreApplication::processEvents();
    QCOMPARE(changes, 1);
}

void LocalTransactionServiceTest::readsWhatWasAnsweredBefore()
{
    const auto service = opened();
    for (int i = 0; i < 100; ++i) {
        const auto created = await(service->create(cashInDraft()));
        QVERIFY(created);
        const auto found = await(service->find(created->id));
        QVERIFY(found);
        QCOMPARE(*found, *created);
    }
}

void LocalTransactionServiceTest::findsAtOnceWhereAskedTo()
{
    const auto later = opened();
    auto atOnce = setup();
    atOnce.findStrategy = LocalTransactionService::FindStrategy::AtOnce;
    const auto now = opened(atOnce);
    const auto found = [&now](const QUuid &id) {
        const auto answer = now->find(id);
        return answer.isFinished() ? answer.result() : tl::unexpected(Error{});
    };
    const auto ours = await(now->create(cashInDraft()));
    QCOMPARE(found(ours->id), ours);
    const auto theirs = await(later->create(cashInDraft()));
    QCOMPARE(found(theirs->id), theirs);
    const auto paid = await(later->simulate(ours->id, SimulatedOutcome::Paid));
    QCOMPARE(found(ours->id), paid);
    QCOMPARE(found(QUuid::createUuid()).error().code, Error::Code::NotFound);
    const auto answer = later->find(ours->id);
    QVERIFY(!answer.isFinished());
    QCOMPARE(await(answer), paid);
}

/// A slow disk must not block other callers.
void LocalTransactionServiceTest::findsElsewhereAfterASlowLook()
{
    std::atomic<int> took = 0; // milliseconds per call of the clock
    auto atOnce = setup();
    atOnce.findStrategy = LocalTransactionService::FindStrategy::AtOnce;
    atOnce.clock = [this, &took] {
        QThread::msleep(static_cast<unsigned long>(took));
        return m_clock();
    };
    const auto service = opened(atOnce);
    const auto created = await(service->create(cashInDraft()));
    took = 30;
    QVERIFY(service->find(created->id).isFinished()); // the first slow read is unexpected
    took = 0;
    const auto next = service->find(created->id);
    QVERIFY(!next.isFinished());
    QCOMPARE(await(next), created);
    QTRY_VERIFY(service->find(created->id).isFinished());
}

void LocalTransactionServiceTest::expiresWhatItFoundAtOnce()
{
    auto atOnce = setup();
    atOnce.findStrategy = LocalTransactionService::FindStrategy::AtOnce;
    const auto service = opened(atOnce);
    const auto created = await(service->create(cashInDraft()));
    const QSignalSpy changes(service.get(), &TransactionService::changed);
    m_clock.set(noon().addDays(1).addSecs(1));
    const auto answer = service->find(created->id);
    QVERIFY(answer.isFinished());
    QCOMPARE(answer.result()->status, Status::Code::Expired);
    QTRY_COMPARE(changes.count(), 1);
}

void LocalTransactionServiceTest::keepsEverythingWhenReopened()
{
    auto service = opened();
    const auto created = await(service->create(cashInDraft(77, u"pedido"_s)));
    const auto paid = await(service->simulate(created->id, SimulatedOutcome::Paid));
    service.reset();
    QVERIFY(!QFile::exists(path() + u"-wal"_s)); // all data is in one file

    service = opened();
    QCOMPARE(*await(service->find(created->id)), *paid);
    QCOMPARE(await(service->list({}))->transactions, QList<Transaction>{*paid});
    QCOMPARE(await(service->create(cashInDraft(77, u"pedido"_s))).error().code,
             Error::Code::Conflict);
}

/// The preparation may create the database; an error fails the opening and creates nothing.
void LocalTransactionServiceTest::preparesTheDatabaseBeforeOpening()
{
    auto wanted = setup();
    QThread *preparedIn = QThread::currentThread();
    bool existed = true;
    wanted.prepare = [&]() -> Result<void> {
        preparedIn = QThread::currentThread();
        existed = QFile::exists(wanted.database);
        return tl::unexpected(Error{Error::Code::StorageFull, {}, {}});
    };
    LocalTransactionService failed(wanted);
    const auto refused = await(failed.open());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::StorageFull);
    QVERIFY(!QFile::exists(wanted.database));
    QVERIFY(preparedIn != QThread::currentThread());
    QVERIFY(!existed);
    wanted.prepare = [&] {
        return Database::open(wanted.database, Database::Access::ReadWrite)
            .and_then([](const auto &database) {
                return KeyStore(*database).settleEnvironment(Environment::Sandbox);
            });
    };
    wanted.openMode = LocalTransactionService::OpenMode::Refused; // there will be a database
    const auto service = opened(wanted);
    QCOMPARE(await(service->count({})).value(), 0);
}

void LocalTransactionServiceTest::asksForHistoryOnce()
{
    QList<Transaction> history{pastCashIn(1), pastCashIn(2)};
    int asked = 0;
    QThread *askedIn = QThread::currentThread();
    auto demo = setup();
    demo.history = [&] {
        ++asked;
        askedIn = QThread::currentThread();
        return history;
    };
    auto service = opened(demo);
    QSignalSpy changes(service.get(), &TransactionService::changed);
    QCOMPARE(asked, 1);
    QVERIFY(askedIn != QThread::currentThread());
    QCOMPARE(await(service->list({}))->transactions,
             QList<Transaction>({history.at(1), history.at(0)}));
    QCOMPARE(changes.size(), 0);

    service.reset();
    service = opened(demo);
    QCOMPARE(asked, 1);
    QCOMPARE(await(service->list({}))->total, 2);
}

void LocalTransactionServiceTest::failsToOpenWithoutItsHistory()
{
    auto demo = setup();
    demo.history = [] {
        Transaction bad = pastCashIn(1);
        bad.amount = {};
        return QList<Transaction>{pastCashIn(2), bad};
    };
    LocalTransactionService service(demo);
    QVERIFY(!await(service.open()));
    QCOMPARE(await(service.list({})).error().code, Error::Code::Internal);
    QCOMPARE(await(service.create(cashInDraft())).error().code, Error::Code::Internal);
    QCOMPARE(await(opened()->list({}))->total, 0);
}

void LocalTransactionServiceTest::showsWhyItDoesNotOpen()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no database");
    file.close();
    LocalTransactionService service(setup());
    const auto answer = await(service.open());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::StorageCorrupted);
}

void LocalTransactionServiceTest::refusesToBeginAgain_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("the file is gone") << false;
    QTest::newRow("the file was emptied") << true;
}

void LocalTransactionServiceTest::refusesToBeginAgain()
{
    QFETCH(bool, isThere);
    QVERIFY(await(opened()->create(cashInDraft())));
    QVERIFY(isThere ? QFile::resize(path(), 0) : QFile::remove(path()));
    auto known = setup();
    known.openMode = LocalTransactionService::OpenMode::Refused;
    LocalTransactionService service(known);
    const auto answer = await(service.open());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::StorageCorrupted);
    QCOMPARE(QFile::exists(path()), isThere);
    QCOMPARE(QFileInfo(path()).size(), 0);
}

void LocalTransactionServiceTest::opensAfterAFailure()
{
    auto blocked = setup();
    blocked.database = m_folder->filePath(u"file/shop.db"_s);
    const QString obstacle = m_folder->filePath(u"file"_s);
    QVERIFY(QFile(obstacle).open(QIODevice::WriteOnly));
    LocalTransactionService service(blocked);
    QCOMPARE(await(service.open()).error().code, Error::Code::StorageReadOnly);
    QVERIFY(QFile::remove(obstacle));
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(cashInDraft())));
}

void LocalTransactionServiceTest::refusesCallsBeforeItIsOpen()
{
    LocalTransactionService service(setup());
    QCOMPARE(await(service.create(cashInDraft())).error().code, Error::Code::Internal);
    QCOMPARE(await(service.find(QUuid::createUuid())).error().code, Error::Code::Internal);
    QCOMPARE(service.platform(), kPlatform);
    QVERIFY(service.capabilities().simulates);
    QVERIFY(!QFile::exists(path()));
}

void LocalTransactionServiceTest::namesItsInstitution()
{
    QCOMPARE(LocalTransactionService(setup()).institution(), QString());
    ServiceOptions options = serviceOptions();
    options.terms.ispb = u"12345678"_s;
    auto known = setup();
    known.settings = serviceSettings(options);
    QCOMPARE(LocalTransactionService(known).institution(), u"12345678"_s);
}

void LocalTransactionServiceTest::expiresWithoutBeingAsked()
{
    const auto service = opened();
    const auto created = await(service->create(cashInDraft()));
    QSignalSpy changes(service.get(), &TransactionService::changed);
    auto *const timer = service->findChild<QTimer *>(u"expiryTimer"_s);
    QVERIFY(timer && timer->isActive());
    timer->setInterval(1);
    m_clock.advance(24h);
    QVERIFY(changes.wait(kWaitLimit));
    const auto changed = changes.at(0).at(0).value<Transaction>();
    QCOMPARE(changed.id, created->id);
    QVERIFY(changed.status == Status::Code::Expired);
}

void LocalTransactionServiceTest::expiresALongAbsenceInBatches_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("for a list") << true;
    QTest::newRow("in the background") << false;
}

void LocalTransactionServiceTest::expiresALongAbsenceInBatches()
{
    QFETCH(bool, isAsked);
    constexpr int kDue = 3 * TransactionEngine::kBatch;
    auto demo = setup();
    demo.history = [] {
        QList<Transaction> history;
        for (int i = 1; i <= kDue; ++i)
            history.append(pastCashIn(i));
        return history;
    };
    const auto service = opened(demo);
    QVERIFY(await(service->list({})));
    QSignalSpy changes(service.get(), &TransactionService::changed);
    m_clock.advance(48h);
    g_diskWaits = 0;
    if (isAsked) {
        QCOMPARE(await(service->list({.statuses = {Status::Code::Expired}}))->total, kDue);
    } else {
        service->findChild<QTimer *>(u"expiryTimer"_s)->start(1);
    }
    QTRY_COMPARE(changes.size(), kDue);
    QCOMPARE(g_diskWaits, 3);
}

void LocalTransactionServiceTest::expiresOnTime_data()
{
    QTest::addColumn<std::chrono::milliseconds>("age");
    QTest::addColumn<std::chrono::milliseconds>("wait");
    // The clock may be set, and other programs write to the file: a check every 30 s is cheap.
    QTest::newRow("long before") << std::chrono::milliseconds(1h) << std::chrono::milliseconds(30s);
    QTest::newRow("soon") << std::chrono::milliseconds(24h - 7s) << std::chrono::milliseconds(7s);
    QTest::newRow("at once") << std::chrono::milliseconds(24h - 1ms)
                             << std::chrono::milliseconds(10ms);
    QTest::newRow("over") << std::chrono::milliseconds(48h) << std::chrono::milliseconds(30s);
}

void LocalTransactionServiceTest::expiresOnTime()
{
    QFETCH(std::chrono::milliseconds, age);
    QFETCH(std::chrono::milliseconds, wait);
    QVERIFY(await(opened()->create(cashInDraft())));
    m_clock.advance(age);
    const auto service = opened();
    const auto *const timer = service->findChild<QTimer *>(u"expiryTimer"_s);
    QTRY_VERIFY(timer->isActive());
    QCOMPARE(timer->intervalAsDuration(), wait);
}

void LocalTransactionServiceTest::expiresWhatIsMadeWhileItWaits()
{
    auto options = serviceOptions();
    options.terms.cashInLifetime = 1s;
    auto real = setup();
    real.settings = serviceSettings(options);
    real.clock = nullptr;
    const auto service = opened(real);
    QSignalSpy changes(service.get(), &TransactionService::changed);
    const auto created = await(service->create(cashInDraft()));
    QTRY_COMPARE_WITH_TIMEOUT(changes.size(), 2, 10'000); // not thirty seconds
    const auto expired = changes.at(1).at(0).value<Transaction>();
    QCOMPARE(expired.id, created->id);
    QCOMPARE(expired.finished, created->created.addSecs(1));
}

void LocalTransactionServiceTest::leavesTheFileAloneWhenNothingIsDue()
{
    const auto service = opened();
    QVERIFY(await(service->create(cashInDraft())));
    const auto other = Database::open(path(), Database::Access::ReadWrite);
    const auto writing = WriteTransaction::begin(**other);
    QVERIFY(writing); // blocks other writers
    for (const auto &name : {u"expiryTimer"_s, u"processingTimer"_s}) {
        auto *const timer = service->findChild<QTimer *>(name);
        QSignalSpy rounds(timer, &QTimer::timeout);
        g_diskWaits = 0;
        timer->start(1);
        QTRY_COMPARE_GE(rounds.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(timer->isActive(), 3000); // writing fails after five seconds
        QCOMPARE(g_diskWaits, 0);
    }
}

void LocalTransactionServiceTest::expiresWhatBecameDueWhileItWasClosed()
{
    auto service = opened();
    const auto created = await(service->create(cashInDraft()));
    service.reset();
    m_clock.advance(std::chrono::days(3));
    service = opened();
    QCOMPARE(await(service->list({.statuses = {Status::Code::Pending}}))->total, 0);
    const auto expired = await(service->list({.statuses = {Status::Code::Expired}}));
    QCOMPARE(expired->total, 1);
    QCOMPARE(expired->transactions.constFirst().id, created->id);
    QCOMPARE(expired->transactions.constFirst().finished, noon().addDays(1));
}

void LocalTransactionServiceTest::goesOnWithPayoutsWhenReopened()
{
    auto service = opened();
    const auto created = await(service->create(cashOutDraft()));
    service.reset();
    m_clock.advance(std::chrono::days(3));
    service = opened();
    QSignalSpy changes(service.get(), &TransactionService::changed);
    auto *const timer = service->findChild<QTimer *>(u"processingTimer"_s);
    QVERIFY(timer);
    QCOMPARE(timer->intervalAsDuration(), serviceOptions().terms.processingDelay);
    timer->setInterval(1);
    timer->start();
    QVERIFY(changes.wait(kWaitLimit));
    QVERIFY(await(service->find(created->id))->status == Status::Code::InProcess);
    m_clock.advance(serviceOptions().terms.processingDelay);
    QVERIFY(changes.wait(kWaitLimit));
    QVERIFY(await(service->find(created->id))->status == Status::Code::Paid);
}

void LocalTransactionServiceTest::readsWhatItCannotExpire()
{
    const auto service = opened();
    const auto created = await(service->create(cashInDraft()));
    {
        // Simulates a disk error by a trigger.
        const auto other = Database::open(path(), Database::Access::ReadWrite);
        QVERIFY(executeInTransaction(**other, u"CREATE TRIGGER stop BEFORE UPDATE ON tx BEGIN "
                                              "SELECT raise(ABORT, 'stop'); END"_s));
    }
    m_clock.advance(24h);
    QSignalSpy changes(service.get(), &TransactionService::changed);
    const auto found = await(service->find(created->id));
    QVERIFY(found && found->status == Status::Code::Expired);
    QCOMPARE(await(service->list({}))->transactions, QList<Transaction>{*found});
    QCOMPARE(await(service->list({.statuses = {Status::Code::Pending}}))->total, 0);
    QCOMPARE(changes.size(), 0);
    {
        const auto other = Database::open(path(), Database::Access::SecondWriter);
        QVERIFY(executeInTransaction(**other, u"DROP TRIGGER stop"_s));
    }
    auto *const timer = service->findChild<QTimer *>(u"expiryTimer"_s);
    QTRY_VERIFY(timer->isActive());
    QVERIFY(await(service->list({}))); // triggers another attempt
    QTRY_COMPARE(changes.size(), 1);
    QCOMPARE(changes.at(0).at(0).value<Transaction>(), *found);
}

void LocalTransactionServiceTest::readsWhileAnotherWrites()
{
    const auto service = opened();
    QVERIFY(await(service->create(cashInDraft())));
    const auto other = Database::open(path(), Database::Access::ReadWrite);
    QVERIFY(other);
    const auto writing = WriteTransaction::begin(**other);
    QVERIFY(writing);
    m_clock.advance(24h);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 10; ++i)
        QCOMPARE(await(service->list({.statuses = {Status::Code::Expired}}))->total, 1);
    // Separate waits for the write lock would take ten times as long.
    QCOMPARE_LT(timer.elapsed(), 5 * DatabaseTimeouts().busy.count());
}

void LocalTransactionServiceTest::sharesItsFileWithAnother()
{
    const auto first = opened();
    const auto other = opened();
    const auto created = await(first->create(cashInDraft()));
    QCOMPARE(*await(other->find(created->id)), *created);
    const auto paid = await(other->simulate(created->id, SimulatedOutcome::Paid));
    QCOMPARE(*await(first->find(created->id)), *paid);
    QCOMPARE(await(first->simulate(created->id, SimulatedOutcome::Canceled)).error().code,
             Error::Code::TransitionRefused);
}

void LocalTransactionServiceTest::makesReferencesUniqueAcrossServices()
{
    const auto first = opened();
    const auto other = opened();
    int conflicts = 0;
    for (int i = 0; i < 20; ++i) {
        const TransactionDraft draft = cashInDraft(1, u"r%1"_s.arg(i));
        const auto a = first->create(draft);
        const auto b = other->create(draft);
        const auto answers = {await(a), await(b)};
        for (const auto &answer : answers) {
            if (!answer && answer.error().code == Error::Code::Conflict)
                ++conflicts;
        }
    }
    QCOMPARE(conflicts, 20);
    QCOMPARE(await(first->list({}))->total, 20);
}

void LocalTransactionServiceTest::refusesTwinsAcrossServices()
{
    const auto first = opened();
    const auto other = opened();
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        TransactionDraft draft = cashOutDraft(100 * (i + 1), u"a%1"_s.arg(i));
        draft.mayHaveTwin = false;
        const auto a = first->create(draft);
        draft.reference = u"b%1"_s.arg(i);
        const auto b = other->create(draft);
        for (const auto &answer : {await(a), await(b)}) {
            const QList<FieldError> unsettled{{Field::PixKey, Problem::Unsettled}};
            if (!answer && answer.error().fields == unsettled)
                ++refused;
        }
    }
    QCOMPARE(refused, 20);
    QCOMPARE(await(first->list({}))->total, 20);
}

void LocalTransactionServiceTest::finishesWhatItAcceptedWhenDestroyed()
{
    auto service = opened();
    for (int i = 0; i < 200; ++i)
        service->create(cashInDraft(i + 1));
    service.reset();
    QCOMPARE(await(opened()->list({}))->total, 200);
}

void LocalTransactionServiceTest::cancelsFuturesWhenDestroyed()
{
    auto service = opened();
    const auto created = await(service->create(cashInDraft()));
    m_clock.advance(24h); // makes reads use the writer first
    int answers = 0;
    int cancellations = 0;
    const auto watch = [&](auto future) {
        return future.then([&](const auto &) { ++answers; }).onCanceled([&] { ++cancellations; });
    };
    const QList<QFuture<void>> futures{
        watch(service->create(cashInDraft())),
        watch(service->find(created->id)),
        watch(service->list({})),
        watch(service->simulate(created->id, SimulatedOutcome::Paid)),
        watch(service->refund(created->id, u"engano"_s)),
        watch(service->open())};
    service.reset();
    for (const auto &future : futures)
        QVERIFY(future.isFinished());
    QCOMPARE(answers, 0);
    QCOMPARE(cancellations, 6);
}

/// The writer calls the reader while opening; repeated, because the race is rare.
void LocalTransactionServiceTest::mayGoWhileItOpens()
{
    opened().reset(); // The database exists, so opening is fast.
    for (int round = 0; round < 200; ++round) {
        core::LocalTransactionService service(setup());
        service.open();
        service.open();
        if (round % 2 == 0)
            std::this_thread::yield();
    }
    QVERIFY(await(opened()->list({})).has_value());
}

void LocalTransactionServiceTest::canBeDestroyedUnopened()
{
    {
        const LocalTransactionService service(setup());
    }
    {
        LocalTransactionService service(setup());
        service.open();
    }
    QCOMPARE(await(opened()->list({}))->total, 0);
}

void LocalTransactionServiceTest::hasARealClockAndSource()
{
    auto real = setup();
    real.clock = nullptr;
    real.random = nullptr;
    const auto service = opened(real);
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const auto a = await(service->create(cashInDraft()));
    const auto b = await(service->create(cashInDraft()));
    QVERIFY(a && b);
    QVERIFY(a->id != b->id);
    QVERIFY(before <= a->created && a->created <= QDateTime::currentDateTimeUtc());
}

BALCAO_GUILESS_TEST(LocalTransactionServiceTest)
#include "tests/support/waitlimit.h"
#include "tst_localtransactionservice.moc"
