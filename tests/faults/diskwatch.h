// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

struct statvfs;

namespace faults
{

/// A call of the system about a file or folder below the watched one.
struct DiskCall
{
    enum class Kind { Open, Read, Write, Truncate, Sync, Remove, Rename, MakeFolder };

    Kind kind;
    QByteArray path; ///< below the watched folder, "shop/shop.db"; empty: that folder itself
    QByteArray newPath = {}; ///< Rename
    bool isChange = false;   ///< changes the disk, or asks for a file to write into
    bool makesFile = false;  ///< Open: there was none
    qint64 offset = 0;       ///< Write: where the bytes go; Truncate: the new size
    QByteArray bytes = {};   ///< Write; those of the caller, so copy what is to be kept
    int error = 0;           ///< the errno with which it was refused
};

/// Stands between this program, Qt and SQLite included, and the system: sees every call by which
/// they work on files below a folder, and can let it fail. Not what is written through a mapping,
/// as the -shm file is.
///
/// Between the two, and not in a VFS of SQLite, because files are not made by SQLite alone, because
/// only here is seen when a folder is synced, and because what SQLite makes of an errno, or of a
/// write that was cut short, is a part of what is tested. The calls are defined in the program
/// itself, which the loader asks before the C library; nothing has to be preloaded.
///
/// One at a time, made and destroyed while nobody works on the folder.
class DiskWatch
{
    Q_DISABLE_COPY_MOVE(DiskWatch)

public:
    explicit DiskWatch(const QString &folder);
    virtual ~DiskWatch();

    /// Before a call, in the thread that makes it, one call at a time: 0, or the errno to fail with
    /// instead. May take bytes off the end of a Write.
    virtual int refusal(DiskCall &call);

    /// After a call that went well or was refused; the same thread, still one at a time.
    virtual void done(const DiskCall &call);

    /// When the state of the disk is asked: what the system would say, to be changed.
    virtual void describe(struct statvfs &disk);
};

} // namespace faults
