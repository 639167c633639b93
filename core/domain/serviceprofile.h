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

/// What stands behind the API, as whoever set the counter up knows: no service tells it.
enum class ServiceKind {
    Sandbox,  ///< no money moves
    Provider, ///< moves real money, and sees it arrive
    OwnShop,  ///< our own server in front of the shop's book: real codes, and only the bank sees
              ///< who pays them
};

/// How a counter reaches a service far away; without the key, which is a secret of its own.
struct ServiceProfile
{
    static constexpr int kMaxName = 40;

    QString name; ///< by which people know it, trimmed; no other profile has it
    ServiceAddress address;
    QUuid platform;
    ServiceKind kind = ServiceKind::Sandbox;
    QString host;    ///< that dynamic codes lead to; empty: the codes carry a Pix key
    QString counter; ///< begins the references of its charges

    [[nodiscard]] Environment environment() const;

    bool operator==(const ServiceProfile &) const = default;
};

/// A counter of a service far away: what is kept of it, in a folder of its own.
struct RemoteShop
{
    QUuid id; ///< of the folder; no other one ever has it
    ServiceProfile service;
    ShopProfile shop;

    bool operator==(const RemoteShop &) const = default;
};

/// A profile as somebody typed it into a form.
struct ServiceProfileDraft
{
    QString name = {};
    QString address = {};
    QString platform = {};
    ServiceKind kind = ServiceKind::Sandbox;
    QString host = {};
    QString counter = {};
};

/// The profile with its texts in stored form, or every field that cannot stand. An address that
/// would have the key travel openly over a net is Problem::NotAllowed.
[[nodiscard]] Result<ServiceProfile> validated(const ServiceProfileDraft &draft);

/// Whom the codes of that service must pay: behind a host whoever it is, else the shop's own key;
/// in a sandbox without a host the key that nobody has, since that is what ours writes.
[[nodiscard]] Payee payeeOf(const ServiceProfile &profile, const Merchant &shop);

/// A key of a service as somebody pasted it, without blanks around. What could not travel in a
/// request is refused, with Field::ApiKey.
[[nodiscard]] Result<QByteArray> apiKeyFrom(const QString &text);

[[nodiscard]] QString toText(ServiceKind kind);
[[nodiscard]] std::optional<ServiceKind> serviceKindFromText(const QString &text);

} // namespace core
