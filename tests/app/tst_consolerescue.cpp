// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "app/shopfolder.h"
#include "core/console/pin.h"
#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "core/storage/operatorstore.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"
#include "ui/session/pinprompt.h"

#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::AuditAction;
using core::Database;
using support::named;
using support::press;
using support::write;

namespace
{

constexpr int kRescueTimeout = 60'000; ///< checks a complete copy

void copyFiles(const QString &from, const QString &to)
{
    for (const QFileInfo &file : QDir(from).entryInfoList(QDir::Files)) {
        if (!QFile::copy(file.filePath(), QDir(to).filePath(file.fileName())))
            qFatal("cannot copy");
    }
}

} // namespace

/// Tests the rescue of a shop with operators: everybody has the permissions of the shop.
class TestConsoleRescue : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void givesTheOwnerEverything();
    void givesACashierLessThanTheOwner();
    void acceptsThePinOfAColleague();
    void readsOperatorsOfADamagedFile();
    void usesNoOperatorsOfAnOlderDamagedFile();
    void staysLockedWithoutOperators_data();
    void staysLockedWithoutOperators();
    void writesTheAccountantsFolder();
    void writesNoFolderWithoutPermissionOrRecord_data();
    void writesNoFolderWithoutPermissionOrRecord();

private:
    [[nodiscard]] QString console() const { return app::consoleDatabaseIn(shop()); }
    [[nodiscard]] QList<core::AuditEntry> log() const;
    [[nodiscard]] int countOf(AuditAction action) const;
    [[nodiscard]] QString place() const { return m_folder->filePath(u"accountant"_s); }
    [[nodiscard]] QString disclosed(const QString &column) const;
    /// Returns the lock screen. The page below has a prompt of its own.
    [[nodiscard]] QWidget &lockScreen() const { return *named(*m_window, u"lockScreen"_s); }
    void addOperators() const;
    void openRescue();
    void unlock(const QString &pin);
    void writeAccountantsFolder();

    QTemporaryDir m_template; ///< a shop that a later version has opened
};

/// Creates the shop of all tests, because the hashes of PINs are slow: a charge and three
/// operators.
void TestConsoleRescue::initTestCase()
{
    begin();
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    addOperators();
    QVERIFY(app::LockFile::save(shop(), {.hasHolders = true}));
    {
        const auto database = Database::open(app::databaseIn(shop()), Database::Access::Unverified);
        QVERIFY(database && (*database)->queryScalar(u"PRAGMA query_only = 0"_s) &&
                (*database)->queryScalar(u"INSERT INTO schema_version VALUES (999)"_s));
    }
    copyFiles(shop(), m_template.path());
    end();
}

void TestConsoleRescue::init()
{
    begin();
    QVERIFY(QDir().mkdir(shop()));
    copyFiles(m_template.path(), shop());
}

void TestConsoleRescue::addOperators() const
{
    const auto till = Database::open(console(), Database::Access::ReadWrite, core::Schema::Console);
    QVERIFY(till);
    core::OperatorStore operators(**till);
    QVERIFY(operators.add({.name = u"Dona Rita"_s,
                           .shortName = u"Rita"_s,
                           .role = core::Role::Owner,
                           .pinHash = core::pinHash(u"1234"_s),
                           .pinLength = 4}));
    QVERIFY(operators.add({.name = u"Caio"_s,
                           .shortName = u"Caio"_s,
                           .role = core::Role::Cashier,
                           .pinHash = core::pinHash(u"5678"_s),
                           .pinLength = 4}));
    QVERIFY(operators.add({.name = u"Lia"_s,
                           .shortName = u"Lia"_s,
                           .role = core::Role::Custom,
                           .permissions = {core::Permission::SeeTotals},
                           .pinHash = core::pinHash(u"9012"_s),
                           .pinLength = 4}));
}

QList<core::AuditEntry> TestConsoleRescue::log() const
{
    const auto till = Database::open(console(), Database::Access::ReadOnly, core::Schema::Console);
    return till ? core::AuditStore(**till).read(1, 500).value_or(QList<core::AuditEntry>())
                : QList<core::AuditEntry>();
}

int TestConsoleRescue::countOf(AuditAction action) const
{
    const auto entries = log();
    return static_cast<int>(
        std::count_if(entries.cbegin(), entries.cend(),
                      [action](const auto &entry) { return entry.record.action == action; }));
}

