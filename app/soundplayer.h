// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// Plays sounds in another program, `balcao-sound`, which is started for each and ends with it:
/// what a sound system loads, blocks on or crashes at is none of the counter's.
class SoundPlayer
{
public:
    /// `program`: its path; that beside this program, if empty.
    explicit SoundPlayer(const QString &program = {});

    /// Whether the program was built.
    [[nodiscard]] bool isThere() const;

    /// As ui::PlaySound has it.
    void play(const QByteArray &samples) const;

private:
    QString m_program;
};

} // namespace app
