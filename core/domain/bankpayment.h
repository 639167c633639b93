// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// A payment that the bank's API reported, and its charge.
struct BankPayment
{
    enum class State {
        Matched = 1,   ///< evidence of the charge
        Differs = 2,   ///< of the charge, but with another amount or as a second payment
        Unmatched = 3, ///< no charge has the identifier
    };

    QString endToEndId;
    QUuid connection;
    QString txid; ///< empty: a transfer to the key
    Money amount;
    Money returned;      ///< sum of the returns that are done
    QDateTime settledAt; ///< UTC
    State state = State::Unmatched;
    std::optional<QUuid> charge = {};

    bool operator==(const BankPayment &) const = default;
};

} // namespace core
