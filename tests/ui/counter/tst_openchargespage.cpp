// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/fakebank.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/openchargespage.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtCore/QElapsedTimer>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using Column = ui::OpenChargesModel::Column;

class TestOpenChargesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listsWhatCanStillBePaid();
    void readsAllPages();
    void readsAgainWhatMovedMeanwhile();
    void followsTheService();
    void keepsWhatChangedWhileItRead();
    void showsWhereThereIsNothing();
    void showsThatItReads();
    void showsThatItCouldNotRead();
    void opensAtTheCounter();
    void abandons();
    void leavesTheWidthOfMarksToThePayers();
    void restoresWhatItAbandoned();
    void remembersWhatIsAbandoned();
    void showsThatItCouldNotAbandon();
    void copiesTheCode();
    void copiesNoCodeThatAsksForSomethingElse();
    void checksAgain();
    void acceptsNothingFromAScanner();
    void leaves();
    void countsWhatIsOpenForLong();
    void showsWhatItKnows();
    void showsWhatTheBankReports();
    void showsWhatItSawBefore();
    void masksThePayer();
    void keepsTheCursorOnItsCharge();
    void staysFastWithAThousand();

private:
    void fill(int count);
    void open();
    void show(const ui::ShopContext &context);
    [[nodiscard]] QTableView *table() const { return named<QTableView>(*m_page, u"openTable"_s); }
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }
    [[nodiscard]] QString cell(int row, Column column) const
    {
        return table()->model()->index(row, static_cast<int>(column)).data().toString();
    }
    [[nodiscard]] QString text(const char *label) const
    {
        return named<QLabel>(*m_page, QString::fromLatin1(label))->text();
    }
    [[nodiscard]] std::optional<core::Annotations> annotations(const QUuid &id);

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::OpenChargesModel> m_model;
    std::unique_ptr<ui::OpenChargesPage> m_page;
};

void TestOpenChargesPage::init()
{
    m_service = std::make_unique<FakeService>();
    m_box = std::make_unique<ToolBox>(*m_service);
}

void TestOpenChargesPage::cleanup()
{
    m_page.reset();
    m_model.reset();
    m_box.reset();
    m_service.reset();
}

/// Creates this number of pending charges, each a minute older than the previous one.
void TestOpenChargesPage::fill(int count)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 1; i <= count; ++i) {
        core::Transaction charge = samples::charge(100LL * i, i);
        charge.created = now.addSecs(-60LL * i);
        m_service->stored.append(charge);
    }
}

void TestOpenChargesPage::open()
{
    show(m_box->context());
    m_page->resize(1000, 700);
    support::open(*m_page);
}

void TestOpenChargesPage::show(const ui::ShopContext &context)
{
    m_page.reset();
    m_model = std::make_unique<ui::OpenChargesModel>(context);
    m_page = std::make_unique<ui::OpenChargesPage>(context, *m_model);
}

std::optional<core::Annotations> TestOpenChargesPage::annotations(const QUuid &id)
{
    const auto answer = await(m_box->console().annotations().find({id}));
    return answer ? std::optional(answer->value(id)) : std::nullopt;
}

void TestOpenChargesPage::listsWhatCanStillBePaid()
{
    fill(3);
    core::Transaction out = samples::charge(900, 20);
    out.operation = core::Operation::CashOut;
    core::Transaction checked = samples::moved(samples::charge(800, 21), Status::Code::InAnalysis);
    m_service->stored << out << checked
                      << samples::moved(samples::charge(700, 22), Status::Code::Paid)
                      << samples::moved(samples::charge(700, 23), Status::Code::Expired);
    open();
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(cell(0, Column::Amount), ui::moneyText(core::Money::fromCents(800))); // the oldest
    QCOMPARE(cell(0, Column::Mark), ui::statusWord(Status::Code::InAnalysis));
    QCOMPARE(cell(1, Column::Amount), ui::moneyText(core::Money::fromCents(300)));
    QCOMPARE(cell(3, Column::Amount), ui::moneyText(core::Money::fromCents(100)));
    QVERIFY(cell(3, Column::Age).startsWith(u"1:0"_s));
    QCOMPARE(cell(3, Column::Reference), u"T-1"_s);
    QVERIFY(table()->hasFocus());
}

