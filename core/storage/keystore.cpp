// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/keystore.h"

#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kHint = 16; ///< characters of the digest used as index key

QString hintOf(const QByteArray &digest)
{
    return QString::fromLatin1(digest.first(kHint));
}

constexpr QLatin1StringView kLimitColumns{
    "max_charge, max_payout, max_per_day, requests_per_minute"};
constexpr QLatin1StringView kKeyColumns{"id, name, platform, scopes, created, revoked, expires, "};
constexpr int kFirstLimit = 7;      ///< among the columns of a key
constexpr int kAfterLimits = 7 + 4; ///< first column behind those of a key

std::optional<Money> optionalMoney(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(Money::fromCents(row.number(column)));
}

/// Reads kLimitColumns.
KeyLimits limitsOf(const Statement &row, int first)
{
    const int requests = first + 3;
    return {
        .maxCharge = optionalMoney(row, first),
        .maxPayout = optionalMoney(row, first + 1),
        .maxPerDay = optionalMoney(row, first + 2),
        .requestsPerMinute = row.isNull(requests)
                                 ? std::nullopt
                                 : std::optional(static_cast<int>(row.number(requests))),
    };
}

/// Reads kKeyColumns and kLimitColumns.
ApiKey keyOf(const Statement &row)
{
    return {
        .id = row.id(0),
        .name = row.text(1),
        .platform = row.id(2),
        .scopes = Scopes::fromInt(static_cast<int>(row.number(3))),
        .created = row.time(4),
        .revoked = row.optionalTime(5),
        .expires = row.optionalTime(6),
        .limits = limitsOf(row, kFirstLimit),
    };
}

QVariant optionalCents(const std::optional<Money> &money)
{
    return money ? sqlValue(*money) : QVariant();
}

} // namespace

Result<void> KeyStore::add(const ApiKey &key, const QByteArray &digest)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"INSERT INTO api_key (id, hint, digest, name, platform, scopes, "
                            "created, expires, "_s +
                                kLimitColumns + u") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
        const KeyLimits &limits = key.limits;
        return statement.bind(key.id)
            .bind(hintOf(digest))
            .bind(QString::fromLatin1(digest))
            .bind(key.name)
            .bind(key.platform)
            .bind(qint64{key.scopes.toInt()})
            .bind(key.created)
            .bind(key.expires)
            .bindStored(optionalCents(limits.maxCharge))
            .bindStored(optionalCents(limits.maxPayout))
            .bindStored(optionalCents(limits.maxPerDay))
            .bindStored(limits.requestsPerMinute ? sqlValue(qint64{*limits.requestsPerMinute})
                                                 : optionalCents(std::nullopt))
            .run();
    });
}

Result<QList<ListedKey>> KeyStore::all()
{
    return inReadTransaction(m_database, [this]() -> Result<QList<ListedKey>> {
        Statement statement(m_database, "SELECT "_L1 + kKeyColumns + kLimitColumns +
                                            u", last_use FROM api_key ORDER BY created, id"_s);
        if (const auto done = statement.run(); !done)
            return tl::unexpected(done.error());
        QList<ListedKey> keys;
        while (statement.next())
            keys.append({keyOf(statement), statement.optionalTime(kAfterLimits)});
        return statement.end().map([&keys] { return keys; });
    });
}

Result<std::optional<ApiKey>> KeyStore::find(const QByteArray &digest)
{
    return inSingleRead(m_database, [&]() -> Result<std::optional<ApiKey>> {
        Statement statement(m_database, "SELECT "_L1 + kKeyColumns + kLimitColumns +
                                            u", digest FROM api_key WHERE hint = ?"_s);
        if (const auto done = statement.bind(hintOf(digest)).run(); !done)
            return tl::unexpected(done.error());
        std::optional<ApiKey> found;
        while (statement.next()) {
            const ApiKey key = keyOf(statement);
            if (isSameDigest(statement.text(kAfterLimits).toLatin1(), digest) && !key.revoked)
                found = key;
        }
        return statement.end().map([&found] { return found; });
    });
}

