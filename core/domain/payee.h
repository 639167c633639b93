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

/// Who is paid by dynamic codes: a payer's bank asks `host` what a charge is and whether it may
/// still be paid, so that its codes end with it. Behind the host stands a licensed provider;
/// without one no bank settles them.
struct HostedMerchant
{
    QString host; ///< public, without scheme, maybe with a port: "pix.example.com"
    QString name; ///< as of a Merchant
    QString city; ///< as of a Merchant

    bool operator==(const HostedMerchant &) const = default;
};

/// Whom the charges of a service pay, and by which kind of code: a shop's own key in a static code,
/// or charges behind a host in dynamic ones.
using Payee = std::variant<Merchant, HostedMerchant>;

/// What is left for the host of a location, "{host}/qr/v2/{32 hexadecimal digits}".
inline constexpr int kMaxHost = 38;

/// The payee with its texts in stored form, or every field that cannot stand.
[[nodiscard]] Result<Payee> validated(const Payee &payee);

/// The code of a charge. Of a shop's own key as of a Merchant; behind a host the location of the
/// charge, which carries its whole id and so cannot be guessed. Can be written for every amount of
/// a charge, if the payee is validated.
[[nodiscard]] BrCode chargeCode(const Payee &payee, Money amount, const QUuid &id);

} // namespace core
