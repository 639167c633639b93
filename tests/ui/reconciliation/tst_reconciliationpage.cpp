// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/statements.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reconciliation/linemodel.h"
#include "ui/reconciliation/reconciliationpage.h"
#include "ui/text/text.h"

#include <QtCore/QElapsedTimer>
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

using namespace Qt::StringLiterals;
using support::BankLine;
using support::named;
using Queue = core::ReconcileQueue;

namespace
{

const QDate kDay(2026, 11, 3);

} // namespace

class TestReconciliationPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsTwoWaysOnWithoutAStatement();
    void showsBalancesAndDifference();
    void explainsByARule();

private:
    void open();
    void openMonth(int certain);
    void import(const QByteArray &bytes, const QString &name = u"extrato.csv"_s);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void click(const QString &button);
    void chooseQueue(Queue queue);
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] core::ReconcileState state();
    [[nodiscard]] qsizetype countOf(Queue queue);
    [[nodiscard]] qsizetype openCount();
    [[nodiscard]] ui::LineModel *model() const;
    [[nodiscard]] QTableView *table() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
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
    m_box.reset();
    m_service.reset();
    m_folder.reset();
}

void TestReconciliationPage::open()
{
    m_reconciliation = std::make_unique<core::Reconciliation>(
        *m_service,
        core::Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s),
                                    .options = {.walkInName = samples::payer().name,
                                                .walkInDocument = samples::payer().document}});
    m_reconciliation->open();
    ui::ShopContext context = m_box->context();
    context.reconciliation = m_reconciliation.get();
    m_page = std::make_unique<ui::ReconciliationPage>(context);
    m_page->resize(1000, 720);
    support::open(*m_page);
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
    QTRY_VERIFY2(named<QPushButton>(*m_page, u"importButton"_s)->isEnabled(),
                 qPrintable(text(u"importProblem"_s) + text(u"importFacts"_s)));
    press(Qt::Key_Return);
    QTRY_VERIFY(!m_page->isAtWork());
    QTRY_VERIFY(model()->rowCount() > 0);
}

void TestReconciliationPage::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    ++m_keys;
    support::press(key, modifiers);
    support::settle();
}

void TestReconciliationPage::click(const QString &button)
{
    auto *wanted = named<QPushButton>(*m_page, button);
    QTRY_VERIFY(wanted->isVisible() && wanted->isEnabled());
    QTest::mouseClick(wanted, Qt::LeftButton);
    support::settle();
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
    if (!QTest::qWaitFor([&state] { return state.has_value(); }, 20'000))
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

void TestReconciliationPage::showsBalancesAndDifference()
{
    openMonth(3);
    const core::ReconcileState now = state();
    QVERIFY(now.opening && now.closing);
    QTRY_VERIFY(text(u"balanceLabel"_s).contains(ui::moneyText(*now.opening)));
    QVERIFY(text(u"balanceLabel"_s).contains(ui::moneyText(*now.closing)));
    QVERIFY(text(u"differenceLabel"_s).contains(ui::moneyText({})));
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

BALCAO_TEST(TestReconciliationPage)

#include "tst_reconciliationpage.moc"
