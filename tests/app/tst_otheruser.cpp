// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "app/persondata.h"
#include "app/preferencesfile.h"
#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "core/storage/consolestore.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cerrno>
#include <functional>

#include <fcntl.h>
#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using app::ShopBackup;
using app::ShopSettings;
using core::Database;

namespace
{

constexpr uid_t kAna = 64'321; ///< users without an account, which the system accepts too
constexpr uid_t kBeto = 64'322;
constexpr int kNoUser = 125; ///< exit status if the user cannot be changed

/// Runs `work` in a process of that user and returns its result, 0 to 100. Needs root.
int runAs(uid_t user, const std::function<int()> &work)
{
    const pid_t child = fork();
    if (child == 0) {
        const bool isChanged = setgroups(0, nullptr) == 0 && setresgid(user, user, user) == 0 &&
                               setresuid(user, user, user) == 0 && geteuid() == user;
        _exit(isChanged ? work() : kNoUser);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

bool opens(const QString &path, int flags)
{
    const int descriptor = open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (descriptor >= 0)
        close(descriptor);
    return descriptor >= 0;
}

bool isRoot()
{
    return geteuid() == 0;
}

void give(const QString &path, uid_t user, mode_t mode)
{
    const QByteArray name = QFile::encodeName(path);
    QCOMPARE(chown(name.constData(), user, user), 0);
    QCOMPARE(chmod(name.constData(), mode), 0);
}

} // namespace

/// Tests a shop against other users of the computer. As root, the other users are real. Otherwise
/// the modes are the proof, and a file that a group may change replaces a foreign one.
class OtherUserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void readsNothingOfAShop();
    void findsNothingInAShop();
    void changesNoSettings_data();
    void changesNoSettings();
    void changesNoDatabase();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    /// Returns all files of the shop and its backup.
    [[nodiscard]] QStringList files() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Creates a shop with every kind of file, in a folder that everybody may enter.
void OtherUserTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(chmod(QFile::encodeName(m_folder->path()).constData(), 0711), 0);
    {
        const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadWrite);
        QVERIFY(database);
        support::TestClock clock;
        core::TransactionEngine engine(**database, support::serviceSettings(), clock,
                                       support::TestRandom());
        QVERIFY(engine.create(support::cashInDraft()));
        QVERIFY(Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadWrite,
                               core::Schema::Console));
        QVERIFY(Database::open(app::bankDatabaseIn(shop()), Database::Access::ReadWrite,
                               core::Schema::Bank));
    }
    QVERIFY(
        (ShopSettings{{samples::merchant(), samples::payer()}, support::kPlatform}.save(shop())));
    QVERIFY(app::PreferencesFile::save(shop(), {.retention = {5}}));
    QVERIFY(app::LockFile::save(shop(), {.hash = "$argon2id$v=19$x"}));
    QVERIFY(QDir(m_folder->path()).mkdir(u"stick"_s)); // a folder with the usual mode
    QCOMPARE(chmod(QFile::encodeName(m_folder->filePath(u"stick"_s)).constData(), 0755), 0);
    QVERIFY(ShopBackup::make(shop(), m_folder->filePath(u"stick/b.db"_s)));
}

QStringList OtherUserTest::files() const
{
    QStringList found;
    QDirIterator each(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext())
        found += each.next();
    return found;
}

void OtherUserTest::readsNothingOfAShop()
{
    const QStringList all = files();
    for (const QString &name :
         {u"balcao.db"_s, u"console.db"_s, u"bank.db"_s, u"shop.json"_s, u"preferences.json"_s,
          u"lock.json"_s, u"backup.key"_s, u"b.db"_s, u"b.db.console"_s, u"b.db.bank"_s,
          u"b.db.shop.json"_s, u"b.db.manifest"_s})
        QVERIFY2(!all.filter(u'/' + name).isEmpty(), qPrintable(name));
    for (const QString &path : all) {
        struct stat status = {};
        QCOMPARE(stat(QFile::encodeName(path).constData(), &status), 0);
        QVERIFY2((status.st_mode & 077) == 0 && status.st_uid == geteuid(), qPrintable(path));
    }
    if (!isRoot())
        return;
    // Even if somebody opens the folder itself.
    QCOMPARE(chmod(QFile::encodeName(shop()).constData(), 0755), 0);
    const int opened = runAs(kAna, [&all] {
        int count = 0;
        for (const QString &path : all)
            count += (opens(path, O_RDONLY) ? 1 : 0) + (opens(path, O_WRONLY) ? 1 : 0);
        return count;
    });
    QCOMPARE(opened, 0);
    QCOMPARE(runAs(0, [&all] { return opens(all.constFirst(), O_RDONLY) ? 7 : 0; }), 7);
}

