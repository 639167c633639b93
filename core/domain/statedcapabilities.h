// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/apikey.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QDateTime>
#include <QtCore/QUuid>

namespace core
{

/// The capabilities that a service states about itself, for one API key. balcao-server has a call
/// for them; other services need not have it.
struct StatedCapabilities
{
    QDateTime clock; ///< of the service, UTC, in whole seconds
    Environment environment = Environment::Sandbox;
    QUuid platform; ///< of the key
    Scopes scopes;  ///< of the key
    bool simulates = false;
    bool seesPayments = false;
    bool confirmsPayments = false;
    bool confirmsByStatement = false; ///< also by a line of a bank statement
    bool sendsMoney = false;
    bool refunds = false;
    bool cancels = false;
    bool statesCommission = false; ///< every transaction has its commission

    /// Returns the kind that fits a profile of the service.
    [[nodiscard]] ServiceKind kind() const
    {
        if (environment == Environment::Sandbox)
            return ServiceKind::Sandbox;
        return seesPayments ? ServiceKind::Provider : ServiceKind::OwnShop;
    }

    bool operator==(const StatedCapabilities &) const = default;
};

} // namespace core
