// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastshop.h"
#include "app/preferencesfile.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/domain/brcode.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/widgets/amountedit.h"

#include <QtCore/QFileInfo>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using app::Console;
using core::Status;
using support::named;
using support::press;
using support::type;
using support::write;
using Code = core::Error::Code;

/// Tests the console in this process: the files in the folder of its shop, and the contents of its
/// window.
class TestConsole : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void chargesThePresetsOfTheShop();
    void remembersTheLanguage();
    void speaksAnotherLanguageAtOnce_data();
    void speaksAnotherLanguageAtOnce();
    void setsUpAShopAndFindsItAgain();
    void recordsTheShopForTheCommandLine();
    void changesTheKeyOfTheShop();
    void changesTheTermsOfTheShop();
    void reportsHowTheShopWantsToLook();
    void reportsOnceWhatItCannotRead();
    void asksForThePinAfterARestart();
    void upgradesThePinsOfAShop();
    void reportsDamagedAnnotations_data();
    void reportsDamagedAnnotations();
    void importsReceiptsOfEarlierVersions();
    void playsNobodyInARealShop();
    void asksAgainWhenTheShopCannotBeKept();
    void acceptsWhatIsTypedWhileTheShopIsSetUp_data();
    void acceptsWhatIsTypedWhileTheShopIsSetUp();
};

/// Presets edited by hand, which is allowed.
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

void TestConsole::remembersTheLanguage()
{
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    QSignalSpy chosen(m_console.get(), &Console::languageChosen);
    named<QPushButton>(*m_window, u"pt_BRButton"_s)->click();
    QCOMPARE(chosen, QList<QVariantList>{{u"pt_BR"_s}});
    setUp(); // The language also applies after the setup.
    stop();
    QCOMPARE(app::PreferencesFile::load(shop()).preferences.language, u"pt_BR"_s);
}

void TestConsole::speaksAnotherLanguageAtOnce_data()
{
    QTest::addColumn<QString>("page"); ///< key of the page
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isAtOnce");
    QTest::newRow("nothing typed") << u"Alt+3"_s << QString() << true;
    QTest::newRow("at the counter") << u"Alt+1"_s << u"15"_s << true;
    QTest::newRow("a search") << u"Ctrl+F"_s << u"som"_s << true;
    QTest::newRow("a receipt") << u"F8"_s << u"15"_s << false;
    QTest::newRow("a payout") << u"Alt+4"_s << u"15"_s << false;
}

/// Unless input would be lost.
void TestConsole::speaksAnotherLanguageAtOnce()
{
    QFETCH(QString, page);
    QFETCH(QString, typed);
    QFETCH(bool, isAtOnce);
    start();
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    QSignalSpy chosen(m_console.get(), &Console::languageChosen);
    press(Qt::Key_7, Qt::AltModifier);
    support::strike(page);
    type(typed);
    press(Qt::Key_7, Qt::AltModifier);
    auto *box = named<QComboBox>(*m_window, u"languageBox"_s);
    box->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(chosen.size(), isAtOnce ? 1 : 0);
    QCOMPARE(isOpen(u"noticeBar"_s), !isAtOnce);
}

void TestConsole::setsUpAShopAndFindsItAgain()
{
    start(shop());
    const QString word = ui::environmentWord({ui::Environment::Kind::Local, {}});
    QCOMPARE(m_window->windowTitle(), u"Balcão"_s); // until a shop is chosen
    QVERIFY(!named(*m_window, u"environmentBand"_s)->isVisible());
    setUp();
    QVERIFY(m_window->windowTitle().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->isVisible());
    const auto settings = app::ShopSettings::load(shop());
    QVERIFY(settings && *settings);
    QCOMPARE((*settings)->profile.merchant.key.value(), u"loja@example.com"_s);
    QCOMPARE((*settings)->profile.payer, core::PayerProfile());
    QVERIFY(!(*settings)->platform.isNull());
    charge(u"1500"_s);
    press(Qt::Key_F6);
    const auto code = core::BrCode::parse(QGuiApplication::clipboard()->text());
    QVERIFY(code);
    QCOMPARE(code->key, u"loja@example.com"_s);
    QCOMPARE(code->amount, core::Money::fromCents(1500));
    QVERIFY(demoFolders().isEmpty());

    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s)); // No second setup.
    openList();
    QVERIFY2(total().contains(u"1"_s), qPrintable(total()));
    const core::Transaction first = topRow();
    QCOMPARE(first.amount.cents(), 1500);
    QCOMPARE(first.status, Status(Status::Code::Pending));
    QCOMPARE(first.name, QString());
    QCOMPARE(first.platform, (*settings)->platform);
    press(Qt::Key_F2);
    charge(u"700"_s);
    openList();
    QCOMPARE(topRow().amount.cents(), 700);
    QCOMPARE(topRow().platform, first.platform);
    QVERIFY(topRow().reference != first.reference);
}

