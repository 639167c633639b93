// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/till/preferences.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/receipts/claimcard.h"
#include "ui/receipts/receiptcheckpage.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Money;
using core::Status;
using support::named;
using support::press;
using support::settle;

namespace
{

const QString kId = u"E60701190202611201702Ab1cD2eF3g4"_s;

core::Transaction paidCharge(qint64 cents = 1500, int number = 1, const QString &id = kId)
{
    core::Transaction charge = samples::moved(samples::charge(cents, number), Status::Code::Paid);
    charge.endToEndId = id;
    return charge;
}

core::Error unreachable()
{
    return {core::Error::Code::StorageUnreachable, {}, {}};
}

} // namespace

/// The page by keys, with a scripted service and a real counter store.
class ReceiptCheckPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void answersAScanWithOneKey();
    void alignsItsFields();
    void answersSixCharactersInEightKeys();
    void answersInSixWays_data();
    void answersInSixWays();
    void asksForMore_data();
    void asksForMore();
    void readsAgainWithEnter();
    void acceptsTheNextReceiptAtOnce();
    void forgetsAnAnswerWhenTheQuestionChanges();
    void acceptsNoAnswerOfAnEarlierQuestion();
    void showsThatTheServiceIsSlow();
    void marksTheGoodsOnce();
    void undoesAMistakenMark();
    void typesAsTheShopDoes();
    void showsHowFarBackItLooks_data();
    void showsHowFarBackItLooks();
    void isBeatenToTheGoods();
    void remembersTheGoodsOverARestart();
    void reportsAnUnreadableRepository();
    void noticesAPaymentThatArrives();
    void showsThatTheAmountIsAnother();
    void opensFromEverywhereAndLosesNothing_data();
    void opensFromEverywhereAndLosesNothing();
    void knowsTheChargeInFront();
    void offersAConfirmationWhereOnlyTheBankKnows_data();
    void offersAConfirmationWhereOnlyTheBankKnows();
    void keepsAConfirmationDuringAReading();
    void offersNoConfirmationOfADoubtfulReceipt_data();
    void offersNoConfirmationOfADoubtfulReceipt();
    void refusesAnIdThatConfirmsAnotherCharge();
    void findsAChargeByTheTypedCharacters();
    void refusesAnIdThatWasConfirmedElsewhere();

private:
    void open(const std::optional<core::Transaction> &inFront = {});
    void openShop();
    /// Returns the number of keys to type `text`, with Shift for capitals.
    int keys(const QString &text);
    void scan(const QString &text);
    [[nodiscard]] QString answer() const;
    /// Returns how often the service was asked for an end-to-end id; other pages read lists too.
    [[nodiscard]] qsizetype searches(const QString &ending) const
    {
        const auto &filters = m_service->filters;
        return std::count_if(filters.begin(), filters.end(), [&ending](const auto &filter) {
            return filter.endToEndIdEnding == ending;
        });
    }
    [[nodiscard]] QString text(const QString &name) const
    {
        return named<QLabel>(*m_window, name)->text();
    }
    [[nodiscard]] bool isShown(const QString &name) const
    {
        return named(*m_window, name)->isVisible();
    }
    [[nodiscard]] QLineEdit *box() const { return named<QLineEdit>(*m_window, u"claimEdit"_s); }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<QWidget> m_window;
};

void ReceiptCheckPageTest::init()
{
    m_service = std::make_unique<FakeService>();
    m_box = std::make_unique<ToolBox>(*m_service);
}

void ReceiptCheckPageTest::cleanup()
{
    m_window.reset();
    m_box.reset();
    m_service.reset();
}

/// The two fields have the same height and edge, and so have the words above them.
void ReceiptCheckPageTest::alignsItsFields()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    open();
    const QRect code = named<QLineEdit>(*m_window, u"claimEdit"_s)->geometry();
    const QRect amount = named<QLineEdit>(*m_window, u"claimAmountEdit"_s)->geometry();
    QCOMPARE(code.top(), amount.top());
    QCOMPARE(code.bottom(), amount.bottom());
}

