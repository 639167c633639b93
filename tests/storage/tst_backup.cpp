// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/database/partialfile.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionengine.h"
#include "core/storage/backup.h"
#include "core/storage/integritycheck.h"
#include "core/webhook/webhooks.h"
#include "tests/support/charges.h"
#include "tests/support/dump.h"
#include "tests/support/examplehistory.h"
#include "tests/support/process.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#include <sqlite3.h>
#include <tuple>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QDateTime kNow(QDate(2026, 11, 21), QTime(5, 33, 1), Qt::UTC);

mode_t modeOf(const QString &path)
{
    struct stat status = {};
    return stat(qPrintable(path), &status) == 0 ? status.st_mode & 0777 : 0;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test cannot be written");
}

std::unique_ptr<Database> opened(const QString &path,
                                 Database::Access access = Database::Access::ReadWrite)
{
    auto database = Database::open(path, access);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    return std::move(*database);
}

void run(Database &database, const QString &sql)
{
    if (const auto done = database.queryScalar(sql); !done)
        qFatal("%s", qPrintable(done.error().detail));
}

qint64 numberOf(Database &database, const QString &sql)
{
    return database.queryScalar(sql).value().toLongLong();
}

/// Creates charges with the numbers from `first` to `last` as references. Every third one is paid.
Result<void> charge(
    Database &database, int first, int last, const std::function<void(int)> &done = [](int) {})
{
    TransactionEngine engine(database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom(static_cast<quint64>(first)));
    for (int number = first; number <= last; ++number) {
        const auto made =
            engine.create(support::cashInDraft(100 + number, QString::number(number)));
        if (!made || (number % 3 == 0 && !engine.simulate(made->id, SimulatedOutcome::Paid)))
            qFatal("a charge of the test cannot be made");
        done(number);
    }
    return {};
}

/// Creates the charges in one commit.
void charge(const QString &path, int first, int last)
{
    const auto database = opened(path);
    if (!inWriteTransaction(*database, [&] { return charge(*database, first, last); }))
        qFatal("the charges of the test cannot be made");
}

/// Limits the file size for this process from now on.
void leaveNoRoom()
{
    constexpr rlim_t kBytes = 65'536;
    const struct rlimit small = {kBytes, kBytes};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
}

QString dumpOf(const QString &path)
{
    return support::dumpOf(*opened(path, Database::Access::Unverified));
}

/// Returns the path and contents of every file below the folder.
QMap<QString, QByteArray> everythingIn(const QString &folder)
{
    QMap<QString, QByteArray> all;
    const auto filter = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo &file : QDir(folder).entryInfoList(filter)) {
        if (file.isDir())
            all.insert(everythingIn(file.filePath()));
        all.insert(file.filePath(), file.isFile() ? bytesOf(file.filePath()) : QByteArray());
    }
    return all;
}

void punch(const QString &path, qint64 at, const QByteArray &bytes)
{
    QByteArray all = bytesOf(path);
    write(path, all.replace(at, bytes.size(), bytes));
}

} // namespace

class BackupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void reportsWhatItHolds();
    void isOneSnapshotDuringWrites();
    void waitsForADatabaseThatIsBeingCreated();
    void replacesAnEarlierBackup_data();
    void replacesAnEarlierBackup();
    void replacesNothingElse_data();
    void replacesNothingElse();
    void keepsTheEarlierBackupWhenItFails_data();
    void keepsTheEarlierBackupWhenItFails();
    void refusesATargetThatCannotBeWritten_data();
    void refusesATargetThatCannotBeWritten();
    void readsALogWhereNothingCanBeWritten();
    void isMadeByOneAtATime();
    void emptiesNothingThatIsNotItsOwn_data();
    void emptiesNothingThatIsNotItsOwn();
    void bringsBackWhatWasCharged();
    void bringsBackOverWhatIsDamaged_data();
    void bringsBackOverWhatIsDamaged();
    void bringsBackWithoutAShop();
    void refusesWhatIsNoSoundBackup_data();
    void refusesWhatIsNoSoundBackup();
    void leavesAShopThatIsOpenAlone();
    void leavesTheShopAloneWhereThereIsNoRoom();
    void bringsBackAnOlderSchema();
    void bringsNoDeletedWebhookBack();
    void repeatsNoAnswerWithAReplacedSecret();
    void turnsWebhooksOffWithoutAShop();
    void bringsNoDeletedWebhookOfAnOlderSchemaBack();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString shop() const { return path(u"shop/balcao.db"_s); }
    [[nodiscard]] QString backup() const { return path(u"backup.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    mode_t m_umask = 0;
};

void BackupTest::init()
{
    m_umask = umask(0);
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void BackupTest::cleanup()
{
    umask(m_umask);
    m_folder.reset();
}

void BackupTest::reportsWhatItHolds()
{
    opened(shop());
    const BackupContents none{latestSchemaVersion(), 0, std::nullopt};
    QCOMPARE(backUp(shop(), backup()), none);
    charge(shop(), 1, 7);
    const BackupContents seven{latestSchemaVersion(), 7, support::noon()};
    QCOMPARE(backUp(shop(), backup()), seven);
    QCOMPARE(verifyBackup(backup()), seven);
    QCOMPARE(dumpOf(backup()), dumpOf(shop()));
    QCOMPARE(modeOf(backup()), mode_t(0600));
    // A single file can be copied without others.
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"backup.db"_s});
}

