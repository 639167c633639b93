// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/webhook.h"

#include <optional>

namespace core
{

/// Return the numbers stored in the columns operation, status, state and outcome. The numbers are
/// permanent; the order of the enums is free.
[[nodiscard]] int numberOf(Operation operation);
[[nodiscard]] int numberOf(Status::Code code); ///< 0, which no row has, for Unknown
[[nodiscard]] int numberOf(Delivery::State state);
[[nodiscard]] int numberOf(DeliveryOutcome outcome);

/// Convert numbers back. The schema allows no other numbers, so an unknown number means a damaged
/// file. Unknown numbers become a cash-in, an unknown status, or an owed delivery.
[[nodiscard]] Operation operationOf(qint64 number);
[[nodiscard]] Status statusOf(qint64 number);
[[nodiscard]] Delivery::State deliveryStateOf(qint64 number);
[[nodiscard]] std::optional<DeliveryOutcome> outcomeOf(qint64 number); ///< nullopt for NULL

} // namespace core