void ReceiptCheckPageTest::open(const std::optional<core::Transaction> &inFront)
{
    auto page = std::make_unique<ui::ReceiptCheckPage>(m_box->context());
    page->resize(900, 700);
    page->begin(inFront);
    m_window = std::move(page);
    support::open(*m_window);
}

void ReceiptCheckPageTest::openShop()
{
    m_window = std::make_unique<ui::ShopView>(m_box->context());
    m_window->resize(1100, 700);
    support::open(*m_window);
}

int ReceiptCheckPageTest::keys(const QString &text)
{
    support::type(text);
    return static_cast<int>(text.size());
}

/// Types a text as a scanner does, with Enter at the end.
void ReceiptCheckPageTest::scan(const QString &text)
{
    support::type(text);
    press(Qt::Key_Return);
}

/// Waits for the answer in large text and returns it; empty if none came.
QString ReceiptCheckPageTest::answer() const
{
    settle();
    const auto *card = named<ui::ClaimCard>(*m_window, u"claimCard"_s);
    return QTest::qWaitFor([card] { return card->isVisible(); }) ? text(u"claimAnswer"_s)
                                                                 : QString();
}

void ReceiptCheckPageTest::answersAScanWithOneKey()
{
    m_service->stored = {paidCharge()};
    openShop();
    press(Qt::Key_F8);
    scan(kId);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QVERIFY(text(u"claimPayment"_s).contains(u"2eF3g4"_s));
    QCOMPARE(searches(kId), 1);
    QVERIFY(text(u"claimRead"_s).startsWith(u"Read from the service at "_s));
}

void ReceiptCheckPageTest::answersSixCharactersInEightKeys()
{
    m_service->stored = {paidCharge()};
    openShop();
    press(Qt::Key_F8);
    const int count = 1 + keys(u"2ef3g4"_s) + 1;
    press(Qt::Key_Enter);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QCOMPARE(count, 8);
    QCOMPARE(searches(u"2ef3g4"_s), 1);
}

void ReceiptCheckPageTest::answersInSixWays_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("reads");
    QTest::addColumn<bool>("sees");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isForGoods");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto idOf = [](const QDateTime &at) {
        return core::EndToEndId::payment(u"60701190", at, u"Ab1cD2eF3g5").toText();
    };
    QTest::newRow("this") << kId << true << true << u"Paid: this charge"_s
                          << u"Hand over the goods."_s << true;
    QTest::newRow("another") << u"E60701190202611201703Ab1cD2eF3g6"_s << true << true
                             << u"Paid, but for another sale"_s << u"Do not hand over the goods."_s
                             << true;
    QTest::newRow("given back") << u"E60701190202611201704Ab1cD2eF3g7"_s << true << true
                                << u"Already used"_s << u"Do not hand over the goods."_s << false;
    QTest::newRow("nowhere") << idOf(now.addSecs(-60)) << true << true << u"Not received"_s
                             << u"only scheduled. Do not hand over the goods."_s << false;
    QTest::newRow("tomorrow") << idOf(now.addDays(1)) << true << true << u"Not a real payment"_s
                              << u"in the future"_s << false;
    QTest::newRow("yesterday") << idOf(now.addDays(-1)) << true << true << u"Not a real payment"_s
                               << u"from another day"_s << false;
    QTest::newRow("short") << kId.chopped(1) << true << true << u"Not a real payment"_s
                           << u"32 characters"_s << false;
    QTest::newRow("of a return") << u'D' + kId.mid(1) << true << true << u"Not a real payment"_s
                                 << u"id of a refund"_s << false;
    QTest::newRow("unreadable") << kId << false << true << u"Cannot be verified now"_s
                                << u"cannot be read. Do not hand over the goods."_s << false;
    QTest::newRow("blind") << idOf(now) << true << false << u"Cannot be verified now"_s
                           << u"Only your bank knows"_s << false;
    QTest::newRow("blind, tomorrow") << idOf(now.addDays(1)) << true << false
                                     << u"Not a real payment"_s << u"in the future"_s << false;
}

