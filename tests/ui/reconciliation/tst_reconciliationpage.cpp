// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "tests/support/auditlog.h"
#include "tests/support/bakerymonth.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/statements.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reconciliation/linemodel.h"
#include "ui/reconciliation/reconciliationpage.h"
#include "ui/shell/shopview.h"
#include "ui/text/reconciletext.h"
#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtCore/QMimeData>
#include <QtCore/QScopeGuard>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using support::BankLine;
using support::named;
using Queue = core::ReconcileQueue;

namespace
{

constexpr int kMaxKeystrokes = 30;
constexpr int kCertain = 384;
const QDate kDay(2026, 11, 3);

} // namespace

class TestReconciliationPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsTwoWaysOnWithoutAStatement();
    void reconcilesAMonthByKeys();
    void reconcilesAMonthByMouse();
    void reconcilesABakeryMonthByKeys();
    void reconcilesABakeryMonthByMouse();
    void previewsFilesThatAreDropped();
    void listsThePreviewedLines();
    void leavesOutACard();
    void previewsAgainIfTheFileChanged();
    void showsMoneyThatTheBankTookBack();
    void showsBalancesAndDifference();
    void keepsTheSelectionAfterAnAccept();
    void undoesABulkAcceptAsOne();
    void remembersWhatIsNoPair();
    void matchesOneLineWithSeveralTransactions();
    void choosesAnotherCandidate();
    void matchesSeveralLinesWithOneTransaction();
    void explainsTheRemainderAsAFee();
    void explainsByARule();
    void showsLineTextAndRuleOfARefusedFile();
    void asksForTheBalanceBeforeTheFirstLine();
    void namesTheColumnsOfAnUnknownTable();
    void importsTheSameFileOnce();
    void sealsPrintsAndOpensADay();
    void needsThePinToSeal();
    void needsThePinToOpenADay();
    void removesAnImport();
    void opensTheTransactionOfALine();
    void alignsItsHead();
    void keepsTextsNarrow();
    void showsWholeNamesOfQueues_data();
    void showsWholeNamesOfQueues();
    void filtersByText();
    void showsThatTheStatementsCannotBeRead();
    void neverFocusesTheAcceptButton();
    void decidesOnlyAboutWhatIsShown();
    void recordsManyPaymentsTogether();

private:
    void make();
    void open();
    void showDaysWithPin();
    void openMonth(int certain);
    void openBakery(const bakery::Month &month);
    void import(const QByteArray &bytes, const QString &name = u"extrato.csv"_s);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void click(const QString &button);
    void finishCalls();
    void chooseQueue(Queue queue);
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] core::ReconcileState state();
    [[nodiscard]] qsizetype countOf(Queue queue);
    [[nodiscard]] qsizetype openCount();
    [[nodiscard]] ui::LineModel *model() const;
    [[nodiscard]] QTableView *table() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<bakery::Service> m_bakery; ///< null: *m_service itself
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<core::Reconciliation> m_reconciliation;
    std::unique_ptr<ui::ReconciliationPage> m_page;
    int m_keys = 0;
};

void TestReconciliationPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_box = std::make_unique<ToolBox>(*m_service);
    m_keys = 0;
}

void TestReconciliationPage::cleanup()
{
    m_page.reset();
    m_reconciliation.reset();
    m_bakery.reset();
    m_box.reset();
    m_service.reset();
    m_folder.reset();
}

/// Creates the page over the stored statements.
void TestReconciliationPage::make()
{
    m_reconciliation = std::make_unique<core::Reconciliation>(
        m_bakery ? static_cast<core::TransactionService &>(*m_bakery) : *m_service,
        core::Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s),
                                    .options = {.walkInName = samples::payer().name,
                                                .walkInDocument = samples::payer().document}});
    m_reconciliation->open();
    ui::ShopContext context = m_box->context();
    context.reconciliation = m_reconciliation.get();
    m_page = std::make_unique<ui::ReconciliationPage>(context);
    m_page->resize(1000, 720);
    support::open(*m_page);
}

void TestReconciliationPage::open()
{
    make();
    QTRY_VERIFY(!named<QPushButton>(*m_page, u"emptyImportButton"_s)->visibleRegion().isEmpty());
}

void TestReconciliationPage::openMonth(int certain)
{
    const support::BankMonth month = support::bankMonth(certain);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable(month.lines));
}

/// Previews a file and imports it with Enter.
void TestReconciliationPage::import(const QByteArray &bytes, const QString &name)
{
    const QString path = m_folder->filePath(name);
    support::writeFile(path, bytes);
    m_page->importFiles({path});
    constexpr int kImportTimeout = 60'000; // for 100,000 lines on a busy machine
    QTRY_VERIFY2_WITH_TIMEOUT(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled(),
                              qPrintable(text(u"importProblem"_s) + text(u"importFacts"_s)),
                              kImportTimeout);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isAtWork(), kImportTimeout);
    finishCalls();
    QTRY_VERIFY_WITH_TIMEOUT(model()->rowCount() > 0, kImportTimeout);
}

/// Waits until the page has handled the answers to its calls. Calls run in order, so one call of
/// the test follows each call of a chain: decision, evidence, state, rows and detail.
void TestReconciliationPage::finishCalls()
{
    constexpr int kMaxChain = 8;
    for (int i = 0; i < kMaxChain; ++i)
        (void)state();
    support::settle();
}

void TestReconciliationPage::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    ++m_keys;
    support::press(key, modifiers);
    support::settle();
    finishCalls();
}

void TestReconciliationPage::click(const QString &button)
{
    auto *wanted = named<QPushButton>(*m_page, button);
    QTRY_VERIFY(wanted->isVisible() && wanted->isEnabled());
    QTest::mouseClick(wanted, Qt::LeftButton);
    support::settle();
    finishCalls();
}

