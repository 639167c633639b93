// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/operator.h"

#include <QtCore/QString>

namespace ui
{

[[nodiscard]] QString roleText(core::Role role);

/// Returns the activity as words for a check box and for a refusal, such as "refund".
[[nodiscard]] QString permissionText(core::Permission permission);

[[nodiscard]] QString auditActionText(core::AuditAction action);

/// Returns the names of the persons: "Ana", or "Ana, authorised by Bea"; empty: nobody is known.
[[nodiscard]] QString actorText(const core::Actor &actor);

/// Returns the reason why an operator cannot be stored, in one sentence.
[[nodiscard]] QString operatorProblem(const core::Error &error);

} // namespace ui
