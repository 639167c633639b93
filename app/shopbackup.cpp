// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackup.h"

#include "app/backupkeyfile.h"
#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "core/console/damagedfiles.h"
#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/database/partialfile.h"
#include "core/domain/backupmanifest.h"
#include "core/domain/brasilia.h"
#include "core/storage/auditstore.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

const QString kTimestamp = u"yyyy-MM-dd-HHmmss"_s;
const QString kName = u"'balcao-'"_s + kTimestamp;
const QString kPlainEnd = u".db"_s;
const QString kEncryptedEnd = u".balcao"_s;
const QString kManifestEnd = u".manifest"_s;
const QString kManifestError = u"manifest: "_s; ///< beginning of the detail
const QString kDatabaseName = u"database"_s;    ///< in a manifest
const QString kArchivedDatabase = u"backup.db"_s;

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

/// A database of the shop next to the transactions.
struct CompanionDatabase
{
    QString path; ///< in the folder of the shop
    QString end;  ///< of the name in a backup; not ".db", the end of a whole backup
    core::Schema schema;

    [[nodiscard]] QString placeIn(const QString &backup) const { return backup + end; }
};

QList<CompanionDatabase> databasesOf(const QString &folder)
{
    return {{consoleDatabaseIn(folder), u".console"_s, core::Schema::Console},
            {bankDatabaseIn(folder), u".bank"_s, core::Schema::Bank}};
}

/// Returns the error with the name of the file that caused it.
core::Error namedError(const core::Error &error, const QString &path)
{
    return {error.code, error.fields, u"%1: %2"_s.arg(QFileInfo(path).fileName(), error.detail)};
}

/// Checks the databases of a backup next to the transactions.
core::Result<void> verifyCompanions(const QString &backup)
{
    for (const CompanionDatabase &each : databasesOf({})) {
        const QString place = each.placeIn(backup);
        if (!isPathTaken(place))
            continue;
        if (const auto verified = core::verifySnapshot(place, each.schema); !verified)
            return tl::unexpected(namedError(verified.error(), place));
    }
    return {};
}

/// A copy of a database that becomes a file of a backup.
struct StagedCopy
{
    core::PartialFile file;
    QString place;
};

/// Copies the databases of the shop next to the transactions. Call before the transactions are
/// copied: bank statements that are older than the transactions only repeat known evidence.
core::Result<std::vector<StagedCopy>> stageCompanions(const QString &folder, const QString &backup)
{
    std::vector<StagedCopy> staged;
    for (const CompanionDatabase &each : databasesOf(folder)) {
        if (!isPathTaken(each.path))
            continue;
        const QString place = each.placeIn(backup);
        if (isPathTaken(place) && !core::isBackup(place))
            return tl::unexpected(
                core::Error{core::Error::Code::Conflict, {}, u"what is there is no backup"_s});
        auto file = core::PartialFile::create(place);
        if (!file)
            return tl::unexpected(file.error());
        if (const auto copied = core::copySnapshot(each.path, file->path(), each.schema); !copied)
            return tl::unexpected(namedError(copied.error(), each.path));
        staged.push_back({std::move(*file), place});
    }
    return staged;
}

