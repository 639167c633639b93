// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/status.h"
#include "core/service/transactionservice.h"
#include "ui/widgets/drawing.h"

#include <QtCore/QString>

#include <chrono>
#include <optional>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Formats values of the core as texts for users, in the language of the program. The core has no
/// texts for users.

/// Returns "R$ 1.234,56" in Portuguese, "R$ 1,234.56" in English, with a minus before the currency
/// sign. The space is a no-break space.
[[nodiscard]] QString moneyText(core::Money amount);

/// Returns "1.234,56": as moneyText() without the currency.
[[nodiscard]] QString amountText(core::Money amount);

/// Returns "1234,56", the form that core::Money::parseTyped() reads in every language.
[[nodiscard]] QString typedAmountText(core::Money amount);

/// Returns the commission of a transaction: as moneyText(), or a word for an unknown one.
[[nodiscard]] QString commissionText(const std::optional<core::Money> &commission);

/// Returns the sum of commissions: "R$ 0,10 (unknown for 3)" if 3 commissions are unknown.
[[nodiscard]] QString commissionSumText(core::Money sum, qint64 unknownCount);

/// Returns a net amount: "≤ R$ 9,90" if commissions are unknown, because they reduce the net.
[[nodiscard]] QString netText(core::Money net, qint64 unknownCount);

/// Works as moneyText(), with a minus for a cash-out.
[[nodiscard]] QString signedMoneyText(const core::Transaction &transaction);

/// Returns untrusted text for display on one line. Removes control characters, isolates the text
/// direction, and elides excessive length.
[[nodiscard]] QString foreignText(const QString &text);

/// Returns the texts that are not empty, with middle dots between.
[[nodiscard]] QString joinedParts(QStringList parts);

/// Returns an address with allowed line breaks at its separators. Not for copying.
[[nodiscard]] QString breakableText(const QString &address);

[[nodiscard]] QString statusWord(const core::Status &status);

/// Returns the icon name of a status.
[[nodiscard]] QString statusIcon(const core::Status &status);

/// Returns in one sentence what a status means for the money, limited to the facts that a service
/// with these capabilities can know.
[[nodiscard]] QString statusSentence(const core::Transaction &transaction,
                                     const core::TransactionService::Capabilities &can);

[[nodiscard]] QString operationWord(core::Operation operation);

/// Returns date and time in Brasília, in the short format of the locale with seconds.
[[nodiscard]] QString timestampText(const QDateTime &timestamp);

/// Works as timestampText(), without seconds.
[[nodiscard]] QString minuteText(const QDateTime &timestamp);

/// Returns "14:02:31" in Brasília.
[[nodiscard]] QString timeText(const QDateTime &timestamp);

/// Returns the time zone of all times for users: "Brasília time, UTC−03:00".
[[nodiscard]] QString zoneText(const QDateTime &timestamp);

/// Returns "Brasília time" if the clock of the computer shows another time; otherwise empty. Each
/// page shows this note once.
[[nodiscard]] QString zoneNote();

/// Returns "0:42", "12:07" or "3:05:00"; never negative.
[[nodiscard]] QString ageText(std::chrono::seconds age);

/// Returns "529.982.247-25" for "52998224725"; other text unchanged.
[[nodiscard]] QString documentText(const QString &document);

/// Works as documentText(), with all but the middle of a CPF masked.
[[nodiscard]] QString maskedDocumentText(const QString &document);

/// Returns "Maria J. D. S." for "Maria José dos Santos": enough to address a person.
[[nodiscard]] QString maskedNameText(const QString &name);

/// Returns the last six characters of an end-to-end id, for comparison by eye.
[[nodiscard]] QString shortEndToEndId(const QString &id);

/// Returns why a code is not drawn: the failed check.
[[nodiscard]] QString payloadSentence(core::PayloadProblem problem);

/// Returns how the screen damages a code.
[[nodiscard]] QString drawingSentence(DrawingProblem problem);

} // namespace ui
