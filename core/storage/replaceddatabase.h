// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace core
{

/// Moves the files of an existing database out of the way. No file may stay behind: SQLite would
/// apply the log of one database to another. Blocks on the disk; any thread.
class ReplacedDatabase
{
    Q_DISABLE_COPY_MOVE(ReplacedDatabase)

public:
    explicit ReplacedDatabase(QString database);

    /// Moves the files into the folder, which is created if there is a file to move, and syncs the
    /// folder. On an error as moveBack().
    [[nodiscard]] Result<void> moveTo(const QString &folder);

    /// Undoes the move and returns `reason`; Code::StorageFailed if a file stays in the folder. A
    /// log is never left next to another database, nor a database without its log in the shop's
    /// place.
    [[nodiscard]] tl::unexpected<Error> moveBack(const Error &reason);

    /// Returns the folder with the moved files; empty if nothing was moved.
    [[nodiscard]] const QString &folder() const { return m_folder; }

private:
    [[nodiscard]] QString keptPath(const QString &file) const;

    const QString m_database;
    QString m_folder;
    QStringList m_moved;
};

} // namespace core