void BackupTest::isOneSnapshotDuringWrites()
{
    constexpr int kCharges = 1500;
    charge(shop(), 1, 100);
    std::atomic<int> answered = 100;
    std::thread counter([&] {
        const auto database = opened(shop());
        std::ignore =
            charge(*database, 101, kCharges, [&answered](int number) { answered = number; });
    });
    int used = 0;
    while (answered < kCharges) {
        const int before = answered;
        const auto made = backUp(shop(), backup());
        const int after = answered;
        ++used;
        if (!made || made->transactions < before || made->transactions > after + 1) {
            counter.join();
            QFAIL(made ? "it lost a charge" : qPrintable(made.error().detail));
        }
        const auto copy = opened(backup(), Database::Access::Unverified);
        const qint64 last = made->transactions;
        // The copy has all charges up to the last one, and all their transitions; only the last
        // charge may lack its own.
        const QString whole = u"SELECT (SELECT max(CAST(reference AS INTEGER)) FROM tx) = %1 AND "
                              "(SELECT count(*) FROM tx WHERE status = 1 AND "
                              "CAST(reference AS INTEGER) % 3 = 0 AND "
                              "CAST(reference AS INTEGER) < %1) = 0"_s;
        const qint64 isPrefix = numberOf(*copy, whole.arg(last));
        if (isPrefix != 1)
            counter.join();
        QCOMPARE(isPrefix, 1);
    }
    counter.join();
    QCOMPARE_GT(used, 2);
    QCOMPARE(modeOf(backup()), mode_t(0600));
}

void BackupTest::replacesAnEarlierBackup_data()
{
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("a sound one") << false;
    QTest::newRow("a damaged one") << true;
}

void BackupTest::replacesAnEarlierBackup()
{
    QFETCH(bool, isDamaged);
    charge(shop(), 1, 3);
    QVERIFY(backUp(shop(), backup()));
    if (isDamaged)
        write(backup(), bytesOf(backup()).first(5000));
    charge(shop(), 4, 6);
    QVERIFY(backUp(shop(), backup()));
    QCOMPARE(verifyBackup(backup())->transactions, 6);
}

