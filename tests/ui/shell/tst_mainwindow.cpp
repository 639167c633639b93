// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/fakeprofilerepository.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/chargepage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/overlay.h"
#include "ui/shell/rescuenotice.h"
#include "ui/text/errortext.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"
#include "ui/transactions/transactionmodel.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;
using Code = core::Error::Code;
using Kind = ui::Environment::Kind;

namespace
{

constexpr QSize kSmallest(720, 580);
constexpr int kHistory = 120;
const QUuid kPlatform(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);

core::LocalTransactionService::Setup sandboxIn(const QTemporaryDir &folder)
{
    const core::ServiceSettings settings =
        *core::validated(core::ServiceOptions{.payee = samples::merchant(), .platform = kPlatform});
    return {
        .database = folder.filePath(u"balcao.db"_s),
        .settings = settings,
        .history =
            [settings] {
                return core::SampleHistory({.count = kHistory,
                                            .seed = 1,
                                            .now = QDateTime::currentDateTimeUtc(),
                                            .settings = settings})
                    .all();
            },
    };
}

const ui::Failure kFailure{
    .error = {Code::StorageCorrupted, {}, u"quick_check: row 7 missing"_s},
    .place = u"/home/ana/balcao/balcao.db"_s,
    .restoreCommand = u"'/opt/balcao/bin/balcao' --data '/home/ana/balcao' --restore COPIA"_s,
    .hasData = true,
};

/// Pages that the user may be on.
enum class Place { Amount, Waiting, Outcome, List, Detail, Settings, Failure, Rescue };

/// State before a shop was opened.
enum class Before { Start, Demo, Form, RefusedForm, Closed };

/// Fills the form from the first choice of a first run.
void fillForm()
{
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    for (const QString &text : {u"loja@example.com"_s, u"Padaria"_s, u"Recife"_s}) {
        type(text);
        press(Qt::Key_Return);
    }
}

struct EnvironmentRow
{
    const char *name;
    Place place;
};

constexpr EnvironmentRow kPlaces[] = {
    {"amount", Place::Amount}, {"waiting", Place::Waiting}, {"outcome", Place::Outcome},
    {"list", Place::List},     {"detail", Place::Detail},   {"settings", Place::Settings},
};

/// Returns the buttons and texts that are visible without scrolling.
QList<const QWidget *> inPlainSight(const QWidget &window)
{
    const auto scrolls = window.findChildren<QScrollArea *>();
    QList<const QWidget *> found;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isScrolled =
            std::any_of(scrolls.cbegin(), scrolls.cend(),
                        [widget](const auto *scroll) { return scroll->isAncestorOf(widget); });
        const bool matters =
            qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLabel *>(widget) ||
            qobject_cast<const QLineEdit *>(widget) || widget->objectName() == u"qrView"_s ||
            widget->objectName() == u"outcomePanel"_s;
        if (matters && widget->isVisible() && !isScrolled &&
            !widget->objectName().startsWith(u"qt_"_s))
            found.append(widget);
    }
    return found;
}

/// Returns the first widget outside the window or with too little space; otherwise empty.
QByteArray firstWithoutRoom(const QWidget &window)
{
    for (const QWidget *widget : inPlainSight(window)) {
        const QRect area(widget->mapTo(&window, QPoint(0, 0)), widget->size());
        const QSize min = widget->minimumSizeHint();
        if (!window.rect().contains(area) || area.width() < min.width() ||
            area.height() < min.height())
            return widget->metaObject()->className() + QByteArray(" ") +
                   widget->objectName().toUtf8() + " " + widget->accessibleName().toUtf8();
    }
    return {};
}

} // namespace

/// Uses the real service in a folder of its own, by keys. Tests that control the time of an answer
/// open the window on a FakeService.
class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void goesFromTheAmountToTheReceiptByKeys();
    void writesANoteOnTheDetailPage();
    void marksTheOpenPageInTheSidebar();
    void returnsAWaitingChargeToTheCounter();
    void startsANewChargeFromEverywhere_data();
    void startsANewChargeFromEverywhere();
    void opensThePagesOfTheSidebarFromEverywhere_data();
    void opensThePagesOfTheSidebarFromEverywhere();
    void opensAWaitingChargeFromTheTray();
    void startsANewChargeByTheSidebar_data();
    void startsANewChargeByTheSidebar();
    void acceptsDigitsAfterAClickOnTheSidebar();
    void leavesTheKeyboardToThePageThatOneSees_data();
    void leavesTheKeyboardToThePageThatOneSees();
    void showsWhereTheMoneyIs_data();
    void showsWhereTheMoneyIs();
    void offersTheOwnShopInTheDemo();
    void showsEverythingInTheSmallestWindow_data();
    void showsEverythingInTheSmallestWindow();
    void showsWhyTheShopDoesNotOpen();
    void showsWhatToTypeForABackup();
    void restoresABackupWithTheSpaceBar();
    void offersToLookAtWhatIsThere();
    void onlyReadsInARescue();
    void showsWhatARescueIs_data();
    void showsWhatARescueIs();
    void asksForTheShopAndOpensIt();
    void forwardsToTheCounterWhatWasTypedBefore_data();
    void forwardsToTheCounterWhatWasTypedBefore();
    void forgetsWhatWasTypedBeforeAFailure();
    void keepsEverythingInOtherWords();
    void keepsTheFormInOtherWords();
    void closesByItsKey();
    void hasTheUsualKeys();
    void typesNoDigitOfAHiddenPage();
    void notifiesWhileAnotherWindowIsActive();
    void mayGoBeforeOrAfterItsService_data();
    void mayGoBeforeOrAfterItsService();

