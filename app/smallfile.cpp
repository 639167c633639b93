// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/smallfile.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

namespace app
{

using namespace Qt::StringLiterals;

core::Result<QByteArray> readSmallFile(const QString &path)
{
    const QFileInfo info(path);
    const auto damaged = [&info](const QString &why) {
        return tl::unexpected(core::Error{
            core::Error::Code::StorageCorrupted, {}, u"%1: %2"_s.arg(info.fileName(), why)});
    };
    if (!info.isFile())
        return damaged(u"no file"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return damaged(file.errorString());
    return file.readAll();
}

core::Result<void> writeSmallFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo info(path);
    const auto failed = [&info](const QString &why) {
        return tl::unexpected(core::Error{
            core::Error::Code::StorageReadOnly, {}, u"%1: %2"_s.arg(info.fileName(), why)});
    };
    if (!QDir().mkpath(info.path())) // mode 0700 by the umask of main()
        return failed(u"the folder cannot be made"_s);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) ||
        file.write(bytes) != bytes.size() || !file.commit())
        return failed(file.errorString());
    return {};
}

} // namespace app
