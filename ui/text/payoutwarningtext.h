// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payoutwarnings.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the text of a payout warning and the advised action.
[[nodiscard]] QString payoutWarningSentence(const core::PayoutWarningFinding &finding);

/// Returns why a payout was not made and where the money is. For errors that rule out an
/// unconfirmed payout.
[[nodiscard]] QString notSentSentence(const core::Error &error);

} // namespace ui
