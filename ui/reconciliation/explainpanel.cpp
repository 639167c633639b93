// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/explainpanel.h"

#include "core/bank/reconciliation.h"
#include "core/service/transactionservice.h"
#include "ui/text/reconciletext.h"
#include "ui/text/text.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the first words of a text without digits, which repeat in later statements.
QString phraseOf(const QString &text)
{
    static const QRegularExpression number(u"\\S*\\d\\S*"_s);
    QString words = text;
    words.replace(number, u"\n"_s);
    for (const QString &part : words.split(u'\n')) {
        if (part.trimmed().size() >= 3)
            return part.simplified();
    }
    return {};
}

bool isPixIn(const core::ReconcileRow &row)
{
    return row.statementLine.kind == core::LineKind::PixIn;
}

} // namespace

ExplainPanel::ExplainPanel(core::Reconciliation &reconciliation, QWidget *parent)
    : QWidget(parent)
    , m_reconciliation(reconciliation)
    , m_title(Label::wrapping(u"explainTitle"_s, TextSize::Strong))
    , m_always(new QCheckBox(tr("Always: lines with this text") + u"   A"_s))
    , m_phrase(new QLineEdit)
    , m_effect(Label::wrapping(u"explainEffect"_s, TextSize::Small, Label::Tone::Muted))
{
    setObjectName(u"explainPanel"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_always->setObjectName(u"explainAlwaysBox"_s);
    m_always->setAccessibleName(tr("Always: lines with this text"));
    m_phrase->setObjectName(u"explainPhraseEdit"_s);
    m_phrase->setAccessibleName(tr("Text of the lines"));
    connect(m_always, &QCheckBox::toggled, this, &ExplainPanel::countLines);
    connect(m_phrase, &QLineEdit::textChanged, this, &ExplainPanel::countLines);
    connect(m_phrase, &QLineEdit::returnPressed, this, [this] { setFocus(); });
    auto *choices = new QWidget;
    auto *flow = new FlowLayout(choices);
    int number = 0;
    for (const core::ExplanationCategory category : core::kExplanationCategories) {
        ++number;
        auto *button = keyButton(categoryWord(category), QKeySequence(Qt::Key_0 + number),
                                 u"explain%1Button"_s.arg(number), KeyScope::Borrowed);
        makeCompact(button);
        connect(button, &QPushButton::clicked, this, [this, category] {
            QList<qint64> ids;
            for (const core::ReconcileRow &line : m_lines)
                ids.append(line.line);
            Q_EMIT explained(ids, category,
                             m_always->isChecked() ? m_phrase->text().trimmed() : QString());
        });
        flow->addWidget(button);
    }
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"explainBackButton"_s, KeyScope::Borrowed);
    makeCompact(back);
    connect(back, &QPushButton::clicked, this, &ExplainPanel::left);
    flow->addWidget(back);
    auto *rule = new QHBoxLayout;
    rule->addWidget(m_always);
    rule->addWidget(m_phrase, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(choices);
    layout->addLayout(rule);
    layout->addWidget(m_effect);
    layout->addStretch();
}

void ExplainPanel::begin(const QList<core::ReconcileRow> &lines)
{
    m_lines = lines;
    const core::StatementLine &line = lines.first().statementLine;
    const QString text = foreignText(line.text);
    if (lines.size() == 1) {
        m_title->setText(
            tr("What is %1, “%2”?", "amount, text of the bank").arg(moneyText(line.amount), text));
    } else {
        core::Money sum;
        for (const core::ReconcileRow &row : lines)
            sum += row.statementLine.amount;
        m_title->setText(
            tr("What are these %n lines, together %1?", nullptr, static_cast<int>(lines.size()))
                .arg(moneyText(sum)));
    }
    m_always->setChecked(false);
    m_phrase->setText(phraseOf(line.text));
    const bool canBeRule = !isPixIn(lines.first());
    m_always->setEnabled(canBeRule);
    m_phrase->setEnabled(canBeRule);
    countLines();
    setFocus();
}

/// Shows the effect of a rule on the open lines.
void ExplainPanel::countLines()
{
    const int generation = ++m_generation;
    const QString phrase = m_phrase->text().trimmed();
    m_effect->setText({});
    if (m_lines.isEmpty())
        return;
    if (isPixIn(m_lines.first())) {
        m_effect->setText(tr("A Pix that arrived is never explained by a rule."));
        return;
    }
    if (!m_always->isChecked() || phrase.isEmpty())
        return;
    const core::ExplanationRule rule{
        .phrase = phrase, .isIncoming = !m_lines.first().statementLine.amount.isNegative()};
    core::onAnswer(m_reconciliation.linesOfRule(rule), this,
                   [this, generation](const core::Result<QList<core::ReconcileRow>> &lines) {
                       if (generation != m_generation || !lines)
                           return;
                       core::Money sum;
                       for (const core::ReconcileRow &row : *lines)
                           sum += row.statementLine.amount;
                       m_effect->setText(tr("Explains %n open line(s) now, together %1, and later "
                                            "lines too.",
                                            nullptr, static_cast<int>(lines->size()))
                                             .arg(moneyText(sum)));
                   });
}

void ExplainPanel::keyPressEvent(QKeyEvent *event)
{
    const int number = event->key() - Qt::Key_0;
    const auto count = static_cast<int>(core::kExplanationCategories.size());
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (event->key() == Qt::Key_A && m_always->isEnabled())
        m_always->toggle();
    else if (number >= 1 && number <= count && !event->isAutoRepeat())
        findChild<QPushButton *>(u"explain%1Button"_s.arg(number))->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
