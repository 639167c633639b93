// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// What transactions come to for the books. Each counts when it was created, as lists count days,
/// whenever its money moved, and by the state that it has now: a refund turns what was paid on that
/// day into what was given back, and adds nothing to the day on which it was made.
struct Takings
{
    qint64 count = 0;
    Money gross;      ///< their amounts, as the sums of a list have them; never negative
    Money commission; ///< what the service kept: of what was paid, also if it was given back; a
                      ///< forecast counts for nothing
    Money net;        ///< what they left in the account: paid cash-ins less their commission, minus
                      ///< paid cash-outs and theirs; of what was given back minus the commission;
                      ///< nothing of any other

    Takings &operator+=(const Takings &other);
    bool operator==(const Takings &) const = default;
};

[[nodiscard]] Takings takingsOf(const TransactionSum &sum);

} // namespace core
