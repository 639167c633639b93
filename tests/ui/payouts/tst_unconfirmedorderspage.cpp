// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/till/payoutcontroller.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/fakeunconfirmedorders.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/payouts/sendpage.h"
#include "ui/payouts/unconfirmedorderspage.h"
#include "ui/shell/shopview.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Error;
using core::IntentState;
using core::Money;
using core::Operation;
using support::named;
using support::press;
using support::type;

Q_DECLARE_METATYPE(core::IntentState)

namespace
{

core::TransactionDraft draft(Operation operation, const QString &reference)
{
    core::TransactionDraft draft;
    draft.operation = operation;
    draft.amount = Money::fromCents(1500);
    draft.name = u"Ana Souza"_s;
    draft.email = u"ana@example.com"_s;
    draft.phone = u"11987654712"_s;
    draft.document = u"11144477735"_s;
    draft.description = u"Aluguel"_s;
    draft.platform = QUuid::fromString(u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s);
    draft.reference = reference;
    if (operation == Operation::CashOut) {
        draft.pixKey = u"ana@example.com"_s;
        draft.keyType = core::PixKey::Kind::Email;
    }
    return draft;
}

} // namespace

/// Unconfirmed orders by keys, in a shop whose service has a list of them.
class TestUnconfirmedOrdersPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsWhatIsKnown_data();
    void showsWhatIsKnown();
    void showsThatNothingIsUnconfirmed();
    void looksNow();
    void followsWhatIsFound();
    void countsInTheSidebar();
    void offersWhatIsPossible_data();
    void offersWhatIsPossible();
    void opensWhatHappened();
    void sendsAChargeAgain();
    void showsWhyItWasNotSentAgain();
    void sendsAPayoutAgainTheUsualWay();
    void removesWhatWasSettledElsewhere();
    void asksNothingAboutAnotherOne();
    void wantsThePinForAPayout();
    void letsTheCounterGoOn();
    void listsUnconfirmedPayoutsOfALocalService();

private:
    void openPage();
    [[nodiscard]] QWidget *page() const { return m_shop->findChild<ui::UnconfirmedOrdersPage *>(); }
    [[nodiscard]] QString text(const QString &name) const
    {
        return named<QLabel>(*page(), name)->text();
    }
    [[nodiscard]] bool isShown(const QString &name) const
    {
        return named<QWidget>(*page(), name)->isVisible();
    }
    [[nodiscard]] QStringList rows() const;
    [[nodiscard]] QAbstractButton *entry() const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<FakeUnconfirmedOrders> m_unconfirmedOrders;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ShopView> m_shop;
};

void TestUnconfirmedOrdersPage::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_unconfirmedOrders = std::make_unique<FakeUnconfirmedOrders>();
    m_service->unconfirmed = m_unconfirmedOrders.get();
    m_box = std::make_unique<ToolBox>(*m_service);
}

void TestUnconfirmedOrdersPage::cleanup()
{
    m_shop.reset();
    m_box.reset();
    m_service.reset();
    m_unconfirmedOrders.reset();
}

/// Opens the page by its shortcut, from the counter.
void TestUnconfirmedOrdersPage::openPage()
{
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    m_shop->resize(1024, 700);
    support::open(*m_shop);
    support::settle();
    press(Qt::Key_8, Qt::AltModifier);
    support::settle();
    QVERIFY(page() && page()->isVisible());
}

QStringList TestUnconfirmedOrdersPage::rows() const
{
    const auto *list = named<QListWidget>(*page(), u"unconfirmedRows"_s);
    QStringList rows;
    for (int row = 0; row < list->count(); ++row)
        rows.append(list->item(row)->text());
    return rows;
}

/// Returns the entry of the sidebar.
QAbstractButton *TestUnconfirmedOrdersPage::entry() const
{
    for (auto *button : m_shop->findChildren<QAbstractButton *>()) {
        if (button->accessibleName().startsWith(u"Not confirmed"_s))
            return button;
    }
    return nullptr;
}

