// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

/// Verifies a packed workbook: the checksum of every part and its complete XML. For files written
/// by a library that ignores write errors. Returns Code::StorageFull if a part is missing or
/// truncated, because no other cause is possible. Blocks on the disk; any thread.
[[nodiscard]] Result<void> checkPacked(const QString &path);

} // namespace core
