// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/commission.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/endtoendid.h"
#include "core/domain/error.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <chrono>

namespace core
{

/// The terms on which a service accepts orders, as a shop or a server chooses them. Changed terms
/// apply to new orders.
struct ServiceTerms
{
    static constexpr std::chrono::milliseconds kMaxDelay = std::chrono::hours(24);

    /// kMinChargeLifetime to kMaxChargeLifetime.
    std::chrono::seconds cashInLifetime = std::chrono::hours(24);
    AmountLimits limits = {};
    CommissionRule cashInCommission = {};
    CommissionRule cashOutCommission = {};
    /// Delay before each step of a cash-out in the sandbox; 0 to kMaxDelay.
    std::chrono::milliseconds processingDelay = std::chrono::seconds(2);
    /// Institution in simulated end-to-end ids, 8 of [0-9A-Z].
    QString ispb = kUnknownIspb;

    bool operator==(const ServiceTerms &other) const;
};

/// Returns every invalid term in the order of the members, at most one rule for each.
[[nodiscard]] QList<FieldError> problemsIn(const ServiceTerms &terms);

} // namespace core
