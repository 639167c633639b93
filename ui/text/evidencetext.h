// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/confirmation.h"
#include "core/domain/transaction.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the source of a confirmation as one word for columns and choices: "counter".
[[nodiscard]] QString evidenceWord(core::EvidenceKind kind);

/// Returns the evidence of a payment in force: "Confirmed at the counter by Ana, not by the bank ·
/// paid late". Empty if the service reported the payment itself, or if nothing is paid.
[[nodiscard]] QString evidenceText(const core::Transaction &transaction);

/// Returns one record with all details, as in the history of a transaction.
[[nodiscard]] QString evidenceRecordText(const core::Evidence &record);

/// Returns the word for a charge that evidence made paid after the charge had ended.
[[nodiscard]] QString paidLateText();

/// Returns the withdrawal of an undone confirmation, with a reason for the history.
[[nodiscard]] core::Withdrawal undoWithdrawal(const QString &till);

} // namespace ui
