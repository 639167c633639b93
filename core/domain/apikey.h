// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicesettings.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QFlags>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// What a key may be used for.
enum class Scope {
    Read = 1,    ///< show and list
    CashIn = 2,  ///< ask for money
    CashOut = 4, ///< send money
};
Q_DECLARE_FLAGS(Scopes, Scope)
Q_DECLARE_OPERATORS_FOR_FLAGS(Scopes)

inline constexpr Scopes kAllScopes = Scopes(Scope::Read) | Scope::CashIn | Scope::CashOut;

/// "read,cashin,cashout": those that are in it, in this order.
[[nodiscard]] QString toText(Scopes scopes);
/// Nothing for a word that is none, and for none at all.
[[nodiscard]] std::optional<Scopes> scopesFromText(const QString &text);

/// What is known of a key (specification 5), but not the key: that is a secret of its owner.
struct ApiKey
{
    static constexpr int kMaxName = 60;

    QUuid id;     ///< by which people speak of it; no secret
    QString name; ///< who uses it
    QUuid platform;
    Scopes scopes;
    QDateTime created;                ///< UTC
    std::optional<QDateTime> revoked; ///< UTC; nothing: it is valid

    bool operator==(const ApiKey &) const = default;
};

/// What a key says in front: to which environment it belongs.
[[nodiscard]] QByteArray keyPrefix(Environment environment);

/// A new key out of 32 random bytes.
[[nodiscard]] QByteArray newKey(Environment environment, const QByteArray &random);

/// What is kept of a key, 64 hexadecimal digits: 256 random bits need no slow hash. Nothing for
/// what cannot be a key of that environment.
[[nodiscard]] std::optional<QByteArray> keyDigest(const QByteArray &key, Environment environment);

/// Compares in a time that tells nothing of where they differ.
[[nodiscard]] bool isSameDigest(const QByteArray &one, const QByteArray &other);

} // namespace core
