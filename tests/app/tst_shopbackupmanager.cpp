// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sessionkeys.h"
#include "app/shopbackupmanager.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/blockarrangement.h"
#include "core/storage/bulkload.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/waitlimit.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using app::ShopBackup;
using app::ShopBackupManager;

namespace
{

constexpr auto kLook = 10ms;     ///< check interval, shortened from hours
constexpr int kTimeout = 60'000; ///< ms: a passphrase takes long on a busy computer

} // namespace

/// Tests a shop that stays open for days.
class TestShopBackupManager : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void makesOneEachDay();
    void completesMaintenance();
    void keepsAsManyAsWereChosenLast();
    void retriesAndReportsOnce();
    void encryptsWithThePassphraseInTheKeyring();
    void encryptsWithAKeyFile();
    void makesNoReadableBackupWithoutTheSecret();
    void restoresWithAnEnteredSecret();
    void needsPermission();
    void makesNoneThatNobodyWants_data();
    void makesNoneThatNobodyWants();

private:
    [[nodiscard]] QString stick() const { return m_folder->filePath(u"stick"_s); }
    [[nodiscard]] qsizetype count() const { return ShopBackup::in(stick()).size(); }
    void passADay() const;
    /// Saves the settings of the shop, which name its entry in the keyring.
    void saveSettings() const;
    /// Stores a passphrase and returns the reported problem.
    [[nodiscard]] QString storePassphrase(const QString &passphrase);

    std::unique_ptr<app::SessionKeys> m_keyring;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ShopBackupManager> m_backups;
};

void TestShopBackupManager::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString shop = m_folder->filePath(u"shop"_s);
    QVERIFY(QDir().mkpath(shop) && QDir().mkpath(stick()));
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop), .settings = support::serviceSettings()});
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
    m_backups = std::make_unique<ShopBackupManager>(shop, kLook);
    m_keyring = std::make_unique<app::SessionKeys>();
}

void TestShopBackupManager::cleanup()
{
    m_backups.reset();
    m_folder.reset();
}

/// Dates all backups one day earlier.
void TestShopBackupManager::passADay() const
{
    QList<ShopBackup> there = ShopBackup::in(stick());
    for (auto oldest = there.crbegin(); oldest != there.crend(); ++oldest)
        QVERIFY(
            QFile::rename(oldest->file, ShopBackup::newPath(stick(), oldest->made.addDays(-1))));
}

void TestShopBackupManager::makesOneEachDay()
{
    m_backups->setDaily({.folder = stick(), .daily = true});
    for (int day = 1; day <= 3; ++day) {
        QTRY_COMPARE(count(), day);
        QVERIFY(ShopBackup::verify(ShopBackup::in(stick()).first().file,
                                   m_folder->filePath(u"shop"_s)));
        passADay();
    }
}

/// Earlier maintenance was interrupted after it had copied all blocks.
void TestShopBackupManager::completesMaintenance()
{
    const QString path = app::databaseIn(m_folder->filePath(u"shop"_s));
    QVERIFY(QFile::remove(path));
    const core::SampleHistory history(
        {.count = 3000, .now = support::noon(), .settings = support::serviceSettings()});
    QVERIFY(core::bulkLoad(path, history.count(), [&history](qint64 first, qint64 end) {
        return history.range(first, end);
    }));
    const auto database = core::Database::open(path, core::Database::Access::ReadWrite);
    QVERIFY(database);
    const auto blocks = [&database](const QString &table) {
        return (*database)->queryScalar(u"SELECT count(*) FROM "_s + table)->toLongLong();
    };
    QVERIFY(core::arrangeBlocks(path, 1, [&] { return blocks(u"arranged_block"_s) == 14; }));
    QCOMPARE(blocks(u"names"_s), 2);
    m_backups->setDaily({.folder = stick(), .daily = true});
    QTRY_COMPARE(blocks(u"names"_s), 0);
    QTRY_COMPARE(blocks(u"kinds"_s), 0);
    QCOMPARE(count(), 1);
}

