// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QStorageInfo>

namespace faults
{

/// Returns the template of a temporary folder, in memory if there is enough space: thousands of
/// temporary databases are written there.
inline QString scratchTemplate()
{
    constexpr qint64 kEnough = qint64(256) * 1024 * 1024;
    const QStorageInfo memory(QStringLiteral("/dev/shm"));
    const bool hasRoom = memory.isValid() && !memory.isReadOnly() &&
                         memory.fileSystemType() == "tmpfs" && memory.bytesAvailable() > kEnough;
    return (hasRoom ? memory.rootPath() : QDir::tempPath()) + QStringLiteral("/balcao-XXXXXX");
}

/// Returns a number from the environment, or `otherwise`.
inline int numberFrom(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace faults
