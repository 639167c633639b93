// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/counter.h"
#include "tests/support/fakeservice.h"
#include "tests/support/scan.h"
#include "ui/amountedit.h"
#include "ui/chargepage.h"
#include "ui/errortext.h"
#include "ui/qrview.h"
#include "ui/text.h"
#include "ui/wait.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTranslator>
#include <QtGui/QClipboard>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>
#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::strike;
using support::type;
using Code = core::Error::Code;

namespace
{

core::Money reais(qint64 whole)
{
    return core::Money::fromCents(whole * 100);
}

tl::unexpected<core::Error> failure(Code code)
{
    return tl::unexpected(core::Error{code, {}, u"as the test wants it"_s});
}

/// A code that is read without complaint but for what `change` did to it.
QString codeWith(const std::function<void(core::BrCode &)> &change)
{
    core::BrCode code = *core::BrCode::parse(samples::charge(1500).qrCode);
    change(code);
    return *code.toText();
}

} // namespace

class TestChargePage : public QObject, private support::Counter<ui::ChargePage>
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void chargesWithFiveKeys();
    void needsFewKeys_data();
    void needsFewKeys();
    void needsFewerKeysInWholeReais();
    void addsPresets();
    void chargesAPresetThatStandsAlone();
    void choosesPresetsForTheNextCustomer();
    void choosesNoPresetWhileAChargeWaits();
    void choosesPresetsByTheMouse();
    void repeatsTheLastCharge();
    void typesOverWhatItRepeats();
    void repeatsFromTheChargeOnTheScreen();
    void printsTheLastReceiptAgain();
    void saysWhyItPrintsNothing();
    void printsNothingForAScanner();
    void saysThatThereIsNothingToRepeat();
    void asksBeforeASecondChargeOfTheSame();
    void asksOnlyWhereItMayBeASlip_data();
    void asksOnlyWhereItMayBeASlip();
    void asksAgainAfterTyping();
    void asksWhereAPresetSendsAtOnce();
    void takesNoHeldEnterForAnAnswer();
    void worksOnTheNumberPadAlone();
    void showsWhatIsAddedUp();
    void clearsAPriceThenAll();
    void keepsTheSumWhenRefused();
    void makesANewReferenceForEachCharge();
    void numbersItsReferences();
    void goesOnWithoutABook();
    void makesOneChargeHoweverOftenEnterIsPressed();
    void triesAgainWithTheAmountThatWasSent();
    void asksForAnAmountFirst();
    void takesDigitsWhileTheButtonHasTheFocus();
    void clearsWithEscape();
    void keepsTheAmountWhenRefused_data();
    void keepsTheAmountWhenRefused();
    void triesAgainWithTheSameReference();
    void adoptsWhatWasStoredAfterAll();
    void goesOnWhereNoAnswerComes();
    void saysWhatBecameOfWhatItLetGo();
    void takesUpWhatWasInDoubt();
    void makesAnotherOneBesideWhatIsInDoubt();
    void refusesAnotherChargeOfTheSameReference_data();
    void refusesAnotherChargeOfTheSameReference();
    void asksAboutAReferenceThatIsTaken_data();
    void asksAboutAReferenceThatIsTaken();
    void chargesUnderAReferenceNobodyCanLookUp();
    void keepsTheReferenceWhileNobodyKnowsWhoseItIs();
    void saysThatItIsMakingTheCharge();
    void forgetsThatItWasMakingTheCharge();
    void followsTheLastChargeInOneLine();
    void copiesTheExactCode();
    void ticksWhatWasCheckedOfACode_data();
    void ticksWhatWasCheckedOfACode();
    void enlargesTheCodeWithB();
    void drawsNoCodeThatAsksForSomethingElse_data();
    void drawsNoCodeThatAsksForSomethingElse();
    void showsTheOutcome_data();
    void showsTheOutcome();
    void takesDigitsOnTheOutcomeForTheNextCustomer();
    void saysWhatEnterWaitsFor();
    void startsTheNextCustomerWithNothing();
    void takesAWaitingChargeBack();
    void survivesKeysWithoutTheFocus();
    void simulatesTheCustomer_data();
    void simulatesTheCustomer();
    void simulatesNobodyWhereItCannot();
    void saysThatItCouldNotSimulate();
    void saysWhatCanBeTrusted();
    void savesTheCode_data();
    void savesTheCode();
    void saysThatItCouldNotSave();
    void namesTheFileByReferenceAndAmount();
    void mayGoWhileAnAnswerIsOnItsWay();

private:
    void charge(const QString &digits);
    [[nodiscard]] QString message() const;
    [[nodiscard]] QString sumLine() const;
    [[nodiscard]] QString lastResult() const;
    [[nodiscard]] core::Money amount() const;
    [[nodiscard]] bool isEntering() const;
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] QString shownCode() const;
    QFileDialog *saveDialog();
    void saveAs(const QString &path);
};

void TestChargePage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    openService([](core::Transaction &made, const core::TransactionDraft &draft) {
        made.reference = draft.reference;
    });
    const QList<ui::Preset> presets{
        {.name = u"Café"_s, .amount = reais(5), .sendsAtOnce = true},
        {.name = u"Pão na chapa"_s, .amount = core::Money::fromCents(750)},
    };
    m_box->preferences().set({.presets = presets});
    openWindow();
}

void TestChargePage::cleanup()
{
    closeAll();
}

/// Types and presses Enter; what comes of it is to be awaited.
void TestChargePage::charge(const QString &digits)
{
    type(digits);
    press(Qt::Key_Return);
}

QString TestChargePage::message() const
{
    return named<QLabel>(*m_window, u"chargeMessage"_s)->text();
}

QString TestChargePage::sumLine() const
{
    return named<QLabel>(*m_window, u"sumLine"_s)->text();
}

QString TestChargePage::lastResult() const
{
    return named<QLabel>(*m_window, u"lastResultLabel"_s)->text();
}

core::Money TestChargePage::amount() const
{
    return named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount();
}

/// The amount stands there, ready for the next digit.
bool TestChargePage::isEntering() const
{
    const auto *edit = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    return edit->isVisible() && edit->hasFocus();
}

