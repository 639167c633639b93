// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transactiondraft.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>

#include <tl/expected.hpp>

namespace core
{

/// Parses the body of a creation request (specification 4.1, 4.2). A null field counts as missing.
/// An unknown or repeated field is an error, because its intent would be lost. Reports all errors
/// at once, including invalid values, as far as the checks do not depend on the service. `caller`
/// is the calling platform; another platform in the body is an error. nullopt allows any platform.
[[nodiscard]] tl::expected<TransactionDraft, HttpProblem>
draftFromJson(const QByteArray &body, Operation operation,
              const std::optional<QUuid> &caller = std::nullopt);

/// Returns the request body for the draft, without empty fields. The operation is part of the path.
[[nodiscard]] QByteArray toJson(const TransactionDraft &draft);

} // namespace core
