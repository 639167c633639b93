// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/tones.h"

#include <QtCore/QList>

#include <algorithm>
#include <cmath>

namespace ui
{

namespace
{

struct Note
{
    double hertz;
    double seconds;
};

QList<Note> notesOf(Tone tone)
{
    switch (tone) {
    case Tone::Paid:
        return {{659.3, 0.14}, {987.8, 0.46}};
    case Tone::Unpaid:
        return {{233.1, 0.24}, {174.6, 0.46}};
    case Tone::Sent:
        return {{440, 0.7}};
    case Tone::Denied:
        return {{233.1, 0.18}, {233.1, 0.18}, {174.6, 0.5}};
    case Tone::Late: {
        QList<Note> notes;
        for (int i = 0; i < 5; ++i)
            notes += {{880, 0.16}, {622.3, 0.16}};
        return notes;
    }
    }
    Q_UNREACHABLE();
}

/// Returns the envelope of a bell: immediate start without a click, then fading.
double strength(double second, double seconds)
{
    constexpr double rise = 0.006;
    constexpr double fall = 0.02;
    const double begin = std::min(second / rise, 1.0);
    const double end = std::min((seconds - second) / fall, 1.0);
    return begin * std::max(end, 0.0) * std::exp(-2.2 * second / seconds);
}

} // namespace

QByteArray toneSamples(Tone tone, int volume)
{
    const double loudness = 0.7 * volume * volume / 10'000; // perceived loudness
    QByteArray bytes;
    for (const Note &note : notesOf(tone)) {
        const int count = static_cast<int>(note.seconds * kSamplesPerSecond);
        for (int i = 0; i < count; ++i) {
            const double second = static_cast<double>(i) / kSamplesPerSecond;
            const double angle = 2 * M_PI * note.hertz * second;
            const double wave = 0.75 * std::sin(angle) + 0.25 * std::sin(2 * angle);
            const auto sample = static_cast<qint16>(
                std::lround(32'767 * loudness * wave * strength(second, note.seconds)));
            bytes.append(reinterpret_cast<const char *>(&sample), sizeof sample);
        }
    }
    return bytes;
}

} // namespace ui
