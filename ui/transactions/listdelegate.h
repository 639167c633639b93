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
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the totals of whole days. Days without an entry have a band without totals.
    void setSums(const QList<core::TransactionSum> &sums);

    /// Sets the beginning of business days, see core::businessDay(). The default is midnight.
    void setCutoff(int minutes) { m_cutoff = minutes; }

    void setCompact(bool isCompact);
    [[nodiscard]] int rowHeight() const;  ///< of a row without a band
    [[nodiscard]] int bandHeight() const; ///< extra height of the first row of a day

    /// Returns the text of the band of `day`.
    [[nodiscard]] QString bandText(QDate day) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintBand(QPainter &painter, const QStyleOptionViewItem &option, QDate day) const;

    bool m_isCompact = false;
    int m_cutoff = 0; ///< minutes after midnight
    QHash<QDate, QList<core::TransactionSum>> m_sums;
};

} // namespace ui
