// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportfolder.h"

#include "core/database/partialfile.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>

#include <cerrno>

namespace core
{

using namespace Qt::StringLiterals;

ExportFolder::ExportFolder(const QString &place, const QString &name)
    : m_place(place)
    , m_name(name)
    , m_folder(QDir(place).filePath(name + u".partial-XXXXXX"_s))
{}

QString ExportFolder::pathFor(const QString &file)
{
    m_files.append(file);
    return m_folder.filePath(file);
}

Result<void> ExportFolder::put(const QString &file, const QByteArray &bytes)
{
    auto partial = PartialFile::create(pathFor(file));
    if (!partial)
        return tl::unexpected(partial.error());
    QFile written(partial->path());
    const bool isWritten = written.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
                           written.write(bytes) == bytes.size();
    if (!isWritten)
        return tl::unexpected(fileError(errno));
    written.close();
    return partial->putInPlace();
}

Result<QByteArray> ExportFolder::checksums() const
{
    QByteArray sums;
    for (const QString &name : m_files) {
        QFile file(m_folder.filePath(name));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
            return tl::unexpected(fileError(EIO));
        sums += hash.result().toHex() + "  " + name.toUtf8() + '\n';
    }
    return sums;
}

Result<QString> ExportFolder::finish()
{
    const auto summed =
        checksums().and_then([this](const QByteArray &sums) { return put(u"SHA256SUMS"_s, sums); });
    if (!summed)
        return tl::unexpected(summed.error());
    const QDir place(m_place);
    QString free = m_name;
    for (int number = 2; place.exists(free); ++number)
        free = u"%1-%2"_s.arg(m_name).arg(number);
    const QString path = place.filePath(free);
    if (!QDir().rename(m_folder.path(), path))
        return tl::unexpected(fileError(errno));
    m_folder.setAutoRemove(false);
    return syncFolder(m_place).map([&path] { return path; });
}

} // namespace core