void TestReconciliationPage::chooseQueue(Queue queue)
{
    auto *queues = named<QTableWidget>(*m_page, u"queueTable"_s);
    for (int row = 0; row < queues->rowCount(); ++row) {
        if (queues->item(row, 0)->data(Qt::UserRole).toInt() != static_cast<int>(queue))
            continue;
        queues->scrollToItem(queues->item(row, 0));
        QTest::mouseClick(queues->viewport(), Qt::LeftButton, {},
                          queues->visualItemRect(queues->item(row, 0)).center());
    }
    QTRY_COMPARE(model()->queue(), std::optional(queue));
    finishCalls();
    QTRY_VERIFY(model()->row(0).has_value());
    QTRY_COMPARE(table()->currentIndex().row(), 0);
}

QString TestReconciliationPage::text(const QString &label) const
{
    return named<QLabel>(*m_page, label)->text();
}

core::ReconcileState TestReconciliationPage::state()
{
    std::optional<core::ReconcileState> state;
    core::onAnswer(m_reconciliation->state(), this,
                   [&state](const auto &answer) { state = answer.value(); });
    if (!QTest::qWaitFor([&state] { return state.has_value(); }, kWaitLimit))
        qFatal("no state");
    return *state;
}

qsizetype TestReconciliationPage::countOf(Queue queue)
{
    for (const core::QueueTotal &total : state().queues) {
        if (total.queue == queue)
            return total.lineCount > 0 ? total.lineCount : total.movementCount;
    }
    return 0;
}

/// Returns the lines that wait for a decision.
qsizetype TestReconciliationPage::openCount()
{
    qsizetype count = 0;
    for (const core::QueueTotal &total : state().queues) {
        if (total.queue != Queue::Certain && total.queue != Queue::Explained)
            count += total.lineCount;
    }
    return count;
}

ui::LineModel *TestReconciliationPage::model() const
{
    return qobject_cast<ui::LineModel *>(table()->model());
}

QTableView *TestReconciliationPage::table() const
{
    return named<QTableView>(*m_page, u"lineTable"_s);
}

void TestReconciliationPage::showsTwoWaysOnWithoutAStatement()
{
    m_service->stored = support::bankMonth(3).transactions;
    open();
    QVERIFY(named<QPushButton>(*m_page, u"emptyImportButton"_s)->isVisible());
    click(u"emptyImportButton"_s);
    auto *dialog = m_page->findChild<QFileDialog *>(u"importFilesDialog"_s);
    QVERIFY(dialog);
    dialog->reject();
    click(u"emptyServiceButton"_s);
    QTRY_VERIFY(named<QTableWidget>(*m_page, u"queueTable"_s)->isVisible());
}

/// The whole month of 400 lines with 16 open ones, by keys alone.
void TestReconciliationPage::reconcilesAMonthByKeys()
{
    const support::BankMonth month = support::bankMonth(kCertain);
    QCOMPARE(month.lines.size(), 400);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable(month.lines)); // Enter
    QCOMPARE(openCount(), 16);
    QCOMPARE(model()->queue(), std::optional(Queue::Strong));
    QCOMPARE(model()->rowCount(), 9);
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(text(u"bulkQuestion"_s).contains(ui::moneyText(core::Money::fromCents(4'500'045))),
             qPrintable(text(u"bulkQuestion"_s)));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(openCount(), 7);
    const auto *accept = named<QPushButton>(*m_page, u"acceptButton"_s);
    for (qsizetype left = 7; left > 4; --left) {
        QTRY_VERIFY(accept->isEnabled());
        press(Qt::Key_Return);
        QTRY_COMPARE(openCount(), left - 1);
    }
    const auto *explain = named<QPushButton>(*m_page, u"explainButton"_s);
    for (const Queue queue : {Queue::OnlyBankIn, Queue::OnlyBankOut}) {
        QTRY_COMPARE(model()->queue(), std::optional(queue));
        QTRY_VERIFY(explain->isEnabled() && model()->row(1));
        press(Qt::Key_Down, Qt::ShiftModifier);
        press(Qt::Key_E);
        press(queue == Queue::OnlyBankIn ? Qt::Key_8 : Qt::Key_1);
        QTRY_COMPARE(openCount(), queue == Queue::OnlyBankIn ? 2 : 0);
    }
    QVERIFY2(m_keys <= kMaxKeystrokes, qPrintable(QString::number(m_keys)));
    for (const core::Equation &equation : state().equations)
        QVERIFY(equation.holds());
    QTRY_VERIFY(text(u"differenceLabel"_s).contains(u"✓"_s));
}

void TestReconciliationPage::reconcilesAMonthByMouse()
{
    const support::BankMonth month = support::bankMonth(20);
    m_service->stored = month.transactions;
    open();
    const QString path = m_folder->filePath(u"extrato.csv"_s);
    support::writeFile(path, support::bankTable(month.lines));
    m_page->importFiles({path});
    click(u"importButton"_s);
    QTRY_COMPARE(openCount(), 16);
    QTRY_COMPARE(model()->rowCount(), 9);
    click(u"acceptAllButton"_s);
    click(u"bulkYesButton"_s);
    QTRY_COMPARE(openCount(), 7);
    for (qsizetype left = 7; left > 4; --left) {
        click(u"acceptButton"_s);
        QTRY_COMPARE(openCount(), left - 1);
    }
    for (qsizetype left = 4; left > 0; --left) {
        click(u"explainButton"_s);
        click(left > 2 ? u"explain8Button"_s : u"explain1Button"_s);
        QTRY_COMPARE(openCount(), left - 1);
    }
    click(u"undoButton"_s);
    QTRY_COMPARE(openCount(), 1);
    click(u"redoButton"_s);
    QTRY_COMPARE(openCount(), 0);
}

void TestReconciliationPage::openBakery(const bakery::Month &month)
{
    m_service->stored = month.transactions();
    m_bakery = std::make_unique<bakery::Service>(*m_service);
    open();
}

/// 9,000 sales in a month: one question accepts the strong suggestions, and Enter each other one.
void TestReconciliationPage::reconcilesABakeryMonthByKeys()
{
    const bakery::Month month = bakery::monthOf(2);
    openBakery(month);
    import(bakery::statementOf(month, bakery::Bank::Sicredi)); // Enter
    QTRY_COMPARE(state().lineCount, month.sales.size());
    const qsizetype lines = state().lineCount;
    QTRY_COMPARE(model()->queue(), std::optional(Queue::Strong));
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(countOf(Queue::Strong) == 0);
    const qsizetype rest = lines - countOf(Queue::Certain);
    qInfo("%d keys for %lld lines; %lld lines are left for a look", m_keys,
          static_cast<long long>(lines), static_cast<long long>(rest));
    QCOMPARE(m_keys, 3);
    QVERIFY2(rest * 20 < lines, qPrintable(QString::number(rest))); // 95 percent are done
    for (const core::Equation &equation : state().equations)
        QVERIFY(equation.holds());
    QTRY_VERIFY(text(u"differenceLabel"_s).contains(u"✓"_s));
}

