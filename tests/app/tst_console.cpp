// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"
#include "app/console.h"
#include "app/preferencesfile.h"
#include "app/sessionkeys.h"
#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/brcode.h"
#include "core/storage/database.h"
#include "tests/support/consolewindow.h"
#include "tests/support/largefile.h"
#include "ui/amountedit.h"
#include "ui/errortext.h"
#include "ui/text.h"
#include "ui/transactionmodel.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLockFile>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using app::CommandLine;
using app::Console;
using core::Status;
using support::named;
using support::press;
using support::type;
using Code = core::Error::Code;

namespace
{

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

/// The texts of the set-up form in the order of its fields.
const QStringList kShop{
    u"loja@example.com"_s, u"Padaria Central"_s, u"Recife"_s,      u"Cliente de balcao"_s,
    u"52998224725"_s,      u"ana@example.com"_s, u"11987654321"_s, u"Venda no balcao"_s,
};

} // namespace

/// The program from within: what stands in its folders, and what its window shows.
class TestConsole : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensADemoThatLeavesNothing();
    void saysThatTheDemoIsOne();
    void playsTheCustomerInTheDemo();
    void chargesThePresetsOfTheDemo();
    void chargesThePresetsOfTheShop();
    void saysThatThereIsNoRoomForADemo();
    void triesADemoInPlaceOfAShop();
    void remembersTheLanguage();
    void speaksAnotherLanguageAtOnce_data();
    void speaksAnotherLanguageAtOnce();
    void setsUpAShopAndFindsItAgain();
    void bringsABackupBackInTheWindow();
    void leavesTheShopAsItWasForADamagedBackup();
    void saysThatTheDailyBackupFailed();
    void changesTheKeyOfTheShop();
    void backsUpOnceADay_data();
    void backsUpOnceADay();
    void tellsHowTheShopWantsToLook();
    void tellsOnceWhatItCannotRead();
    void asksForThePinAfterARestart();
    void tellsWhatBecameOfItsNotes_data();
    void tellsWhatBecameOfItsNotes();
    void takesReceiptsOfEarlierVersionsOver();
    void playsNobodyInARealShop();
    void asksAgainWhenTheShopCannotBeKept();
    void takesWhatIsTypedWhileTheShopIsSetUp_data();
    void takesWhatIsTypedWhileTheShopIsSetUp();
    void noticesThatTheDatabaseIsGone();
    void leavesDamagedFilesAsTheyAre_data();
    void leavesDamagedFilesAsTheyAre();
    void waitsForNoPipe_data();
    void waitsForNoPipe();
    void opensBesideAPipe_data();
    void opensBesideAPipe();
    void showsWhatCanBeReadInSpiteOfIt_data();
    void showsWhatCanBeReadInSpiteOfIt();
    void tellsDamageThatIsFoundLater();
    void saysThatNothingCanBeRead();
    void tellsHowToBringBackABackup();
    void saysThatTheFolderCannotBeMade();
    void saysThatTheFolderIsTaken();

private:
    void start(const QString &folder = {});
    void stop();
    void openForm();
    void fillForm();
    void setUp();
    void charge(const QString &digits);
    void chooseBackups(bool daily);
    [[nodiscard]] QList<app::ShopBackup> backups() const { return app::ShopBackup::in(stick()); }
    [[nodiscard]] QString stick() const { return m_folder->filePath(u"stick"_s); }
    void openList();
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] bool isOpen(const QString &name) const;
    [[nodiscard]] core::Transaction topRow() const;
    [[nodiscard]] QString total() const;
    [[nodiscard]] QStringList demoFolders() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_temp;
    QByteArray m_tempBefore;
    std::unique_ptr<Console> m_console;
    QWidget *m_window = nullptr; ///< the console's
};

void TestConsole::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_temp = std::make_unique<QTemporaryDir>();
    m_tempBefore = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(m_temp->path()));
}

void TestConsole::cleanup()
{
    stop();
    if (m_tempBefore.isNull())
        qunsetenv("TMPDIR");
    else
        qputenv("TMPDIR", m_tempBefore);
    m_temp.reset();
    m_folder.reset();
}

/// Starts the console for that folder, or the demo.
void TestConsole::start(const QString &folder)
{
    stop();
    m_console = std::make_unique<Console>(CommandLine{.dataFolder = folder, .language = {}},
                                          std::make_unique<app::SessionKeys>());
    QVERIFY(m_console->start());
    m_window = support::consoleWindow();
}