void BackupTest::replacesNothingElse_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("the shop itself") << u"shop/balcao.db"_s;
    QTest::newRow("the shop by another way") << u"shop/../shop/balcao.db"_s;
    QTest::newRow("a link to the shop") << u"link"_s;
    QTest::newRow("another shop") << u"other/balcao.db"_s;
    QTest::newRow("a letter") << u"letter"_s;
    QTest::newRow("an empty file") << u"empty"_s;
    QTest::newRow("a folder") << u"shop"_s;
    QTest::newRow("a pipe") << u"pipe"_s;
    for (const int bytes : {15, 16, 17, 18, 19})
        QTest::addRow("the first %d bytes of a database", bytes) << u"head%1"_s.arg(bytes);
    for (const QString &end : {u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QTest::addRow("next to a log: %s", qPrintable(end)) << u"logged"_s + end;
}

void BackupTest::replacesNothingElse()
{
    QFETCH(QString, target);
    charge(shop(), 1, 3);
    charge(path(u"other/balcao.db"_s), 1, 2);
    write(path(u"letter"_s), "Caro cliente");
    write(path(u"empty"_s), {});
    QVERIFY(QFile::link(shop(), path(u"link"_s)));
    QCOMPARE(mkfifo(qPrintable(path(u"pipe"_s)), 0600), 0);
    if (target.startsWith("head"_L1))
        write(path(target), QByteArray("SQLite format 3\1\1\1\1").first(target.mid(4).toInt()));
    if (target.startsWith("logged-"_L1)) {
        write(path(target), "an old log");
        target = u"logged"_s;
    }
    const auto before = everythingIn(m_folder->path());
    const auto made = backUp(shop(), path(target));
    QVERIFY(!made);
    QCOMPARE(made.error().code, Error::Code::Conflict);
    QCOMPARE(everythingIn(m_folder->path()), before);
}

void BackupTest::keepsTheEarlierBackupWhenItFails_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("a page is damaged") << u"page"_s << Error::Code::StorageCorrupted;
    QTest::newRow("a transaction is torn") << u"torn"_s << Error::Code::StorageCorrupted;
    QTest::newRow("the shop is gone") << u"gone"_s << Error::Code::StorageCorrupted;
    QTest::newRow("the shop is newer") << u"newer"_s << Error::Code::StorageNewer;
    QTest::newRow("there is no room") << u"room"_s << Error::Code::StorageFailed;
}

void BackupTest::keepsTheEarlierBackupWhenItFails()
{
    QFETCH(QString, what);
    QFETCH(Error::Code, code);
    charge(shop(), 1, 300);
    QVERIFY(backUp(shop(), backup()));
    if (what == "page"_L1) {
        const qint64 page = numberOf(*opened(shop()), u"SELECT rootpage FROM sqlite_master "
                                                      "WHERE name = 'tx_wide'"_s);
        punch(shop(), (page - 1) * 4096, QByteArray(4096, '\xFF'));
    } else if (what == "torn"_L1) {
        run(*opened(shop()), u"DELETE FROM tx_wide WHERE seq = 3"_s);
    } else if (what == "gone"_L1) {
        QVERIFY(QFile::remove(shop()));
    } else if (what == "newer"_L1) {
        run(*opened(shop()), u"INSERT INTO schema_version VALUES (999)"_s);
    }
    const auto before = everythingIn(m_folder->path());
    const QList<int> answers = support::inProcesses(1, [&](int) {
        if (what == "room"_L1)
            leaveNoRoom();
        const auto made = backUp(shop(), backup());
        return made ? 100 : static_cast<int>(made.error().code);
    });
    QCOMPARE(answers, QList<int>{static_cast<int>(code)});
    QCOMPARE(everythingIn(m_folder->path()), before);
}

void BackupTest::refusesATargetThatCannotBeWritten_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("the folder is not there") << u"stick/backup.db"_s; // a missing memory stick
    QTest::newRow("below a file") << u"letter/backup.db"_s;
}

void BackupTest::refusesATargetThatCannotBeWritten()
{
    QFETCH(QString, target);
    charge(shop(), 1, 3);
    write(path(u"letter"_s), "x");
    const auto before = everythingIn(m_folder->path());
    QCOMPARE(backUp(shop(), path(target)).error().code, Error::Code::StorageReadOnly);
    QCOMPARE(everythingIn(m_folder->path()), before);
}

