// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/keylimits.h"
#include "core/domain/servicesettings.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QFlags>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// A permission of an API key.
enum class Scope {
    Read = 1,      ///< show and list transactions
    CashIn = 2,    ///< create charges
    CashOut = 4,   ///< create payouts
    Confirm = 8,   ///< confirm payments by hand, and withdraw confirmations
    Webhooks = 16, ///< manage the webhooks of the platform
};
Q_DECLARE_FLAGS(Scopes, Scope)
Q_DECLARE_OPERATORS_FOR_FLAGS(Scopes)

inline constexpr Scopes kAllScopes =
    Scopes(Scope::Read) | Scope::CashIn | Scope::CashOut | Scope::Confirm | Scope::Webhooks;

/// Returns the scopes as a comma-separated list in a fixed order:
/// "read,cashin,cashout,confirm,webhooks".
[[nodiscard]] QString toText(Scopes scopes);
/// Parses a list of scopes. Returns nullopt for an unknown word or an empty list.
[[nodiscard]] std::optional<Scopes> scopesFromText(const QString &text);

/// The stored data of an API key (specification 5). The key itself is secret and not part of the
/// record.
struct ApiKey
{
    static constexpr int kMaxName = 60;

    QUuid id;     ///< public identifier; not a secret
    QString name; ///< who uses the key
    QUuid platform;
    Scopes scopes;
    QDateTime created;                     ///< UTC
    std::optional<QDateTime> revoked;      ///< UTC; nullopt: not revoked
    std::optional<QDateTime> expires = {}; ///< UTC, from then on invalid; nullopt: never
    KeyLimits limits = {};

    /// Returns true if the key is neither revoked nor expired.
    [[nodiscard]] bool isValidAt(const QDateTime &now) const
    {
        return !revoked && (!expires || now < *expires);
    }

    bool operator==(const ApiKey &) const = default;
};

/// Returns the prefix of a key, which names its environment.
[[nodiscard]] QByteArray keyPrefix(Environment environment);

/// Creates a key from 32 random bytes.
[[nodiscard]] QByteArray newKey(Environment environment, const QByteArray &random);

/// Returns the digest to store for a key: 64 hexadecimal digits. A key has 256 random bits and
/// needs no slow hash. Returns nullopt if `key` is not a valid key of that environment.
[[nodiscard]] std::optional<QByteArray> keyDigest(const QByteArray &key, Environment environment);

/// Compares two digests in constant time.
[[nodiscard]] bool isSameDigest(const QByteArray &one, const QByteArray &other);

} // namespace core
