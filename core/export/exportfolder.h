// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

namespace core
{

/// A folder of related files with their checksums. Created completely or not at all, and never
/// replaces another folder. For one thread; blocks on the disk.
class ExportFolder
{
    Q_DISABLE_COPY_MOVE(ExportFolder)

public:
    /// Prepares the folder `name` in the folder `place`. Without finish() nothing remains.
    ExportFolder(const QString &place, const QString &name);

    /// Returns true if the folder accepts files.
    [[nodiscard]] bool isMade() const { return m_folder.isValid(); }

    /// Returns the path of a file in the folder, for code that writes the file itself. finish()
    /// processes the files in this order.
    [[nodiscard]] QString pathFor(const QString &file);

    /// Writes a complete file.
    [[nodiscard]] Result<void> put(const QString &file, const QByteArray &bytes);

    /// Adds SHA256SUMS in the format of sha256sum, moves the folder to its final place and returns
    /// the path. Uses "NAME-2" or the next free name if the folder exists.
    [[nodiscard]] Result<QString> finish();

private:
    [[nodiscard]] Result<QByteArray> checksums() const;

    const QString m_place;
    const QString m_name;
    QTemporaryDir m_folder;
    QStringList m_files;
};

} // namespace core