/// Leaves a log like that of a killed program on a disk that becomes read-only. Reading the log
/// needs a file next to it. Root may always write, so the test uses another user.
void BackupTest::readsALogWhereNothingCanBeWritten()
{
    constexpr uid_t kNobody = 65534;
    charge(shop(), 1, 5);
    const QString killed = path(u"killed"_s);
    QVERIFY(QDir().mkdir(killed) && QDir().mkdir(path(u"stick"_s)));
    {
        const auto running = opened(shop());
        QVERIFY(charge(*running, 6, 7));
        write(killed + u"/balcao.db"_s, bytesOf(shop()));
        write(killed + u"/balcao.db-wal"_s, bytesOf(shop() + u"-wal"_s));
    }
    const auto before = everythingIn(killed);
    const QString target = path(u"stick/backup.db"_s);
    QVERIFY(chmod(qPrintable(m_folder->path()), 0755) == 0);
    if (geteuid() == 0) {
        for (const QString &name :
             {u"killed"_s, u"killed/balcao.db"_s, u"killed/balcao.db-wal"_s, u"stick"_s})
            QCOMPARE(chown(qPrintable(path(name)), kNobody, kNobody), 0);
    }
    QCOMPARE(chmod(qPrintable(killed), 0500), 0);
    const QList<int> answers = support::inProcesses(1, [&](int) {
        if (geteuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0))
            return 101;
        return backUp(killed + u"/balcao.db"_s, target) ? 100 : 0;
    });
    QCOMPARE(chmod(qPrintable(killed), 0700), 0);
    QCOMPARE(answers, QList<int>{100});
    QCOMPARE(everythingIn(killed), before);
    QCOMPARE(verifyBackup(target)->transactions, 7);
    QCOMPARE(QDir(path(u"stick"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{u"backup.db"_s});
}

void BackupTest::isMadeByOneAtATime()
{
    charge(shop(), 1, 3);
    {
        const auto other = PartialFile::create(backup());
        QVERIFY(other);
        QCOMPARE(backUp(shop(), backup()).error().code, Error::Code::StorageBusy);
    }
    QVERIFY(!QFile::exists(backup()));
    // Leftovers of a killed process do not cause an error.
    write(backup() + u".partial"_s, "half a backup");
    for (const QString &end : {u"-journal"_s, u"-wal"_s, u"-shm"_s})
        write(backup() + u".partial"_s + end, "half a log");
    QVERIFY(backUp(shop(), backup()));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"backup.db"_s});
    QCOMPARE(modeOf(backup()), mode_t(0600));
}

void BackupTest::emptiesNothingThatIsNotItsOwn_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("another name of a letter") << u"letter"_s;
    QTest::newRow("a pipe") << u"pipe"_s;
}

void BackupTest::emptiesNothingThatIsNotItsOwn()
{
    QFETCH(QString, what);
    charge(shop(), 1, 3);
    write(path(u"letter"_s), "Caro cliente");
    QCOMPARE(mkfifo(qPrintable(path(u"pipe"_s)), 0600), 0);
    QCOMPARE(link(qPrintable(path(what)), qPrintable(backup() + u".partial"_s)), 0);
    const auto before = everythingIn(m_folder->path());
    QCOMPARE(backUp(shop(), backup()).error().code, Error::Code::StorageReadOnly);
    QCOMPARE(everythingIn(m_folder->path()), before);
}

void BackupTest::bringsBackWhatWasCharged()
{
    charge(shop(), 1, 50);
    const QString before = dumpOf(shop());
    const auto made = backUp(shop(), backup());
    QVERIFY(made);
    charge(shop(), 51, 60);
    const QString later = dumpOf(shop());
    const QByteArray kept = bytesOf(shop());

    const auto restored = restoreBackup(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->contents, *made);
    QCOMPARE(dumpOf(shop()), before);
    QCOMPARE(modeOf(shop()), mode_t(0600));
    charge(shop(), 51, 52); // The shop continues after the restored charges.

    const QString folder = path(u"shop/replaced-2026-11-21-023301"_s);
    QCOMPARE(restored->keptFolder, folder);
    QCOMPARE(modeOf(folder), mode_t(0700));
    QCOMPARE(bytesOf(folder + u"/balcao.db"_s), kept);
    QCOMPARE(dumpOf(folder + u"/balcao.db"_s), later);

    // Undoes the restore within the same second.
    const auto undone = restoreBackup(folder + u"/balcao.db"_s, shop(), kNow);
    QVERIFY(undone);
    QCOMPARE(undone->keptFolder, folder + u"-2"_s);
    QCOMPARE(dumpOf(shop()), later);
}

void BackupTest::bringsBackOverWhatIsDamaged_data()
{
    QTest::addColumn<QStringList>("left"); // files of the shop with other contents
    QTest::newRow("other bytes") << QStringList{u""_s};
    QTest::newRow("other bytes and their log") << QStringList{u""_s, u"-wal"_s, u"-shm"_s};
    QTest::newRow("a log alone") << QStringList{u"-wal"_s};
    QTest::newRow("a journal") << QStringList{u""_s, u"-journal"_s};
}

