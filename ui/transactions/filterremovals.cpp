// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/filterremovals.h"

#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxTextWidth = 480; ///< fits in the smallest window

} // namespace

FilterRemovals::FilterRemovals(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"filterRemovals"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kSpaceSmall);
    hide();
}

void FilterRemovals::show(const QList<FilterEffect::WayOut> &waysOut)
{
    if (std::exchange(m_shown, waysOut) == waysOut)
        return;
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // may be emitting
        delete item;
    }
    for (const FilterEffect::WayOut &way : waysOut) {
        const QString text = tr("Without “%1”: %2", "filter part, number of transactions")
                                 .arg(way.words, QLocale().toString(way.count));
        auto *button = new QPushButton(
            fontMetrics().elidedText(text, Qt::ElideMiddle, kMaxTextWidth).replace(u'&', u"&&"_s));
        button->setObjectName(u"withoutPartButton"_s);
        button->setAccessibleName(text);
        button->setProperty("density", u"large"_s);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this,
                [this, part = way.part] { Q_EMIT removalRequested(part); });
        m_layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    setVisible(!waysOut.isEmpty());
}

} // namespace ui
