// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/refundcontroller.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/widgets/busyindicator.h"

#include <QtCore/QPointer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using support::press;
using support::settle;
using support::Tour;
using Stage = ui::BusyIndicator::Stage;

namespace
{

/// A user action on a page whose answer does not arrive.
struct Doing
{
    const char *name;
    const char *wait;  ///< object name of the busy notice
    const char *label; ///< object name of the label that shows the notice
    void (*act)(Tour &);
    const char *doing; ///< start of the text
};

const QList<Doing> kDoings{
    {"charge", "chargeWait", "chargeMessage",
     [](Tour &tour) {
         tour.service.holds = true;
         support::type(u"1500"_s);
         press(Qt::Key_Return);
     },
     "Creating the charge…"},
    {"state of a charge", "liveWait", "newsLabel",
     [](Tour &tour) {
         support::chargeOnTour(tour);
         tour.service.holds = true;
         press(Qt::Key_F5);
     },
     "Checking the state…"},
    {"simulated customer", "simulateWait", "newsLabel",
     [](Tour &tour) {
         support::chargeOnTour(tour);
         tour.service.holds = true;
         press(Qt::Key_1, Qt::ControlModifier);
     },
     "Informing the service"},
    {"open charges", "openWait", "openNoticeText",
     [](Tour &tour) {
         tour.service.holds = true;
         press(Qt::Key_F4);
     },
     "Reading…"},
    {"open charges again", "openWait", "openNewsLabel",
     [](Tour &tour) {
         press(Qt::Key_F4);
         settle();
         tour.service.holds = true;
         press(Qt::Key_F5);
     },
     "Reading…"},
    {"state of an open charge", "openCheckWait", "openNewsLabel",
     [](Tour &tour) {
         press(Qt::Key_F4);
         settle();
         tour.service.holds = true;
         press(Qt::Key_R);
     },
     "Checking the state of"},
    {"list", "listWait", "noticeText",
     [](Tour &tour) {
         tour.service.holds = true;
         support::openListOnTour();
     },
     "Reading…"},
    {"next page", "listWait", "pageBusyIndicator",
     [](Tour &tour) {
         support::openListOnTour();
         tour.service.holds = true;
         for (int i = 0; i < 12; ++i)
             press(Qt::Key_PageDown);
     },
     "Reading…"},
    {"detail", "detailWait", "detailWaitLabel",
     [](Tour &tour) {
         support::openListOnTour();
         tour.service.holds = true;
         press(Qt::Key_Return);
     },
     "Reading…"},
    {"refund", "refundWait", "refundProblem",
     [](Tour &tour) {
         for (core::Transaction &charge : tour.service.stored)
             charge = samples::moved(charge, core::Status::Code::Paid);
         tour.service.can.refunds = true;
         support::openListOnTour();
         press(Qt::Key_Return);
         settle();
         tour.window.findChild<core::RefundController *>()->setHoldTime({});
         press(Qt::Key_R);
         tour.service.holds = true;
         press(Qt::Key_Return);
     },
     "Refunding…"},
    {"summary", "summaryWait", "summaryNotice",
     [](Tour &tour) {
         tour.service.holds = true;
         press(Qt::Key_6, Qt::AltModifier);
     },
     "Reading…"},
    {"export", "exportWait", "exportPreview",
     [](Tour &tour) {
         support::openListOnTour();
         tour.service.holds = true;
         press(Qt::Key_E);
     },
     "Adding up…"},
    {"review", "reviewWait", "reviewLooking",
     [](Tour &tour) {
         support::openSendingOnTour(tour);
         tour.service.holds = true;
         for (const char *text : {"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d", "50,00", "Ana Souza",
                                  "111.444.777-35", "ana@example.com", "11987654712", "Aluguel"}) {
             support::type(QString::fromLatin1(text));
             press(Qt::Key_Return);
         }
         press(Qt::Key_Return, Qt::ControlModifier);
     },
     "Checking whether this was sent before…"},
    {"send", "sendWait", "sentSentence",
     [](Tour &tour) {
         support::reviewOnTour(tour);
         const auto *send = support::named(tour.window, u"reviewSendButton"_s);
         if (!QTest::qWaitFor([send] { return send->isEnabled(); }, kWaitLimit))
             qFatal("nothing can be sent");
         tour.service.holds = true;
         press(Qt::Key_Return);
         if (!QTest::qWaitFor([&tour] { return !tour.service.drafts.isEmpty(); }, kWaitLimit))
             qFatal("nothing was asked");
     },
     "The payout was requested from the service."},
};

QList<core::Transaction> repository()
{
    QList<core::Transaction> charges;
    for (int i = 1; i <= 230; ++i)
        charges.append(samples::charge(100LL * i, i));
    return charges;
}

} // namespace

class TestBusyIndicator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsNothingOfWhatIsThereSoon();
    void showsMoreAndMore();
    void beginsAgain();
    void isSeenOnEveryPage_data();
    void isSeenOnEveryPage();
    void callsAReceiptThatNobodyAnswersForNotVerified();
};

