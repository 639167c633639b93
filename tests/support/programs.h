// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFileInfo>
#include <QtCore/QString>

namespace support
{

/// Returns the path of a program that is built next to the running test program.
inline QString programPath(const QString &name)
{
    // The link names the program even where no QCoreApplication exists.
    static const QString folder =
        QFileInfo(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalFilePath()).path();
    return folder + u'/' + name;
}

} // namespace support