void TestConsole::stop()
{
    m_window = nullptr;
    m_console.reset();
}

/// By the second choice of the first run.
void TestConsole::openForm()
{
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_window, u"pixKeyEdit"_s)->hasFocus());
}

void TestConsole::fillForm()
{
    openForm();
    for (const QString &text : kShop) {
        type(text);
        press(Qt::Key_Return);
    }
}

void TestConsole::setUp()
{
    fillForm();
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
}

void TestConsole::charge(const QString &digits)
{
    support::charge(*m_window, digits);
}

void TestConsole::openList()
{
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(named(*m_window, u"transactionTable"_s)->hasFocus());
}

bool TestConsole::isOpen(const QString &name) const
{
    return support::isOpen(*m_window, name);
}

core::Transaction TestConsole::topRow() const
{
    return named<QTableView>(*m_window, u"transactionTable"_s)
        ->model()
        ->index(0, 0)
        .data(ui::TransactionModel::TransactionRole)
        .value<core::Transaction>();
}

QString TestConsole::total() const
{
    return named<QLabel>(*m_window, u"totalLabel"_s)->text();
}

QStringList TestConsole::demoFolders() const
{
    return QDir(m_temp->path()).entryList({u"balcao-demo-*"_s}, QDir::Dirs);
}

void TestConsole::opensADemoThatLeavesNothing()
{
    start();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(demoFolders().size(), 1);
    const QDir folder(m_temp->filePath(demoFolders().first()));
    QVERIFY(folder.exists(u"balcao.db"_s));
    QTRY_VERIFY(folder.exists(u"console.db"_s));
    const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::ExeGroup |
                        QFileDevice::ExeOther | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    QVERIFY(!(QFile::permissions(folder.path()) & others));
    openList();
    QVERIFY2(total().contains(u"200"_s), qPrintable(total()));
    press(Qt::Key_F2);
    charge(u"1500"_s);
    openList();
    QVERIFY(total().contains(u"201"_s));
    QCOMPARE(topRow().amount.cents(), 1500);

    stop();
    QVERIFY(QDir(m_temp->path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    start(); // Nothing of it comes back.
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QVERIFY(total().contains(u"200"_s));
}

void TestConsole::saysThatTheDemoIsOne()
{
    start();
    const QString word = ui::environmentWord({ui::Environment::Kind::Demo, {}});
    QVERIFY(m_window->windowTitle().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->accessibleName().contains(word));
    charge(u"1500"_s);
    press(Qt::Key_F6);
    const auto code = core::BrCode::parse(QGuiApplication::clipboard()->text());
    QVERIFY(code);
    // A key that nobody has: a bank refuses to pay it, whoever scans the screen.
    QCOMPARE(code->key, u"00000000-0000-4000-8000-000000000000"_s);
    QCOMPARE(code->merchantName, u"Padaria Demonstracao"_s);
    QCOMPARE(code->amount, core::Money::fromCents(1500));
}

void TestConsole::playsTheCustomerInTheDemo()
{
    start();
    charge(u"1500"_s);
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"outcomePanel"_s));
    QVERIFY(named(*m_window, u"outcomePanel"_s)
                ->accessibleName()
                .contains(ui::statusWord(Status::Code::Paid)));
}

void TestConsole::chargesThePresetsOfTheDemo()
{
    start();
    QTRY_VERIFY(isOpen(u"presetBar"_s));
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"liveCharge"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 500);
}

/// Written by hand, which a shop may do.
void TestConsole::chargesThePresetsOfTheShop()
{
    start(shop());
    setUp();
    QVERIFY(!isOpen(u"presetBar"_s));
    stop();
    write(app::PreferencesFile::filePath(shop()),
          R"({ "presets": [ { "name": "Água", "amount": "4,50" }, { "name": "Half" } ] })");
    start(shop());
    QTRY_VERIFY(isOpen(u"presetBar"_s));
    press(Qt::Key_A, Qt::AltModifier);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"liveCharge"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 450);
}

void TestConsole::saysThatThereIsNoRoomForADemo()
{
    const QString file = m_temp->filePath(u"file"_s);
    write(file, "x");
    qputenv("TMPDIR", QFile::encodeName(file)); // Below it there is no folder, not even for root.
    start();
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageReadOnly, {}, {}}).happened);
}

