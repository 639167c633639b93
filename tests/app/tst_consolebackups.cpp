// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"
#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using support::contents;
using support::named;
using support::press;
using support::write;

/// Tests automatic backups of a shop, and their restore.
class TestConsoleBackups : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void bringsABackupBackInTheWindow();
    void restoresADamagedShopWithAClick_data();
    void restoresADamagedShopWithAClick();
    void restoresADamagedShopByKeyboard();
    void leavesTheShopAsItWasForADamagedBackup();
    void showsThatTheDailyBackupFailed();
    void backsUpOnceADay_data();
    void backsUpOnceADay();
    void reportsHowToBringBackABackup();

private:
    [[nodiscard]] QList<core::AuditRecord> restores() const;
};

/// Returns the restores in the audit log.
QList<core::AuditRecord> TestConsoleBackups::restores() const
{
    const auto till = core::Database::open(app::consoleDatabaseIn(shop()),
                                           core::Database::Access::ReadOnly, core::Schema::Console);
    if (!till)
        return {};
    const auto entries = core::AuditStore(**till).read(1, 500);
    QList<core::AuditRecord> found;
    for (const core::AuditEntry &entry : entries.value_or(QList<core::AuditEntry>())) {
        if (entry.record.action == core::AuditAction::BackupRestored)
            found.append(entry.record);
    }
    return found;
}

void TestConsoleBackups::bringsABackupBackInTheWindow()
{
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"settingsPage"_s));
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(named<QLabel>(*m_window, u"backupNews"_s)->text().contains(u"1 transaction"_s));
    QCOMPARE(backups().size(), 1);

    press(Qt::Key_F2);
    charge(u"700"_s);
    press(Qt::Key_7, Qt::AltModifier);
    named<QPushButton>(*m_window, u"restoreBackupButton"_s)->click();
    named<QPushButton>(*m_window, u"confirmRestoreButton"_s)->click();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(u"1 transaction"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500); // The later charge is missing,
    QCOMPARE(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).size(), 1); // but kept.
    QCOMPARE(restores().size(), 1);
    press(Qt::Key_1, Qt::AltModifier);
    charge(u"900"_s);
}

void TestConsoleBackups::restoresADamagedShopWithAClick_data()
{
    QTest::addColumn<QByteArray>("left"); ///< of the database
    QTest::newRow("overwritten") << QByteArray("not what it was\n").repeated(500);
    QTest::newRow("empty") << QByteArray();
}

void TestConsoleBackups::restoresADamagedShopWithAClick()
{
    QFETCH(QByteArray, left);
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_7, Qt::AltModifier);
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(named<QLabel>(*m_window, u"backupNews"_s)->text().contains(u"1 transaction"_s));
    stop();
    write(QDir(shop()).filePath(u"balcao.db"_s), left);
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QListWidget>(*m_window, u"failureBackups"_s)->count(), 1);
    QVERIFY(!isOpen(u"failureCommand"_s));
    auto *restore = named<QPushButton>(*m_window, u"failureRestoreButton"_s);
    QCOMPARE(restore->property("role"), u"primary"_s);
    restore->click();
    named<QPushButton>(*m_window, u"confirmRestoreButton"_s)->click();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
    QCOMPARE(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).size(), 1);
    QCOMPARE(restores().size(), 1);
    QCOMPARE(restores()[0].actor.name, u"balcao"_s); // no operator has decided
    QVERIFY(restores()[0].subject.startsWith(u"balcao-"_s));
}

/// The page opens with the focus on the restore, and two keys restore.
void TestConsoleBackups::restoresADamagedShopByKeyboard()
{
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_7, Qt::AltModifier);
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(named<QLabel>(*m_window, u"backupNews"_s)->text().contains(u"1 transaction"_s));
    stop();
    write(QDir(shop()).filePath(u"balcao.db"_s), QByteArray(4096, 'x'));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QTRY_COMPARE(m_window->focusWidget(), named<QPushButton>(*m_window, u"failureRestoreButton"_s));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_window->focusWidget(), named<QPushButton>(*m_window, u"confirmRestoreButton"_s));
    press(Qt::Key_Return); // A second Enter must not restore.
    QVERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_Space);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
}

void TestConsoleBackups::leavesTheShopAsItWasForADamagedBackup()
{
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_7, Qt::AltModifier);
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(backups().size(), 1);
    QTRY_VERIFY(named(*m_window, u"restoreBackupButton"_s)->isEnabled());
    const QString file = backups().first().file;
    const QByteArray bytes = contents(file);
    write(file, bytes.first(bytes.size() / 2));
    named<QPushButton>(*m_window, u"restoreBackupButton"_s)->click();
    named<QPushButton>(*m_window, u"confirmRestoreButton"_s)->click();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(u"damaged"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
    QCOMPARE(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs), QStringList());
}

void TestConsoleBackups::showsThatTheDailyBackupFailed()
{
    chooseBackups(true);
    QVERIFY(QDir().rmdir(stick())); // Simulates a removed memory stick.
    start(shop());
    setUp();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(stick()));
    QVERIFY(!QFile::exists(stick()));
}

void TestConsoleBackups::backsUpOnceADay_data()
{
    QTest::addColumn<QString>("there"); ///< an existing file of today in the backup folder
    QTest::addColumn<bool>("isChosen"); ///< before the start
    QTest::newRow("into an empty folder") << QString() << true;
    QTest::newRow("next to another program's data") << u"others.db"_s << true;
    QTest::newRow("chosen while the shop is open") << QString() << false;
}

void TestConsoleBackups::backsUpOnceADay()
{
    QFETCH(QString, there);
    QFETCH(bool, isChosen);
    chooseBackups(isChosen);
    if (!there.isEmpty()) // without a log, like a backup
        write(QDir(stick()).filePath(there), QByteArray("SQLite format 3\0\x10\0\1\1", 20));
    const auto daily = [this] {
        QStringList files;
        for (const app::ShopBackup &backup : backups()) {
            if (backup.isNamedByUs())
                files += backup.file;
        }
        return files;
    };
    start(shop());
    setUp();
    if (!isChosen) {
        press(Qt::Key_7, Qt::AltModifier);
        QTRY_VERIFY(isOpen(u"dailyBackupBox"_s));
        named(*m_window, u"dailyBackupBox"_s)->setFocus();
        press(Qt::Key_Down); // yes
    }
    QTRY_COMPARE_WITH_TIMEOUT(daily().size(), 1, 2 * kWaitLimit); // three databases reach the disk
    QTRY_VERIFY(app::ShopBackup::verify(daily().first(), shop()));
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    stop(); // including pending work
    QCOMPARE(daily().size(), 1);
}

void TestConsoleBackups::reportsHowToBringBackABackup()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    const QString backup = m_folder->filePath(u"cópia.db"_s);
    QCOMPARE(app::backUpShop(shop(), backup).code, 0);
    stop();
    QVERIFY(QFile::remove(QDir(shop()).filePath(u"balcao.db"_s)));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QPlainTextEdit>(*m_window, u"failureCommand"_s)->toPlainText(),
             app::restoreCommand(shop()));
    QVERIFY(!isOpen(u"rescueButton"_s)); // No data is left.
    stop();
    QCOMPARE(app::restoreShop(shop(), backup).code, 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
}

BALCAO_TEST(TestConsoleBackups)
#include "tst_consolebackups.moc"