void TestUnconfirmedOrdersPage::showsWhatIsKnown_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<IntentState>("state");
    QTest::addColumn<QStringList>("message");
    QTest::addRow("charge, unknown")
        << Operation::CashIn << IntentState::Unknown
        << QStringList{u"Charge of"_s,         u"Ana S."_s, u"doubt-1"_s, u"not known yet"_s,
                       u"nobody can pay it"_s, u"2 times"_s};
    QTest::addRow("payout, unknown")
        << Operation::CashOut << IntentState::Unknown
        << QStringList{u"Payout of"_s, u"Ana Souza"_s, u"ana@example.com"_s, u"not known yet"_s,
                       u"nothing else goes to this key"_s};
    QTest::addRow("payout, being sent again")
        << Operation::CashOut << IntentState::Sending
        << QStringList{u"not known yet"_s, u"nothing else goes to this key"_s};
    QTest::addRow("charge, mismatch")
        << Operation::CashIn << IntentState::Mismatch << QStringList{u"another order"_s};
    QTest::addRow("payout, mismatch")
        << Operation::CashOut << IntentState::Mismatch
        << QStringList{u"another order"_s, u"nothing else goes to this key"_s};
    QTest::addRow("charge, absent")
        << Operation::CashIn << IntentState::Absent << QStringList{u"Nothing was created"_s};
    QTest::addRow("payout, absent")
        << Operation::CashOut << IntentState::Absent
        << QStringList{u"Nothing was sent"_s, u"The money is where it was"_s};
    QTest::addRow("confirmed") << Operation::CashOut << IntentState::Confirmed
                               << QStringList{u"It happened"_s};
    QTest::addRow("abandoned") << Operation::CashOut << IntentState::Abandoned
                               << QStringList{u"Settled elsewhere"_s};
}

void TestUnconfirmedOrdersPage::showsWhatIsKnown()
{
    QFETCH(Operation, operation);
    QFETCH(IntentState, state);
    QFETCH(QStringList, message);
    m_unconfirmedOrders->add(draft(operation, u"doubt-1"_s), state, 2);
    openPage();
    QCOMPARE(rows().size(), 1);
    for (const QString &part : message)
        QVERIFY2(rows().first().contains(part), qPrintable(rows().first()));
    const auto *list = named<QListWidget>(*page(), u"unconfirmedRows"_s);
    QVERIFY(list->hasFocus());
    QVERIFY(!list->item(0)->data(Qt::AccessibleTextRole).toString().isEmpty());
    QCOMPARE(isShown(u"unconfirmedSettleButton"_s),
             ui::UnconfirmedOrdersPage::isWaiting(m_unconfirmedOrders->all.first().intent) &&
                 state != IntentState::Sending);
}

void TestUnconfirmedOrdersPage::showsThatNothingIsUnconfirmed()
{
    openPage();
    QVERIFY(rows().isEmpty());
    QVERIFY(isShown(u"unconfirmedEmpty"_s));
    QVERIFY(text(u"unconfirmedEmpty"_s).contains(u"No unconfirmed orders"_s));
    QVERIFY(!isShown(u"unconfirmedLookButton"_s));
    QVERIFY(entry()->isVisible()); // always visible where answers may not arrive
    QVERIFY(entry()->accessibleDescription().isEmpty()); // without a count
}

void TestUnconfirmedOrdersPage::looksNow()
{
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), IntentState::Unknown);
    m_unconfirmedOrders->next = QDateTime(QDate(2026, 11, 21), QTime(12, 34, 56), core::brasilia());
    openPage();
    QVERIFY2(text(u"unconfirmedNext"_s).contains(u"12:34:56"_s),
             qPrintable(text(u"unconfirmedNext"_s)));
    m_unconfirmedOrders->next.reset();
    press(Qt::Key_F5);
    QCOMPARE(m_unconfirmedOrders->looks, 1);
    QVERIFY(text(u"unconfirmedNext"_s).contains(u"now"_s));
}

void TestUnconfirmedOrdersPage::followsWhatIsFound()
{
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), IntentState::Unknown);
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"b"_s), IntentState::Unknown);
    openPage();
    press(Qt::Key_Down);
    m_unconfirmedOrders->settle(u"b"_s, IntentState::Confirmed, samples::charge(1500).id);
    support::settle();
    QVERIFY(rows().at(0).contains(u"not known yet"_s));
    QVERIFY(rows().at(1).contains(u"It happened"_s));
    QCOMPARE(named<QListWidget>(*page(), u"unconfirmedRows"_s)->currentRow(), 1); // unchanged
}

void TestUnconfirmedOrdersPage::countsInTheSidebar()
{
    for (const IntentState state :
         {IntentState::Unknown, IntentState::Mismatch, IntentState::Absent, IntentState::Confirmed,
          IntentState::Abandoned})
        m_unconfirmedOrders->add(draft(Operation::CashIn, core::toText(state)), state);
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    support::open(*m_shop);
    QTRY_VERIFY2(entry()->accessibleDescription().contains(u'3'),
                 qPrintable(entry()->accessibleDescription())); // before the page is created
    m_unconfirmedOrders->settle(core::toText(IntentState::Unknown), IntentState::Confirmed);
    QTRY_VERIFY(entry()->accessibleDescription().contains(u'2'));
}