/// With one key, and without a trace of it in the folder of the shop.
void TestConsole::triesADemoInPlaceOfAShop()
{
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    const QString before = m_window->windowTitle();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(m_window->windowTitle() != before);
    QVERIFY(isOpen(u"presetBar"_s));
    charge(u"1500"_s);
    QCOMPARE(demoFolders().size(), 1);
    Console other(CommandLine{.dataFolder = shop(), .language = {}},
                  std::make_unique<app::SessionKeys>());
    QVERIFY(other.start()); // Nobody has the folder.
    stop();
    QCOMPARE(demoFolders(), QStringList());
    QVERIFY(!QFile::exists(app::databaseIn(shop())));
    QVERIFY(!QFile::exists(app::ShopSettings::filePath(shop())));
    QVERIFY(!QFile::exists(app::PreferencesFile::filePath(shop())));
}

void TestConsole::remembersTheLanguage()
{
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    QSignalSpy chosen(m_console.get(), &Console::languageChosen);
    named<QPushButton>(*m_window, u"pt_BRButton"_s)->click();
    QCOMPARE(chosen, QList<QVariantList>{{u"pt_BR"_s}});
    setUp(); // Also after that.
    stop();
    QCOMPARE(app::PreferencesFile::load(shop()).preferences.language, u"pt_BR"_s);
}

void TestConsole::speaksAnotherLanguageAtOnce_data()
{
    QTest::addColumn<QString>("page"); ///< its key
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isAtOnce");
    QTest::newRow("nothing typed") << u"Alt+3"_s << QString() << true;
    QTest::newRow("at the counter") << u"Alt+1"_s << u"15"_s << true;
    QTest::newRow("a search") << u"Ctrl+F"_s << u"som"_s << true;
    QTest::newRow("a receipt") << u"F8"_s << u"15"_s << false;
    QTest::newRow("a payout") << u"Alt+4"_s << u"15"_s << false;
}

/// Unless something would be lost by it.
void TestConsole::speaksAnotherLanguageAtOnce()
{
    QFETCH(QString, page);
    QFETCH(QString, typed);
    QFETCH(bool, isAtOnce);
    start();
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    QSignalSpy chosen(m_console.get(), &Console::languageChosen);
    press(Qt::Key_8, Qt::AltModifier);
    support::strike(page);
    type(typed);
    press(Qt::Key_8, Qt::AltModifier);
    auto *box = named<QComboBox>(*m_window, u"languageBox"_s);
    box->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(chosen.size(), isAtOnce ? 1 : 0);
    QCOMPARE(isOpen(u"noticeStrip"_s), !isAtOnce);
}

void TestConsole::setsUpAShopAndFindsItAgain()
{
    start(shop());
    const QString word = ui::environmentWord({ui::Environment::Kind::Local, {}});
    QVERIFY(m_window->windowTitle().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->accessibleName().contains(shop()));
    setUp();
    const auto settings = app::ShopSettings::load(shop());
    QVERIFY(settings && *settings);
    QCOMPARE((*settings)->profile.merchant.key.value(), u"loja@example.com"_s);
    QCOMPARE((*settings)->profile.payer.document, u"52998224725"_s);
    QVERIFY(!(*settings)->platform.isNull());
    charge(u"1500"_s);
    press(Qt::Key_F6);
    const auto code = core::BrCode::parse(QGuiApplication::clipboard()->text());
    QVERIFY(code);
    QCOMPARE(code->key, u"loja@example.com"_s);
    QCOMPARE(code->amount, core::Money::fromCents(1500));
    QVERIFY(demoFolders().isEmpty());

    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s)); // Nobody is asked twice.
    openList();
    QVERIFY2(total().contains(u"1"_s), qPrintable(total()));
    const core::Transaction first = topRow();
    QCOMPARE(first.amount.cents(), 1500);
    QCOMPARE(first.status, Status(Status::Code::Pending));
    QCOMPARE(first.name, u"Cliente de balcao"_s);
    QCOMPARE(first.platform, (*settings)->platform);
    press(Qt::Key_F2);
    charge(u"700"_s);
    openList();
    QCOMPARE(topRow().amount.cents(), 700);
    QCOMPARE(topRow().platform, first.platform);
    QVERIFY(topRow().reference != first.reference);
}

/// Into a folder that is there.
void TestConsole::chooseBackups(bool daily)
{
    QVERIFY(QDir().mkpath(stick()));
    auto preferences = app::PreferencesFile::load(shop()).preferences;
    preferences.backups = {stick(), daily, 7};
    QVERIFY(app::PreferencesFile::save(shop(), preferences));
}

