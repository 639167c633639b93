// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/apikey.h"
#include "core/domain/error.h"

#include <QtCore/QHash>
#include <QtCore/QList>

#include <optional>

namespace core
{

class Database;

/// An API key with the time of its last use.
struct ListedKey
{
    ApiKey key;
    std::optional<QDateTime> lastUse; ///< UTC, as reported by servers; nullopt: never
};

/// Stores the other data of a server next to its transactions: API keys and the environment. Runs
/// in the thread of the database, which has Schema::Shop; blocks. Every call is its own
/// transaction, or a part of the current one, and may return a storage error.
class KeyStore
{
public:
    explicit KeyStore(Database &database)
        : m_database(database)
    {}

    /// Adds a key. `digest` comes from keyDigest().
    [[nodiscard]] Result<void> add(const ApiKey &key, const QByteArray &digest);

    /// Returns all keys, oldest first.
    [[nodiscard]] Result<QList<ListedKey>> all();

    /// Returns the key with that digest; nullopt if there is none, or if the key was revoked. The
    /// key may have expired.
    [[nodiscard]] Result<std::optional<ApiKey>> find(const QByteArray &digest);

    /// Returns the limits of a key; Code::NotFound.
    [[nodiscard]] Result<KeyLimits> limits(const QUuid &id);

    /// Returns the sum that addToDay() counted for a key and a day in Brasília.
    [[nodiscard]] Result<Money> totalOn(QDate day, const QUuid &id);

    /// Adds the amount of a new transaction to the sum of the day.
    [[nodiscard]] Result<void> addToDay(QDate day, const QUuid &id, Money amount);

    /// Returns a number that changes whenever another connection writes to the file. SQLite files
    /// only.
    [[nodiscard]] Result<qint64> version();

    /// Records the last use of keys, by their ids. A recorded later use is kept.
    [[nodiscard]] Result<void> recordUses(const QHash<QUuid, QDateTime> &uses);

    /// Revokes a key, which find() then no longer returns. Code::NotFound if the key does not
    /// exist. Succeeds if the key was revoked before.
    [[nodiscard]] Result<void> revoke(const QUuid &id, const QDateTime &now);

    /// Sets the environment of the database permanently; the first caller decides. A database that
    /// already has transactions is production. Code::StorageForeign if the database belongs to the
    /// other environment: test code must never handle real money.
    [[nodiscard]] Result<void> settleEnvironment(Environment environment);

    /// Sets the environment to sandbox, for transactions that this program has just generated.
    /// StorageForeign as settleEnvironment().
    [[nodiscard]] Result<void> declareSandbox();

    /// Returns the environment; nullopt if not decided yet.
    [[nodiscard]] Result<std::optional<Environment>> environment();

private:
    Result<std::optional<Environment>> readEnvironment();
    Result<void> insertEnvironment(Environment environment);

    Database &m_database;
};

} // namespace core