/// Puts the copies in place, and removes the copies of an earlier backup with the same name.
core::Result<void> placeCompanions(std::vector<StagedCopy> &staged, const QString &backup)
{
    for (StagedCopy &copy : staged) {
        if (auto placed = copy.file.putInPlace(); !placed)
            return placed;
    }
    for (const CompanionDatabase &each : databasesOf({})) {
        const QString place = each.placeIn(backup);
        const bool isNew = std::any_of(staged.cbegin(), staged.cend(),
                                       [&](const StagedCopy &copy) { return copy.place == place; });
        QFile old(place);
        if (!isNew && isPathTaken(place) && !old.remove())
            return tl::unexpected(
                core::Error{core::Error::Code::StorageReadOnly, {}, old.errorString()});
    }
    return {};
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

/// Returns a settings file of a backup in which locking, sending, retention, encryption of backups
/// and former keys are those of the shop. The file has none of them if the shop has none. Returns
/// the bytes unchanged if nothing has to change, and nullopt if the file is no JSON object: its
/// security settings cannot be separated.
std::optional<QByteArray> withOwnSecurity(const QByteArray &restored, const QByteArray &current)
{
    const QJsonDocument document = QJsonDocument::fromJson(restored);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject before = document.object();
    const QJsonObject own = QJsonDocument::fromJson(current).object();
    QJsonObject after = before;
    for (const QString &member :
         {u"locking"_s, u"sending"_s, u"retention"_s, u"backup_encryption"_s, u"former_keys"_s}) {
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

tl::unexpected<core::Error> manifestError(const QString &what)
{
    return tl::unexpected(
        core::Error{core::Error::Code::StorageCorrupted, {}, kManifestError + what});
}

/// Returns true for the name of a database in a manifest.
bool isDatabaseName(const QString &name)
{
    return name == kDatabaseName || name.endsWith(kPlainEnd);
}

/// Returns size and digest of a database of a backup.
core::Result<core::BackupManifest::File> measuredDatabase(const QString &name, const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (QFileInfo(path).isSymLink() || !QFileInfo(path).isFile() ||
        !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return manifestError(u"%1 cannot be read"_s.arg(QFileInfo(path).fileName()));
    return core::BackupManifest::File{name, file.size(), hash.result().toHex()};
}

/// Returns size and digest of a file of a backup.
core::Result<core::BackupManifest::File> measured(const QString &name, const QString &path)
{
    if (isDatabaseName(name))
        return measuredDatabase(name, path);
    return readSmallFile(path, FileOrigin::Backup).map([&name](const QByteArray &bytes) {
        const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
        return core::BackupManifest::File{name, bytes.size(), digest.toHex()};
    });
}

/// Returns the files of a backup that exist, by their names in a manifest.
QList<std::pair<QString, QString>> filesOf(const QString &backup)
{
    QList<std::pair<QString, QString>> files{{kDatabaseName, backup}};
    for (const QString &companion : companionsOf({})) {
        const QString place = placeIn(backup, companion);
        if (isPathTaken(place))
            files.append({QFileInfo(companion).fileName(), place});
    }
    for (const CompanionDatabase &each : databasesOf({})) {
        if (isPathTaken(each.placeIn(backup)))
            files.append({QFileInfo(each.path).fileName(), each.placeIn(backup)});
    }
    return files;
}

/// Writes the manifest of a complete backup.
core::Result<void> writeManifest(const QString &backup, const core::BackupKey &key)
{
    QList<core::BackupManifest::File> files;
    for (const auto &[name, path] : filesOf(backup)) {
        const auto file = measured(name, path);
        if (!file)
            return tl::unexpected(file.error());
        files += *file;
    }
    const core::BackupManifest manifest(QDateTime::currentDateTimeUtc(), files, key);
    return writeSmallFile(backup + kManifestEnd, manifest.toText());
}

/// The files of a backup whose digests are compared with the manifest.
enum class Compared { SmallFiles, AllFiles };

/// Compares a backup with its manifest.
core::Result<core::BackupOrigin> checkedOrigin(const QString &backup, const QString &folder,
                                               Compared compared)
{
    const QString place = backup + kManifestEnd;
    if (!isPathTaken(place))
        return core::BackupOrigin::NoManifest;
    const auto text = readSmallFile(place, FileOrigin::Backup);
    const auto manifest = text ? core::BackupManifest::parse(*text) : std::nullopt;
    if (!manifest)
        return manifestError(u"unreadable"_s);
    const auto key = BackupKeyFile::load(folder);
    const bool isOwn = key && manifest->namesKey(*key);
    if (isOwn && !manifest->isAuthenticatedBy(*key))
        return manifestError(u"wrong authentication code"_s);
    const auto files = filesOf(backup);
    if (files.size() != manifest->files().size())
        return manifestError(u"a file is missing or was added"_s);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const auto &[name, path] = files.at(i);
        if (compared == Compared::SmallFiles && isDatabaseName(name))
            continue;
        const auto file = measured(name, path);
        if (!file)
            return tl::unexpected(file.error());
        if (*file != manifest->files().at(i))
            return manifestError(u"%1 was changed"_s.arg(QFileInfo(path).fileName()));
    }
    return isOwn ? core::BackupOrigin::Own : core::BackupOrigin::Foreign;
}

/// A temporary folder in the folder of a shop, readable by its owner only.
core::Result<std::unique_ptr<QTemporaryDir>> newWorkFolder(const QString &folder)
{
    const QString pattern = u"backup-XXXXXX"_s;
    if (const auto made = core::makeFolder(folder); !made)
        return tl::unexpected(made.error());
    // Folders of killed programs have readable data of customers.
    constexpr int kStaleSeconds = 24 * 60 * 60;
    const QDateTime stale = QDateTime::currentDateTimeUtc().addSecs(-kStaleSeconds);
    for (const QFileInfo &left : QDir(folder).entryInfoList({QString(pattern).replace(u'X', u'?')},
                                                            QDir::Dirs | QDir::NoSymLinks)) {
        if (left.lastModified() < stale)
            QDir(left.filePath()).removeRecursively();
    }
    auto made = std::make_unique<QTemporaryDir>(QDir(folder).filePath(pattern));
    if (!made->isValid())
        return tl::unexpected(
            core::Error{core::Error::Code::StorageReadOnly, {}, made->errorString()});
    return made;
}

/// The readable files of a backup. Decrypted files are deleted with the object.
struct ReadableBackup
{
    QString file;
    std::unique_ptr<QTemporaryDir> decrypted; ///< null: the backup is not encrypted
};

/// Opens a backup. `compared`: SmallFiles decrypts no database.
core::Result<ReadableBackup> readable(const QString &backup, const QString &folder,
                                      const ShopBackup::Secret &secret, Compared compared)
{
    if (!core::isArchive(backup))
        return ReadableBackup{backup, nullptr};
    if (!secret)
        return tl::unexpected(
            core::Error{core::Error::Code::AccessDenied, {}, u"the backup is encrypted"_s});
    auto work = newWorkFolder(folder);
    if (!work)
        return tl::unexpected(work.error());
    const QString stop = compared == Compared::SmallFiles ? kArchivedDatabase : QString();
    const auto read = core::readArchive(backup, (*work)->path(), *secret, stop);
    if (!read)
        return tl::unexpected(read.error());
    return ReadableBackup{(*work)->filePath(kArchivedDatabase), std::move(*work)};
}

/// Compares a readable backup with its manifest, which an encrypted backup always has.
core::Result<core::BackupOrigin> checkedOrigin(const ReadableBackup &backup, const QString &folder,
                                               Compared compared)
{
    const auto origin = checkedOrigin(backup.file, folder, compared);
    if (!origin || !backup.decrypted)
        return origin;
    if (*origin == core::BackupOrigin::NoManifest)
        return manifestError(u"missing in an encrypted backup"_s);
    return core::BackupOrigin::Encrypted;
}

/// Returns the change of the Pix key by a backup that is not encrypted.
core::Result<std::optional<ShopBackup::KeyChange>> keyChangeBy(const QString &backup,
                                                               const QString &folder)
{
    const auto restored = settingsIn(backup);
    if (!restored)
        return tl::unexpected(restored.error());
    const auto current = ShopSettings::load(folder);
    const bool isNew = current && !*current;
    if (!*restored || isNew)
        return std::nullopt;
    const core::PixKey &key = (*restored)->profile.merchant.key;
    if (!current)
        return ShopBackup::KeyChange{key, std::nullopt};
    const core::PixKey &own = (*current)->profile.merchant.key;
    return own == key ? std::nullopt : std::optional(ShopBackup::KeyChange{key, own});
}

ShopBackup::Contents contentsOf(const QString &backup, const core::BackupContents &database,
                                bool hasSettings, core::BackupOrigin origin)
{
    ShopBackup::Contents contents{database, hasSettings, origin};
    for (const CompanionDatabase &each : databasesOf({})) {
        bool &isIncluded =
            each.schema == core::Schema::Console ? contents.hasTill : contents.hasStatements;
        isIncluded = isPathTaken(each.placeIn(backup));
    }
    return contents;
}

/// Makes a backup that is not encrypted.
core::Result<ShopBackup::Contents> makeReadable(const QString &folder, const QString &file)
{
    const auto failed = [](const core::Error &error) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFailed, {}, error.detail});
    };
    auto companions = stageCompanions(folder, file);
    if (!companions)
        return tl::unexpected(companions.error());
    const auto database = core::backUp(databaseIn(folder), file);
    if (!database)
        return tl::unexpected(database.error());
    // The manifest of an earlier backup with this name would refuse the new files.
    QFile earlier(file + kManifestEnd);
    if (isPathTaken(earlier.fileName()) && !earlier.remove())
        return failed(core::Error{core::Error::Code::StorageFailed, {}, earlier.errorString()});
    if (const auto placed = placeCompanions(*companions, file); !placed)
        return failed(placed.error());
    for (const QString &companion : companionsOf(folder)) {
        if (const auto kept = backUpCompanion(companion, placeIn(file, companion)); !kept)
            return failed(kept.error());
    }
    if (const auto written = writeManifest(file, BackupKeyFile::loadOrCreate(folder)); !written)
        return failed(written.error());
    return contentsOf(file, *database, hasSettings(file).value_or(false), core::BackupOrigin::Own);
}