void TestConsole::bringsABackupBackInTheWindow()
{
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_8, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"settingsPage"_s));
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(named<QLabel>(*m_window, u"backupNews"_s)->text().contains(u"1 transaction"_s));
    QCOMPARE(backups().size(), 1);

    press(Qt::Key_F2);
    charge(u"700"_s);
    press(Qt::Key_8, Qt::AltModifier);
    named<QPushButton>(*m_window, u"restoreBackupButton"_s)->click();
    named<QPushButton>(*m_window, u"confirmRestoreButton"_s)->click();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(u"1 transaction"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500); // The later one is gone,
    QCOMPARE(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).size(), 1); // but kept.
    press(Qt::Key_1, Qt::AltModifier);
    charge(u"900"_s);
}

void TestConsole::leavesTheShopAsItWasForADamagedBackup()
{
    chooseBackups(false);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_8, Qt::AltModifier);
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

void TestConsole::saysThatTheDailyBackupFailed()
{
    chooseBackups(true);
    QVERIFY(QDir().rmdir(stick())); // The stick is not in the computer.
    start(shop());
    setUp();
    QTRY_VERIFY(isOpen(u"stripText"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(stick()));
    QVERIFY(!QFile::exists(stick()));
}

void TestConsole::changesTheKeyOfTheShop()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    const QUuid platform = (*app::ShopSettings::load(shop()))->platform;
    press(Qt::Key_8, Qt::AltModifier);
    named<QPushButton>(*m_window, u"changeShopButton"_s)->click();
    named<QLineEdit>(*m_window, u"pixKeyEdit"_s)->selectAll();
    type(u"outra@example.com"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    charge(u"700"_s);
    press(Qt::Key_F6);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"outra@example.com"_s));
    const auto settings = app::ShopSettings::load(shop());
    QCOMPARE((*settings)->profile.merchant.key.value(), u"outra@example.com"_s);
    QCOMPARE((*settings)->platform, platform); // The charges of before are its own still.
    openList();
    QCOMPARE(topRow().amount.cents(), 700);
}

void TestConsole::backsUpOnceADay_data()
{
    QTest::addColumn<QString>("there"); ///< a file of today, in the folder of the backups
    QTest::addColumn<bool>("isChosen"); ///< before the start
    QTest::newRow("into an empty folder") << QString() << true;
    QTest::newRow("beside another program's data") << u"others.db"_s << true;
    QTest::newRow("chosen while the shop is open") << QString() << false;
}

void TestConsole::backsUpOnceADay()
{
    QFETCH(QString, there);
    QFETCH(bool, isChosen);
    chooseBackups(isChosen);
    if (!there.isEmpty()) // without a log, as a backup is
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
        press(Qt::Key_8, Qt::AltModifier);
        QTRY_VERIFY(isOpen(u"dailyBackupBox"_s));
        named(*m_window, u"dailyBackupBox"_s)->setFocus();
        press(Qt::Key_Down); // yes
    }
    QTRY_COMPARE(daily().size(), 1);
    QTRY_VERIFY(app::ShopBackup::verify(daily().first()));
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    stop(); // with whatever is under way
    QCOMPARE(daily().size(), 1);
}

void TestConsole::tellsHowTheShopWantsToLook()
{
    start(shop());
    setUp();
    QList<ui::Appearance> told;
    connect(m_console.get(), &Console::appearanceChosen, this,
            [&told](const ui::Appearance &appearance) { told.append(appearance); });
    press(Qt::Key_8, Qt::AltModifier);
    named(*m_window, u"themeBox"_s)->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QVERIFY(!told.isEmpty());
    QVERIFY(told.last() == ui::Appearance{ui::Appearance::Theme::Dark});
    stop();
    QVERIFY(app::PreferencesFile::load(shop()).preferences.appearance == told.last());
}

/// No preference keeps a shop shut, and none is dropped without a word.
void TestConsole::tellsOnceWhatItCannotRead()
{
    start(shop());
    setUp();
    QVERIFY(!isOpen(u"stripText"_s));
    stop();
    write(app::PreferencesFile::filePath(shop()), R"({ "typing": "toes" })");
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(isOpen(u"stripText"_s));
    QVERIFY(named<QLabel>(*m_window, u"stripText"_s)->text().contains(u"typing"_s));
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!isOpen(u"stripText"_s));
    press(Qt::Key_8, Qt::AltModifier);
    QVERIFY(named<QLabel>(*m_window, u"settingsNews"_s)->text().contains(u"typing"_s));
}

