// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

namespace core
{

/// A folder of files that belong together, with their checksums. It is there whole or not at all,
/// and never in the place of another one. One thread; blocks on the disk.
class ExportFolder
{
    Q_DISABLE_COPY_MOVE(ExportFolder)

public:
    /// Of that name in the folder `place`, once finish() has put it there; without, it leaves
    /// nothing.
    ExportFolder(const QString &place, const QString &name);

    /// Whether files can be made in it.
    [[nodiscard]] bool isMade() const { return m_folder.isValid(); }

    /// Of a file that is to be in it, for who makes it by itself; they are finished in that order.
    [[nodiscard]] QString pathFor(const QString &file);

    /// The whole of a file.
    [[nodiscard]] Result<void> put(const QString &file, const QByteArray &bytes);

    /// Adds SHA256SUMS, as sha256sum reads them, and puts the folder in place; where it is now. If
    /// there is one of that name already, it is "NAME-2", or the next that is free.
    [[nodiscard]] Result<QString> finish();

private:
    [[nodiscard]] Result<QByteArray> checksums() const;

    const QString m_place;
    const QString m_name;
    QTemporaryDir m_folder;
    QStringList m_files;
};

} // namespace core
