// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/httpcall.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <memory>

#include <tl/expected.hpp>

namespace core
{

/// The reason why a certificate file is not imported.
enum class CertificateProblem {
    Unreadable,    ///< neither PKCS #12 nor PEM, or damaged
    WrongPassword, ///< the file needs another password, or any
    NoKey,         ///< there is no private key
    NoCertificate, ///< there is no certificate for the key
};

/// A client certificate with its encrypted key, in the form that is stored.
struct StoredCertificate
{
    QByteArray pem; ///< the chain, then the key as encrypted PKCS #8
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

/// Reads a PKCS #12 file (.p12, .pfx), or PEM with certificates and key, and encrypts the key again
/// with AES-256 and `passphrase`. Reads the old ciphers too, such as RC2, in an OpenSSL context of
/// its own: the ciphers of TLS do not change.
[[nodiscard]] tl::expected<StoredCertificate, CertificateProblem>
importCertificate(const QByteArray &file, const QString &password, const QByteArray &passphrase);

/// Returns the facts about the first certificate; nullopt: there is none.
[[nodiscard]] std::optional<CertificateFacts> certificateFacts(const QByteArray &pem);

/// Returns the identity for TLS, or null if the passphrase does not decrypt the key. `extraRoots`:
/// PEM with authorities to trust for the bank only.
[[nodiscard]] std::shared_ptr<const TlsIdentity>
tlsIdentity(const QByteArray &pem, const QByteArray &passphrase, const QByteArray &extraRoots = {});

/// Returns the number of days before the expiry at which people are warned: 30, 7 or 1, or 0 for an
/// expired certificate; nullopt: no warning yet.
[[nodiscard]] std::optional<int> expiryWarning(const QDateTime &expiresAt, const QDateTime &now);

} // namespace core