/// Makes an encrypted backup.
core::Result<ShopBackup::Contents> makeEncrypted(const QString &folder, const QString &file,
                                                 const core::ArchiveSecret &secret)
{
    if (isPathTaken(file) && !core::isArchive(file))
        return tl::unexpected(core::Error{
            core::Error::Code::Conflict, {}, u"what is there is no encrypted backup"_s});
    const auto work = newWorkFolder(folder);
    if (!work)
        return tl::unexpected(work.error());
    const QString copy = (*work)->filePath(kArchivedDatabase);
    auto contents = makeReadable(folder, copy);
    if (!contents)
        return contents;
    contents->origin = core::BackupOrigin::Encrypted;
    // The database is last, so that the settings can be read without the database.
    QList<core::ArchivedFile> files;
    for (const QString &companion : companionsOf({})) {
        const QString place = placeIn(copy, companion);
        if (isPathTaken(place))
            files.append({QFileInfo(place).fileName(), place});
    }
    files.append({kArchivedDatabase + kManifestEnd, copy + kManifestEnd});
    for (const CompanionDatabase &each : databasesOf({})) {
        const QString place = each.placeIn(copy);
        if (isPathTaken(place))
            files.append({QFileInfo(place).fileName(), place});
    }
    files.append({kArchivedDatabase, copy});
    const auto written = core::writeArchive(files, file, secret);
    return written ? contents : tl::unexpected(written.error());
}

