// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brcode.h"
#include "core/domain/error.h"
#include "core/domain/money.h"
#include "core/domain/profile.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <variant>

namespace core
{

/// The payee of dynamic codes. A payer's bank asks `host` for the details and validity of a charge,
/// so a code expires with its charge. A licensed provider must operate the host; otherwise no bank
/// settles the codes.
struct HostedMerchant
{
    QString host; ///< public, without scheme, optionally with a port: "pix.example.com"
    QString name; ///< as in Merchant
    QString city; ///< as in Merchant

    bool operator==(const HostedMerchant &) const = default;
};

/// The payee of a service's charges. Determines the type of the codes: a shop's own key in static
/// codes, or a host in dynamic codes.
using Payee = std::variant<Merchant, HostedMerchant>;

/// Maximum length of the host in a location, "{host}/qr/v2/{32 hexadecimal digits}".
inline constexpr int kMaxHost = 38;

/// Returns the payee with its texts in stored form, or an error with every invalid field.
[[nodiscard]] Result<Payee> validated(const Payee &payee);

/// Creates the code of a charge. A Merchant gets a static code with its own key. A host gets the
/// location of the charge, which contains the whole id and is not guessable. Succeeds for every
/// charge amount if the payee is validated.
[[nodiscard]] BrCode chargeCode(const Payee &payee, Money amount, const QUuid &id);

} // namespace core
