// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/importpanel.h"

#include "core/bank/reconciliation.h"
#include "core/service/transactionservice.h"
#include "core/statement/statementreader.h"
#include "ui/reconciliation/mappingform.h"
#include "ui/reconciliation/previewmodel.h"
#include "ui/text/errortext.h"
#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kFieldWidth = 160;
constexpr int kMaxPreviewLines = 8; ///< without scrolling

QString shortDay(QDate day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

/// Returns a typed balance, which may be negative.
std::optional<core::Money> typedBalance(QString text)
{
    text = text.trimmed();
    const bool isNegative = text.startsWith(u'-') || text.startsWith(u'−');
    const auto amount = core::Money::parseTyped(isNegative ? text.mid(1).trimmed() : text);
    return amount && isNegative ? std::optional(-*amount) : amount;
}

QString balanceLine(const core::BankStatement &statement)
{
    if (!statement.opening || !statement.closing)
        return ImportPanel::tr("Lines: %1 together", "a sum")
            .arg(moneyText(core::lineSum(statement)));
    return ImportPanel::tr("Opening balance %1 + lines %2 = closing balance %3")
        .arg(moneyText(*statement.opening), moneyText(core::lineSum(statement)),
             moneyText(*statement.closing));
}

QString countLine(const core::StatementPreview &preview)
{
    QStringList parts{
        ImportPanel::tr("%n new line(s)", nullptr, static_cast<int>(preview.added.size())),
        ImportPanel::tr("%n already known", "lines of a statement",
                        static_cast<int>(preview.knownCount))};
    if (!preview.gone.isEmpty())
        parts.append(ImportPanel::tr("%n gone at the bank", "lines of a statement",
                                     static_cast<int>(preview.gone.size())));
    if (preview.returnedCount > 0)
        parts.append(ImportPanel::tr("%n back again", "lines of a statement",
                                     static_cast<int>(preview.returnedCount)));
    return parts.join(u" · "_s);
}

QString queueLine(const core::StatementPreview &preview)
{
    QStringList parts;
    for (const core::QueueTotal &total : preview.queues) {
        if (total.lineCount > 0)
            parts.append(u"%1 %2 (%3)"_s.arg(queueName(total.queue),
                                             QLocale().toString(total.lineCount),
                                             moneyText(total.lineSum)));
    }
    return parts.join(u" · "_s);
}

/// Returns warnings about gaps and sealed days.
QStringList warningsOf(const core::StatementPreview &preview)
{
    QStringList warnings;
    if (preview.gapDays > 0)
        warnings.append(ImportPanel::tr("%n day(s) are missing between the earlier statements and "
                                        "this one.",
                                        nullptr, preview.gapDays));
    if (preview.openingDifference && !preview.openingDifference->isZero())
        warnings.append(ImportPanel::tr("%1 are missing between the earlier statements and this "
                                        "one.",
                                        "an amount")
                            .arg(moneyText(*preview.openingDifference)));
    if (preview.sealedCount > 0)
        warnings.append(ImportPanel::tr("%n line(s) belong to sealed days. They appear as changes "
                                        "after sealing.",
                                        nullptr, static_cast<int>(preview.sealedCount)));
    return warnings;
}

QStringList factsOf(const core::StatementPreview &preview)
{
    const core::BankStatement &statement = preview.statement;
    QStringList facts{accountText(statement.account),
                      ImportPanel::tr("%1 to %2", "days")
                          .arg(shortDay(statement.from), shortDay(statement.until)),
                      balanceLine(statement), proofSentence(statement.proof), countLine(preview)};
    if (const QString queues = queueLine(preview); !queues.isEmpty())
        facts.append(queues);
    return facts + warningsOf(preview);
}

QString leftOutLine(const core::StatementPreview &preview)
{
    return ImportPanel::tr(
               "The card account %1 is left out, with %n line(s): a card has no balances "
               "that prove them.",
               "an account", static_cast<int>(preview.statement.lines.size()))
        .arg(accountText(preview.statement.account));
}

bool needsMapping(core::StatementRule rule)
{
    return rule == core::StatementRule::UnknownLayout || rule == core::StatementRule::BadMapping;
}

} // namespace

