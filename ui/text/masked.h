// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "core/till/charging.h"

namespace ui
{

/// Returns the text as one line of visible characters. Removes control characters and bidirectional
/// formatting, which could disguise text on paper.
[[nodiscard]] QString visibleText(const QString &text);

/// Returns "Maria A. S." for "Maria Aparecida da Silva": enough to recognise one's own receipt. A
/// company name is public and not shortened, except for a CPF in the name of a sole trader.
[[nodiscard]] QString maskedName(const QString &name, const QString &document);

/// Returns the transaction with masked personal data: name, document, e-mail, phone and Pix key.
/// Free text is not masked.
[[nodiscard]] core::Transaction masked(core::Transaction transaction);

/// Returns the payer name as the counter shows it. The name of the walk-in payer is not masked.
[[nodiscard]] QString shownName(const core::Transaction &transaction, core::Masking masking,
                                const core::PayerProfile &walkIn);

/// Returns the transaction as the counter shows it. For display only, not for sending.
[[nodiscard]] core::Transaction shown(const core::Transaction &transaction, core::Masking masking);
[[nodiscard]] core::Payer shown(const core::Payer &payer, core::Masking masking);

/// Returns a text like "Maria J. · ***.982.247-** · +55 11 *****-4321".
[[nodiscard]] QString shownText(const core::Payer &payer, core::Masking masking);

} // namespace ui
