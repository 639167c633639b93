// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtCore/QDate>
#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace ui
{

/// Formats values of a reconciliation as texts for users.

/// Returns the name of a queue: "To confirm".
[[nodiscard]] QString queueName(core::ReconcileQueue queue);

/// Returns what a queue contains, and what the user can do with its rows.
[[nodiscard]] QString queueSentence(core::ReconcileQueue queue);

/// Returns true if the rows of a queue wait for a decision of a person.
[[nodiscard]] bool isOpenQueue(core::ReconcileQueue queue);

[[nodiscard]] QString categoryWord(core::ExplanationCategory category);

/// Returns the reason of a match or candidate in one sentence.
[[nodiscard]] QString matchSentence(const core::ReconciledMatch &match);

/// Returns "strong", or "by hand" for a match without a confidence.
[[nodiscard]] QString matchWord(const core::ReconciledMatch &match);

/// Returns the state of a movement: "paid", "waiting" or "closed without payment".
[[nodiscard]] QString movementStateWord(core::MovementState state);

/// Returns a step with its effect: "Accept 9 matches, R$ 120,00".
[[nodiscard]] QString stepText(const core::StepSummary &step);

/// Returns the reason why a statement cannot be imported as requested.
[[nodiscard]] QString importProblemSentence(core::ImportProblem problem);

/// Returns "20/11 14:02", or the day alone without a time.
[[nodiscard]] QString bookingDayText(QDate day, const std::optional<QDateTime> &time);

/// Returns "New", "Known" or "Gone".
[[nodiscard]] QString lineEffectWord(core::LineEffect effect);

/// Returns the reason why a day cannot be sealed.
[[nodiscard]] QString obstacleSentence(core::SealObstacle obstacle);

/// Returns the meaning of an equation: "All lines are in a queue".
[[nodiscard]] QString equationName(core::Equation::Kind kind);

/// Returns the name of the left side of an equation with parts: "Paid here".
[[nodiscard]] QString equationSide(core::Equation::Kind kind);

/// Returns the name of a part: "explained lines".
[[nodiscard]] QString partName(core::EquationPart::Kind kind);

/// Returns true if the equation has parts and says something: neither the counter nor a sealed day
/// has to have any items.
[[nodiscard]] bool hasContent(const core::Equation &equation);

/// Returns an equation with its parts and its difference:
/// "Paid here R$ 20,00 = R$ 18,50 lines of the bank (3) + R$ 1,50 …".
[[nodiscard]] QString equationSentence(const core::Equation &equation);

/// Returns a change after sealing in one sentence, without day and effect.
[[nodiscard]] QString changeSentence(const core::ChangeAfterSeal &change);

} // namespace ui
