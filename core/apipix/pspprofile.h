// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
#include <utility>

namespace core
{

/// Differences of a bank from the standard API Pix. The simulator imitates them. The client reads
/// every variant at any bank.
struct PspDepartures
{
    int putStatus = 201;       ///< of a created charge
    int patchStatus = 200;     ///< of a changed charge
    int returnStatus = 201;    ///< of a requested return
    int tokenStatus = 200;     ///< of a token
    int duplicateStatus = 0;   ///< of a repeated PUT; 0: as the standard
    int lateSeconds = 0;       ///< delay before a payment is listed
    QString codeField = {};    ///< member of the code; empty: pixCopiaECola
    QString txidName = {};     ///< member of the txid; empty: txid
    QString errors = {};       ///< member that marks the form of an error; empty: the standard
    QStringList withheld = {}; ///< scopes that are requested and not granted
    bool hasNulls = false;     ///< absent members are null
    bool hasExtraMembers = false;
    bool refusesMilliseconds = false;
};

/// A fact that helps to connect a bank.
enum class PspNote {
    IcpBrasil,          ///< the certificate is an A1 of ICP-Brasil
    NoPassword,         ///< the .p12 file has no password
    OneYear,            ///< the certificate is valid for a year
    CertificateRequest, ///< the bank signs a certificate request of the shop
    FewerScopes,        ///< the bank may grant fewer permissions than requested
};

/// Returns the machine-readable name, such as "icp_brasil".
[[nodiscard]] QString toText(PspNote note);

/// A payment service provider that offers the API Pix, as data (resources/psps.json).
struct PspProfile
{
    /// The addresses of one environment; empty: unknown, the user types them.
    struct Addresses
    {
        QString base;
        QString token;
    };

    /// The form of the credentials in a token request.
    enum class TokenAuth {
        Basic,  ///< HTTP Basic authentication
        Form,   ///< client_id and client_secret in the body
        IdOnly, ///< client_id in the body; the bank issues no secret
    };
    enum class TokenBody { Form, Json, Query };
    enum class CertificateUse { None, Production, Always };

    /// The path of the base address for calls with this method and beginning of the path.
    struct PathVersion
    {
        QByteArray method;
        QByteArray path;
        QByteArray base;
    };

    QString id;
    QString name;
    Addresses production;
    Addresses test;
    TokenAuth tokenAuth = TokenAuth::Basic;
    TokenBody tokenBody = TokenBody::Form;
    bool sendsScope = true;
    CertificateUse certificate = CertificateUse::None;
    /// Header fields of each call. Values: "uuid" (a new one each time) or "client_id".
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    /// Settings of the connection that are sent in the query of each call instead of the header.
    QStringList query = {};
    QList<PathVersion> pathVersions = {};
    bool listsCharges = true;  ///< GET /cob works
    bool cancels = true;       ///< PATCH /cob removes a charge
    bool refunds = true;       ///< PUT /pix/…/devolucao returns a payment
    bool hasOwnRoot = false;   ///< the certificate of the server has a private authority
    QStringList codeFields;    ///< members with the code of a charge, in the order of preference
    QStringList locationHosts; ///< hosts of the codes; empty: unknown
    QList<PspNote> notes = {};
    PspDepartures departures;
};

/// Parses a list of profiles. Rejects unknown, missing and invalid members, and repeated ids. The
/// detail of the error names the profile and the member.
[[nodiscard]] Result<QList<PspProfile>> pspProfilesFromJson(const QByteArray &json);

/// Returns the known banks in the order of the resource. The last one is "other".
[[nodiscard]] const QList<PspProfile> &pspProfiles();

[[nodiscard]] std::optional<PspProfile> findPsp(const QString &id);

} // namespace core
