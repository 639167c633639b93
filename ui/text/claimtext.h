// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/paymentclaim.h"
#include "core/service/transactionservice.h"

#include <QtCore/QString>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Texts for the result of a receipt check.
struct ClaimWords
{
    QString answer;   ///< short and constant for each answer
    QString sentence; ///< meaning and advised action
};

/// Returns the texts for a verdict. `inFront`: the charge that was on the screen, if any.
/// `capabilities`: of the service that gave the verdict.
[[nodiscard]] ClaimWords claimWords(const core::ClaimVerdict &verdict,
                                    const std::optional<core::Transaction> &inFront,
                                    const core::TransactionService::Capabilities &can);

/// Returns the input that is missing for a check.
[[nodiscard]] QString gapSentence(core::ClaimGap gap);

/// Returns the icon of an answer and the status whose colour the answer uses. Each answer has its
/// own icon.
[[nodiscard]] QString claimIcon(core::ClaimAnswer answer);
[[nodiscard]] core::Status claimColour(core::ClaimAnswer answer);

/// Returns the payment in one line: amount, time of payment, description and end-to-end id.
[[nodiscard]] QString paymentLine(const core::Transaction &payment);

} // namespace ui