/// Checks that nobody uses the databases next to the transactions.
core::Result<void> requireClosed(const QString &folder)
{
    for (const CompanionDatabase &each : databasesOf(folder)) {
        if (core::isInUse(each.path))
            return tl::unexpected(core::Error{core::Error::Code::StorageBusy,
                                              {},
                                              QFileInfo(each.path).fileName() + u" is open"_s});
    }
    return {};
}

/// Records a restore in the audit log of the shop. A damaged log is renamed, as when a counter
/// opens the shop.
core::Result<void> recordRestore(const QString &folder, const core::AuditRecord &record,
                                 const QDateTime &now)
{
    const QString path = consoleDatabaseIn(folder);
    const auto open = [&path] {
        return core::Database::open(path, core::Database::Access::ReadWrite, core::Schema::Console);
    };
    auto till = open();
    if (!till && till.error().code == core::Error::Code::StorageCorrupted && QFile::exists(path)) {
        if (const auto renamed = core::renameDamagedFile(path, now); !renamed)
            return tl::unexpected(namedError(renamed.error(), path));
        till = open();
    }
    if (!till)
        return tl::unexpected(namedError(till.error(), path));
    return core::AuditStore(**till).append(record, now).map([](const core::AuditEntry &) {});
}

/// Restores the databases next to the transactions. `kept`: folder for replaced files.
core::Result<void> restoreDatabases(const QString &backup, const QString &folder,
                                    const QString &kept, const QDateTime &now,
                                    ShopBackup::Restored &restored)
{
    for (const CompanionDatabase &each : databasesOf(folder)) {
        const QString place = each.placeIn(backup);
        if (!isPathTaken(place))
            continue;
        if (each.schema == core::Schema::Bank) {
            if (auto placed = core::restoreStatements(place, each.path, kept); !placed)
                return placed;
            continue;
        }
        const auto pin =
            isPathTaken(pinFileIn(folder)) ? core::CounterPin::Set : core::CounterPin::Unset;
        const auto merged = core::restoreTill(place, each.path, kept, pin, now);
        if (!merged)
            return tl::unexpected(merged.error());
        restored.till = *merged;
    }
    return {};
}