void ReceiptCheckPageTest::answersInSixWays()
{
    QFETCH(QString, typed);
    QFETCH(bool, reads);
    QFETCH(bool, sees);
    QFETCH(QString, expected);
    QFETCH(QString, sentence);
    QFETCH(bool, isForGoods);
    const core::Transaction here = paidCharge();
    const core::Transaction back = samples::moved(
        paidCharge(1500, 3, u"E60701190202611201704Ab1cD2eF3g7"_s), Status::Code::Refund);
    m_service->stored = {here, paidCharge(2000, 2, u"E60701190202611201703Ab1cD2eF3g6"_s), back};
    m_service->can.seesPayments = sees;
    if (!reads)
        m_service->onList = [](const core::TransactionFilter &) {
            return tl::unexpected(unreachable());
        };
    open(here);
    scan(typed);
    QCOMPARE(answer(), expected);
    QVERIFY2(text(u"claimSentence"_s).contains(sentence), qPrintable(text(u"claimSentence"_s)));
    QCOMPARE(isShown(u"handOverButton"_s), isForGoods);
    QVERIFY(named(*m_window, u"claimCard"_s)->accessibleName().contains(expected));
    QVERIFY(named(*m_window, u"claimCard"_s)->hasFocus());
}

void ReceiptCheckPageTest::asksForMore_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << u""_s << u"Scan or type"_s;
    QTest::newRow("five") << u"eF3g4"_s << u"at least the last 6 characters"_s;
    QTest::newRow("time alone") << u"14:02"_s << u"type the amount too"_s;
    QTest::newRow("amount alone") << u"15,00"_s << u"type the time too"_s;
    QTest::newRow("six of two") << u"2eF3g4"_s << u"More than one payment matches"_s;
}

void ReceiptCheckPageTest::asksForMore()
{
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    m_service->stored = {paidCharge(), paidCharge(2000, 2, u"E18236120202611201703qW9xYD2eF3g4"_s)};
    open();
    scan(typed);
    QTRY_VERIFY2(text(u"claimMessage"_s).contains(sentence), qPrintable(text(u"claimMessage"_s)));
    QVERIFY(!isShown(u"claimCard"_s));
    QCOMPARE(box()->text(), typed);
    QVERIFY(box()->hasFocus()); // more can be typed at once
}

void ReceiptCheckPageTest::readsAgainWithEnter()
{
    open();
    scan(u"2eF3g4"_s);
    QCOMPARE(answer(), u"Not received"_s);
    m_service->stored = {paidCharge()};
    press(Qt::Key_Return);
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Paid, but for another sale"_s);
    QCOMPARE(m_service->filters.size(), 2);
}

void ReceiptCheckPageTest::acceptsTheNextReceiptAtOnce()
{
    m_service->stored = {paidCharge()};
    open();
    scan(u"2eF3g4"_s);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    scan(u"E60701190202611201703Ab1cD2eF3g6"_s); // the card has the focus
    QCOMPARE(box()->text(), u"E60701190202611201703Ab1cD2eF3g6"_s);
    QTRY_VERIFY(text(u"claimAnswer"_s) != u"Paid, but for another sale"_s);

    QGuiApplication::clipboard()->setText(kId);
    QVERIFY(named(*m_window, u"claimCard"_s)->hasFocus());
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(box()->text(), kId);
    press(Qt::Key_Return);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
}

void ReceiptCheckPageTest::forgetsAnAnswerWhenTheQuestionChanges()
{
    m_service->stored = {paidCharge()};
    open();
    scan(u"2eF3g4"_s);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    press(Qt::Key_Tab, Qt::ShiftModifier);
    support::type(u"1"_s); // the amount
    QVERIFY(!isShown(u"claimCard"_s));
    press(Qt::Key_Return);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    box()->setFocus();
    support::type(u"x"_s);
    QVERIFY(!isShown(u"claimCard"_s));
    QVERIFY(!isShown(u"handOverButton"_s));
}

void ReceiptCheckPageTest::acceptsNoAnswerOfAnEarlierQuestion()
{
    m_service->stored = {paidCharge()};
    m_service->holds = true;
    open();
    scan(kId);
    box()->selectAll();
    support::type(u"999999"_s);
    m_service->release();
    settle();
    (void)await(m_box->console().annotations().find({})); // answered in the order of the queries
    settle();
    QVERIFY(!isShown(u"claimCard"_s));
}