/// Also of who looks at what is left of a damaged shop.
void TestConsole::asksForThePinAfterARestart()
{
    start(shop());
    setUp();
    charge(u"1500"_s);                     // Of an empty shop there is nothing left to look at.
    press(Qt::Key_L, Qt::ControlModifier); // There is none yet: to where one is set.
    QVERIFY(isOpen(u"settingsPage"_s));
    for (int i = 0; i < 2; ++i) {
        support::type(u"4711"_s);
        press(Qt::Key_Enter);
    }
    stop();
    const QString lock = QDir(shop()).filePath(u"lock.json"_s);
    QVERIFY(QFile::exists(lock));

    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isOpen(u"guardPage"_s));
    support::type(u"4711"_s);
    press(Qt::Key_Enter);
    QVERIFY(isOpen(u"listPage"_s));
    stop();

    const QString path = QDir(shop()).filePath(u"balcao.db"_s);
    {
        const auto database = core::Database::open(path, core::Database::Access::AsItIs);
        QVERIFY(database && (*database)->once(u"PRAGMA query_only = 0"_s) &&
                (*database)->once(u"INSERT INTO schema_version VALUES (999)"_s));
    }
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"guardPage"_s));
    stop();
    QVERIFY(QFile::remove(lock)); // What the owner of the computer does who forgot it.
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"listPage"_s));
}

void TestConsole::tellsWhatBecameOfItsNotes_data()
{
    QTest::addColumn<bool>("isDamaged"); // or else in the way
    QTest::newRow("damaged") << true;
    QTest::newRow("of no use") << false;
}

/// Charges are made all the same.
void TestConsole::tellsWhatBecameOfItsNotes()
{
    QFETCH(bool, isDamaged);
    start(shop());
    setUp();
    QTRY_VERIFY(QDir(shop()).exists(u"console.db"_s));
    stop();
    const QString notes = QDir(shop()).filePath(u"console.db"_s);
    if (isDamaged) {
        write(notes, "no database");
    } else {
        QVERIFY(QFile::remove(notes));
        QVERIFY(QDir(shop()).mkdir(u"console.db"_s));
    }
    start(shop());
    QTRY_VERIFY(isOpen(u"stripText"_s));
    const QString said = named<QLabel>(*m_window, u"stripText"_s)->text();
    QCOMPARE(said.contains(u"console.db.damaged-"_s), isDamaged);
    charge(u"1500"_s);
    stop();
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    support::settle();
    QTRY_COMPARE(isOpen(u"stripText"_s), !isDamaged);
}

void TestConsole::takesReceiptsOfEarlierVersionsOver()
{
    start(shop());
    setUp();
    stop();
    const QString old = QDir(shop()).filePath(u"receipts.txt"_s);
    write(old, "2026-11-20T10:00:00Z 11111111-1111-4111-8111-111111111111\n");
    start(shop());
    QTRY_VERIFY(!QFile::exists(old));
}

/// Only the bank knows what was paid.
void TestConsole::playsNobodyInARealShop()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    QVERIFY(!isOpen(u"simulator"_s));
    press(Qt::Key_1, Qt::ControlModifier);
    support::settle();
    openList();
    QCOMPARE(topRow().status, Status(Status::Code::Pending));
}

void TestConsole::asksAgainWhenTheShopCannotBeKept()
{
    start(shop());
    fillForm();
    // What cannot be overwritten, not even by root.
    QVERIFY(QDir(shop()).mkdir(u"shop.json"_s));
    const auto *problem = named<QLabel>(*m_window, u"setupProblem"_s);
    const QString paragraph = ui::errorParagraph({Code::StorageReadOnly, {}, {}});
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(problem->text(), paragraph);
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"1500"_s); // for a counter that does not come
    QTRY_VERIFY(problem->text().startsWith(paragraph) && problem->text() != paragraph);
    QVERIFY(QDir(shop()).rmdir(u"shop.json"_s));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(QFileInfo(app::ShopSettings::filePath(shop())).isFile());
}

