// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/partialfile.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> failed()
{
    return tl::unexpected(fileError(errno));
}

/// Returns true if the descriptor belongs to the file that has this name now.
bool isStillNamed(const struct stat &own, const QByteArray &name)
{
    struct stat named = {};
    return lstat(name.constData(), &named) == 0 && own.st_dev == named.st_dev &&
           own.st_ino == named.st_ino;
}

/// Returns true for files that may be truncated: no device or pipe, no file of another user, no
/// further hard link.
bool isOurs(const struct stat &own)
{
    return S_ISREG(own.st_mode) && own.st_uid == geteuid() && own.st_nlink == 1;
}

/// Removes the files that SQLite creates next to a database.
void removeLogs(const QString &path)
{
    for (const auto end : {"-journal"_L1, "-wal"_L1, "-shm"_L1})
        QFile::remove(path + end);
}

} // namespace

Error fileError(int number)
{
    const QString detail = qt_error_string(number);
    switch (number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: // for example 4 GB on a memory stick
        return {Error::Code::StorageFull, {}, detail};
    case EIO:
        return {Error::Code::StorageFailed, {}, detail};
    case EWOULDBLOCK:
        return {Error::Code::StorageBusy, {}, detail};
    default:
        return {Error::Code::StorageReadOnly, {}, detail};
    }
}

Result<PartialFile> PartialFile::create(const QString &target)
{
    const QByteArray name = QFile::encodeName(target + ".partial"_L1);
    constexpr int kFlags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    const int descriptor = open(name.constData(), kFlags, S_IRUSR | S_IWUSR);
    if (descriptor < 0)
        return failed();
    // The system releases the lock when a process ends for any reason.
    struct stat own = {};
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 || fstat(descriptor, &own) != 0) {
        const Error error = fileError(errno);
        close(descriptor);
        return tl::unexpected(error);
    }
    // The file may have been put in place while this process waited; such a file must not be
    // truncated.
    const bool isNamed = isStillNamed(own, name);
    if (!isNamed || !isOurs(own)) {
        close(descriptor);
        if (!isNamed)
            return tl::unexpected(fileError(EWOULDBLOCK));
        return tl::unexpected(
            Error{Error::Code::StorageReadOnly, {}, u"what is to be the new file is not ours"_s});
    }
    PartialFile file(target, descriptor);
    if (ftruncate(descriptor, 0) != 0 || fchmod(descriptor, S_IRUSR | S_IWUSR) != 0)
        return failed();
    return file;
}

PartialFile::PartialFile(const QString &target, int descriptor)
    : m_target(target)
    , m_path(target + ".partial"_L1)
    , m_descriptor(descriptor)
{
    removeLogs(m_path);
}

PartialFile::PartialFile(PartialFile &&other) noexcept
    : m_target(std::move(other.m_target))
    , m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{}

PartialFile::~PartialFile()
{
    if (m_descriptor < 0)
        return;
    QFile::remove(m_path); // while locked, so that no other process owns that name
    removeLogs(m_path);
    close(m_descriptor);
}

Result<void> PartialFile::write(const QByteArray &bytes)
{
    Q_ASSERT(m_descriptor >= 0);
    for (qsizetype at = 0; at < bytes.size();) {
        const auto rest = static_cast<size_t>(bytes.size() - at);
        const ssize_t count = ::write(m_descriptor, bytes.constData() + at, rest);
        if (count < 0 && errno != EINTR)
            return failed();
        at += count < 0 ? 0 : count;
    }
    return {};
}

Result<void> PartialFile::putInPlace()
{
    Q_ASSERT(m_descriptor >= 0);
    if (fsync(m_descriptor) != 0)
        return failed();
    const QByteArray from = QFile::encodeName(m_path);
    const QByteArray to = QFile::encodeName(m_target);
    if (rename(from.constData(), to.constData()) != 0)
        return failed();
    close(std::exchange(m_descriptor, -1));
    auto synced = syncFolder(QFileInfo(m_target).absolutePath());
    if (!synced) // for any cause: the other codes guarantee an unchanged target
        return tl::unexpected(Error{Error::Code::StorageFailed, {}, synced.error().detail});
    return synced;
}

Result<void> syncFolder(const QString &path)
{
    const int descriptor =
        open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return failed();
    // Some file systems do not support a sync of folders and need none.
    const bool isSynced = fsync(descriptor) == 0 || errno == EINVAL;
    const Error error = fileError(errno);
    close(descriptor);
    return isSynced ? Result<void>() : tl::unexpected(error);
}

} // namespace core