void ReceiptCheckPageTest::showsThatTheServiceIsSlow()
{
    m_service->stored = {paidCharge()};
    m_service->holds = true;
    open();
    scan(kId);
    QTRY_COMPARE(text(u"claimMessage"_s), u"Reading from the service…"_s);
    QVERIFY(!isShown(u"claimCard"_s));
    m_service->release();
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QVERIFY(!isShown(u"claimMessage"_s));
}

void ReceiptCheckPageTest::undoesAMistakenMark()
{
    const core::Transaction charge = paidCharge();
    m_service->stored = {charge};
    open(charge);
    scan(kId);
    QCOMPARE(answer(), u"Paid: this charge"_s);
    press(Qt::Key_U);
    QTRY_VERIFY(isShown(u"undoHandOverButton"_s));
    press(Qt::Key_U);
    QTRY_VERIFY(isShown(u"handOverButton"_s));
    QVERIFY(!isShown(u"undoHandOverButton"_s));
    const auto annotations = await(m_box->console().annotations().find({charge.id}));
    QVERIFY(annotations && !annotations->value(charge.id).handedOver);
    press(Qt::Key_Return);
    QCOMPARE(answer(), u"Paid: this charge"_s);
}

void ReceiptCheckPageTest::typesAsTheShopDoes()
{
    open();
    core::Preferences preferences;
    preferences.typing = core::Typing::WholeReais;
    m_box->preferences().set(preferences);
    auto *amount = named<QLineEdit>(*m_window, u"claimAmountEdit"_s);
    amount->setFocus();
    support::type(u"15"_s);
    QVERIFY2(amount->text().contains(u"15"_s) && !amount->text().contains(u"0,15"_s) &&
                 !amount->text().contains(u"0.15"_s),
             qPrintable(amount->text()));
}

void ReceiptCheckPageTest::showsHowFarBackItLooks_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<bool>("isShown");
    QTest::newRow("by id") << u"2eF3g4"_s << false;
    QTest::newRow("by amount and time")
        << u"15,00 "_s +
               QDateTime::currentDateTimeUtc().toTimeZone(core::brasilia()).toString(u"HH:mm"_s)
        << true;
}

void ReceiptCheckPageTest::showsHowFarBackItLooks()
{
    QFETCH(QString, claim);
    open();
    scan(claim);
    QCOMPARE(answer(), u"Not received"_s);
    QFETCH(bool, isShown);
    QCOMPARE(text(u"claimNotes"_s).contains(u"31 days"_s), isShown);
}

void ReceiptCheckPageTest::marksTheGoodsOnce()
{
    const core::Transaction charge = paidCharge();
    m_service->stored = {charge};
    open(charge);
    scan(kId);
    QCOMPARE(answer(), u"Paid: this charge"_s);
    press(Qt::Key_U);
    QTRY_VERIFY(text(u"claimNews"_s).contains(u"This receipt cannot be used again."_s));
    QVERIFY(!isShown(u"handOverButton"_s));
    QCOMPARE(box()->text(), kId);
    const auto annotations = await(m_box->console().annotations().find({charge.id}));
    QVERIFY(annotations && annotations->value(charge.id).handedOver);

    press(Qt::Key_Return);
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Already used"_s);
    QVERIFY(text(u"claimSentence"_s)
                .contains(ui::minuteText(*annotations->value(charge.id).handedOver)));
    QVERIFY(!isShown(u"handOverButton"_s));
    press(Qt::Key_U); // a character of the next receipt
    QCOMPARE(box()->text(), u"u"_s);
}

/// Two users check the same payment, and the other one is faster.
void ReceiptCheckPageTest::isBeatenToTheGoods()
{
    const core::Transaction charge = paidCharge();
    m_service->stored = {charge};
    open(charge);
    scan(kId);
    QCOMPARE(answer(), u"Paid: this charge"_s);
    QVERIFY(await(m_box->console().receipts().handOver(charge.id))->isFirst);
    press(Qt::Key_U);
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Already used"_s);
    QVERIFY(text(u"claimSentence"_s).contains(u"Do not hand over the goods."_s));
}