void TestConsole::takesWhatIsTypedWhileTheShopIsSetUp_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("page");
    QTest::newRow("an amount") << u"1 5 0 0"_s << u"chargePage"_s;
    QTest::newRow("another page") << u"Alt+3"_s << u"listPage"_s;
    QTest::newRow("another page, and back") << u"Alt+3 F2 1 5 0 0"_s << u"chargePage"_s;
    QTest::newRow("an amount, and its fields") << u"1 5 0 0 F3"_s << u"chargeForm"_s;
}

/// The next customer does not wait for a program.
void TestConsole::takesWhatIsTypedWhileTheShopIsSetUp()
{
    QFETCH(QString, keys);
    QFETCH(QString, page);
    start(shop());
    fillForm();
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isOpen(u"openingPage"_s));
    for (const QString &key : keys.split(u' '))
        support::strike(key);
    QTRY_VERIFY(isOpen(page));
    const auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    QCOMPARE(amount->amount().cents(), keys.contains(u"1 5 0 0"_s) ? 1500 : 0);
}

/// An empty shop in its place would say that nobody ever paid.
void TestConsole::noticesThatTheDatabaseIsGone()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    const QString path = QDir(shop()).filePath(u"balcao.db"_s);
    QVERIFY(QFile::remove(path));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageDamaged, {}, {}}).happened);
    stop();
    QVERIFY(!QFile::exists(path));
}

void TestConsole::leavesDamagedFilesAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("damage");
    for (const char *name : {"balcao.db", "shop.json"}) {
        for (const char *damage : {"other bytes", "a hole", "cut"})
            QTest::addRow("%s, %s", name, damage)
                << QString::fromLatin1(name) << QString::fromLatin1(damage);
    }
}

void TestConsole::leavesDamagedFilesAsTheyAre()
{
    QFETCH(QString, name);
    QFETCH(QString, damage);
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    const QString path = QDir(shop()).filePath(name);
    QByteArray bytes = contents(path);
    QVERIFY(!bytes.isEmpty());
    if (damage == "other bytes"_L1)
        bytes = QByteArray("not what it was\n").repeated(500);
    else if (damage == "a hole"_L1)
        bytes.replace(bytes.size() / 3, bytes.size() / 2, QByteArray(bytes.size() / 2, '\xAA'));
    else
        bytes.truncate(bytes.size() / 2);
    write(path, bytes);

    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s)); // Never an empty shop instead, nor the form again.
    QVERIFY(!isOpen(u"chargePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageDamaged, {}, {}}).happened);
    press(Qt::Key_F6);
    QVERIFY(QGuiApplication::clipboard()->text().contains(path));
    stop();
    QCOMPARE(contents(path), bytes);
}

void TestConsole::waitsForNoPipe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Code>("code");
    QTest::newRow("database") << u"balcao.db"_s << Code::StorageDamaged;
    QTest::newRow("log") << u"balcao.db-wal"_s << Code::StorageReadOnly;
    QTest::newRow("memory of the log") << u"balcao.db-shm"_s << Code::StorageReadOnly;
    QTest::newRow("settings") << u"shop.json"_s << Code::StorageDamaged;
    QTest::newRow("lock") << u"balcao.lock"_s << Code::StorageReadOnly;
}

void TestConsole::waitsForNoPipe()
{
    QFETCH(QString, name);
    QFETCH(Code, code);
    start(shop());
    setUp();
    stop();
    const QString path = QDir(shop()).filePath(name);
    QFile::remove(path);
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({code, {}, {}}).happened);
}

/// What is beside the shop does not keep it shut.
void TestConsole::opensBesideAPipe_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("notes") << u"console.db"_s;
    QTest::newRow("preferences") << u"preferences.json"_s;
    QTest::newRow("receipts") << u"receipts.txt"_s;
}

void TestConsole::opensBesideAPipe()
{
    QFETCH(QString, name);
    start(shop());
    setUp();
    stop();
    const QString path = QDir(shop()).filePath(name);
    QFile::remove(path);
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    charge(u"700"_s);
    stop(); // which waits for whatever still reads
}

void TestConsole::showsWhatCanBeReadInSpiteOfIt_data()
{
    QTest::addColumn<QString>("why");
    QTest::addColumn<Code>("code");
    QTest::newRow("newer") << u"newer"_s << Code::StorageNewer;
    QTest::newRow("a sandbox's") << u"sandbox"_s << Code::StorageForeign;
    QTest::newRow("not to be written") << u"read-only"_s << Code::StorageReadOnly;
    QTest::newRow("damaged") << u"damaged"_s << Code::StorageDamaged;
}

