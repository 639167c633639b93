// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "ui/reports/daypaper.h"

#include <QtCore/QStringList>

namespace ui
{

/// Returns "Opening R$ 100,00 + R$ 50,00 − R$ 20,00 = R$ 130,00 closing", or the sums alone if no
/// balance is known.
[[nodiscard]] QString dayEquation(const core::ReconcileDay &day);

/// Returns one text for each queue of the day that is not empty.
[[nodiscard]] QStringList dayQueues(const core::ReconcileDay &day);

/// Returns the printed form of a day. A day without a digest is not sealed.
[[nodiscard]] DaySheet daySheet(const core::SealedDay &sealed,
                                const core::ReconciledAccount &account, const QString &shop);

} // namespace ui
