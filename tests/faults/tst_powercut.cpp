// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/auditstore.h"
#include "core/storage/backup.h"
#include "core/storage/shiftstore.h"
#include "tests/faults/answers.h"
#include "tests/faults/campaign.h"
#include "tests/faults/disk.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"
#include "tests/support/wholeness.h"

#include <QtCore/QMutex>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace faults;

namespace
{

using Access = Database::Access;

const QString kDatabase = u"shop/shop.db"_s;

/// An answer or a signal, with the number of calls before.
struct Note
{
    qsizetype calls;
    Transaction transaction;
};

/// Records disk changes and the answers of a shop.
class Recorder : public DiskWatch
{
public:
    using DiskWatch::DiskWatch;

    QList<DiskCall> calls;
    QList<Note> notes;
    int failingSyncs = 0; ///< one in that many fails; 0: none

    int refusal(DiskCall &call) override
    {
        const bool isFailing =
            failingSyncs > 0 && call.kind == DiskCall::Kind::Sync && ++m_syncs % failingSyncs == 0;
        return isFailing ? EIO : 0;
    }

    void done(const DiskCall &call) override
    {
        // The shared memory of the log is not durable: the first connection creates it again.
        const bool isKept = call.isChange || call.kind == DiskCall::Kind::Sync;
        if (!isKept || call.path.endsWith("-shm"))
            return;
        DiskCall copy = call;
        copy.bytes.detach();
        const QMutexLocker lock(&m_mutex);
        calls.append(copy);
    }

