// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/chime.h"

#include "core/till/preferences.h"
#include "ui/text/moneywords.h"
#include "ui/widgets/outcomepanel.h"

namespace ui
{

namespace
{

constexpr qint64 kMinLateInterval = 1000; ///< ms

} // namespace

Chime::Chime(const ShopContext &context, QObject *parent)
    : QObject(parent)
    , m_preferences(context.preferences)
    , m_play(context.playSound)
    , m_speak(context.speak)
{}

void Chime::announceDecided(const core::Transaction &charge)
{
    if (charge.status.code() == core::Status::Code::Paid) {
        play(Tone::Paid);
        speak(charge);
    } else if (canBeChargedAgain(charge)) {
        play(Tone::Unpaid);
    }
}

/// Says the amount in words, which every voice reads correctly.
void Chime::speak(const core::Transaction &paid)
{
    if (m_speak && m_preferences.value().sound.speaksAmounts)
        m_speak(tr("Paid: %1", "spoken; an amount in words").arg(moneyInWords(paid.amount)));
}

void Chime::announceSent(const core::Transaction &payout)
{
    if (payout.status.code() == core::Status::Code::Paid)
        play(Tone::Sent);
    else if (payout.status.code() == core::Status::Code::Denied)
        play(Tone::Denied);
    else
        play(Tone::Unpaid);
}

void Chime::announceLate()
{
    if (m_sinceLate.isValid() && m_sinceLate.elapsed() < kMinLateInterval)
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
