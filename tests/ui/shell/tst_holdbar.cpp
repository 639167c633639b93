// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/refundcontroller.h"
#include "tests/support/clock.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Status;
using support::named;
using support::press;
using support::settle;

/// Outgoing money on hold, above every page of the window.
class TestHoldBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_tour.reset(); }

    void isShownOnEveryPage_data();
    void isShownOnEveryPage();
    void showsAPayoutThatWasSent();
    void countsDown();
    void cancelsByMouse();
    void fitsAFinger();
    void cancelsTheNewestByKey();
    void refundsWhenTheTimeIsOver();

private:
    [[nodiscard]] QWidget *bar() const { return named(m_tour->window, u"holdBar"_s); }

    /// Returns the lines of the bar, the oldest hold first.
    [[nodiscard]] QStringList lines() const
    {
        QStringList texts;
        for (const auto *label : bar()->findChildren<QLabel *>(u"holdBarText"_s)) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts;
    }

    /// Returns the visible buttons of the bar, the oldest hold first.
    [[nodiscard]] QList<QPushButton *> buttons() const
    {
        QList<QPushButton *> visible;
        for (auto *button : bar()->findChildren<QPushButton *>(u"undoHoldButton"_s)) {
            if (button->isVisible())
                visible.append(button);
        }
        return visible;
    }

    [[nodiscard]] static core::Transaction payment(qint64 cents, int number)
    {
        return samples::moved(samples::charge(cents, number), Status::Code::Paid);
    }

    [[nodiscard]] core::RefundController &refunds() const
    {
        return *m_tour->window.findChild<core::RefundController *>();
    }

    std::unique_ptr<support::Tour> m_tour;
};

void TestHoldBar::init()
{
    m_tour = std::make_unique<support::Tour>();
    m_tour->service.can.sendsMoney = true;
    m_tour->service.can.refunds = true;
    m_tour->service.stored = {payment(1500, 7), payment(2500, 8)};
    m_tour->service.onCreate = [](const core::TransactionDraft &) {
        return samples::charge(1500, 9);
    };
    m_tour->window.showShop(m_tour->context.context());
    support::open(m_tour->window);
    settle();
    QVERIFY(!bar()->isVisible());
}

void TestHoldBar::isShownOnEveryPage_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifier>("modifier");
    QTest::addColumn<QString>("page");
    QTest::newRow("charge") << Qt::Key_1 << Qt::AltModifier << u"amountEdit"_s;
    QTest::newRow("open charges") << Qt::Key_2 << Qt::AltModifier << u"openChargesPage"_s;
    QTest::newRow("transactions") << Qt::Key_3 << Qt::AltModifier << u"listPage"_s;
    QTest::newRow("send") << Qt::Key_4 << Qt::AltModifier << u"sendPage"_s;
    QTest::newRow("reports") << Qt::Key_6 << Qt::AltModifier << u"summaryPage"_s;
    QTest::newRow("settings") << Qt::Key_7 << Qt::AltModifier << u"settingsPage"_s;
    QTest::newRow("receipt check") << Qt::Key_F8 << Qt::NoModifier << u"receiptCheckPage"_s;
    QTest::newRow("waiting charge") << Qt::Key_1 << Qt::AltModifier << u"liveCharge"_s;
    QTest::newRow("detail") << Qt::Key_3 << Qt::AltModifier << u"detailPage"_s;
}

void TestHoldBar::isShownOnEveryPage()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifier, modifier);
    QFETCH(QString, page);
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    press(key, modifier);
    settle();
    if (page == "liveCharge"_L1)
        support::chargeOnTour(*m_tour);
    if (page == "detailPage"_L1)
        press(Qt::Key_Return);
    settle();
    QTRY_VERIFY(named(m_tour->window, page)->isVisible());
    QVERIFY(bar()->isVisible());
    QCOMPARE(buttons().size(), 1);
    const QPushButton *undo = buttons().first();
    const QRect shown(undo->mapTo(&m_tour->window, QPoint()), undo->size());
    QVERIFY(m_tour->window.rect().contains(shown));
    press(Qt::Key_Z, Qt::AltModifier);
    QVERIFY(!bar()->isVisible());
    QVERIFY(m_tour->service.refundReasons.isEmpty());
}

