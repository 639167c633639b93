// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "tests/support/tillfixture.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;

/// Charges after they have left the counter's screen, through the shop and by keys.
class TestChargeWatch : public QObject, private support::TillFixture<ui::ShopView>
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void raisesWhatIsPaidLate_data();
    void raisesWhatIsPaidLate();
    void raisesNothingElse_data();
    void raisesNothingElse();
    void raisesARefundAfterPaid_data();
    void raisesARefundAfterPaid();
    void opensARefundedPayment();
    void hasItsReceiptPrinted_data();
    void hasItsReceiptPrinted();
    void isSeenOnItsCard();
    void staysUntilConfirmed();
    void staysOverARestart();
    void showsTheOldestOfMany();
    void showsTheDetails();
    void isDoneWhenTheMoneyWentBack();
    void raisesWhatWasAbandonedBeforeTheRestart();
    void reportsWhatChangedWhileItWasClosed();
    void forgetsWhatNobodyKnows();
    void watchesNothingWhereNobodySees();

private:
    void abandon(); ///< the current charge
    [[nodiscard]] QWidget *bar() const { return named(*m_window, u"latePaymentBar"_s); }
    [[nodiscard]] QString title() const { return named<QLabel>(*m_window, u"lateTitle"_s)->text(); }
    [[nodiscard]] QList<QUuid> watched();
    void settleRepository();
};

void TestChargeWatch::init()
{
    openService([this](core::Transaction &made, const core::TransactionDraft &draft) {
        made.created = QDateTime::currentDateTimeUtc();
        made.events = {{Status::Code::Pending, made.created.addSecs(m_made)}};
        made.reference = draft.reference;
    });
    openWindow();
}

void TestChargeWatch::cleanup()
{
    closeAll();
}

void TestChargeWatch::abandon()
{
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    settle();
}

QList<QUuid> TestChargeWatch::watched()
{
    QList<QUuid> ids;
    const auto answer = await(m_box->console().watchedCharges().watched());
    for (const core::WatchedCharge &charge : answer.value_or(QList<core::WatchedCharge>()))
        ids.append(charge.id);
    return ids;
}

/// Waits until all queries of the store are answered, including follow-up queries. The store
/// answers in order.
void TestChargeWatch::settleRepository()
{
    for (int i = 0; i < 3; ++i) {
        (void)watched();
        settle();
    }
}

void TestChargeWatch::raisesWhatIsPaidLate_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"abandoned", "abandoned in the tray", "expired", "expired, set aside"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestChargeWatch::raisesWhatIsPaidLate()
{
    QFETCH(QString, how);
    const core::Transaction late = charge(u"1500"_s);
    if (how == "abandoned"_L1) {
        abandon();
    } else if (how == "abandoned in the tray"_L1) {
        press(Qt::Key_F2);
        press(Qt::Key_F4);
        QTRY_COMPARE(named<QTableView>(*m_window, u"openTable"_s)->model()->rowCount(), 1);
        press(Qt::Key_A);
        QTRY_VERIFY(!named(*m_window, u"chargePage"_s)
                         ->findChild<QWidget *>(u"chargeCards"_s)
                         ->isVisibleTo(named(*m_window, u"chargePage"_s)));
    } else if (how == "expired"_L1) {
        become(late, Status::Code::Expired);
        press(Qt::Key_Escape);
    } else {
        press(Qt::Key_F2);
        become(late, Status::Code::Expired);
    }
    QVERIFY(!bar()->isVisible());
    become(late, Status::Code::Paid);
    QVERIFY(bar()->isVisible());
    QVERIFY(title().contains(ui::moneyText(late.amount)));
    const QString text = named<QLabel>(*m_window, u"lateText"_s)->text();
    QVERIFY(text.contains(samples::payer().name)); // in full: the walk-in payer is not masked
    QVERIFY(bar()->accessibleName().contains(text));
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(bar()->isVisible()); // on every page
}