void TestOpenChargesPage::readsAllPages()
{
    fill(234);
    open();
    QTRY_COMPARE(rows(), 234);
    QCOMPARE(cell(0, Column::Reference), u"T-234"_s);
}

/// The first charge of page 1 is paid before page 2 is read, so the first charge of page 2 moves to
/// page 1.
void TestOpenChargesPage::readsAgainWhatMovedMeanwhile()
{
    fill(150);
    const auto list = m_service->onList;
    bool moved = false;
    m_service->onList = [&, list](const core::TransactionFilter &filter) {
        if (filter.page == 2 && !std::exchange(moved, true))
            Q_EMIT m_service->changed(
                samples::moved(m_service->stored.takeFirst(), Status::Code::Paid));
        return list(filter);
    };
    open();
    QTRY_COMPARE(rows(), 149);
    QCOMPARE(cell(0, Column::Reference), u"T-150"_s);
    QCOMPARE(cell(148, Column::Reference), u"T-2"_s);
}

void TestOpenChargesPage::followsTheService()
{
    fill(2);
    open();
    QTRY_COMPARE(rows(), 2);
    core::Transaction made = samples::charge(5000, 9);
    made.created = QDateTime::currentDateTimeUtc();
    Q_EMIT m_service->changed(made);
    QCOMPARE(rows(), 3);
    QCOMPARE(cell(2, Column::Reference), u"T-9"_s);
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    QCOMPARE(rows(), 2);
    QCOMPARE(cell(0, Column::Reference), u"T-2"_s);
    core::Transaction out = samples::charge(5000, 10);
    out.operation = core::Operation::CashOut;
    Q_EMIT m_service->changed(out);
    QCOMPARE(rows(), 2);
    Q_EMIT m_service->changed(samples::moved(m_service->stored[1], Status::Code::Canceled));
    Q_EMIT m_service->changed(samples::moved(made, Status::Code::Denied));
    QCOMPARE(rows(), 0);
    QVERIFY(!table()->isVisible());
    QCOMPARE(text("openNoticeTitle"), u"No open charges"_s);
}

void TestOpenChargesPage::keepsWhatChangedWhileItRead()
{
    fill(2);
    m_service->holds = true;
    open();
    const core::Transaction made = samples::charge(5000, 9);
    Q_EMIT m_service->changed(made);
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    m_service->release();
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(cell(0, Column::Reference), u"T-9"_s);
    QCOMPARE(cell(1, Column::Reference), u"T-2"_s);
}

void TestOpenChargesPage::showsWhereThereIsNothing()
{
    open();
    QTRY_COMPARE(text("openNoticeTitle"), u"No open charges"_s);
    const QString minute = ui::timeText(QDateTime::currentDateTimeUtc()).left(4);
    QVERIFY(text("openTruthLabel").contains(minute)); // when the list was read
    QVERIFY(!named(*m_page, u"openRetryButton"_s)->isVisible());
    press(Qt::Key_A); // nothing selected
    press(Qt::Key_Return);
    QVERIFY(text("openNewsLabel").isEmpty());
}

void TestOpenChargesPage::showsThatItReads()
{
    m_service->holds = true;
    open();
    QCOMPARE(text("openNoticeTitle"), u"Reading…"_s);
}

void TestOpenChargesPage::showsThatItCouldNotRead()
{
    fill(1);
    const auto list = m_service->onList;
    const core::Error busy{core::Error::Code::StorageBusy, {}, {}};
    m_service->onList = [&](const auto &) { return tl::unexpected(busy); };
    open();
    QTRY_VERIFY(named(*m_page, u"openRetryButton"_s)->isVisible());
    QCOMPARE(text("openNoticeText"), ui::errorWords(busy).happened);
    m_service->onList = list;
    press(Qt::Key_F5);
    QTRY_COMPARE(rows(), 1);
    m_service->onList = [&](const auto &) { return tl::unexpected(busy); };
    press(Qt::Key_F5);
    QTRY_VERIFY(text("openTotalLabel").contains(u"F5"_s));
    QCOMPARE(rows(), 1); // earlier rows stay
}