void TestReconciliationPage::reconcilesABakeryMonthByMouse()
{
    const bakery::Month month = bakery::monthOf(3);
    openBakery(month);
    const QString path = m_folder->filePath(u"extrato.ofx"_s);
    support::writeFile(path, bakery::statementOf(month, bakery::Bank::BancoDoBrasil));
    m_page->importFiles({path});
    int clicks = 0;
    const auto clickOn = [this, &clicks](const QString &button) {
        QTRY_VERIFY(named<QPushButton>(*m_page, button)->isEnabled());
        click(button);
        ++clicks;
    };
    QTRY_VERIFY_WITH_TIMEOUT(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled(), 20'000);
    clickOn(u"importButton"_s);
    QTRY_COMPARE_WITH_TIMEOUT(state().lineCount, month.sales.size() + bakery::kDays, 20'000);
    QTRY_COMPARE(model()->queue(), std::optional(Queue::Strong));
    clickOn(u"acceptAllButton"_s);
    clickOn(u"bulkYesButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(countOf(Queue::Strong) == 0, 20'000);
    const qsizetype rest = state().lineCount - countOf(Queue::Certain);
    qInfo("%d clicks; %lld of %lld lines are left for a look", clicks, static_cast<long long>(rest),
          static_cast<long long>(state().lineCount));
    QCOMPARE(clicks, 3);
    QVERIFY2(rest * 20 < state().lineCount, qPrintable(QString::number(rest)));
    // The fees of a day are one click each.
    chooseQueue(Queue::Likely);
    const qsizetype likely = countOf(Queue::Likely);
    QVERIFY(likely >= bakery::kDays);
    clickOn(u"acceptButton"_s);
    QTRY_COMPARE_WITH_TIMEOUT(countOf(Queue::Likely), likely - 1, 20'000);
}

/// Files may be dropped anywhere on the window, also on another page.
void TestReconciliationPage::previewsFilesThatAreDropped()
{
    open();
    m_page.reset();
    ui::ShopContext context = m_box->context();
    context.reconciliation = m_reconciliation.get();
    ui::ShopView shop(context);
    shop.resize(1000, 720);
    support::open(shop);
    const support::BankMonth month = support::bankMonth(3);
    const QString path = m_folder->filePath(u"extrato de novembro.csv"_s);
    support::writeFile(path, support::bankTable(month.lines));
    QMimeData text;
    text.setText(u"just a text"_s);
    QDragEnterEvent other(QPoint(300, 300), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shop, &other);
    QVERIFY(!other.isAccepted());
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path), QUrl(u"https://example.com/x.ofx"_s)});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shop, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shop, &drop);
    QVERIFY(drop.isAccepted());
    auto *panel = named<QWidget>(shop, u"importPanel"_s);
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(named<QLabel>(shop, u"importTitle"_s)->text(), u"extrato de novembro.csv"_s);
    auto *import = named<QPushButton>(shop, u"importButton"_s);
    QTRY_VERIFY(import->isEnabled());
    QTest::keyClick(panel, Qt::Key_Return);
    QTRY_COMPARE(state().lineCount, month.lines.size());
}

/// Title, period and buttons are one line of one height.
void TestReconciliationPage::alignsItsHead()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    openMonth(3);
    const QRect button = named<QPushButton>(*m_page, u"importFilesButton"_s)->geometry();
    const QRect period = named<QComboBox>(*m_page, u"periodBox"_s)->geometry();
    QCOMPARE(period.top(), button.top());
    QCOMPARE(period.height(), button.height());
}

/// On a wide screen, texts keep a width for easy reading, below their titles.
void TestReconciliationPage::keepsTextsNarrow()
{
    open();
    m_page->resize(1700, 800);
    QTRY_COMPARE(m_page->width(), 1700);
    support::settle();
    const auto *empty = named<QLabel>(*m_page, u"emptyText"_s);
    QVERIFY(empty->width() <= 560);
    const int middle = empty->mapTo(m_page.get(), empty->rect().center()).x();
    QVERIFY(qAbs(middle - m_page->width() / 2) <= 2);
    const QString path = m_folder->filePath(u"extrato.csv"_s);
    support::writeFile(path, support::bankTable(support::bankMonth(3).lines));
    m_page->importFiles({path});
    QTRY_VERIFY(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled());
    const auto left = [this](const QString &name) {
        return named<QLabel>(*m_page, name)->mapTo(m_page.get(), QPoint()).x();
    };
    QCOMPARE(left(u"importTitle"_s), left(u"importFacts"_s));
}