void ReceiptCheckPageTest::remembersTheGoodsOverARestart()
{
    m_service->stored = {paidCharge()};
    const QString path = m_box->path(u"other.db"_s);
    for (const QString &expected : {u"Paid, but for another sale"_s, u"Already used"_s}) {
        core::ConsoleDatabase console({.path = path});
        QVERIFY(await(console.open()));
        ui::ReceiptCheckPage page({m_box->context().service, samples::payer(), m_box->receipts(),
                                   m_box->preferences(), console, m_box->lock()});
        page.begin({});
        support::open(page);
        scan(kId);
        QTRY_VERIFY(named(page, u"claimCard"_s)->isVisible());
        QCOMPARE(named<QLabel>(page, u"claimAnswer"_s)->text(), expected);
        press(Qt::Key_U);
        if (expected != u"Already used"_s)
            QTRY_VERIFY(named(page, u"claimNews"_s)->isVisible());
    }
}

void ReceiptCheckPageTest::reportsAnUnreadableRepository()
{
    m_service->stored = {paidCharge()};
    const QString folder = m_box->path(u"folder.db"_s);
    QVERIFY(QDir().mkpath(folder));
    core::ConsoleDatabase shut({.path = folder});
    QVERIFY(!await(shut.open()));
    m_window = std::make_unique<ui::ReceiptCheckPage>(
        ui::ShopContext{*m_service, samples::payer(), m_box->receipts(), m_box->preferences(), shut,
                        m_box->lock()});
    support::open(*m_window);
    scan(kId);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QVERIFY(text(u"claimNotes"_s).contains(u"not known whether this receipt was used before"_s));
    press(Qt::Key_U);
    QTRY_VERIFY(text(u"claimNews"_s).startsWith(u"This could not be saved."_s));
    QVERIFY(isShown(u"handOverButton"_s));
    m_window.reset();
}

void ReceiptCheckPageTest::noticesAPaymentThatArrives()
{
    const core::Transaction waiting = samples::charge(1500);
    m_service->stored = {waiting};
    open(waiting);
    scan(u"2eF3g4"_s);
    QCOMPARE(answer(), u"Not received"_s);
    m_service->stored = {paidCharge()};
    Q_EMIT m_service->changed(paidCharge());
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Paid: this charge"_s);
}

void ReceiptCheckPageTest::showsThatTheAmountIsAnother()
{
    m_service->stored = {paidCharge(2000, 2)};
    open(samples::charge(1500));
    scan(kId);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QCOMPARE(text(u"claimNotes"_s),
             u"The payment is of %1, not of %2."_s.arg(ui::moneyText(Money::fromCents(2000)),
                                                       ui::moneyText(Money::fromCents(1500))));
}

void ReceiptCheckPageTest::opensFromEverywhereAndLosesNothing_data()
{
    QTest::addColumn<Qt::Key>("sidebar");
    QTest::addColumn<QString>("page");
    QTest::newRow("charge") << Qt::Key_1 << u"chargePage"_s;
    QTest::newRow("list") << Qt::Key_3 << u"listPage"_s;
}

void ReceiptCheckPageTest::opensFromEverywhereAndLosesNothing()
{
    QFETCH(Qt::Key, sidebar);
    QFETCH(QString, page);
    openShop();
    support::type(u"1234"_s);
    press(sidebar, Qt::AltModifier);
    press(Qt::Key_F8);
    QVERIFY(isShown(u"receiptCheckPage"_s));
    support::type(u"2eF"_s);
    press(Qt::Key_Escape);
    QVERIFY(isShown(page));
    press(Qt::Key_F8);
    QCOMPARE(box()->text(), u"2eF"_s);
    QCOMPARE(box()->selectedText(), u"2eF"_s); // typing replaces the selection
    press(Qt::Key_F8);
    press(Qt::Key_Escape);
    QVERIFY(isShown(page));
    press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(named<QLineEdit>(*m_window, u"amountEdit"_s)->text(),
             ui::moneyText(Money::fromCents(1234)));
}

