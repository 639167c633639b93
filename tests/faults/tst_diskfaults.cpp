// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "core/service/rescueservice.h"
#include "core/storage/backup.h"
#include "tests/faults/answers.h"
#include "tests/faults/campaign.h"
#include "tests/faults/diskwatch.h"
#include "tests/support/charges.h"
#include "tests/support/dump.h"
#include "tests/support/testmain.h"
#include "tests/support/wholeness.h"

#include <QtCore/QDir>
#include <QtCore/QEventLoop>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <limits>

#include <sys/statvfs.h>

using namespace Qt::StringLiterals;
using namespace core;
using namespace faults;

namespace
{

using Access = Database::Access;
using Kind = DiskCall::Kind;

const QString kDatabase = u"shop/shop.db"_s;

constexpr int kNever = std::numeric_limits<int>::max();

/// A disk fault from the n-th matching call on.
struct Fault
{
    bool (*isMeant)(const DiskCall &call);
    int error;
    bool lasts;               ///< until repair(); otherwise one call only
    QList<Error::Code> codes; ///< acceptable error codes of the shop
};

bool acceptsSpace(const DiskCall &call)
{
    return call.kind == Kind::Write || call.kind == Kind::MakeFolder || call.makesFile;
}

bool isChange(const DiskCall &call)
{
    return call.isChange;
}

bool isFolderSync(const DiskCall &call)
{
    return call.kind == Kind::Sync && !call.path.startsWith(kDatabase.toUtf8());
}

template<Kind kind>
bool is(const DiskCall &call)
{
    return call.kind == kind;
}

class FailingDisk : public DiskWatch
{
public:
    FailingDisk(const QString &folder, const Fault &fault, int first)
        : DiskWatch(folder)
        , m_fault(fault)
        , m_left(first)
    {}

    int refusal(DiskCall &call) override
    {
        if (m_isRepaired || !m_fault.isMeant(call))
            return 0;
        if (hasStruck())
            return m_fault.lasts ? m_fault.error : 0;
        if (--m_left > 0)
            return 0;
        // A disk that fills up stores a part of the last write.
        if (m_fault.error == ENOSPC && call.kind == Kind::Write && call.bytes.size() > 1) {
            call.bytes.truncate(call.bytes.size() / 2);
            return 0;
        }
        return m_fault.error;
    }

    void describe(struct statvfs &disk) override
    {
        if (m_isRepaired || !hasStruck())
            return;
        if (m_fault.error == ENOSPC)
            disk.f_bavail = 0;
        if (m_fault.error == EROFS)
            disk.f_flag |= ST_RDONLY;
    }

    [[nodiscard]] bool hasStruck() const { return m_left <= 0; }
    [[nodiscard]] int left() const { return m_left; } ///< calls before the fault occurs
    void repair() { m_isRepaired = true; }
    void breakAgain() { m_isRepaired = false; }

private:
    const Fault m_fault;
    std::atomic<int> m_left;
    std::atomic<bool> m_isRepaired = false;
};

/// A shop as its user sees it.
class Shop
{
    Q_DISABLE_COPY_MOVE(Shop)

public:
    Shop() = default;
    virtual ~Shop() = default;

    virtual Result<void> open() = 0;
    virtual Result<Transaction> create(const TransactionDraft &draft) = 0;
    virtual Result<Transaction> pay(const QUuid &id) = 0;
    virtual Result<Transaction> refund(const QUuid &id) = 0;
    virtual Result<TransactionPage> list() = 0;

    /// Makes the next steps of payouts.
    virtual Result<QList<Transaction>> step() = 0;
};

class EngineShop : public Shop
{
public:
    explicit EngineShop(const QString &path)
        : m_path(path)
    {}

    Result<void> open() override
    {
        auto database = Database::open(m_path, Access::ReadWrite);
        if (!database)
            return tl::unexpected(database.error());
        m_database = std::move(*database);
        m_engine.emplace(*m_database, support::serviceSettings(), m_clock, m_random);
        return {};
    }

    Result<Transaction> create(const TransactionDraft &draft) override
    {
        return m_engine->create(draft);
    }

    Result<Transaction> pay(const QUuid &id) override
    {
        return m_engine->simulate(id, SimulatedOutcome::Paid);
    }

