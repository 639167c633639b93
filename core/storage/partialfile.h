// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

/// A file in the making, 0600, beside the one it is to become: nobody ever sees half of it in its
/// place. One at a time for a target, of whatever process; what a killed one left is taken over.
/// Removed unless it was put in place. Blocks on the disk; any thread.
///
/// What everything promises that is made so: on an error the target is as it was. Only after
/// Code::StorageFailed may the new one be in place, whole, without being known to be on the disk: a
/// power cut could still undo it.
class PartialFile
{
public:
    /// An empty one. Code::StorageReadOnly, StorageFull, StorageFailed for its folder, which is not
    /// made; StorageBusy while another one is made.
    [[nodiscard]] static Result<PartialFile> create(const QString &target);

    PartialFile(PartialFile &&other) noexcept;
    PartialFile &operator=(PartialFile &&) = delete;
    ~PartialFile();

    [[nodiscard]] const QString &path() const { return m_path; }

    /// What stands in the file is now the target, in the place of what was there, and both the
    /// bytes and the name are on the disk. Once. On an error see isInPlace().
    [[nodiscard]] Result<void> putInPlace();

    [[nodiscard]] bool isInPlace() const { return m_descriptor < 0; }

private:
    PartialFile(const QString &target, int descriptor);

    QString m_target;
    QString m_path;
    int m_descriptor; ///< locked; -1: in place, or moved from
};

/// Writes to the disk which names a folder has; without it a power cut may undo a rename.
[[nodiscard]] Result<void> syncFolder(const QString &path);

/// What errno says of a file that was to be written.
[[nodiscard]] Error fileError(int number);

} // namespace core