void BackupTest::bringsBackOverWhatIsDamaged()
{
    QFETCH(QStringList, left);
    charge(shop(), 1, 5);
    const QString before = dumpOf(shop());
    QVERIFY(backUp(shop(), backup()));
    QVERIFY(QFile::remove(shop()));
    for (const QString &end : left)
        write(shop() + end, "what is left of it" + end.toLatin1());

    const auto restored = restoreBackup(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(dumpOf(shop()), before);
    for (const QString &end : left) {
        const QString name = restored->keptFolder + u"/balcao.db"_s + end;
        QCOMPARE(bytesOf(name), "what is left of it" + end.toLatin1());
        QVERIFY(!QFile::exists(shop() + u"-journal"_s));
    }
}

void BackupTest::bringsBackWithoutAShop()
{
    charge(shop(), 1, 5);
    QVERIFY(backUp(shop(), backup()));
    const QString fresh = path(u"new/computer/balcao.db"_s);
    const auto restored = restoreBackup(backup(), fresh, kNow);
    QVERIFY(restored);
    QVERIFY(restored->keptFolder.isEmpty());
    QCOMPARE(dumpOf(fresh), dumpOf(shop()));
    QCOMPARE(modeOf(path(u"new/computer"_s)), mode_t(0700));
    QCOMPARE(QDir(path(u"new/computer"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{u"balcao.db"_s});
}

void BackupTest::refusesWhatIsNoSoundBackup_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<Error::Code>("code");
    for (const char *what : {"missing", "empty", "a letter", "a pipe", "cut", "a page", "an index",
                             "torn", "a counter", "an orphan", "foreign"})
        QTest::newRow(what) << QString::fromLatin1(what) << Error::Code::StorageCorrupted;
    QTest::newRow("newer") << u"newer"_s << Error::Code::StorageNewer;
    QTest::newRow("the shop") << u"the shop"_s << Error::Code::Conflict;
}

void BackupTest::refusesWhatIsNoSoundBackup()
{
    QFETCH(QString, what);
    QFETCH(Error::Code, code);
    charge(shop(), 1, 300);
    QVERIFY(backUp(shop(), backup()));
    QString file = backup();
    const auto damagePageOf = [&](const QString &name) {
        const qint64 page =
            numberOf(*opened(file, Database::Access::Unverified),
                     u"SELECT rootpage FROM sqlite_master WHERE name = '%1'"_s.arg(name));
        punch(file, (page - 1) * 4096, QByteArray(2000, '\xFF'));
    };
    const auto change = [&](const QString &sql) {
        const auto database = opened(file, Database::Access::Unverified);
        run(*database, u"PRAGMA query_only = 0"_s);
        run(*database, u"PRAGMA foreign_keys = 0"_s);
        run(*database, sql);
    };
    if (what == "missing"_L1)
        file = path(u"missing.db"_s);
    else if (what == "empty"_L1)
        write(file, {});
    else if (what == "a letter"_L1)
        write(file, "Caro cliente");
    else if (what == "a pipe"_L1)
        QVERIFY(QFile::remove(file) && mkfifo(qPrintable(file), 0600) == 0);
    else if (what == "cut"_L1)
        write(file, bytesOf(file).chopped(4096));
    else if (what == "a page"_L1)
        damagePageOf(u"event"_s);
    else if (what == "an index"_L1)
        damagePageOf(u"tx_kind"_s);
    else if (what == "torn"_L1)
        change(u"UPDATE tx SET status = 1, finished = NULL WHERE seq = 3"_s);
    else if (what == "a counter"_L1)
        change(u"UPDATE tot SET n = n + 1"_s);
    else if (what == "an orphan"_L1)
        change(u"INSERT INTO event (tx, n, status, at) VALUES (777, 0, 1, 1)"_s);
    else if (what == "foreign"_L1)
        change(u"DROP TABLE schema_version"_s);
    else if (what == "newer"_L1)
        change(u"INSERT INTO schema_version VALUES (999)"_s);
    else if (what == "the shop"_L1)
        file = shop();

    const auto before = everythingIn(m_folder->path());
    const auto restored = restoreBackup(file, shop(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, code);
    QCOMPARE(everythingIn(m_folder->path()), before);
    if (code != Error::Code::Conflict)
        QCOMPARE(verifyBackup(file).error().code, code);
}

void BackupTest::leavesAShopThatIsOpenAlone()
{
    charge(shop(), 1, 5);
    QVERIFY(backUp(shop(), backup()));
    const auto restored = [this] {
        return support::inProcesses(1, [this](int) {
            const auto answer = restoreBackup(backup(), shop(), kNow);
            return answer ? 100 : static_cast<int>(answer.error().code);
        });
    };
    for (const auto access : {Database::Access::ReadWrite, Database::Access::ReadOnly}) {
        const auto idle = opened(shop(), access);
        QCOMPARE(restored(), QList<int>{static_cast<int>(Error::Code::StorageBusy)});
        QCOMPARE(QDir(m_folder->filePath(u"shop"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
                 QStringList());
    }
    QCOMPARE(restored(), QList<int>{100});
}

void BackupTest::leavesTheShopAloneWhereThereIsNoRoom()
{
    charge(shop(), 1, 300);
    QVERIFY(backUp(shop(), backup()));
    const auto before = everythingIn(m_folder->path());
    const QList<int> answers = support::inProcesses(1, [&](int) {
        leaveNoRoom();
        return restoreBackup(backup(), shop(), kNow) ? 100 : 0;
    });
    QCOMPARE(answers, QList<int>{0});
    QCOMPARE(everythingIn(m_folder->path()), before);
}

void BackupTest::bringsBackAnOlderSchema()
{
    const QString older = QStringLiteral(TEST_DATA "/schema-1.db");
    const auto contents = verifyBackup(older);
    QVERIFY2(contents, contents ? "" : qPrintable(contents.error().detail));
    QCOMPARE(contents->schemaVersion, 1);
    QVERIFY(backUp(older, backup()));
    QVERIFY(restoreBackup(backup(), shop(), kNow));
    QCOMPARE(dumpOf(shop()), dumpOf(older));

    const auto database = opened(shop()); // as the next start does
    QCOMPARE(schemaVersion(*database), latestSchemaVersion());
    TransactionStore store(*database);
    const auto page = inReadTransaction(*database, [&] { return store.list({}); });
    QVERIFY(page);
    QList<Transaction> found = page->transactions;
    std::reverse(found.begin(), found.end());
    QCOMPARE(found, support::upToDateExampleHistory());
}

namespace
{

/// Calls `change` with the webhooks of a shop.
template<typename Change>
void withWebhooks(const QString &path, const Change &change)
{
    const auto database = opened(path);
    Webhooks webhooks(
        *database, WebhookReach::Public, [] { return support::noon(); }, support::TestRandom());
    change(webhooks);
}

QList<Webhook> webhooksIn(const QString &path)
{
    QList<Webhook> found;
    withWebhooks(path, [&](Webhooks &webhooks) { found = webhooks.list().value(); });
    return found;
}

} // namespace

void BackupTest::bringsNoDeletedWebhookBack()
{
    std::optional<Webhook> first;
    std::optional<Webhook> deleted;
    charge(shop(), 1, 1);
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        first = webhooks.change(support::kPlatform, {.url = u"https://shop.example/a"_s}).value();
        deleted = webhooks.add(support::kPlatform, {.url = u"https://shop.example/b"_s}).value();
    });
    charge(shop(), 2, 9); // every third one is paid, and owed to both
    QVERIFY(backUp(shop(), backup()));
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        QVERIFY(webhooks.remove(support::kPlatform, deleted->id));
        first = webhooks.change(support::kPlatform, {.renewsSecret = true}).value();
    });
    const auto restored = restoreBackup(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->access.webhooks, 1);
    QCOMPARE(restored->access.disabledWebhooks, 1);
    QCOMPARE(webhooksIn(shop()), QList<Webhook>{*first});
    const auto database = opened(shop());
    const auto owed = [&](const QUuid &webhook) {
        WebhookStore store(*database);
        return inReadTransaction(*database,
                                 [&] {
                                     return store.deliveries(
                                         {.webhook = webhook, .state = Delivery::State::Owed});
                                 })
            .value()
            .size();
    };
    QVERIFY(owed(first->id) > 0);
    QCOMPARE(owed(deleted->id), 0);
    QVERIFY(checkEverything(*database));
}

/// The keys of the backup belong to webhooks that changed since.
void BackupTest::repeatsNoAnswerWithAReplacedSecret()
{
    const auto add = [](Webhooks &webhooks, char digit) {
        const QString digits(64, QLatin1Char(digit));
        return webhooks.add(support::kPlatform, {.url = u"https://shop.example/a"_s},
                            IdempotencyKey{digits, digits});
    };
    std::optional<Webhook> kept;
    charge(shop(), 1, 1);
    QUuid renewed;
    QUuid deleted;
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        kept = add(webhooks, 'a').value();
        renewed = add(webhooks, 'b').value().id;
        deleted = add(webhooks, 'c').value().id;
    });
    QVERIFY(backUp(shop(), backup()));
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        QVERIFY(webhooks.changeOf(support::kPlatform, renewed, {.renewsSecret = true}));
        QVERIFY(webhooks.remove(support::kPlatform, deleted));
    });
    const auto restored = restoreBackup(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        QCOMPARE(add(webhooks, 'a').value(), *kept);
        QCOMPARE(add(webhooks, 'b').error().code, Error::Code::NotFound);
        QCOMPARE(add(webhooks, 'c').error().code, Error::Code::NotFound);
        QCOMPARE(webhooks.list().value().size(), 2);
    });
}

