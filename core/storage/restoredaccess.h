// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>
#include <QtCore/QVariant>

namespace core
{

class Database;

// A backup is older than the database that it replaces. Without these functions, a restore would
// make revoked API keys valid again, and webhooks would sign with replaced secrets.

/// The API keys and webhooks that are in force in a database.
struct AccessInForce
{
    /// A row of the table webhook. NULL is an invalid QVariant.
    struct Webhook
    {
        QUuid id; ///< before version 15, the platform
        QUuid platform;
        QString url;
        bool isOn = false;
        QString secret;
        QVariant oldSecret;
        QVariant oldUntil;
        QVariant events; ///< NULL before version 15
    };

    QHash<QUuid, QString> keys; ///< rights of the valid keys, in a form to compare
    QList<Webhook> webhooks;
    /// True if all webhooks were read, so that any other webhook was deleted. Versions before 15
    /// have no deletion.
    bool knowsDeleted = false;
};

/// Reads the database that a restore replaces, without changing any file. No connection to the
/// database may be open. Returns nothing for a missing or unreadable database: then no key is
/// known to be valid.
[[nodiscard]] AccessInForce accessInForce(const QString &path);

/// The effect of a restore on API keys and webhooks.
struct RestoredAccess
{
    int validKeys = 0;        ///< valid in the backup and still valid
    int revokedKeys = 0;      ///< valid in the backup, and revoked by the restore
    int webhooks = 0;         ///< with the address and the secret in force before the restore
    int disabledWebhooks = 0; ///< enabled in the backup, and disabled or deleted by the restore

    bool operator==(const RestoredAccess &) const = default;
};

/// Restricts the attached database "copy", which has the schema `version` and no triggers, to the
/// access in force. Revokes each key unless the same key has the same digest, platform, scopes and
/// limits there. Deletes webhooks that were deleted since the backup. Call inside a transaction.
[[nodiscard]] Result<RestoredAccess>
restrictAccess(Database &database, int version, const AccessInForce &inForce, const QDateTime &now);

} // namespace core