    Result<Transaction> refund(const QUuid &id) override { return m_engine->refund(id, u"x"_s); }
    Result<TransactionPage> list() override { return m_engine->list({}); }

    Result<QList<Transaction>> step() override
    {
        m_clock.advance(std::chrono::hours(1));
        return m_engine->processDue();
    }

private:
    QString m_path;
    support::TestClock m_clock;
    support::TestRandom m_random;
    std::unique_ptr<Database> m_database;
    std::optional<TransactionEngine> m_engine;
};

/// Waits for an answer without the 10 ms interval of await(), which is too slow for this number of
/// days.
template<typename T>
Result<T> answerOf(const QFuture<Result<T>> &call)
{
    QEventLoop loop;
    Result<T> answered;
    onAnswer(call, &loop, [&](const Result<T> &result) {
        answered = result;
        loop.quit();
    });
    loop.exec();
    return answered;
}

class ServiceShop : public Shop
{
public:
    explicit ServiceShop(const QString &path)
        : m_service({.database = path, .settings = support::serviceSettings()})
    {}

    Result<void> open() override { return answerOf(m_service.open()); }

    Result<Transaction> create(const TransactionDraft &draft) override
    {
        return answerOf(m_service.create(draft));
    }

    Result<Transaction> pay(const QUuid &id) override
    {
        return answerOf(m_service.simulate(id, SimulatedOutcome::Paid));
    }

    Result<Transaction> refund(const QUuid &id) override
    {
        return answerOf(m_service.refund(id, u"x"_s));
    }

    Result<TransactionPage> list() override { return answerOf(m_service.list({})); }

    /// Steps run by a timer, later than this test.
    Result<QList<Transaction>> step() override { return {}; }

private:
    LocalTransactionService m_service;
};

/// The required and the possible state of a transaction.
struct Expected
{
    std::optional<Transaction> answered = {};
    bool mayBeMore = false; ///< a call failed, with or without effect
};

void copyFolder(const QString &from, const QString &to)
{
    bool isDone = QDir(to).removeRecursively() && QDir().mkpath(to);
    for (const QString &name : QDir(from).entryList(QDir::Files))
        isDone = isDone && QFile::copy(from + u'/' + name, to + u'/' + name);
    if (!isDone)
        qFatal("a folder of the test cannot be copied");
}

QMap<QString, QByteArray> bytesIn(const QString &folder)
{
    QMap<QString, QByteArray> all;
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a file of the test cannot be read");
        all.insert(name, file.readAll());
    }
    return all;
}

QString dumpOf(const QString &path)
{
    const auto database = Database::open(path, Access::Unverified);
    return database ? support::dumpOf(**database) : u"it does not open"_s;
}

/// Ignores the shared memory of logs, whose contents are irrelevant.
QMap<QString, QByteArray> lastingBytesIn(const QString &folder)
{
    QMap<QString, QByteArray> all = bytesIn(folder);
    all.removeIf([](const auto &file) { return file.key().endsWith("-shm"_L1); });
    return all;
}

} // namespace

/// A disk fault at any call: confirmed data must exist afterwards, nothing may be incomplete, and
/// the shop continues when the disk does.
///
/// Each run tests 100 random calls; BALCAO_FAULTS=1000 tests all.
class DiskFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesAFault_data();
    void survivesAFault();
    void readsWhatCannotBeStored_data();
    void readsWhatCannotBeStored();
    void leavesAReadOnlyShopAsItIs_data();
    void leavesAReadOnlyShopAsItIs();
    void neverMixesAShopAndABackup_data();
    void neverMixesAShopAndABackup();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    int dayWith(const Fault &fault, int first);
    void work(Shop &shop, FailingDisk &disk);
    void goOn(Shop &shop, bool isOpen);
    void dieHere();
    void judgeRestored(const Result<RestoredBackup> &answer);
    void judgeBackup(const Result<BackupContents> &answer);
    void verify(const QString &database);
    std::optional<QUuid> record(const QString &reference, const Result<Transaction> &answer);
    void complain(const QString &what);

    QTemporaryDir m_folder{scratchTemplate()};
    bool m_isService = false;
    Fault m_fault = {};
    bool m_hasFailed = false;
    FailingDisk *m_disk = nullptr;
    QHash<QString, Expected> m_expected; ///< by reference
    QString m_problem;
};