ImportPanel::ImportPanel(core::Reconciliation &reconciliation, QWidget *parent)
    : QWidget(parent)
    , m_reconciliation(reconciliation)
    , m_busy(new BusyIndicator(u"importWait"_s, this))
    , m_title(Label::wrapping(u"importTitle"_s, TextSize::Title))
    , m_problem(Label::wrapping(u"importProblem"_s, TextSize::Strong, Label::Tone::Problem))
    , m_remedy(Label::wrapping(u"importRemedy"_s))
    , m_facts(Label::wrapping(u"importFacts"_s))
    , m_mapping(new MappingForm)
    , m_model(new PreviewModel(this))
{
    setObjectName(u"importPanel"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *scroll = new ScrollColumn;
    scroll->column()->addWidget(m_title);
    for (QWidget *widget : {static_cast<QWidget *>(m_problem), static_cast<QWidget *>(m_facts),
                            static_cast<QWidget *>(m_remedy), static_cast<QWidget *>(m_mapping),
                            createClaims(), static_cast<QWidget *>(createLines())})
        scroll->column()->addWidget(widget);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(scroll, 1);
    layout->addWidget(createFoot());
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        if (!text.isEmpty())
            m_facts->setText(text);
    });
    connect(m_mapping, &MappingForm::changed, this,
            [this] { m_import->setEnabled(!m_isBusy && m_mapping->isComplete()); });
}

QWidget *ImportPanel::createClaims()
{
    m_opening = new QLineEdit;
    m_opening->setObjectName(u"importOpeningEdit"_s);
    m_opening->setAccessibleName(tr("Balance before the first line"));
    m_opening->setPlaceholderText(typedAmountText({}));
    m_opening->setMaximumWidth(kFieldWidth);
    m_noBalances = new QCheckBox(tr("The file has no balances"));
    m_noBalances->setObjectName(u"importNoBalancesBox"_s);
    m_bank = new QLineEdit;
    m_bank->setObjectName(u"importBankEdit"_s);
    m_bank->setAccessibleName(tr("Bank number"));
    m_bank->setPlaceholderText(u"001"_s);
    m_bank->setMaximumWidth(kFieldWidth / 2);
    m_account = new QLineEdit;
    m_account->setObjectName(u"importAccountEdit"_s);
    m_account->setAccessibleName(tr("Account number"));
    m_account->setPlaceholderText(u"12345-6"_s);
    m_account->setMaximumWidth(kFieldWidth);
    for (QLineEdit *edit : {m_opening, m_bank, m_account})
        connect(edit, &QLineEdit::returnPressed, this, &ImportPanel::applyClaims);
    connect(m_noBalances, &QCheckBox::clicked, this, &ImportPanel::applyClaims);
    m_claims = new QWidget;
    auto *column = new QVBoxLayout(m_claims);
    column->setContentsMargins(0, kSpaceSmall, 0, 0);
    auto *openingRow = new QHBoxLayout;
    auto *openingLabel = new Label(tr("Balance before the first line"));
    openingLabel->setBuddy(m_opening);
    openingRow->addWidget(openingLabel);
    openingRow->addWidget(m_opening);
    openingRow->addStretch();
    column->addLayout(openingRow);
    column->addWidget(m_noBalances);
    m_accountRow = new QWidget;
    auto *account = new QHBoxLayout(m_accountRow);
    account->setContentsMargins(0, 0, 0, 0);
    account->addWidget(new Label(tr("Bank and account")));
    account->addWidget(m_bank);
    account->addWidget(m_account);
    account->addStretch();
    auto *whole = new QWidget;
    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_accountRow);
    layout->addWidget(m_claims);
    return whole;
}