    void note(const Transaction &transaction)
    {
        const QMutexLocker lock(&m_mutex);
        notes.append({calls.size(), transaction});
    }

private:
    int m_syncs = 0;
    QMutex m_mutex; ///< a service reports changes in another thread
};

/// The transactions expected after a power failure.
using Answered = QHash<QUuid, Transaction>;

void add(Answered &answered, const Transaction &transaction)
{
    const auto known = answered.find(transaction.id);
    if (known == answered.end() || known->events.size() <= transaction.events.size())
        answered.insert(transaction.id, transaction);
}

enum class Verdict { Sound, Lost, Damaged };

struct Finding
{
    Verdict verdict;
    QString what;
};

/// Opens a shop after a power failure and looks for its earlier answers.
Finding judge(const QString &path, const Answered &answered)
{
    const auto database = Database::open(path, Access::ReadWrite);
    if (!database)
        return {Verdict::Damaged, database.error().detail};
    if (const QString broken = support::brokenPart(**database); !broken.isEmpty())
        return {Verdict::Damaged, broken};
    TransactionEngine engine(**database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom());
    const auto found = storedIn(engine);
    if (!found)
        return {Verdict::Damaged, found.error().detail};
    for (const Transaction &transaction : answered) {
        if (!isStill(transaction, found->value(transaction.id)))
            return {Verdict::Lost,
                    transaction.id.toString() + u" was "_s + transaction.status.toText()};
    }
    return {Verdict::Sound, {}};
}

/// A shop with repeated workdays whose answers are recorded.
using Days = void (*)(Recorder &recorder, const QString &path);

ServiceSettings settings()
{
    ServiceOptions options = support::serviceOptions();
    options.terms.processingDelay = 0ms;
    return support::serviceSettings(options);
}

/// On a failing disk a call may fail, but only with the correct error code.
template<typename T>
bool isAnswer(const Result<T> &answer, const Recorder &recorder)
{
    if (!answer &&
        (recorder.failingSyncs == 0 || answer.error().code != Error::Code::StorageFailed))
        QTest::qFail(qPrintable(answer.error().detail), __FILE__, __LINE__);
    return answer.has_value();
}

/// Uses only the engine, with frequent checkpoints of the log.
void recordDays(Recorder &recorder, const QString &path, const QString &setting = {})
{
    support::TestClock clock;
    for (int day = 0; day < 3; ++day) {
        const auto database = Database::open(path, Access::ReadWrite);
        if (!isAnswer(database, recorder))
            continue;
        if (!setting.isEmpty())
            QVERIFY((*database)->queryScalar(setting));
        QVERIFY((*database)->queryScalar(u"PRAGMA wal_autocheckpoint = 60"_s));
        TransactionEngine engine(**database, settings(), clock, support::TestRandom(quint64(day)));
        const auto note = [&](const Result<Transaction> &answer) {
            if (isAnswer(answer, recorder))
                recorder.note(*answer);
            return answer;
        };
        const auto recordAll = [&](const Result<QList<Transaction>> &answer) {
            for (const Transaction &transaction : answer.value_or(QList<Transaction>()))
                recorder.note(transaction);
            isAnswer(answer, recorder);
        };
        for (int i = 1; i <= 20; ++i) {
            clock.advance(1min);
            const bool isOut = i % 4 == 0;
            const auto pay = [&](const Transaction &created) {
                return note(engine.simulate(created.id, SimulatedOutcome::Paid));
            };
            const auto giveBack = [&](const Transaction &paid) {
                return note(engine.refund(paid.id, u"engano"_s));
            };
            auto last =
                note(engine.create(isOut ? support::cashOutDraft(i) : support::cashInDraft(i)));
            if (i % 4 >= 2)
                last = last.and_then(pay);
            if (i % 4 == 3)
                last = last.and_then(giveBack);
            if (i % 6 == 0)
                recordAll(engine.processDue());
        }
        clock.advance(25h);
        recordAll(engine.expireDue());
    }
}

void carefulDays(Recorder &recorder, const QString &path)
{
    recordDays(recorder, path);
}

void normalDays(Recorder &recorder, const QString &path)
{
    recordDays(recorder, path, u"PRAGMA synchronous = NORMAL"_s);
}

void carelessDays(Recorder &recorder, const QString &path)
{
    recordDays(recorder, path, u"PRAGMA synchronous = OFF"_s);
}

/// Runs days in which one of 17 syncs fails, which also affects the data to be synced.
void failingDays(Recorder &recorder, const QString &path)
{
    recorder.failingSyncs = 17;
    carefulDays(recorder, path);
}

/// Uses the whole service with several simultaneous clients.
void serviceDays(Recorder &recorder, const QString &path)
{
    for (int day = 0; day < 3; ++day) {
        LocalTransactionService service({.database = path, .settings = settings()});
        QVERIFY(await(service.open()));
        QSet<QUuid> onTheWay;
        QObject::connect(&service, &TransactionService::changed, &service,
                         [&](const Transaction &transaction) {
                             recorder.note(transaction);
                             if (transaction.operation == Operation::CashIn)
                                 return;
                             if (transaction.finished)
                                 onTheWay.remove(transaction.id);
                             else
                                 onTheWay.insert(transaction.id);
                         });
        for (int round = 0; round < 4; ++round) {
            QList<QFuture<Result<Transaction>>> calls;
            for (int i = 1; i <= 5; ++i) {
                calls.append(
                    service.create(i == 5 ? support::cashOutDraft(20) : support::cashInDraft(i)));
            }
            QList<QFuture<Result<Transaction>>> payments;
            for (int i = 0; i < 3; ++i) {
                const auto created = await(calls.at(i));
                QVERIFY(created);
                payments.append(service.simulate(created->id, SimulatedOutcome::Paid));
            }
            QVERIFY(await(service.refund(await(payments.first())->id, u"engano"_s)));
            for (const auto &call : calls + payments)
                QVERIFY(await(call));
        }
        QTRY_VERIFY(onTheWay.isEmpty());
    }
}

/// Adds transactions to a shop and closes the shop.
void makeShop(const QString &path, int count)
{
    const auto database = Database::open(path, Access::ReadWrite);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    support::TestRandom random(QRandomGenerator::global()->generate64());
    TransactionEngine engine(**database, settings(), support::TestClock(), random);
    for (int i = 0; i < count; ++i) {
        if (!engine.create(support::cashInDraft()))
            qFatal("a charge of the test cannot be made");
    }
}

/// Creates a shop like that of a killed program: most data is in the log.
void makeKilledShop(const QString &folder, int count)
{
    const QTemporaryDir live(scratchTemplate());
    const QString path = live.filePath(u"shop.db"_s);
    makeShop(path, 1);
    const auto open = Database::open(path, Access::ReadWrite);
    makeShop(path, count - 1);
    for (const QString &name : {u"shop.db"_s, u"shop.db-wal"_s}) {
        if (!open || !QFile::copy(live.filePath(name), QDir(folder).filePath(name)))
            qFatal("a shop of the test cannot be killed");
    }
}

Files filesIn(const QDir &folder)
{
    Files files;
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a file of the test cannot be read");
        files.insert(name.toUtf8(), file.readAll());
    }
    return files;
}

} // namespace

/// Records everything that a shop does to its files. Simulated disks then show the possible states
/// after a power failure at some point. The shop is opened there, and everything confirmed before
/// that point must exist completely.
///
/// BALCAO_CUTS sets the number of cuts, in thousands; BALCAO_CUT_SEED repeats a selection.
class PowerCutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNothingThatWasAnswered_data();
    void losesNothingThatWasAnswered();
    void wouldNoticeLosses();
    void wouldNoticeDamage();
    void keepsABackupWhole();
    void keepsAShopThatIsRestored_data();
    void keepsAShopThatIsRestored();
    void keepsAShiftOpenOrClosed();