void ReceiptCheckPageTest::knowsTheChargeInFront()
{
    const core::Transaction waiting = samples::charge(1500);
    m_service->onCreate = [waiting](const core::TransactionDraft &) { return waiting; };
    openShop();
    support::type(u"1500"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"liveCharge"_s));
    m_service->stored = {paidCharge()};
    press(Qt::Key_F8);
    QVERIFY(text(u"claimFor"_s).contains(ui::moneyText(waiting.amount)));
    QCOMPARE(named<QLineEdit>(*m_window, u"claimAmountEdit"_s)->text(),
             ui::moneyText(waiting.amount));
    support::type(u"14:01"_s); // Brasília time, and the day before, according to the id
    box()->clear();
    scan(kId);
    QCOMPARE(answer(), u"Paid: this charge"_s);
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"liveCharge"_s));

    press(Qt::Key_3, Qt::AltModifier); // the same charge, from the list
    QTRY_VERIFY(named(*m_window, u"transactionTable"_s)->isVisible());
    press(Qt::Key_Return);
    QVERIFY(isShown(u"detailPage"_s));
    press(Qt::Key_F8);
    press(Qt::Key_Return); // the input is still there
    QCOMPARE(answer(), u"Paid: this charge"_s);
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"detailPage"_s));
}

namespace
{

/// Returns the id of a payment of this minute.
QString idOfNow()
{
    return core::EndToEndId::payment(u"60701190", QDateTime::currentDateTimeUtc(), u"Ab1cD2eF3g5")
        .toText();
}

} // namespace

void ReceiptCheckPageTest::offersAConfirmationWhereOnlyTheBankKnows_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("whole id") << idOfNow() << idOfNow();
    QTest::newRow("six characters") << u"brO1bA"_s << u"brO1bA"_s;
    QTest::newRow("eight characters") << u"8xbrO1bA"_s << u"brO1bA"_s;
}

void ReceiptCheckPageTest::offersAConfirmationWhereOnlyTheBankKnows()
{
    QFETCH(QString, typed);
    QFETCH(QString, id);
    m_service->can = {.confirmsPayments = true};
    const core::Transaction charge = samples::charge(1500, 7);
    m_service->stored = {charge};
    open(charge);
    scan(typed);
    QCOMPARE(answer(), u"Cannot be verified now"_s);
    QVERIFY2(text(u"claimSentence"_s).contains(u"Received"_s),
             qPrintable(text(u"claimSentence"_s)));
    QVERIFY(isShown(u"receivedButton"_s));
    QVERIFY(!isShown(u"handOverButton"_s));
    press(Qt::Key_Return); // reads again, and never confirms
    settle();
    QCOMPARE(m_service->confirmations.size(), 0);
    QTRY_VERIFY(isShown(u"receivedButton"_s)); // hidden while the page reads
    QTRY_VERIFY(named(*m_window, u"receivedButton"_s)->isEnabled());
    press(Qt::Key_F10);
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Paid: this charge"_s);
    QCOMPARE(m_service->confirmations.size(), 1);
    QCOMPARE(m_service->confirmations[0].endToEndId, id);
    QVERIFY2(text(u"claimSentence"_s).contains(u"not by the bank"_s),
             qPrintable(text(u"claimSentence"_s)));
    QVERIFY(text(u"claimPayment"_s).contains(id.right(6)));
    QVERIFY(!isShown(u"receivedButton"_s));
    QVERIFY(isShown(u"handOverButton"_s));
}

/// The answer of the earlier reading arrives after the confirmation.
void ReceiptCheckPageTest::keepsAConfirmationDuringAReading()
{
    m_service->can = {.confirmsPayments = true};
    const core::Transaction charge = samples::charge(1500, 7);
    m_service->stored = {charge};
    open(charge);
    scan(u"brO1bA"_s);
    QCOMPARE(answer(), u"Cannot be verified now"_s);
    m_service->holds = true;
    press(Qt::Key_Return);
    press(Qt::Key_F10);
    QCOMPARE(m_service->confirmations.size(), 1);
    m_service->holds = false;
    m_service->release();
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Paid: this charge"_s);
    settle();
    // The notes of the counter come from another thread.
    QVERIFY(await(m_box->console().annotations().find({charge.id})));
    QCOMPARE(text(u"claimAnswer"_s), u"Paid: this charge"_s);
}

