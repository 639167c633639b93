// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/await.h"
#include "tests/support/detailbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"
#include "ui/widgets/statusbadge.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// History and annotations of a transaction.
class TestDetailHistory : public QObject, private DetailBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void listsTheEventsNewestFirst();
    void showsHowLongEachStepTook();
    void showsWhoCausedIt_data();
    void showsWhoCausedIt();
    void showsTheHistoryOfAnnotations();
    void cutsNoText_data();
    void cutsNoText();
};

void TestDetailHistory::listsTheEventsNewestFirst()
{
    core::Transaction transaction = samples::charge(1500);
    transaction = samples::moved(transaction, Status::fromText(u"<b>weighed</b>"_s));
    transaction = samples::moved(transaction, Status::Code::Paid);
    transaction = samples::moved(transaction, Status::Code::Refund);
    show(transaction);
    QStringList wanted;
    for (const core::StatusEvent &event : transaction.events)
        wanted.append(u"%1, %2"_s.arg(ui::statusWord(event.status), ui::timestampText(event.at)));
    QCOMPARE(events(), wanted);
    QVERIFY(wanted.first().startsWith(ui::statusWord(Status::Code::Refund)));
    QVERIFY(wanted[2].contains(u"<b>weighed</b>"_s));
}

void TestDetailHistory::showsHowLongEachStepTook()
{
    core::Transaction transaction = samples::charge(1500);
    const auto later = [&transaction](int seconds, const Status &status) {
        transaction.events.prepend({status, transaction.events.first().at.addSecs(seconds)});
        transaction.status = status;
    };
    later(38, Status::Code::InAnalysis);
    later(4 * 60 + 5, Status::Code::Paid);
    later(3 * 86400 + 2 * 3600, Status::Code::Refund);
    show(transaction);
    const QStringList described = sources();
    QCOMPARE(described.size(), 4);
    QVERIFY2(described[0].startsWith(u"3 d 2 h after “Paid”"_s), qPrintable(described[0]));
    QVERIFY2(described[1].startsWith(u"4 min 5 s after “In analysis”"_s), qPrintable(described[1]));
    QVERIFY2(described[2].startsWith(u"38 s after creation"_s), qPrintable(described[2]));
    QVERIFY2(!described[3].contains(u"after"_s), qPrintable(described[3]));
}

void TestDetailHistory::cutsNoText_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {760, 1060, 1150, 1366})
        QTest::addRow("%d", width) << width;
}

void TestDetailHistory::cutsNoText()
{
    QFETCH(int, width);
    m_service->can.sendsMoney = true;
    m_service->can.simulates = true;
    core::Transaction transaction = samples::charge(1500);
    transaction.operation = core::Operation::CashOut;
    for (const Status::Code code : {Status::Code::InProcess, Status::Code::Paid}) {
        transaction.events.prepend({code, transaction.events.first().at.addSecs(29)});
        transaction.status = code;
    }
    m_page->resize(width, 700);
    show(transaction);
    support::settle();
    const auto lines = m_page->findChildren<QWidget *>(u"eventLine"_s);
    QCOMPARE(lines.size(), 3);
    for (const QWidget *line : lines) {
        for (const QLabel *label : line->findChildren<QLabel *>())
            QCOMPARE_GE(label->height(), label->heightForWidth(label->width()));
        for (const QWidget *badge : line->findChildren<ui::StatusBadge *>())
            QCOMPARE_GE(badge->width(), badge->sizeHint().width());
    }
}

void TestDetailHistory::showsWhoCausedIt_data()
{
    QTest::addColumn<core::Operation>("operation");
    QTest::addColumn<Status>("status");
    QTest::addColumn<bool>("simulates");
    QTest::addColumn<bool>("refunds");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("described");
    using core::Operation;
    const QString simulated = u"simulated"_s;
    const QString byTheService = u"reported by the service"_s;
    QTest::newRow("paid, sandbox") << Operation::CashIn << Status(Status::Code::Paid) << true
                                   << true << QString() << simulated;
    QTest::newRow("canceled, sandbox") << Operation::CashIn << Status(Status::Code::Canceled)
                                       << true << true << QString() << simulated;
    QTest::newRow("paid, elsewhere") << Operation::CashIn << Status(Status::Code::Paid) << false
                                     << false << QString() << byTheService;
    QTest::newRow("in analysis, sandbox") << Operation::CashIn << Status(Status::Code::InAnalysis)
                                          << true << true << QString() << byTheService;
    QTest::newRow("expired") << Operation::CashIn << Status(Status::Code::Expired) << false << false
                             << QString() << u"automatically"_s;
    QTest::newRow("given back") << Operation::CashIn << Status(Status::Code::Refund) << true << true
                                << QString() << u"by a person"_s;
    QTest::newRow("given back here before")
        << Operation::CashIn << Status(Status::Code::Refund) << false << false << u"Wrong order"_s
        << u"by a person"_s;
    QTest::newRow("given back elsewhere") << Operation::CashIn << Status(Status::Code::Refund)
                                          << false << false << QString() << byTheService;
    QTest::newRow("sent, sandbox") << Operation::CashOut << Status(Status::Code::Paid) << true
                                   << true << QString() << u"by the sandbox"_s;
    QTest::newRow("sent, elsewhere") << Operation::CashOut << Status(Status::Code::Paid) << false
                                     << false << QString() << byTheService;
    QTest::newRow("unknown") << Operation::CashIn << Status::fromText(u"partially_paid"_s) << true
                             << true << QString() << byTheService;
}

void TestDetailHistory::showsWhoCausedIt()
{
    QFETCH(core::Operation, operation);
    QFETCH(Status, status);
    QFETCH(bool, simulates);
    QFETCH(bool, refunds);
    QFETCH(QString, reason);
    QFETCH(QString, described);
    m_service->can.simulates = simulates;
    m_service->can.refunds = refunds;
    core::Transaction transaction = samples::moved(samples::charge(1500), status);
    transaction.operation = operation;
    transaction.refundReason = reason;
    show(transaction);
    QVERIFY2(sources()[0].contains(described), qPrintable(sources()[0]));
    QVERIFY2(sources()[1].contains(u"created by the shop"_s), qPrintable(sources()[1]));
}

void TestDetailHistory::showsTheHistoryOfAnnotations()
{
    const core::Transaction transaction = fullCashIn();
    core::ConsoleDatabase &console = m_context->console();
    const auto lines = [this] {
        QStringList described;
        for (const QWidget *line :
             named<QWidget>(*m_page, u"editsCard"_s)->findChildren<QWidget *>(u"editLine"_s))
            described.append(line->accessibleName().section(u',', 0, 0) + u": "_s +
                             line->accessibleDescription());
        return described;
    };
    show(transaction);
    QVERIFY(!named<QWidget>(*m_page, u"editsCard"_s)->isVisible()); // nothing yet
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(lines(), QStringList{u"Note: bolo"_s});
    QVERIFY(named<QWidget>(*m_page, u"editsCard"_s)->isVisible());
    // at another counter of the shop
    await(console.annotations().setTags(transaction.id, u"festa, fiado"_s));
    await(console.annotations().setNote(transaction.id, {}));
    QTRY_COMPARE(lines(),
                 (QStringList{u"Note removed: "_s, u"Tags: festa, fiado"_s, u"Note: bolo"_s}));
    core::Transaction other = fullCashIn();
    other.id = QUuid::createUuid();
    show(other);
    QTRY_VERIFY(!named<QWidget>(*m_page, u"editsCard"_s)->isVisible());
}

BALCAO_TEST(TestDetailHistory)
#include "tst_detailhistory.moc"