Result<KeyLimits> KeyStore::limits(const QUuid &id)
{
    return inReadTransaction(m_database, [&]() -> Result<KeyLimits> {
        Statement statement(m_database,
                            "SELECT "_L1 + kLimitColumns + u" FROM api_key WHERE id = ?"_s);
        if (const auto done = statement.bind(id).run(); !done)
            return tl::unexpected(done.error());
        if (statement.next())
            return limitsOf(statement, 0);
        return statement.end().and_then([]() -> Result<KeyLimits> {
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such key"_s});
        });
    });
}

Result<Money> KeyStore::totalOn(QDate day, const QUuid &id)
{
    return inReadTransaction(m_database, [&]() -> Result<Money> {
        Statement statement(m_database,
                            u"SELECT amount FROM key_day WHERE api_key = ? AND day = ?"_s);
        if (const auto done = statement.bind(id).bind(day.toJulianDay()).run(); !done)
            return tl::unexpected(done.error());
        const qint64 total = statement.next() ? statement.number(0) : 0;
        return statement.end().map([total] { return Money::fromCents(total); });
    });
}

Result<void> KeyStore::addToDay(QDate day, const QUuid &id, Money amount)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"INSERT INTO key_day (api_key, day, amount) VALUES (?, ?, ?) "
                            "ON CONFLICT (api_key, day) DO UPDATE SET amount = key_day.amount + "
                            "excluded.amount"_s);
        return statement.bind(id).bind(day.toJulianDay()).bind(amount).run();
    });
}

Result<qint64> KeyStore::version()
{
    Statement statement(m_database, u"PRAGMA data_version"_s);
    if (const auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    const qint64 version = statement.next() ? statement.number(0) : 0;
    return statement.end().map([version] { return version; });
}

Result<void> KeyStore::recordUses(const QHash<QUuid, QDateTime> &uses)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const auto &[id, timestamp] : uses.asKeyValueRange()) {
            Statement statement(m_database, u"UPDATE api_key SET last_use = ? WHERE id = ? AND "
                                            "(last_use IS NULL OR last_use < ?)"_s);
            if (const auto done = statement.bind(timestamp).bind(id).bind(timestamp).run(); !done)
                return done;
        }
        return {};
    });
}

Result<void> KeyStore::revoke(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        Statement statement(m_database,
                            u"UPDATE api_key SET revoked = coalesce(revoked, ?) WHERE id = ?"_s);
        if (const auto done = statement.bind(now).bind(id).run(); !done)
            return done;
        if (statement.affectedRows() == 0)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such key"_s});
        // A foreign trigger may have undone the change.
        Statement valid(m_database, u"SELECT 1 FROM api_key WHERE id = ? AND revoked IS NULL"_s);
        if (const auto done = valid.bind(id).run(); !done)
            return done;
        if (valid.next())
            return tl::unexpected(corruption(u"the key is still valid"_s));
        return valid.end();
    });
}

Result<void> KeyStore::settleEnvironment(Environment environment)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        const auto present = readEnvironment();
        if (!present)
            return tl::unexpected(present.error());
        if (*present && **present != environment)
            return tl::unexpected(Error{Error::Code::StorageForeign, {}, {}});
        return insertEnvironment(environment);
    });
}

Result<void> KeyStore::declareSandbox()
{
    return inWriteTransaction(m_database,
                              [this] { return insertEnvironment(Environment::Sandbox); })
        .and_then([this] { return settleEnvironment(Environment::Sandbox); });
}

/// Sets the environment unless one is set.
Result<void> KeyStore::insertEnvironment(Environment environment)
{
    Statement statement(m_database, u"INSERT INTO environment (only_one, is_sandbox) VALUES (1, ?) "
                                    "ON CONFLICT DO NOTHING"_s);
    return statement.bind(qint64{environment == Environment::Sandbox}).run();
}

Result<std::optional<Environment>> KeyStore::environment()
{
    return inReadTransaction(m_database, [this] { return readEnvironment(); });
}

Result<std::optional<Environment>> KeyStore::readEnvironment()
{
    Statement statement(m_database, u"SELECT is_sandbox FROM environment UNION ALL SELECT 0 FROM "
                                    "tx WHERE seq = 1 AND NOT EXISTS "
                                    "(SELECT 1 FROM environment)"_s);
    if (const auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    std::optional<Environment> found;
    while (statement.next())
        found = statement.number(0) == 1 ? Environment::Sandbox : Environment::Production;
    return statement.end().map([&found] { return found; });
}

} // namespace core