void TestUnconfirmedOrdersPage::offersWhatIsPossible_data()
{
    QTest::addColumn<IntentState>("state");
    QTest::addColumn<QStringList>("buttons");
    const QString look = u"unconfirmedLookButton"_s;
    const QString settle = u"unconfirmedSettleButton"_s;
    QTest::newRow("unknown") << IntentState::Unknown << QStringList{look, settle};
    QTest::newRow("mismatch") << IntentState::Mismatch << QStringList{settle};
    QTest::newRow("absent") << IntentState::Absent
                            << QStringList{settle, u"unconfirmedAgainButton"_s};
    QTest::newRow("confirmed") << IntentState::Confirmed << QStringList{u"unconfirmedOpenButton"_s};
    QTest::newRow("abandoned") << IntentState::Abandoned << QStringList();
}

void TestUnconfirmedOrdersPage::offersWhatIsPossible()
{
    QFETCH(IntentState, state);
    QFETCH(QStringList, buttons);
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), state);
    openPage();
    for (const QString &name : {u"unconfirmedLookButton"_s, u"unconfirmedSettleButton"_s,
                                u"unconfirmedAgainButton"_s, u"unconfirmedOpenButton"_s})
        QVERIFY2(isShown(name) == buttons.contains(name), qPrintable(name));
    press(Qt::Key_R); // no effect where not offered
    QCOMPARE(isShown(u"unconfirmedQuestion"_s), state == IntentState::Absent);
}

void TestUnconfirmedOrdersPage::opensWhatHappened()
{
    m_service->stored = {samples::charge(1500)};
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), IntentState::Unknown);
    m_unconfirmedOrders->settle(u"a"_s, IntentState::Confirmed, m_service->stored.first().id);
    openPage();
    press(Qt::Key_Return);
    QTRY_VERIFY(m_shop->findChild<QWidget *>(u"detailPage"_s));
    QVERIFY(m_shop->findChild<QWidget *>(u"detailPage"_s)->isVisible());
}

/// An order is sent again once, and only after a question.
void TestUnconfirmedOrdersPage::sendsAChargeAgain()
{
    m_service->onCreate = [](const auto &) { return samples::charge(1500); };
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), IntentState::Absent, 3);
    openPage();
    press(Qt::Key_Return);
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_R);
    QVERIFY(text(u"unconfirmedQuestion"_s).contains(u"Send it again?"_s));
    press(Qt::Key_Escape);
    QVERIFY(!isShown(u"unconfirmedQuestion"_s));
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_R);
    press(Qt::Key_Return);
    support::settle();
    QCOMPARE(m_service->drafts, {draft(Operation::CashIn, u"a"_s)});
    QTRY_VERIFY(m_shop->findChild<QWidget *>(u"detailPage"_s));
}

void TestUnconfirmedOrdersPage::showsWhyItWasNotSentAgain()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unreachable, {}, {}});
    };
    m_unconfirmedOrders->add(draft(Operation::CashIn, u"a"_s), IntentState::Absent, 3);
    openPage();
    press(Qt::Key_R);
    press(Qt::Key_Return);
    support::settle();
    QVERIFY(text(u"unconfirmedNews"_s).contains(u"cannot be reached"_s));
    QVERIFY(isShown(u"unconfirmedAgainButton"_s)); // and the user can retry
}

/// Nothing is sent from this page: the payout passes review and hold time as usual.
void TestUnconfirmedOrdersPage::sendsAPayoutAgainTheUsualWay()
{
    m_service->onCreate = [](const core::TransactionDraft &ordered) {
        core::Transaction made = samples::charge(1500);
        made.operation = Operation::CashOut;
        made.reference = ordered.reference;
        return made;
    };
    m_unconfirmedOrders->add(draft(Operation::CashOut, u"a"_s), IntentState::Absent, 3);
    openPage();
    press(Qt::Key_R);
    press(Qt::Key_Return);
    auto *send = m_shop->findChild<ui::SendPage *>();
    QVERIFY(send && send->isVisible());
    QVERIFY(named<QWidget>(*send, u"sendReview"_s)->isVisible());
    support::settle();
    QVERIFY(m_service->drafts.isEmpty());
    send->setTimeToRecall(0ms);
    const auto *confirm = named<QPushButton>(*send, u"reviewSendButton"_s);
    QVERIFY(QTest::qWaitFor([confirm] { return confirm->isEnabled(); }, kWaitLimit));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts.first().reference, u"a"_s);
}