private:
    void openShop(core::TransactionService &service);
    void goTo(Place place);
    void charge(const QString &digits);
    [[nodiscard]] QWidget *page(const QString &name) const;
    [[nodiscard]] bool isAt(const QString &name) const;
    [[nodiscard]] QTableView *table() const;
    [[nodiscard]] core::Transaction topRow() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<core::LocalTransactionService> m_service;
    std::unique_ptr<ToolBox> m_toolBox;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestMainWindow::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<core::LocalTransactionService>(sandboxIn(*m_folder));
    QVERIFY(await(m_service->open()));
    openShop(*m_service);
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_service.reset();
    m_folder.reset();
}

void TestMainWindow::openShop(core::TransactionService &service)
{
    m_window.reset();
    m_window = std::make_unique<ui::MainWindow>(ui::Environment{Kind::Demo, {}});
    m_toolBox = std::make_unique<ToolBox>(service);
    m_window->showShop(m_toolBox->context());
    support::open(*m_window);
}

QWidget *TestMainWindow::page(const QString &name) const
{
    return named(*m_window, name);
}

bool TestMainWindow::isAt(const QString &name) const
{
    return page(name)->isVisible();
}

QTableView *TestMainWindow::table() const
{
    return named<QTableView>(*m_window, u"transactionTable"_s);
}

core::Transaction TestMainWindow::topRow() const
{
    return table()
        ->model()
        ->index(0, 0)
        .data(ui::TransactionModel::TransactionRole)
        .value<core::Transaction>();
}

void TestMainWindow::charge(const QString &digits)
{
    type(digits);
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*page(u"chargePage"_s), u"qrView"_s)->isVisible());
}

