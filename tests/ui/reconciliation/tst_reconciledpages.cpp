// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/till/preferences.h"
#include "tests/support/await.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/statements.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reports/accountantpack.h"
#include "ui/reports/summarymodel.h"
#include "ui/reports/summarypage.h"
#include "ui/transactions/detailpage.h"
#include "ui/transactions/listpage.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using Column = core::ListColumn;
using support::named;

namespace
{

constexpr int kCertain = 40;
const QDate kFirst(2026, 11, 1);

} // namespace

/// The comparison with bank statements on the pages of transactions and reports.
class TestReconciledPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listHasColumnAndFilter();
    void listFollowsDecisions();
    void listHasNoFilterWithoutStatements();
    void detailShowsTheLine();
    void summaryAddsUpReconciledPayments();
    void accountantGetsSealedDays();
    void accountantGetsNothingIfStatementsCannotBeRead();

private:
    void openList();
    [[nodiscard]] QTableView *table() const { return m_list->findChild<QTableView *>(); }
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }
    [[nodiscard]] QString cell(int row, Column column) const;
    [[nodiscard]] core::Result<ui::AccountantPack::Outcome> packed();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<core::Reconciliation> m_bank;
    std::unique_ptr<ui::ListPage> m_list;
};

void TestReconciledPages::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    const support::BankMonth month = support::bankMonth(kCertain);
    m_service->stored = month.transactions;
    m_box = std::make_unique<ToolBox>(*m_service);
    m_bank = std::make_unique<core::Reconciliation>(
        *m_service, core::Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s)});
    QVERIFY(await(m_bank->open()));
    const QString path = m_folder->filePath(u"extrato.csv"_s);
    support::writeFile(path, support::bankTable(month.lines));
    QCOMPARE(await(m_bank->import({.path = path}))->matchedCount, kCertain);
    core::AnnotationRepository &annotations = m_box->console().annotations();
    annotations.setStatementDays(
        [this](const QList<QUuid> &ids) { return m_bank->reconciledDays(ids); });
    connect(m_bank.get(), &core::Reconciliation::changed, &annotations,
            &core::AnnotationRepository::reconciledChanged);
}

void TestReconciledPages::cleanup()
{
    m_list.reset();
    m_box.reset();
    m_bank.reset();
    m_service.reset();
    m_folder.reset();
}

void TestReconciledPages::openList()
{
    m_list = std::make_unique<ui::ListPage>(m_box->context());
    m_list->resize(1060, 700);
    support::open(*m_list);
    QTRY_VERIFY(rows() > 0);
}

QString TestReconciledPages::cell(int row, Column column) const
{
    return table()->model()->index(row, static_cast<int>(column)).data().toString();
}