void DiskFaultsTest::survivesAFault_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<bool>("isService");
    using Code = Error::Code;
    const auto rows = [](const char *name, const Fault &fault) {
        QTest::addRow("engine: %s", name) << fault << false;
        QTest::addRow("service: %s", name) << fault << true;
    };
    rows("a write fails", {is<Kind::Write>, EIO, false, {Code::StorageFailed}});
    rows("a sync fails", {is<Kind::Sync>, EIO, false, {Code::StorageFailed}});
    rows("a truncation fails", {is<Kind::Truncate>, EIO, false, {Code::StorageFailed}});
    // SQLite opens files read-only if opening for writing fails.
    rows("an opening fails",
         {is<Kind::Open>, EIO, false, {Code::StorageFailed, Code::StorageReadOnly}});
    // SQLite treats unreadable data as damaged.
    rows("a read fails",
         {is<Kind::Read>, EIO, false, {Code::StorageFailed, Code::StorageCorrupted}});
    rows("a removal fails", {is<Kind::Remove>, EIO, false, {Code::StorageFailed}});
    rows("a folder fails", {is<Kind::MakeFolder>, EIO, false, {Code::StorageFailed}});
    rows("folders cannot be synced", {isFolderSync, EINVAL, true, {}}); // and need no sync
    rows("the disk is full", {acceptsSpace, ENOSPC, true, {Code::StorageFull}});
    rows("the disk becomes read-only", {isChange, EROFS, true, {Code::StorageReadOnly}});
}

void DiskFaultsTest::survivesAFault()
{
    QFETCH(Fault, fault);
    QFETCH(bool, isService);
    m_isService = isService;
    const int calls = kNever - dayWith(fault, kNever);
    const int max = std::max(numberFrom("BALCAO_FAULTS", 100), 1);
    const int step = (calls + max - 1) / max;
    QCOMPARE_GT(step, 0);
    int tried = 0;
    for (int call = QRandomGenerator::global()->bounded(step) + 1; call <= calls; call += step) {
        dayWith(fault, call);
        QVERIFY2(m_problem.isEmpty(), qPrintable(u"call %1: %2"_s.arg(call).arg(m_problem)));
        ++tried;
    }
    qInfo("%d of %d calls failed", tried, calls);
}

void DiskFaultsTest::readsWhatCannotBeStored_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::newRow("the disk is full")
        << Fault{acceptsSpace, ENOSPC, true, {Error::Code::StorageFull}};
    QTest::newRow("the disk is read-only")
        << Fault{isChange, EROFS, true, {Error::Code::StorageReadOnly}};
}

/// A charge expires on a disk that rejects all writes.
void DiskFaultsTest::readsWhatCannotBeStored()
{
    QFETCH(Fault, fault);
    const QString folder = path(u"disk"_s);
    QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
    support::TestClock clock;
    FailingDisk disk(folder, fault, 1);
    disk.repair();
    LocalTransactionService service({.database = folder + u'/' + kDatabase,
                                     .settings = support::serviceSettings(),
                                     .clock = clock});
    QVERIFY(answerOf(service.open()));
    const auto charge = answerOf(service.create(support::cashInDraft()));
    QVERIFY(charge);
    disk.breakAgain();
    QCOMPARE(answerOf(service.create(support::cashInDraft())).error().code,
             fault.codes.constFirst());

    clock.advance(std::chrono::hours(24));
    const auto found = answerOf(service.find(charge->id));
    QVERIFY(found);
    QVERIFY(found->status == Status::Code::Expired);
    const auto list = [&](const TransactionFilter &filter) {
        return answerOf(service.list(filter)).value_or(TransactionPage{}).transactions;
    };
    const QList<Transaction> all{*found};
    QCOMPARE(list({}), all);
    QCOMPARE(list({.statuses = {Status::Code::Expired}}), all);
    QCOMPARE(list({.statuses = {Status::Code::Pending}}), QList<Transaction>());
    disk.repair();
    QCOMPARE(list({}), all);
}

void DiskFaultsTest::leavesAReadOnlyShopAsItIs_data()
{
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("closed") << false;
    QTest::newRow("killed, with a log") << true;
}

