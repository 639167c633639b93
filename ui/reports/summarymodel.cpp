// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/summarymodel.h"

#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;
using Kind = Summary::Row::Kind;

SummaryModel::SummaryModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void SummaryModel::setRows(const QList<Summary::Row> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int SummaryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SummaryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Summary::columns().size());
}

QVariant SummaryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Summary::Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return Summary::cells(row)[index.column()];
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? sentence(row) : Summary::cells(row)[index.column()];
    case Qt::ToolTipRole: // also for the column that a narrow window hides
        return sentence(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                       : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return textFont(row.kind == Kind::Line || row.kind == Kind::Units ||
                                row.kind == Kind::Returns
                            ? TextSize::Body
                            : TextSize::Strong);
    default:
        return {};
    }
}

/// Returns the row as one sentence for screen readers.
QString SummaryModel::sentence(const Summary::Row &row)
{
    const QStringList cells = Summary::cells(row);
    const QStringList columns = Summary::columns();
    QStringList parts{row.name};
    for (qsizetype i = 1; i < cells.size(); ++i) {
        if (!cells[i].isEmpty())
            parts += u"%1: %2"_s.arg(columns[i], cells[i]);
    }
    return parts.join(u", "_s);
}

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return Summary::columns().value(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                : Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags SummaryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return m_rows[index.row()].kind == Kind::Heading ? Qt::ItemNeverHasChildren
                                                     : QAbstractTableModel::flags(index);
}

} // namespace ui
