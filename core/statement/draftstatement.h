// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankstatement.h"
#include "core/statement/lineparts.h"
#include "core/statement/statementfault.h"
#include "core/statement/statementvalues.h"

#include <optional>
#include <vector>

namespace core
{

/// A balance in the file, and its place between the lines.
struct Checkpoint
{
    enum class Place {
        Start,      ///< before all lines
        End,        ///< after all lines
        BeforeDay,  ///< before the lines of `day`
        AfterDay,   ///< after the lines of `day`
        BeforeLine, ///< before the line with the index `line`
        AfterLine,
    };

    Place place = Place::End;
    Money balance = {};
    int row = 0;
    QDate day = {};
    QDate secondDay = {}; ///< as LineDraft::secondDay
    qsizetype line = 0;
    /// The balance if the file omits the decimal separator.
    std::optional<Money> asCents = {};
    bool isLater = false; ///< of a day after the period
    bool isWeak = false;  ///< zero, which may also mean that the line moves no money
};

/// Facts about a line that the final line does not have.
struct LineDraft
{
    StatedTime stated = {};
    QDate secondDay = {}; ///< of a second column with a day
    LineParts parts = {};
    Direction direction = Direction::Unknown; ///< by the type of the line
};

/// A statement while its file is read.
struct DraftStatement
{
    BankStatement statement = {};
    std::vector<LineDraft> drafts = {}; ///< one for each line of the statement
    std::vector<Checkpoint> checkpoints = {};
    bool mayLackSigns = false; ///< the format has signs, but some banks omit them
};

/// Checks balances, repairs omitted signs, and sets kinds, times and days of the lines. Removes
/// lines without an amount, which only place a balance.
/// `opening`: the balance before the first line, if the caller knows it.
[[nodiscard]] StatementResult<BankStatement> finishStatement(DraftStatement draft,
                                                             std::optional<Money> opening);

} // namespace core