/// Returns the timestamp in a name by newPath(); invalid for other names.
QDateTime timestampIn(const QString &fileName)
{
    const QString end = fileName.endsWith(kEncryptedEnd) ? kEncryptedEnd : kPlainEnd;
    if (!fileName.endsWith(end))
        return {};
    const QDateTime read = QDateTime::fromString(fileName.chopped(end.size()), kName);
    return read.isValid() ? QDateTime(read.date(), read.time(), core::brasilia()) : QDateTime();
}

} // namespace

bool ShopBackup::isNamedByUs() const
{
    return timestampIn(QFileInfo(file).fileName()).isValid();
}

core::Result<ShopBackup::Contents> ShopBackup::make(const QString &folder, const QString &file,
                                                    const Secret &secret)
{
    return secret ? makeEncrypted(folder, file, *secret) : makeReadable(folder, file);
}

core::Result<ShopBackup::Contents> ShopBackup::verify(const QString &file, const QString &folder,
                                                      const Secret &secret)
{
    const auto backup = readable(file, folder, secret, Compared::AllFiles);
    if (!backup)
        return tl::unexpected(backup.error());
    const auto origin = checkedOrigin(*backup, folder, Compared::AllFiles);
    if (!origin)
        return tl::unexpected(origin.error());
    const auto settings = hasSettings(backup->file);
    if (!settings)
        return tl::unexpected(settings.error());
    if (const auto companions = verifyCompanions(backup->file); !companions)
        return tl::unexpected(companions.error());
    return core::verifyBackup(backup->file).map([&](const core::BackupContents &database) {
        return contentsOf(backup->file, database, *settings, *origin);
    });
}

core::Result<core::BackupOrigin> ShopBackup::origin(const QString &file, const QString &folder)
{
    if (core::isArchive(file))
        return core::BackupOrigin::Encrypted;
    return checkedOrigin(file, folder, Compared::SmallFiles);
}

bool ShopBackup::isManifestError(const core::Error &error)
{
    return error.code == core::Error::Code::StorageCorrupted &&
           error.detail.startsWith(kManifestError);
}

core::Result<std::optional<ShopBackup::KeyChange>>
ShopBackup::keyChange(const QString &file, const QString &folder, const Secret &secret)
{
    const auto backup = readable(file, folder, secret, Compared::SmallFiles);
    if (!backup)
        return tl::unexpected(backup.error());
    if (const auto origin = checkedOrigin(*backup, folder, Compared::SmallFiles); !origin)
        return tl::unexpected(origin.error());
    return keyChangeBy(backup->file, folder);
}

