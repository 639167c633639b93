// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/processprotection.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace app
{

/// Prepares a program before its application object exists: private files, no core dumps,
/// name and version.
inline void startProgram(const QString &name)
{
    protectProcess();
    QCoreApplication::setApplicationName(name);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
}

} // namespace app