void TestMainWindow::goTo(Place place)
{
    switch (place) {
    case Place::Settings:
        press(Qt::Key_7, Qt::AltModifier);
        break;
    case Place::Amount:
        break;
    case Place::Waiting:
        charge(u"1500"_s);
        break;
    case Place::Outcome:
        charge(u"1500"_s);
        press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(isAt(u"outcomePanel"_s));
        break;
    case Place::Detail:
    case Place::List:
        press(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(table()->hasFocus());
        if (place == Place::Detail)
            press(Qt::Key_Return);
        break;
    case Place::Failure:
        m_window->showFailure(kFailure);
        break;
    case Place::Rescue:
        m_window->showRescue(*m_service, kFailure, ui::RescueNotice::Extent::Partial);
        break;
    }
}

void TestMainWindow::writesANoteOnTheDetailPage()
{
    goTo(Place::Detail);
    const core::Transaction recorded = topRow();
    auto *edit = page(u"detailPage"_s)->findChild<QLineEdit *>(u"noteTextEdit"_s);
    press(Qt::Key_N);
    QVERIFY(edit->hasFocus());
    type(u"Bolo"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(!edit->hasFocus());
    press(Qt::Key_N); // leaving the page saves the note too
    type(u" de milho"_s);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isAt(u"listPage"_s));
    const auto annotations = [this, &recorded] {
        return await(m_toolBox->console().annotations().find({recorded.id}))
            .value()
            .value(recorded.id);
    };
    QTRY_COMPARE(annotations().note, u"Bolo de milho"_s);
}

void TestMainWindow::goesFromTheAmountToTheReceiptByKeys()
{
    auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    QVERIFY(amount->hasFocus());
    charge(u"1500"_s);
    press(Qt::Key_1, Qt::ControlModifier);
    auto *outcome = page(u"outcomePanel"_s);
    QTRY_VERIFY(outcome->isVisible());
    QVERIFY(outcome->accessibleName().contains(ui::statusWord(Status::Code::Paid)));
    QVERIFY(outcome->accessibleName().contains(ui::moneyText(core::Money::fromCents(1500))));

    press(Qt::Key_3, Qt::AltModifier); // at once, without a query
    QVERIFY(isAt(u"listPage"_s));
    QTRY_VERIFY(table()->hasFocus());
    const core::Transaction paid = topRow();
    QCOMPARE(paid.amount.cents(), 1500);
    QCOMPARE(paid.status, Status(Status::Code::Paid));
    QVERIFY(
        named<QLabel>(*m_window, u"totalLabel"_s)->text().contains(QString::number(kHistory + 1)));

    press(Qt::Key_Return);
    QVERIFY(isAt(u"detailPage"_s));
    QCOMPARE(named<QPlainTextEdit>(*m_window, u"endToEndIdValue"_s)->toPlainText(),
             paid.endToEndId);
    press(Qt::Key_Escape);
    QVERIFY(isAt(u"listPage"_s));
    QVERIFY(table()->hasFocus());

    press(Qt::Key_F2);
    QVERIFY(isAt(u"chargePage"_s));
    QVERIFY(amount->hasFocus());
    QVERIFY(amount->amount().isZero());
    charge(u"700"_s); // the loaded list follows
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(table()->hasFocus());
    QCOMPARE(topRow().amount.cents(), 700);
    QCOMPARE(topRow().status, Status(Status::Code::Pending));
    press(Qt::Key_1, Qt::AltModifier); // a new charge; the other one becomes a card
    QVERIFY(amount->isVisible() && amount->amount().isZero());
    press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(named(*page(u"chargePage"_s), u"qrView"_s)->isVisible());
    press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(outcome->isVisible());
    QVERIFY(outcome->accessibleName().contains(ui::statusWord(Status::Code::Canceled)));
}

void TestMainWindow::marksTheOpenPageInTheSidebar()
{
    const auto *charge = named<QAbstractButton>(*m_window, u"chargeSidebarButton"_s);
    const auto *list = named<QAbstractButton>(*m_window, u"listSidebarButton"_s);
    QVERIFY(charge->isChecked() && !list->isChecked());
    goTo(Place::Detail);
    QVERIFY(!charge->isChecked() && list->isChecked());
    press(Qt::Key_F2);
    QVERIFY(charge->isChecked() && !list->isChecked());
}

void TestMainWindow::returnsAWaitingChargeToTheCounter()
{
    charge(u"700"_s);
    press(Qt::Key_F2);
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_Return);
    QVERIFY(isAt(u"detailPage"_s));
    press(Qt::Key_Return);
    QVERIFY(isAt(u"chargePage"_s));
    press(Qt::Key_1, Qt::ControlModifier); // the simulated customer pays after all
    QTRY_VERIFY(isAt(u"outcomePanel"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_Return);
    press(Qt::Key_Return); // a decided charge is not shown at the counter
    QVERIFY(isAt(u"detailPage"_s));
}

void TestMainWindow::startsANewChargeFromEverywhere_data()
{
    QTest::addColumn<Place>("place");
    for (const EnvironmentRow &row : kPlaces)
        QTest::newRow(row.name) << row.place;
}

void TestMainWindow::startsANewChargeFromEverywhere()
{
    QFETCH(Place, place);
    goTo(place);
    press(Qt::Key_F2);
    auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    QVERIFY(amount->isVisible());
    QVERIFY(amount->hasFocus());
    QVERIFY(amount->amount().isZero());
    charge(u"700"_s);
}

void TestMainWindow::opensThePagesOfTheSidebarFromEverywhere_data()
{
    startsANewChargeFromEverywhere_data();
}

void TestMainWindow::opensThePagesOfTheSidebarFromEverywhere()
{
    QFETCH(Place, place);
    goTo(place);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isAt(u"listPage"_s));
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(isAt(u"chargePage"_s));
    QVERIFY(page(u"chargePage"_s)->isAncestorOf(support::atTheKeyboard()));
    press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(isAt(u"openChargesPage"_s));
    QTRY_VERIFY(page(u"openChargesPage"_s)->isAncestorOf(support::atTheKeyboard()));
    press(Qt::Key_Escape);
    QVERIFY(isAt(u"chargePage"_s));
}

/// Set aside for the next customer, and opened again.
void TestMainWindow::opensAWaitingChargeFromTheTray()
{
    charge(u"1500"_s);
    press(Qt::Key_F2);
    charge(u"700"_s);
    press(Qt::Key_F4);
    QVERIFY(isAt(u"openChargesPage"_s));
    auto *open = named<QTableView>(*m_window, u"openTable"_s);
    QTRY_VERIFY(open->hasFocus());
    const int count = open->model()->rowCount(); // including the sample charges
    press(Qt::Key_End);
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QVERIFY(named(*page(u"chargePage"_s), u"qrView"_s)->isVisible());
    QCOMPARE(named<QLabel>(*m_window, u"liveAmountLabel"_s)->text(),
             ui::moneyText(core::Money::fromCents(1500)));
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isAt(u"outcomePanel"_s));
    press(Qt::Key_F4);
    QTRY_COMPARE(open->model()->rowCount(), count - 1);
}