void TestOpenChargesPage::opensAtTheCounter()
{
    fill(3);
    open();
    QTRY_COMPARE(rows(), 3);
    QSignalSpy resumed(m_page.get(), &ui::OpenChargesPage::resumeRequested);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(resumed.size(), 1);
    QCOMPARE(resumed[0][0].value<core::Transaction>(), m_service->stored[1]);
}

void TestOpenChargesPage::abandons()
{
    fill(2);
    open();
    QTRY_COMPARE(rows(), 2);
    press(Qt::Key_A);
    QTRY_VERIFY(cell(0, Column::Mark).startsWith(u"cancelled"_s));
    QVERIFY(cell(1, Column::Mark).isEmpty());
    QCOMPARE(rows(), 2); // can still be paid
    QTRY_VERIFY(text("openNewsLabel").contains(cell(0, Column::Amount)));
    QVERIFY(annotations(m_service->stored[1].id)->abandoned);
    QVERIFY(!annotations(m_service->stored[0].id)->abandoned);
}

void TestOpenChargesPage::leavesTheWidthOfMarksToThePayers()
{
    fill(2);
    open();
    QTRY_COMPARE(rows(), 2);
    const auto *table = m_page->findChild<QTableView *>(u"openTable"_s);
    const auto width = [table](Column column) {
        return table->columnWidth(static_cast<int>(column));
    };
    const int unmarked = width(Column::Mark);
    const int ofPayers = width(Column::Payer);
    press(Qt::Key_A);
    QTRY_VERIFY(width(Column::Mark) > unmarked);
    QTRY_VERIFY(width(Column::Payer) < ofPayers);
    press(Qt::Key_A); // undoes the mark
    QTRY_COMPARE(width(Column::Mark), unmarked);
    QTRY_COMPARE(width(Column::Payer), ofPayers);
}

void TestOpenChargesPage::restoresWhatItAbandoned()
{
    fill(1);
    open();
    QTRY_COMPARE(rows(), 1);
    const auto *undo = m_page->findChild<QWidget *>(u"undoAbandonButton"_s);
    QVERIFY(!undo->isVisible());
    press(Qt::Key_A);
    QTRY_VERIFY(undo->isVisible());
    press(Qt::Key_A);
    QTRY_VERIFY(cell(0, Column::Mark).isEmpty());
    QVERIFY(!undo->isVisible());
    QVERIFY(!annotations(m_service->stored[0].id)->abandoned);
}

void TestOpenChargesPage::remembersWhatIsAbandoned()
{
    fill(2);
    QVERIFY(await(m_box->console().annotations().abandon(m_service->stored[0].id)));
    open();
    QTRY_VERIFY(cell(1, Column::Mark).startsWith(u"cancelled"_s));
}

void TestOpenChargesPage::showsThatItCouldNotAbandon()
{
    fill(1);
    core::ConsoleDatabase closed({.path = m_box->path(u"receipts.txt/none.db"_s)});
    QFile file(m_box->path(u"receipts.txt"_s)); // below a file there is no folder
    QVERIFY(file.open(QIODevice::WriteOnly));
    closed.open();
    const ui::ShopContext good = m_box->context();
    const ui::ShopContext context{good.service,     good.payer, good.receipts,
                                  good.preferences, closed,     good.lock};
    show(context);
    support::open(*m_page);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_A);
    QTRY_VERIFY(text("openNewsLabel").contains(u"could not"_s));
    QVERIFY(cell(0, Column::Mark).isEmpty());
    m_page.reset();
    m_model.reset(); // before its store
}

void TestOpenChargesPage::copiesTheCode()
{
    fill(2);
    open();
    QTRY_COMPARE(rows(), 2);
    press(Qt::Key_C);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_service->stored[1].qrCode);
    QVERIFY(!text("openNewsLabel").isEmpty());
    QTRY_COMPARE(support::lastRecorded(m_box->console()),
                 u"code_shared %1 text"_s.arg(m_service->stored[1].reference));
}