void TestConsole::recordsTheShopForTheCommandLine()
{
    start(shop());
    setUp();
    const app::LastShop last{.folder = shop()};
    QCOMPARE(app::LastShop::load(), last);
    stop();
    start(); // the demo is no shop for balcao-cli
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    const app::LastShop after{.folder = shop(), .isDemo = true};
    QCOMPARE(app::LastShop::load(), after);
}

void TestConsole::changesTheKeyOfTheShop()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    const QUuid platform = (*app::ShopSettings::load(shop()))->platform;
    press(Qt::Key_7, Qt::AltModifier);
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
    QCOMPARE((*settings)->platform, platform); // Earlier charges stay in the same platform.
    openList();
    QCOMPARE(topRow().amount.cents(), 700);
}

void TestConsole::changesTheTermsOfTheShop()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    openList();
    const core::Transaction before = topRow();
    QCOMPARE(before.created.secsTo(*before.expires), 24 * 3600);
    press(Qt::Key_7, Qt::AltModifier);
    named<QComboBox>(*m_window, u"lifetimeBox"_s)->setFocus();
    press(Qt::Key_Home); // one minute
    named<QLineEdit>(*m_window, u"cashInCommissionFixedEdit"_s)->setFocus();
    named<QLineEdit>(*m_window, u"cashInCommissionFixedEdit"_s)->selectAll();
    type(u"0,35"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    const auto settings = app::ShopSettings::load(shop());
    QCOMPARE((*settings)->terms.cashInLifetime, std::chrono::minutes(1));
    QCOMPARE((*settings)->terms.cashInCommission.fixed.cents(), 35);
    QCOMPARE((*settings)->platform, before.platform);
    for (const bool isRestarted : {false, true}) {
        if (isRestarted) {
            start(shop());
            QTRY_VERIFY(isOpen(u"chargePage"_s));
        }
        charge(u"700"_s);
        openList();
        QCOMPARE(topRow().amount.cents(), 700);
        QCOMPARE(topRow().commission->cents(), 35);
        QCOMPARE(topRow().created.secsTo(*topRow().expires), 60);
    }
}

void TestConsole::reportsHowTheShopWantsToLook()
{
    start(shop());
    setUp();
    QList<core::Appearance> described;
    connect(m_console.get(), &Console::appearanceChosen, this,
            [&described](const core::Appearance &appearance) { described.append(appearance); });
    press(Qt::Key_7, Qt::AltModifier);
    named(*m_window, u"themeBox"_s)->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QVERIFY(!described.isEmpty());
    QVERIFY(described.last() == core::Appearance{core::Appearance::Theme::Dark});
    stop();
    QVERIFY(app::PreferencesFile::load(shop()).preferences.appearance == described.last());
}

/// An invalid preference neither blocks the shop nor disappears silently.
void TestConsole::reportsOnceWhatItCannotRead()
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
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isOpen(u"stripText"_s));
    press(Qt::Key_7, Qt::AltModifier);
    QVERIFY(named<QLabel>(*m_window, u"settingsNews"_s)->text().contains(u"typing"_s));
}

/// Also in the rescue view of a damaged shop.
void TestConsole::asksForThePinAfterARestart()
{
    start(shop());
    setUp();
    charge(u"1500"_s);                     // An empty shop has nothing to rescue.
    press(Qt::Key_L, Qt::ControlModifier); // Without a PIN the key opens the PIN settings.
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
        const auto database = core::Database::open(path, core::Database::Access::Unverified);
        QVERIFY(database && (*database)->queryScalar(u"PRAGMA query_only = 0"_s) &&
                (*database)->queryScalar(u"INSERT INTO schema_version VALUES (999)"_s));
    }
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"guardPage"_s));
    stop();
    QVERIFY(QFile::remove(lock)); // The owner's remedy for a forgotten PIN.
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"listPage"_s));
}

