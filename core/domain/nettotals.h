// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/money.h"

#pragma once

namespace core
{

struct TransactionSum;

/// Accounting totals of transactions. A transaction counts on its creation day, as in lists,
/// whenever its money moved. The present status decides. A refund turns the paid amount of the
/// creation day into a refunded one, and adds nothing to the day of the refund.
struct NetTotals
{
    qint64 count = 0;
    Money gross;      ///< sum of the amounts, as in the sums of a list; never negative
    Money commission; ///< known commission of paid and refunded transactions; excludes forecasts
    Money net;        ///< effect on the account balance: paid cash-ins minus commission, minus paid
                      ///< cash-outs and their commission, minus the commission of refunds; 0 for
                      ///< any other status
    /// Number of paid and refunded transactions whose commission is unknown. `net` is too large by
    /// these commissions.
    qint64 unknownCommissionCount = 0;

    NetTotals &operator+=(const NetTotals &other);
    NetTotals &operator-=(const NetTotals &other);
    bool operator==(const NetTotals &) const = default;
};

[[nodiscard]] NetTotals netTotalsOf(const TransactionSum &sum);

} // namespace core
