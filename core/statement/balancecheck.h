// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/draftstatement.h"

#include <optional>

namespace core
{

/// The result of comparing all balances of a file with its lines.
struct BalanceResult
{
    BalanceProof proof = BalanceProof::None;
    std::optional<Money> opening = {}; ///< nullopt: no balance is stated
    bool isContradiction = false;
    int row = 0; ///< of the first balance that contradicts
};

/// Selects between readings of doubtful balances.
struct BalanceReading
{
    bool isInCents = false;   ///< Checkpoint::asCents applies
    bool isLaterUsed = true;  ///< with balances of later days
    bool isWeakUsed = true;   ///< with balances of zero among the lines
    bool isSecondDay = false; ///< days are those of the second column
};

/// Compares the balances. Lines may be in ascending or descending order, by day or within each day.
/// `amounts` has one for each line.
[[nodiscard]] BalanceResult checkBalances(const DraftStatement &draft,
                                          const std::vector<Money> &amounts,
                                          std::optional<Money> opening,
                                          const BalanceReading &reading);

} // namespace core
