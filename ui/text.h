// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/preflight.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/drawing.h"

#include <QtCore/QString>

#include <chrono>

namespace ui
{

/// Every sentence that is made out of a value of the core is made here, in the language of the
/// program; core itself has none.

/// "R$ 1.234,56" in Portuguese, "R$ 1,234.56" in English; a minus stands before the sign of the
/// currency. The blank is a no-break space.
[[nodiscard]] QString moneyText(core::Money amount);

/// "1.234,56": as moneyText(), where the currency goes without saying.
[[nodiscard]] QString amountText(core::Money amount);

/// "1234,56": as people type it, and as core::Money::parseTyped() reads it back in every language.
[[nodiscard]] QString typedAmountText(core::Money amount);

/// As moneyText(), with a minus for a cash-out.
[[nodiscard]] QString signedMoneyText(const core::Transaction &transaction);

/// What somebody else wrote, on one line among words of ours: without characters that control a
/// screen or turn other words around, its own direction kept to itself, and cut where it is longer
/// than anything that is meant to be read.
[[nodiscard]] QString foreignText(const QString &text);

/// An address that a label may break into lines at its joints. Not to be copied.
[[nodiscard]] QString breakableText(const QString &address);

[[nodiscard]] QString statusWord(const core::Status &status);

/// The shape that goes with the word: the name of an icon.
[[nodiscard]] QString statusIcon(const core::Status &status);

/// What a state means for the money, in one sentence; no more than a service of these capabilities
/// can know.
[[nodiscard]] QString statusSentence(const core::Transaction &transaction,
                                     const core::TransactionService::Capabilities &can);

[[nodiscard]] QString operationWord(core::Operation operation);

/// Date and time in the zone of this computer, as short as the locale has it but with seconds.
[[nodiscard]] QString momentText(const QDateTime &moment);

/// As momentText(), without seconds.
[[nodiscard]] QString minuteText(const QDateTime &moment);

/// "14:02:31" in the zone of this computer.
[[nodiscard]] QString timeText(const QDateTime &moment);

/// The zone that momentText() uses, for tool tips: "BRT, UTC-03:00".
[[nodiscard]] QString zoneText(const QDateTime &moment);

/// "0:42", "12:07", "3:05:00"; never negative.
[[nodiscard]] QString ageText(std::chrono::seconds age);

/// "52998224725" as "529.982.247-25"; other text as it is.
[[nodiscard]] QString documentText(const QString &document);

/// As documentText(), with a person's number hidden but for its middle.
[[nodiscard]] QString maskedDocumentText(const QString &document);

/// "Maria José dos Santos" as "Maria J. D. S.": enough to greet somebody by.
[[nodiscard]] QString maskedNameText(const QString &name);

/// The last six characters of an end-to-end id, which people compare by eye.
[[nodiscard]] QString shortEndToEndId(const QString &id);

/// Why a code is not drawn: which check it failed.
[[nodiscard]] QString payloadSentence(core::PayloadProblem problem);

/// What a screen does to a code.
[[nodiscard]] QString drawingSentence(DrawingProblem problem);

} // namespace ui
