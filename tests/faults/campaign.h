// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QStorageInfo>

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

/// How much of it is to be done, if the environment says so.
inline int numberFrom(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace faults
