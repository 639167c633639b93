// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/checkedlabel.h"

#include "ui/session/contactwatch.h"

namespace ui
{

using namespace Qt::StringLiterals;

CheckedLabel::CheckedLabel(ContactWatch &watch)
    : Label({}, TextSize::Small, Tone::Muted)
    , m_watch(watch)
{
    setObjectName(u"checkedLabel"_s);
    if (!watch.isRemote())
        hide();
    connect(&watch, &ContactWatch::ticked, this, &CheckedLabel::showAge);
    connect(&watch, &ContactWatch::staleChanged, this,
            [this] { setTone(m_watch.isStale() ? Tone::Problem : Tone::Muted); });
    setTone(watch.isStale() ? Tone::Problem : Tone::Muted);
    showAge();
}

void CheckedLabel::showAge()
{
    setText(m_watch.text());
}

} // namespace ui
