// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Returns the text for a terminal: control characters and marks of the writing direction become
/// U+FFFD, except for line breaks and tabs. A terminal would run escape sequences in names that
/// come from files.
[[nodiscard]] QString consoleText(const QString &text);

/// Returns the text as one line: calls consoleText(), and line breaks and tabs become blanks.
[[nodiscard]] QString consoleLine(const QString &text);

} // namespace core
