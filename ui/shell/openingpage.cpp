// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/openingpage.h"

#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t kMaxKeys = 200; ///< limit in case a key is held down

} // namespace

OpeningPage::OpeningPage(const QString &words, TextSize size)
{
    setObjectName(u"openingPage"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *label = new Label(words, size, Label::Tone::Muted);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    setAccessibleName(words);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    setFocus();
}

OpeningPage::Keys OpeningPage::collectKeys()
{
    return std::exchange(m_keys, {});
}

void OpeningPage::keyPressEvent(QKeyEvent *event)
{
    if (m_keys.size() < kMaxKeys)
        m_keys.emplace_back(static_cast<QKeyEvent *>(event->clone()));
}

} // namespace ui
