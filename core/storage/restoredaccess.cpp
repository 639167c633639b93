// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/restoredaccess.h"

#include "core/database/database.h"
#include "core/database/statement.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSet>
#include <QtCore/QUrl>

#include <functional>
#include <memory>

#include <sqlite3.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kVersionWithWebhooks = 7;
constexpr int kVersionWithApiKeys = 9;
constexpr int kVersionWithKeyLimits = 12;
constexpr int kVersionWithSeveralWebhooks = 15;

// Webhooks. The one of a platform has the id of the platform since version 15.
constexpr auto kWebhooks =
    "SELECT id, platform, url, is_on, secret, old_secret, old_until, events FROM webhook";
constexpr auto kWebhooksOfPlatforms =
    "SELECT platform, platform, url, is_on, secret, old_secret, old_until, NULL FROM webhook";

// The rights of valid keys by id. A key without limits has the same text in both versions.
constexpr auto kRightsWithLimits =
    "SELECT id, digest || ' ' || hex(platform) || ' ' || scopes || ' ' || coalesce(expires, '') || "
    "' ' || coalesce(max_charge, '') || ' ' || coalesce(max_payout, '') || ' ' || "
    "coalesce(max_per_day, '') || ' ' || coalesce(requests_per_minute, '') FROM %1api_key "
    "WHERE revoked IS NULL";
constexpr auto kRights =
    "SELECT id, digest || ' ' || hex(platform) || ' ' || scopes || '     ' FROM "
    "%1api_key WHERE revoked IS NULL";

using ReplacedFile = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
using ReplacedRows = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

