// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionsum.h"

#include <QtCore/QHash>
#include <QtWidgets/QStyledItemDelegate>

namespace ui
{

/// Delegate for the rows of a TransactionModel. Draws the status as a badge, a frame around the
/// current cell, and a band above the first row of a day. The band shows the totals of that day.
class ListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int kRowHeight = 44;
    static constexpr int kBandHeight = 30; ///< extra height of the first row of a day

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the totals of whole days. Days without an entry have a band without totals.
    void setSums(const QList<core::TransactionSum> &sums);

    /// Returns the text of the band of `day`.
    [[nodiscard]] QString bandText(QDate day) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintBand(QPainter &painter, const QStyleOptionViewItem &option, QDate day) const;

    QHash<QDate, QList<core::TransactionSum>> m_sums;
};

} // namespace ui
