// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/faults/diskwatch.h"

#include <QtCore/QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <mutex>
#include <optional>
#include <unordered_map>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace faults
{

namespace
{

using Kind = DiskCall::Kind;

std::atomic<DiskWatch *> current = nullptr;

struct Watched
{
    std::mutex mutex; ///< held during a call, so that calls are recorded in order
    QByteArray folder;
    std::unordered_map<int, QByteArray> files; ///< paths of open files below the folder
};

/// Returns the only instance. Never destroyed, because files are closed until the end of the
/// program.
Watched &watched()
{
    static Watched &only = *new Watched;
    return only;
}

template<typename Call>
Call *systemsOwn(const char *name)
{
    return reinterpret_cast<Call *>(dlsym(RTLD_NEXT, name));
}

std::optional<QByteArray> pathBelow(const QByteArray &folder, const QByteArray &path)
{
    if (path == folder)
        return QByteArray();
    if (path.startsWith(folder + '/'))
        return path.mid(folder.size() + 1);
    return std::nullopt;
}

/// Asks the watch about a call and reports the outcome; the lock is held.
template<typename Make>
auto judged(DiskCall &call, Make make) -> decltype(make(call))
{
    DiskWatch &watch = *current;
    call.error = watch.refusal(call);
    if (call.error != 0) {
        watch.done(call);
        errno = call.error;
        return -1;
    }
    const auto answer = make(call);
    if (answer >= 0) {
        if (call.kind == Kind::Write)
            call.bytes.truncate(answer);
        watch.done(call);
    }
    return answer;
}

/// Makes a call on an open file.
template<typename Make>
auto aboutFile(int file, DiskCall call, Make make) -> decltype(make(call))
{
    if (current) {
        const std::scoped_lock lock(watched().mutex);
        const auto known = watched().files.find(file);
        if (known != watched().files.end()) {
            call.path = known->second;
            return judged(call, make);
        }
    }
    return make(call);
}

/// Makes a call on a path.
template<typename Make>
auto aboutPath(const char *path, DiskCall call, Make make) -> decltype(make(call))
{
    if (current) {
        const std::scoped_lock lock(watched().mutex);
        if (const auto below = pathBelow(watched().folder, path)) {
            call.path = *below;
            return judged(call, make);
        }
    }
    return make(call);
}

template<typename Rename>
int renameFile(const char *from, const char *to, Rename rename)
{
    if (!current)
        return rename();
    const std::scoped_lock lock(watched().mutex);
    const auto path = pathBelow(watched().folder, from);
    const auto newPath = pathBelow(watched().folder, to);
    if (!path || !newPath)
        return rename();
    DiskCall call{.kind = Kind::Rename, .path = *path, .newPath = *newPath, .isChange = true};
    const int answer = judged(call, [&](const DiskCall &) { return rename(); });
    for (auto &file : watched().files) {
        if (answer == 0 && file.second == *path)
            file.second = *newPath;
    }
    return answer;
}

template<typename Open>
int openFile(const char *path, int flags, Open open)
{
    if (!current)
        return open();
    std::unique_lock lock(watched().mutex);
    const auto below = pathBelow(watched().folder, path);
    if (!below) {
        lock.unlock();
        return open();
    }
    const bool isThere = faccessat(AT_FDCWD, path, F_OK, 0) == 0;
    const bool empties = (flags & O_TRUNC) != 0 && isThere;
    DiskCall call{.kind = Kind::Open, .path = *below};
    call.makesFile = (flags & O_CREAT) != 0 && !isThere;
    call.isChange = call.makesFile || empties || (flags & O_ACCMODE) != O_RDONLY;
    const int file = judged(call, [&](const DiskCall &) { return open(); });
    if (file < 0)
        return file;
    watched().files[file] = *below;
    if (empties)
        current.load()->done({.kind = Kind::Truncate, .path = *below, .isChange = true});
    return file;
}

template<typename Write>
ssize_t writeTo(int file, const void *bytes, size_t count, std::optional<off64_t> offset,
                Write write)
{
    if (!current)
        return write(count);
    DiskCall call{.kind = Kind::Write, .path = {}, .isChange = true};
    call.bytes = QByteArray::fromRawData(static_cast<const char *>(bytes), qsizetype(count));
    call.offset = offset.value_or(0);
    return aboutFile(file, call, [&](DiskCall &wanted) {
        const ssize_t written = write(size_t(wanted.bytes.size()));
        if (!offset && written >= 0)
            wanted.offset = lseek64(file, 0, SEEK_CUR) - written;
        return written;
    });
}

} // namespace

DiskWatch::DiskWatch(const QString &folder)
{
    Q_ASSERT(!current);
    watched().folder = QFileInfo(folder).canonicalFilePath().toUtf8();
    watched().files.clear();
    current = this;
}

DiskWatch::~DiskWatch()
{
    current = nullptr;
}

int DiskWatch::refusal(DiskCall & /*call*/)
{
    return 0;
}

void DiskWatch::done(const DiskCall & /*call*/) {}

void DiskWatch::describe(struct statvfs & /*disk*/) {}

} // namespace faults

