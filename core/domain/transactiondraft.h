// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/idempotencykey.h"
#include "core/domain/money.h"
#include "core/domain/operation.h"
#include "core/domain/pixkey.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <chrono>
#include <optional>

namespace core
{

/// A request to create a transaction (specification 4.1, 4.2), as typed or received.
struct TransactionDraft
{
    Operation operation = Operation::CashIn;
    std::optional<Money> amount = {};
    QString name = {};
    QString email = {};
    QString phone = {};
    QString document = {};
    QString description = {};
    std::optional<QUuid> platform = {};
    QString reference = {};
    QString extra = {};
    /// Cash-in only: the link of the payment page back to the shop, see isReturnUrl(); empty: the
    /// setting of the server. Https only in production.
    QString returnUrl = {};
    QString pixKey = {};                      ///< cash-out only
    std::optional<PixKey::Kind> keyType = {}; ///< cash-out only

    /// Cash-out only. False: the service rejects the payout while another one with the same amount
    /// and key is not final, which prevents accidental double payments. Not part of the API: API
    /// clients can pay one person twice at once.
    bool mayHaveTwin = true;

    /// Cash-in only: time until expiry, 1 second to 365 days; nullopt: the setting of the service.
    /// Not part of the API. changed() may report the expiry up to 30 seconds late.
    std::optional<std::chrono::seconds> lifetime = {};

    /// The id of the API key whose limits of amounts apply; nullopt: none. Not part of the API: the
    /// server sets the key of the caller.
    std::optional<QUuid> limitedKey = {};

    /// Makes repetitions of the request return the transaction of the first one; nullopt: every
    /// request creates a transaction. The server sets the key of an Idempotency-Key field. Other
    /// services ignore this member.
    std::optional<IdempotencyKey> idempotency = {};

    bool operator==(const TransactionDraft &) const = default;
};

} // namespace core
