// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/filespanel.h"

#include "core/bank/reconciliation.h"
#include "core/service/transactionservice.h"
#include "ui/text/errortext.h"
#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString importText(const core::StoredImport &import, const QString &account)
{
    const QLocale locale;
    const QString days = u"%1 – %2"_s.arg(locale.toString(import.from, QLocale::ShortFormat),
                                          locale.toString(import.until, QLocale::ShortFormat));
    QStringList parts{days, account, foreignText(import.fileName),
                      FilesPanel::tr("%n line(s)", nullptr, static_cast<int>(import.lineCount)),
                      FilesPanel::tr("imported %1", "time").arg(minuteText(import.importedAt))};
    if (!import.person.isEmpty())
        parts.append(foreignText(import.person));
    if (import.claim == core::BalanceClaim::NoneToCheck)
        parts.append(FilesPanel::tr("without balances"));
    if (import.isRolledBack)
        parts.append(FilesPanel::tr("removed", "an import"));
    return parts.join(u" · "_s);
}

QString ruleText(const core::ExplanationRule &rule)
{
    return FilesPanel::tr("Rule: “%1” %2 is %3", "phrase, direction, category")
        .arg(foreignText(rule.phrase),
             rule.isIncoming ? FilesPanel::tr("in", "money") : FilesPanel::tr("out", "money"),
             categoryWord(rule.category));
}

} // namespace

FilesPanel::FilesPanel(core::Reconciliation &reconciliation, QWidget *parent)
    : QWidget(parent)
    , m_reconciliation(reconciliation)
    , m_list(new QListWidget)
    , m_remove(keyButton(tr("Remove…"), Qt::Key_Delete, u"filesRemoveButton"_s, KeyScope::Borrowed))
    , m_problem(Label::wrapping(u"filesProblem"_s, TextSize::Body, Label::Tone::Problem))
{
    setObjectName(u"filesPanel"_s);
    m_list->setObjectName(u"filesList"_s);
    m_list->setAccessibleName(tr("Imported statements and rules"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(m_list);
    auto *yes = new QPushButton(tr("Remove"));
    yes->setObjectName(u"filesYesButton"_s);
    auto *no = new QPushButton(tr("Keep"));
    no->setObjectName(u"filesNoButton"_s);
    m_question = new QuestionBox(u"filesQuestion"_s, TextSize::Strong, no, yes);
    connect(yes, &QPushButton::clicked, this, &FilesPanel::remove);
    connect(no, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_list->setFocus();
    });
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"filesBackButton"_s, KeyScope::Borrowed);
    connect(back, &QPushButton::clicked, this, &FilesPanel::left);
    connect(m_remove, &QPushButton::clicked, this, &FilesPanel::ask);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_remove->setEnabled(current() != nullptr);
        m_question->hide();
    });
    auto *foot = new QHBoxLayout;
    foot->addStretch();
    for (QPushButton *button : {m_remove, back}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus);
        foot->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Imported statements and rules"), TextSize::Title));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_question);
    layout->addLayout(foot);
}

void FilesPanel::begin()
{
    m_problem->clear();
    m_question->hide();
    m_list->setFocus();
    read();
}

void FilesPanel::read()
{
    core::onAnswer(m_reconciliation.accounts(), this, [this](const auto &accounts) {
        m_accounts = accounts.value_or(QList<core::ReconciledAccount>());
    });
    core::onAnswer(m_reconciliation.rules(), this, [this](const auto &rules) {
        m_rules = rules.value_or(QList<core::ExplanationRule>());
    });
    core::onAnswer(m_reconciliation.imports(), this,
                   [this](const core::Result<QList<core::StoredImport>> &imports) {
                       if (!imports)
                           m_problem->setText(errorParagraph(imports.error()));
                       m_imports = imports.value_or(QList<core::StoredImport>());
                       fill();
                   });
}

void FilesPanel::fill()
{
    m_entries.clear();
    for (const core::StoredImport &import : std::as_const(m_imports)) {
        const auto account =
            std::find_if(m_accounts.cbegin(), m_accounts.cend(),
                         [&import](const auto &each) { return each.id == import.account; });
        const QString name =
            account == m_accounts.cend() ? QString() : accountText(account->account);
        m_entries.append(
            {.import = import.isRolledBack ? 0 : import.id, .text = importText(import, name)});
    }
    for (const core::ExplanationRule &rule : std::as_const(m_rules))
        m_entries.append({.rule = rule.id, .text = ruleText(rule)});
    const QSignalBlocker quiet(m_list);
    const int row = std::max(m_list->currentRow(), 0);
    m_list->clear();
    for (const Entry &entry : std::as_const(m_entries))
        (new QListWidgetItem(entry.text, m_list))->setToolTip(entry.text.toHtmlEscaped());
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_remove->setEnabled(current() != nullptr);
}

const FilesPanel::Entry *FilesPanel::current() const
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_entries.size())
        return nullptr;
    const Entry &entry = m_entries[row];
    return entry.import != 0 || entry.rule != 0 ? &entry : nullptr;
}

void FilesPanel::ask()
{
    const Entry *entry = current();
    if (!entry)
        return;
    m_question->ask(entry->rule != 0
                        ? tr("Remove this rule? Its lines need a decision again.")
                        : tr("Remove this import? Its lines and their matches go with it. Lines "
                             "that another import has stay."));
}

void FilesPanel::remove()
{
    const Entry *entry = current();
    m_question->hide();
    m_list->setFocus();
    if (!entry)
        return;
    if (entry->rule != 0) {
        core::onAnswer(m_reconciliation.removeRule(entry->rule, m_person), this,
                       [this](const auto &state) {
                           if (!state)
                               m_problem->setText(errorParagraph(state.error()));
                           read();
                       });
        return;
    }
    core::onAnswer(
        m_reconciliation.rollBack(entry->import, m_person), this,
        [this](const core::Result<core::RollbackOutcome> &outcome) {
            if (outcome)
                Q_EMIT messageChanged(
                    tr("Removed: %1, %2.", "lines, matches")
                        .arg(
                            tr("%n line(s)", nullptr, static_cast<int>(outcome->removedLines)),
                            tr("%n match(es)", nullptr, static_cast<int>(outcome->undoneMatches))));
            else
                m_problem->setText(errorParagraph(outcome.error()));
            read();
        });
}

void FilesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_question->isAsked()) {
        m_question->hide();
        m_list->setFocus();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else if (event->key() == Qt::Key_Delete) {
        ask();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