/// Returns a column of the only recorded folder.
QString TestConsoleRescue::disclosed(const QString &column) const
{
    const auto till = Database::open(console(), Database::Access::ReadOnly, core::Schema::Console);
    const auto value = till ? (*till)->queryScalar(u"SELECT %1 FROM disclosure"_s.arg(column))
                            : core::Result<QVariant>();
    return value ? value->toString() : QString();
}

void TestConsoleRescue::openRescue()
{
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"lockScreen"_s), kRescueTimeout);
    QVERIFY(!isOpen(u"listPage"_s));
}

void TestConsoleRescue::unlock(const QString &pin)
{
    named(lockScreen(), u"pinEdit"_s)->setFocus();
    support::type(pin); // the last digit unlocks
    QTRY_VERIFY(isOpen(u"listPage"_s));
    QVERIFY(!isOpen(u"lockScreen"_s));
    QTRY_VERIFY2(total().contains(u"1"_s), qPrintable(total()));
}

void TestConsoleRescue::givesTheOwnerEverything()
{
    openRescue();
    unlock(u"1234"_s);
    named(*m_window, u"transactionTable"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"detailPage"_s));
    press(Qt::Key_V);
    QTRY_COMPARE(countOf(AuditAction::PersonalDataShown), 1);
    press(Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"summaryPage"_s));
    stop();
    for (const core::AuditEntry &entry : log()) {
        if (entry.record.action == AuditAction::SignedIn ||
            entry.record.action == AuditAction::PersonalDataShown) {
            QCOMPARE(entry.record.actor.name, u"Rita"_s);
            QCOMPARE(entry.record.till, u"rescue"_s);
        }
    }
    QCOMPARE(countOf(AuditAction::SignedIn), 1);
}

void TestConsoleRescue::givesACashierLessThanTheOwner()
{
    openRescue();
    unlock(u"1234"_s);
    press(Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"summaryPage"_s));
    press(Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"lockScreen"_s));
    unlock(u"5678"_s); // leaves the page that the owner had opened
    QVERIFY(!isOpen(u"summaryPage"_s));
    press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(!isOpen(u"summaryPage"_s));
    named(*m_window, u"transactionTable"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"detailPage"_s));
    press(Qt::Key_V);
    QTRY_VERIFY(isOpen(u"authorizationBar"_s));
    const auto *words = named<QLabel>(*m_window, u"revealWords"_s);
    QTRY_COMPARE(words->text(), u"It stays hidden: this operator may not see personal data."_s);
    stop();
    QCOMPARE(countOf(AuditAction::PersonalDataShown), 0);
}

void TestConsoleRescue::acceptsThePinOfAColleague()
{
    openRescue();
    unlock(u"5678"_s);
    named(*m_window, u"transactionTable"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"detailPage"_s));
    press(Qt::Key_V);
    QTRY_VERIFY(isOpen(u"authorizationBar"_s));
    QTRY_VERIFY(named(*m_window, u"authorizationPinEdit"_s)->hasFocus());
    support::type(u"1234"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(!isOpen(u"authorizationBar"_s));
    named(*m_window, u"detailPage"_s)->setFocus();
    press(Qt::Key_V);
    QTRY_COMPARE(countOf(AuditAction::PersonalDataShown), 1);
    const auto entries = log();
    QCOMPARE(entries.last().record.actor.name, u"Caio"_s);
    QCOMPARE(entries.last().record.actor.authorizedBy, u"Rita"_s);
}

/// The damage is outside of the operators, here a foreign table.
void TestConsoleRescue::readsOperatorsOfADamagedFile()
{
    {
        const auto till =
            Database::open(console(), Database::Access::Unverified, core::Schema::Console);
        QVERIFY(till && (*till)->queryScalar(u"PRAGMA query_only = 0"_s) &&
                (*till)->queryScalar(u"CREATE TABLE foreign_table (x)"_s));
    }
    openRescue();
    QCOMPARE(QDir(shop()).entryList({u"console.db.damaged-*"_s}).size(), 1);
    unlock(u"5678"_s);
    stop();
    QCOMPARE(countOf(AuditAction::SignedIn), 1); // in the new file
    openRescue();                                // the new file has no operators
    unlock(u"1234"_s);
}