/// Each line of a file is new, known, or gone at the bank.
void TestReconciliationPage::listsThePreviewedLines()
{
    open();
    const QDate next = kDay.addDays(1);
    import(support::bankTable({{kDay, 1'000, u"TED recebida A"_s},
                               {kDay, 2'000, u"TED recebida B"_s},
                               { next,
                                 3'000,
                                 u"TED recebida C"_s }}));
    const QString path = m_folder->filePath(u"depois.csv"_s);
    support::writeFile(path, support::bankTable({{kDay, 1'000, u"TED recebida A"_s},
                                                 {kDay, 4'000, u"TED recebida D"_s},
                                                 {next, 3'000, u"TED recebida C"_s}}));
    m_page->importFiles({path});
    auto *lines = named<QTableView>(*m_page, u"importLinesTable"_s);
    QTRY_VERIFY(lines->isVisible());
    QStringList shown;
    for (int row = 0; row < lines->model()->rowCount(); ++row) {
        const auto cell = [lines, row](int column) {
            return lines->model()->index(row, column).data().toString();
        };
        shown.append(u"%1 %2 %3"_s.arg(cell(0), cell(2), cell(3)));
    }
    const auto money = [](qint64 cents) { return ui::amountText(core::Money::fromCents(cents)); };
    QCOMPARE(shown, (QStringList{u"Gone %1 TED recebida B"_s.arg(money(2'000)),
                                 u"New %1 TED recebida D"_s.arg(money(4'000)),
                                 u"Known %1 TED recebida A"_s.arg(money(1'000)),
                                 u"Known %1 TED recebida C"_s.arg(money(3'000))}));
    QVERIFY(text(u"importFacts"_s).contains(u"1 gone at the bank"_s));
    press(Qt::Key_Escape);
}

/// The preview says that the card next to the account is left out.
void TestReconciliationPage::leavesOutACard()
{
    open();
    const QString path = m_folder->filePath(u"conta-e-cartao.ofx"_s);
    support::writeFile(
        path, "OFXHEADER:100\nENCODING:UTF-8\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL"
              "<BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM><BANKTRANLIST><DTSTART>"
              "20261103<DTEND>20261103<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>50.00"
              "<FITID>0<MEMO>TED RECEBIDA</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>"
              "</BANKMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM>"
              "<ACCTID>5500</CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103"
              "<TRNAMT>-2.00<FITID>0<MEMO>COMPRA</STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>"
              "</CREDITCARDMSGSRSV1></OFX>\n");
    m_page->importFiles({path});
    auto *box = named<QCheckBox>(*m_page, u"importNoBalancesBox"_s);
    QTRY_VERIFY(box->isVisible()); // the account has no balance either
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QTRY_VERIFY(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled());
    QVERIFY2(text(u"importFacts"_s).contains(u"5500"_s), qPrintable(text(u"importFacts"_s)));
    QVERIFY2(text(u"importFacts"_s).contains(u"left out"_s), qPrintable(text(u"importFacts"_s)));
    QCOMPARE(named<QTableView>(*m_page, u"importLinesTable"_s)->model()->rowCount(), 1);
    click(u"importButton"_s);
    QTRY_COMPARE(state().lineCount, 1);
}

/// Nothing is imported that the person did not see.
void TestReconciliationPage::previewsAgainIfTheFileChanged()
{
    open();
    const support::BankMonth month = support::bankMonth(3);
    const QString path = m_folder->filePath(u"extrato.csv"_s);
    support::writeFile(path, support::bankTable(month.lines));
    m_page->importFiles({path});
    auto *import = named<QPushButton>(*m_page, u"importButton"_s);
    QTRY_VERIFY(import->isEnabled());
    support::writeFile(path, support::bankTable(month.lines.mid(0, 5)));
    press(Qt::Key_Return);
    QTRY_VERIFY2(text(u"importFacts"_s).contains(u"5 new line"_s),
                 qPrintable(text(u"importFacts"_s)));
    QCOMPARE(state().lineCount, 0);
    QTRY_VERIFY(import->isEnabled());
    QVERIFY(QFile::remove(path));
    press(Qt::Key_Return);
    QTRY_VERIFY(!text(u"importProblem"_s).isEmpty());
    QVERIFY(text(u"importRemedy"_s).contains(u"Nothing was imported"_s));
    QCOMPARE(state().lineCount, 0);
}

void TestReconciliationPage::showsMoneyThatTheBankTookBack()
{
    open();
    import(support::bankTable({{kDay, 10'000, u"TED recebida"_s},
                               {kDay, -150, u"Tarifa Pix"_s},
                               { kDay,
                                 -5'000,
                                 u"DEVOLUCAO PIX MED"_s }}));
    QCOMPARE(countOf(Queue::ReturnedByBank), 1);
    // The alarm is the first queue that waits for a person.
    QTRY_COMPARE(model()->queue(), std::optional(Queue::ReturnedByBank));
    QVERIFY(text(u"queueText"_s).contains(u"MED"_s));
    const auto *explain = named<QPushButton>(*m_page, u"explainButton"_s);
    QTRY_VERIFY(explain->isEnabled());
    press(Qt::Key_E);
    press(Qt::Key_8);
    QTRY_COMPARE(countOf(Queue::ReturnedByBank), 0);
    QCOMPARE(countOf(Queue::Explained), 1);
}

void TestReconciliationPage::showsBalancesAndDifference()
{
    openMonth(3);
    const core::ReconcileState now = state();
    QVERIFY(now.opening && now.closing);
    QTRY_VERIFY(text(u"balanceLabel"_s).contains(ui::moneyText(*now.opening)));
    QVERIFY(text(u"balanceLabel"_s).contains(ui::moneyText(*now.closing)));
    QVERIFY(text(u"differenceLabel"_s).contains(ui::moneyText({})));
    const auto service =
        std::find_if(now.equations.cbegin(), now.equations.cend(), [](const auto &equation) {
            return equation.kind == core::Equation::Kind::Service;
        });
    QVERIFY(service != now.equations.cend());
    const QString sides = text(u"sidesLabel"_s);
    QVERIFY2(sides.startsWith(u"Paid here %1 = "_s.arg(ui::moneyText(service->left))),
             qPrintable(sides));
    for (const core::EquationPart &part : service->parts) {
        QVERIFY2(sides.contains(ui::partName(part.kind)), qPrintable(sides));
        QVERIFY2(
            sides.contains(ui::moneyText(part.amount.isNegative() ? -part.amount : part.amount)),
            qPrintable(sides));
    }
}

void TestReconciliationPage::keepsTheSelectionAfterAnAccept()
{
    openMonth(0);
    QTRY_COMPARE(model()->rowCount(), 9);
    press(Qt::Key_J);
    press(Qt::Key_J);
    press(Qt::Key_J);
    press(Qt::Key_K);
    QTRY_COMPARE(table()->currentIndex().row(), 2);
    const auto next = model()->row(3);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"acceptButton"_s)->isEnabled());
    press(Qt::Key_Return);
    QTRY_COMPARE(model()->rowCount(), 8);
    QCOMPARE(table()->currentIndex().row(), 2);
    QCOMPARE(model()->row(2)->line, next->line);
    QVERIFY(table()->hasFocus());
}

void TestReconciliationPage::undoesABulkAcceptAsOne()
{
    openMonth(2);
    QTRY_COMPARE(model()->rowCount(), 9);
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Escape);
    QCOMPARE(countOf(Queue::Strong), 9); // The question was declined.
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(countOf(Queue::Strong), 0);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(countOf(Queue::Strong), 9);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"redoButton"_s)->isEnabled());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(countOf(Queue::Strong), 0);
}

void TestReconciliationPage::remembersWhatIsNoPair()
{
    openMonth(2);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"rejectButton"_s)->isEnabled());
    press(Qt::Key_X);
    QTRY_COMPARE(countOf(Queue::Strong), 8);
    core::onAnswer(m_reconciliation->refresh(), this, [](const auto &) {});
    QTRY_COMPARE(countOf(Queue::Strong), 8);
}

/// One line pays two charges: the remainder counts down to zero.
void TestReconciliationPage::matchesOneLineWithSeveralTransactions()
{
    support::BankMonth month;
    support::addPaid(month, kDay, 3'000, u"Ana"_s, u"39053344705"_s);
    support::addPaid(month, kDay, 2'000, u"Bia"_s, u"11144477735"_s);
    support::addPaid(month, kDay, 777, u"Caio"_s, u"39053344705"_s);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable({{ kDay, 5'000, u"TED recebida"_s }}));
    QTRY_COMPARE(model()->queue(), std::optional(Queue::OnlyBankIn));
    QTRY_VERIFY(named<QPushButton>(*m_page, u"matchByHandButton"_s)->isEnabled());
    press(Qt::Key_M);
    auto *list = named<QListWidget>(*m_page, u"matchList"_s);
    QTRY_COMPARE(list->count(), 3);
    const auto *match = named<QPushButton>(*m_page, u"matchButton"_s);
    QVERIFY(!match->isEnabled());
    for (int row = 0; row < list->count(); ++row) {
        if (!list->item(row)->text().contains(u"Caio"_s))
            list->item(row)->setCheckState(Qt::Checked);
    }
    QVERIFY(text(u"matchRemainder"_s).contains(ui::moneyText({})));
    QVERIFY(match->isEnabled());
    press(Qt::Key_Return);
    QTRY_COMPARE(openCount(), 0);
    chooseQueue(Queue::Certain);
    QCOMPARE(model()->row(0)->movements.size(), 2);
    QVERIFY(text(u"pairPartyHere"_s).isEmpty()); // The names of two payers differ.
    QTRY_VERIFY(named<QPushButton>(*m_page, u"unmatchButton"_s)->isEnabled());
    press(Qt::Key_U);
    QTRY_COMPARE(openCount(), 1);
}

/// Two charges fit equally, so nothing is suggested. The second candidate is chosen by its number.
void TestReconciliationPage::choosesAnotherCandidate()
{
    support::BankMonth month;
    support::addPaid(month, kDay, 5'000, u"Ana"_s, u"39053344705"_s);
    support::addPaid(month, kDay, 5'000, u"Bia"_s, u"11144477735"_s);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable({{ kDay, 5'000, u"TED recebida"_s }}));
    QTRY_COMPARE(model()->queue(), std::optional(Queue::OnlyBankIn));
    auto *candidates = named<QListWidget>(*m_page, u"candidateList"_s);
    QTRY_COMPARE(candidates->count(), 2);
    QCOMPARE(candidates->currentRow(), 0);
    const QString name = candidates->item(1)->text().contains(u"Bia"_s) ? u"Bia"_s : u"Ana"_s;
    QVERIFY2(!candidates->item(0)->text().contains(name), qPrintable(name));
    press(Qt::Key_2);
    QCOMPARE(candidates->currentRow(), 1);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"acceptButton"_s)->isEnabled());
    press(Qt::Key_Return);
    QTRY_COMPARE(openCount(), 0);
    chooseQueue(Queue::Certain);
    QCOMPARE(model()->row(0)->movements.size(), 1);
    QCOMPARE(model()->row(0)->movements.first().name, name);
}

/// Two lines pay one charge in parts.
void TestReconciliationPage::matchesSeveralLinesWithOneTransaction()
{
    support::BankMonth month;
    support::addPaid(month, kDay, 5'000, u"Ana"_s, u"39053344705"_s);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable({{kDay, 3'000, u"TED recebida"_s},
                               { kDay,
                                 2'000,
                                 u"TED recebida 2"_s }}));
    QTRY_COMPARE(model()->rowCount(), 2);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"matchByHandButton"_s)->isEnabled() &&
                model()->row(1));
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_M);
    auto *list = named<QListWidget>(*m_page, u"matchList"_s);
    QTRY_COMPARE(list->count(), 1);
    const QString remainder = text(u"matchRemainder"_s);
    QVERIFY2(remainder.contains(ui::moneyText(core::Money::fromCents(5'000))),
             qPrintable(remainder));
    press(Qt::Key_Space);
    QVERIFY(text(u"matchRemainder"_s).contains(ui::moneyText({})));
    press(Qt::Key_Return);
    QTRY_COMPARE(openCount(), 0);
    QCOMPARE(countOf(Queue::Certain), 2);
    std::optional<QList<core::ReconciledMatch>> matches;
    core::onAnswer(m_reconciliation->matches(), this,
                   [&matches](const auto &answer) { matches = answer.value(); });
    QTRY_VERIFY(matches.has_value());
    QCOMPARE(matches->size(), 1);
    QCOMPARE(matches->first().lines.size(), 2);
    QCOMPARE(matches->first().movements.size(), 1);
}

/// A line that is smaller than its charge: the rest is a fee. A larger line offers no fee.
void TestReconciliationPage::explainsTheRemainderAsAFee()
{
    support::BankMonth month;
    support::addPaid(month, kDay, 5'000, u"Ana"_s, u"39053344705"_s);
    support::addPaid(month, kDay, 1'000, u"Bia"_s, u"11144477735"_s);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable({{ kDay, 4'951, u"TED recebida"_s }}));
    QTRY_VERIFY(named<QPushButton>(*m_page, u"matchByHandButton"_s)->isEnabled());
    press(Qt::Key_M);
    auto *list = named<QListWidget>(*m_page, u"matchList"_s);
    QTRY_COMPARE(list->count(), 2);
    const auto *fee = named<QPushButton>(*m_page, u"matchFeeButton"_s);
    const auto itemOf = [list](const QString &name) {
        return list->item(list->item(0)->text().contains(name) ? 0 : 1);
    };
    itemOf(u"Bia"_s)->setCheckState(Qt::Checked);
    QVERIFY(!fee->isVisible());
    itemOf(u"Bia"_s)->setCheckState(Qt::Unchecked);
    itemOf(u"Ana"_s)->setCheckState(Qt::Checked);
    QVERIFY(fee->isVisible());
    QVERIFY(!named<QPushButton>(*m_page, u"matchButton"_s)->isEnabled());
    press(Qt::Key_Return); // the sums differ
    QCOMPARE(openCount(), 1);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(openCount(), 0);
    std::optional<QList<core::ReconciledMatch>> matches;
    core::onAnswer(m_reconciliation->matches(), this,
                   [&matches](const auto &answer) { matches = answer.value(); });
    QTRY_VERIFY(matches.has_value());
    QCOMPARE(matches->size(), 1);
    QCOMPARE(matches->first().adjustments,
             (QList<core::MatchAdjustment>{
                 {core::MatchAdjustment::Kind::Fee, core::Money::fromCents(-49), {}}}));
    for (const core::Equation &equation : state().equations)
        QVERIFY(equation.holds());
}

void TestReconciliationPage::explainsByARule()
{
    open();
    import(support::bankTable({{kDay, -150, u"Tarifa Pix"_s},
                               {kDay, -250, u"Tarifa Pix"_s},
                               { kDay,
                                 -900,
                                 u"Seguro"_s }}));
    QTRY_COMPARE(model()->rowCount(), 3);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"explainButton"_s)->isEnabled());
    press(Qt::Key_E);
    press(Qt::Key_A);
    QCOMPARE(named<QLineEdit>(*m_page, u"explainPhraseEdit"_s)->text(), u"Tarifa Pix"_s);
    QTRY_VERIFY(text(u"explainEffect"_s).contains(ui::moneyText(core::Money::fromCents(-400))));
    press(Qt::Key_1);
    QTRY_COMPARE(openCount(), 1);
}

void TestReconciliationPage::showsLineTextAndRuleOfARefusedFile()
{
    open();
    QByteArray bytes = support::bankTable({{kDay, 5'000, u"Pix recebido"_s}});
    bytes.replace("50,00", "5x,00");
    const QString path = m_folder->filePath(u"ruim.csv"_s);
    support::writeFile(path, bytes);
    m_page->importFiles({path});
    QTRY_VERIFY(text(u"importProblem"_s).contains(u"5x,00"_s));
    QVERIFY2(text(u"importProblem"_s).contains(u'7'), qPrintable(text(u"importProblem"_s)));
    QVERIFY(!text(u"importRemedy"_s).isEmpty());
    QVERIFY(!named<QPushButton>(*m_page, u"importButton"_s)->isEnabled());
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    QVERIFY(!m_page->isAtWork());
    QCOMPARE(state().lineCount, 0);
}

void TestReconciliationPage::asksForTheBalanceBeforeTheFirstLine()
{
    open();
    const QString path = m_folder->filePath(u"nubank.csv"_s);
    support::writeFile(path, "Data,Valor,Identificador,Descrição\n"
                             "03/11/2026,50.00,6b1d3c5e-0000-4000-8000-000000000001,"
                             "Transferência recebida pelo Pix\n");
    m_page->importFiles({path});
    auto *opening = named<QLineEdit>(*m_page, u"importOpeningEdit"_s);
    auto *account = named<QLineEdit>(*m_page, u"importAccountEdit"_s);
    QTRY_VERIFY(opening->isVisible() || account->isVisible());
    if (account->isVisible()) {
        account->setText(u"12345-6"_s);
        QTest::keyClick(account, Qt::Key_Return);
        QTRY_VERIFY(opening->isVisible());
    }
    auto *import = named<QPushButton>(*m_page, u"importButton"_s);
    QVERIFY(!import->isEnabled());
    opening->setText(u"abc"_s);
    QTest::keyClick(opening, Qt::Key_Return);
    QVERIFY(text(u"importProblem"_s).contains(u"abc"_s));
    auto *box = named<QCheckBox>(*m_page, u"importNoBalancesBox"_s);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(box->isChecked());
    opening->clear();
    QTest::keyClick(opening, Qt::Key_Return);
    QTRY_VERIFY(import->isEnabled());
    click(u"importButton"_s);
    QTRY_COMPARE(state().lineCount, 1);
}

void TestReconciliationPage::namesTheColumnsOfAnUnknownTable()
{
    open();
    const QString path = m_folder->filePath(u"outro.csv"_s);
    support::writeFile(path, "Dia do banco;O que foi;Quanto;Saldo final\n"
                             "03/11/2026;Pix de Ana;50,00;150,00\n"
                             "04/11/2026;Tarifa;-1,00;149,00\n");
    m_page->importFiles({path});
    auto *form = named<QWidget>(*m_page, u"mappingForm"_s);
    QTRY_VERIFY(form->isVisible());
    auto *import = named<QPushButton>(*m_page, u"importButton"_s);
    QVERIFY(!import->isEnabled()); // "Quanto" has no guess.
    auto *amount = named<QComboBox>(*m_page, u"mapping3Box"_s);
    amount->setCurrentIndex(amount->findData(static_cast<int>(core::CsvColumn::Amount)));
    QVERIFY2(import->isEnabled(), qPrintable(text(u"mappingResult"_s)));
    click(u"importButton"_s); // the preview first
    QTRY_VERIFY(!form->isVisible());
    auto *opening = named<QLineEdit>(*m_page, u"importOpeningEdit"_s);
    QTRY_VERIFY2(opening->isVisible(), qPrintable(text(u"importProblem"_s)));
    opening->setText(u"100,00"_s); // The balances do not cover the first line.
    QTest::keyClick(opening, Qt::Key_Return);
    click(u"importButton"_s);
    QTRY_COMPARE(state().lineCount, 2);

    // The next file of the same bank needs no names, also after a restart.
    finishCalls();
    m_page.reset();
    make();
    QTRY_VERIFY(model()->rowCount() > 0);
    const QString next = m_folder->filePath(u"dezembro.csv"_s);
    support::writeFile(next, "Dia do banco;O que foi;Quanto;Saldo final\n"
                             "05/11/2026;Pix de Rui;20,00;169,00\n");
    m_page->importFiles({next});
    QTRY_VERIFY2(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled(),
                 qPrintable(text(u"importProblem"_s)));
    form = named<QWidget>(*m_page, u"mappingForm"_s);
    QVERIFY(!form->isVisible());
    QVERIFY(named<QPushButton>(*m_page, u"importColumnsButton"_s)->isVisible());
    press(Qt::Key_C); // the names can be corrected
    QTRY_VERIFY(form->isVisible());
    press(Qt::Key_Escape);
    m_page->importFiles({next});
    QTRY_VERIFY(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled());
    press(Qt::Key_Return);
    QTRY_COMPARE(state().lineCount, 3);
}

void TestReconciliationPage::importsTheSameFileOnce()
{
    openMonth(3);
    const qsizetype lines = state().lineCount;
    import(support::bankTable(support::bankMonth(3).lines), u"outra-vez.csv"_s);
    QCOMPARE(state().lineCount, lines);
}

void TestReconciliationPage::sealsPrintsAndOpensADay()
{
    support::BankMonth month;
    const QString id = support::addPaid(month, kDay, 5'000, u"Ana"_s, u"39053344705"_s);
    m_service->stored = month.transactions;
    open();
    import(support::bankTable({{ kDay, 5'000, u"Pix recebido "_s + id }}));
    press(Qt::Key_D);
    auto *days = named<QListWidget>(*m_page, u"daysList"_s);
    QTRY_VERIFY(days->count() > 0);
    auto *seal = named<QPushButton>(*m_page, u"daySealButton"_s);
    QTRY_VERIFY2(seal->isEnabled(), qPrintable(text(u"dayState"_s)));
    press(Qt::Key_S);
    auto *reopen = named<QPushButton>(*m_page, u"dayReopenButton"_s);
    QTRY_VERIFY(reopen->isVisible());
    days->setCurrentRow(0);
    press(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = m_page->findChild<QFileDialog *>(u"saveDayDialog"_s)));
    const QString path = m_folder->filePath(u"dia.pdf"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->reject();
    QVERIFY(QFile::exists(path));
    const QString pdf = support::pdfText(path);
    const QString amount = ui::moneyText(core::Money::fromCents(5'000));
    for (const QString &expected :
         {u"Opening balance"_s, u"Money in "_s + amount, u"Closing balance"_s,
          u"Service, bank and counter lines of the bank 1 "_s + amount, u"Paid here "_s + amount,
          u"Queues Matched 1 "_s + amount, u"Seal: "_s})
        QVERIFY2(pdf.simplified().contains(expected.simplified()), qPrintable(pdf));
    QTRY_COMPARE(support::lastRecorded(m_box->console()),
                 u"report_issued day %1 file"_s.arg(QDate(kDay).toString(Qt::ISODate)));
    click(u"dayReopenButton"_s); // without a reason
    QVERIFY(reopen->isVisible());
    named<QLineEdit>(*m_page, u"dayReasonEdit"_s)->setText(u"arquivo errado"_s);
    click(u"dayReopenButton"_s);
    QTRY_VERIFY(!reopen->isVisible());
    QTRY_VERIFY2(text(u"dayChanges"_s).contains(u"arquivo errado"_s),
                 qPrintable(text(u"dayChanges"_s)));
}

/// Shows the days of a shop with the PIN 4711. A day has one line, which is explained.
void TestReconciliationPage::showDaysWithPin()
{
    QVERIFY(m_box->lock().setPin({}, u"4711"_s));
    open();
    import(support::bankTable({{ kDay, -150, u"Tarifa Pix"_s }}));
    QTRY_VERIFY(named<QPushButton>(*m_page, u"explainButton"_s)->isEnabled());
    press(Qt::Key_E);
    press(Qt::Key_1);
    QTRY_COMPARE(openCount(), 0);
    press(Qt::Key_D);
}

void TestReconciliationPage::needsThePinToSeal()
{
    showDaysWithPin();
    auto *seal = named<QPushButton>(*m_page, u"daySealButton"_s);
    QTRY_VERIFY2(seal->isEnabled(), qPrintable(text(u"dayState"_s)));
    auto *pin = named<QLineEdit>(*m_page, u"dayPinEdit"_s);
    QVERIFY(pin->isVisible());
    click(u"daySealButton"_s);
    QVERIFY(seal->isVisible());
    pin->setText(u"0000"_s);
    click(u"daySealButton"_s);
    QVERIFY(seal->isVisible());
    pin->setText(u"4711"_s);
    click(u"daySealButton"_s);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"dayReopenButton"_s)->isVisible());
    press(Qt::Key_Escape);
    press(Qt::Key_Z, Qt::ControlModifier); // the explanation of the sealed day
    QVERIFY2(text(u"reconciliationNews"_s).contains(u"sealed"_s),
             qPrintable(text(u"reconciliationNews"_s)));
    QCOMPARE(openCount(), 0);
}

void TestReconciliationPage::needsThePinToOpenADay()
{
    showDaysWithPin();
    auto *pin = named<QLineEdit>(*m_page, u"dayPinEdit"_s);
    auto *reopen = named<QPushButton>(*m_page, u"dayReopenButton"_s);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"daySealButton"_s)->isEnabled());
    pin->setText(u"4711"_s);
    click(u"daySealButton"_s);
    QTRY_VERIFY(reopen->isVisible());
    auto *reason = named<QLineEdit>(*m_page, u"dayReasonEdit"_s);
    for (const QString &wrong : {QString(), u"0000"_s}) {
        reason->setText(u"arquivo errado"_s);
        pin->setText(wrong);
        click(u"dayReopenButton"_s);
        QVERIFY(reopen->isVisible()); // still sealed
    }
    reason->setText(u"arquivo errado"_s);
    pin->setText(u"4711"_s);
    click(u"dayReopenButton"_s);
    QTRY_VERIFY(!reopen->isVisible());
}

void TestReconciliationPage::removesAnImport()
{
    openMonth(3);
    QVERIFY(state().lineCount > 0);
    press(Qt::Key_S);
    QTRY_VERIFY(named<QListWidget>(*m_page, u"filesList"_s)->count() > 0);
    press(Qt::Key_Delete);
    QVERIFY(named<QPushButton>(*m_page, u"filesNoButton"_s)->hasFocus());
    click(u"filesYesButton"_s);
    QTRY_COMPARE(state().lineCount, 0);
}

void TestReconciliationPage::opensTheTransactionOfALine()
{
    openMonth(3);
    const QSignalSpy opened(m_page.get(), &ui::ReconciliationPage::opened);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"openTransactionButton"_s)->isEnabled());
    press(Qt::Key_G);
    QTRY_COMPARE(opened.count(), 1);
}

void TestReconciliationPage::showsWholeNamesOfQueues_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<qint64>("cents"); ///< of each line that only the bank has
    QTest::addColumn<bool>("hasSums");
    QTest::newRow("narrow") << 640 << qint64(1'00) << false;
    QTest::newRow("a small screen") << 1000 << qint64(1'00) << true;
    QTest::newRow("a narrow page, long sums") << 780 << qint64(9'876'543'21) << false;
    QTest::newRow("a wide screen, long sums") << 1700 << qint64(9'876'543'21) << true;
}

/// Neither a name nor a number ends with dots.
void TestReconciliationPage::showsWholeNamesOfQueues()
{
    QFETCH(int, width);
    QFETCH(qint64, cents);
    support::BankMonth month = support::bankMonth(3);
    for (int i = 0; i < 1000; ++i)
        month.lines.append({QDate(2026, 11, 20), -cents - i, u"TED"_s});
    m_service->stored = month.transactions;
    open();
    import(support::bankTable(month.lines));
    m_page->resize(width, 700);
    support::settle();
    const auto *queues = named<QTableWidget>(*m_page, u"queueTable"_s);
    QCOMPARE(countOf(Queue::OnlyBankOut), 1002);
    QTEST(!queues->isColumnHidden(2), "hasSums");
    for (int row = 0; row < queues->rowCount(); ++row) {
        for (int column = 0; column < (queues->isColumnHidden(2) ? 2 : 3); ++column) {
            const QModelIndex cell = queues->model()->index(row, column);
            QVERIFY2(queues->sizeHintForIndex(cell).width() <= queues->visualRect(cell).width(),
                     qPrintable(cell.data().toString()));
            QVERIFY(queues->visualRect(cell).right() <= queues->viewport()->width());
        }
    }
}

void TestReconciliationPage::filtersByText()
{
    openMonth(3);
    chooseQueue(Queue::OnlyBankOut);
    QTRY_COMPARE(model()->rowCount(), 2);
    press(Qt::Key_F);
    QVERIFY(named<QLineEdit>(*m_page, u"lineSearchEdit"_s)->hasFocus());
    support::type(u"1,51"_s);
    QTRY_COMPARE(model()->rowCount(), 1);
    press(Qt::Key_Escape);
    QTRY_COMPARE(model()->rowCount(), 2);
    QVERIFY(table()->hasFocus());
}

void TestReconciliationPage::showsThatTheStatementsCannotBeRead()
{
    QDir(m_folder->path()).mkdir(u"bank.db"_s); // a folder instead of a file
    m_reconciliation = std::make_unique<core::Reconciliation>(
        *m_service, core::Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s)});
    m_reconciliation->open();
    ui::ShopContext context = m_box->context();
    context.reconciliation = m_reconciliation.get();
    m_page = std::make_unique<ui::ReconciliationPage>(context);
    support::open(*m_page);
    auto *retry = named<QPushButton>(*m_page, u"reconciliationRetryButton"_s);
    QTRY_VERIFY(retry->isVisible());
    QVERIFY(!text(u"reconciliationNoticeText"_s).isEmpty());
}

void TestReconciliationPage::neverFocusesTheAcceptButton()
{
    openMonth(3);
    QVERIFY(table()->hasFocus());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(named<QPushButton>(*m_page, u"bulkNoButton"_s)->hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
}

/// A key that follows at once must not decide about a pair that nobody has seen.
void TestReconciliationPage::decidesOnlyAboutWhatIsShown()
{
    openMonth(3);
    QCOMPARE(model()->queue(), std::optional(Queue::Strong));
    support::press(Qt::Key_J);
    support::press(Qt::Key_Return);
    support::press(Qt::Key_X);
    finishCalls();
    QCOMPARE(countOf(Queue::Strong), 9);
    QCOMPARE(table()->currentIndex().row(), 1);
    support::press(Qt::Key_Right);
    support::press(Qt::Key_Return);
    support::press(Qt::Key_X);
    support::press(Qt::Key_E);
    finishCalls();
    QCOMPARE(model()->queue(), std::optional(Queue::Possible));
    QCOMPARE(countOf(Queue::Strong), 9);
    QVERIFY(!named<QWidget>(*m_page, u"explainPanel"_s)->isVisible());
    QCOMPARE(openCount(), 16);
}

/// The service gets all payments at once, and the page says that it waits.
void TestReconciliationPage::recordsManyPaymentsTogether()
{
    m_service->can.confirmsPayments = true;
    openMonth(3);
    const qsizetype before = m_service->confirmations.size();
    const qsizetype strong = countOf(Queue::Strong);
    QVERIFY(strong > 5);
    m_service->holds = true;
    support::press(Qt::Key_Return, Qt::ControlModifier);
    support::press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(m_service->confirmations.size() - before, strong);
    QTRY_COMPARE(text(u"reconciliationNews"_s), u"Recording…"_s);
    m_service->holds = false;
    m_service->release();
    QTRY_VERIFY(text(u"reconciliationNews"_s).contains(u"matches accepted"_s));
    QCOMPARE(countOf(Queue::Strong), 0);
}

BALCAO_TEST(TestReconciliationPage)

#include "tests/support/waitlimit.h"
#include "tst_reconciliationpage.moc"
