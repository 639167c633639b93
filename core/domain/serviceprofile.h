// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"
#include "core/domain/serviceaddress.h"
#include "core/domain/servicesettings.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// The kind of system behind the API. The person who configures the counter sets the kind; no
/// service reports it.
enum class ServiceKind {
    Sandbox,  ///< no real money
    Provider, ///< moves real money and reports payments
    OwnShop, ///< our own server for the shop's data: real codes, but only the bank reports payments
};

/// The connection settings of a counter for a remote service. The secret key is stored separately.
struct ServiceProfile
{
    static constexpr int kMaxName = 40;

    QString name; ///< display name, trimmed, unique among the profiles
    ServiceAddress address;
    QUuid platform;
    ServiceKind kind = ServiceKind::Sandbox;
    QString host; ///< the host in dynamic codes; empty: codes contain a Pix key
    QString till; ///< prefix of the references of its charges

    [[nodiscard]] Environment environment() const;

    bool operator==(const ServiceProfile &) const = default;
};

/// A counter for a remote service, with its data in a folder of its own.
struct RemoteShop
{
    QUuid id; ///< id of the folder; never reused
    ServiceProfile service;
    ShopProfile shop;

    bool operator==(const RemoteShop &) const = default;
};

/// A profile as typed into a form.
struct ServiceProfileDraft
{
    QString name = {};
    QString address = {};
    QString platform = {};
    ServiceKind kind = ServiceKind::Sandbox;
    QString host = {};
    QString till = {};
};

/// Returns the profile with its texts in stored form, or an error with every invalid field. An
/// address that would send the key unencrypted over a network gives Problem::NotAllowed.
[[nodiscard]] Result<ServiceProfile> validated(const ServiceProfileDraft &draft);

/// Returns the expected payee of the service's codes: the host if set, otherwise the shop's own
/// key. In a sandbox without a host, returns the demo key, which our own sandbox writes.
[[nodiscard]] Payee payeeOf(const ServiceProfile &profile, const Merchant &shop);

/// Parses a pasted API key and removes surrounding whitespace. A key that cannot be sent in a
/// request gives an error with Field::ApiKey.
[[nodiscard]] Result<QByteArray> apiKeyFrom(const QString &text);

[[nodiscard]] QString toText(ServiceKind kind);
[[nodiscard]] std::optional<ServiceKind> serviceKindFromText(const QString &text);

} // namespace core