/// Opens the file without changing any file. A log that a crash has left is read in exclusive mode,
/// in which SQLite needs no file for shared memory.
ReplacedFile openReplaced(const QString &path)
{
    const bool hasLog =
        QFileInfo(path + "-wal"_L1).size() > 0 && QFileInfo(path + "-journal"_L1).size() == 0;
    const QByteArray uri =
        "file:" + QUrl::toPercentEncoding(path, "/") + (hasLog ? "" : "?immutable=1");
    const int flags = (hasLog ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_URI |
                      SQLITE_OPEN_NOMUTEX;
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open_v2(uri.constData(), &opened, flags, nullptr);
    ReplacedFile file(opened, sqlite3_close);
    if (code != SQLITE_OK)
        return {nullptr, sqlite3_close};
    sqlite3_db_config(file.get(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(file.get(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(file.get(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(file.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    constexpr auto kSettings = "PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = 1";
    if (sqlite3_exec(file.get(), kSettings, nullptr, nullptr, nullptr) != SQLITE_OK)
        return {nullptr, sqlite3_close};
    return file;
}

QUuid idIn(const ReplacedRows &rows, int column)
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(rows.get(), column));
    return QUuid::fromRfc4122(QByteArrayView(bytes, sqlite3_column_bytes(rows.get(), column)));
}

QString textIn(const ReplacedRows &rows, int column)
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(rows.get(), column));
    return QString::fromUtf8(utf8, sqlite3_column_bytes(rows.get(), column));
}

bool isNullIn(const ReplacedRows &rows, int column)
{
    return sqlite3_column_type(rows.get(), column) == SQLITE_NULL;
}

QVariant numberIn(const ReplacedRows &rows, int column)
{
    return isNullIn(rows, column) ? QVariant()
                                  : QVariant(qint64{sqlite3_column_int64(rows.get(), column)});
}

/// Calls `add` for each row. Returns false unless all rows were read.
bool readReplaced(const ReplacedFile &file, const char *sql,
                  const std::function<void(const ReplacedRows &)> &add)
{
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v2(file.get(), sql, -1, &prepared, nullptr) != SQLITE_OK)
        return false;
    const ReplacedRows rows(prepared, sqlite3_finalize);
    int step = sqlite3_step(rows.get());
    for (; step == SQLITE_ROW; step = sqlite3_step(rows.get()))
        add(rows);
    return step == SQLITE_DONE;
}

/// Runs a query for one number.
Result<int> countOf(Database &database, const QString &sql)
{
    return database.queryScalar(sql).map([](const QVariant &number) { return number.toInt(); });
}

Result<void> revokeUnknownKeys(Database &database, int version, const QHash<QUuid, QString> &valid,
                               const QDateTime &now)
{
    QList<QUuid> revoked;
    {
        const char *const rights = version < kVersionWithKeyLimits ? kRights : kRightsWithLimits;
        Statement restored(database, QString::fromLatin1(rights).arg(u"copy."_s));
        if (auto done = restored.run(); !done)
            return done;
        while (restored.next()) {
            if (valid.value(restored.id(0)) != restored.text(1))
                revoked.append(restored.id(0));
        }
        if (auto end = restored.end(); !end)
            return end;
    }
    for (const QUuid &id : std::as_const(revoked)) {
        Statement revoke(database, u"UPDATE copy.api_key SET revoked = ? WHERE id = ?"_s);
        if (auto done = revoke.bind(now).bind(id).run(); !done)
            return done;
    }
    return {};
}

/// Applies the webhooks in force to a copy of version 15 or later.
Result<void> keepWebhooks(Database &database, const QList<AccessInForce::Webhook> &webhooks)
{
    for (const AccessInForce::Webhook &webhook : webhooks) {
        Statement keep(database, u"UPDATE copy.webhook SET url = ?, is_on = ?, secret = ?, "
                                 "old_secret = ?, old_until = ?, events = ? "
                                 "WHERE id = ? AND platform = ?"_s);
        auto done = keep.bind(webhook.url)
                        .bind(qint64{webhook.isOn})
                        .bind(webhook.secret)
                        .bindStored(webhook.oldSecret)
                        .bindStored(webhook.oldUntil)
                        .bindStored(webhook.events)
                        .bind(webhook.id)
                        .bind(webhook.platform)
                        .run();
        if (!done)
            return done;
    }
    return {};
}

/// Applies the webhooks in force to a copy of an older version, which has the first webhook of each
/// platform only.
Result<void> keepFirstWebhooks(Database &database, const QList<AccessInForce::Webhook> &webhooks)
{
    for (const AccessInForce::Webhook &webhook : webhooks) {
        if (webhook.id != webhook.platform)
            continue;
        Statement keep(database, u"UPDATE copy.webhook SET url = ?, is_on = ?, secret = ?, "
                                 "old_secret = ?, old_until = ? WHERE platform = ?"_s);
        auto done = keep.bind(webhook.url)
                        .bind(qint64{webhook.isOn})
                        .bind(webhook.secret)
                        .bindStored(webhook.oldSecret)
                        .bindStored(webhook.oldUntil)
                        .bind(webhook.platform)
                        .run();
        if (!done)
            return done;
    }
    return {};
}

/// Deletes the webhooks that were deleted since the backup, and abandons their notifications.
Result<void> removeDeletedWebhooks(Database &database, int version, const AccessInForce &inForce,
                                   const QDateTime &now)
{
    if (!inForce.knowsDeleted)
        return {};
    const bool hasSeveral = version >= kVersionWithSeveralWebhooks;
    const QString id = hasSeveral ? u"id"_s : u"platform"_s;
    QSet<QUuid> kept;
    for (const AccessInForce::Webhook &webhook : inForce.webhooks)
        kept.insert(webhook.id);
    QList<QUuid> deleted;
    {
        Statement restored(database, "SELECT "_L1 + id + " FROM copy.webhook"_L1);
        if (auto done = restored.run(); !done)
            return done;
        while (restored.next()) {
            if (!kept.contains(restored.id(0)))
                deleted.append(restored.id(0));
        }
        if (auto end = restored.end(); !end)
            return end;
    }
    for (const QUuid &webhook : std::as_const(deleted)) {
        Statement owed(database,
                       "UPDATE copy.delivery SET state = 3, due = NULL, closed = ? WHERE "_L1 +
                           (hasSeveral ? "webhook"_L1 : "platform"_L1) +
                           " = ? AND due IS NOT NULL"_L1);
        if (auto done = owed.bind(now).bind(webhook).run(); !done)
            return done;
        Statement row(database, "DELETE FROM copy.webhook WHERE "_L1 + id + " = ?"_L1);
        if (auto done = row.bind(webhook).run(); !done)
            return done;
    }
    return {};
}

/// Disables all webhooks except those in force, which get their address and secret.
Result<void> restrictWebhooks(Database &database, int version, const AccessInForce &inForce,
                              const QDateTime &now)
{
    if (const auto off = database.queryScalar(u"UPDATE copy.webhook SET is_on = 0"_s); !off)
        return tl::unexpected(off.error());
    if (auto removed = removeDeletedWebhooks(database, version, inForce, now); !removed)
        return removed;
    return version < kVersionWithSeveralWebhooks ? keepFirstWebhooks(database, inForce.webhooks)
                                                 : keepWebhooks(database, inForce.webhooks);
}

} // namespace

AccessInForce accessInForce(const QString &path)
{
    AccessInForce found;
    const ReplacedFile file =
        QFileInfo(path).isFile() ? openReplaced(path) : ReplacedFile(nullptr, sqlite3_close);
    if (!file)
        return found;
    // An older version lacks one or both tables.
    const auto readKeys = [&](const char *rights) {
        found.keys.clear();
        const QByteArray sql = QString::fromLatin1(rights).arg(QString()).toLatin1();
        return readReplaced(file, sql.constData(), [&found](const ReplacedRows &rows) {
            found.keys.insert(idIn(rows, 0), textIn(rows, 1));
        });
    };
    if (!readKeys(kRightsWithLimits) && !readKeys(kRights))
        found.keys.clear();
    const auto readWebhooks = [&](const char *sql) {
        found.webhooks.clear();
        return readReplaced(file, sql, [&found](const ReplacedRows &rows) {
            found.webhooks.append(
                {.id = idIn(rows, 0),
                 .platform = idIn(rows, 1),
                 .url = textIn(rows, 2),
                 .isOn = sqlite3_column_int(rows.get(), 3) == 1,
                 .secret = textIn(rows, 4),
                 .oldSecret = isNullIn(rows, 5) ? QVariant() : QVariant(textIn(rows, 5)),
                 .oldUntil = numberIn(rows, 6),
                 .events = numberIn(rows, 7)});
        });
    };
    found.knowsDeleted = readWebhooks(kWebhooks);
    if (!found.knowsDeleted && !readWebhooks(kWebhooksOfPlatforms))
        found.webhooks.clear();
    return found;
}

Result<RestoredAccess> restrictAccess(Database &database, int version, const AccessInForce &inForce,
                                      const QDateTime &now)
{
    RestoredAccess effect;
    const auto add = [&database](int &member, const QString &sql) {
        return countOf(database, sql).map([&member](int count) { member = count; });
    };
    const QString validKeys = u"SELECT count(*) FROM copy.api_key WHERE revoked IS NULL"_s;
    const QString enabled = u"SELECT count(*) FROM copy.webhook WHERE is_on = 1"_s;
    if (version >= kVersionWithApiKeys) {
        int before = 0;
        const auto done =
            add(before, validKeys)
                .and_then([&] { return revokeUnknownKeys(database, version, inForce.keys, now); })
                .and_then([&] { return add(effect.validKeys, validKeys); });
        if (!done)
            return tl::unexpected(done.error());
        effect.revokedKeys = before - effect.validKeys;
    }
    if (version >= kVersionWithWebhooks) {
        int before = 0;
        const auto done =
            add(before, enabled)
                .and_then([&] { return restrictWebhooks(database, version, inForce, now); })
                .and_then([&] { return add(effect.webhooks, enabled); });
        if (!done)
            return tl::unexpected(done.error());
        effect.disabledWebhooks = qMax(0, before - effect.webhooks);
    }
    return effect;
}

} // namespace core
