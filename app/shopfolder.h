// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QString>

namespace app
{

/// Returns the folder of the local shop without --data.
[[nodiscard]] inline QString usualShopFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/balcao/shop");
}

/// Returns the database of the shop in that folder.
[[nodiscard]] inline QString databaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("balcao.db"));
}

/// Returns the local database of the counter; not in a backup.
[[nodiscard]] inline QString consoleDatabaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("console.db"));
}

/// Returns the file with the preferences of the counter.
[[nodiscard]] inline QString preferencesIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("preferences.json"));
}

/// Returns the log of orders to a remote service.
[[nodiscard]] inline QString intentDatabaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("intents.db"));
}

/// Returns the local copy of a remote service's transactions.
[[nodiscard]] inline QString copyDatabaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("copy.db"));
}

/// Returns the bank statements of the shop; not in a backup.
[[nodiscard]] inline QString bankDatabaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("bank.db"));
}

/// Returns the file with the hash of the PIN of a counter without operators.
[[nodiscard]] inline QString pinFileIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("lock.json"));
}

/// Returns the file in which earlier versions counted receipts.
[[nodiscard]] inline QString receiptDatabaseIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("receipts.txt"));
}

} // namespace app