void TestMainWindow::startsANewChargeByTheSidebar_data()
{
    QTest::addColumn<Qt::Key>("end"); ///< with Ctrl: simulates the customer
    QTest::newRow("waiting") << Qt::Key_unknown;
    QTest::newRow("paid") << Qt::Key_1;
    QTest::newRow("canceled") << Qt::Key_2;
}

/// A person with a mouse leaves every page by the sidebar.
void TestMainWindow::startsANewChargeByTheSidebar()
{
    QFETCH(Qt::Key, end);
    charge(u"1500"_s);
    QTRY_VERIFY(isAt(u"liveCharge"_s));
    if (end != Qt::Key_unknown) {
        press(end, Qt::ControlModifier);
        QTRY_VERIFY(isAt(u"outcomePanel"_s));
    }
    QTest::mouseClick(named(*m_window, u"chargeSidebarButton"_s), Qt::LeftButton);
    const auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    QVERIFY(amount->isVisible() && amount->hasFocus());
    QVERIFY(amount->amount().isZero());
}

void TestMainWindow::acceptsDigitsAfterAClickOnTheSidebar()
{
    QTest::mouseClick(named(*m_window, u"chargeSidebarButton"_s), Qt::LeftButton);
    type(u"1500"_s);
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 1500);
}

void TestMainWindow::leavesTheKeyboardToThePageThatOneSees_data()
{
    QTest::addColumn<QString>("news");
    QTest::newRow("a customer pays") << u"paid"_s;
    QTest::newRow("a slow charge is made") << u"made"_s;
    QTest::newRow("a slow charge is refused") << u"refused"_s;
}

void TestMainWindow::leavesTheKeyboardToThePageThatOneSees()
{
    QFETCH(QString, news);
    FakeService service;
    service.stored = {samples::charge(100, 1), samples::charge(200, 2)};
    service.onCreate = [&](const auto &draft) -> core::Result<core::Transaction> {
        if (news == "refused"_L1)
            return tl::unexpected(core::Error{Code::StorageFull, {}, {}});
        return samples::charge(draft.amount->cents(), 99);
    };
    openShop(service);
    service.holds = news != "paid"_L1;
    type(u"1500"_s);
    press(Qt::Key_Return);
    settle();
    service.holds = false;
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(table()->hasFocus());
    service.release();
    settle();
    if (news == "paid"_L1)
        Q_EMIT service.changed(samples::moved(samples::charge(1500, 99), Status::Code::Paid));
    QVERIFY(isAt(u"listPage"_s));
    QVERIFY(table()->hasFocus());

    press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(isAt(u"outcomePanel"_s), news == "paid"_L1);
    QCOMPARE(isAt(u"amountEdit"_s), news == "refused"_L1);
    press(Qt::Key_F2); // the page has the focus again
    QVERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    m_window.reset();
}

void TestMainWindow::showsWhereTheMoneyIs_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("place");
    QTest::newRow("demo") << Kind::Demo << QString();
    QTest::newRow("local") << Kind::Local << u"Padaria da Ana"_s;
    QTest::newRow("practice") << Kind::Practice << u"Loja de Treino"_s;
}

void TestMainWindow::showsWhereTheMoneyIs()
{
    QFETCH(Kind, kind);
    QFETCH(QString, place);
    const ui::Environment environment{kind, place};
    const QString word = ui::environmentWord(environment);
    QVERIFY(!word.isEmpty());
    const auto other = kind == Kind::Demo ? Kind::Local : Kind::Demo;
    QVERIFY(word != ui::environmentWord({other, {}}));
    ui::MainWindow window(environment);
    QVERIFY(window.windowTitle().contains(word));
    const auto *band = named(window, u"environmentBand"_s);
    QVERIFY(band->accessibleName().contains(word));
    QVERIFY(band->accessibleName().contains(place));
    window.showShop(m_toolBox->context());
    support::open(window);
    QVERIFY(band->isVisible());
    window.showFailure({{Code::StorageFull, {}, {}}, {}});
    QVERIFY(band->isVisible());
    window.showSetup();
    const bool isWelcome = kind == Kind::Local; // no shop was chosen yet
    QCOMPARE(band->isVisible(), !isWelcome);
    QCOMPARE(window.windowTitle() == u"Balcão"_s, isWelcome);
    window.showSetup({.face = ui::FirstRun::Face::Form});
    QVERIFY(band->isVisible());
}