void TestConsole::showsWhatCanBeReadInSpiteOfIt()
{
    QFETCH(QString, why);
    QFETCH(Code, code);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_F2);
    charge(u"700"_s);
    stop();
    const QString path = QDir(shop()).filePath(u"balcao.db"_s);
    const auto change = [&path](const QString &sql) {
        const auto database = core::Database::open(path, core::Database::Access::AsItIs);
        return database && (*database)->once(u"PRAGMA query_only = 0"_s) && (*database)->once(sql);
    };
    if (why == "newer"_L1)
        QVERIFY(change(u"INSERT INTO schema_version VALUES (999)"_s));
    else if (why == "sandbox"_L1)
        QVERIFY(change(u"INSERT INTO environment (only_one, is_sandbox) VALUES (1, 1)"_s));
    else if (why == "damaged"_L1)
        QVERIFY(change(u"UPDATE tx SET status = 6, expires = NULL WHERE seq = 1"_s)); // no event
    else // As where no lock can be made; holds for root too.
        QCOMPARE(mkfifo(qPrintable(QDir(shop()).filePath(u"balcao.lock"_s)), 0600), 0);
    const QByteArray bytes = contents(path);

    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"rescueNotice"_s), 30'000); // a copy of all is checked
    QTRY_VERIFY(named(*m_window, u"transactionTable"_s)->hasFocus());
    QVERIFY(named<QLabel>(*m_window, u"rescueHappened"_s)
                ->text()
                .startsWith(ui::errorWords({code, {}, {}}).happened));
    QVERIFY(
        m_window->windowTitle().contains(ui::environmentWord({ui::Environment::Kind::Rescue, {}})));
    QTRY_VERIFY2(total().contains(u"2"_s), qPrintable(total()));
    QCOMPARE(topRow().amount.cents(), 700);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"detailPage"_s));
    press(Qt::Key_F2);
    support::settle();
    QVERIFY(isOpen(u"detailPage"_s));
    QCOMPARE(QDir(m_temp->path()).entryList({u"balcao-rescue-*"_s}, QDir::Dirs).size(), 1);

    stop();
    QCOMPARE(contents(path), bytes);
    QVERIFY(QDir(m_temp->path()).entryList({u"balcao-*"_s}, QDir::Dirs).isEmpty());
}

/// A file so large that it is looked at while the shop is open.
void TestConsole::tellsDamageThatIsFoundLater()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    support::makeLarge(QDir(shop()).filePath(u"balcao.db"_s));
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTRY_VERIFY(isOpen(u"noticeStrip"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    charge(u"700"_s); // which goes on
    press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QVERIFY(!isOpen(u"noticeStrip"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageDamaged, {}, {}}).happened);
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"rescueNotice"_s), 30'000); // a copy of all is checked
    QTRY_VERIFY2(total().contains(u"2"_s), qPrintable(total()));
}

void TestConsole::saysThatNothingCanBeRead()
{
    start(shop());
    setUp();
    stop();
    write(QDir(shop()).filePath(u"balcao.db"_s), "Caro cliente");
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE(named<QLabel>(*m_window, u"failureOffer"_s)->text(),
                 ui::rescueProblemSentence({Code::StorageDamaged, {}, {}}));
    QVERIFY(isOpen(u"failurePage"_s));
}

void TestConsole::tellsHowToBringBackABackup()
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
    QVERIFY(!isOpen(u"rescueButton"_s)); // There is nothing left.
    stop();
    QCOMPARE(app::restoreShop(shop(), backup).code, 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
}

void TestConsole::saysThatTheFolderCannotBeMade()
{
    write(m_folder->filePath(u"file"_s), "x");
    start(m_folder->filePath(u"file/shop"_s));
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageReadOnly, {}, {}}).happened);
}

/// What holds the folder does not answer: another program, or a console that hangs.
void TestConsole::saysThatTheFolderIsTaken()
{
    QVERIFY(QDir().mkpath(shop()));
    QLockFile lock(QDir(shop()).filePath(u"balcao.lock"_s));
    lock.setStaleLockTime(0);
    QVERIFY(lock.tryLock());
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageBusy, {}, {}}).happened);
    QCOMPARE(QDir(shop()).entryList(QDir::Files), QStringList{u"balcao.lock"_s});

    lock.unlock();
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
}

QTEST_MAIN(TestConsole)
#include "tst_console.moc"