/// The payout can be canceled from the page that the user has opened meanwhile.
void TestHoldBar::showsAPayoutThatWasSent()
{
    support::reviewOnTour(*m_tour);
    m_tour->window.findChild<ui::SendPage *>()->setTimeToRecall(20s);
    press(Qt::Key_Return);
    QTRY_VERIFY(bar()->isVisible());
    press(Qt::Key_3, Qt::AltModifier);
    settle();
    QVERIFY(named(m_tour->window, u"listPage"_s)->isVisible());
    QVERIFY2(lines().first().contains(ui::moneyText(core::Money::fromCents(5000))),
             qPrintable(lines().first()));
    press(Qt::Key_Z, Qt::AltModifier);
    QVERIFY(!bar()->isVisible());
    support::advanceClock(21s);
    settle();
    QVERIFY(m_tour->service.drafts.isEmpty());
}

void TestHoldBar::countsDown()
{
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    const QString amount = ui::moneyText(core::Money::fromCents(1500));
    QCOMPARE(lines(), QStringList{u"Refund of %1 leaves in 20 s"_s.arg(amount)});
    QCOMPARE(QAccessible::queryAccessibleInterface(bar())->text(QAccessible::Name),
             lines().first());
    support::advanceClock(5400ms);
    QCOMPARE(lines(), QStringList{u"Refund of %1 leaves in 15 s"_s.arg(amount)});
    QVERIFY(m_tour->service.refundReasons.isEmpty());
}

/// The older one of two holds: a click cancels its own line only.
void TestHoldBar::cancelsByMouse()
{
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    refunds().begin(payment(2500, 8), u"Wrong color"_s);
    settle();
    QCOMPARE(lines().size(), 2);
    QTest::mouseClick(buttons().first(), Qt::LeftButton);
    settle();
    QCOMPARE(lines().size(), 1);
    QVERIFY(lines().first().contains(ui::moneyText(core::Money::fromCents(2500))));
    support::advanceClock(21s);
    settle();
    QCOMPARE(m_tour->service.refundReasons, QStringList{u"Wrong color"_s});
    QVERIFY(!bar()->isVisible());
}

/// The buttons of the bar and of the sidebar are there on every page.
void TestHoldBar::fitsAFinger()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    refunds().begin(payment(2500, 8), u"Wrong color"_s);
    settle();
    QList<QPushButton *> all = buttons();
    QCOMPARE(all.size(), 2);
    for (auto *button : named(m_tour->window, u"sidebar"_s)->findChildren<QPushButton *>()) {
        if (button->isVisible())
            all.append(button);
    }
    QVERIFY2(all.size() >= 2 + 8, qPrintable(QString::number(all.size())));
    for (const QPushButton *button : std::as_const(all)) {
        QVERIFY2(button->height() >= ui::kTouchTarget && button->width() >= ui::kTouchTarget,
                 qPrintable(u"%1: %2 x %3"_s.arg(button->objectName())
                                .arg(button->width())
                                .arg(button->height())));
    }
    qApp->setStyleSheet({});
}

/// While an amount is typed, which stays.
void TestHoldBar::cancelsTheNewestByKey()
{
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    refunds().begin(payment(2500, 8), u"Wrong color"_s);
    settle();
    QCOMPARE(lines().size(), 2);
    press(Qt::Key_1, Qt::AltModifier);
    support::type(u"1250"_s);
    press(Qt::Key_Z, Qt::AltModifier);
    settle();
    QCOMPARE(lines().size(), 1);
    QVERIFY(lines().first().contains(ui::moneyText(core::Money::fromCents(1500))));
    press(Qt::Key_Z, Qt::AltModifier); // of the remaining line
    settle();
    QVERIFY(!bar()->isVisible());
    QCOMPARE(named<ui::AmountEdit>(m_tour->window, u"amountEdit"_s)->amount().cents(), 1250);
    support::advanceClock(21s);
    settle();
    QVERIFY(m_tour->service.refundReasons.isEmpty());
}

void TestHoldBar::refundsWhenTheTimeIsOver()
{
    refunds().begin(payment(1500, 7), u"Wrong size"_s);
    support::advanceClock(19s);
    QVERIFY(bar()->isVisible());
    QVERIFY(m_tour->service.refundReasons.isEmpty());
    support::advanceClock(1500ms);
    settle();
    QVERIFY(!bar()->isVisible());
    QCOMPARE(m_tour->service.refundReasons, QStringList{u"Wrong size"_s});
    press(Qt::Key_Z, Qt::AltModifier); // too late
    settle();
    support::advanceClock(21s);
    QCOMPARE(m_tour->service.refundReasons.size(), 1);
}

BALCAO_TEST(TestHoldBar)
#include "tst_holdbar.moc"
