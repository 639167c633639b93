// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chime.h"

#include "ui/outcomepanel.h"
#include "ui/preferences.h"

namespace ui
{

namespace
{

constexpr qint64 kSameMoment = 1000; ///< ms

} // namespace

Chime::Chime(const ShopTools &tools, QObject *parent)
    : QObject(parent)
    , m_preferences(tools.preferences)
    , m_play(tools.playSound)
{}

void Chime::tellDecided(const core::Transaction &charge)
{
    if (charge.status.code() == core::Status::Code::Paid)
        play(Tone::Paid);
    else if (canBeChargedAgain(charge))
        play(Tone::Unpaid);
}

void Chime::tellSent(const core::Transaction &payout)
{
    if (payout.status.code() == core::Status::Code::Paid)
        play(Tone::Sent);
    else if (payout.status.code() == core::Status::Code::Denied)
        play(Tone::Denied);
    else
        play(Tone::Unpaid);
}

void Chime::tellLate()
{
    if (m_sinceLate.isValid() && m_sinceLate.elapsed() < kSameMoment)
        return;
    m_sinceLate.start();
    play(Tone::Late);
}

void Chime::play(Tone tone)
{
    const int volume = m_preferences.value().sound.volume;
    if (m_play && volume > 0)
        m_play(toneSamples(tone, volume));
}

} // namespace ui