private:
    [[nodiscard]] QString place(const QString &name) const { return m_folder.filePath(name); }
    void record(Days days);
    QList<Finding> findings(int cuts);
    Files cutAgain(const Files &files, Loss loss);
    void write(const Files &files);
    void cutEverywhere(const std::function<bool(const QDir &disk)> &work,
                       const std::function<QString(const QDir &disk, bool isDone)> &problem);

    QTemporaryDir m_folder{scratchTemplate()};
    QRandomGenerator m_random;
    QList<DiskCall> m_calls;
    QList<Note> m_notes;
};

void PowerCutTest::losesNothingThatWasAnswered_data()
{
    QTest::addColumn<Days>("days");
    QTest::addColumn<int>("cuts");
    // In rounds, because QTest aborts rows that last longer than five minutes.
    const int rounds = std::max(numberFrom("BALCAO_CUTS", 1000) / 1000, 1);
    for (int round = 1; round <= rounds; ++round) {
        QTest::addRow("engine, round %d", round) << Days(carefulDays) << 400;
        QTest::addRow("service, round %d", round) << Days(serviceDays) << 400;
        QTest::addRow("engine on a failing disk, round %d", round) << Days(failingDays) << 200;
    }
}

void PowerCutTest::losesNothingThatWasAnswered()
{
    QFETCH(Days, days);
    QFETCH(int, cuts);
    record(days);
    if (QTest::currentTestFailed())
        return;
    for (const Finding &finding : findings(cuts))
        QVERIFY2(finding.verdict == Verdict::Sound, qPrintable(finding.what));
}

/// Negative control: a shop without syncs must lose data, otherwise the test proves nothing.
void PowerCutTest::wouldNoticeLosses()
{
    record(normalDays);
    int lost = 0;
    for (const Finding &finding : findings(100)) {
        QVERIFY2(finding.verdict != Verdict::Damaged, qPrintable(finding.what));
        lost += finding.verdict == Verdict::Lost ? 1 : 0;
    }
    qInfo("%d of 100 cuts lost something", lost);
    QCOMPARE_GT(lost, 0);
}

void PowerCutTest::wouldNoticeDamage()
{
    record(carelessDays);
    const QList<Finding> all = findings(100);
    const auto damaged = std::count_if(all.begin(), all.end(), [](const Finding &finding) {
        return finding.verdict == Verdict::Damaged;
    });
    qInfo("%d of 100 cuts damaged something", static_cast<int>(damaged));
    QCOMPARE_GT(damaged, 0);
}