bool TestChargePage::isWaiting() const
{
    return named(*m_window, u"qrView"_s)->isVisible() ||
           named(*m_window, u"codeProblemLabel"_s)->isVisible();
}

/// What the customer's phone sees of the page.
QString TestChargePage::shownCode() const
{
    return support::scanned(m_window->grab().toImage());
}

void TestChargePage::chargesWithFiveKeys()
{
    QVERIFY(isEntering());
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    const core::TransactionDraft draft = m_service->drafts[0];
    QVERIFY(!draft.reference.isEmpty() && draft.reference.size() <= 50);
    const core::PayerProfile payer = samples::payer();
    QCOMPARE(draft, (core::TransactionDraft{
                        .operation = core::Operation::CashIn,
                        .amount = reais(15),
                        .name = payer.name,
                        .email = payer.email,
                        .phone = payer.phone,
                        .document = payer.document,
                        .description = payer.description,
                        .platform = m_service->platform(),
                        .reference = draft.reference,
                        .extra = {},
                        .pixKey = {},
                        .keyType = {},
                    }));
    QCOMPARE(shownCode(), m_service->book[0].qrCode);
    QCOMPARE(named<QLabel>(*m_window, u"liveAmountLabel"_s)->text(), ui::moneyText(reais(15)));
    QVERIFY(named<QLabel>(*m_window, u"receiverLabel"_s)->text().contains(u"Padaria Sao Joao"_s));
}

void TestChargePage::needsFewKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("count"); ///< at most, out of the keys' table of the counter
    QTest::addColumn<qint64>("cents");
    const auto row = [](const char *name, const char *keys, int count, qint64 cents) {
        QTest::newRow(name) << QString::fromLatin1(keys) << count << cents;
    };
    row("R$ 15,00", "1 5 0 0 Enter", 5, 1500);
    row("R$ 15,00 in whole reais", "1 5 , Enter", 4, 1500);
    row("R$ 12,00 and R$ 3,50", "1 2 0 0 + 3 5 0 Enter", 9, 1550);
    row("three times R$ 4,50", "4 5 0 * 3 Enter", 6, 1350);
    row("a preset that sends at once", "Alt+C", 1, 500);
    row("another preset", "Alt+P Enter", 2, 750);
    row("two presets", "Alt+P Alt+C Enter", 3, 1250);
    row("three of a preset", "Alt+P * 3 Enter", 4, 2250);
    row("a price and a preset", "1 2 0 0 Alt+P Enter", 6, 1950);
}

void TestChargePage::needsFewKeys()
{
    QFETCH(QString, keys);
    QFETCH(int, count);
    QFETCH(qint64, cents);
    const QStringList strokes = keys.split(u' ');
    QVERIFY(strokes.size() <= count);
    for (const QString &stroke : strokes)
        strike(stroke);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].amount->cents(), cents);
}

void TestChargePage::needsFewerKeysInWholeReais()
{
    const QString hint = message();
    ui::Preferences preferences = m_box->preferences().value();
    preferences.typing = ui::Typing::WholeReais;
    m_box->preferences().set(preferences);
    QVERIFY(message() != hint);
    const QStringList strokes{u"1"_s, u"5"_s, u"Enter"_s};
    for (const QString &stroke : strokes)
        strike(stroke);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].amount->cents(), 1500);
    m_window->startNext(); // The next charge is typed likewise.
    for (const QString &stroke : {u"2"_s, u"*"_s, u"3"_s, u"+"_s, u"1"_s, u","_s, u"5"_s})
        strike(stroke);
    QCOMPARE(sumLine(), u"2,00 × 3 + 1,50"_s);
}

void TestChargePage::addsPresets()
{
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(amount().cents(), 750);
    press(Qt::Key_P, Qt::AltModifier);
    type(u"+300"_s);
    press(Qt::Key_C, Qt::AltModifier); // Something stands there: now it is a price as any other.
    QCOMPARE(sumLine(), u"7,50 + 7,50 + 3,00 + 5,00"_s);
    QCOMPARE(amount().cents(), 2300);
    named(*m_window, u"createButton"_s)->setFocus();
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(amount().cents(), 3050);
    QVERIFY(isEntering()); // Enter charges next.
    settle();
    QVERIFY(m_service->drafts.isEmpty());
}

void TestChargePage::chargesAPresetThatStandsAlone()
{
    m_service->holds = true;
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_P, Qt::AltModifier);
    settle();
    QCOMPARE(m_service->drafts.size(), 1); // However often it is pressed.
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(*m_service->drafts[0].amount, reais(5));
    QVERIFY(amount().isZero());
}

void TestChargePage::choosesPresetsForTheNextCustomer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    press(Qt::Key_P, Qt::AltModifier);
    QVERIFY(isEntering());
    QCOMPARE(amount().cents(), 750);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(*m_service->drafts.last().amount, reais(5));
}

void TestChargePage::choosesNoPresetWhileAChargeWaits()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_P, Qt::AltModifier);
    settle();
    QVERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    press(Qt::Key_Escape);
    QVERIFY(amount().isZero());
}

void TestChargePage::choosesPresetsByTheMouse()
{
    auto *button = named<QPushButton>(*m_window, u"preset2Button"_s);
    QVERIFY(button->text().contains(u"Alt+P"_s));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(amount().cents(), 750);
    QVERIFY(isEntering());
}

void TestChargePage::repeatsTheLastCharge()
{
    charge(u"1200+300"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    press(Qt::Key_Return);
    QVERIFY(lastResult().contains(u"F9"_s));
    const QStringList strokes{u"F9"_s, u"Enter"_s};
    QVERIFY(strokes.size() <= 2); // as the table of keys has it
    for (const QString &stroke : strokes)
        strike(stroke);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    core::TransactionDraft again = m_service->drafts[1];
    QVERIFY(again.reference != m_service->drafts[0].reference);
    again.reference = m_service->drafts[0].reference;
    QCOMPARE(again, m_service->drafts[0]); // Amount, payer and description, and all the rest.
    QCOMPARE(shownCode(), m_service->book[0].qrCode);
}

void TestChargePage::typesOverWhatItRepeats()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    type(u"99"_s);
    press(Qt::Key_F9);
    QCOMPARE(amount(), reais(15));
    type(u"700"_s);
    QCOMPARE(amount(), reais(7));
    QVERIFY(isEntering());
}

