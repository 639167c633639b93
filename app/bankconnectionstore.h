// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/bankconnection.h"
#include "core/apipix/clientcertificate.h"

#include <QtCore/QStringList>

#include <optional>

namespace app
{

/// The storage of the connections to banks. Each connection has a folder named after its id, with
/// `bank.json`, `certificate.pem` (the key is encrypted) and `authorities.pem`. All files have mode
/// 0600. No file contains a secret.
class BankConnectionStore
{
public:
    /// Uses the user's data folder.
    BankConnectionStore();

    /// Returns the readable connections, sorted by name.
    [[nodiscard]] QList<core::BankConnection> all() const;

    /// Finds a connection by name, ignoring case.
    [[nodiscard]] std::optional<core::BankConnection> named(const QString &name) const;

    /// Returns the connections whose Pix key is that of a shop.
    [[nodiscard]] QList<core::BankConnection> withKey(const QString &pixKey) const;

    [[nodiscard]] core::Result<core::BankConnection> load(const QUuid &id) const;

    /// Writes the connection durably. `certificate` and `authorities`: PEM; empty: none. Returns
    /// Field::ProfileName with Problem::AlreadyUsed for the name of another connection.
    [[nodiscard]] core::Result<void> save(const core::BankConnection &connection,
                                          const QByteArray &certificate,
                                          const QByteArray &authorities) const;

    /// Writes changed settings of a stored connection. Certificate and authorities stay.
    [[nodiscard]] core::Result<void> update(const core::BankConnection &connection) const;

    [[nodiscard]] core::Result<void> remove(const QUuid &id) const;

    /// Returns the facts about the client certificate; nullopt: there is none.
    [[nodiscard]] std::optional<core::CertificateFacts> certificate(const QUuid &id) const;

    /// Returns everything for calls. `secret` is the client secret, or the passphrase of the
    /// certificate at a bank without secrets. Code::AccessDenied if the secret does not decrypt the
    /// key of the certificate.
    [[nodiscard]] core::Result<core::ApiPixClient::Setup>
    clientFor(const core::BankConnection &connection, const QByteArray &secret) const;

    [[nodiscard]] QString folderOf(const QUuid &id) const;

private:
    const QString m_folder;
};

} // namespace app