/// An operator without permission makes and restores nothing. Daily backups continue.
void TestShopBackupManager::needsPermission()
{
    QList<core::AuditAction> asked;
    m_backups->setPermit([&asked](core::AuditAction action) -> core::Result<void> {
        asked.append(action);
        return tl::unexpected(core::Error{core::Error::Code::AccessDenied,
                                          {{core::Field::Person, core::Problem::NotAllowed}},
                                          {}});
    });
    QSignalSpy made(m_backups.get(), &ui::BackupManager::made);
    QSignalSpy requested(m_backups.get(), &ShopBackupManager::restoreRequested);
    QSignalSpy prepared(m_backups.get(), &ui::BackupManager::restorePrepared);
    m_backups->make(stick());
    QVERIFY(made.wait(kWaitLimit));
    QVERIFY(!made[0][0].value<ui::BackupReport>().problem.isEmpty());
    QCOMPARE(count(), 0);
    m_backups->restore(stick() + u"/x"_s, {});
    QVERIFY(requested.isEmpty());
    QVERIFY(!prepared[0][0].value<ui::RestorePreview>().problem.isEmpty());
    QCOMPARE(asked, (QList{core::AuditAction::BackupMade, core::AuditAction::BackupRestored}));
    m_backups->setDaily({.folder = stick(), .daily = true});
    QTRY_COMPARE(count(), 1);
    m_backups->setPermit([](core::AuditAction) { return core::Result<void>(); });
    m_backups->restore(stick() + u"/x"_s, {});
    QCOMPARE(requested.size(), 1);
}

void TestShopBackupManager::keepsAsManyAsWereChosenLast()
{
    m_backups->setDaily({.folder = stick(), .daily = true, .kept = 7});
    for (int day = 1; day <= 3; ++day) {
        QTRY_COMPARE(count(), day);
        passADay();
    }
    m_backups->setDaily({.folder = stick(), .daily = true, .kept = 2});
    const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
    QTRY_VERIFY(count() == 2 && core::brasiliaDay(ShopBackup::in(stick()).first().made) == today);
}

void TestShopBackupManager::retriesAndReportsOnce()
{
    QVERIFY(QDir().rmdir(stick())); // Simulates a removed memory stick.
    QSignalSpy made(m_backups.get(), &ui::BackupManager::made);
    QSignalSpy failed(m_backups.get(), &ShopBackupManager::dailyFailed);
    m_backups->setDaily({.folder = stick(), .daily = true});
    QTRY_VERIFY(made.count() >= 3);
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(stick()));
    QVERIFY(QDir().mkpath(stick()));
    QTRY_COMPARE(count(), 1);
}

void TestShopBackupManager::saveSettings() const
{
    QVERIFY((app::ShopSettings{{samples::merchant(), samples::payer()}, support::kPlatform}.save(
        m_folder->filePath(u"shop"_s))));
}

QString TestShopBackupManager::storePassphrase(const QString &passphrase)
{
    QSignalSpy stored(m_backups.get(), &ui::BackupManager::passphraseStored);
    m_backups->storePassphrase(passphrase);
    return stored.count() == 1 || stored.wait(kWaitLimit) ? stored.first().first().toString()
                                                          : u"none"_s;
}

void TestShopBackupManager::encryptsWithThePassphraseInTheKeyring()
{
    saveSettings();
    QVERIFY(!storePassphrase(u"long enough passphrase"_s).isEmpty()); // there is no keyring
    m_backups->setKeyring(m_keyring.get());
    QVERIFY(!storePassphrase(u"short"_s).isEmpty());
    QCOMPARE(storePassphrase(u"long enough passphrase"_s), QString());
    m_backups->setDaily({.folder = stick(),
                         .daily = true,
                         .encryption = core::BackupChoices::Encryption::Passphrase});
    QTRY_COMPARE_WITH_TIMEOUT(count(), 1, kTimeout);
    const ShopBackup made = ShopBackup::in(stick()).first();
    QVERIFY(made.isEncrypted);
    QVERIFY(ShopBackup::verify(
        made.file, m_folder->path(),
        core::ArchiveSecret{core::ArchiveSecret::Kind::Passphrase, "long enough passphrase"}));
    QSignalSpy verified(m_backups.get(), &ui::BackupManager::verified);
    m_backups->verify(made.file, {});
    QTRY_COMPARE_WITH_TIMEOUT(verified.count(), 1, kTimeout);
    QCOMPARE(verified.first().first().value<ui::BackupReport>().problem, QString());
}