QTableView *ImportPanel::createLines()
{
    m_lines = new QTableView;
    m_lines->setObjectName(u"importLinesTable"_s);
    m_lines->setAccessibleName(tr("Lines of the file"));
    m_lines->setModel(m_model);
    m_lines->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_lines->setSelectionMode(QAbstractItemView::SingleSelection);
    m_lines->setShowGrid(false);
    m_lines->setWordWrap(false);
    m_lines->setTabKeyNavigation(false);
    m_lines->setFocusPolicy(Qt::TabFocus);
    m_lines->verticalHeader()->hide();
    m_lines->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_lines->verticalHeader()->setDefaultSectionSize(kRowCompact);
    QHeaderView *header = m_lines->horizontalHeader();
    header->setHighlightSections(false);
    header->setResizeContentsPrecision(0); // the visible rows; a file may have many
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PreviewModel::Text, QHeaderView::Stretch);
    m_lines->hide();
    return m_lines;
}

/// Lists the lines of the file: gone, new and known ones.
void ImportPanel::showLines(const core::ImportPreview &preview)
{
    m_model->setPreview(preview);
    const int rows = m_model->rowCount();
    m_lines->setVisible(rows > 0);
    m_lines->setFixedHeight(m_lines->horizontalHeader()->sizeHint().height() +
                            std::min(rows, kMaxPreviewLines) * kRowCompact + kSpaceSmall);
    m_lines->scrollToTop();
}

QWidget *ImportPanel::createFoot()
{
    auto *back =
        keyButton(tr("Import nothing"), Qt::Key_Escape, u"importBackButton"_s, KeyScope::Borrowed);
    connect(back, &QPushButton::clicked, this, &ImportPanel::leave);
    m_import = keyButton(tr("Import"), Qt::Key_Enter, u"importButton"_s, KeyScope::Borrowed);
    makePrimary(m_import);
    connect(m_import, &QPushButton::clicked, this, &ImportPanel::import);
    m_rename = keyButton(tr("Name the columns again"), Qt::Key_C, u"importColumnsButton"_s);
    connect(m_rename, &QPushButton::clicked, this, &ImportPanel::renameColumns);
    m_rename->hide();
    auto *layout = new QHBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch();
    for (QPushButton *button : {m_rename, back, m_import}) {
        makeCompact(button);
        layout->addWidget(button);
    }
    return ScrollColumn::createFoot(layout);
}

void ImportPanel::begin(const QStringList &paths)
{
    m_waiting = paths;
    next();
}

void ImportPanel::next()
{
    if (m_waiting.isEmpty()) {
        m_request.path.clear();
        Q_EMIT left();
        return;
    }
    m_request = {.path = m_waiting.takeFirst(), .person = m_request.person};
    m_mapping->hide();
    m_opening->clear();
    m_noBalances->setChecked(false);
    m_bank->clear();
    m_account->clear();
    const QString name = foreignText(QFileInfo(m_request.path).fileName());
    m_title->setText(
        m_waiting.isEmpty()
            ? name
            : tr("%1, and %n more file(s)", nullptr, static_cast<int>(m_waiting.size())).arg(name));
    readPreview();
    setFocus();
}

void ImportPanel::readPreview()
{
    m_problem->clear();
    m_remedy->clear();
    m_facts->clear();
    m_lines->hide();
    m_rename->hide();
    m_isBusy = true;
    m_import->setEnabled(false);
    m_claims->hide();
    m_accountRow->hide();
    m_busy->begin({tr("Reading the file…")});
    core::onAnswer(
        m_reconciliation.preview(m_request), this,
        [this, generation = ++m_generation](const core::Result<core::ImportPreview> &preview) {
            if (generation != m_generation)
                return;
            m_isBusy = false;
            m_busy->end();
            if (preview)
                showPreview(*preview);
            else
                showError(preview.error());
        });
}

void ImportPanel::showError(const core::Error &error)
{
    m_problem->setText(errorParagraph(error));
    m_remedy->setText(tr("Nothing was imported."));
}

