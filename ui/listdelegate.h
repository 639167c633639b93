// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QHash>
#include <QtWidgets/QStyledItemDelegate>

namespace ui
{

/// Draws the rows of a TransactionModel in a table: the state as a badge, a frame around the cell
/// with the cursor, and above the first row of a day a band that says what the day came to.
class ListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int kRowHeight = 44;
    static constexpr int kBandHeight = 30; ///< what the first row of a day is higher

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Whole days; a day that is not there has a band without sums.
    void setSums(const QList<core::TransactionSum> &sums);

    /// What the band of that day says.
    [[nodiscard]] QString bandText(QDate day) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintBand(QPainter &painter, const QStyleOptionViewItem &option, QDate day) const;

    QHash<QDate, QList<core::TransactionSum>> m_sums;
};

} // namespace ui
