// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payoutbrake.h"

#include <QtCore/QString>

namespace ui
{

/// What should make a person stop, and what to do about it.
[[nodiscard]] QString brakeSentence(const core::BrakeFinding &finding);

/// Why a payout was not made, and where the money is; of an error after which that is certain.
[[nodiscard]] QString notSentSentence(const core::Error &error);

/// Whether nobody knows after this error if the payout was made.
[[nodiscard]] bool leavesInDoubt(const core::Error &error);

} // namespace ui
