// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/previewmodel.h"

#include "ui/text/reconciletext.h"
#include "ui/text/text.h"

#include <algorithm>

namespace ui
{

void PreviewModel::setPreview(const core::ImportPreview &preview)
{
    beginResetModel();
    m_preview = preview;
    m_rows.clear();
    for (qsizetype i = 0; i < preview.statements.size(); ++i) {
        if (preview.leavesOut(preview.statements[i]))
            continue;
        for (const core::PreviewedLine &line : core::previewedLines(preview.statements[i]))
            m_rows.append({i, line});
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const auto &a, const auto &b) {
        return a.second.effect < b.second.effect;
    });
    endResetModel();
}

int PreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Count;
}

QVariant PreviewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Amount)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const bool isToolTip = role == Qt::ToolTipRole && index.column() == Text;
    if (role != Qt::DisplayRole && !isToolTip)
        return {};
    const auto &[statement, previewed] = m_rows[index.row()];
    const core::StatementLine &line = core::lineOf(m_preview.statements[statement], previewed);
    if (isToolTip) // A narrow column cuts the text.
        return foreignText(line.text).toHtmlEscaped();
    switch (static_cast<Column>(index.column())) {
    case Effect:
        return lineEffectWord(previewed.effect);
    case Day:
        return bookingDayText(line.day, line.time);
    case Amount:
        return amountText(line.amount);
    case Text:
        return foreignText(line.text);
    case Count:
        break;
    }
    return {};
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == Amount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Effect:
        return tr("Effect", "heading of a column: new, known or gone");
    case Day:
        return tr("Day");
    case Amount:
        return tr("Amount");
    case Text:
        return tr("Text at the bank");
    case Count:
        break;
    }
    return {};
}

} // namespace ui
