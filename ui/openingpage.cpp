// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/openingpage.h"

#include "ui/label.h"

#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t kMostKeys = 200; ///< somebody leans on the keyboard

} // namespace

OpeningPage::OpeningPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"openingPage"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *label = new Label(tr("Opening the shop…"), TextSize::Small, Label::Tone::Muted);
    label->setAlignment(Qt::AlignCenter);
    setAccessibleName(label->text());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    setFocus();
}

OpeningPage::Keys OpeningPage::takeKeys()
{
    return std::exchange(m_keys, {});
}

void OpeningPage::keyPressEvent(QKeyEvent *event)
{
    if (m_keys.size() < kMostKeys)
        m_keys.emplace_back(static_cast<QKeyEvent *>(event->clone()));
}

} // namespace ui