core::Result<ShopBackup::Restored>
ShopBackup::restore(const QString &file, const QString &folder, const QDateTime &now,
                    const std::optional<core::PixKey> &acceptedKey, const Secret &secret,
                    const std::optional<core::AuditRecord> &record)
{
    const auto backup = readable(file, folder, secret, Compared::AllFiles);
    if (!backup)
        return tl::unexpected(backup.error());
    const auto origin = checkedOrigin(*backup, folder, Compared::AllFiles);
    if (!origin)
        return tl::unexpected(origin.error());
    const QString &source = backup->file;
    if (isOfAnotherKind(source, folder))
        return tl::unexpected(core::Error{core::Error::Code::StorageForeign, {}, {}});
    const auto change = keyChangeBy(source, folder);
    if (!change)
        return tl::unexpected(change.error());
    if (*change && acceptedKey != (*change)->restored)
        return tl::unexpected(
            core::Error{core::Error::Code::NotTrusted, {}, u"the backup has another Pix key"_s});
    const auto settings = hasSettings(source);
    if (!settings)
        return tl::unexpected(settings.error());
    if (const auto companions = verifyCompanions(source); !companions)
        return tl::unexpected(companions.error());
    if (const auto closed = requireClosed(folder); !closed)
        return tl::unexpected(closed.error());
    const auto recordFirst = [&]() -> core::Result<void> {
        if (!record)
            return {};
        core::AuditRecord entry = *record;
        entry.action = core::AuditAction::BackupRestored;
        entry.subject = QFileInfo(file).fileName();
        return recordRestore(folder, entry, now);
    };
    const auto database = core::restoreBackup(source, databaseIn(folder), now, recordFirst);
    if (!database)
        return tl::unexpected(database.error());
    Restored restored{contentsOf(source, database->contents, *settings, *origin), database->access,
                      database->keptFolder};
    const QString kept =
        restored.keptFolder.isEmpty()
            ? QDir(folder).filePath(u"replaced-"_s + core::brasiliaTime(now).toString(kTimestamp))
            : restored.keptFolder;
    for (const QString &companion : companionsOf(folder)) {
        const auto placed = restoreCompanion(placeIn(source, companion), companion, kept);
        if (!placed)
            return tl::unexpected(
                core::Error{core::Error::Code::StorageFailed, {}, placed.error().detail});
    }
    if (const auto placed = restoreDatabases(source, folder, kept, now, restored); !placed)
        return tl::unexpected(
            core::Error{core::Error::Code::StorageFailed, {}, placed.error().detail});
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
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({u'*' + kPlainEnd, u'*' + kEncryptedEnd}, QDir::Files)) {
        const bool isEncrypted = core::isArchive(info.filePath());
        if (!isEncrypted && !core::isBackup(info.filePath()))
            continue;
        const QDateTime timestamp = timestampIn(info.fileName());
        backups.append({info.absoluteFilePath(),
                        timestamp.isValid() ? timestamp : info.lastModified(), info.size(),
                        isEncrypted});
    }
    std::stable_sort(backups.begin(), backups.end(),
                     [](const ShopBackup &a, const ShopBackup &b) { return a.made > b.made; });
    return backups;
}

QString ShopBackup::newPath(const QString &folder, const QDateTime &now, const Secret &secret)
{
    return QDir(folder).absoluteFilePath(core::brasiliaTime(now).toString(kName) +
                                         (secret ? kEncryptedEnd : kPlainEnd));
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
        for (const CompanionDatabase &each : databasesOf({}))
            QFile::remove(each.placeIn(backup.file));
        QFile::remove(backup.file + kManifestEnd);
        QFile::remove(backup.file);
    }
}

} // namespace app