void TestChargePage::repeatsFromTheChargeOnTheScreen()
{
    m_window->resume(samples::charge(2500, 77)); // Not made here, but the last one all the same.
    press(Qt::Key_F9);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(25));
    press(Qt::Key_Escape);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Canceled));
    press(Qt::Key_F9);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    m_service->holds = true;
    press(Qt::Key_Return);
    type(u"9"_s);
    press(Qt::Key_F9); // Not while one is made.
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargePage::printsTheLastReceiptAgain()
{
    ui::Preferences preferences = m_box->preferences().value();
    preferences.printing.printer = u"till"_s;
    m_box->preferences().set(preferences);
    press(Qt::Key_P);
    QVERIFY(message().contains(u"P"_s)); // Nothing yet.
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    press(Qt::Key_Return);
    QVERIFY(isEntering());
    QVERIFY(lastResult().contains(u"P"_s));
    for (int copy = 1; copy <= 2; ++copy) {
        press(Qt::Key_P);
        QTRY_VERIFY(lastResult().contains(u"till"_s));
        const QUuid id = m_service->book[0].id;
        QTRY_COMPARE(await(m_box->consoleBook().marks({id}))->value(id).receipts, copy);
    }
}

void TestChargePage::saysWhyItPrintsNothing()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QVERIFY(!lastResult().contains(u"P "_s));
    press(Qt::Key_P);
    QVERIFY(lastResult().contains(u"receipt"_s));
}

/// The letter that prints may be the first of a code.
void TestChargePage::printsNothingForAScanner()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    press(Qt::Key_Return);
    support::TimedKeys keys;
    keys.type(u"P1234567\r"_s, 10);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    QCOMPARE(amount(), core::Money());
    const auto marks = await(m_box->consoleBook().marks({m_service->book[0].id}));
    QVERIFY(marks && marks->value(m_service->book[0].id).receipts == 0);
    QVERIFY(isEntering());
}

void TestChargePage::saysThatThereIsNothingToRepeat()
{
    const QString before = message();
    press(Qt::Key_F9);
    QVERIFY(message().contains(u"F9"_s));
    QVERIFY(message() != before);
    QVERIFY(amount().isZero());
    QVERIFY(isEntering());
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    type(u"1"_s);
    QCOMPARE(message(), before);
}

void TestChargePage::asksBeforeASecondChargeOfTheSame()
{
    const QString before = message();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    QVERIFY(message() != before);
    QVERIFY(message().contains(ui::moneyText(reais(15))));
    QVERIFY(message().contains(samples::payer().name));
    QVERIFY(message().contains(ui::timeText(m_service->book[0].created)));
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    press(Qt::Key_F9); // Now two wait.
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargePage::asksOnlyWhereItMayBeASlip_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("asks");
    for (const char *what : {"waits", "waits, made elsewhere"})
        QTest::newRow(what) << QString::fromLatin1(what) << true;
    for (const char *what : {"paid", "canceled", "in_process", "another amount", "another payer",
                             "money sent", "nobody sees payments"})
        QTest::newRow(what) << QString::fromLatin1(what) << false;
}

void TestChargePage::asksOnlyWhereItMayBeASlip()
{
    QFETCH(QString, what);
    QFETCH(bool, asks);
    core::Transaction other = samples::charge(what == "another amount"_L1 ? 1501 : 1500, 500);
    if (what == "another payer"_L1)
        other.document = u"11144477735"_s;
    if (what == "money sent"_L1)
        other.operation = core::Operation::CashOut;
    if (what == "nobody sees payments"_L1)
        m_service->can.seesPayments = false;
    Q_EMIT m_service->changed(other);
    if (what == "paid"_L1 || what == "canceled"_L1 || what == "in_process"_L1)
        Q_EMIT m_service->changed(samples::moved(other, Status::fromText(what)));
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), asks ? 0 : 1);
    QCOMPARE(isEntering(), asks);
}

/// The answer is to the amount that was asked about.
void TestChargePage::asksAgainAfterTyping()
{
    const QString before = message();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    QVERIFY(message() != before);
    press(Qt::Key_Backspace);
    QCOMPARE(message(), before);
    type(u"0"_s);
    press(Qt::Key_Return);
    QVERIFY(message() != before);
    m_window->startNext();
    QCOMPARE(message(), before);
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargePage::asksWhereAPresetSendsAtOnce()
{
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    press(Qt::Key_C, Qt::AltModifier);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(amount(), reais(5));
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargePage::takesNoHeldEnterForAnAnswer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QCoreApplication::sendEvent(support::atTheKeyboard(), &held);
    }
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isEntering());
}

/// From one customer to the next but one, and nothing but digits, comma, plus, star and Enter.
void TestChargePage::worksOnTheNumberPadAlone()
{
    const auto pad = [](const QString &keys) {
        for (const QChar c : keys)
            QTest::keyClick(support::atTheKeyboard(), c.toLatin1(), Qt::KeypadModifier);
        press(Qt::Key_Enter, Qt::KeypadModifier);
    };
    const auto pays = [this] {
        Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    };
    pad(u"1200+350*2"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->book[0].amount.cents(), 1900);
    pays();
    pad({}); // Enter: next customer,
    QVERIFY(isEntering());
    pad(u"15.5"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->book[0].amount.cents(), 1550);
    pays();
    pad(u"700"_s); // or the next amount right away.
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->book[0].amount.cents(), 700);
}

void TestChargePage::showsWhatIsAddedUp()
{
    type(u"1200"_s);
    QCOMPARE(sumLine(), QString());
    type(u"+350"_s);
    QCOMPARE(sumLine(), u"12,00 + 3,50"_s);
    QCOMPARE(amount().cents(), 1550);
    named(*m_window, u"createButton"_s)->setFocus();
    type(u"*2"_s); // From anywhere, as digits.
    QCOMPARE(sumLine(), u"12,00 + 3,50 × 2"_s);
    QVERIFY(isEntering());
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QCOMPARE(sumLine(), QString()); // The next customer has a sum of their own.
}