void TestOpenChargesPage::copiesNoCodeThatAsksForSomethingElse()
{
    fill(1);
    m_service->stored[0].amount = core::Money::fromCents(99);
    open();
    QTRY_COMPARE(rows(), 1);
    QGuiApplication::clipboard()->setText(u"before"_s);
    press(Qt::Key_C);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QCOMPARE(text("openNewsLabel"), ui::payloadSentence(core::PayloadProblem::WrongAmount));
}

void TestOpenChargesPage::checksAgain()
{
    fill(1);
    open();
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_R);
    QTRY_VERIFY(text("openNewsLabel")
                    .contains(ui::statusSentence(m_service->stored[0], m_service->capabilities())));
    QCOMPARE(m_service->finds, QList{m_service->stored[0].id});
    m_service->stored[0] = samples::moved(m_service->stored[0], Status::Code::Expired);
    press(Qt::Key_R); // the change was not reported
    QTRY_COMPARE(rows(), 0);
}

void TestOpenChargesPage::acceptsNothingFromAScanner()
{
    fill(2);
    open();
    QTRY_COMPARE(rows(), 2);
    QSignalSpy resumed(m_page.get(), &ui::OpenChargesPage::resumeRequested);
    support::TimedKeys keys;
    keys.scan(u"RACA7891\r"_s);
    // Longer than the gate holds keys back.
    support::advanceClock(std::chrono::milliseconds(120));
    QCOMPARE(resumed.size(), 0);
    QVERIFY(m_service->finds.isEmpty());
    QVERIFY(!annotations(m_service->stored[1].id)->abandoned);
    keys.type(u"r"_s, 900);
    QTRY_COMPARE(m_service->finds.size(), 1);
}

