// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackup.h"

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "core/domain/brasilia.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

const QString kTimestamp = u"yyyy-MM-dd-HHmmss"_s;
const QString kName = u"'balcao-'"_s + kTimestamp + u"'.db'"_s;

/// Returns the files that accompany the database in a backup.
QStringList companionsOf(const QString &folder)
{
    return {ShopSettings::filePath(folder), PreferencesFile::filePath(folder)};
}

/// Returns the path of a shop's file in a backup.
QString placeIn(const QString &backup, const QString &companion)
{
    return u"%1.%2"_s.arg(backup, QFileInfo(companion).fileName());
}

core::Result<void> copySmallFile(const QString &from, const QString &to)
{
    return readSmallFile(from).and_then(
        [&to](const QByteArray &bytes) { return writeSmallFile(to, bytes); });
}

/// Returns true if the backup has settings; an Error if they are invalid.
core::Result<bool> hasSettings(const QString &backup)
{
    const QString place = placeIn(backup, ShopSettings::filePath({}));
    if (!QFileInfo::exists(place))
        return false;
    return ShopSettings::read(place).map([](const ShopSettings &) { return true; });
}

/// Returns true if one of the two is a practice shop and the other a real one.
bool isOfAnotherKind(const QString &backup, const QString &folder)
{
    const QString place = placeIn(backup, ShopSettings::filePath({}));
    if (!QFileInfo::exists(place))
        return false;
    const auto saved = ShopSettings::read(place);
    const auto present = ShopSettings::load(folder);
    return saved && present && *present && saved->isPractice != (*present)->isPractice;
}

/// Copies one file of a shop to a backup. The file of an earlier backup stays until the new one is
/// complete.
core::Result<void> backUpCompanion(const QString &companion, const QString &place)
{
    if (QFileInfo::exists(companion))
        return copySmallFile(companion, place);
    QFile old(place);
    if (old.exists() && !old.remove())
        return tl::unexpected(
            core::Error{core::Error::Code::StorageReadOnly, {}, old.errorString()});
    return {};
}

/// Restores one file of a shop. Moves the replaced file to a folder.
core::Result<void> restoreCompanion(const QString &place, const QString &companion,
                                    const QString &keptFolder)
{
    if (!QFileInfo::exists(place) || readSmallFile(place) == readSmallFile(companion))
        return {};
    if (QFileInfo::exists(companion)) {
        const QString kept = QDir(keptFolder).filePath(QFileInfo(companion).fileName());
        if (const auto copied = copySmallFile(companion, kept); !copied)
            return copied;
    }
    return copySmallFile(place, companion);
}

/// Returns the timestamp in a name by newPath(); invalid for other names.
QDateTime timestampIn(const QString &fileName)
{
    const QDateTime read = QDateTime::fromString(fileName, kName);
    return read.isValid() ? QDateTime(read.date(), read.time(), core::brasilia()) : QDateTime();
}

} // namespace

bool ShopBackup::isNamedByUs() const
{
    return timestampIn(QFileInfo(file).fileName()).isValid();
}

core::Result<ShopBackup::Contents> ShopBackup::make(const QString &folder, const QString &file)
{
    const auto database = core::backUp(databaseIn(folder), file);
    if (!database)
        return tl::unexpected(database.error());
    for (const QString &companion : companionsOf(folder)) {
        if (const auto kept = backUpCompanion(companion, placeIn(file, companion)); !kept)
            return tl::unexpected(
                core::Error{core::Error::Code::StorageFailed, {}, kept.error().detail});
    }
    return Contents{*database, hasSettings(file).value_or(false)};
}

core::Result<ShopBackup::Contents> ShopBackup::verify(const QString &file)
{
    const auto settings = hasSettings(file);
    if (!settings)
        return tl::unexpected(settings.error());
    return core::verifyBackup(file).map([&settings](const core::BackupContents &database) {
        return Contents{database, *settings};
    });
}

core::Result<ShopBackup::Restored> ShopBackup::restore(const QString &file, const QString &folder,
                                                       const QDateTime &now)
{
    const auto settings = hasSettings(file);
    if (!settings)
        return tl::unexpected(settings.error());
    if (isOfAnotherKind(file, folder))
        return tl::unexpected(core::Error{core::Error::Code::StorageForeign, {}, {}});
    const auto database = core::restoreBackup(file, databaseIn(folder), now);
    if (!database)
        return tl::unexpected(database.error());
    Restored restored{{database->contents, *settings}, database->keptFolder};
    const QString kept =
        restored.keptFolder.isEmpty()
            ? QDir(folder).filePath(u"replaced-"_s + core::brasiliaTime(now).toString(kTimestamp))
            : restored.keptFolder;
    for (const QString &companion : companionsOf(folder)) {
        const auto placed = restoreCompanion(placeIn(file, companion), companion, kept);
        if (!placed)
            return tl::unexpected(
                core::Error{core::Error::Code::StorageFailed, {}, placed.error().detail});
    }
    if (QFileInfo::exists(kept))
        restored.keptFolder = kept;
    return restored;
}

QList<ShopBackup> ShopBackup::in(const QString &folder)
{
    QList<ShopBackup> backups;
    for (const QFileInfo &info : QDir(folder).entryInfoList({u"*.db"_s}, QDir::Files)) {
        if (!core::isBackup(info.filePath()))
            continue;
        const QDateTime timestamp = timestampIn(info.fileName());
        backups.append({info.absoluteFilePath(),
                        timestamp.isValid() ? timestamp : info.lastModified(), info.size()});
    }
    std::stable_sort(backups.begin(), backups.end(),
                     [](const ShopBackup &a, const ShopBackup &b) { return a.made > b.made; });
    return backups;
}

QString ShopBackup::newPath(const QString &folder, const QDateTime &now)
{
    return QDir(folder).absoluteFilePath(core::brasiliaTime(now).toString(kName));
}

void ShopBackup::keepNewest(const QString &folder, int kept, const QDateTime &now)
{
    QList<ShopBackup> backups = in(folder);
    // Timestamps in the future come from a wrong clock and count as older than all others.
    std::stable_partition(backups.begin(), backups.end(),
                          [&now](const ShopBackup &backup) { return backup.made <= now; });
    for (const ShopBackup &backup : std::as_const(backups)) {
        if (!backup.isNamedByUs() || --kept >= 0)
            continue;
        for (const QString &companion : companionsOf({}))
            QFile::remove(placeIn(backup.file, companion));
        QFile::remove(backup.file);
    }
}

} // namespace app