void TestReconciledPages::listHasColumnAndFilter()
{
    openList();
    QCOMPARE(rows(), static_cast<int>(m_service->stored.size()));
    // The newest twelve transactions have suggestions only.
    QTRY_COMPARE(cell(12, Column::Reconciled), u"20/11/2026"_s);
    QCOMPARE(cell(11, Column::Reconciled), QString());
    const QString sentence = table()->model()->index(12, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(sentence.contains(u"reconciled with the statement of 20/11/2026"_s),
             qPrintable(sentence));
    QVERIFY(table()->isColumnHidden(static_cast<int>(Column::Reconciled)));
    core::Preferences preferences = m_box->preferences().value();
    preferences.listing.columns.shown = {Column::Time, Column::Amount, Column::Name,
                                         Column::Reconciled};
    m_box->preferences().set(preferences);
    QVERIFY(!table()->isColumnHidden(static_cast<int>(Column::Reconciled)));

    QTest::keyClick(table(), Qt::Key_F);
    auto *box = named<QComboBox>(*m_list, u"reconciledBox"_s);
    QVERIFY(box->isVisible());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QTRY_COMPARE(rows(), kCertain);
    QTest::keyClick(box, Qt::Key_Down);
    QTRY_COMPARE(rows(), 12);
    const auto *chip = m_list->findChild<QPushButton *>(u"filterChip"_s);
    QVERIFY2(chip->text().contains(u"Reconciled: no"_s), qPrintable(chip->text()));
    for (const core::TransactionFilter &filter : std::as_const(m_service->filters))
        QVERIFY(!filter.reconciled);
}

/// A decision changes the cells of the list, and undoing restores them.
void TestReconciledPages::listFollowsDecisions()
{
    openList();
    QTRY_COMPARE(cell(12, Column::Reconciled), u"20/11/2026"_s);
    const auto empty = [this] {
        int count = 0;
        for (int row = 0; row < rows(); ++row)
            count += cell(row, Column::Reconciled).isEmpty() ? 1 : 0;
        return count;
    };
    QCOMPARE(empty(), 12);
    QVERIFY(await(m_bank->acceptStrong()));
    QTRY_COMPARE(empty(), 3);
    QVERIFY(await(m_bank->undo()));
    QTRY_COMPARE(empty(), 12);
}

void TestReconciledPages::listHasNoFilterWithoutStatements()
{
    m_box->console().annotations().setStatementDays({});
    openList();
    QTest::keyClick(table(), Qt::Key_F);
    QVERIFY(!named<QComboBox>(*m_list, u"reconciledBox"_s)->isVisible());
}

void TestReconciledPages::detailShowsTheLine()
{
    ui::DetailPage page(*m_service, &m_box->receipts(), &m_box->console());
    page.addStatements(*m_bank);
    page.resize(1060, 700);
    support::open(page);
    page.show(m_service->stored[12]);
    const auto *card = named<QWidget>(page, u"statementCard"_s);
    QTRY_VERIFY(card->isVisible());
    const auto *line = card->findChild<QWidget *>(u"statementLine"_s);
    QVERIFY2(line->accessibleName().startsWith(u"20/11/2026 · "_s),
             qPrintable(line->accessibleName()));
    const QString below = line->accessibleDescription();
    QVERIFY2(below.contains(u"Pix recebido"_s), qPrintable(below));
    QVERIFY2(below.contains(u"extrato.csv, line "_s), qPrintable(below));
    QVERIFY2(below.contains(u"Matched by an identifier"_s), qPrintable(below));
    page.show(m_service->stored[11]); // with a suggestion only
    QTRY_VERIFY(!card->isVisible());
    QVERIFY(await(m_bank->acceptStrong(u"Ana"_s)));
    page.show(m_service->stored[8]);
    QTRY_VERIFY(card->isVisible());
    QVERIFY(card->findChild<QWidget *>(u"statementLine"_s)
                ->accessibleDescription()
                .contains(u"Matched by Ana"_s));
    QVERIFY(await(m_bank->undo()));
    QTRY_VERIFY(!card->isVisible());
}

void TestReconciledPages::summaryAddsUpReconciledPayments()
{
    ui::SummaryPage page(*m_service, {u"Padaria"_s, ui::Environment::Kind::Local, {}},
                         &m_box->console(), m_bank.get());
    page.resize(1060, 900);
    support::open(page);
    const auto *model = page.findChild<ui::SummaryModel *>();
    QVERIFY(model);
    QTest::keyClick(page.findChild<QTableView *>(), Qt::Key_M);
    const auto rowOf = [model](const QString &name) {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->row(row).name == name)
                return row;
        }
        return -1;
    };
    QTRY_VERIFY(rowOf(u"Reconciled with a bank statement"_s) > 0);
    const auto &matched = model->row(rowOf(u"Reconciled with a bank statement"_s));
    const auto &others = model->row(rowOf(u"Not reconciled"_s));
    QCOMPARE(matched.netTotals.count, kCertain);
    core::Money sum;
    for (int i = 0; i < kCertain; ++i)
        sum += core::Money::fromCents(1'000 + i);
    QCOMPARE(matched.netTotals.gross, sum);
    QCOMPARE(others.netTotals.count, 12);
    core::TransactionFilter paid = matched.filter;
    paid.reconciled.reset();
    bool isCompared = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const auto &each = model->row(row);
        if (each.kind != ui::Summary::Row::Kind::Line || each.filter != paid)
            continue;
        isCompared = true;
        QCOMPARE(matched.netTotals.gross + others.netTotals.gross, each.netTotals.gross);
        QCOMPARE(matched.netTotals.net + others.netTotals.net, each.netTotals.net);
    }
    QVERIFY(isCompared);
    // The row opens exactly its transactions.
    QSignalSpy asked(&page, &ui::SummaryPage::listRequested);
    auto *table = page.findChild<QTableView *>();
    table->setCurrentIndex(model->index(rowOf(u"Not reconciled"_s), 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    openList();
    m_list->showOnly(asked.first().first().value<core::TransactionFilter>());
    QTRY_COMPARE(rows(), 12);
}

core::Result<ui::AccountantPack::Outcome> TestReconciledPages::packed()
{
    using Result = core::Result<ui::AccountantPack::Outcome>;
    ui::AccountantPack pack(*m_service, &m_box->console(),
                            ui::SummaryPeriod::around(kFirst, ui::SummaryPeriod::Span::Month),
                            {u"Padaria"_s, ui::Environment::Kind::Local, {}}, m_folder->path(),
                            m_bank.get());
    QSignalSpy finished(&pack, &ui::AccountantPack::finished);
    const bool hasEnded = finished.wait(20'000);
    return hasEnded ? finished.first().first().value<Result>()
                    : tl::unexpected(core::Error{core::Error::Code::Internal, {}, u"no end"_s});
}

void TestReconciledPages::accountantGetsSealedDays()
{
    for (const int day : {0, 1})
        QVERIFY(await(m_bank->seal(1, kFirst.addDays(day), u"em aberto"_s)));
    m_bank->setScope(kFirst.addDays(9), kFirst.addDays(9)); // of the page
    QVERIFY(await(m_bank->refresh()));
    const auto result = packed();
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QCOMPARE(result->sealedDays, 2);
    const QDir folder(result->folder);
    QCOMPARE(folder.entryList(QDir::Files).size(), 6);
    const auto days = await(m_bank->sealedDays(kFirst, kFirst.addDays(30)));
    for (const core::SealedDay &day : *days) {
        const QString name = u"reconciled-%1.pdf"_s.arg(day.day.day.toString(Qt::ISODate));
        const QString text = support::pdfText(folder.filePath(name));
        QVERIFY2(QString(text).remove(u' ').contains(QString::fromLatin1(day.day.digest.toHex())),
                 qPrintable(text));
        QVERIFY2(text.contains(u"em aberto"_s), qPrintable(text));
    }
    QFile sums(folder.filePath(u"SHA256SUMS"_s));
    QVERIFY(sums.open(QIODevice::ReadOnly));
    QCOMPARE(sums.readAll().count("reconciled-2026-11-0"), 2);
    const QString cover = support::pdfText(folder.filePath(folder.dirName() + u".pdf"_s));
    QVERIFY2(cover.contains(u"2 sealed day(s)"_s), qPrintable(cover));
}

void TestReconciledPages::accountantGetsNothingIfStatementsCannotBeRead()
{
    m_bank = std::make_unique<core::Reconciliation>(
        *m_service, core::Reconciliation::Setup{.path = m_folder->path()});
    QVERIFY(!await(m_bank->open()));
    QVERIFY(!packed());
    QCOMPARE(QDir(m_folder->path()).entryList({u"accountant*"_s}, QDir::Dirs).size(), 0);
}

BALCAO_TEST(TestReconciledPages)
#include "tst_reconciledpages.moc"
