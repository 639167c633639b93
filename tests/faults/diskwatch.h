// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

struct statvfs;

namespace faults
{

/// A system call on a file or folder below the watched one.
struct DiskCall
{
    enum class Kind { Open, Read, Write, Truncate, Sync, Remove, Rename, MakeFolder };

    Kind kind;
    QByteArray path;         ///< below the watched folder, "shop/shop.db"; empty: the folder itself
    QByteArray newPath = {}; ///< Rename
    bool isChange = false;   ///< changes the disk, or opens a file for writing
    bool makesFile = false;  ///< Open: creates the file
    qint64 offset = 0;       ///< Write: offset of the bytes; Truncate: the new size
    QByteArray bytes = {};   ///< Write; owned by the caller, so copy them
    int error = 0;           ///< errno of the failure
};

/// Intercepts the system calls of this program, including Qt and SQLite, on files below a folder,
/// and can make them fail. Writes through a memory mapping (the -shm file) are not intercepted.
///
/// A VFS of SQLite would not suffice: other code creates files too, and syncs of folders are
/// visible only here. The reaction of SQLite to an errno or to a partial write is part of the test.
/// The program itself defines the calls, and the loader resolves them before the C library; no
/// preloading is needed.
///
/// At most one instance, created and destroyed while the folder is not in use.
class DiskWatch
{
    Q_DISABLE_COPY_MOVE(DiskWatch)

public:
    explicit DiskWatch(const QString &folder);
    virtual ~DiskWatch();

    /// Called before each call, in its thread, one at a time. Returns 0, or the errno of a failure.
    /// May shorten a Write.
    virtual int refusal(DiskCall &call);

    /// Called after each call, successful or refused; in the same thread, one at a time.
    virtual void done(const DiskCall &call);

    /// Called for queries of the disk state; may change the result.
    virtual void describe(struct statvfs &disk);
};

} // namespace faults
