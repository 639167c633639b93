// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/confirmation.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>

#include <tl/expected.hpp>

namespace core
{

/// Parses the body of a confirmation (specification 4.7): `note`, `e2e_id`, `finished`, and
/// `statement` about the line of a bank statement. A null field counts as missing. Unknown and
/// repeated fields are errors. Reports all errors at once, as far as the checks do not depend on
/// the transaction.
[[nodiscard]] tl::expected<Confirmation, HttpProblem> confirmationFromJson(const QByteArray &body);

/// Parses the body of a withdrawal (specification 4.8): `reason`, `statement`. Rules as above.
[[nodiscard]] tl::expected<Withdrawal, HttpProblem> withdrawalFromJson(const QByteArray &body);

/// Parses the body of a refund (specification 4.6): `reason`. Rules as above.
[[nodiscard]] tl::expected<QString, HttpProblem> refundReasonFromJson(const QByteArray &body);

/// Returns the body that requests a confirmation by hand or by a statement, without empty fields.
/// The API has no person and no till: the service records the name of the key.
[[nodiscard]] QByteArray toJson(const Confirmation &confirmation);

/// Returns the body that requests a withdrawal. Fields as above.
[[nodiscard]] QByteArray toJson(const Withdrawal &withdrawal);

} // namespace core
