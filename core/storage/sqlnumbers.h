// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/webhook.h"

#include <optional>

namespace core
{

/// The numbers that stand in the columns operation, status, state and outcome, for ever: the order
/// of the enums is free.
[[nodiscard]] int numberOf(Operation operation);
[[nodiscard]] int numberOf(Status::Code code); ///< 0, which no row has, for Unknown
[[nodiscard]] int numberOf(Delivery::State state);
[[nodiscard]] int numberOf(DeliveryOutcome outcome);

/// The way back. The schema lets no other number in, so that what is missing is a damaged file: it
/// is a cash-in, a status that nobody knows, and a delivery that is owed.
[[nodiscard]] Operation operationOf(qint64 number);
[[nodiscard]] Status statusOf(qint64 number);
[[nodiscard]] Delivery::State deliveryStateOf(qint64 number);
[[nodiscard]] std::optional<DeliveryOutcome> outcomeOf(qint64 number); ///< nothing for NULL

} // namespace core
