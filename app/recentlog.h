// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

namespace app
{

// The last log messages of this process, in memory, for a diagnostic bundle.

/// Remembers log messages from now on. Each message still reaches the handler before. Call once.
void startRecentLog();

/// Returns the last messages, oldest first: time, severity, category and text. Any thread.
[[nodiscard]] QStringList recentLogLines();

} // namespace app
