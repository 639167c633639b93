// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/paymentclaim.h"
#include "core/service/transactionservice.h"

#include <QtCore/QString>

namespace ui
{

/// What a person at the counter is told about a customer's receipt.
struct ClaimWords
{
    QString answer;   ///< in few words, and always the same ones
    QString sentence; ///< what it means, and what to do
};

/// Of a verdict about that charge, if one was in front, by a service of these capabilities.
[[nodiscard]] ClaimWords claimWords(const core::ClaimVerdict &verdict,
                                    const std::optional<core::Transaction> &inFront,
                                    const core::TransactionService::Capabilities &can);

/// What to type before there can be an answer.
[[nodiscard]] QString gapSentence(core::ClaimGap gap);

/// The shape that goes with an answer, and the state whose colour it has: no two are alike.
[[nodiscard]] QString claimIcon(core::ClaimAnswer answer);
[[nodiscard]] core::Status claimColour(core::ClaimAnswer answer);

/// The payment in one line: amount, when it was paid, what for, and its end-to-end id.
[[nodiscard]] QString paymentLine(const core::Transaction &payment);

} // namespace ui
