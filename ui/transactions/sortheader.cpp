// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/sortheader.h"

#include <QtWidgets/QStyleOptionHeader>

namespace ui
{

using namespace Qt::StringLiterals;

SortHeader::SortHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

/// Paints the arrow before a right-aligned name, so that the name stays above the edge of its
/// values.
QString SortHeader::nameOf(int section) const
{
    const QString name = model()->headerData(section, Qt::Horizontal).toString();
    if (!isSortIndicatorShown() || section != sortIndicatorSection())
        return name;
    const QChar arrow = sortIndicatorOrder() == Qt::DescendingOrder ? u'↓' : u'↑';
    const auto alignment =
        model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    return alignment.testFlag(Qt::AlignRight) ? u"%1 %2"_s.arg(arrow, name)
                                              : u"%1 %2"_s.arg(name, arrow);
}

void SortHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    if (option->sortIndicator == QStyleOptionHeader::None)
        return;
    option->sortIndicator = QStyleOptionHeader::None;
    option->text = nameOf(section);
}

} // namespace ui