void TestChargeWatch::raisesNothingElse_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"paid in front", "paid in front, another page is open", "set aside and paid",
          "set aside and paid, another is served", "set aside and paid, another page is open",
          "expired", "canceled", "of another counter", "money sent"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestChargeWatch::raisesNothingElse()
{
    QFETCH(QString, what);
    const core::Transaction made = charge(u"1500"_s);
    if (what == "paid in front, another page is open"_L1)
        press(Qt::Key_3, Qt::AltModifier);
    if (what.startsWith("paid"_L1)) {
        become(made, Status::Code::Paid);
    } else {
        press(Qt::Key_F2);
        if (what == "set aside and paid, another is served"_L1)
            (void)charge(u"700"_s);
        if (what == "set aside and paid, another page is open"_L1)
            press(Qt::Key_3, Qt::AltModifier);
        if (what.startsWith("set aside"_L1))
            become(made, Status::Code::Paid);
        if (what == "expired"_L1)
            become(made, Status::Code::Expired);
        if (what == "canceled"_L1)
            become(made, Status::Code::Canceled);
    }
    core::Transaction other = samples::charge(900, 77);
    if (what == "money sent"_L1)
        other.operation = core::Operation::CashOut;
    if (what == "of another counter"_L1 || what == "money sent"_L1)
        Q_EMIT m_service->changed(samples::moved(other, Status::Code::Paid));
    settle();
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::hasItsReceiptPrinted_data()
{
    QTest::addColumn<QString>("where");
    for (const char *where : {"in front", "set aside", "abandoned"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

/// Automatic, even if the payment ends the watch at once.
void TestChargeWatch::hasItsReceiptPrinted()
{
    QFETCH(QString, where);
    m_box->preferences().set({.printing = {u"counter"_s, core::Paper::Roll58, true}});
    const core::Transaction made = charge(u"1500"_s);
    if (where == "set aside"_L1)
        press(Qt::Key_F2);
    if (where == "abandoned"_L1)
        abandon();
    become(made, Status::Code::Paid);
    const auto receipts = [this, &made] {
        const auto annotations = await(m_box->console().annotations().find({made.id}));
        return annotations ? annotations->value(made.id).receipts : -1;
    };
    QTRY_COMPARE(receipts(), 1);
}

/// After the confirmation no restart reports the payment again.
void TestChargeWatch::isSeenOnItsCard()
{
    const core::Transaction made = charge(u"1500"_s);
    press(Qt::Key_F2);
    become(made, Status::Code::Paid);
    auto *sidebar = named(*m_window, u"chargeSidebarButton"_s);
    QVERIFY(!sidebar->accessibleDescription().isEmpty());
    QCOMPARE(watched(), QList<QUuid>{made.id});
    press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
    QVERIFY(sidebar->accessibleDescription().isEmpty());
    QVERIFY(watched().isEmpty());
    openWindow();
    settleRepository();
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::staysUntilConfirmed()
{
    const core::Transaction late = charge(u"1500"_s);
    abandon();
    become(late, Status::Code::Paid);
    for (const auto key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_F2, Qt::Key_F4})
        press(key);
    QVERIFY(bar()->isVisible());
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bar()->isVisible());
    const auto annotations = await(m_box->console().annotations().find({late.id}));
    QVERIFY(annotations && annotations->value(late.id).lateSeen);
    QVERIFY(watched().isEmpty());
    openWindow();
    settleRepository();
    QVERIFY(!bar()->isVisible());
}

/// Set aside, paid, and not seen before the program ended.
void TestChargeWatch::staysOverARestart()
{
    const core::Transaction late = charge(u"1500"_s);
    press(Qt::Key_F2);
    become(late, Status::Code::Paid);
    QVERIFY(!bar()->isVisible());
    openWindow();
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY(title().contains(ui::moneyText(late.amount)));
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::showsTheOldestOfMany()
{
    const core::Transaction first = charge(u"1500"_s);
    abandon();
    const core::Transaction second = charge(u"700"_s);
    abandon();
    become(first, Status::Code::Paid);
    become(second, Status::Code::Paid);
    QVERIFY(title().contains(ui::moneyText(first.amount)));
    QVERIFY(title().contains(u"1"_s)); // and one more
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(title().contains(ui::moneyText(second.amount)));
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::showsTheDetails()
{
    const core::Transaction late = charge(u"1500"_s);
    abandon();
    become(late, Status::Code::Paid);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(named(*m_window, u"detailPage"_s)->isVisible());
    QVERIFY(bar()->isVisible());
}

void TestChargeWatch::isDoneWhenTheMoneyWentBack()
{
    const core::Transaction late = charge(u"1500"_s);
    abandon();
    become(late, Status::Code::Paid);
    become(late, Status::Code::Refund);
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::raisesWhatWasAbandonedBeforeTheRestart()
{
    charge(u"1500"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    m_window.reset();
    m_service->stored[0] = samples::moved(m_service->stored[0], Status::Code::Paid);
    openWindow();
    QTRY_VERIFY(bar()->isVisible());
}

void TestChargeWatch::reportsWhatChangedWhileItWasClosed()
{
    for (const char *digits : {"1500", "700", "900"}) {
        charge(QString::fromLatin1(digits));
        press(Qt::Key_F2);
    }
    m_window.reset();
    m_service->stored[0] = samples::moved(m_service->stored[0], Status::Code::Expired);
    m_service->stored[2] = samples::moved(m_service->stored[2], Status::Code::Paid);
    openWindow();
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"newsPage"_s));
    QTRY_VERIFY(named(*m_window, u"newsPage"_s)->isVisible());
    const auto *list = named<QListWidget>(*m_window, u"newsList"_s);
    QCOMPARE(list->accessibleName(), u"Since you were last here"_s); // the page may have been open
    QCOMPARE(list->count(), 4); // two headings and one line of each
    QVERIFY(list->item(0)->text().startsWith(ui::statusWord(Status::Code::Paid)));
    QVERIFY(list->item(1)->text().contains(ui::moneyText(m_service->stored[2].amount)));
    QVERIFY(!bar()->isVisible()); // no alarm
    press(Qt::Key_Return);
    QVERIFY(named(*m_window, u"detailPage"_s)->isVisible());
    openWindow();
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"newsPage"_s));
    press(Qt::Key_3); // there are two
    QVERIFY(named(*m_window, u"newsPage"_s)->isVisible());
    const auto *lines = named<QListWidget>(*m_window, u"newsList"_s);
    QVERIFY(lines->item(3)->text().startsWith(u'2'));
    press(Qt::Key_2);
    QVERIFY(named(*m_window, u"detailPage"_s)->isVisible());
    QCOMPARE(lines->currentRow(), 3);
    openWindow(); // nobody has acknowledged them
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"newsPage"_s));
    press(Qt::Key_Escape);
    QVERIFY(named(*m_window, u"chargePage"_s)->isVisible());
    QCOMPARE(watched().size(), 2); // an expired charge may still be paid for a while
    openWindow();
    settleRepository();
    QVERIFY(!m_window->findChild<QWidget *>(u"newsPage"_s));
}

void TestChargeWatch::forgetsWhatNobodyKnows()
{
    charge(u"1500"_s);
    m_window.reset();
    m_service->stored.clear(); // another database
    openWindow();
    QTRY_VERIFY(watched().isEmpty());
    QVERIFY(!bar()->isVisible());
}

void TestChargeWatch::watchesNothingWhereNobodySees()
{
    m_service->can = {};
    openWindow();
    charge(u"1500"_s);
    press(Qt::Key_F2);
    QVERIFY(watched().isEmpty());
}

void TestChargeWatch::raisesARefundAfterPaid_data()
{
    QTest::addColumn<Status::Code>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("refund") << Status::Code(Status::Code::Refund) << u"went back"_s;
    QTest::newRow("dispute") << Status::Code(Status::Code::InAnalysis) << u"in question"_s;
}

/// Also of a payment that this console never showed.
void TestChargeWatch::raisesARefundAfterPaid()
{
    QFETCH(Status::Code, status);
    QFETCH(QString, words);
    const auto *bar = named(*m_window, u"reversalBar"_s);
    const auto *text = named<QLabel>(*m_window, u"reversalText"_s);
    const core::Transaction paid = samples::moved(samples::charge(4200, 77), Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    Q_EMIT m_service->changed(samples::moved(samples::charge(100, 78), Status::Code::Expired));
    QTest::qWait(600); // longer than the delay of the bar
    QVERIFY(!bar->isVisible());
    Q_EMIT m_service->changed(samples::moved(paid, status));
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(text->text().contains(words), qPrintable(text->text()));
    QVERIFY(text->text().contains(ui::moneyText(paid.amount)));
    QCOMPARE(bar->accessibleName(), text->text());
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(bar->isVisible()); // on every page
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bar->isVisible());
}

void TestChargeWatch::opensARefundedPayment()
{
    const core::Transaction paid = samples::moved(samples::charge(4200, 77), Status::Code::Paid);
    Q_EMIT m_service->changed(samples::moved(paid, Status::Code::Refund));
    const auto *bar = named(*m_window, u"reversalBar"_s);
    QTRY_VERIFY(bar->isVisible());
    QTest::mouseClick(named(*m_window, u"reversalOpenButton"_s), Qt::LeftButton);
    QVERIFY(named(*m_window, u"detailPage"_s)->isVisible());
    QVERIFY(bar->isVisible()); // until it is confirmed
}

BALCAO_TEST(TestChargeWatch)
#include "tst_chargewatch.moc"