void OtherUserTest::findsNothingInAShop()
{
    struct stat status = {};
    QCOMPARE(stat(QFile::encodeName(shop()).constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, 0700U);
    if (!isRoot())
        return;
    const QString folder = shop();
    QCOMPARE(runAs(kAna, [folder] { return opens(folder, O_RDONLY | O_DIRECTORY) ? 1 : 0; }), 0);
    const QString database = app::databaseIn(folder);
    QCOMPARE(runAs(kAna,
                   [database] {
                       return Database::open(database, Database::Access::Unverified) ? 1 : 0;
                   }),
             0);
    QCOMPARE(runAs(kAna,
                   [folder] {
                       const auto settings = ShopSettings::load(folder);
                       return settings && *settings ? 1 : 0;
                   }),
             0);
}

void OtherUserTest::changesNoSettings_data()
{
    QTest::addColumn<bool>("isFolder"); ///< the folder is foreign, else the file
    QTest::newRow("the file") << false;
    QTest::newRow("the folder") << true;
}

/// Settings that another user could write may redirect all payments.
void OtherUserTest::changesNoSettings()
{
    QFETCH(bool, isFolder);
    const QString folder = shop();
    const auto isRefused = [folder] {
        const auto settings = ShopSettings::load(folder);
        const bool isSettingRefused =
            !settings && settings.error().code == core::Error::Code::StorageReadOnly;
        const bool areIgnored =
            app::PreferencesFile::load(folder).preferences.retention.years == 0 &&
            app::retentionYearsIn(folder) == 0;
        return (isSettingRefused ? 1 : 0) + (areIgnored ? 2 : 0);
    };
    const QStringList small{ShopSettings::filePath(folder), app::preferencesIn(folder)};
    if (!isRoot()) {
        for (const QString &path : isFolder ? QStringList{folder} : small)
            QCOMPARE(chmod(QFile::encodeName(path).constData(), isFolder ? 0770 : 0660), 0);
        QCOMPARE(isRefused(), 3);
        return;
    }
    give(folder, kAna, 0755);
    for (const QString &path : small)
        give(path, kAna, 0644);
    QCOMPARE(runAs(kAna, isRefused), 0); // of the user itself: accepted
    if (isFolder)
        give(folder, kBeto, 0755);
    for (const QString &path : small)
        give(path, isFolder ? kAna : kBeto, 0644);
    QCOMPARE(runAs(kAna, isRefused), 3);
}

/// A database that another user owns and may write is not opened for writing.
void OtherUserTest::changesNoDatabase()
{
    const QString path = app::databaseIn(shop());
    if (!isRoot()) {
        QCOMPARE(chmod(QFile::encodeName(path).constData(), 0666), 0);
        QVERIFY(Database::open(path, Database::Access::ReadWrite));
        struct stat status = {};
        QCOMPARE(stat(QFile::encodeName(path).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0600U); // nobody else may write any more
        return;
    }
    const auto opensToWrite = [path] {
        return Database::open(path, Database::Access::ReadWrite) ? 1 : 0;
    };
    give(shop(), kAna, 0755);
    give(path, kAna, 0600);
    QCOMPARE(runAs(kAna, opensToWrite), 1);
    give(path, kBeto, 0666);
    QCOMPARE(runAs(kAna, opensToWrite), 0);
}

BALCAO_GUILESS_TEST(OtherUserTest)
#include "tst_otheruser.moc"
