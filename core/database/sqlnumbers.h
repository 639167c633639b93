// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"
#include "core/domain/operation.h"
#include "core/domain/webhook.h"

#include <optional>
#include <utility>

namespace core
{

/// Return the numbers stored in the columns operation, status, state, outcome, kind, matched and
/// role. The numbers are
/// permanent; the order of the enums is free.
[[nodiscard]] int numberOf(Operation operation);
[[nodiscard]] int numberOf(Status::Code code); ///< 0, which no row has, for Unknown
[[nodiscard]] int numberOf(Delivery::State state);
[[nodiscard]] int numberOf(DeliveryOutcome outcome);
[[nodiscard]] int numberOf(EvidenceKind kind);
[[nodiscard]] int numberOf(Evidence::Match match);
[[nodiscard]] int numberOf(Evidence::Role role, Evidence::Subject subject);

/// Convert numbers back. The schema allows no other numbers, so an unknown number means a damaged
/// file. Unknown numbers become a cash-in, an unknown status, an owed delivery, or evidence by hand
/// that contradicts.
[[nodiscard]] Operation operationOf(qint64 number);
[[nodiscard]] Status statusOf(qint64 number);
[[nodiscard]] Delivery::State deliveryStateOf(qint64 number);
[[nodiscard]] std::optional<DeliveryOutcome> outcomeOf(qint64 number); ///< nullopt for NULL
[[nodiscard]] EvidenceKind evidenceKindOf(qint64 number);
[[nodiscard]] Evidence::Match evidenceMatchOf(qint64 number);
[[nodiscard]] std::pair<Evidence::Role, Evidence::Subject> evidenceRoleOf(qint64 number);

} // namespace core