void TestOpenChargesPage::leaves()
{
    open();
    QSignalSpy left(m_page.get(), &ui::OpenChargesPage::leaveRequested);
    press(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestOpenChargesPage::countsWhatIsOpenForLong()
{
    fill(8); // one to eight minutes old; five minutes are over the limit
    show(m_box->context());
    QTRY_COMPARE(m_model->needingAttention(), 4);
    QVERIFY(await(m_box->console().annotations().abandon(m_service->stored[7].id)));
    QTRY_COMPARE(m_model->needingAttention(), 3); // that one needs no attention any more
    core::Preferences likes;
    likes.timeouts.attention = 2;
    m_box->preferences().set(likes);
    QCOMPARE(m_model->needingAttention(), 6);
    likes.timeouts.attention = 0;
    m_box->preferences().set(likes);
    QCOMPARE(m_model->needingAttention(), 0);
}

/// A service that cannot see payments cannot confirm that these are unpaid.
void TestOpenChargesPage::showsWhatItKnows()
{
    fill(8);
    open();
    QTRY_COMPARE(rows(), 8);
    const QString seeing = text("openTruthLabel");
    m_service->can = {};
    show(m_box->context());
    support::open(*m_page);
    QTRY_COMPARE(rows(), 8);
    QVERIFY(text("openTruthLabel").contains(u"bank"_s));
    QVERIFY(text("openTruthLabel") != seeing);
    QCOMPARE(m_model->needingAttention(), 0);
    press(Qt::Key_A);
    QTRY_VERIFY(text("openNewsLabel").contains(u"bank"_s));
}

/// The text about the bank of an own shop is true without a bank, before the first answer, while
/// the bank answers, and when the bank does not answer any more.
void TestOpenChargesPage::showsWhatTheBankReports()
{
    fill(1);
    m_service->can = {.confirmsPayments = true};
    support::FakeBank bank;
    ui::ShopContext context = m_box->context();
    context.bank = &bank;
    show(context);
    support::open(*m_page);
    QTRY_COMPARE(rows(), 1);
    const auto truth = [this] { return text("openTruthLabel"); };
    QVERIFY(truth().contains(u"cannot see your bank"_s));

    bank.current.connection =
        *core::validated(core::BankConnectionDraft{.name = u"Meu banco"_s,
                                                   .psp = u"other"_s,
                                                   .base = u"https://bank.example/v2"_s,
                                                   .token = u"https://bank.example/token"_s,
                                                   .clientId = u"c"_s,
                                                   .pixKey = u"ana@example.com"_s});
    bank.report();
    QVERIFY2(truth().contains(u"not read yet"_s), qPrintable(truth()));
    QVERIFY(truth().contains(u"Received"_s));

    const QDateTime until(QDate(2026, 11, 23), QTime(13, 0), Qt::UTC);
    bank.current.readUntil = until;
    bank.report();
    QVERIFY2(truth().contains(u"reports its payment"_s), qPrintable(truth()));
    QVERIFY(truth().contains(ui::minuteText(until)));
    QVERIFY(!truth().contains(u"Received"_s));
    press(Qt::Key_R);
    QTRY_VERIFY(text("openNewsLabel").contains(u"No money has arrived yet"_s));
    press(Qt::Key_A);
    QTRY_VERIFY(text("openNewsLabel").contains(u"you will be told"_s));

    bank.current.trouble = core::Error{core::Error::Code::Unreachable, {}, {}};
    bank.report();
    QVERIFY2(truth().contains(u"only until"_s), qPrintable(truth()));
    QVERIFY(truth().contains(ui::minuteText(until)));
    QVERIFY(truth().contains(u"Received"_s));
    press(Qt::Key_R);
    QTRY_VERIFY(text("openNewsLabel").contains(u"cannot see your bank"_s));
}

/// The cache is shown while the service is unreachable, with the time since.
void TestOpenChargesPage::showsWhatItSawBefore()
{
    fill(2);
    FakeService memory;
    memory.stored = m_service->stored;
    const QDateTime seen(QDate(2026, 11, 20), QTime(12, 30), Qt::UTC);
    memory.stored[0].asOf = seen.addSecs(60);
    memory.stored[1].asOf = seen;
    ui::ShopContext context = m_box->context();
    context.reading = &memory;
    show(context);
    support::open(*m_page);
    QTRY_COMPARE(rows(), 2);
    const QModelIndex first = table()->model()->index(0, 0);
    QVERIFY2(text("openTruthLabel").contains(ui::minuteText(seen)), // the oldest
             qPrintable(text("openTruthLabel")));
    QVERIFY(first.data(Qt::ForegroundRole).isValid());
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(u"may be paid"_s));

    for (core::Transaction &charge : memory.stored)
        charge.asOf.reset();
    press(Qt::Key_F5);
    QTRY_VERIFY(!first.data(Qt::ForegroundRole).isValid());
    QVERIFY(!text("openTruthLabel").contains(ui::minuteText(seen)));
}

void TestOpenChargesPage::masksThePayer()
{
    fill(1);
    m_service->stored[0].name = u"Maria Aparecida da Silva"_s;
    open();
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(cell(0, Column::Payer),
             u"Maria A. S. · "_s + ui::maskedDocumentText(samples::payer().document));
    core::Preferences preferences = m_box->preferences().value();
    preferences.charging.masking = core::Masking::Nothing;
    m_box->preferences().set(preferences);
    QCOMPARE(cell(0, Column::Payer), u"Maria Aparecida da Silva · 529.982.247-25"_s);
}

void TestOpenChargesPage::keepsTheCursorOnItsCharge()
{
    fill(5);
    open();
    QTRY_COMPARE(rows(), 5);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    m_service->stored.removeLast(); // the oldest, in the first row
    press(Qt::Key_F5);
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(table()->currentIndex().row(), 1);
    QCOMPARE(cell(1, Column::Reference), u"T-3"_s);
    press(Qt::Key_End);
    QCOMPARE(table()->currentIndex().row(), 3);
    press(Qt::Key_Home);
    QCOMPARE(table()->currentIndex().row(), 0);
}

void TestOpenChargesPage::staysFastWithAThousand()
{
    fill(1000);
    open();
    QTRY_COMPARE(rows(), 1000);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 100; ++i) { // as many changes as in a busy hour
        Q_EMIT m_service->changed(samples::charge(5000, 5000 + i));
        Q_EMIT m_service->changed(samples::moved(m_service->stored[i], Status::Code::Paid));
        m_page->grab();
    }
    QCOMPARE(rows(), 1000);
    // Far more than necessary, but less than a full reload for each change.
    QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
}

BALCAO_TEST(TestOpenChargesPage)
#include "tst_openchargespage.moc"
