// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/pairview.h"

#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <cstdlib>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxVisibleCandidates = 3;
constexpr int kCandidateHeight = 34;
constexpr qint64 kSecondsOfMinute = 60;

enum FactPlace : std::size_t { Amount, Time, Party, Document, Identifier, Kind };

QString dateTimeText(QDate day, const std::optional<QDateTime> &time)
{
    const QString date = QLocale().toString(day, QLocale::ShortFormat);
    return time ? u"%1 %2"_s.arg(date, timeText(*time).left(5)) : date;
}

QDateTime minuteOf(const core::Movement &movement)
{
    return QDateTime::fromSecsSinceEpoch(movement.minute * kSecondsOfMinute, Qt::UTC);
}

core::Money sumOf(const core::ReconciledMatch &match)
{
    core::Money sum;
    for (const core::Movement &movement : match.movements)
        sum += movement.amount;
    return sum;
}

/// Returns the first identifier of a line.
QString identifierOf(const core::StatementLine &line)
{
    for (const QString &id : {line.endToEndId, line.txid, line.reference, line.number}) {
        if (!id.isEmpty())
            return foreignText(id);
    }
    return {};
}

/// Returns one candidate as a row: number, amount, time, name, state and confidence.
QString candidateText(qsizetype number, const core::ReconciledMatch &match)
{
    const core::Movement first = match.movements.value(0);
    const QString party = first.name.isEmpty() ? first.reference : first.name;
    const QString who =
        match.movements.size() > 1
            ? PairView::tr("%n transaction(s)", nullptr, static_cast<int>(match.movements.size()))
            : foreignText(party);
    return u"%1   %2 · %3 · %4 · %5"_s.arg(number).arg(
        moneyText(sumOf(match)), dateTimeText(first.day, minuteOf(first)), who, matchWord(match));
}

} // namespace

PairView::PairView(QWidget *parent)
    : QWidget(parent)
    , m_candidates(new QListWidget)
    , m_reason(Label::wrapping(u"pairReason"_s, TextSize::Strong))
{
    setObjectName(u"pairView"_s);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpaceSmall);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    grid->addWidget(new Label(tr("At the bank"), TextSize::Small, Label::Tone::Muted), 0, 1);
    grid->addWidget(new Label(tr("Balcão"), TextSize::Small, Label::Tone::Muted), 0, 3);
    for (const auto &[name, objectName] : {std::pair(tr("Amount"), u"pairAmount"_s),
                                           {tr("Time"), u"pairTime"_s},
                                           {tr("Name"), u"pairParty"_s},
                                           {tr("Document"), u"pairDocument"_s},
                                           {tr("Id", "of a payment"), u"pairId"_s},
                                           {tr("Kind"), u"pairKind"_s}}) {
        auto *label = new Label(name, TextSize::Small, Label::Tone::Muted);
        Fact fact{label, Label::wrapping(objectName + u"Bank"_s), new Label({}),
                  Label::wrapping(objectName + u"Here"_s)};
        fact.sign->setObjectName(objectName + u"Sign"_s);
        const int row = static_cast<int>(m_facts.size()) + 1;
        grid->addWidget(fact.name, row, 0);
        grid->addWidget(fact.bank, row, 1);
        grid->addWidget(fact.sign, row, 2);
        grid->addWidget(fact.here, row, 3);
        m_facts.append(fact);
    }
    m_candidates->setObjectName(u"candidateList"_s);
    m_candidates->setAccessibleName(tr("Candidates"));
    m_candidates->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_candidates->hide();
    connect(m_candidates, &QListWidget::currentRowChanged, this, [this] {
        compare();
        Q_EMIT chosenChanged();
    });
    connect(m_candidates, &QListWidget::itemDoubleClicked, this, &PairView::accepted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_reason);
    layout->addLayout(grid);
    layout->addWidget(m_candidates);
    layout->addStretch();
}

void PairView::setFact(std::size_t place, const QString &bank, const QString &here, Like like)
{
    const Fact &fact = m_facts[static_cast<qsizetype>(place)];
    const bool isEqual = like == Like::Equal;
    fact.bank->setText(bank);
    fact.here->setText(here);
    fact.sign->setText(isEqual ? u"="_s : like == Like::Near ? u"≈"_s : QString());
    fact.sign->setAccessibleName(isEqual              ? tr("equal")
                                 : like == Like::Near ? tr("nearly equal")
                                                      : QString());
    for (Label *label : {fact.bank, fact.sign, fact.here}) {
        label->setFont(textFont(isEqual ? TextSize::Strong : TextSize::Body));
        label->setVisible(!bank.isEmpty() || !here.isEmpty());
    }
    fact.name->setVisible(!bank.isEmpty() || !here.isEmpty());
}

