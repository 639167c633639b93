// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/draftstatement.h"

#include "core/statement/balancecheck.h"

#include <algorithm>
#include <array>

namespace core
{

namespace
{

std::vector<Money> amountsOf(const DraftStatement &draft)
{
    std::vector<Money> amounts;
    amounts.reserve(draft.drafts.size());
    for (const StatementLine &line : draft.statement.lines)
        amounts.push_back(line.amount);
    return amounts;
}

/// Returns the direction by the type of the line, else by its words.
Direction directionOf(const LineDraft &draft)
{
    return draft.direction != Direction::Unknown ? draft.direction : draft.parts.direction;
}

/// The readings of doubtful balances, likeliest first.
constexpr std::array kReadings{
    BalanceReading{},
    BalanceReading{.isSecondDay = true},
    BalanceReading{.isInCents = true},
    BalanceReading{.isWeakUsed = false},
    BalanceReading{.isInCents = true, .isWeakUsed = false},
    BalanceReading{.isLaterUsed = false},
    BalanceReading{.isLaterUsed = false, .isWeakUsed = false},
};

/// Returns true if the reading differs from the plain one for this statement.
bool applies(const BalanceReading &reading, const DraftStatement &draft)
{
    const auto any = [&draft](auto &&test) {
        return std::any_of(draft.checkpoints.begin(), draft.checkpoints.end(), test);
    };
    return (!reading.isInCents || any([](const Checkpoint &c) { return c.asCents.has_value(); })) &&
           (reading.isLaterUsed || any([](const Checkpoint &c) { return c.isLater; })) &&
           (reading.isWeakUsed || any([](const Checkpoint &c) { return c.isWeak; })) &&
           (!reading.isSecondDay ||
            std::any_of(draft.drafts.begin(), draft.drafts.end(),
                        [](const LineDraft &line) { return line.secondDay.isValid(); }));
}

struct Checked
{
    BalanceResult result;
    BalanceReading reading;
};

/// Returns the first reading without a contradiction, else the plain one.
Checked checkAllReadings(const DraftStatement &draft, const std::vector<Money> &amounts,
                         std::optional<Money> opening)
{
    std::optional<Checked> plain;
    for (const BalanceReading &reading : kReadings) {
        if (plain && !applies(reading, draft))
            continue;
        const BalanceResult result = checkBalances(draft, amounts, opening, reading);
        const bool isSure = !reading.isInCents || result.proof == BalanceProof::Whole;
        if (!result.isContradiction && isSure)
            return {result, reading};
        if (!plain)
            plain = Checked{result, reading};
    }
    return *plain;
}

/// Removes balances of zero that nothing confirms: the line may just move no money.
void removeLoneWeak(std::vector<Checkpoint> &checkpoints)
{
    const bool hasOther = std::any_of(checkpoints.begin(), checkpoints.end(),
                                      [](const Checkpoint &c) { return !c.isWeak; });
    if (!hasOther)
        checkpoints.clear();
}

/// Sets the time of each line from the file, unless the times are the same constants every day.
void applyTimes(DraftStatement &draft)
{
    constexpr std::array kConstants{0, 3, 10, 12}; // hours
    int firstTime = StatedTime::kNoTime;
    bool differs = false;
    bool isConstant = true;
    for (const LineDraft &line : draft.drafts) {
        const int time = line.stated.millisecond;
        if (time == StatedTime::kNoTime)
            continue;
        differs = differs || (firstTime != StatedTime::kNoTime && time != firstTime);
        firstTime = firstTime == StatedTime::kNoTime ? time : firstTime;
        isConstant = isConstant && std::any_of(kConstants.begin(), kConstants.end(),
                                               [time](int h) { return time == h * 3'600'000; });
    }
    const bool isTable = draft.statement.format == StatementFormat::Csv;
    if (isConstant || (!differs && !isTable))
        return;
    for (size_t i = 0; i < draft.drafts.size(); ++i) {
        const StatedTime &stated = draft.drafts[i].stated;
        StatementLine &line = draft.statement.lines[static_cast<qsizetype>(i)];
        if (stated.millisecond == StatedTime::kNoTime || stated.millisecond == 0)
            continue;
        if (stated.zoneMinutes == StatedTime::kNoZone) {
            line.time = fromBrasilia(stated.day, stated.millisecond);
            continue;
        }
        const qint64 local =
            QDateTime(stated.day, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch() + stated.millisecond;
        line.time =
            QDateTime::fromMSecsSinceEpoch(local - qint64{60'000} * stated.zoneMinutes, Qt::UTC);
    }
}

void applyDays(BankStatement &statement)
{
    statement.hasPeriod = statement.from.isValid() && statement.until.isValid();
    for (const StatementLine &line : std::as_const(statement.lines)) {
        if (!statement.from.isValid() || line.day < statement.from)
            statement.from = line.day;
        if (!statement.until.isValid() || line.day > statement.until)
            statement.until = line.day;
    }
}

void addNotes(BankStatement &statement, const DraftStatement &draft, const BalanceReading &reading)
{
    for (const Checkpoint &checkpoint : draft.checkpoints) {
        if (reading.isInCents && checkpoint.asCents)
            statement.notes.append({StatementNote::Code::BalanceInCents, checkpoint.row});
        if (checkpoint.isLater)
            statement.notes.append({StatementNote::Code::BalanceOfAnotherDay, checkpoint.row});
    }
}

/// Removes lines that only have a place for a balance.
void removeLinesWithoutMoney(DraftStatement &draft, std::vector<Money> &amounts)
{
    if (std::none_of(amounts.begin(), amounts.end(), [](Money money) { return money.isZero(); }))
        return;
    QList<StatementLine> lines;
    std::vector<LineDraft> drafts;
    std::vector<Money> kept;
    for (size_t i = 0; i < amounts.size(); ++i) {
        if (amounts[i].isZero())
            continue;
        lines.append(draft.statement.lines[static_cast<qsizetype>(i)]);
        drafts.push_back(draft.drafts[i]);
        kept.push_back(amounts[i]);
    }
    draft.statement.lines = std::move(lines);
    draft.drafts = std::move(drafts);
    amounts = std::move(kept);
}

} // namespace

StatementResult<BankStatement> finishStatement(DraftStatement draft, std::optional<Money> opening)
{
    removeLoneWeak(draft.checkpoints);
    BankStatement &statement = draft.statement;
    std::vector<Money> amounts = amountsOf(draft);
    Checked checked = checkAllReadings(draft, amounts, opening);
    const auto firstOut =
        std::find_if(draft.drafts.begin(), draft.drafts.end(),
                     [](const LineDraft &line) { return directionOf(line) == Direction::Out; });
    const bool isUnsigned = draft.mayLackSigns && firstOut != draft.drafts.end() &&
                            std::none_of(amounts.begin(), amounts.end(),
                                         [](Money amount) { return amount.isNegative(); });
    if (isUnsigned && checked.result.proof != BalanceProof::Whole) {
        for (size_t i = 0; i < amounts.size(); ++i) {
            if (directionOf(draft.drafts[i]) == Direction::Out)
                amounts[i] = -amounts[i];
        }
        checked = checkAllReadings(draft, amounts, opening);
        const qsizetype line = firstOut - draft.drafts.begin();
        const int row = statement.lines[line].row;
        if (checked.result.isContradiction || checked.result.proof != BalanceProof::Whole)
            return statementFault(StatementRule::SignsUnproven, row, statement.lines[line].text);
        for (size_t i = 0; i < amounts.size(); ++i)
            statement.lines[static_cast<qsizetype>(i)].amount = amounts[i];
        statement.notes.append({StatementNote::Code::SignsFromText, row});
    }
    if (checked.result.isContradiction)
        return statementFault(StatementRule::BalancesDisagree, checked.result.row);
    removeLinesWithoutMoney(draft, amounts);
    addNotes(statement, draft, checked.reading);
    statement.proof = checked.result.proof;
    statement.opening = checked.result.opening;
    if (statement.opening)
        statement.closing = *statement.opening + lineSum(statement);
    applyTimes(draft);
    applyDays(statement);
    for (size_t i = 0; i < amounts.size(); ++i) {
        StatementLine &line = statement.lines[static_cast<qsizetype>(i)];
        line.kind = kindOf(draft.drafts[i].parts, line.amount);
    }
    return std::move(statement);
}

} // namespace core
