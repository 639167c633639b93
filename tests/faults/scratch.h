// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStorageInfo>
#include <QtCore/QTemporaryDir>

namespace faults
{

/// Where a temporary folder is to be made: in memory if there is room, since thousands of databases
/// are written there and none of them is to last.
inline QString scratchTemplate()
{
    constexpr qint64 kEnough = qint64(256) * 1024 * 1024;
    const QStorageInfo memory(QStringLiteral("/dev/shm"));
    const bool hasRoom = memory.isValid() && !memory.isReadOnly() &&
                         memory.fileSystemType() == "tmpfs" && memory.bytesAvailable() > kEnough;
    return (hasRoom ? memory.rootPath() : QDir::tempPath()) + QStringLiteral("/balcao-XXXXXX");
}

} // namespace faults