void PairView::setDetail(const core::LineDetail &detail)
{
    m_detail = detail;
    fillCandidates();
    compare();
}

void PairView::setRow(const core::ReconcileRow &row)
{
    m_detail = {.row = row};
    fillCandidates();
    compare();
}

void PairView::clear()
{
    setRow({});
}

void PairView::fillCandidates()
{
    const QSignalBlocker quiet(m_candidates);
    m_candidates->clear();
    qsizetype number = 0;
    for (const core::ReconciledMatch &candidate : m_detail.candidates)
        m_candidates->addItem(candidateText(++number, candidate));
    if (number > 0)
        m_candidates->setCurrentRow(0);
    m_candidates->setVisible(number > 1);
    const auto shown = std::min<int>(static_cast<int>(number), kMaxVisibleCandidates);
    m_candidates->setFixedHeight(shown * kCandidateHeight + kSpaceSmall);
}

std::optional<int> PairView::chosen() const
{
    const int row = m_candidates->currentRow();
    return row >= 0 ? std::optional(row) : std::nullopt;
}

std::optional<core::ReconciledMatch> PairView::match() const
{
    if (m_detail.match)
        return m_detail.match;
    const auto candidate = chosen();
    return candidate ? std::optional(m_detail.candidates[*candidate]) : std::nullopt;
}

bool PairView::choose(int candidate)
{
    if (candidate < 0 || candidate >= m_candidates->count())
        return false;
    m_candidates->setCurrentRow(candidate);
    return true;
}

/// Shows the facts of the line next to the facts of the match or candidate.
void PairView::compare()
{
    const core::ReconcileRow &row = m_detail.row;
    const bool hasLine = row.line != 0;
    const core::StatementLine &line = row.statementLine;
    const auto pair = match();
    const QList<core::Movement> movements = pair ? pair->movements : row.movements;
    const core::Movement movement = movements.value(0);
    const bool hasMovement = !movements.isEmpty();
    core::Money sum;
    for (const core::Movement &each : movements)
        sum += each.amount;
    const core::MatchReason reason = pair ? pair->reason : core::MatchReason();
    const bool isOne = movements.size() == 1;
    const auto here = [hasMovement](const QString &text) { return hasMovement ? text : QString(); };
    const auto party = [isOne](const QString &text) { return isOne ? text : QString(); };
    const auto bank = [hasLine](const QString &text) { return hasLine ? text : QString(); };
    setFact(Amount, bank(moneyText(line.amount)), here(moneyText(sum)),
            hasLine && hasMovement && sum == line.amount ? Like::Equal : Like::Unknown);
    const bool isSameMinute = reason.minutesApart && *reason.minutesApart == 0;
    const bool isSameDay = !reason.minutesApart && line.day == movement.day;
    setFact(Time, bank(dateTimeText(line.day, line.time)),
            here(isOne ? dateTimeText(movement.day, minuteOf(movement))
                       : tr("%n transaction(s)", nullptr, static_cast<int>(movements.size()))),
            !hasLine || !hasMovement    ? Like::Unknown
            : isSameMinute || isSameDay ? Like::Equal
                                        : Like::Near);
    setFact(Party, bank(foreignText(line.name.isEmpty() ? line.text : line.name)),
            party(foreignText(movement.name)), reason.nameFits ? Like::Equal : Like::Unknown);
    const QString digits =
        line.document.isEmpty() ? line.documentDigits : maskedDocumentText(line.document);
    setFact(Document, bank(digits), party(maskedDocumentText(movement.document)),
            reason.documentFits ? Like::Equal : Like::Unknown);
    setFact(Identifier, bank(identifierOf(line)), party(foreignText(movement.reference)),
            reason.identifier.isEmpty() ? Like::Unknown : Like::Equal);
    setFact(Kind, bank(lineKindWord(line.kind)), here(movementStateWord(movement.state)),
            Like::Unknown);
    if (row.explanation)
        m_reason->setText(tr("Explained as: %1.").arg(categoryWord(row.explanation->category)));
    else if (pair)
        m_reason->setText(u"%1: %2"_s.arg(matchWord(*pair), matchSentence(*pair)));
    else if (hasLine)
        m_reason->setText(tr("No transaction fits this line."));
    else if (hasMovement)
        m_reason->setText(queueSentence(row.queue));
    else
        m_reason->setText({});
    if (!row.note.isEmpty())
        m_reason->setText(
            u"%1\n%2"_s.arg(m_reason->text(), tr("Note: %1").arg(foreignText(row.note))));
}

} // namespace ui
