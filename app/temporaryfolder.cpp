// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/temporaryfolder.h"

#include <QtCore/QDir>

#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

QString nameFor(const QString &purpose, const QString &end)
{
    return u"balcao-%1-%2"_s.arg(purpose, end);
}

std::unique_ptr<QLockFile> lockIn(const QString &folder)
{
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(u"balcao.lock"_s));
    lock->setStaleLockTime(0);
    return lock;
}

/// Deletes the folders of killed programs; folders of running programs are locked.
void sweep(const QString &purpose)
{
    for (const QFileInfo &folder :
         QDir::temp().entryInfoList({nameFor(purpose, u"*"_s)}, QDir::Dirs | QDir::NoSymLinks)) {
        if (!folder.isWritable() || folder.ownerId() != geteuid())
            continue;
        const auto lock = lockIn(folder.filePath());
        if (lock->tryLock(0))
            QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace

TemporaryFolder::TemporaryFolder(const QString &purpose)
    : m_folder([&purpose] {
        sweep(purpose);
        return QDir::temp().filePath(nameFor(purpose, u"XXXXXX"_s));
    }())
    , m_lock(lockIn(m_folder.path()))
{
    if (m_folder.isValid())
        m_lock->tryLock(0);
}

} // namespace app