void TestChargePage::clearsAPriceThenAll()
{
    type(u"1200+350"_s);
    press(Qt::Key_Escape);
    QCOMPARE(amount(), reais(12));
    QCOMPARE(sumLine(), u"12,00 +"_s);
    press(Qt::Key_Escape);
    QVERIFY(amount().isZero());
    QCOMPARE(sumLine(), QString());
    type(u"1200+350"_s);
    m_window->startNext();
    QVERIFY(amount().isZero());
    QCOMPARE(sumLine(), QString());
}

void TestChargePage::keepsTheSumWhenRefused()
{
    m_service->onCreate = [](const auto &) { return failure(Code::StorageBusy); };
    charge(u"1200+350"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::StorageBusy, {}, {}}));
    QCOMPARE(amount().cents(), 1550);
    QCOMPARE(sumLine(), u"12,00 + 3,50"_s);
    m_service->holds = true;
    press(Qt::Key_Return);
    type(u"+9"_s); // Too early: not this customer's.
    m_service->release();
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QCOMPARE(amount().cents(), 1550);
}

void TestChargePage::makesANewReferenceForEachCharge()
{
    for (int i = 1; i <= 20; ++i) {
        charge(u"100"_s);
        QTRY_VERIFY(isWaiting());
        Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
        press(Qt::Key_Escape);
        QVERIFY(isEntering());
    }
    QSet<QString> references;
    for (const core::TransactionDraft &draft : m_service->drafts)
        references.insert(draft.reference);
    QCOMPARE(references.size(), 20);
}

void TestChargePage::numbersItsReferences()
{
    auto preferences = m_box->preferences().value();
    preferences.charging.counter = u"C7"_s;
    preferences.charging.reference = *core::ReferencePattern::parse(u"{counter}/{number}"_s);
    m_box->preferences().set(preferences);
    for (int i = 1; i <= 3; ++i) {
        awaitBook();
        charge(u"1500"_s);
        QTRY_VERIFY(isWaiting());
        QCOMPARE(m_service->drafts.last().reference, u"C7/000%1"_s.arg(i));
        Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
        press(Qt::Key_Return);
    }
    // Another page, as at the next start, goes on where this one ended.
    m_window = std::make_unique<ui::ChargePage>(m_box->tools());
    support::open(*m_window);
    awaitBook();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.last().reference, u"C7/0005"_s); // 4 went with the other page.
}

void TestChargePage::goesOnWithoutABook()
{
    core::ConsoleBook broken({.path = m_box->path(u"."_s)});
    broken.open();
    ui::ShopTools tools = m_box->tools();
    m_window = std::make_unique<ui::ChargePage>(ui::ShopTools{
        tools.service, tools.payer, tools.receipts, tools.preferences, broken, tools.lock});
    support::open(*m_window);
    await(broken.nextNumber());
    settle();
    const QString counter = m_box->preferences().value().charging.counter + u'-';
    QSet<QString> references;
    for (int i = 1; i <= 3; ++i) {
        charge(u"1500"_s);
        QTRY_VERIFY(isWaiting());
        references.insert(m_service->drafts.last().reference);
        QVERIFY(m_service->drafts.last().reference.startsWith(counter));
        Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
        press(Qt::Key_Return);
    }
    QCOMPARE(references.size(), 3);
}

void TestChargePage::makesOneChargeHoweverOftenEnterIsPressed()
{
    m_service->holds = true;
    type(u"1500"_s);
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Return);
    auto *button = named<QPushButton>(*m_window, u"createButton"_s);
    QVERIFY(!button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isWaiting());
    QVERIFY(button->isEnabled());
}

/// Digits of the next customer, typed too early, must not become part of this one's amount.
void TestChargePage::triesAgainWithTheAmountThatWasSent()
{
    m_service->holds = true;
    m_service->onCreate = [](const auto &) { return failure(Code::StorageBusy); };
    charge(u"555"_s);
    type(u"9"_s);
    m_service->release();
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QCOMPARE(amount().cents(), 555);
    QVERIFY(!message().isEmpty());
    QCOMPARE(message(), ui::errorParagraph({Code::StorageBusy, {}, {}}));
}

void TestChargePage::asksForAnAmountFirst()
{
    const QString before = message();
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(!message().isEmpty());
    QVERIFY(message() != before);
    QVERIFY(isEntering());
    type(u"1"_s);
    QCOMPARE(message(), before); // The problem is solved.
}

