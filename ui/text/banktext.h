// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/bankconnection.h"
#include "core/apipix/banktestresult.h"
#include "core/apipix/certificatefacts.h"

#include <QtCore/QString>

namespace ui
{

/// Returns a sentence for the result of a step.
[[nodiscard]] QString bankTestSentence(const core::BankTestResult &result);

/// Returns a sentence for a fact about a bank.
[[nodiscard]] QString pspNoteSentence(core::PspNote note);

/// Returns a sentence that says what is wrong with a field.
[[nodiscard]] QString bankFieldSentence(core::BankField field);

[[nodiscard]] QString certificateProblemSentence(core::CertificateProblem problem);

/// Returns subject, issuer and expiry, with a warning before the expiry.
[[nodiscard]] QString certificateSentence(const core::CertificateFacts &facts,
                                          const QDateTime &now);

/// Returns the sentence about an error of the bank's payments.
[[nodiscard]] QString bankTroubleSentence(const core::Error &error);

} // namespace ui