void ReceiptCheckPageTest::offersNoConfirmationOfADoubtfulReceipt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("hasCharge");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<bool>("confirms");
    QTest::newRow("another day") << u"E60701190202011201702Ab1cD2eF3g4"_s << true << 1500LL << true;
    QTest::newRow("return") << u"D60701190202611201702Ab1cD2eF3g4"_s << true << 1500LL << true;
    QTest::newRow("another amount") << idOfNow() << true << 1600LL << true;
    QTest::newRow("no charge in front") << idOfNow() << false << 1500LL << true;
    QTest::newRow("another service") << idOfNow() << true << 1500LL << false;
}

void ReceiptCheckPageTest::offersNoConfirmationOfADoubtfulReceipt()
{
    QFETCH(QString, typed);
    QFETCH(bool, hasCharge);
    QFETCH(qint64, cents);
    QFETCH(bool, confirms);
    m_service->can = {.confirmsPayments = confirms};
    const core::Transaction charge = samples::charge(1500, 7);
    m_service->stored = {charge};
    open(hasCharge ? std::optional(charge) : std::nullopt);
    named<ui::AmountEdit>(*m_window, u"claimAmountEdit"_s)->setAmount(Money::fromCents(cents));
    scan(typed);
    QVERIFY(!answer().isEmpty());
    QVERIFY(!isShown(u"receivedButton"_s));
    press(Qt::Key_F10);
    settle();
    QCOMPARE(m_service->confirmations.size(), 0);
}

void ReceiptCheckPageTest::refusesAnIdThatConfirmsAnotherCharge()
{
    m_service->can = {.confirmsPayments = true};
    const QString id = idOfNow();
    core::Transaction other = paidCharge(1500, 3, id);
    other.evidence = {{.recordedAt = other.events.first().at, .endToEndId = id}};
    const core::Transaction charge = samples::charge(1500, 7);
    m_service->stored = {charge, other};
    open(charge);
    scan(id);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    QVERIFY(text(u"claimSentence"_s).contains(u"Do not hand over"_s));
    QVERIFY(!isShown(u"receivedButton"_s));
}

/// The six characters that confirmed a charge are typed again.
void ReceiptCheckPageTest::findsAChargeByTheTypedCharacters()
{
    m_service->can = {.confirmsPayments = true};
    core::Transaction other = paidCharge(1500, 3, {});
    other.evidence = {{.recordedAt = other.events.first().at, .endToEndIdEnding = u"brO1bA"_s}};
    m_service->stored = {other};
    m_service->onList = [answer = m_service->onList](const core::TransactionFilter &filter) {
        core::TransactionFilter rest = filter;
        rest.endToEndIdEnding.clear(); // this fake finds whole ids only
        return answer(rest);
    };
    open(std::nullopt);
    scan(u"BRo1Ba"_s);
    QCOMPARE(answer(), u"Paid, but for another sale"_s);
    scan(u"BRo1Bb"_s);
    QCOMPARE(answer(), u"Cannot be verified now"_s);
}

/// Six characters of another confirmation, which only the service finds.
void ReceiptCheckPageTest::refusesAnIdThatWasConfirmedElsewhere()
{
    m_service->can = {.confirmsPayments = true};
    m_service->confirmError = core::Error{
        core::Error::Code::Conflict, {{core::Field::EndToEndId, core::Problem::AlreadyUsed}}, {}};
    const core::Transaction charge = samples::charge(1500, 7);
    m_service->stored = {charge};
    open(charge);
    scan(u"brO1bA"_s);
    QCOMPARE(answer(), u"Cannot be verified now"_s);
    press(Qt::Key_F10);
    QTRY_COMPARE(text(u"claimAnswer"_s), u"Already used"_s);
    QVERIFY2(text(u"claimSentence"_s).contains(u"confirms another charge"_s),
             qPrintable(text(u"claimSentence"_s)));
    QVERIFY(!isShown(u"receivedButton"_s));
    QVERIFY(!isShown(u"handOverButton"_s));
}

BALCAO_TEST(ReceiptCheckPageTest)
#include "tst_receiptcheckpage.moc"