/// The files of the PIN (2468) and of the second person (1357) are those of a shop without
/// operators, as written before there were operators.
void TestConsole::upgradesThePinsOfAShop()
{
    start(shop());
    setUp();
    stop();
    const QString data = QStringLiteral(TEST_DATA);
    for (const auto &[from, to] : {std::pair(u"/console-8.db"_s, u"console.db"_s),
                                   std::pair(u"/pins/lock.json"_s, u"lock.json"_s),
                                   std::pair(u"/pins/approver.json"_s, u"approver.json"_s)}) {
        const QString path = QDir(shop()).filePath(to);
        QFile::remove(path);
        QVERIFY(QFile::copy(data + from, path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    }
    // The PIN opens the settings, and becomes that of the owner.
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"guardPage"_s));
    type(u"1357"_s); // approves only
    press(Qt::Key_Enter);
    QVERIFY(isOpen(u"guardPage"_s));
    type(u"2468"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isOpen(u"settingsPage"_s));
    QTest::mouseClick(named<QPushButton>(*m_window, u"openOperatorsButton"_s), Qt::LeftButton);
    QTRY_VERIFY(isOpen(u"operatorsPage"_s));
    const auto edit = [this](const QString &name) { return named<QLineEdit>(*m_window, name); };
    QTRY_VERIFY(edit(u"secondPersonEdit"_s)->isVisible());
    edit(u"operatorNameEdit"_s)->setText(u"Olga"_s);
    edit(u"operatorPinEdit"_s)->setText(u"2468"_s);
    edit(u"secondPersonEdit"_s)->setText(u"Rui"_s);
    auto *list = named<QListWidget>(*m_window, u"operatorList"_s);
    // Until the operators of the upgraded database are read, nobody can be added.
    const auto isAdded = [&] {
        if (list->count() == 0)
            QTest::mouseClick(named<QPushButton>(*m_window, u"saveOperatorButton"_s),
                              Qt::LeftButton);
        return list->count() == 2;
    };
    QTRY_VERIFY2(isAdded(), qPrintable(named<QLabel>(*m_window, u"operatorsNews"_s)->text()));
    stop();
    QVERIFY(!QDir(shop()).exists(u"approver.json"_s));

    // Each PIN now signs its operator in.
    start(shop());
    QTRY_VERIFY(isOpen(u"lockScreen"_s));
    const auto signIn = [this](const QString &pin, const QString &name) {
        // Until the operators are read, every PIN is refused.
        const auto isSignedIn = [&] {
            if (isOpen(u"lockScreen"_s)) {
                named<QLineEdit>(*named(*m_window, u"lockScreen"_s), u"pinEdit"_s)->setText(pin);
                press(Qt::Key_Enter);
            }
            return !isOpen(u"lockScreen"_s);
        };
        QTRY_VERIFY(isSignedIn());
        QTRY_COMPARE(named<QLabel>(*m_window, u"operatorLabel"_s)->text(), name);
    };
    signIn(u"1357"_s, u"Rui"_s);
    QVERIFY(!isOpen(u"settingsSidebarButton"_s));
    press(Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"lockScreen"_s));
    signIn(u"2468"_s, u"Olga"_s);
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"settingsPage"_s));
    QTest::mouseClick(named<QPushButton>(*m_window, u"openOperatorsButton"_s), Qt::LeftButton);
    QTRY_VERIFY(isOpen(u"operatorsPage"_s));
    list = named<QListWidget>(*m_window, u"operatorList"_s);
    QTRY_COMPARE(list->count(), 2);
    list->setCurrentRow(1);
    QCOMPARE(edit(u"operatorNameEdit"_s)->text(), u"Rui"_s);
    const QList<QCheckBox *> boxes =
        named(*m_window, u"operatorPermissions"_s)->findChildren<QCheckBox *>();
    for (const QCheckBox *box : boxes)
        QCOMPARE(box->isChecked(), box->objectName() == u"approvePermissionBox"_s);
}

void TestConsole::reportsDamagedAnnotations_data()
{
    QTest::addColumn<bool>("isDamaged"); // otherwise a folder in its place
    QTest::newRow("damaged") << true;
    QTest::newRow("of no use") << false;
}

/// Charges work nevertheless.
void TestConsole::reportsDamagedAnnotations()
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
    const QString message = named<QLabel>(*m_window, u"stripText"_s)->text();
    QCOMPARE(message.contains(u"console.db.damaged-"_s), isDamaged);
    charge(u"1500"_s);
    stop();
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    support::settle();
    QTRY_COMPARE(isOpen(u"stripText"_s), !isDamaged);
}

void TestConsole::importsReceiptsOfEarlierVersions()
{
    start(shop());
    setUp();
    stop();
    const QString old = QDir(shop()).filePath(u"receipts.txt"_s);
    write(old, "2026-11-20T10:00:00Z 11111111-1111-4111-8111-111111111111\n");
    start(shop());
    QTRY_VERIFY(!QFile::exists(old));
}

/// Only the bank can confirm payments.
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
    // A folder cannot be overwritten, not even by root.
    QVERIFY(QDir(shop()).mkdir(u"shop.json"_s));
    const auto *problem = named<QLabel>(*m_window, u"setupProblem"_s);
    const QString paragraph = ui::errorParagraph({Code::StorageReadOnly, {}, {}});
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(problem->text(), paragraph);
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"1500"_s); // typed for a till that does not open
    QTRY_VERIFY(problem->text().startsWith(paragraph) && problem->text() != paragraph);
    QVERIFY(QDir(shop()).rmdir(u"shop.json"_s));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(QFileInfo(app::ShopSettings::filePath(shop())).isFile());
}

void TestConsole::acceptsWhatIsTypedWhileTheShopIsSetUp_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("page");
    QTest::newRow("an amount") << u"1 5 0 0"_s << u"chargePage"_s;
    QTest::newRow("another page") << u"Alt+3"_s << u"listPage"_s;
    QTest::newRow("another page, and back") << u"Alt+3 F2 1 5 0 0"_s << u"chargePage"_s;
    QTest::newRow("an amount, and its fields") << u"1 5 0 0 F3"_s << u"chargeForm"_s;
}

/// Input for the next customer is not lost.
void TestConsole::acceptsWhatIsTypedWhileTheShopIsSetUp()
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

BALCAO_TEST(TestConsole)
#include "tst_console.moc"