/// The button has a name for screen readers and never covers the text of the band.
void TestMainWindow::offersTheOwnShopInTheDemo()
{
    FakeProfileRepository profiles;
    ui::MainWindow window({Kind::Demo, {}});
    window.setPlaces(&profiles);
    window.showShop(m_toolBox->context());
    support::open(window);
    auto *button = named<QPushButton>(window, u"bandButton"_s);
    QVERIFY(button->isVisible());
    QVERIFY(button->text().contains(button->accessibleName()));
    QCOMPARE(button->text(), button->accessibleName()); // the key appears on demand
    QVERIFY(!named(window, u"amountEdit"_s)->isHidden());
    QSignalSpy asked(&window, &ui::MainWindow::setupRequested);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QVERIFY(!window.findChild<QWidget *>(u"environmentSwitcher"_s)); // the click is not the band's
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(asked.size(), 2);
    for (const Kind kind : {Kind::Local, Kind::Practice, Kind::Sandbox, Kind::Production}) {
        window.setEnvironment({kind, u"Padaria"_s});
        QVERIFY(button->isHidden());
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(asked.size(), 2);
    }
    window.setEnvironment({Kind::Demo, {}});
    QVERIFY(button->isVisible());
}

void TestMainWindow::showsEverythingInTheSmallestWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Place>("place");
    for (const ui::Language &spoken : ui::languages()) {
        const QString language = spoken.code;
        for (const EnvironmentRow &row : kPlaces)
            QTest::addRow("%s, %s", row.name, qPrintable(language)) << language << row.place;
        QTest::addRow("failure, %s", qPrintable(language)) << language << Place::Failure;
        QTest::addRow("rescue, %s", qPrintable(language)) << language << Place::Rescue;
    }
}

void TestMainWindow::showsEverythingInTheSmallestWindow()
{
    QFETCH(QString, language);
    QFETCH(Place, place);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const ui::Translation translation(language);
    openShop(*m_service);
    m_window->resize(kSmallest);
    goTo(place);
    settle();
    QCOMPARE(m_window->size(), kSmallest);
    // An answer may have arrived with the last events; its layout follows with the next ones.
    QTRY_COMPARE(firstWithoutRoom(*m_window), QByteArray());
    // The sidebar or its page, the status line, and widgets of the page.
    QVERIFY(inPlainSight(*m_window).size() >= 4);
}

void TestMainWindow::showsWhyTheShopDoesNotOpen()
{
    const core::Error error{Code::StorageCorrupted, {}, u"quick_check: row 7 missing"_s};
    const QString place = u"/home/ana/balcao/balcao.db"_s;
    m_window->showFailure({error, place});
    settle();
    QTRY_VERIFY(!m_window->findChild<QWidget *>(u"chargePage"_s)); // never an empty shop instead
    const auto *failure = page(u"failurePage"_s);
    QVERIFY(failure->isVisible());
    const ui::ErrorWords words = ui::errorWords(error);
    for (const QString &sentence : {words.happened, words.money, words.next}) {
        const auto labels = failure->findChildren<QLabel *>();
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [&](const QLabel *label) { return label->text() == sentence; }),
                 qPrintable(sentence));
    }
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_F6);
    QVERIFY(QGuiApplication::clipboard()->text().contains(place));
    QVERIFY(QGuiApplication::clipboard()->text().contains(error.detail));
    press(Qt::Key_F2); // its shortcuts are gone
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(failure->isVisible());
}

void TestMainWindow::showsWhatToTypeForABackup()
{
    const QString command = u"balcao --data /home/ana/loja --restore COPIA"_s;
    m_window->showFailure({{Code::StorageCorrupted, {}, {}}, {}, command});
    auto *text = named<QPlainTextEdit>(*m_window, u"failureCommand"_s);
    QVERIFY(text->isVisible());
    QCOMPARE(text->toPlainText(), command);
    m_window->showFailure({{Code::StorageFull, {}, {}}, {}, command}); // a backup does not help
    QTRY_COMPARE(m_window->findChildren<QWidget *>(u"failurePage"_s).size(), 1);
    QVERIFY(!isAt(u"failureCommand"_s));
}

/// Enter opens the question and does not answer it. The button names the key that does.
void TestMainWindow::restoresABackupWithTheSpaceBar()
{
    ui::Failure failure = kFailure;
    failure.backups = {{.file = u"/home/ana/copy.balcao"_s,
                        .made = QDateTime(QDate(2026, 11, 20), QTime(10, 0)),
                        .bytes = 4096}};
    m_window->showFailure(failure);
    settle();
    QSignalSpy requested(m_window.get(), &ui::MainWindow::restoreRequested);
    QVERIFY(named(*m_window, u"failureRestoreButton"_s)->hasFocus());
    press(Qt::Key_Return);
    const auto *restore = named<QPushButton>(*m_window, u"confirmRestoreButton"_s);
    QVERIFY(restore->hasFocus());
    QCOMPARE(restore->text(), u"Restore (space bar)"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(requested.size(), 0);
    press(Qt::Key_Space);
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].toString(), failure.backups.first().file);
}

