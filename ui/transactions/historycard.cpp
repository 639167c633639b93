// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/historycard.h"

#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "ui/text/eventtext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/statusbadge.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true for a record that is shown with the status that it caused.
bool changesStatus(const core::Evidence &record)
{
    return record.role == core::Evidence::Role::Confirmation ||
           record.role == core::Evidence::Role::Withdrawal;
}

} // namespace

HistoryCard::HistoryCard(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"historyCard"_s);
    setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(new Label(tr("History"), TextSize::Strong));
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(kSpaceSmall);
    layout->addLayout(m_lines);
}

void HistoryCard::show(const core::Transaction &transaction,
                       const core::TransactionService::Capabilities &can)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QList<core::Evidence> records = transaction.evidence;
    records.removeIf([](const core::Evidence &record) { return changesStatus(record); });
    for (qsizetype i = 0; i < transaction.events.size(); ++i) {
        while (!records.isEmpty() && records.last().recordedAt >= transaction.events[i].at)
            m_lines->addWidget(lineOf(records.takeLast()));
        m_lines->addWidget(lineOf(transaction.events[i], eventGapText(transaction, i),
                                  eventSourceText(transaction, i, can)));
    }
}

QWidget *HistoryCard::lineOf(const core::Evidence &record)
{
    auto *time = new Label(timestampText(record.recordedAt), TextSize::Body, Label::Tone::Muted);
    time->setToolTip(zoneText(record.recordedAt));
    auto *words =
        new Label(evidenceRecordText(record), TextSize::Small,
                  record.role == core::Evidence::Role::Contradiction ? Label::Tone::Problem
                                                                     : Label::Tone::Muted);
    words->setWordWrap(true);
    auto *line = new QWidget;
    auto *layout = new QVBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(time);
    layout->addWidget(words);
    line->setObjectName(u"evidenceLine"_s);
    line->setAccessibleName(timestampText(record.recordedAt));
    line->setAccessibleDescription(words->text());
    return line;
}

QWidget *HistoryCard::lineOf(const core::StatusEvent &event, const QString &gap,
                             const QString &source)
{
    auto *badge = new StatusBadge;
    badge->setStatus(event.status);
    auto *time = new Label(timestampText(event.at), TextSize::Body, Label::Tone::Muted);
    time->setToolTip(zoneText(event.at));
    const QString below = gap.isEmpty() ? source : u"%1 · %2"_s.arg(gap, source);
    auto *words = new Label(below, TextSize::Small, Label::Tone::Muted);
    words->setWordWrap(true);
    auto *line = new QWidget;
    auto *layout = new QVBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(badge, 0, Qt::AlignLeft);
    layout->addWidget(time); // on its own line: a long word needs the width of the card
    layout->addWidget(words);
    line->setObjectName(u"eventLine"_s);
    line->setAccessibleName(u"%1, %2"_s.arg(statusWord(event.status), timestampText(event.at)));
    line->setAccessibleDescription(below);
    return line;
}

} // namespace ui