/// The PIN of the owner has changed since the older file.
void TestConsoleRescue::usesNoOperatorsOfAnOlderDamagedFile()
{
    const QString old = console() + u".damaged-20250101-120000"_s;
    QVERIFY(QFile::copy(console(), old));
    write(console() + u".damaged-20260101-120000"_s, "no database");
    QVERIFY(QFile::remove(console()));
    openRescue();
    support::type(u"1234"_s);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"lockScreen"_s));
    QVERIFY(!isOpen(u"listPage"_s));
}

void TestConsoleRescue::staysLockedWithoutOperators_data()
{
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("damaged") << true;
    QTest::newRow("missing") << false;
}

void TestConsoleRescue::staysLockedWithoutOperators()
{
    QFETCH(bool, isDamaged);
    QVERIFY(QFile::remove(console()));
    if (isDamaged)
        write(console(), "Caro cliente");
    openRescue();
    const auto *news = named<QLabel>(lockScreen(), u"pinNews"_s);
    const QString why = ui::PinPrompt::tr("The operators of this shop cannot be read, so no PIN is "
                                          "accepted. Close Balcão, move console.db out of the data "
                                          "folder, and restore a backup with known PINs.");
    QVERIFY(news->isVisible());
    QCOMPARE(news->text(), why);
    for (const QString &pin : {u"1234"_s, u"0000"_s, u"1234"_s, u"1234"_s}) {
        support::type(pin);
        press(Qt::Key_Return);
        QVERIFY(isOpen(u"lockScreen"_s));
        QCOMPARE(news->text(), why); // no attempt, so no wait
    }
    QVERIFY(!isOpen(u"listPage"_s));
}

/// Opens the reports and chooses where the folder for the accountant goes.
void TestConsoleRescue::writeAccountantsFolder()
{
    QVERIFY(QDir().mkdir(place()));
    press(Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"summaryPage"_s));
    named<QPushButton>(*m_window, u"accountantButton"_s)->click();
    QTRY_VERIFY(m_window->findChild<QFileDialog *>(u"accountantDialog"_s));
    auto *dialog = named<QFileDialog>(*m_window, u"accountantDialog"_s);
    Q_EMIT dialog->fileSelected(place());
    dialog->reject();
}

void TestConsoleRescue::writesTheAccountantsFolder()
{
    openRescue();
    unlock(u"1234"_s);
    writeAccountantsFolder();
    const auto *news = named<QLabel>(*m_window, u"summaryNews"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(news->text().contains(u"1 transaction(s) (XLSX)"_s),
                              qPrintable(news->text()), kRescueTimeout);
    const QFileInfoList folders = QDir(place()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(folders.size(), 1);
    QVERIFY2(folders[0].fileName().endsWith("_rescue"_L1), qPrintable(folders[0].fileName()));
    QCOMPARE(QDir(folders[0].filePath()).entryList(QDir::Files).size(), 4);
    stop(); // stores the end of the record
    const auto entries = log();
    const auto exported =
        std::find_if(entries.cbegin(), entries.cend(), [](const core::AuditEntry &entry) {
            return entry.record.action == AuditAction::FileExported;
        });
    QVERIFY(exported != entries.cend());
    QCOMPARE(exported->record.actor.name, u"Rita"_s);
    QCOMPARE(exported->record.till, u"rescue"_s);
    QCOMPARE(disclosed(u"entries"_s), u"1"_s);
    QCOMPARE(disclosed(u"path"_s), folders[0].filePath());
}

void TestConsoleRescue::writesNoFolderWithoutPermissionOrRecord_data()
{
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("no permission") << false;
    QTest::newRow("no record") << true;
}

void TestConsoleRescue::writesNoFolderWithoutPermissionOrRecord()
{
    QFETCH(bool, isAllowed);
    openRescue();
    unlock(isAllowed ? u"1234"_s : u"9012"_s);
    if (isAllowed) {
        const auto till =
            Database::open(console(), Database::Access::ReadWrite, core::Schema::Console);
        QVERIFY(till && (*till)->queryScalar(u"DROP TABLE disclosure"_s));
    }
    writeAccountantsFolder();
    const auto *news = named<QLabel>(*m_window, u"summaryNews"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(news->text().contains(u"No file was written."_s),
                              qPrintable(news->text()), kRescueTimeout);
    stop();
    QVERIFY(QDir(place()).isEmpty());
}

BALCAO_TEST(TestConsoleRescue)
#include "tst_consolerescue.moc"