void TestMainWindow::offersToLookAtWhatIsThere()
{
    m_window->showFailure({{Code::StorageCorrupted, {}, {}}, {}});
    QVERIFY(!isAt(u"rescueButton"_s));
    m_window->showFailure({{Code::StorageCorrupted, {}, {}}, {}, {}, true});
    QTRY_COMPARE(m_window->findChildren<QWidget *>(u"failurePage"_s).size(), 1);
    support::open(*m_window);
    int requests = 0;
    connect(m_window.get(), &ui::MainWindow::rescueRequested, this, [&requests] { ++requests; });
    press(Qt::Key_3, Qt::AltModifier);
    press(Qt::Key_3, Qt::AltModifier); // in progress
    QCOMPARE(requests, 1);
    m_window->showRescueProblem({Code::StorageFull, {}, {}});
    QCOMPARE(named<QLabel>(*m_window, u"failureOffer"_s)->text(),
             ui::rescueProblemSentence({Code::StorageFull, {}, {}}));
    press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(requests, 2);
}

void TestMainWindow::onlyReadsInARescue()
{
    FakeService service;
    service.can = {.readsOnly = true};
    service.who.reset();
    service.stored = {samples::charge(1500, 1), samples::charge(700, 2)};
    m_window = std::make_unique<ui::MainWindow>(ui::Environment{Kind::Local, u"/home/ana/loja"_s});
    m_window->showRescue(service, {{Code::StorageReadOnly, {}, {}}, {}},
                         ui::RescueNotice::Extent::Whole);
    support::open(*m_window);
    QTRY_VERIFY(table()->hasFocus());
    const QString word = ui::environmentWord({Kind::Rescue, {}});
    QVERIFY(m_window->windowTitle().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->accessibleName().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->accessibleName().contains(u"/home/ana/loja"_s));
    QVERIFY(!m_window->findChild<QWidget *>(u"chargePage"_s));
    QVERIFY(!m_window->findChild<QWidget *>(u"chargeSidebarButton"_s));
    QCOMPARE(topRow().amount.cents(), 1500);

    press(Qt::Key_F2);
    press(Qt::Key_1, Qt::AltModifier);
    type(u"1500"_s);
    QVERIFY(isAt(u"listPage"_s));
    press(Qt::Key_Return);
    QVERIFY(isAt(u"detailPage"_s));
    settle();
    QVERIFY(isAt(u"rescueNotice"_s));
    QVERIFY(!isAt(u"resumeButton"_s)); // though still pending
    press(Qt::Key_Return);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(isAt(u"detailPage"_s));
    press(Qt::Key_Escape);
    QVERIFY(isAt(u"listPage"_s));
    QVERIFY(service.drafts.isEmpty() && service.simulations.isEmpty());
    m_window.reset(); // before its service
}

void TestMainWindow::showsWhatARescueIs_data()
{
    using Extent = ui::RescueNotice::Extent;
    QTest::addColumn<Code>("code");
    QTest::addColumn<Extent>("extent");
    QTest::addColumn<bool>("isAll");
    QTest::addColumn<bool>("showsCommand");
    QTest::newRow("full") << Code::StorageFull << Extent::Whole << true << false;
    QTest::newRow("read-only") << Code::StorageReadOnly << Extent::Whole << true << false;
    QTest::newRow("read-only and damaged")
        << Code::StorageReadOnly << Extent::Partial << false << false;
    QTest::newRow("newer") << Code::StorageNewer << Extent::Partial << false << false;
    QTest::newRow("damaged") << Code::StorageCorrupted << Extent::Partial << false << true;
    QTest::newRow("damaged elsewhere") << Code::StorageCorrupted << Extent::Whole << false << true;
    QTest::newRow("failing disk") << Code::StorageFailed << Extent::Whole << false << true;
}

void TestMainWindow::showsWhatARescueIs()
{
    QFETCH(Code, code);
    QFETCH(ui::RescueNotice::Extent, extent);
    QFETCH(bool, isAll);
    QFETCH(bool, showsCommand);
    const core::Error error{code, {}, {}};
    const ui::RescueNotice notice({error, {}, u"balcao --restore"_s}, extent);
    const QString happened = named<QLabel>(notice, u"rescueHappened"_s)->text();
    QVERIFY2(happened.startsWith(ui::errorWords(error).happened), qPrintable(happened));
    QCOMPARE(happened.endsWith(ui::RescueNotice::tr("This is the stored data.")), isAll);
    QCOMPARE(named<QLabel>(notice, u"rescueNext"_s)->text(), ui::remedySentence(error));
    QCOMPARE(notice.findChildren<QPlainTextEdit *>(u"rescueCommand"_s).size(),
             showsCommand ? 1 : 0);
}

void TestMainWindow::asksForTheShopAndOpensIt()
{
    m_window = std::make_unique<ui::MainWindow>(ui::Environment{Kind::Local, u"/tmp/shop"_s});
    m_window->showSetup();
    support::open(*m_window);
    int finished = 0;
    connect(m_window.get(), &ui::MainWindow::setupFinished, this,
            [&](const core::ShopProfile &profile) {
                if (++finished == 1)
                    m_window->showSetupProblem({Code::StorageFull, {}, {}});
                else
                    m_window->showShop(
                        m_toolBox->context(profile.payer)); // from a slot of its own signal
            });
    fillForm();
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(finished, 1);
    QCOMPARE(named<QLabel>(*m_window, u"setupProblem"_s)->text(),
             ui::errorParagraph({Code::StorageFull, {}, {}}));
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(finished, 2);
    QVERIFY(isAt(u"chargePage"_s));
    settle();
    QVERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    charge(u"1500"_s);
}