void TestChargePage::takesDigitsWhileTheButtonHasTheFocus()
{
    auto *button = named<QPushButton>(*m_window, u"createButton"_s);
    button->setFocus();
    type(u"1500"_s);
    QCOMPARE(amount(), reais(15));
    QVERIFY(isEntering());
    for (int i = 0; i < 4; ++i) // past payer, description and reference
        press(Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    press(Qt::Key_Space);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargePage::clearsWithEscape()
{
    type(u"1500"_s);
    press(Qt::Key_Escape);
    QVERIFY(amount().isZero());
    type(u"1500"_s);
    named(*m_window, u"createButton"_s)->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(amount().isZero());
    QVERIFY(m_service->drafts.isEmpty());
}

void TestChargePage::keepsTheAmountWhenRefused_data()
{
    QTest::addColumn<core::Error>("error");
    // Not NotFound: there is nothing that a new charge could fail to find.
    QTest::newRow("invalid input") << core::Error{
        Code::InvalidInput, {{core::Field::Document, core::Problem::CheckDigits}}, {}};
    QTest::newRow("conflict") << core::Error{Code::Conflict, {}, {}};
    QTest::newRow("move refused") << core::Error{Code::MoveRefused, {}, {}};
    QTest::newRow("unsupported") << core::Error{Code::Unsupported, {}, {}};
    QTest::newRow("storage full") << core::Error{Code::StorageFull, {}, {}};
    QTest::newRow("storage read-only") << core::Error{Code::StorageReadOnly, {}, {}};
    QTest::newRow("storage busy") << core::Error{Code::StorageBusy, {}, {}};
    QTest::newRow("storage unreachable") << core::Error{Code::StorageUnreachable, {}, {}};
    QTest::newRow("unconfirmed") << core::Error{Code::Unconfirmed, {}, {}};
    QTest::newRow("storage damaged") << core::Error{Code::StorageDamaged, {}, {}};
    QTest::newRow("storage newer") << core::Error{Code::StorageNewer, {}, {}};
    QTest::newRow("storage foreign") << core::Error{Code::StorageForeign, {}, {}};
    QTest::newRow("internal") << core::Error{Code::Internal, {}, {}};
}

void TestChargePage::keepsTheAmountWhenRefused()
{
    QFETCH(core::Error, error);
    m_service->onCreate = [&](const auto &) { return tl::unexpected(error); };
    charge(u"1500"_s);
    const ui::ErrorWords words = ui::errorWords(error);
    QVERIFY(!words.happened.isEmpty());
    QVERIFY(!words.money.isEmpty());
    QTRY_VERIFY(message().contains(words.happened));
    QVERIFY(message().contains(words.money));
    QVERIFY(message().contains(words.next));
    QCOMPARE(amount(), reais(15));
    QVERIFY(isEntering());
    QVERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QVERIFY(lastResult().isEmpty());
}

void TestChargePage::triesAgainWithTheSameReference()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [](const auto &) { return failure(Code::Internal); };
    charge(u"1500"_s);
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    m_service->onCreate = make;
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1], m_service->drafts[0]);
    m_window->startNext();
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[2].reference != m_service->drafts[0].reference);
}

void TestChargePage::adoptsWhatWasStoredAfterAll()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [make](const core::TransactionDraft &draft) {
        (void)make(draft);
        return failure(Code::Internal);
    };
    charge(u"1500"_s);
    QTRY_COMPARE(m_service->book.size(), 1);
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->filters.size(), 1);
    QCOMPARE(m_service->filters[0].reference, m_service->drafts[0].reference);
    QCOMPARE(shownCode(), m_service->book[0].qrCode);
    QVERIFY(amount().isZero());
}

/// The charge that nobody answers for is neither made again nor forgotten.
void TestChargePage::goesOnWhereNoAnswerComes()
{
    m_service->holds = true;
    charge(u"1500"_s);
    QTRY_COMPARE(m_service->drafts.size(), 1);
    m_window->startNext(); // not yet
    QCOMPARE(amount(), reais(15));
    auto *wait = named<ui::Wait>(*m_window, u"chargeWait"_s);
    wait->setPace({.shown = {}, .explained = {}, .choosing = {}});
    QTRY_COMPARE(wait->stage(), ui::Wait::Stage::Choosing);
    QVERIFY2(message().contains(u"not known yet"_s), qPrintable(message()));
    m_window->startNext();
    QVERIFY(isEntering());
    QVERIFY(amount().isZero());
    QVERIFY(lastResult().contains(u"not known yet whether it was made"_s));

    m_service->holds = false;
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    const QString code = shownCode();
    m_service->release();
    QTRY_COMPARE(m_window->setAside().size(), 1);
    QCOMPARE(m_window->setAside().first().amount, reais(15));
    QCOMPARE(shownCode(), code); // the customer of now is not disturbed
    QVERIFY(lastResult().contains(u"was made after all"_s));
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargePage::saysWhatBecameOfWhatItLetGo()
{
    m_service->holds = true;
    charge(u"1500"_s);
    auto *wait = named<ui::Wait>(*m_window, u"chargeWait"_s);
    wait->setPace({.shown = {}, .explained = {}, .choosing = {}});
    QTRY_COMPARE(wait->stage(), ui::Wait::Stage::Choosing);
    m_window->startNext();
    m_service->onCreate = [](const auto &) { return failure(Code::AccessDenied); };
    m_service->release();
    QTRY_VERIFY(lastResult().contains(u"was not made after all"_s));
    QVERIFY(m_window->setAside().isEmpty());
    QVERIFY(isEntering());
}

void TestChargePage::takesUpWhatWasInDoubt()
{
    m_service->onCreate = [](const auto &) { return failure(Code::Unconfirmed); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
    // It may be on its way still, so that no list has it.
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    for (qsizetype tries = 2; tries < 4; ++tries) {
        press(Qt::Key_Return);
        QTRY_COMPARE(m_service->drafts.size(), tries);
        QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
        QCOMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
        QCOMPARE(m_service->drafts.last().reference, m_service->drafts[0].reference);
    }
    core::Transaction found = samples::charge(1500, 5);
    found.reference = m_service->drafts[0].reference;
    Q_EMIT m_service->changed(found);
    QCOMPARE(m_window->setAside().size(), 1);
    QCOMPARE(amount(), reais(15)); // nothing typed is lost
    QVERIFY(lastResult().contains(u"was made after all"_s));
}

void TestChargePage::makesAnotherOneBesideWhatIsInDoubt()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [](const auto &) { return failure(Code::Unconfirmed); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
    m_service->onCreate = make;
    press(Qt::Key_Escape);
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    core::Transaction found = samples::charge(1500, 5);
    found.reference = m_service->drafts[0].reference;
    Q_EMIT m_service->changed(found);
    QCOMPARE(m_window->setAside().size(), 1);
}

void TestChargePage::refusesAnotherChargeOfTheSameReference_data()
{
    QTest::addColumn<core::Transaction>("stored");
    core::Transaction out = samples::charge(1500);
    out.operation = core::Operation::CashOut;
    QTest::newRow("another amount") << samples::charge(2500);
    QTest::newRow("money sent") << out;
    // The customer of now has not paid, whoever did.
    QTest::newRow("paid") << samples::moved(samples::charge(1500), Status::Code::Paid);
    QTest::newRow("canceled") << samples::moved(samples::charge(1500), Status::Code::Canceled);
    QTest::newRow("expired") << samples::moved(samples::charge(1500), Status::Code::Expired);
}

void TestChargePage::refusesAnotherChargeOfTheSameReference()
{
    QFETCH(core::Transaction, stored);
    const auto make = m_service->onCreate;
    m_service->onCreate = [&](const core::TransactionDraft &draft) {
        stored.reference = draft.reference;
        m_service->book = {stored};
        return failure(Code::Conflict);
    };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Conflict, {}, {}}));
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    m_service->onCreate = make; // "Try again: a new one will be made."
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
}

