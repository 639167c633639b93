// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackupmanager.h"
#include "app/shopfolder.h"
#include "core/domain/brasilia.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

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

constexpr auto kLook = 10ms; ///< check interval, shortened from hours

} // namespace

/// Tests a shop that stays open for days.
class TestShopBackupManager : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void makesOneEachDay();
    void keepsAsManyAsWereChosenLast();
    void retriesAndReportsOnce();
    void makesNoneThatNobodyWants_data();
    void makesNoneThatNobodyWants();

private:
    [[nodiscard]] QString stick() const { return m_folder->filePath(u"stick"_s); }
    [[nodiscard]] qsizetype count() const { return ShopBackup::in(stick()).size(); }
    void passADay() const;

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
        QVERIFY(ShopBackup::verify(ShopBackup::in(stick()).first().file));
        passADay();
    }
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
    m_backups->verify(ShopBackup::in(stick()).first().file); // waits for pending work
    QTRY_COMPARE(verified.count(), 1);
    QCOMPARE(count(), 1);
    QCOMPARE(made.count(), 1);
}

BALCAO_GUILESS_TEST(TestShopBackupManager)
#include "tst_shopbackupmanager.moc"
