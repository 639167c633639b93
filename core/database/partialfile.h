// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// A file under construction, mode 0600, next to its target, so that the target is never
/// incomplete. A symbolic link in the place of the target is replaced, never followed. At most one
/// per target in all processes; the file of a killed process is reused. Removed unless putInPlace()
/// was called. Blocks on the disk; any thread.
///
/// Errors: the target stays unchanged. Exception: after Code::StorageFailed the complete new file
/// may be in place without a successful sync. A power failure could still undo the change. All
/// functions that create files through this class give the same guarantee.
class PartialFile
{
public:
    /// Creates an empty file. Code::StorageReadOnly, StorageFull, StorageFailed for the folder,
    /// which is not created; StorageBusy while another partial file of the target exists.
    [[nodiscard]] static Result<PartialFile> create(const QString &target);

    PartialFile(PartialFile &&other) noexcept;
    PartialFile &operator=(PartialFile &&) = delete;
    ~PartialFile();

    [[nodiscard]] const QString &path() const { return m_path; }

    /// Appends bytes. Code::StorageFull, StorageFailed, StorageReadOnly.
    [[nodiscard]] Result<void> write(const QByteArray &bytes);

    /// Replaces the target with this file and syncs both contents and name to disk. Call once.
    /// After an error see isInPlace().
    [[nodiscard]] Result<void> putInPlace();

    [[nodiscard]] bool isInPlace() const { return m_descriptor < 0; }

private:
    PartialFile(const QString &target, int descriptor);

    QString m_target;
    QString m_path;
    int m_descriptor; ///< locked; -1 if in place or moved from
};

/// Syncs the directory entries of a folder; otherwise a power failure may undo a rename.
[[nodiscard]] Result<void> syncFolder(const QString &path);

/// Translates errno after a failed write.
[[nodiscard]] Error fileError(int number);

} // namespace core
