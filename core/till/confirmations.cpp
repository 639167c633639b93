// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/confirmations.h"

#include "core/domain/chargeevidence.h"

#include <algorithm>

namespace core
{

std::chrono::seconds undoTimeLeft(const Transaction &transaction, const QString &till,
                                  const QDateTime &now)
{
    const auto confirmation = confirmationOf(transaction);
    const bool isOwn = confirmation && confirmation->kind == EvidenceKind::ByHand &&
                       !till.isEmpty() && confirmation->till == till;
    if (!isOwn || !canWithdraw(transaction))
        return {};
    const std::chrono::seconds past{confirmation->recordedAt.secsTo(now)};
    return std::clamp(kUndoPeriod - past, std::chrono::seconds(0), kUndoPeriod);
}

} // namespace core