void BackupTest::turnsWebhooksOffWithoutAShop()
{
    charge(shop(), 1, 1);
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        QVERIFY(webhooks.change(support::kPlatform, {.url = u"https://shop.example/a"_s}));
        QVERIFY(webhooks.add(support::kPlatform, {.url = u"https://shop.example/b"_s}));
    });
    QVERIFY(backUp(shop(), backup()));
    const QString fresh = path(u"fresh/balcao.db"_s);
    QVERIFY(QDir().mkpath(path(u"fresh"_s)));
    const auto restored = restoreBackup(backup(), fresh, kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->access.disabledWebhooks, 2);
    const QList<Webhook> webhooks = webhooksIn(fresh);
    QCOMPARE(webhooks.size(), 2);
    for (const Webhook &webhook : webhooks)
        QVERIFY(!webhook.isOn);
}

/// The first webhook of a platform has no id of its own before version 15.
void BackupTest::bringsNoDeletedWebhookOfAnOlderSchemaBack()
{
    const QString older = path(u"older.db"_s);
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/schema-14.db"), older));
    QVERIFY(QFile::setPermissions(older, QFile::ReadOwner | QFile::WriteOwner));
    sqlite3 *file = nullptr;
    QCOMPARE(sqlite3_open(older.toUtf8().constData(), &file), SQLITE_OK);
    const auto insert = [file](const QUuid &platform) {
        const QByteArray sql =
            "INSERT INTO webhook (platform, url, is_on, secret) VALUES (x'" +
            platform.toRfc4122().toHex() + "', 'https://shop.example/old', 1, '" +
            WebhookSecret::fromRandom(QByteArray(32, 'o')).toText().toLatin1() + "')";
        return sqlite3_exec(file, sql.constData(), nullptr, nullptr, nullptr);
    };
    const QUuid other(u"0a0b0c0d-0000-4000-8000-000000000001"_s);
    QCOMPARE(insert(support::kPlatform), SQLITE_OK);
    QCOMPARE(insert(other), SQLITE_OK);
    QCOMPARE(sqlite3_close(file), SQLITE_OK);
    QVERIFY(backUp(older, backup()));

    charge(shop(), 1, 1);
    std::optional<Webhook> first;
    withWebhooks(shop(), [&](Webhooks &webhooks) {
        QVERIFY(webhooks.add(support::kPlatform, {.url = u"https://shop.example/b"_s}));
        first = webhooks.change(support::kPlatform, {.url = u"https://shop.example/a"_s}).value();
    });
    const auto restored = restoreBackup(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->access.webhooks, 1);
    QCOMPARE(restored->access.disabledWebhooks, 1);
    first->created = std::nullopt; // as an older version has no time
    QCOMPARE(webhooksIn(shop()), QList<Webhook>{*first});
}

/// The daily backup of a shop that opens for the first time.
void BackupTest::waitsForADatabaseThatIsBeingCreated()
{
    QVERIFY(QDir().mkpath(QFileInfo(shop()).path()));
    const QString bank = shop() + u".bank"_s;
    write(bank, {});
    QVERIFY(QDir().mkpath(QFileInfo(backup()).path()));
    write(backup(), {});
    bool isCreated = false;
    std::thread creator([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        isCreated = Database::open(bank, Database::Access::ReadWrite, Schema::Bank).has_value();
    });
    const auto copied = copySnapshot(bank, backup(), Schema::Bank);
    creator.join();
    QVERIFY(isCreated);
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().detail));
}

BALCAO_GUILESS_TEST(BackupTest)
#include "tst_backup.moc"
