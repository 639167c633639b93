// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>

#include <tl/expected.hpp>

namespace core
{

/// The body of a request to create (specification 4.1, 4.2). A field that is null counts as not
/// sent; one that is unknown, or there twice, is refused, since what was meant would get lost. All
/// that is wrong is told at once, rules of the values too, as far as they do not depend on the
/// service. `caller` is the platform that asks: another one in the body is refused. Nothing: any is
/// taken.
[[nodiscard]] tl::expected<TransactionDraft, HttpProblem>
draftFromJson(const QByteArray &body, Operation operation,
              const std::optional<QUuid> &caller = std::nullopt);

/// The body that asks for the draft; what is empty is left out. The operation is in the address.
[[nodiscard]] QByteArray toJson(const TransactionDraft &draft);

} // namespace core