void DiskFaultsTest::leavesAReadOnlyShopAsItIs()
{
    QFETCH(bool, isKilled);
    const QString live = path(u"live"_s);
    const QString dead = path(u"disk"_s);
    Result<Transaction> created;
    {
        QVERIFY(QDir(live).removeRecursively());
        EngineShop shop(live + u'/' + kDatabase);
        QVERIFY(shop.open());
        created = shop.create(support::cashInDraft());
        QVERIFY(created);
        if (isKilled)
            copyFolder(live + u"/shop"_s, dead + u"/shop"_s);
    }
    if (!isKilled)
        copyFolder(live + u"/shop"_s, dead + u"/shop"_s);
    const QString database = dead + u'/' + kDatabase;
    const auto before = bytesIn(dead + u"/shop"_s);
    {
        const FailingDisk disk(dead, {isChange, EROFS, true, {}}, 1);
        const auto writer = Database::open(database, Access::ReadWrite);
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, Error::Code::StorageReadOnly);
        ServiceShop service(database);
        const auto opened = service.open();
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, Error::Code::StorageReadOnly);

        const QString copy = path(u"copy"_s);
        QVERIFY(QDir(copy).removeRecursively() && QDir().mkpath(copy));
        RescueService rescue(database, copy);
        QCOMPARE(answerOf(rescue.open()), true);
        const auto list = answerOf(rescue.list({}));
        QVERIFY(list);
        QCOMPARE(list->total, 1);
        QVERIFY(isStill(*created, list->transactions.constFirst())); // may be expired
    }
    QCOMPARE(bytesIn(dead + u"/shop"_s), before);
    EngineShop again(database);
    QVERIFY(again.open());
    QCOMPARE(again.list()->transactions, QList<Transaction>{*created});
}

void DiskFaultsTest::neverMixesAShopAndABackup_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<bool>("isRestored");
    for (const bool isRestored : {false, true}) {
        const char *what = isRestored ? "restore" : "backup";
        for (const bool lasts : {false, true}) {
            const char *how = lasts ? "from then on" : "once";
            QTest::addRow("%s: a sync fails, %s", what, how)
                << Fault{is<Kind::Sync>, EIO, lasts, {}} << isRestored;
            QTest::addRow("%s: a sync finds no room, %s", what, how)
                << Fault{is<Kind::Sync>, ENOSPC, lasts, {}} << isRestored;
            QTest::addRow("%s: a renaming fails, %s", what, how)
                << Fault{is<Kind::Rename>, EIO, lasts, {}} << isRestored;
            QTest::addRow("%s: a renaming is refused, %s", what, how)
                << Fault{is<Kind::Rename>, EACCES, lasts, {}} << isRestored;
        }
    }
}

/// Restores the backup of another shop over a killed shop with a log.
void DiskFaultsTest::neverMixesAShopAndABackup()
{
    QFETCH(Fault, fault);
    QFETCH(bool, isRestored);
    const QString origin = path(u"origin"_s);
    QVERIFY(QDir(origin).removeRecursively());
    {
        EngineShop other(origin + u"/other/shop.db"_s);
        QVERIFY(other.open());
        QVERIFY(other.create(support::cashInDraft(300, u"other"_s)));
        QVERIFY(backUp(origin + u"/other/shop.db"_s, origin + u"/backup.db"_s));
        EngineShop shop(origin + u"/live/shop.db"_s);
        QVERIFY(shop.open());
        for (int i = 1; i <= 3; ++i)
            QVERIFY(shop.create(support::cashInDraft(100 + i, QString::number(i))));
        copyFolder(origin + u"/live"_s, origin + u"/killed"_s);
    }
    QVERIFY(QFile::exists(origin + u"/killed/shop.db-wal"_s));
    m_fault = fault;
    int calls = 0;
    for (bool hasStruck = true; hasStruck; ++calls) {
        QVERIFY(QDir(path(u"disk"_s)).removeRecursively());
        copyFolder(origin + u"/killed"_s, path(u"disk/shop"_s));
        QVERIFY(QFile::copy(origin + u"/backup.db"_s, path(u"disk/backup.db"_s)));
        m_problem.clear();
        FailingDisk disk(path(u"disk"_s), fault, calls + 1);
        const QString shop = path(u"disk/"_s + kDatabase);
        if (isRestored) {
            const auto answer = restoreBackup(path(u"disk/backup.db"_s), shop, support::noon());
            disk.repair();
            judgeRestored(answer);
        } else {
            const auto answer = backUp(shop, path(u"disk/backup.db"_s));
            disk.repair();
            judgeBackup(answer);
        }
        hasStruck = disk.hasStruck();
        QVERIFY2(m_problem.isEmpty(), qPrintable(u"call %1: %2"_s.arg(calls + 1).arg(m_problem)));
    }
    QCOMPARE_GT(calls, 1);
}

