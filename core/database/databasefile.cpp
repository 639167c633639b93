// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/databasefile.h"

#include "core/database/partialfile.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr mode_t kOwnFile = S_IRUSR | S_IWUSR;
constexpr mode_t kOwnFolder = kOwnFile | S_IXUSR;

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

tl::unexpected<Error> failed(const QString &what)
{
    Error error = fileError(errno);
    error.detail = what + u": "_s + error.detail;
    return tl::unexpected(error);
}

Result<void> makeFile(const QString &path)
{
    constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    const int file = open(QFile::encodeName(path).constData(), kFlags, kOwnFile);
    if (file < 0 && errno != EEXIST)
        return failed(u"the file cannot be made"_s);
    if (file >= 0)
        close(file);
    return {};
}

/// Does not open the file: closing it would release the locks of another connection in this
/// process.
Result<void> requireWritable(const QString &path)
{
    if (access(QFile::encodeName(path).constData(), R_OK | W_OK) != 0)
        return failed(u"the file may not be written"_s);
    return {};
}

/// Restricts a file to its owner, but never the target of a symbolic link. O_PATH opens no file:
/// closing the descriptor releases no locks.
bool tighten(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const int place = open(name.constData(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (place < 0)
        return errno == ENOENT; // a log may go at any time
    struct stat status = {};
    const bool isFile = fstat(place, &status) == 0 && S_ISREG(status.st_mode);
    constexpr mode_t kPermissions = 07777;
    const bool isOpenToOthers = (status.st_mode & kPermissions & ~kOwnFile) != 0;
    const QByteArray opened = "/proc/self/fd/" + QByteArray::number(place);
    const bool isTight = isFile && (!isOpenToOthers || chmod(opened.constData(), kOwnFile) == 0);
    close(place);
    return isTight;
}

} // namespace

// One call of lstat(): with two calls, the file may vanish between them.
bool isSpecialFile(const QString &path)
{
    struct stat status = {};
    return lstat(QFile::encodeName(path).constData(), &status) == 0 && !S_ISREG(status.st_mode);
}

Result<void> requireFiles(const QString &path)
{
    for (const auto end : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (isSpecialFile(path + end))
            return refused(Error::Code::StorageReadOnly, u"that is no file"_s);
    }
    return {};
}

// Creates parents first. Another process may create the same folder at the same time.
Result<void> makeFolder(const QString &path)
{
    if (QFileInfo(path).isDir())
        return {};
    const QString parent = QFileInfo(path).path();
    if (parent == path)
        return refused(Error::Code::StorageReadOnly, u"there is no root"_s);
    if (auto made = makeFolder(parent); !made)
        return made;
    if (mkdir(QFile::encodeName(path).constData(), kOwnFolder) != 0 && errno != EEXIST)
        return failed(u"the folder cannot be made"_s);
    // SQLite syncs the entries of its own files, but this function created the folders above.
    return syncFolder(parent);
}

Error withReason(const Error &failed, const QString &path)
{
    constexpr qulonglong kHardlyAny = 262'144; // bytes; file systems reserve the last ones
    Error error = failed;
    struct statvfs disk = {};
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    if (statvfs(folder.constData(), &disk) != 0)
        return error;
    if ((disk.f_flag & ST_RDONLY) != 0)
        error.code = Error::Code::StorageReadOnly;
    else if (disk.f_blocks > 0 && disk.f_bavail * disk.f_frsize < kHardlyAny)
        error.code = Error::Code::StorageFull;
    return error;
}

bool isInUse(const QString &path)
{
    // In WAL mode every connection holds a shared lock on these bytes from its first read until it
    // is closed. They lie far behind the end of the file.
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
    const auto isThere = makeFolder(QFileInfo(absolute).path())
                             .and_then([&] { return makeFile(absolute); })
                             .and_then([&] { return requireFiles(absolute); })
                             .and_then([&] { return requireWritable(absolute); });
    if (!isThere)
        return isThere;
    // SQLite takes a file of one byte for an empty one, starts a new database in an empty one, and
    // deletes its log.
    // The log first: another connection creates it after the file has content.
    const bool hasLog = QFileInfo(log).size() > 0;
    const qint64 size = QFileInfo(absolute).size();
    if (size == 1 || (size == 0 && hasLog))
        return refused(Error::Code::StorageCorrupted, u"the file was emptied"_s);
    for (const QString &file : {absolute, log, path + "-shm"_L1}) {
        if (QFile::exists(file) && !tighten(file))
            return refused(Error::Code::StorageReadOnly, u"the file is open to others"_s);
    }
    return {};
}

} // namespace core