void TestShopBackupManager::encryptsWithAKeyFile()
{
    QFile key(m_folder->filePath(u"key"_s));
    QVERIFY(key.open(QIODevice::WriteOnly) && key.write(QByteArray(32, 'k')) == 32);
    QVERIFY(key.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    key.close();
    m_backups->setDaily({.folder = stick(),
                         .daily = true,
                         .encryption = core::BackupChoices::Encryption::KeyFile,
                         .keyFile = key.fileName()});
    QTRY_COMPARE(count(), 1);
    QVERIFY(ShopBackup::in(stick()).first().isEncrypted);
}

void TestShopBackupManager::makesNoReadableBackupWithoutTheSecret()
{
    saveSettings();
    m_backups->setKeyring(m_keyring.get());
    QSignalSpy failed(m_backups.get(), &ShopBackupManager::dailyFailed);
    QSignalSpy made(m_backups.get(), &ui::BackupManager::made);
    core::BackupChoices choices{.folder = stick(),
                                .daily = true,
                                .encryption = core::BackupChoices::Encryption::Passphrase};
    m_backups->setDaily(choices);
    QTRY_VERIFY(made.count() >= 2);
    QCOMPARE(failed.count(), 1);
    QVERIFY2(failed.first().first().toString().contains(u"passphrase"_s),
             qPrintable(failed.first().first().toString()));
    choices.encryption = core::BackupChoices::Encryption::KeyFile;
    choices.keyFile = u"/nowhere"_s;
    m_backups->setDaily(choices);
    const auto before = made.count();
    QTRY_VERIFY(made.count() >= before + 2);
    QCOMPARE(QDir(stick()).entryList(QDir::Files), QStringList());
}

void TestShopBackupManager::restoresWithAnEnteredSecret()
{
    saveSettings();
    const QString file = m_folder->filePath(u"stick/b.balcao"_s);
    QVERIFY(ShopBackup::make(m_folder->filePath(u"shop"_s), file,
                             core::ArchiveSecret{core::ArchiveSecret::Kind::Passphrase, "old"}));
    QSignalSpy prepared(m_backups.get(), &ui::BackupManager::restorePrepared);
    const auto preview = [&](const ui::BackupSecret &secret) {
        prepared.clear();
        m_backups->prepareRestore(file, secret);
        if (prepared.isEmpty() && !prepared.wait(kTimeout))
            qFatal("the restore is not prepared");
        return prepared.first().first().value<ui::RestorePreview>();
    };
    QVERIFY(preview({}).isSecretMissing);
    QVERIFY(preview({.passphrase = u"wrong"_s}).isSecretMissing);
    const ui::RestorePreview right = preview({.passphrase = u"old"_s});
    QCOMPARE(right.problem, QString());
    QVERIFY(right.origin == core::BackupOrigin::Encrypted && !right.keyChange);
    QSignalSpy restored(m_backups.get(), &ShopBackupManager::broughtBack);
    m_backups->bringBack(file);
    QVERIFY(restored.wait(kTimeout));
    QVERIFY2(restored.first().first().toString().contains(u"restored"_s),
             qPrintable(restored.first().first().toString()));
}

void TestShopBackupManager::makesNoneThatNobodyWants_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("isDaily");
    QTest::newRow("none any more") << u"stick"_s << false;
    QTest::newRow("nowhere any more") << QString() << true;
}

void TestShopBackupManager::makesNoneThatNobodyWants()
{
    QFETCH(QString, folder);
    QFETCH(bool, isDaily);
    QSignalSpy made(m_backups.get(), &ui::BackupManager::made);
    m_backups->setDaily({.folder = stick(), .daily = true});
    QTRY_COMPARE(made.count(), 1);
    m_backups->setDaily(
        {.folder = folder.isEmpty() ? folder : m_folder->filePath(folder), .daily = isDaily});
    passADay();
    QTimer looks; // at the check interval
    QSignalSpy looked(&looks, &QTimer::timeout);
    looks.start(kLook);
    QTRY_VERIFY(looked.count() >= 5);
    QSignalSpy verified(m_backups.get(), &ui::BackupManager::verified);
    m_backups->verify(ShopBackup::in(stick()).first().file, {}); // waits for pending work
    QTRY_COMPARE(verified.count(), 1);
    QCOMPARE(count(), 1);
    QCOMPARE(made.count(), 1);
}

BALCAO_GUILESS_TEST(TestShopBackupManager)
#include "tst_shopbackupmanager.moc"
