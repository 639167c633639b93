// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupkeyfile.h"

#include "app/smallfile.h"

#include <QtCore/QDir>
#include <QtCore/QRandomGenerator>

#include <array>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

core::BackupKey newKey()
{
    std::array<quint64, core::BackupKey::kBytes / sizeof(quint64)> random = {};
    for (quint64 &part : random)
        part = QRandomGenerator::system()->generate64();
    return core::BackupKey::fromRandom(
        QByteArray(reinterpret_cast<const char *>(random.data()), core::BackupKey::kBytes));
}

} // namespace

QString BackupKeyFile::filePath(const QString &folder)
{
    return QDir(folder).filePath(u"backup.key"_s);
}

std::optional<core::BackupKey> BackupKeyFile::load(const QString &folder)
{
    const auto text = readSmallFile(filePath(folder));
    return text ? core::BackupKey::parse(text->trimmed()) : std::nullopt;
}

core::BackupKey BackupKeyFile::loadOrCreate(const QString &folder)
{
    if (const auto key = load(folder))
        return *key;
    const core::BackupKey key = newKey();
    const auto written = writeSmallFile(filePath(folder), key.toText() + '\n');
    // Another program may have created the file at the same time.
    return written ? load(folder).value_or(key) : key;
}

} // namespace app
