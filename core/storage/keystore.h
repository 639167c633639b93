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

/// A key, and when it was used.
struct ListedKey
{
    ApiKey key;
    std::optional<QDateTime> lastUse; ///< UTC, as far as servers have told; nothing: never
};

/// The SQL of what a server knows beside its transactions: keys, and which environment it is.
/// Thread of the database, which is one of Schema::Shop; blocks. Every call is a transaction of its
/// own and may answer with an error of the storage.
class KeyStore
{
public:
    explicit KeyStore(Database &database)
        : m_database(database)
    {}

    /// `digest` as of keyDigest().
    [[nodiscard]] Result<void> add(const ApiKey &key, const QByteArray &digest);

    /// Oldest first.
    [[nodiscard]] Result<QList<ListedKey>> all();

    /// The valid key with that digest; nothing if there is none, or it was revoked.
    [[nodiscard]] Result<std::optional<ApiKey>> find(const QByteArray &digest);

    /// Of a file: a number that is another one as soon as any other connection has written to it.
    [[nodiscard]] Result<qint64> version();

    /// When keys were used, by their ids; of a key that was used later since, nothing.
    [[nodiscard]] Result<void> noteUses(const QHash<QUuid, QDateTime> &uses);

    /// From now on it is not found. Code::NotFound if there is no such key; well if it was revoked
    /// before.
    [[nodiscard]] Result<void> revoke(const QUuid &id, const QDateTime &now);

    /// Decides for ever what the database is for: by whoever asks first, but for transactions that
    /// a console made, which are those of a real shop. Code::StorageForeign if it is for the other:
    /// nobody may play with real money.
    [[nodiscard]] Result<void> settleEnvironment(Environment environment);

    /// Decides it for transactions that this program has just made up. StorageForeign as before.
    [[nodiscard]] Result<void> declareSandbox();

    /// Nothing if that is not decided.
    [[nodiscard]] Result<std::optional<Environment>> environment();

private:
    Result<std::optional<Environment>> readEnvironment();
    Result<void> insertEnvironment(Environment environment);

    Database &m_database;
};

} // namespace core
