// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <sys/stat.h>

namespace app
{

/// Prepares a program before its application object exists: private files, name and version.
inline void startProgram(const QString &name)
{
    umask(077); // all written files contain personal data
    QCoreApplication::setApplicationName(name);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
}

} // namespace app
