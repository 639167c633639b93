// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

#include <functional>

namespace ui
{

enum class Tone {
    Paid,   ///< two rising notes
    Unpaid, ///< lower, falling notes: denied, canceled, expired
    Sent,   ///< one note for an outgoing payout, unlike the tone of a payment
    Denied, ///< three lower notes: an institution refused to send
    Late,   ///< insistent: a late payment needs attention
};

/// Sample rate. All sounds have signed 16-bit samples in native byte order and one channel.
inline constexpr int kSamplesPerSecond = 44100;

/// Generates the samples of a tone; `volume` from 1 to 100.
[[nodiscard]] QByteArray toneSamples(Tone tone, int volume);

/// Plays samples of toneSamples() without blocking; does nothing without an audio device.
using PlaySound = std::function<void(const QByteArray &samples)>;

} // namespace ui