void TestBusyIndicator::showsNothingOfWhatIsThereSoon()
{
    QWidget page;
    ui::BusyIndicator wait(u"wait"_s, &page);
    const QSignalSpy message(&wait, &ui::BusyIndicator::messageChanged);
    wait.begin({u"Reading…"_s});
    QVERIFY(wait.isOn());
    settle();
    wait.end();
    QVERIFY(!wait.isOn());
    QCOMPARE(message.size(), 0);
}

void TestBusyIndicator::showsMoreAndMore()
{
    QWidget page;
    ui::BusyIndicator wait(u"wait"_s, &page);
    wait.setDelays({.shown = 10ms, .explained = 60ms, .choosing = 200ms});
    QList<std::pair<Stage, QString>> seen;
    connect(&wait, &ui::BusyIndicator::messageChanged, this, [&](const QString &text) {
        seen.append({wait.stage(), text});
    });
    wait.begin({u"Making it…"_s, u"Nobody knows."_s});
    QTRY_VERIFY(!seen.isEmpty() && seen.last().first == Stage::Choosing);
    QCOMPARE(seen.first(), std::pair(Stage::Shown, u"Making it…"_s));
    QCOMPARE(page.accessibleDescription(), seen.last().second);
    QVERIFY(seen.last().second.startsWith(u"Making it… No answer for "_s));
    QVERIFY(seen.last().second.endsWith(u"Nobody knows."_s));
    const auto explained = std::find_if(seen.cbegin(), seen.cend(), [](const auto &each) {
        return each.first == Stage::Explained;
    });
    QVERIFY(explained != seen.cend());
    QVERIFY(explained->second.endsWith(u"s so far: the service is slow to answer."_s));
    QVERIFY(!explained->second.contains(u"Nobody knows."_s));

    wait.end();
    QCOMPARE(seen.last(), std::pair(Stage::Unseen, QString()));
    QVERIFY(page.accessibleDescription().isEmpty());
}

void TestBusyIndicator::beginsAgain()
{
    QWidget page;
    ui::BusyIndicator wait(u"wait"_s, &page);
    wait.setDelays({.shown = 1ms, .explained = 2ms, .choosing = 3ms});
    wait.begin({u"Reading…"_s});
    QTRY_COMPARE(wait.stage(), Stage::Choosing);
    QVERIFY(wait.text().contains(u"F5"_s));
    wait.setDelays({});
    wait.begin({u"Reading…"_s});
    QCOMPARE(wait.stage(), Stage::Unseen);
    QVERIFY(wait.isOn());
}

void TestBusyIndicator::isSeenOnEveryPage_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < kDoings.size(); ++i)
        QTest::newRow(kDoings[i].name) << i;
}

void TestBusyIndicator::isSeenOnEveryPage()
{
    QFETCH(int, index);
    const Doing &doing = kDoings[index];
    Tour tour;
    tour.service.stored = repository();
    tour.service.onCreate = [](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(1500, 999);
        made.operation = draft.operation;
        return made;
    };
    tour.window.showShop(tour.context.context());
    support::open(tour.window);
    doing.act(tour);
    auto *wait = support::named<ui::BusyIndicator>(tour.window, QLatin1StringView(doing.wait));
    const QPointer<QLabel> label =
        support::named<QLabel>(tour.window, QLatin1StringView(doing.label)); // may disappear
    const QString words = QString::fromUtf8(doing.doing);
    QTRY_VERIFY(wait->isOn());
    wait->setDelays({.shown = 0ms, .explained = 0ms, .choosing = 1h});
    QTRY_COMPARE(wait->stage(), Stage::Explained);
    QVERIFY2(label->isVisible(), qPrintable(label->text()));
    QVERIFY2(label->text().startsWith(words), qPrintable(label->text()));
    QVERIFY2(label->text().contains(u"the service is slow"_s), qPrintable(label->text()));
    wait->setDelays({.shown = 0ms, .explained = 0ms, .choosing = 0ms});
    QTRY_COMPARE(wait->stage(), Stage::Choosing);
    QVERIFY2(label->text().contains(u"No answer for "_s), qPrintable(label->text()));
    tour.service.holds = false;
    tour.service.release();
    QTRY_VERIFY(!wait->isOn());
    QVERIFY(!label || !label->text().contains(u"No answer for "_s));
}

void TestBusyIndicator::callsAReceiptThatNobodyAnswersForNotVerified()
{
    Tour tour;
    tour.window.showShop(tour.context.context());
    support::open(tour.window);
    press(Qt::Key_F8);
    tour.service.holds = true;
    support::type(u"ABC123"_s);
    press(Qt::Key_Return);
    auto *wait = support::named<ui::BusyIndicator>(tour.window, u"claimWait"_s);
    const auto *message = support::named<QLabel>(tour.window, u"claimMessage"_s);
    wait->setDelays({.shown = 0ms, .explained = 0ms, .choosing = 1h});
    QTRY_COMPARE(wait->stage(), Stage::Explained);
    QVERIFY(message->text().contains(u"the service is slow"_s));
    wait->setDelays({.shown = 0ms, .explained = 0ms, .choosing = 0ms});
    QTRY_VERIFY(!message->isVisible()); // the answer has arrived
    QVERIFY(!wait->isOn());
}

BALCAO_TEST(TestBusyIndicator)
#include "tests/support/waitlimit.h"
#include "tst_busyindicator.moc"
