// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/balancecheck.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace core
{

namespace
{

using Order = std::vector<qsizetype>; ///< indices of lines

enum class LineOrder { File, Reversed, ByDay, ReversedByDay };

/// The opening that a balance implies, and the number of lines before the balance.
struct ImpliedOpening
{
    Money opening;
    qsizetype position = 0;
};

/// Sums of the lines up to each day.
class DaySums
{
public:
    DaySums(const DraftStatement &draft, const std::vector<Money> &amounts, bool isSecondDay)
    {
        m_days.reserve(amounts.size());
        for (size_t i = 0; i < amounts.size(); ++i)
            m_days.push_back({dayOf(draft, i, isSecondDay), amounts[i]});
        const auto isEarlier = [](const Entry &a, const Entry &b) { return a.day < b.day; };
        if (!std::is_sorted(m_days.begin(), m_days.end(), isEarlier))
            std::stable_sort(m_days.begin(), m_days.end(), isEarlier);
        m_sums.reserve(amounts.size() + 1);
        m_sums.emplace_back();
        for (const Entry &entry : m_days)
            m_sums.push_back(m_sums.back() + entry.amount);
    }

    static QDate dayOf(const DraftStatement &draft, size_t line, bool isSecondDay)
    {
        const QDate second = draft.drafts[line].secondDay;
        return isSecondDay && second.isValid()
                   ? second
                   : draft.statement.lines[static_cast<qsizetype>(line)].day;
    }

    [[nodiscard]] qsizetype countBefore(QDate day) const
    {
        const auto at = std::partition_point(m_days.begin(), m_days.end(),
                                             [day](const Entry &entry) { return entry.day < day; });
        return at - m_days.begin();
    }

    [[nodiscard]] Money sumOfFirst(qsizetype count) const
    {
        return m_sums[static_cast<size_t>(count)];
    }

    [[nodiscard]] qsizetype count() const { return static_cast<qsizetype>(m_days.size()); }

private:
    struct Entry
    {
        QDate day;
        Money amount;
    };

    std::vector<Entry> m_days;
    std::vector<Money> m_sums;
};

/// Restores the order of the lines of each row, such as a payment and its fee.
void keepRows(Order &order, const DraftStatement &draft)
{
    for (auto from = order.begin(); from != order.end();) {
        const int row = draft.statement.lines[*from].row;
        const auto to = std::find_if(from, order.end(), [&draft, row](qsizetype line) {
            return draft.statement.lines[line].row != row;
        });
        std::reverse(from, to);
        from = to;
    }
}

Order orderOf(const DraftStatement &draft, LineOrder kind, bool isSecondDay)
{
    Order order(draft.drafts.size());
    std::iota(order.begin(), order.end(), 0);
    if (kind == LineOrder::Reversed || kind == LineOrder::ReversedByDay) {
        std::reverse(order.begin(), order.end());
        keepRows(order, draft);
    }
    if (kind == LineOrder::ByDay || kind == LineOrder::ReversedByDay) {
        std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
            return DaySums::dayOf(draft, static_cast<size_t>(a), isSecondDay) <
                   DaySums::dayOf(draft, static_cast<size_t>(b), isSecondDay);
        });
    }
    return order;
}

/// Returns the number of lines before each line, and the sums of these lines.
struct Running
{
    std::vector<qsizetype> position;
    std::vector<Money> before;
};

Running runningOf(const Order &order, const std::vector<Money> &amounts)
{
    Running running{std::vector<qsizetype>(order.size()), std::vector<Money>(order.size())};
    Money sum;
    for (size_t i = 0; i < order.size(); ++i) {
        const auto line = static_cast<size_t>(order[i]);
        running.position[line] = static_cast<qsizetype>(i);
        running.before[line] = sum;
        sum += amounts[line];
    }
    return running;
}

bool isLinePlace(const Checkpoint &checkpoint)
{
    return checkpoint.place == Checkpoint::Place::BeforeLine ||
           checkpoint.place == Checkpoint::Place::AfterLine;
}

ImpliedOpening impliedBy(const Checkpoint &checkpoint, Money balance, const DaySums &days,
                         const Running &running, const std::vector<Money> &amounts,
                         bool isSecondDay)
{
    const QDate day =
        isSecondDay && checkpoint.secondDay.isValid() ? checkpoint.secondDay : checkpoint.day;
    const auto line = static_cast<size_t>(checkpoint.line);
    qsizetype count = 0;
    switch (checkpoint.place) {
    case Checkpoint::Place::Start:
        return {balance, 0};
    case Checkpoint::Place::End:
        return {balance - days.sumOfFirst(days.count()), days.count()};
    case Checkpoint::Place::BeforeDay:
        count = days.countBefore(day);
        return {balance - days.sumOfFirst(count), count};
    case Checkpoint::Place::AfterDay:
        count = days.countBefore(day.addDays(1));
        return {balance - days.sumOfFirst(count), count};
    case Checkpoint::Place::BeforeLine:
        return {balance - running.before[line], running.position[line]};
    case Checkpoint::Place::AfterLine:
        return {balance - running.before[line] - amounts[line], running.position[line] + 1};
    }
    Q_UNREACHABLE();
}

BalanceProof proofOf(qsizetype count, int checks, qsizetype first, qsizetype last)
{
    if (checks == 0)
        return BalanceProof::None;
    if (checks > 1 && first == 0 && last == count)
        return BalanceProof::Whole;
    return first == last ? BalanceProof::Single : BalanceProof::Partial;
}

} // namespace

BalanceResult checkBalances(const DraftStatement &draft, const std::vector<Money> &amounts,
                            std::optional<Money> opening, const BalanceReading &reading)
{
    const DaySums days(draft, amounts, reading.isSecondDay);
    const bool hasLinePlace =
        std::any_of(draft.checkpoints.begin(), draft.checkpoints.end(), isLinePlace);
    BalanceResult firstResult;
    bool isFirst = true;
    for (const LineOrder kind :
         {LineOrder::File, LineOrder::Reversed, LineOrder::ByDay, LineOrder::ReversedByDay}) {
        const Running running = hasLinePlace
                                    ? runningOf(orderOf(draft, kind, reading.isSecondDay), amounts)
                                    : Running();
        BalanceResult result{.opening = opening};
        int checks = opening ? 1 : 0;
        qsizetype first = opening ? 0 : days.count();
        qsizetype last = 0;
        for (const Checkpoint &checkpoint : draft.checkpoints) {
            if ((checkpoint.isLater && !reading.isLaterUsed) ||
                (checkpoint.isWeak && !reading.isWeakUsed))
                continue;
            const Money balance =
                reading.isInCents && checkpoint.asCents ? *checkpoint.asCents : checkpoint.balance;
            const ImpliedOpening implied =
                impliedBy(checkpoint, balance, days, running, amounts, reading.isSecondDay);
            if (!result.opening) {
                result.opening = implied.opening;
            } else if (*result.opening != implied.opening) {
                result.isContradiction = true;
                result.row = checkpoint.row;
                break;
            }
            ++checks;
            first = std::min(first, implied.position);
            last = std::max(last, implied.position);
        }
        result.proof = proofOf(days.count(), checks, first, last);
        if (!result.isContradiction)
            return result;
        if (isFirst)
            firstResult = result;
        isFirst = false;
        if (!hasLinePlace)
            break;
    }
    return firstResult;
}

} // namespace core