void PowerCutTest::record(Days days)
{
    const QString folder = place(u"recorded"_s);
    QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
    Recorder recorder(folder);
    days(recorder, folder + u'/' + kDatabase);
    m_calls = recorder.calls;
    m_notes = recorder.notes;
    qInfo("%d calls changed the disk, %d answers were given", static_cast<int>(m_calls.size()),
          static_cast<int>(m_notes.size()));

    QCOMPARE_GT(m_notes.size(), 50); // otherwise nothing was tested

    // The recording is complete: its calls reproduce the files on the disk.
    Disk disk(m_random);
    for (const DiskCall &call : std::as_const(m_calls))
        disk.apply(call);
    const Files files = disk.files();
    QVERIFY(files.contains(kDatabase.toUtf8()));
    // The log remains if the sync before its removal failed.
    for (auto expected = files.cbegin(); expected != files.cend(); ++expected) {
        QFile file(folder + u'/' + QString::fromUtf8(expected.key()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == expected.value());
    }
    QStringList names = QFileInfo(folder + u'/' + kDatabase).dir().entryList(QDir::Files);
    names.removeIf([](const QString &name) { return name.endsWith("-shm"_L1); }); // not durable
    QCOMPARE(names.size(), files.size());
}

QList<Finding> PowerCutTest::findings(int cuts)
{
    const auto seed = static_cast<quint32>(numberFrom(
        "BALCAO_CUT_SEED", static_cast<int>(QRandomGenerator::system()->generate() & 0x7FFFFFFF)));
    m_random.seed(seed);
    const auto calls = static_cast<int>(m_calls.size());
    QList<int> cutCalls;
    for (int i = 0; i < cuts; ++i)
        cutCalls.append(m_random.bounded(calls + 1));
    std::sort(cutCalls.begin(), cutCalls.end());

    QList<Finding> all;
    Disk disk(m_random);
    Answered answered;
    int made = 0;
    auto note = m_notes.cbegin();
    for (qsizetype i = 0; i < cuts; ++i) {
        while (made < cutCalls.at(i))
            disk.apply(m_calls.at(made++));
        for (; note != m_notes.cend() && note->calls <= made; ++note)
            add(answered, note->transaction);
        const auto loss = static_cast<Loss>(i % 4);
        Files files = disk.filesAfterCut(loss);
        if (i % 5 == 0)
            files = cutAgain(files, loss);
        write(files);
        Finding finding = judge(place(u"after"_s) + u'/' + kDatabase, answered);
        finding.what +=
            u" (seed %1, after call %2 of %3, loss %4)"_s.arg(seed).arg(made).arg(calls).arg(
                static_cast<int>(loss));
        all.append(finding);
    }
    return all;
}

/// Returns the files after a second power failure, during the recovery of the shop.
Files PowerCutTest::cutAgain(const Files &files, Loss loss)
{
    write(files);
    Recorder recorder(place(u"after"_s));
    std::ignore = Database::open(place(u"after"_s) + u'/' + kDatabase, Access::ReadWrite);
    Disk disk(m_random, files);
    const auto calls = m_random.bounded(static_cast<int>(recorder.calls.size()) + 1);
    for (const DiskCall &call : recorder.calls.first(calls))
        disk.apply(call);
    return disk.filesAfterCut(loss);
}

/// The backup is the old or the new one, always complete, and the new one after the answer.
void PowerCutTest::keepsABackupWhole()
{
    write({});
    makeShop(place(u"after/shop.db"_s), 3);
    QVERIFY(backUp(place(u"after/shop.db"_s), place(u"after/backup.db"_s)));
    makeShop(place(u"after/shop.db"_s), 2);
    const auto work = [](const QDir &disk) {
        return backUp(disk.filePath(u"shop.db"_s), disk.filePath(u"backup.db"_s)).has_value();
    };
    cutEverywhere(work, [](const QDir &disk, bool isDone) {
        const auto backup = verifyBackup(disk.filePath(u"backup.db"_s));
        if (!backup)
            return backup.error().detail;
        const bool isNew = backup->transactions == 5;
        return isNew || (!isDone && backup->transactions == 3) ? QString() : u"the wrong backup"_s;
    });
}

void PowerCutTest::keepsAShopThatIsRestored_data()
{
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("closed") << false;
    QTest::newRow("killed, with a log") << true;
}

/// The shop is the old or the new one, and the new one after the answer. The old shop always exists
/// with its log, possibly in two folders.
void PowerCutTest::keepsAShopThatIsRestored()
{
    QFETCH(bool, isKilled);
    write({});
    makeShop(place(u"after/backup.db"_s), 3);
    if (isKilled)
        makeKilledShop(place(u"after"_s), 5);
    else
        makeShop(place(u"after/shop.db"_s), 5);
    QCOMPARE(QFile::exists(place(u"after/shop.db-wal"_s)), isKilled);
    const auto work = [](const QDir &disk) {
        return restoreBackup(disk.filePath(u"backup.db"_s), disk.filePath(u"shop.db"_s),
                             support::noon())
            .has_value();
    };
    cutEverywhere(work, [isKilled, this](const QDir &disk, bool isDone) {
        const auto kept = disk.entryList({u"replaced-*"_s}, QDir::Dirs);
        const auto whereIs = [&](const QString &name) { // of the previous shop
            const QString path =
                kept.isEmpty() ? QString() : disk.filePath(kept.constFirst() + u'/' + name);
            return QFile::exists(path) ? path : disk.filePath(name);
        };
        const QString oldShop = whereIs(u"shop.db"_s);
        const QString oldLog = whereIs(u"shop.db-wal"_s);
        const QDir together(place(u"together"_s));
        if (!QDir(together).removeRecursively() || !QDir().mkpath(together.path()) ||
            !QFile::copy(oldShop, together.filePath(u"shop.db"_s)) ||
            (isKilled && !QFile::copy(oldLog, together.filePath(u"shop.db-wal"_s))))
            return u"the old shop is not there"_s;
        const auto old = verifyBackup(together.filePath(u"shop.db"_s));
        if (!old || old->transactions != 5)
            return u"the old shop: "_s + (old ? u"less than it was"_s : old.error().detail);

        const bool isNew = disk.exists(u"shop.db"_s) && oldShop != disk.filePath(u"shop.db"_s);
        if (!isNew)
            return isDone ? u"nothing was restored"_s : QString();
        if (disk.exists(u"shop.db-wal"_s))
            return u"a log next to the shop of another"_s;
        const auto shop = verifyBackup(disk.filePath(u"shop.db"_s));
        if (!shop)
            return shop.error().detail;
        return shop->transactions == 3 ? QString() : u"the wrong shop"_s;
    });
}

/// The shift is open or closed, and closed after the answer. The audit log has the same state.
void PowerCutTest::keepsAShiftOpenOrClosed()
{
    const auto till = [](const QDir &disk) {
        return std::make_unique<ConsoleDatabase>(
            ConsoleDatabase::Setup{.path = disk.filePath(u"console.db"_s)});
    };
    write({});
    const QDir folder(place(u"after"_s));
    const QDateTime now = support::noon();
    OpenShift start;
    {
        const auto console = till(folder);
        QVERIFY(await(console->open()));
        for (int closed = 0; closed < 2; ++closed) { // the second one stays open
            const auto opened = await(console->shifts().open(u"C1"_s, Money::fromCents(50'00), 0));
            QVERIFY(opened);
            start = *opened;
            if (closed == 0)
                QVERIFY(await(console->shifts().close({.start = start, .closed = now})));
        }
    }
    const auto work = [&](const QDir &disk) {
        Shift shift{.start = start, .closed = start.opened.addSecs(3600)};
        for (int i = 0; i < 30; ++i)
            shift.lines.append({.id = QUuid::createUuid(),
                                .created = start.opened.addSecs(i),
                                .amount = Money::fromCents(100 + i)});
        const auto console = till(disk);
        return await(console->open()) && await(console->shifts().close(shift));
    };
    cutEverywhere(work, [](const QDir &disk, bool isDone) {
        const auto database =
            Database::open(disk.filePath(u"console.db"_s), Access::ReadWrite, Schema::Console);
        if (!database)
            return database.error().detail;
        ShiftStore shifts(**database);
        AuditStore log(**database);
        const auto check = shifts.check();
        const auto open = shifts.openShift();
        const auto audit = log.check();
        const auto last = log.entries({}, 0, 1);
        if (!check || !open || !audit || !last)
            return u"the shifts cannot be read"_s;
        if (check->brokenAt || audit->brokenAt || last->isEmpty())
            return u"a broken digest"_s;
        const bool isClosed = check->shifts == 2;
        const bool isLogged = last->constFirst().record.action == AuditAction::ShiftClosed;
        if (check->shifts < 1 || isClosed == open->has_value() || isClosed != isLogged)
            return u"neither open nor closed"_s;
        if (isClosed && shifts.shift(2)->lines.size() != 30)
            return u"lines are missing"_s;
        return isDone && !isClosed ? u"the closed shift is open again"_s : QString();
    });
}

/// Runs the work on the prepared files, and checks the state after a cut at every call.
void PowerCutTest::cutEverywhere(
    const std::function<bool(const QDir &disk)> &work,
    const std::function<QString(const QDir &disk, bool isDone)> &problem)
{
    const QDir folder(place(u"after"_s));
    Disk disk(m_random, filesIn(folder));
    QList<DiskCall> calls;
    {
        Recorder recorder(folder.path());
        QVERIFY(work(folder));
        calls = recorder.calls;
    }
    QCOMPARE_GT(calls.size(), 10);
    for (qsizetype made = 0; made <= calls.size(); ++made) {
        for (const Loss loss : {Loss::All, Loss::LastOnes, Loss::Some, Loss::Sectors}) {
            write(disk.filesAfterCut(loss));
            const QString found = problem(folder, made == calls.size());
            QVERIFY2(found.isEmpty(), qPrintable(u"%1 (after call %2 of %3, loss %4)"_s.arg(found)
                                                     .arg(made)
                                                     .arg(calls.size())
                                                     .arg(static_cast<int>(loss))));
        }
        if (made < calls.size())
            disk.apply(calls.at(made));
    }
}

/// Replaces the files left by the last cut.
void PowerCutTest::write(const Files &files)
{
    const QDir folder(place(u"after"_s));
    if (!QDir(folder).removeRecursively() || !QDir().mkpath(folder.path()))
        qFatal("a folder of the test cannot be removed");
    for (auto each = files.begin(); each != files.end(); ++each) {
        const QString path = folder.filePath(QString::fromUtf8(each.key()));
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(each.value()) != each.value().size())
            qFatal("a file of the test cannot be written");
    }
}

BALCAO_GUILESS_TEST(PowerCutTest)
#include "tst_powercut.moc"
