// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The reason why a certificate file is not imported.
enum class CertificateProblem {
    Unreadable,    ///< neither PKCS #12 nor PEM, or damaged
    WrongPassword, ///< the file needs another password, or any
    NoKey,         ///< there is no private key
    NoCertificate, ///< there is no certificate for the key
};

/// Facts about a certificate, for people.
struct CertificateFacts
{
    QString subject; ///< common name
    QString issuer;
    QString cnpj; ///< 14 digits; empty: not stated
    QDateTime validFrom;
    QDateTime expiresAt; ///< UTC

    bool operator==(const CertificateFacts &) const = default;
};

/// Returns the number of days before the expiry at which people are warned: 30, 7 or 1, or 0 for an
/// expired certificate; nullopt: no warning yet.
[[nodiscard]] std::optional<int> expiryWarning(const QDateTime &expiresAt, const QDateTime &now);

} // namespace core