// Replacements for the file calls that core, Qt and SQLite of Debian 12 use.

using namespace faults;

extern "C" int open(const char *path, int flags, ...)
{
    static auto *const next = systemsOwn<decltype(open)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openFile(path, flags, [&] { return next(path, flags, mode); });
}

extern "C" int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open(path, flags | O_LARGEFILE, mode);
}

/// Treats a check for write access as an open for writing.
extern "C" int access(const char *path, int mode) noexcept
{
    static auto *const next = systemsOwn<decltype(access)>("access");
    return aboutPath(path, {.kind = Kind::Open, .path = {}, .isChange = (mode & W_OK) != 0},
                     [&](const DiskCall &) { return next(path, mode); });
}

extern "C" int close(int file)
{
    static auto *const next = systemsOwn<decltype(close)>("close");
    if (current) {
        const std::scoped_lock lock(watched().mutex);
        watched().files.erase(file);
    }
    return next(file);
}

extern "C" ssize_t read(int file, void *bytes, size_t count)
{
    static auto *const next = systemsOwn<decltype(read)>("read");
    return aboutFile(file, {.kind = Kind::Read, .path = {}},
                     [&](const DiskCall &) { return next(file, bytes, count); });
}

extern "C" ssize_t pread64(int file, void *bytes, size_t count, off64_t offset)
{
    static auto *const next = systemsOwn<decltype(pread64)>("pread64");
    return aboutFile(file, {.kind = Kind::Read, .path = {}},
                     [&](const DiskCall &) { return next(file, bytes, count, offset); });
}

extern "C" ssize_t write(int file, const void *bytes, size_t count)
{
    static auto *const next = systemsOwn<decltype(write)>("write");
    return writeTo(file, bytes, count, std::nullopt,
                   [&](size_t max) { return next(file, bytes, max); });
}

extern "C" ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset)
{
    static auto *const next = systemsOwn<decltype(pwrite64)>("pwrite64");
    return writeTo(file, bytes, count, offset,
                   [&](size_t max) { return next(file, bytes, max, offset); });
}

extern "C" int ftruncate64(int file, off64_t size) noexcept
{
    static auto *const next = systemsOwn<decltype(ftruncate64)>("ftruncate64");
    return aboutFile(file, {.kind = Kind::Truncate, .path = {}, .isChange = true, .offset = size},
                     [&](const DiskCall &) { return next(file, size); });
}

extern "C" int fdatasync(int file)
{
    static auto *const next = systemsOwn<decltype(fdatasync)>("fdatasync");
    return aboutFile(file, {.kind = Kind::Sync, .path = {}},
                     [&](const DiskCall &) { return next(file); });
}

extern "C" int fsync(int file)
{
    static auto *const next = systemsOwn<decltype(fsync)>("fsync");
    return aboutFile(file, {.kind = Kind::Sync, .path = {}},
                     [&](const DiskCall &) { return next(file); });
}

extern "C" int unlink(const char *path) noexcept
{
    static auto *const next = systemsOwn<decltype(unlink)>("unlink");
    return aboutPath(path, {.kind = Kind::Remove, .path = {}, .isChange = true},
                     [&](const DiskCall &) { return next(path); });
}

extern "C" int rename(const char *from, const char *to) noexcept
{
    static auto *const next = systemsOwn<int(const char *, const char *)>("rename");
    return renameFile(from, to, [&] { return next(from, to); });
}

/// Supports absolute paths only, which Qt uses.
extern "C" int renameat2(int folder, const char *from, int newFolder, const char *to,
                         unsigned flags) noexcept
{
    static auto *const next =
        systemsOwn<int(int, const char *, int, const char *, unsigned)>("renameat2");
    return renameFile(from, to, [&] { return next(folder, from, newFolder, to, flags); });
}

extern "C" int mkdir(const char *path, mode_t mode) noexcept
{
    static auto *const next = systemsOwn<decltype(mkdir)>("mkdir");
    return aboutPath(path, {.kind = Kind::MakeFolder, .path = {}, .isChange = true},
                     [&](const DiskCall &) { return next(path, mode); });
}

extern "C" int statvfs(const char *path, struct statvfs *disk) noexcept
{
    static auto *const next = systemsOwn<int(const char *, struct statvfs *)>("statvfs");
    const int answer = next(path, disk);
    if (current && answer == 0) {
        const std::scoped_lock lock(watched().mutex);
        if (pathBelow(watched().folder, path))
            current.load()->describe(*disk);
    }
    return answer;
}
