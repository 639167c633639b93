// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/apikey.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QStringList>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kRandomBytes = 32;
constexpr qsizetype kWritten = 43; ///< size of the random part in base64url characters

struct ScopeName
{
    Scope scope;
    QLatin1StringView name;
};

constexpr std::array kScopeNames{
    ScopeName{Scope::Read, "read"_L1},         ScopeName{Scope::CashIn, "cashin"_L1},
    ScopeName{Scope::CashOut, "cashout"_L1},   ScopeName{Scope::Confirm, "confirm"_L1},
    ScopeName{Scope::Webhooks, "webhooks"_L1},
};

} // namespace

QString toText(Scopes scopes)
{
    QStringList names;
    for (const ScopeName &known : kScopeNames) {
        if (scopes.testFlag(known.scope))
            names += known.name;
    }
    return names.join(u',');
}

std::optional<Scopes> scopesFromText(const QString &text)
{
    Scopes scopes;
    for (const QString &word : text.split(u',')) {
        const auto *const known =
            std::find_if(kScopeNames.begin(), kScopeNames.end(),
                         [&word](const ScopeName &scope) { return scope.name == word.trimmed(); });
        if (known == kScopeNames.end())
            return std::nullopt;
        scopes |= known->scope;
    }
    return scopes;
}

QByteArray keyPrefix(Environment environment)
{
    return environment == Environment::Sandbox ? "blc_sandbox_" : "blc_live_";
}

QByteArray newKey(Environment environment, const QByteArray &random)
{
    Q_ASSERT(random.size() == kRandomBytes);
    return keyPrefix(environment) +
           random.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

std::optional<QByteArray> keyDigest(const QByteArray &key, Environment environment)
{
    const QByteArray prefix = keyPrefix(environment);
    if (!key.startsWith(prefix) || key.size() != prefix.size() + kWritten)
        return std::nullopt;
    return QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex();
}

bool isSameDigest(const QByteArray &one, const QByteArray &other)
{
    if (one.size() != other.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        difference |=
            static_cast<unsigned char>(one.at(i)) ^ static_cast<unsigned char>(other.at(i));
    return difference == 0;
}

} // namespace core
