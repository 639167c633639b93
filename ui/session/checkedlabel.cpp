// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/checkedlabel.h"

#include "core/till/contactwatch.h"
#include "ui/text/contacttext.h"

namespace ui
{

using namespace Qt::StringLiterals;

CheckedLabel::CheckedLabel(core::ContactWatch &watch)
    : Label({}, TextSize::Small, Tone::Muted)
    , m_watch(watch)
{
    setObjectName(u"checkedLabel"_s);
    if (!watch.isRemote())
        hide();
    connect(&watch, &core::ContactWatch::ticked, this, &CheckedLabel::showAge);
    connect(&watch, &core::ContactWatch::staleChanged, this,
            [this] { setTone(m_watch.isStale() ? Tone::Problem : Tone::Muted); });
    setTone(watch.isStale() ? Tone::Problem : Tone::Muted);
    showAge();
}

void CheckedLabel::showAge()
{
    if (m_watch.isRemote())
        setText(checkedText(m_watch.checkedAge()));
}

} // namespace ui
