// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/confirmations.h"

#include "core/domain/chargeevidence.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace ui
{

std::chrono::seconds undoTimeLeft(const core::Transaction &transaction, const QString &till,
                                  const QDateTime &now)
{
    const auto confirmation = core::confirmationOf(transaction);
    const bool isOwn = confirmation && confirmation->kind == core::EvidenceKind::ByHand &&
                       !till.isEmpty() && confirmation->till == till;
    if (!isOwn || !core::canWithdraw(transaction))
        return {};
    const std::chrono::seconds past{confirmation->recordedAt.secsTo(now)};
    return std::clamp(kUndoPeriod - past, std::chrono::seconds(0), kUndoPeriod);
}

core::Withdrawal undoWithdrawal(const QString &till)
{
    return {.reason = QCoreApplication::translate(
                "Confirmations", "Undone at the counter right after the confirmation"),
            .till = till};
}

} // namespace ui
