// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

/// Reads a packed workbook through: every part by its checksum, and up to the end of its XML. For
/// what was written by somebody who does not look whether that went well. Code::StorageFull if a
/// part is missing or cut short, for which there is no other cause. Blocks on the disk; any thread.
[[nodiscard]] Result<void> checkPacked(const QString &path);

} // namespace core
