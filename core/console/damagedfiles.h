// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>

namespace core
{

/// Returns the error of the last failed file call, with `what` as its detail.
[[nodiscard]] Error lastFileError(const QString &what);

/// Renames the damaged file and its log; returns the new path.
[[nodiscard]] Result<QString> renameDamagedFile(const QString &path, const QDateTime &now);

/// Returns the renamed damaged files of the database, including logs.
[[nodiscard]] QFileInfoList damagedFilesOf(const QString &path);

} // namespace core
