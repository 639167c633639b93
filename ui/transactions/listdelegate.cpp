// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/listdelegate.h"

#include "core/domain/businessday.h"
#include "core/domain/transaction.h"
#include "ui/text/daytext.h"
#include "ui/text/moneyflow.h"
#include "ui/transactions/transactionmodel.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qreal kPale = 0.6; ///< opacity of possibly outdated values
constexpr int kUsualBand = 30;
constexpr int kCompactBand = 22;

} // namespace

void ListDelegate::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
}

int ListDelegate::rowHeight() const
{
    return m_isCompact ? kRowCompact : kRowLarge;
}

int ListDelegate::bandHeight() const
{
    return m_isCompact ? kCompactBand : kUsualBand;
}

void ListDelegate::setSums(const QList<core::TransactionSum> &sums)
{
    m_sums.clear();
    for (const core::TransactionSum &sum : sums)
        m_sums[sum.day].append(sum);
}

QString ListDelegate::bandText(QDate day) const
{
    const QString date = businessDayText(day, m_cutoff);
    const auto sums = m_sums.value(day);
    if (sums.isEmpty())
        return date;
    const MoneyFlow all = flowOf(sums);
    const MoneyFlow paid = flowOf(sums, core::Status::Code::Paid);
    return u"%1   ·   %2   ·   %3"_s.arg(
        date, tr("%Ln transaction(s)", nullptr, static_cast<int>(all.count)),
        tr("paid: %1", "an amount").arg(flowText(paid)));
}

void ListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    if (index.data(TransactionModel::FirstOfDayRole).toBool()) {
        const auto transaction =
            index.data(TransactionModel::TransactionRole).value<core::Transaction>();
        paintBand(*painter, option, core::businessDay(transaction.created, m_cutoff));
        cell.rect.setTop(cell.rect.top() + bandHeight());
    }
    const bool hasCursor = cell.state.testFlag(QStyle::State_HasFocus);
    cell.state.setFlag(QStyle::State_HasFocus, false);
    if (index.column() == static_cast<int>(TransactionModel::Column::State)) {
        QStyleOptionViewItem ground = cell;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter,
                                            ground.widget);
        const auto transaction =
            index.data(TransactionModel::TransactionRole).value<core::Transaction>();
        painter->save();
        if (index.data(Qt::ForegroundRole).isValid()) // as pale as the text next to it
            painter->setOpacity(kPale);
        paintStatusBadge(*painter, cell.rect.adjusted(4, 0, -4, 0), transaction.status,
                         cell.palette);
        painter->restore();
    } else {
        QStyledItemDelegate::paint(painter, cell, index);
    }
    if (hasCursor) {
        painter->save();
        painter->setPen(QPen(cell.palette.color(QPalette::Highlight), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(cell.rect.adjusted(1, 1, -2, -2));
        painter->restore();
    }
}

/// Paints the part of the band that lies in this cell.
void ListDelegate::paintBand(QPainter &painter, const QStyleOptionViewItem &option, QDate day) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    QRect band = option.rect;
    band.setHeight(bandHeight());
    painter.save();
    painter.setClipRect(band, Qt::IntersectClip);
    painter.fillRect(band, option.palette.color(QPalette::AlternateBase));
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    const int width = view ? view->viewport()->width() : band.width();
    const QRect whole(kSpaceSmall, band.top(), width - kSpace, bandHeight());
    const QString text =
        painter.fontMetrics().elidedText(bandText(day), Qt::ElideRight, whole.width());
    painter.drawText(whole, Qt::AlignVCenter | Qt::AlignLeft, text);
    painter.restore();
}

} // namespace ui