void DiskFaultsTest::judgeRestored(const Result<RestoredBackup> &answer)
{
    const auto before = lastingBytesIn(path(u"origin/killed"_s));
    const QDir folder(path(u"disk/shop"_s));
    const auto there = lastingBytesIn(folder.path());
    const QStringList kept = folder.entryList({u"replaced-*"_s}, QDir::Dirs);
    if (!answer && answer.error().code != Error::Code::StorageFailed &&
        (there != before || !kept.isEmpty()))
        complain(u"it is not as it was"_s);
    if (there == before && kept.isEmpty() && !answer)
        return;
    auto old = kept.size() == 1 ? lastingBytesIn(folder.filePath(kept.constFirst()))
                                : QMap<QString, QByteArray>();
    if (there.contains(u"shop.db"_s)) {
        if (there.size() != 1 || old != before)
            complain(u"something else is there than the backup, or was not kept"_s);
        if (dumpOf(path(u"disk/"_s + kDatabase)) != dumpOf(path(u"origin/backup.db"_s)))
            complain(u"it is not the backup"_s);
        return;
    }
    // The fault persists, so nothing can be moved back.
    old.insert(there);
    if (answer || !m_fault.lasts || old != before)
        complain(u"something is lost"_s);
}

void DiskFaultsTest::judgeBackup(const Result<BackupContents> &answer)
{
    if (dumpOf(path(u"disk/"_s + kDatabase)) != dumpOf(path(u"origin/live/shop.db"_s)))
        complain(u"the shop has changed"_s);
    const auto backup = verifyBackup(path(u"disk/backup.db"_s));
    const bool isOld = backup && backup->transactions == 1;
    const bool isNew = backup && backup->transactions == 3;
    const bool mayBeNew = answer || answer.error().code == Error::Code::StorageFailed;
    if (!(isNew && mayBeNew) && !(isOld && !answer))
        complain(u"it is the wrong backup"_s);
    if (QDir(path(u"disk"_s)).entryList(QDir::Files) != QStringList{u"backup.db"_s})
        complain(u"something was left behind"_s);
}

/// Returns the number of calls before the fault would have occurred, if it did not.
int DiskFaultsTest::dayWith(const Fault &fault, int first)
{
    const QString folder = path(u"disk"_s);
    if (!QDir(folder).removeRecursively() || !QDir().mkpath(folder))
        qFatal("a folder of the test cannot be made");
    m_expected.clear();
    m_problem.clear();
    m_hasFailed = false;
    m_fault = fault;
    FailingDisk disk(folder, fault, first);
    m_disk = &disk;
    {
        const QString database = folder + u'/' + kDatabase;
        std::unique_ptr<Shop> shop;
        if (m_isService)
            shop = std::make_unique<ServiceShop>(database);
        else
            shop = std::make_unique<EngineShop>(database);
        work(*shop, disk);
        // The fault may still occur during the close.
    }
    disk.repair();
    verify(folder + u'/' + kDatabase);
    return disk.left();
}

