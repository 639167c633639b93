// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/linemodel.h"

#include "core/bank/reconciliation.h"
#include "core/domain/brasilia.h"
#include "core/service/transactionservice.h"
#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QDateTime timeOf(const core::Movement &movement)
{
    constexpr qint64 kMinute = 60;
    return QDateTime::fromSecsSinceEpoch(movement.minute * kMinute, Qt::UTC);
}

QString movementText(const core::Movement &movement)
{
    const QString name = movement.name.isEmpty() ? movement.reference : movement.name;
    return u"%1  %2"_s.arg(bookingDayText(movement.day, timeOf(movement)), foreignText(name));
}

QString proposalText(const core::ReconcileRow &row)
{
    if (row.explanation)
        return categoryWord(row.explanation->category);
    if (row.movements.isEmpty() || row.line == 0)
        return {};
    if (row.movements.size() > 1)
        return LineModel::tr("%n transaction(s)", nullptr, static_cast<int>(row.movements.size()));
    return movementText(row.movements.first());
}

} // namespace

LineModel::LineModel(core::Reconciliation &reconciliation, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reconciliation(reconciliation)
{}

void LineModel::setQueue(std::optional<core::ReconcileQueue> queue, int around)
{
    m_queue = queue;
    reload(around);
}

void LineModel::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    reload(0);
}

void LineModel::reload(int around)
{
    ++m_generation;
    m_reading.clear();
    m_isStale = true;
    read(std::max(around, 0) / kWindow);
}

void LineModel::load(int first, int last)
{
    for (int window = std::max(first, 0) / kWindow;
         window <= std::min(last, m_total - 1) / kWindow && !m_isStale; ++window) {
        if (!m_windows.contains(window))
            read(window);
    }
}

void LineModel::read(int window)
{
    if (m_reading.contains(window))
        return;
    m_reading.insert(window);
    core::onAnswer(m_reconciliation.rows(m_queue, qsizetype{window} * kWindow, kWindow, m_search),
                   this,
                   [this, window,
                    generation = m_generation](const core::Result<core::ReconcileWindow> &answer) {
                       if (generation != m_generation)
                           return;
                       m_reading.remove(window);
                       if (answer)
                           handleWindow(window, *answer);
                       else
                           Q_EMIT failed(answer.error());
                   });
}

/// Replaces all rows after reload(), or if the queue has changed meanwhile. The table resets only
/// for another number of rows, because a reset of many rows is slow.
void LineModel::handleWindow(int window, const core::ReconcileWindow &rows)
{
    const auto total = static_cast<int>(rows.total);
    const bool isReplaced = m_isStale || total != m_total;
    const bool isReset = total != m_total;
    if (isReset)
        beginResetModel();
    if (isReplaced) {
        m_windows.clear();
        m_order.clear();
        m_total = total;
        m_isStale = false;
    }
    m_order.removeAll(window);
    m_order.append(window);
    m_windows.insert(window, rows.rows);
    while (m_order.size() > kMaxWindows)
        m_windows.remove(m_order.takeFirst());
    if (isReset)
        endResetModel();
    else if (isReplaced && m_total > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_total - 1, Count - 1));
    if (isReplaced && !isReset) // the name of a column depends on the queue
        Q_EMIT headerDataChanged(Qt::Horizontal, Party, Party);
    if (isReplaced) {
        Q_EMIT reloaded();
        return;
    }
    const int first = window * kWindow;
    const int last = first + static_cast<int>(rows.rows.size()) - 1;
    if (last < first)
        return;
    Q_EMIT dataChanged(index(first, 0), index(last, Count - 1));
    Q_EMIT rowsLoaded(first, last);
}

std::optional<core::ReconcileRow> LineModel::row(int row) const
{
    const core::ReconcileRow *loaded = m_isStale ? nullptr : loadedRow(row);
    return loaded ? std::optional(*loaded) : std::nullopt;
}

const core::ReconcileRow *LineModel::loadedRow(int row) const
{
    const auto window = m_windows.constFind(row / kWindow);
    if (row < 0 || row >= m_total || window == m_windows.constEnd() ||
        row % kWindow >= window->size())
        return nullptr;
    return &window->at(row % kWindow);
}

int LineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_total;
}

int LineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Count;
}

QString LineModel::text(const core::ReconcileRow &row, Column column)
{
    const bool hasLine = row.line != 0;
    const core::Movement movement = row.movements.value(0);
    const core::StatementLine &line = row.statementLine;
    switch (column) {
    case Day:
        return hasLine ? bookingDayText(line.day, line.time)
                       : bookingDayText(movement.day, timeOf(movement));
    case Amount:
        return amountText(hasLine ? line.amount : movement.amount);
    case Party:
        if (!hasLine)
            return u"%1  %2"_s.arg(foreignText(movement.name), foreignText(movement.reference))
                .trimmed();
        return foreignText(line.text.isEmpty() ? line.name : line.text);
    case Proposal:
        return proposalText(row);
    case Count:
        break;
    }
    Q_UNREACHABLE();
}

QVariant LineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Amount)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const core::ReconcileRow *shown = loadedRow(index.row());
    if (!shown)
        return role == Qt::DisplayRole ? u"…"_s : QString();
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::AccessibleTextRole && column == Day) {
        QStringList parts;
        for (int i = Day; i < Count; ++i) {
            if (const QString part = text(*shown, static_cast<Column>(i)); !part.isEmpty())
                parts.append(part);
        }
        return parts.join(u", "_s);
    }
    return text(*shown, column);
}

QVariant LineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Amount ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Day:
        return tr("Day");
    case Amount:
        return tr("Amount");
    case Party:
        return m_queue == core::ReconcileQueue::OnlyService ||
                       m_queue == core::ReconcileQueue::NotYet ||
                       m_queue == core::ReconcileQueue::Waiting ||
                       m_queue == core::ReconcileQueue::GoodsOutNoMoney
                   ? tr("Transaction")
                   : tr("At the bank", "the text of a statement line");
    case Proposal:
        return tr("Balcão", "the transaction that belongs to a line");
    case Count:
        break;
    }
    return {};
}

} // namespace ui
