// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/databasefile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <fcntl.h>
#include <unistd.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QFileDevice::Permissions kOwnFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr QFileDevice::Permissions kOwnFolder = kOwnFile | QFileDevice::ExeOwner;

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

bool makeFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnFile) || QFile::exists(path);
}

bool isWritableFile(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly);
}

bool tighten(const QString &path)
{
    constexpr auto kMeant = QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                            QFileDevice::ReadUser | QFileDevice::WriteUser;
    const bool isOpenToOthers = (QFile::permissions(path) & ~kMeant) != 0;
    return !isOpenToOthers || QFile::setPermissions(path, kOwnFile);
}

} // namespace

// Parents first. Another process may make the same folder at the same time.
bool makeFolder(const QString &path)
{
    if (QFileInfo(path).isDir())
        return true;
    const QString parent = QFileInfo(path).path();
    if (parent == path || !makeFolder(parent))
        return false;
    return QDir().mkdir(path, kOwnFolder) || QFileInfo(path).isDir();
}

bool isInUse(const QString &path)
{
    // In the mode that our databases have, every connection holds a shared lock on these bytes, far
    // behind the end of the file, from its first read until it is closed.
    constexpr off_t kPendingByte = 0x40000000;
    constexpr off_t kLockBytes = 512;
    const int descriptor =
        open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = kPendingByte;
    lock.l_len = kLockBytes;
    const bool isFree = fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
    close(descriptor);
    return !isFree;
}

Result<void> prepareDatabaseFile(const QString &path)
{
    const QString log = path + "-wal"_L1;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!makeFolder(QFileInfo(absolute).path()))
        return refused(Error::Code::StorageReadOnly, u"the folder cannot be made"_s);
    if (!makeFile(absolute))
        return refused(Error::Code::StorageReadOnly, u"the file cannot be made"_s);
    if (!isWritableFile(absolute))
        return refused(Error::Code::StorageReadOnly, u"the file may not be written"_s);
    // SQLite takes a file of one byte for an empty one, starts a new database in an empty one, and
    // throws its log away.
    const qint64 size = QFileInfo(absolute).size();
    if (size == 1 || (size == 0 && QFileInfo(log).size() > 0))
        return refused(Error::Code::StorageDamaged, u"the file was emptied"_s);
    for (const QString &file : {absolute, log, path + "-shm"_L1}) {
        if (QFile::exists(file) && !tighten(file))
            return refused(Error::Code::StorageReadOnly, u"the file is open to others"_s);
    }
    return {};
}

} // namespace core
