// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/backup.h"

#include "core/storage/database.h"
#include "core/storage/databasefile.h"
#include "core/storage/migrations.h"
#include "core/storage/partialfile.h"
#include "core/storage/rescuecopy.h"
#include "core/storage/soundness.h"
#include "core/storage/statement.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>

#include <cerrno>
#include <cstdio>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

bool isThere(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() || file.isSymLink();
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString real = QFileInfo(a).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(b).canonicalFilePath();
}

/// Nothing may be lost by a name that was mistyped.
Result<void> checkTarget(const QString &source, const QString &target)
{
    if (isSameFile(source, target)) // first: not even opened, which would undo SQLite's locks on it
        return refused(Error::Code::Conflict, u"the backup would replace the shop"_s);
    if (isThere(target) && !isBackup(target))
        return refused(Error::Code::Conflict, u"what is there is no backup"_s);
    for (const auto end : {"-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (isThere(target + end)) // whoever opens the backup would take that for a part of it
            return refused(Error::Code::Conflict, u"the log of another database is there"_s);
    }
    return {};
}

Result<std::unique_ptr<Database>> openToRead(const QString &path)
{
    auto database = Database::open(path, Database::Access::AsItIs);
    if (!database)
        return database;
    const auto version = schemaVersion(**database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > latestSchemaVersion())
        return refused(Error::Code::StorageNewer, u"schema %1"_s.arg(*version));
    return database;
}

Result<qint64> count(Database &database)
{
    return database.once(u"SELECT count(*) FROM tx"_s).map([](const QVariant &number) {
        return number.toLongLong();
    });
}

Result<BackupContents> contentsOf(Database &database)
{
    const auto version = schemaVersion(database);
    const auto transactions = count(database);
    const auto newest = database.once(u"SELECT created FROM tx ORDER BY seq DESC LIMIT 1"_s);
    if (!version || !transactions)
        return tl::unexpected(version ? transactions.error() : version.error());
    if (!newest)
        return tl::unexpected(newest.error());
    BackupContents contents{*version, *transactions, std::nullopt};
    if (newest->isValid())
        contents.newest = QDateTime::fromMSecsSinceEpoch(newest->toLongLong(), Qt::UTC);
    return contents;
}

/// A log cannot even be read where the memory that goes with it cannot be made beside it.
bool isKeptByItsFolder(const Error &error)
{
    return error.code == Error::Code::StorageReadOnly || error.code == Error::Code::StorageFull ||
           error.code == Error::Code::StorageFailed;
}

/// The source at one moment, in an empty file.
Result<BackupContents> copyAndVerify(const QString &source, const QString &target)
{
    std::optional<QTemporaryDir> elsewhere;
    auto database = openToRead(source);
    if (!database && isKeptByItsFolder(database.error())) {
        elsewhere.emplace(target + "-XXXXXX"_L1);
        database = copyDatabase(source, elsewhere->path()).and_then(openToRead);
    }
    if (!database)
        return tl::unexpected(database.error());
    const auto before = count(**database);
    if (!before)
        return tl::unexpected(before.error());
    // SQLite counts the new file among those that this connection may not write.
    if (const auto allowed = (*database)->once(u"PRAGMA query_only = 0"_s); !allowed)
        return tl::unexpected(allowed.error());
    const auto copied = Statement(**database, u"VACUUM INTO ?"_s).bind(target).run();
    if (!copied)
        return tl::unexpected(copied.error());
    const auto after = count(**database);
    if (!after)
        return tl::unexpected(after.error());
    auto contents = verifyBackup(target);
    // Transactions are never deleted.
    if (contents && (contents->transactions < *before || contents->transactions > *after))
        return refused(Error::Code::StorageDamaged, u"the copy has another number of rows"_s);
    return contents;
}

/// What stands in the way of a database that is to be put there, and must not stay beside it: the
/// log of one file would be taken for that of the other.
class Aside
{
    Q_DISABLE_COPY_MOVE(Aside)

public:
    explicit Aside(const QString &database)
        : m_database(database)
    {}

    /// Onto the disk. On an error as moveBack().
    Result<void> moveTo(const QString &folder)
    {
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
            const QString file = m_database + end;
            if (!isThere(file))
                continue;
            if (m_folder.isEmpty()) {
                m_folder = folder;
                if (const auto made = makeFolder(folder); !made)
                    return moveBack(made.error());
            }
            if (!isRenamed(file, keptPath(file)))
                return moveBack(fileError(errno));
            m_moved.append(file);
        }
        if (m_folder.isEmpty())
            return {};
        const auto synced = syncFolder(m_folder);
        return synced ? synced : moveBack(synced.error());
    }

    /// Undoes it, and answers with the reason for that; Code::StorageFailed if something stays in
    /// the folder. A log never comes to lie beside another database, nor a database without its
    /// log in the place of the shop.
    tl::unexpected<Error> moveBack(const Error &reason)
    {
        const bool isTaken = !m_moved.isEmpty() && isThere(m_database);
        while (!isTaken && !m_moved.isEmpty() &&
               isRenamed(keptPath(m_moved.constLast()), m_moved.constLast()))
            m_moved.removeLast(); // the database itself, which came first
        if (!m_moved.isEmpty())
            return refused(Error::Code::StorageFailed, reason.detail);
        if (!m_folder.isEmpty())
            QDir().rmdir(m_folder);
        m_folder.clear();
        return tl::unexpected(reason);
    }

    [[nodiscard]] const QString &folder() const { return m_folder; } ///< empty: nothing was there

private:
    /// Not as QFile, which copies what cannot be renamed.
    static bool isRenamed(const QString &from, const QString &to)
    {
        return rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
    }

    [[nodiscard]] QString keptPath(const QString &file) const
    {
        return QDir(m_folder).filePath(QFileInfo(file).fileName());
    }

    QString m_database;
    QString m_folder;
    QStringList m_moved;
};

