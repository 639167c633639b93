// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/replaceddatabase.h"

#include "core/database/databasefile.h"
#include "core/database/partialfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

bool isNameTaken(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() || file.isSymLink();
}

/// Does not use QFile, which copies files that cannot be renamed.
bool isRenamed(const QString &from, const QString &to)
{
    return rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace

ReplacedDatabase::ReplacedDatabase(QString database)
    : m_database(std::move(database))
{}

QString ReplacedDatabase::keptPath(const QString &file) const
{
    return QDir(m_folder).filePath(QFileInfo(file).fileName());
}

Result<void> ReplacedDatabase::moveTo(const QString &folder)
{
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        const QString file = m_database + end;
        if (!isNameTaken(file))
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

tl::unexpected<Error> ReplacedDatabase::moveBack(const Error &reason)
{
    const bool isTaken = !m_moved.isEmpty() && isNameTaken(m_database);
    while (!isTaken && !m_moved.isEmpty() &&
           isRenamed(keptPath(m_moved.constLast()), m_moved.constLast()))
        m_moved.removeLast(); // ends with the database itself, which moved first
    if (!m_moved.isEmpty())
        return tl::unexpected(Error{Error::Code::StorageFailed, {}, reason.detail});
    if (!m_folder.isEmpty())
        QDir().rmdir(m_folder);
    m_folder.clear();
    return tl::unexpected(reason);
}

} // namespace core
