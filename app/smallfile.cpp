// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/smallfile.h"

#include "core/database/databasefile.h"
#include "core/database/partialfile.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;

namespace
{

core::Error namedError(const QString &path, Code code, const QString &why)
{
    return {code, {}, u"%1: %2"_s.arg(QFileInfo(path).fileName(), why)};
}

/// Returns true if only this user and root may change the file. In a folder with the sticky bit,
/// others may write but not replace the file.
bool isOwnFile(const struct stat &status)
{
    constexpr mode_t kOthersWrite = S_IWGRP | S_IWOTH;
    const bool isOwn = status.st_uid == geteuid() || status.st_uid == 0;
    const bool isSticky = S_ISDIR(status.st_mode) && (status.st_mode & S_ISVTX) != 0;
    return isOwn && (isSticky || (status.st_mode & kOthersWrite) == 0);
}

bool isOwnFolder(const QString &path)
{
    struct stat status = {};
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    return stat(folder.constData(), &status) == 0 && isOwnFile(status);
}

} // namespace

bool isPathTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

core::Result<QByteArray> readSmallFile(const QString &path, FileOrigin origin)
{
    const auto failed = [&path](Code code, const QString &why) {
        return tl::unexpected(namedError(path, code, why));
    };
    // Without O_NONBLOCK, opening a pipe would block forever.
    constexpr int kFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    const int descriptor = open(QFile::encodeName(path).constData(), kFlags);
    if (descriptor < 0)
        return failed(Code::StorageCorrupted, qt_error_string(errno));
    QFile file;
    if (!file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        close(descriptor);
        return failed(Code::StorageCorrupted, file.errorString());
    }
    // The open descriptor is checked: another file may have the name by now.
    struct stat status = {};
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return failed(Code::StorageCorrupted, u"no regular file"_s);
    if (origin == FileOrigin::Shop && !isOwnFile(status))
        return failed(Code::StorageReadOnly,
                      u"another user owns the file or may change it; chmod go-w removes that"_s);
    if (origin == FileOrigin::Shop && !isOwnFolder(path))
        return failed(Code::StorageReadOnly,
                      u"another user owns its folder or may change it; chmod go-w removes that"_s);
    // Reads one byte more than allowed: the file may grow meanwhile.
    const QByteArray bytes = file.read(kMaxSmallFile + 1);
    if (bytes.size() > kMaxSmallFile)
        return failed(Code::StorageCorrupted, u"larger than 1 MiB"_s);
    if (file.error() != QFileDevice::NoError)
        return failed(Code::StorageCorrupted, file.errorString());
    return bytes;
}

core::Result<void> writeSmallFile(const QString &path, const QByteArray &bytes)
{
    return core::makeFolder(QFileInfo(path).absolutePath())
        .and_then([&path] { return core::PartialFile::create(path); })
        .and_then([&bytes](core::PartialFile file) {
            return file.write(bytes).and_then([&file] { return file.putInPlace(); });
        })
        .map_error([&path](const core::Error &error) {
            return namedError(path, error.code, error.detail);
        });
}

} // namespace app
