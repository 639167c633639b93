// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/pspprofile.h"
#include "core/domain/serviceaddress.h"

#include <QtCore/QUuid>

#include <tl/expected.hpp>

namespace core
{

/// The access of a shop to the API Pix of its bank. Secrets are stored separately.
struct BankConnection
{
    static constexpr int kMaxName = 40;

    /// A fixed value that the bank demands with each call, such as the application key of Banco do
    /// Brasil.
    using Setting = std::pair<QByteArray, QByteArray>;

    QUuid id;
    QString name; ///< display name, unique among the connections
    QString psp;  ///< id of the profile
    ServiceAddress base;
    ServiceAddress token;
    QString clientId;
    QString pixKey; ///< canonical form; payments to other keys of the account are ignored
    QString locationHost = {}; ///< host of the codes; empty: that of the profile
    QList<Setting> settings = {};
    bool hasCertificate = false;
    bool makesCodes = false; ///< new charges get dynamic codes of the bank

    bool operator==(const BankConnection &) const = default;
};

/// A connection as typed.
struct BankConnectionDraft
{
    QUuid id = {};
    QString name = {};
    QString psp = {};
    QString base = {};  ///< empty: the production address of the bank
    QString token = {}; ///< empty: as above
    QString clientId = {};
    QString pixKey = {};
    QString locationHost = {};
    QStringList settings = {}; ///< NAME=VALUE
    bool hasCertificate = false;
    bool makesCodes = false;
};

/// A part of a connection that is missing or invalid.
enum class BankField {
    Name,
    Psp,
    Address,      ///< https, or http to this computer
    TokenAddress, ///< as above
    ClientId,
    PixKey,
    LocationHost,
    Setting,     ///< NAME=VALUE, or a setting that the bank demands is missing
    Certificate, ///< the bank demands one
    Authority,   ///< the file has no certificate
};

/// Returns the connection, or every invalid field.
[[nodiscard]] tl::expected<BankConnection, QList<BankField>>
validated(const BankConnectionDraft &draft);

/// Returns the file form of a connection, and reads the same. Code::StorageCorrupted for other
/// text.
[[nodiscard]] QByteArray toJson(const BankConnection &connection);
[[nodiscard]] Result<BankConnection> bankConnectionFromJson(const QUuid &id,
                                                            const QByteArray &json);

} // namespace core
