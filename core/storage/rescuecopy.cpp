// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/rescuecopy.h"

#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/database/filecheck.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStorageInfo>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kSpare = qint64(32) * 1024 * 1024; ///< bytes, for changes to the copy

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

Result<void> copyFile(const QString &from, const QString &to)
{
    QFile source(from);
    if (source.copy(to) && QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner))
        return {};
    const bool mayRead = QFileInfo(from).isReadable();
    return refused(mayRead ? Error::Code::StorageFailed : Error::Code::StorageReadOnly,
                   u"it cannot be copied: %1"_s.arg(source.errorString()));
}

} // namespace

Result<QString> copyDatabase(const QString &path, const QString &folder)
{
    const QString log = path + "-wal"_L1;
    const qint64 size = QFileInfo(path).size();
    if (!QFileInfo(path).isFile() || size == 0)
        return refused(Error::Code::StorageCorrupted, u"nothing is left"_s);
    if (isInUse(path))
        return refused(Error::Code::StorageBusy, u"the database is open"_s);
    const bool hasLog = QFileInfo(log).isFile();
    if (QStorageInfo(folder).bytesAvailable() < size + QFileInfo(log).size() + kSpare)
        return refused(Error::Code::StorageFull, u"no room for a copy in %1"_s.arg(folder));
    const QString copy = QDir(folder).filePath(u"copy.db"_s);
    auto copied = copyFile(path, copy);
    if (copied && hasLog)
        copied = copyFile(log, copy + "-wal"_L1);
    return copied.map([&copy] { return copy; });
}

Result<RescueCopy> openRescueCopy(const QString &path, const QString &folder)
{
    const auto copy = copyDatabase(path, folder);
    if (!copy)
        return tl::unexpected(copy.error());
    auto whole = Database::open(*copy, Database::Access::ReadWrite);
    const auto sound = whole.and_then([](const auto &database) { return checkFully(*database); });
    if (sound)
        return RescueCopy{std::move(*whole), std::nullopt};
    const Error &flaw = sound.error();
    if (whole)
        whole->reset();
    if (flaw.code != Error::Code::StorageCorrupted && flaw.code != Error::Code::StorageNewer)
        return tl::unexpected(flaw);
    auto rest = Database::open(*copy, Database::Access::Unverified);
    if (!rest)
        return tl::unexpected(rest.error());
    return RescueCopy{std::move(*rest), flaw};
}

} // namespace core