void ImportPanel::showFault(const core::StatementFault &fault)
{
    const bool isTable = needsMapping(fault.rule);
    m_problem->setText(isTable ? faultSentence(fault.rule)
                               : u"%1. %2"_s.arg(faultPlace(fault), faultSentence(fault.rule)));
    m_remedy->setText(tr("Nothing was imported.") + u' ' + faultRemedy(fault.rule));
    if (!isTable || m_mapping->isVisibleTo(this))
        return;
    QFile file(m_request.path);
    if (file.open(QIODevice::ReadOnly) &&
        m_mapping->setFile(file.read(core::StatementReader::kMaxBytes))) {
        m_mapping->show();
        m_mapping->setFocus();
    }
}

void ImportPanel::showPreview(const core::ImportPreview &preview)
{
    m_rename->setVisible(preview.usesStoredMapping);
    m_shown = preview.digest;
    if (preview.fault) {
        showFault(*preview.fault);
        return;
    }
    m_mapping->hide();
    QStringList facts;
    for (const core::StatementPreview &statement : preview.statements) {
        if (preview.leavesOut(statement)) {
            facts.append(leftOutLine(statement));
            continue;
        }
        facts += factsOf(statement);
        if (!statement.problem)
            continue;
        m_problem->setText(importProblemSentence(*statement.problem));
        m_claims->setVisible(m_claims->isVisibleTo(this) ||
                             statement.problem == core::ImportProblem::BalancesUnproven);
        m_accountRow->setVisible(m_accountRow->isVisibleTo(this) ||
                                 statement.problem == core::ImportProblem::AccountMissing);
    }
    if (preview.sameFile)
        facts.prepend(tr("This file was imported before. Importing it again changes nothing."));
    if (preview.usesStoredMapping)
        facts.append(tr("The columns have the meaning that you chose for an earlier file."));
    m_facts->setText(facts.join(u'\n'));
    showLines(preview);
    m_import->setEnabled(preview.canImport());
    if (m_accountRow->isVisibleTo(this))
        m_bank->setFocus();
    else if (m_claims->isVisibleTo(this))
        m_opening->setFocus();
    else
        setFocus();
}

/// Lets a person correct the meaning of the columns that an earlier import stored.
void ImportPanel::renameColumns()
{
    m_request.ignoresStoredMapping = true;
    readPreview();
}

/// Reads the preview again with the typed balance and account.
void ImportPanel::applyClaims()
{
    const auto opening = typedBalance(m_opening->text());
    if (!m_opening->text().trimmed().isEmpty() && !opening) {
        m_problem->setText(tr("“%1” is not an amount. Type reais and centavos, such as %2.")
                               .arg(foreignText(m_opening->text()),
                                    typedAmountText(core::Money::fromCents(123456))));
        return;
    }
    m_request.opening = opening;
    m_request.claim =
        m_noBalances->isChecked() ? core::BalanceClaim::NoneToCheck : core::BalanceClaim::AddUp;
    if (const QString number = m_account->text().trimmed(); !number.isEmpty())
        m_request.account = core::BankAccount{m_bank->text().trimmed(), {}, number};
    readPreview();
}

void ImportPanel::import()
{
    if (m_isBusy || !m_import->isEnabled())
        return;
    if (m_mapping->isVisibleTo(this)) { // The columns are named: look at the effect first.
        m_request.mapping = m_mapping->mapping();
        readPreview();
        return;
    }
    m_isBusy = true;
    m_import->setEnabled(false);
    m_busy->begin({tr("Importing…")});
    core::ImportRequest request = m_request;
    request.digest = m_shown;
    core::onAnswer(
        m_reconciliation.import(request), this,
        [this, generation = ++m_generation](const core::Result<core::ImportOutcome> &outcome) {
            if (generation != m_generation)
                return;
            m_isBusy = false;
            m_busy->end();
            if (!outcome && outcome.error().code == core::Error::Code::Conflict) {
                readPreview(); // The file is another one now: show that one.
                return;
            }
            if (!outcome) {
                showError(outcome.error());
                return;
            }
            Q_EMIT imported(*outcome);
            next();
        });
}

void ImportPanel::leave()
{
    ++m_generation;
    m_busy->end();
    m_isBusy = false;
    m_waiting.clear();
    next();
}

void ImportPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (isEnter && !event->isAutoRepeat())
        import();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