QString newFolderName(const QDir &parent, const QDateTime &now)
{
    const QString name = "replaced-"_L1 + now.toString("yyyy-MM-dd-HHmmss"_L1);
    QString free = name;
    for (int n = 2; isThere(parent.filePath(free)); ++n)
        free = u"%1-%2"_s.arg(name).arg(n);
    return parent.filePath(free);
}

} // namespace

bool isBackup(const QString &path)
{
    constexpr qint64 kHeader = 20; // the versions that may write and read it are its last two bytes
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(kHeader);
    return header.size() == kHeader && header.startsWith("SQLite format 3") &&
           header.endsWith("\1\1");
}

Result<BackupContents> verifyBackup(const QString &backup)
{
    const auto database = openToRead(backup);
    if (!database)
        return tl::unexpected(database.error());
    return checkWhole(**database).and_then([&] { return contentsOf(**database); });
}

Result<BackupContents> backUp(const QString &source, const QString &target)
{
    if (const auto fine = checkTarget(source, target); !fine)
        return tl::unexpected(fine.error());
    auto file = PartialFile::create(target);
    if (!file)
        return tl::unexpected(file.error());
    const auto contents = copyAndVerify(source, file->path());
    if (!contents)
        return contents;
    return file->putInPlace().map([&contents] { return *contents; });
}

Result<RestoredBackup> restoreBackup(const QString &backup, const QString &database,
                                     const QDateTime &now)
{
    if (isSameFile(backup, database))
        return refused(Error::Code::Conflict, u"the backup is the shop itself"_s);
    const auto verified = verifyBackup(backup);
    if (!verified)
        return tl::unexpected(verified.error());
    const QDir folder(QFileInfo(database).absolutePath());
    if (const auto made = makeFolder(folder.path()); !made)
        return tl::unexpected(made.error());
    if (isInUse(database))
        return refused(Error::Code::StorageBusy, u"the database is open"_s);
    auto file = PartialFile::create(database);
    if (!file)
        return tl::unexpected(file.error());
    const auto contents = copyAndVerify(backup, file->path());
    if (!contents)
        return tl::unexpected(contents.error());
    Aside aside(database);
    if (const auto moved = aside.moveTo(newFolderName(folder, now)); !moved)
        return tl::unexpected(moved.error());
    if (const auto placed = file->putInPlace(); !placed) {
        if (!file->isInPlace())
            return aside.moveBack(placed.error());
        return tl::unexpected(placed.error());
    }
    return RestoredBackup{*contents, aside.folder()};
}

} // namespace core