void TestChargePage::asksAboutAReferenceThatIsTaken_data()
{
    QTest::addColumn<QList<core::Transaction>>("there");
    QTest::addColumn<bool>("isAsked");
    core::Transaction other = samples::charge(2500);
    other.reference = u"P1234567"_s;
    QTest::newRow("free") << QList<core::Transaction>() << false;
    QTest::newRow("of another one, which waits") << QList{other} << true;
    QTest::newRow("of another one, paid")
        << QList{samples::moved(other, Status::Code::Paid)} << true;
}

/// Whatever the service would say to it.
void TestChargePage::asksAboutAReferenceThatIsTaken()
{
    QFETCH(QList<core::Transaction>, there);
    QFETCH(bool, isAsked);
    m_service->book = there;
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    if (isAsked) {
        QTRY_VERIFY2(message().contains(u"P1234567"_s), qPrintable(message()));
        QVERIFY(message().contains(ui::moneyText(reais(25))));
        QVERIFY(m_service->drafts.isEmpty());
        QCOMPARE(amount(), reais(15));
        type(u"5"_s); // It is another charge now.
        press(Qt::Key_Return);
        QTRY_VERIFY(message().contains(u"P1234567"_s));
        QVERIFY(m_service->drafts.isEmpty());
        press(Qt::Key_Return);
    }
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].reference == u"P1234567"_s, !isAsked);
    QVERIFY(!m_service->drafts[0].reference.isEmpty());
}

/// Then the service has to refuse it.
void TestChargePage::chargesUnderAReferenceNobodyCanLookUp()
{
    const auto answers = m_service->onList;
    m_service->onList = [](const auto &) { return failure(Code::StorageBusy); };
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].reference, u"P1234567"_s);
    // The same once more is that one, and not a second.
    m_service->onList = answers;
    press(Qt::Key_F2);
    press(Qt::Key_Escape);
    m_window = std::make_unique<ui::ChargePage>(m_box->tools());
    support::open(*m_window);
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
}

/// With a new one, the charge that was stored would be made a second time.
void TestChargePage::keepsTheReferenceWhileNobodyKnowsWhoseItIs()
{
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    m_service->onList = [](const auto &) { return failure(Code::StorageBusy); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::StorageBusy, {}, {}}));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->filters.size(), 2);
    QCOMPARE(m_service->drafts[1].reference, m_service->drafts[0].reference);
}

void TestChargePage::saysThatItIsMakingTheCharge()
{
    QTranslator portuguese;
    QVERIFY(portuguese.load(u":/translations/balcao_pt_BR.qm"_s));
    QCoreApplication::installTranslator(&portuguese);
    const QString words = QCoreApplication::translate("ui::ChargePage", "Making the charge…");
    QVERIFY(words != u"Making the charge…"_s);
    m_service->holds = true;
    charge(u"1500"_s);
    settle();
    QVERIFY(message() != words); // What takes no time is not worth a word.
    QTRY_COMPARE(message(), words);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QVERIFY(message() != words);
}

void TestChargePage::forgetsThatItWasMakingTheCharge()
{
    const QString words = u"Making the charge…"_s;
    const QString before = message();
    m_service->holds = true;
    charge(u"1500"_s);
    press(Qt::Key_Escape); // The amount is empty before the answer comes.
    QTRY_COMPARE(message(), words);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QCOMPARE(message(), before);
}

void TestChargePage::followsTheLastChargeInOneLine()
{
    QVERIFY(lastResult().isEmpty());
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(amount().isZero());
    QVERIFY(lastResult().contains(ui::moneyText(reais(15))));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Pending)));
    m_window->startNext();
    QVERIFY(named(*m_window, u"lastResultLabel"_s)->isVisible());

    Q_EMIT m_service->changed(samples::moved(samples::charge(700, 99), Status::Code::Paid));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Pending))); // Another charge.
    const core::Transaction paid = samples::moved(m_service->book[0], Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    QVERIFY(lastResult().contains(ui::moneyText(reais(15))));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Paid)));
    QVERIFY(lastResult().contains(ui::timeText(*paid.finished)));
    QVERIFY(isEntering()); // The next customer is not interrupted.
}

void TestChargePage::copiesTheExactCode()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_F6);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_service->book[0].qrCode);
    QVERIFY(!named<QLabel>(*m_window, u"newsLabel"_s)->text().isEmpty());
}

void TestChargePage::ticksWhatWasCheckedOfACode_data()
{
    QTest::addColumn<bool>("isHosted");
    QTest::newRow("with the shop's key") << false;
    QTest::newRow("at a provider, who has the amount") << true;
}

void TestChargePage::ticksWhatWasCheckedOfACode()
{
    QFETCH(bool, isHosted);
    if (isHosted)
        m_service->who = core::HostedMerchant{u"pix.example.com"_s, u"Padaria"_s, u"Natal"_s};
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.qrCode = core::chargeCode(*m_service->who, made.amount, made.id).toText().value();
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *ticks = named(*m_window, u"preflightTicks"_s);
    QVERIFY(ticks->isVisible());
    QVERIFY(named(*m_window, u"qrView"_s)->isVisible());
    QStringList lines;
    for (const QString &name : {u"codeTickLabel"_s, u"amountTickLabel"_s, u"receiverLabel"_s})
        lines += named<QLabel>(*ticks, name)->text();
    QCOMPARE(lines[1].contains(ui::moneyText(reais(15))), !isHosted);
    QVERIFY(lines[2].contains(isHosted ? u"Padaria"_s : u"Padaria Sao Joao"_s));
    for (const QString &line : lines)
        QVERIFY(ticks->accessibleName().contains(line));
}

