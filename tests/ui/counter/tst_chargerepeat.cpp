// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::strike;
using support::type;

/// The previous charge: repetition, receipt, and its result.
class TestChargeRepeat : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void repeatsTheLastCharge();
    void typesOverWhatItRepeats();
    void repeatsWhileAChargeIsOnTheScreen();
    void repeatsTheLastCreatedAfterAnotherWasOpened();
    void printsTheLastReceiptAgain();
    void repeatsByMouse();
    void namesTheDayOfAnEarlierCharge();
    void showsWhyItPrintsNothing();
    void printsNothingForAScanner();
    void showsThatThereIsNothingToRepeat();
    void followsTheLastChargeInOneLine();
};

void TestChargeRepeat::repeatsTheLastCharge()
{
    charge(u"1200+300"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    press(Qt::Key_Return);
    QVERIFY(named(*m_window, u"repeatLastButton"_s)->isVisible());
    const QStringList strokes{u"F9"_s, u"Enter"_s};
    QVERIFY(strokes.size() <= 2); // as in the table of keys
    for (const QString &stroke : strokes)
        strike(stroke);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    core::TransactionDraft again = m_service->drafts[1];
    QVERIFY(again.reference != m_service->drafts[0].reference);
    again.reference = m_service->drafts[0].reference;
    QCOMPARE(again, m_service->drafts[0]); // with amount, payer, description and all other fields
    QCOMPARE(shownCode(), m_service->stored[0].qrCode);
}

void TestChargeRepeat::typesOverWhatItRepeats()
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

void TestChargeRepeat::repeatsWhileAChargeIsOnTheScreen()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Canceled));
    press(Qt::Key_F9);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    m_service->holds = true;
    press(Qt::Key_Return);
    type(u"9"_s);
    press(Qt::Key_F9); // ignored while a charge is being created
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
}

/// A charge that was opened from the list was not made at this counter.
void TestChargeRepeat::repeatsTheLastCreatedAfterAnotherWasOpened()
{
    const core::Transaction opened = samples::charge(2500, 77);
    m_window->resume(opened);
    press(Qt::Key_F9);
    QVERIFY(isWaiting());
    QVERIFY(named<QLabel>(*m_window, u"newsLabel"_s)->text().contains(u"F9"_s));
    QVERIFY(lastResult().isEmpty());

    m_window->startNext();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->resume(opened);
    Q_EMIT m_service->changed(samples::moved(opened, Status::Code::Paid));
    QVERIFY2(lastResult().contains(ui::moneyText(reais(15))), qPrintable(lastResult()));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Pending)));
    press(Qt::Key_F9);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Paid))); // not on the screen
}

void TestChargeRepeat::printsTheLastReceiptAgain()
{
    core::Preferences preferences = m_box->preferences().value();
    preferences.printing.printer = u"till"_s;
    m_box->preferences().set(preferences);
    press(Qt::Key_P);
    QVERIFY(message().contains(u"P"_s)); // no input yet
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    press(Qt::Key_Return);
    QVERIFY(isEntering());
    QVERIFY(named(*m_window, u"printLastButton"_s)->isVisible());
    for (int copy = 1; copy <= 2; ++copy) {
        press(Qt::Key_P);
        QTRY_VERIFY(lastResult().contains(u"till"_s));
        const QUuid id = m_service->stored[0].id;
        QTRY_COMPARE(await(m_box->console().annotations().find({id}))->value(id).receipts, copy);
    }
}

void TestChargeRepeat::repeatsByMouse()
{
    auto *repeat = named<QPushButton>(*m_window, u"repeatLastButton"_s);
    QVERIFY(!repeat->isVisible()); // no charge yet
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QTest::mouseClick(repeat, Qt::LeftButton);
    QCOMPARE(amount(), reais(15));
    QVERIFY(isEntering());
}

void TestChargeRepeat::namesTheDayOfAnEarlierCharge()
{
    const core::Transaction earlier = samples::charge(3430); // of another day
    m_service->onCreate = [earlier](const auto &) { return earlier; };
    charge(u"3430"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QVERIFY2(lastResult().contains(ui::minuteText(earlier.created)), qPrintable(lastResult()));
}

void TestChargeRepeat::showsWhyItPrintsNothing()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QVERIFY(!named(*m_window, u"printLastButton"_s)->isVisible());
    press(Qt::Key_P);
    QVERIFY(lastResult().contains(u"receipt"_s));
}

/// The shortcut of printing may be the first character of a scan.
void TestChargeRepeat::printsNothingForAScanner()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    press(Qt::Key_Return);
    support::TimedKeys keys;
    keys.type(u"P1234567\r"_s, 10);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    QCOMPARE(amount(), core::Money());
    const auto annotations = await(m_box->console().annotations().find({m_service->stored[0].id}));
    QVERIFY(annotations && annotations->value(m_service->stored[0].id).receipts == 0);
    QVERIFY(isEntering());
}

void TestChargeRepeat::showsThatThereIsNothingToRepeat()
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

void TestChargeRepeat::followsTheLastChargeInOneLine()
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
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Pending))); // another charge
    const core::Transaction paid = samples::moved(m_service->stored[0], Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    QVERIFY(lastResult().contains(ui::moneyText(reais(15))));
    QVERIFY(lastResult().contains(ui::statusWord(Status::Code::Paid)));
    QVERIFY(lastResult().contains(ui::minuteText(*paid.finished)));
    QVERIFY(isEntering()); // the next customer is not interrupted
}

BALCAO_TEST(TestChargeRepeat)
#include "tst_chargerepeat.moc"
