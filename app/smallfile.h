// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// All of a file that a person may have put there: Code::StorageDamaged, with a detail that names
/// it, if it cannot be read or is no file (opening a pipe would wait for ever).
[[nodiscard]] core::Result<QByteArray> readSmallFile(const QString &path);

/// Writes it whole, for its owner only, into a folder that is made if need be. All of it is on
/// disk, or nothing changed and it is Code::StorageReadOnly with a detail.
[[nodiscard]] core::Result<void> writeSmallFile(const QString &path, const QByteArray &bytes);

} // namespace app