/// It covers what is around; what of that is still needed stands below it, and so do the keys.
void TestChargePage::enlargesTheCodeWithB()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *qr = named(*m_window, u"qrView"_s);
    const auto *amount = named(*m_window, u"liveAmountLabel"_s);
    const auto *hint = named<QLabel>(*m_window, u"codeHintLabel"_s);
    QVERIFY(hint->isVisible() && hint->text().contains(u'B'));
    const int usual = qr->width();
    for (const Qt::Key back : {Qt::Key_B, Qt::Key_Escape}) {
        press(Qt::Key_B);
        QTRY_VERIFY(qr->width() > usual);
        QVERIFY(!amount->isVisible());
        QVERIFY(hint->text().contains(ui::moneyText(reais(15))));
        QGuiApplication::clipboard()->clear();
        press(Qt::Key_F6);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_service->book[0].qrCode);
        QVERIFY(hint->text().contains(named<QLabel>(*m_window, u"newsLabel"_s)->text()));
        press(back);
        QTRY_COMPARE(qr->width(), usual);
        QVERIFY(amount->isVisible());
        QVERIFY(isWaiting());
    }
    press(Qt::Key_B);
    m_window->startNext();
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(amount->isVisible()); // The next charge begins as usual.
}

void TestChargePage::drawsNoCodeThatAsksForSomethingElse_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<core::PayloadProblem>("problem");
    using core::PayloadProblem;
    QString broken = samples::charge(1500).qrCode;
    broken.replace(broken.size() - 1, 1, broken.endsWith(u'0') ? u"1"_s : u"0"_s);
    QTest::newRow("wrong amount") << codeWith([](auto &code) { code.amount = reais(25); })
                                  << PayloadProblem::WrongAmount;
    QTest::newRow("no amount") << codeWith([](auto &code) { code.amount = std::nullopt; })
                               << PayloadProblem::NoAmount;
    QTest::newRow("another key") << codeWith([](auto &code) { code.key = u"52998224725"_s; })
                                 << PayloadProblem::WrongKey;
    QTest::newRow("the demo's") << codeWith([](auto &code) { code.key = core::demoKey().value(); })
                                << PayloadProblem::DemoKey;
    QTest::newRow("broken checksum") << broken << PayloadProblem::Checksum;
    QTest::newRow("nothing") << QString() << PayloadProblem::Unreadable;
    QTest::newRow("a link") << u"https://example.invalid/pay"_s << PayloadProblem::Unreadable;
}

void TestChargePage::drawsNoCodeThatAsksForSomethingElse()
{
    QFETCH(QString, code);
    QFETCH(core::PayloadProblem, problem);
    m_service->onCreate = [&](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.qrCode = code;
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *label = named<QLabel>(*m_window, u"codeProblemLabel"_s);
    QVERIFY(label->isVisible());
    // And then what to do.
    QVERIFY2(label->text().startsWith(ui::payloadSentence(problem) + u' '),
             qPrintable(label->text()));
    QCOMPARE(shownCode(), QString());
    QVERIFY(!named<ui::QrView>(*m_window, u"qrView"_s)->code());
    QVERIFY(!named(*m_window, u"copyButton"_s)->isEnabled());
    QVERIFY(!named(*m_window, u"saveButton"_s)->isEnabled());
    QVERIFY(!named(*m_window, u"preflightTicks"_s)->isVisible());
    QGuiApplication::clipboard()->setText(u"before"_s);
    press(Qt::Key_F6);
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QVERIFY(m_window->findChildren<QFileDialog *>().isEmpty());
}

void TestChargePage::showsTheOutcome_data()
{
    QTest::addColumn<Status::Code>("outcome");
    QTest::newRow("paid") << Status::Code::Paid;
    QTest::newRow("canceled") << Status::Code::Canceled;
    QTest::newRow("denied") << Status::Code::Denied;
    QTest::newRow("expired") << Status::Code::Expired;
    QTest::newRow("refund") << Status::Code::Refund;
}

void TestChargePage::showsTheOutcome()
{
    QFETCH(Status::Code, outcome);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *panel = named(*m_window, u"outcomePanel"_s);
    QVERIFY(!panel->isVisible());
    const core::Transaction decided = samples::moved(m_service->book[0], outcome);
    Q_EMIT m_service->changed(decided);
    QVERIFY(panel->isVisible());
    QVERIFY(!isWaiting());
    QVERIFY(panel->accessibleName().contains(ui::statusWord(outcome)));
    QVERIFY(panel->accessibleName().contains(ui::moneyText(reais(15))));
    QCOMPARE(panel->accessibleName().contains(ui::statusWord(Status::Code::Paid)),
             outcome == Status::Code::Paid);
    QCOMPARE(shownCode(), QString()); // Nobody pays it again.

    press(Qt::Key_Escape);
    QVERIFY(isEntering());
    QVERIFY(amount().isZero());
    charge(u"700"_s); // And nothing is left of the last customer.
    QTRY_VERIFY(isWaiting());
    QVERIFY(!panel->isVisible());
    QCOMPARE(shownCode(), m_service->book[0].qrCode);
}

void TestChargePage::takesDigitsOnTheOutcomeForTheNextCustomer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    type(u"9"_s); // A charge that waits takes none.
    QVERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->book[0], Status::Code::Paid));
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
    type(u"250"_s);
    QVERIFY(isEntering());
    QCOMPARE(amount().cents(), 250);
}

void TestChargePage::saysWhatEnterWaitsFor()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(named<QLabel>(*m_window, u"newsLabel"_s)->text().isEmpty());
    press(Qt::Key_Return);
    QVERIFY(isWaiting());
    QVERIFY(named<QLabel>(*m_window, u"newsLabel"_s)->text().contains(u"F2"_s));
}

void TestChargePage::startsTheNextCustomerWithNothing()
{
    type(u"999"_s);
    m_window->startNext();
    QVERIFY(isEntering());
    QVERIFY(amount().isZero());
}

