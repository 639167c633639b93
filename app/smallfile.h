// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// Reads a whole file that a user may have edited. Returns Code::StorageCorrupted with the path in
/// the detail if the file is unreadable or not a regular file. Opening a pipe would block forever.
[[nodiscard]] core::Result<QByteArray> readSmallFile(const QString &path);

/// Writes the file durably with mode 0600, or changes nothing and returns Code::StorageReadOnly
/// with a detail. Creates the folder if necessary.
[[nodiscard]] core::Result<void> writeSmallFile(const QString &path, const QByteArray &bytes);

} // namespace app
