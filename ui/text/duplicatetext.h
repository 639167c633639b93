// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/till/charging.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the question whether a second charge equal to `twin` is intended. `ownDocument`: of the
/// shop's own payer, whose name is not masked.
[[nodiscard]] QString twinQuestion(const core::Transaction &twin, core::Masking masking,
                                   const QString &ownDocument);

/// Returns the question whether to charge with a new reference, because `used` has `reference`.
[[nodiscard]] QString referenceQuestion(const QString &reference, const core::Transaction &used);

} // namespace ui
