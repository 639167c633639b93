// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/backuporigin.h"

#include <QtCore/QString>

namespace ui
{

/// Explains before a restore that the origin of a backup is not proven; empty if it is.
[[nodiscard]] QString originSentence(core::BackupOrigin origin);

} // namespace ui
