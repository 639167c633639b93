// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// Plays sounds in a separate process, `balcao-sound`, which ends after each sound. Isolates the
/// counter from libraries, blocking and crashes of the sound system.
class SoundPlayer
{
public:
    /// `program`: path of the player; empty: next to this executable.
    explicit SoundPlayer(const QString &program = {});

    /// Returns true if the player is installed.
    [[nodiscard]] bool isThere() const;

    /// Plays the samples, as ui::PlaySound requires.
    void play(const QByteArray &samples) const;

private:
    QString m_program;
};

} // namespace app
