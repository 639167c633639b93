// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/orderrows.h"

#include "ui/widgets/theme.h"

#include <QtCore/QtMath>
#include <QtGui/QPainter>
#include <QtGui/QTextLayout>
#include <QtWidgets/QStyledItemDelegate>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kPadding = 6;

/// Lays the text out in lines of `width`, wrapping at words if possible. Returns the height.
qreal layOut(QTextLayout &text, qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text.setTextOption(option);
    text.beginLayout();
    qreal height = 0;
    for (QTextLine line = text.createLine(); line.isValid(); line = text.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    text.endLayout();
    return height;
}

/// Delegate that draws two blocks of text, the first in the weight of a heading.
class TwoBlocks final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter,
                                            ground.widget);
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setPen(
            option.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
        const QRectF room = roomIn(option.rect);
        QPointF place = room.topLeft();
        for (const TextSize size : {TextSize::Strong, TextSize::Body}) {
            QTextLayout text(textOf(index, size), textFont(size));
            const qreal height = layOut(text, room.width());
            text.draw(painter, place);
            place.ry() += height;
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = qobject_cast<const QListWidget *>(option.widget);
        const int width = list->viewport()->width() - 2 * list->spacing();
        const QRectF room = roomIn({0, 0, width, QWIDGETSIZE_MAX});
        qreal height = 2 * kPadding;
        for (const TextSize size : {TextSize::Strong, TextSize::Body}) {
            QTextLayout text(textOf(index, size), textFont(size));
            height += layOut(text, room.width());
        }
        return {width, qCeil(height)};
    }

private:
    static QRectF roomIn(const QRect &row)
    {
        return QRectF(row).adjusted(kSpaceSmall, kPadding, -kSpaceSmall, -kPadding);
    }

    static QString textOf(const QModelIndex &index, TextSize size)
    {
        const QString text = index.data().toString();
        return text.section(u'\n', size == TextSize::Strong ? 0 : 1,
                            size == TextSize::Strong ? 0 : -1);
    }
};

} // namespace

OrderRows::OrderRows(const QString &name, QWidget *parent)
    : QListWidget(parent)
{
    setAccessibleName(name);
    setItemDelegate(new TwoBlocks(this));
    setSpacing(2);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QListWidgetItem *OrderRows::add(const QString &id, const QString &ordered, const QString &known)
{
    auto *row = new QListWidgetItem(ordered + u'\n' + known, this);
    row->setData(Qt::UserRole, id);
    row->setData(Qt::AccessibleTextRole, u"%1. %2"_s.arg(ordered, known));
    return row;
}

QString OrderRows::currentId() const
{
    const QListWidgetItem *row = currentItem();
    return row ? row->data(Qt::UserRole).toString() : QString();
}

} // namespace ui
