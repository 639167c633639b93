// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackup.h"

#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "core/domain/brasilia.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

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
    return {ShopSettings::filePath(folder), preferencesIn(folder)};
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

/// Returns the settings in a backup; nullopt without settings, an Error if they are invalid.
core::Result<std::optional<ShopSettings>> settingsIn(const QString &backup)
{
    const QString place = placeIn(backup, ShopSettings::filePath({}));
    if (!isPathTaken(place))
        return std::nullopt;
    return ShopSettings::read(place, FileOrigin::Backup).map([](const ShopSettings &settings) {
        return std::optional(settings);
    });
}

core::Result<bool> hasSettings(const QString &backup)
{
    return settingsIn(backup).map(
        [](const std::optional<ShopSettings> &settings) { return settings.has_value(); });
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
    if (isPathTaken(companion))
        return copySmallFile(companion, place);
    QFile old(place);
    if (isPathTaken(place) && !old.remove())
        return tl::unexpected(
            core::Error{core::Error::Code::StorageReadOnly, {}, old.errorString()});
    return {};
}

/// Returns a settings file of a backup in which locking, sending and former keys are those of the
/// shop. The file has none of them if the shop has none. Returns the bytes unchanged if nothing has
/// to change, and nullopt if the file is no JSON object: its security settings cannot be separated.
std::optional<QByteArray> withOwnSecurity(const QByteArray &restored, const QByteArray &current)
{
    const QJsonDocument document = QJsonDocument::fromJson(restored);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject before = document.object();
    const QJsonObject own = QJsonDocument::fromJson(current).object();
    QJsonObject after = before;
    for (const QString &member : {u"locking"_s, u"sending"_s, u"former_keys"_s}) {
        if (own.contains(member))
            after.insert(member, own[member]);
        else
            after.remove(member);
    }
    return after == before ? restored : QJsonDocument(after).toJson();
}

/// Keeps a file that a restore replaces. A file that this program cannot read is moved.
core::Result<void> keepCompanion(const QString &companion, const QString &kept)
{
    if (const auto bytes = readSmallFile(companion))
        return writeSmallFile(kept, *bytes);
    const QFileInfo info(companion);
    const bool isFolder = info.isDir() && !info.isSymLink();
    if (!isFolder && QDir().mkpath(QFileInfo(kept).path()) && QFile::rename(companion, kept))
        return {};
    return tl::unexpected(
        core::Error{core::Error::Code::StorageFailed, {}, u"a file cannot be kept"_s});
}

/// Restores one file of a shop. Copies the replaced file to a folder. Leaves the shop's file if the
/// file in the backup is unusable.
core::Result<void> restoreCompanion(const QString &place, const QString &companion,
                                    const QString &keptFolder)
{
    if (!isPathTaken(place))
        return {};
    const auto restored = readSmallFile(place, FileOrigin::Backup);
    if (!restored)
        return tl::unexpected(restored.error());
    const auto current = readSmallFile(companion);
    const auto merged = withOwnSecurity(*restored, current.value_or(QByteArray()));
    if (!merged || current == *merged)
        return {};
    if (isPathTaken(companion)) {
        const QString kept = QDir(keptFolder).filePath(QFileInfo(companion).fileName());
        if (const auto moved = keepCompanion(companion, kept); !moved)
            return moved;
    }
    return writeSmallFile(companion, *merged);
}

/// Adds a key to the former keys of the shop: open charges may have codes with that key.
core::Result<void> recordFormerKey(const QString &folder, const core::PixKey &key)
{
    const auto settings = ShopSettings::load(folder);
    if (!settings)
        return tl::unexpected(settings.error());
    if (!*settings)
        return {};
    ShopSettings before = **settings;
    const core::PixKey present = before.profile.merchant.key;
    before.profile.merchant.key = key;
    ShopSettings after = **settings;
    after.formerKeys = formerKeysAfter(before, present);
    return after.save(folder);
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

core::Result<std::optional<ShopBackup::KeyChange>> ShopBackup::keyChange(const QString &file,
                                                                         const QString &folder)
{
    const auto restored = settingsIn(file);
    if (!restored)
        return tl::unexpected(restored.error());
    const auto current = ShopSettings::load(folder);
    const bool isNew = current && !*current;
    if (!*restored || isNew)
        return std::nullopt;
    const core::PixKey &key = (*restored)->profile.merchant.key;
    if (!current)
        return KeyChange{key, std::nullopt};
    const core::PixKey &own = (*current)->profile.merchant.key;
    return own == key ? std::nullopt : std::optional(KeyChange{key, own});
}

core::Result<ShopBackup::Restored>
ShopBackup::restore(const QString &file, const QString &folder, const QDateTime &now,
                    const std::optional<core::PixKey> &acceptedKey)
{
    if (isOfAnotherKind(file, folder))
        return tl::unexpected(core::Error{core::Error::Code::StorageForeign, {}, {}});
    const auto change = keyChange(file, folder);
    if (!change)
        return tl::unexpected(change.error());
    if (*change && acceptedKey != (*change)->restored)
        return tl::unexpected(
            core::Error{core::Error::Code::NotTrusted, {}, u"the backup has another Pix key"_s});
    const auto settings = hasSettings(file);
    if (!settings)
        return tl::unexpected(settings.error());
    const auto database = core::restoreBackup(file, databaseIn(folder), now);
    if (!database)
        return tl::unexpected(database.error());
    Restored restored{{database->contents, *settings}, database->access, database->keptFolder};
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
    if (*change && (*change)->current) {
        const auto recorded = recordFormerKey(folder, *(*change)->current);
        if (!recorded)
            return tl::unexpected(
                core::Error{core::Error::Code::StorageFailed, {}, recorded.error().detail});
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
