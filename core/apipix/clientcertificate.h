// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/certificatefacts.h"
#include "core/http/httpcall.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <memory>

#include <tl/expected.hpp>

namespace core
{

/// A client certificate with its encrypted key, in the form that is stored.
struct StoredCertificate
{
    QByteArray pem; ///< the chain, then the key as encrypted PKCS #8
};

/// Reads a PKCS #12 file (.p12, .pfx), or PEM with certificates and key, and encrypts the key again
/// with AES-256 and `passphrase`. Reads the old ciphers too, such as RC2, in an OpenSSL context of
/// its own: the ciphers of TLS do not change.
[[nodiscard]] tl::expected<StoredCertificate, CertificateProblem>
importCertificate(const QByteArray &file, const QString &password, const QByteArray &passphrase);

/// Returns the certificates of a file in PEM or DER as PEM, without keys; empty: there is none.
[[nodiscard]] QByteArray certificatesFrom(const QByteArray &file);

/// Returns the facts about the first certificate; nullopt: there is none.
[[nodiscard]] std::optional<CertificateFacts> certificateFacts(const QByteArray &pem);

/// Returns the identity for TLS, or null if the passphrase does not decrypt the key. `extraRoots`:
/// PEM with authorities to trust for the bank only.
[[nodiscard]] std::shared_ptr<const TlsIdentity>
tlsIdentity(const QByteArray &pem, const QByteArray &passphrase, const QByteArray &extraRoots = {});

} // namespace core
