// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/charging.h"

namespace ui
{

/// The transaction with what tells who somebody is hidden: name, document, e-mail, phone and Pix
/// key. What people wrote in words stays as they wrote it.
[[nodiscard]] core::Transaction masked(core::Transaction transaction);

/// The name as a counter shows it: that of nobody in full.
[[nodiscard]] QString shownName(const core::Transaction &transaction, Masking masking,
                                const core::PayerProfile &walkIn);

/// As much of it as a counter shows: to be read, not to be sent.
[[nodiscard]] core::Transaction shown(const core::Transaction &transaction, Masking masking);
[[nodiscard]] core::Payer shown(const core::Payer &payer, Masking masking);

/// "Maria J. · ***.982.247-** · +55 11 *****-4321"
[[nodiscard]] QString shownText(const core::Payer &payer, Masking masking);

} // namespace ui
