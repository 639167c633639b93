// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scrollcolumn.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

namespace
{

constexpr int kWidest = 700;

} // namespace

ScrollColumn::ScrollColumn(QWidget *parent)
    : QScrollArea(parent)
    , m_column(new QVBoxLayout)
{
    auto *column = new QWidget;
    column->setMaximumWidth(kWidest);
    m_column->setContentsMargins(0, 0, 0, 0);
    auto *columnLayout = new QVBoxLayout(column);
    columnLayout->setContentsMargins(0, 0, 0, 0);
    columnLayout->addLayout(m_column);
    columnLayout->addStretch();
    auto *centre = new QWidget;
    auto *centreLayout = new QHBoxLayout(centre);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->addStretch(1);
    centreLayout->addWidget(column, 20);
    centreLayout->addStretch(1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // All content is focusable.
    setWidget(centre);
}

QWidget *ScrollColumn::createFoot(QLayout *layout)
{
    auto *column = new QWidget;
    column->setMaximumWidth(kWidest);
    column->setLayout(layout);
    auto *foot = new QWidget;
    auto *centre = new QHBoxLayout(foot);
    centre->setContentsMargins(0, 0, 0, 0);
    centre->addStretch(1);
    centre->addWidget(column, 1000); // In a small window, the buttons need the whole width.
    centre->addStretch(1);
    return foot;
}

} // namespace ui