void TestChargePage::takesAWaitingChargeBack()
{
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    const core::Transaction waiting = m_service->book[0];
    m_window->startNext();
    QVERIFY(isEntering());
    m_window->resume(waiting);
    QVERIFY(isWaiting());
    QCOMPARE(shownCode(), waiting.qrCode);
    Q_EMIT m_service->changed(samples::moved(waiting, Status::Code::Paid));
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
}

/// Without a window manager a window may get keys that Qt does not take for active: no widget has
/// the focus, and a key that the amount cannot use must not go round for ever.
void TestChargePage::survivesKeysWithoutTheFocus()
{
    QWidget other;
    support::open(other);
    QTRY_VERIFY(!m_window->isActiveWindow());
    auto *button = named(*m_window, u"createButton"_s);
    for (const int key : {Qt::Key_F2, Qt::Key_A, Qt::Key_Tab, Qt::Key_Return, Qt::Key_1}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier,
                        key == Qt::Key_1 ? u"1"_s : QString());
        QCoreApplication::sendEvent(button, &event);
    }
    QCOMPARE(amount().cents(), 1);
}

void TestChargePage::simulatesTheCustomer_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<core::SimulatedOutcome>("outcome");
    QTest::newRow("pays") << Qt::Key_1 << core::SimulatedOutcome::Paid;
    QTest::newRow("gives up") << Qt::Key_2 << core::SimulatedOutcome::Canceled;
}

void TestChargePage::simulatesTheCustomer()
{
    QFETCH(Qt::Key, key);
    QFETCH(core::SimulatedOutcome, outcome);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(named(*m_window, u"simulator"_s)->isVisible());
    QVERIFY(named(*m_window, u"payButton"_s)->isVisible());
    QVERIFY(named(*m_window, u"giveUpButton"_s)->isVisible());
    press(key, Qt::ControlModifier);
    QCOMPARE(m_service->simulations, QList{outcome});
    settle();
    QVERIFY(isWaiting()); // Only changed() decides.
}

void TestChargePage::simulatesNobodyWhereItCannot()
{
    m_service->can = {};
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(!named(*m_window, u"simulator"_s)->isVisible());
    press(Qt::Key_1, Qt::ControlModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m_service->simulations.isEmpty());
}

void TestChargePage::saysThatItCouldNotSimulate()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_service->onFind = [](const auto &) { return failure(Code::StorageFull); };
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(named<QLabel>(*m_window, u"newsLabel"_s)->text(),
                 ui::errorParagraph({Code::StorageFull, {}, {}}));
    QVERIFY(isWaiting());
}

void TestChargePage::saysWhatCanBeTrusted()
{
    const auto sentence = [this] { return named<QLabel>(*m_window, u"trustLabel"_s)->text(); };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const QString sees = sentence();
    m_window->startNext();
    m_service->can = {};
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(!sees.isEmpty());
    QVERIFY(!sentence().isEmpty());
    QVERIFY(sentence() != sees);
}

QFileDialog *TestChargePage::saveDialog()
{
    const bool isOpen = QTest::qWaitFor([this] {
        const auto *dialog = m_window->findChild<QFileDialog *>(u"saveDialog"_s);
        return dialog && dialog->isVisible() && dialog->isActiveWindow();
    });
    return isOpen ? named<QFileDialog>(*m_window, u"saveDialog"_s) : nullptr;
}

/// Through the dialog, as a person would.
void TestChargePage::saveAs(const QString &path)
{
    press(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = saveDialog();
    QVERIFY(dialog);
    auto *edit = named<QLineEdit>(*dialog, u"fileNameEdit"_s);
    edit->setFocus();
    edit->selectAll();
    type(path);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>(u"saveDialog"_s));
}

void TestChargePage::savesTheCode_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("saved");
    QTest::newRow("png") << u"code.png"_s << u"code.png"_s;
    QTest::newRow("svg") << u"code.svg"_s << u"code.svg"_s;
    QTest::newRow("svg in capitals") << u"CODE.SVG"_s << u"CODE.SVG"_s;
    QTest::newRow("without ending") << u"code"_s << u"code.png"_s;
}

void TestChargePage::savesTheCode()
{
    QFETCH(QString, name);
    QFETCH(QString, saved);
    const QTemporaryDir folder;
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    saveAs(folder.filePath(name));
    const QString path = folder.filePath(saved);
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(named<QLabel>(*m_window, u"newsLabel"_s)->text().contains(path));
    QImage image(600, 600, QImage::Format_RGB32);
    if (saved.endsWith(u".svg"_s, Qt::CaseInsensitive)) {
        QSvgRenderer svg(path);
        QVERIFY(svg.isValid());
        image.fill(Qt::gray);
        QPainter painter(&image);
        svg.render(&painter);
    } else {
        QVERIFY(image.load(path, "PNG"));
    }
    QCOMPARE(support::scanned(image), m_service->book[0].qrCode);
}

void TestChargePage::saysThatItCouldNotSave()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s)); // Below it there is no folder, not even for root.
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const QString path = folder.filePath(u"file/code.png"_s);
    saveAs(path);
    const auto *news = named<QLabel>(*m_window, u"newsLabel"_s);
    QTRY_VERIFY(news->text().contains(path));
    QVERIFY(news->text() != u"Saved as %1."_s.arg(path));
    QVERIFY(isWaiting());
}

void TestChargePage::namesTheFileByReferenceAndAmount()
{
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.reference = u"../<b>é 1"_s; // of a foreign service
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    press(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = saveDialog();
    QVERIFY(dialog);
    QCOMPARE(named<QLineEdit>(*dialog, u"fileNameEdit"_s)->text(), u"pix-----b---1-15.00.png"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>(u"saveDialog"_s));
    QVERIFY(isWaiting()); // Only the dialog went.
}

void TestChargePage::mayGoWhileAnAnswerIsOnItsWay()
{
    m_service->holds = true;
    charge(u"1500"_s);
    m_window.reset();
    m_service->release();
    settle();
    QCOMPARE(m_service->book.size(), 1);
}

QTEST_MAIN(TestChargePage)
#include "tst_chargepage.moc"