/// Keys typed before the shop is open reach its counter. The program opens a shop at startup, after
/// setup, for a demo, after a change and after a restore.
void TestMainWindow::forwardsToTheCounterWhatWasTypedBefore_data()
{
    QTest::addColumn<Before>("before");
    QTest::addRow("start") << Before::Start;
    QTest::addRow("demo") << Before::Demo;
    QTest::addRow("form") << Before::Form;
    QTest::addRow("form that was refused once") << Before::RefusedForm;
    QTest::addRow("another shop") << Before::Closed;
}

void TestMainWindow::forwardsToTheCounterWhatWasTypedBefore()
{
    QFETCH(Before, before);
    ui::MainWindow window({Kind::Demo, {}});
    FakeService closed;
    ToolBox closedContext(closed);
    support::open(window);
    switch (before) {
    case Before::Start:
        break;
    case Before::Demo:
        window.showSetup();
        press(Qt::Key_Return);
        break;
    case Before::Form:
    case Before::RefusedForm:
        window.showSetup();
        fillForm();
        press(Qt::Key_Return, Qt::ControlModifier);
        if (before == Before::RefusedForm) {
            type(u"77"_s);
            window.showSetupProblem({Code::StorageFull, {}, {}});
            press(Qt::Key_Return, Qt::ControlModifier);
        }
        break;
    case Before::Closed:
        window.showShop(closedContext.context());
        window.closeShop(u"…"_s);
        break;
    }
    type(u"15900"_s);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    FakeService service;
    service.holds = true;
    ToolBox toolBox(service);
    window.showShop(toolBox.context());
    QCOMPARE(service.drafts.size(), 1);
    QCOMPARE(service.drafts[0].amount->cents(), 1590);
}

void TestMainWindow::forgetsWhatWasTypedBeforeAFailure()
{
    ui::MainWindow window({Kind::Demo, {}});
    support::open(window);
    type(u"1590"_s);
    window.showFailure(kFailure);
    FakeService service;
    ToolBox toolBox(service);
    window.showShop(toolBox.context());
    QVERIFY(named<ui::AmountEdit>(window, u"amountEdit"_s)->amount().isZero());
}

/// Changing the language in the settings keeps the input and the charges at the counter.
void TestMainWindow::keepsEverythingInOtherWords()
{
    charge(u"700"_s);
    const core::Transaction first =
        m_window->findChild<ui::ChargePage *>()->inFront().value_or(core::Transaction());
    press(Qt::Key_F2);
    type(u"1200+35"_s);
    press(Qt::Key_Slash);
    named<QLineEdit>(*m_window, u"descriptionEdit"_s)->clear();
    type(u"Two cakes"_s);
    press(Qt::Key_7, Qt::AltModifier);
    {
        const ui::Translation spanish(u"es"_s);
        QTRY_COMPARE(named(*m_window, u"settingsSearchEdit"_s)->accessibleName(),
                     u"Buscar en los ajustes"_s);
        QTRY_VERIFY(named(*m_window, u"languageBox"_s)->hasFocus());
        QCOMPARE(named<QLabel>(*m_window, u"statusLine"_s)->text(),
                 u"%1  ·  %2"_s.arg(ui::environmentLine({ui::Environment::Kind::Demo, {}}),
                                    u"Hora de Brasilia"_s));
        press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(named<QLabel>(*m_window, u"sumLine"_s)->text(), u"12,00 + 0,35"_s);
        QCOMPARE(named<QLineEdit>(*m_window, u"descriptionEdit"_s)->text(), u"Two cakes"_s);
        const auto *page = m_window->findChild<ui::ChargePage *>();
        QCOMPARE(page->setAside().size(), 1);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(page->inFront().value_or(core::Transaction()).id, first.id);
        QVERIFY(await(m_service->simulate(first.id, core::SimulatedOutcome::Paid)));
        QTRY_VERIFY(page->inFront()->status == Status::Code::Paid);
        QVERIFY(isAt(u"outcomePanel"_s));
        QVERIFY(m_window->findChildren<ui::ChargePage *>().size() == 1);
    }
}

