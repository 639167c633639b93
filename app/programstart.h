// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <sys/resource.h>
#include <sys/stat.h>

namespace app
{

/// Prepares a program before its application object exists: sets name and version, and protects the
/// personal data and keys of the process. Only the owner can read new files, and the system writes
/// no core dumps.
inline void startProgram(const QString &name)
{
    umask(077);
    constexpr rlimit kNothing{0, 0};
    (void)setrlimit(RLIMIT_CORE, &kNothing);
    QCoreApplication::setApplicationName(name);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
}

} // namespace app
