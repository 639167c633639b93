// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/damagedfiles.h"

#include "core/database/partialfile.h"
#include "core/domain/brasilia.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

const QString &asideMark()
{
    static const QString mark = u".damaged-"_s;
    return mark;
}

} // namespace

Error lastFileError(const QString &what)
{
    Error error = fileError(errno);
    error.detail = what;
    return error;
}

/// Renames the log first: the log must never exist next to a new file.
Result<QString> renameDamagedFile(const QString &path, const QDateTime &now)
{
    const QString first = path + asideMark() + brasiliaTime(now).toString(u"yyyyMMdd-HHmmss"_s);
    QString aside = first;
    for (int i = 2; QFile::exists(aside); ++i)
        aside = first + u"-%1"_s.arg(i);
    const QString log = path + u"-wal"_s;
    if (QFile::exists(log) && !QFile::rename(log, aside + u"-wal"_s))
        return tl::unexpected(lastFileError(u"the damaged log cannot be renamed"_s));
    QFile::remove(path + u"-shm"_s);
    if (!QFile::rename(path, aside))
        return tl::unexpected(lastFileError(u"the damaged file cannot be renamed"_s));
    return syncFolder(QFileInfo(aside).path()).map([&aside] { return aside; });
}

QFileInfoList damagedFilesOf(const QString &path)
{
    const QFileInfo file(path);
    return file.dir().entryInfoList({file.fileName() + asideMark() + u'*'}, QDir::Files);
}

} // namespace core