/// Including invalid input.
void TestMainWindow::keepsTheFormInOtherWords()
{
    type(u"1235"_s);
    press(Qt::Key_F3);
    QCOMPARE(named<QLineEdit>(*m_window, u"formAmountEdit"_s)->text(), u"12,35"_s);
    press(Qt::Key_Tab);
    type(u"5299"_s);
    press(Qt::Key_7, Qt::AltModifier);
    const ui::Translation english(u"en"_s);
    QTRY_COMPARE(named(*m_window, u"settingsSearchEdit"_s)->accessibleName(),
                 u"Search the settings"_s);
    press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(named(*m_window, u"formAmountEdit"_s)->hasFocus());
    QCOMPARE(named<QLineEdit>(*m_window, u"formAmountEdit"_s)->text(), u"12,35"_s);
    QVERIFY(named(*m_window, u"formAmountEditProblem"_s)->isHidden()); // also read in English
    QCOMPARE(named<QLineEdit>(*m_window, u"formDocumentEdit"_s)->text(), u"5299"_s);
    QVERIFY(!named(*m_window, u"formDocumentEditProblem"_s)->isHidden());
}

void TestMainWindow::closesByItsKey()
{
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!m_window->isVisible());
    m_window->showFailure({{Code::StorageFull, {}, {}}, {}});
    support::open(*m_window);
    QTest::mouseClick(named(*m_window, u"closeButton"_s), Qt::LeftButton);
    QVERIFY(!m_window->isVisible());
}

/// Ctrl+N, Ctrl+F, Ctrl+W and F11 mean what they mean in other programs.
void TestMainWindow::hasTheUsualKeys()
{
    goTo(Place::Waiting);
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->hasFocus());
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(isAt(u"listPage"_s));
    QVERIFY(QApplication::focusWidget()->property("isSearch").toBool());
    press(Qt::Key_F11);
    QVERIFY(m_window->windowState().testFlag(Qt::WindowFullScreen));
    press(Qt::Key_F11);
    QVERIFY(!m_window->windowState().testFlag(Qt::WindowFullScreen));
    press(Qt::Key_F1);
    press(Qt::Key_W, Qt::ControlModifier); // closes the help only
    QVERIFY(m_window->isVisible());
    press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!m_window->isVisible());
}

void TestMainWindow::notifiesWhileAnotherWindowIsActive()
{
    QSignalSpy notified(m_window.get(), &ui::MainWindow::paymentArrived);
    goTo(Place::Outcome);
    QCOMPARE(notified.size(), 0); // the user sees PAID
    press(Qt::Key_Return);
    goTo(Place::Waiting);
    QWidget other;
    support::open(other);
    named<QPushButton>(*m_window, u"payButton"_s)->click();
    QTRY_COMPARE(notified.size(), 1);
    QVERIFY(notified[0][0].toString().contains(ui::moneyText(core::Money::fromCents(1500))));
}

void TestMainWindow::mayGoBeforeOrAfterItsService_data()
{
    QTest::addColumn<bool>("windowFirst");
    QTest::addColumn<QString>("call");
    for (const bool windowFirst : {true, false}) {
        for (const char *call : {"create", "list", "find", "simulate"})
            QTest::addRow("%s first, during %s", windowFirst ? "window" : "service", call)
                << windowFirst << QString::fromLatin1(call);
    }
}

void TestMainWindow::mayGoBeforeOrAfterItsService()
{
    QFETCH(bool, windowFirst);
    QFETCH(QString, call);
    if (call == "create"_L1) {
        type(u"1500"_s);
        press(Qt::Key_Return);
    } else if (call == "list"_L1) {
        press(Qt::Key_3, Qt::AltModifier);
    } else if (call == "find"_L1) {
        goTo(Place::Detail);
    } else {
        goTo(Place::Waiting);
        press(Qt::Key_1, Qt::ControlModifier);
    }
    if (windowFirst) {
        m_window.reset();
        settle();
        m_service.reset();
    } else {
        m_service.reset();
        QCoreApplication::sendPostedEvents(); // deliver pending answers without new queries
        QVERIFY(m_window->isVisible());
        m_window.reset();
    }
    settle();

    // Accepted data is stored nevertheless.
    core::LocalTransactionService again(sandboxIn(*m_folder));
    QVERIFY(await(again.open()));
    const auto page = await(again.list({}));
    QVERIFY(page);
    const bool charged = call == "create"_L1 || call == "simulate"_L1;
    QCOMPARE(page->total, kHistory + (charged ? 1 : 0));
    if (charged)
        QCOMPARE(page->transactions[0].status.code(),
                 call == "simulate"_L1 ? Status::Code::Paid : Status::Code::Pending);
}

/// The page of unconfirmed orders is hidden while there are none.
void TestMainWindow::typesNoDigitOfAHiddenPage()
{
    goTo(Place::Amount);
    press(Qt::Key_F8);
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit);
    QTest::keyEvent(QTest::Click, edit, '8', Qt::AltModifier);
    QCOMPARE(edit->text(), QString());
    QTest::keyEvent(QTest::Click, edit, '8');
    QCOMPARE(edit->text(), u"8"_s);
}

BALCAO_TEST(TestMainWindow)
#include "tst_mainwindow.moc"