void TestUnconfirmedOrdersPage::removesWhatWasSettledElsewhere()
{
    m_unconfirmedOrders->add(draft(Operation::CashOut, u"a"_s), IntentState::Unknown);
    openPage();
    press(Qt::Key_X);
    QVERIFY(text(u"unconfirmedQuestion"_s).contains(u"stops searching for it"_s));
    QVERIFY(!isShown(u"unconfirmedPinEdit"_s)); // no PIN is set
    QCOMPARE(m_unconfirmedOrders->all.first().intent.state, IntentState::Unknown);
    press(Qt::Key_Return);
    support::settle();
    QCOMPARE(m_unconfirmedOrders->all.first().intent.state, IntentState::Abandoned);
    QVERIFY(rows().first().contains(u"Settled elsewhere"_s));
    QVERIFY(!isShown(u"unconfirmedQuestion"_s));
}

/// A result that arrives during the question must not change the subject of the question.
void TestUnconfirmedOrdersPage::asksNothingAboutAnotherOne()
{
    m_unconfirmedOrders->add(draft(Operation::CashOut, u"a"_s), IntentState::Unknown);
    openPage();
    press(Qt::Key_X);
    m_unconfirmedOrders->settle(u"a"_s, IntentState::Confirmed, samples::charge(1500).id);
    support::settle();
    QVERIFY(!isShown(u"unconfirmedQuestion"_s));
    QCOMPARE(m_unconfirmedOrders->all.first().intent.state, IntentState::Confirmed);
}

void TestUnconfirmedOrdersPage::wantsThePinForAPayout()
{
    QVERIFY(m_box->approver().setPin({}, u"4711"_s));
    m_unconfirmedOrders->add(draft(Operation::CashOut, u"a"_s), IntentState::Unknown);
    openPage();
    press(Qt::Key_X);
    QVERIFY(isShown(u"unconfirmedPinEdit"_s));
    type(u"1111"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_unconfirmedOrders->all.first().intent.state, IntentState::Unknown);
    QVERIFY(!text(u"unconfirmedNews"_s).isEmpty());
    type(u"4711"_s);
    press(Qt::Key_Return);
    support::settle();
    QCOMPARE(m_unconfirmedOrders->all.first().intent.state, IntentState::Abandoned);
}

/// The next customer can be charged at once: the code of the unconfirmed charge was never shown.
void TestUnconfirmedOrdersPage::letsTheCounterGoOn()
{
    m_service->onCreate = [this](const core::TransactionDraft &ordered) {
        m_unconfirmedOrders->add(ordered, IntentState::Unknown);
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    support::open(*m_shop);
    support::settle();
    type(u"1500"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->drafts.size(), 1);
    support::settle();
    const auto isAnnounced = [this] {
        const auto labels = m_shop->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"Alt+8"_s);
        });
    };
    QTRY_VERIFY(isAnnounced());
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->drafts.size(), 2);
    QVERIFY(m_service->drafts.at(0).reference != m_service->drafts.at(1).reference);
    QTRY_VERIFY(entry()->accessibleDescription().contains(u'2'));
}

/// A local service knows the outcome for certain, but may be unavailable.
void TestUnconfirmedOrdersPage::listsUnconfirmedPayoutsOfALocalService()
{
    m_service->unconfirmed = nullptr;
    const auto answers = m_service->onList;
    m_service->onList = [answers](const core::TransactionFilter &filter) {
        const bool isLookUp = !filter.reference.isEmpty();
        return isLookUp ? tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}})
                        : answers(filter);
    };
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    support::open(*m_shop);
    support::settle();
    QVERIFY(!entry()->isVisible()); // nothing is unconfirmed
    m_shop.reset();
    const core::PayoutOrder held{.draft = draft(Operation::CashOut, u"a"_s),
                                 .state = core::PayoutOrder::State::Held};
    QVERIFY(await(m_box->console().payouts().recordPayout(held)));
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    support::open(*m_shop);
    QTRY_VERIFY(entry()->isVisible());
    press(Qt::Key_8, Qt::AltModifier);
    QTRY_COMPARE(rows().size(), 1);
    QVERIFY(rows().first().contains(u"not known yet"_s));
    press(Qt::Key_X);
    press(Qt::Key_Return);
    support::settle();
    QVERIFY(rows().isEmpty());
    QVERIFY(await(m_box->console().payouts().payouts())->isEmpty());
}

BALCAO_TEST(TestUnconfirmedOrdersPage)
#include "tests/support/waitlimit.h"
#include "tst_unconfirmedorderspage.moc"
