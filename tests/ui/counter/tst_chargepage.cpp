// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::failure;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::strike;
using support::type;
using Code = core::Error::Code;

/// Counter page by keys: input, and the outcome that leads to the next customer.
class TestChargePage : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void chargesWithFiveKeys();
    void needsFewKeys_data();
    void needsFewKeys();
    void needsFewerKeysInWholeReais();
    void worksOnTheNumberPadAlone();
    void showsWhatIsAddedUp();
    void clearsAPriceThenAll();
    void keepsTheSumWhenRefused();
    void asksForAnAmountFirst();
    void acceptsDigitsWhileTheButtonHasTheFocus();
    void clearsWithEscape();
    void showsTheOutcome_data();
    void showsTheOutcome();
    void acceptsDigitsOnTheOutcomeForTheNextCustomer();
    void showsWhatEnterWaitsFor();
    void startsTheNextCustomerWithNothing();
    void returnsAWaitingCharge();
    void survivesKeysWithoutTheFocus();
};

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
    QCOMPARE(shownCode(), m_service->stored[0].qrCode);
    QCOMPARE(named<QLabel>(*m_window, u"liveAmountLabel"_s)->text(), ui::moneyText(reais(15)));
    QVERIFY(named<QLabel>(*m_window, u"receiverLabel"_s)->text().contains(u"Padaria Sao Joao"_s));
}

void TestChargePage::needsFewKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("count"); ///< maximum, from the table of keys of the counter
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
    core::Preferences preferences = m_box->preferences().value();
    preferences.typing = core::Typing::WholeReais;
    m_box->preferences().set(preferences);
    QVERIFY(message() != hint);
    const QStringList strokes{u"1"_s, u"5"_s, u"Enter"_s};
    for (const QString &stroke : strokes)
        strike(stroke);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].amount->cents(), 1500);
    m_window->startNext(); // the next charge is typed the same way
    for (const QString &stroke : {u"2"_s, u"*"_s, u"3"_s, u"+"_s, u"1"_s, u","_s, u"5"_s})
        strike(stroke);
    QCOMPARE(sumLine(), u"2,00 × 3 + 1,50"_s);
}

/// Several customers with only digits, comma, plus, star and Enter.
void TestChargePage::worksOnTheNumberPadAlone()
{
    const auto pad = [](const QString &keys) {
        for (const QChar c : keys)
            QTest::keyClick(support::atTheKeyboard(), c.toLatin1(), Qt::KeypadModifier);
        press(Qt::Key_Enter, Qt::KeypadModifier);
    };
    const auto pays = [this] {
        Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    };
    pad(u"1200+350*2"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->stored[0].amount.cents(), 1900);
    pays();
    pad({}); // Enter: next customer,
    QVERIFY(isEntering());
    pad(u"15.5"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->stored[0].amount.cents(), 1550);
    pays();
    pad(u"700"_s); // or the next amount at once
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->stored[0].amount.cents(), 700);
}

void TestChargePage::showsWhatIsAddedUp()
{
    type(u"1200"_s);
    QCOMPARE(sumLine(), QString());
    type(u"+350"_s);
    QCOMPARE(sumLine(), u"12,00 + 3,50"_s);
    QCOMPARE(amount().cents(), 1550);
    named(*m_window, u"createButton"_s)->setFocus();
    type(u"*2"_s); // typed anywhere, like digits
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
    type(u"+9"_s); // Too early: not part of this charge.
    m_service->release();
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QCOMPARE(amount().cents(), 1550);
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
    QCOMPARE(message(), before); // the problem is solved
}

void TestChargePage::acceptsDigitsWhileTheButtonHasTheFocus()
{
    auto *button = named<QPushButton>(*m_window, u"createButton"_s);
    button->setFocus();
    type(u"1500"_s);
    QCOMPARE(amount(), reais(15));
    QVERIFY(isEntering());
    for (int i = 0; i < 4; ++i) // to payer, description and reference
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
    const core::Transaction decided = samples::moved(m_service->stored[0], outcome);
    Q_EMIT m_service->changed(decided);
    QVERIFY(panel->isVisible());
    QVERIFY(!isWaiting());
    QVERIFY(panel->accessibleName().contains(ui::statusWord(outcome)));
    QVERIFY(panel->accessibleName().contains(ui::moneyText(reais(15))));
    QCOMPARE(panel->accessibleName().contains(ui::statusWord(Status::Code::Paid)),
             outcome == Status::Code::Paid);
    QCOMPARE(shownCode(), QString()); // must not be paid again

    press(Qt::Key_Escape);
    QVERIFY(isEntering());
    QVERIFY(amount().isZero());
    charge(u"700"_s); // no data of the last customer is left
    QTRY_VERIFY(isWaiting());
    QVERIFY(!panel->isVisible());
    QCOMPARE(shownCode(), m_service->stored[0].qrCode);
}

void TestChargePage::acceptsDigitsOnTheOutcomeForTheNextCustomer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    type(u"9"_s); // ignored by a pending charge
    QVERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
    type(u"250"_s);
    QVERIFY(isEntering());
    QCOMPARE(amount().cents(), 250);
}

void TestChargePage::showsWhatEnterWaitsFor()
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

void TestChargePage::returnsAWaitingCharge()
{
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    const core::Transaction waiting = m_service->stored[0];
    m_window->startNext();
    QVERIFY(isEntering());
    m_window->resume(waiting);
    QVERIFY(isWaiting());
    QCOMPARE(shownCode(), waiting.qrCode);
    Q_EMIT m_service->changed(samples::moved(waiting, Status::Code::Paid));
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
}

/// Without a window manager a window may receive keys while Qt considers it inactive: no widget has
/// the focus, and an unused key must not be forwarded in an endless loop.
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

BALCAO_TEST(TestChargePage)
#include "tst_chargepage.moc"
