// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// The maximum size of a settings file in bytes.
constexpr qsizetype kMaxSmallFile = qsizetype(1024) * 1024;

/// Where a small file comes from.
enum class FileOrigin {
    Shop,   ///< a folder of this program; nobody else may be able to change the file
    Backup, ///< any folder, such as a memory stick, where owners and permissions mean little
};

/// Returns true if the path names anything, a dangling symbolic link included.
[[nodiscard]] bool isPathTaken(const QString &path);

/// Reads a whole file that a user may have edited. The detail of an error begins with the file's
/// name.
///
/// Code::StorageCorrupted if the path is no regular file, is a symbolic link, is larger than
/// kMaxSmallFile, or cannot be read. Code::StorageReadOnly for FileOrigin::Shop if the file or its
/// folder belongs to neither this user nor root. The same if group or others may write there.
[[nodiscard]] core::Result<QByteArray> readSmallFile(const QString &path,
                                                     FileOrigin origin = FileOrigin::Shop);

/// Replaces the file atomically and durably, with mode 0600. A symbolic link is replaced, not
/// followed. Creates the folder if necessary. Errors as core::PartialFile, with the file's name.
[[nodiscard]] core::Result<void> writeSmallFile(const QString &path, const QByteArray &bytes);

} // namespace app
