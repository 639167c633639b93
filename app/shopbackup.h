// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/backup.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

namespace app
{

/// A backup of a whole shop: the copy of its database, and beside it copies of its settings and
/// preferences, named after it: "x.db", "x.db.shop.json", "x.db.preferences.json". The database
/// alone is a backup too; such were all of them once.
///
/// The console's own notes are not in it: numbers that were given out must not be given out again,
/// and who was forgotten is not to come back.
///
/// The functions block on the disk; any thread.
struct ShopBackup
{
    struct Contents
    {
        core::BackupContents database;
        bool hasSettings = false; ///< key and name of the shop are in it

        bool operator==(const Contents &) const = default;
    };

    struct Restored
    {
        Contents contents;
        QString keptFolder; ///< where what was there before is kept; empty: there was nothing
    };

    QString file;
    QDateTime made; ///< local time; of a file that newPath() did not name, its last change
    qint64 bytes = 0;

    bool operator==(const ShopBackup &) const = default;

    /// Whether newPath() named it, and no person or other program did.
    [[nodiscard]] bool isNamedByUs() const;

    /// As core::backUp(). After Code::StorageFailed the copy of the database may be there, without
    /// settings and preferences or beside those of an earlier backup of that name.
    [[nodiscard]] static core::Result<Contents> make(const QString &folder, const QString &file);

    /// As core::verifyBackup(), and Code::StorageDamaged for settings that cannot stand.
    [[nodiscard]] static core::Result<Contents> verify(const QString &file);

    /// As core::restoreBackup(), and nothing is touched where verify() finds fault. Files that are
    /// in the backup take the place of the shop's, which are kept too; those that are not leave
    /// them alone. After Code::StorageFailed some may be of the one and some of the other.
    [[nodiscard]] static core::Result<Restored> restore(const QString &file, const QString &folder,
                                                        const QDateTime &now);

    /// Those in a folder, newest first. Nothing of them was checked.
    [[nodiscard]] static QList<ShopBackup> in(const QString &folder);

    /// Where the next one goes: the folder and a name with the moment.
    [[nodiscard]] static QString newPath(const QString &folder, const QDateTime &now);

    /// Deletes all but the newest so many of those that newPath() named; what bears a later moment
    /// than now counts for older than all others.
    static void keepNewest(const QString &folder, int kept, const QDateTime &now);
};

} // namespace app
