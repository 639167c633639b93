// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankstatement.h"
#include "core/reconcile/matcher.h"
#include "core/statement/csvlayout.h"
#include "core/statement/statementfault.h"

#include <QtCore/QString>

namespace ui
{

/// Formats values of bank statements as texts for users.

/// Returns the name of a bank by its clearing number; "Bank 999" if unknown; empty for no number.
[[nodiscard]] QString bankName(const QString &number);

/// Returns "Banco do Brasil · 1234 · 56789-0"; a text for an account that the file does not name.
[[nodiscard]] QString accountText(const core::BankAccount &account);

/// Returns the kind of a line: "Pix received".
[[nodiscard]] QString lineKindWord(core::LineKind kind);

/// Returns the broken rule in one sentence, without row and text.
[[nodiscard]] QString faultSentence(core::StatementRule rule);

/// Returns how the user can get a readable file.
[[nodiscard]] QString faultRemedy(core::StatementRule rule);

/// Returns "Line 14: “1.234”"; only the line number without a text.
[[nodiscard]] QString faultPlace(const core::StatementFault &fault);

/// Returns the extent to which the balances of a file confirm its lines.
[[nodiscard]] QString proofSentence(core::BalanceProof proof);

/// Returns one word: "certain", "strong", …
[[nodiscard]] QString confidenceWord(core::Confidence confidence);

/// Returns the reason of a match or suggestion: "Same amount, 1 minute apart, and the name fits."
[[nodiscard]] QString reasonSentence(core::MatchRule rule, const core::MatchReason &reason);

/// Returns the meaning of a column of a table: "Day", "Amount", …
[[nodiscard]] QString csvColumnWord(core::CsvColumn column);

} // namespace ui