void DiskFaultsTest::work(Shop &shop, FailingDisk &disk)
{
    const auto opened = shop.open();
    if (!opened && !m_fault.codes.contains(opened.error().code))
        complain(u"opening: "_s + opened.error().detail);
    if (opened) {
        const auto create = [&](const TransactionDraft &draft) {
            return record(draft.reference, shop.create(draft));
        };
        const auto pay = [&](const QString &reference, const std::optional<QUuid> &id) {
            return id ? record(reference, shop.pay(*id)) : std::nullopt;
        };
        if (const auto paid = pay(u"a"_s, create(support::cashInDraft(100, u"a"_s))))
            record(u"a"_s, shop.refund(*paid));
        create(support::cashOutDraft(100, u"b"_s));
        for (int i = 0; i < 3; ++i) {
            const auto moved = shop.step();
            for (const Transaction &transaction : moved.value_or(QList<Transaction>()))
                record(transaction.reference, transaction);
            if (!moved)
                record(u"b"_s, tl::unexpected(moved.error()));
        }
        pay(u"c"_s, create(support::cashInDraft(100, u"c"_s)));
        create(support::cashInDraft(100, u"d"_s));
        const auto list = shop.list();
        if (!list && !m_fault.codes.contains(list.error().code))
            complain(u"list: "_s + list.error().detail);
        if (list) {
            const auto answered = std::count_if(m_expected.begin(), m_expected.end(),
                                                [](const Expected &e) { return e.answered; });
            if (list->total != answered)
                complain(u"%1 in the list, %2 answered"_s.arg(list->total).arg(answered));
        } else if (m_fault.lasts) {
            complain(u"what is stored cannot be read any more"_s);
        }
    }
    if (!disk.hasStruck())
        return;
    disk.repair();
    goOn(shop, opened.has_value());
}

/// Checks that the shop continues after the fault, on the same connection if the shop is open.
void DiskFaultsTest::goOn(Shop &shop, bool isOpen)
{
    if (!isOpen) {
        if (const auto opened = shop.open(); !opened)
            return complain(u"opening again: "_s + opened.error().detail);
    }
    for (const QString &reference : {u"a"_s, u"c"_s, u"e"_s}) {
        Expected &expected = m_expected[reference];
        if (expected.answered)
            continue;
        const auto created = shop.create(support::cashInDraft(100, reference));
        if (created) {
            expected = {.answered = *created};
            const auto paid = shop.pay(created->id);
            if (!paid)
                complain(u"going on: "_s + paid.error().detail);
            else
                expected = {.answered = *paid};
        } else {
            complain(u"going on: "_s + created.error().detail);
        }
    }
    if (const auto list = shop.list(); !list)
        complain(u"going on: "_s + list.error().detail);
}

/// Records the answer of a call and checks its error code. After the first failure, also checks the
/// state that a crash would leave.
std::optional<QUuid> DiskFaultsTest::record(const QString &reference,
                                            const Result<Transaction> &answer)
{
    Expected &expected = m_expected[reference];
    if (answer) {
        expected.answered = *answer;
        return answer->id;
    }
    if (!m_fault.codes.contains(answer.error().code))
        complain(reference + u": "_s + answer.error().detail);
    if (answer.error().code == Error::Code::StorageFailed)
        expected.mayBeMore = true;
    if (!m_hasFailed)
        dieHere();
    m_hasFailed = true;
    return std::nullopt;
}

/// Checks the files as if the program had just crashed.
void DiskFaultsTest::dieHere()
{
    m_disk->repair();
    copyFolder(path(u"disk/shop"_s), path(u"dead/shop"_s));
    m_disk->breakAgain();
    verify(path(u"dead/"_s + kDatabase));
}

void DiskFaultsTest::verify(const QString &path)
{
    const auto database = Database::open(path, Access::ReadWrite);
    if (!database)
        return complain(u"opening afterwards: "_s + database.error().detail);
    if (const QString broken = support::brokenPart(**database); !broken.isEmpty())
        complain(broken);
    TransactionEngine engine(**database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom());
    const auto found = storedIn(engine);
    if (!found)
        return complain(u"reading afterwards: "_s + found.error().detail);
    QHash<QString, Transaction> byReference;
    for (const Transaction &transaction : *found)
        byReference.insert(transaction.reference, transaction);
    for (auto each = m_expected.begin(); each != m_expected.end(); ++each) {
        const auto there = byReference.find(each.key());
        const bool isThere = there != byReference.end();
        const Expected &expected = each.value();
        if (expected.answered) {
            if (!isThere || !isStill(*expected.answered, *there))
                complain(each.key() + u" is not what was answered"_s);
            else if (*there != *expected.answered && !expected.mayBeMore)
                complain(each.key() + u" has moved"_s);
        } else if (isThere && !expected.mayBeMore) {
            complain(each.key() + u" is there, though it failed"_s);
        }
    }
}

void DiskFaultsTest::complain(const QString &what)
{
    m_problem += (m_problem.isEmpty() ? u""_s : u"; "_s) + what;
}

BALCAO_GUILESS_TEST(DiskFaultsTest)
#include "tst_diskfaults.moc"
