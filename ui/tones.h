// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

namespace ui
{

enum class Tone {
    Paid,   ///< two notes, rising
    Unpaid, ///< lower ones, falling: denied, canceled, expired
    Sent,   ///< one note: money left, which nobody at the counter may take for money that came
    Denied, ///< three lower ones: an institution refused to send
    Late,   ///< insists: money that came late needs a person
};

/// All sounds are of one format: signed 16-bit samples in the order of this computer, one channel.
inline constexpr int kSamplesPerSecond = 44100;

/// The samples of a tone, made here and now; `volume` from 1 to 100.
[[nodiscard]] QByteArray toneSamples(Tone tone, int volume);

} // namespace ui
