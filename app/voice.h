// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace app
{

/// Says texts with a program for speech, if one is installed: `spd-say` or `espeak-ng`. Each text
/// is one process, so that a hanging sound system never blocks the counter.
class Voice
{
public:
    /// `folders`: where the programs are searched for; empty: as in a terminal.
    explicit Voice(const QStringList &folders = {});

    /// Returns true if a program was found.
    [[nodiscard]] bool isThere() const { return !m_program.isEmpty(); }

    /// Says the text in `language`, such as pt_BR. Does nothing without a program.
    void say(const QString &text, const QString &language) const;

private:
    QString m_program;
};

} // namespace app
