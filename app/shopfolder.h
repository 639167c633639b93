// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QString>

namespace app
{

/// The database of the shop in that folder.
[[nodiscard]] inline QString databaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("balcao.db"));
}

/// What the counter of that shop has noted; not in a backup.
[[nodiscard]] inline QString consoleBookIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("console.db"));
}

/// The orders that the counter has given to a service far away.
[[nodiscard]] inline QString intentBookIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("intents.db"));
}

/// What the counter has seen of that service.
[[nodiscard]] inline QString mirrorIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("mirror.db"));
}

/// Where earlier versions counted the receipts of that shop.
[[nodiscard]] inline QString receiptBookIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("receipts.txt"));
}

} // namespace app
