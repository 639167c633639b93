// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/matcher.h"

#include "core/reconcile/amountrules.h"
#include "core/reconcile/hashfilter.h"
#include "core/reconcile/identifierjoin.h"

#include <QtCore/QHash>

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>
#include <vector>

namespace core
{

namespace
{

constexpr qint64 kMillisecondsInMinute = 60'000;

/// Finds connected lines and movements.
class Components
{
public:
    explicit Components(size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), size_t{0});
    }

    size_t rootOf(size_t item)
    {
        while (m_parents[item] != item) {
            m_parents[item] = m_parents[m_parents[item]];
            item = m_parents[item];
        }
        return item;
    }

    void connect(size_t a, size_t b) { m_parents[rootOf(a)] = rootOf(b); }

private:
    std::vector<size_t> m_parents;
};

/// Sorts by amount, then by day. An inline comparison is faster than a function.
void sortByAmount(std::vector<OpenItem> &items)
{
    std::sort(items.begin(), items.end(), [](const OpenItem &a, const OpenItem &b) {
        return std::tie(a.cents, a.day, a.index) < std::tie(b.cents, b.day, b.index);
    });
}

quint32 sixDigits(QStringView digits)
{
    if (digits.size() != 6)
        return 0;
    bool isNumber = false;
    const uint number = digits.toUInt(&isNumber);
    return isNumber ? number + 1 : 0;
}

quint64 documentHash(const QString &document)
{
    return mixedBits(qHash(document, 0));
}

quint64 amountHash(Money amount)
{
    return mixedBits(static_cast<quint64>(amount.cents()));
}

/// Returns the suggestions by line. Both lists are sorted by line.
QList<Match> merged(const std::vector<SuggestedPair> &pairs, const QList<Match> &sets)
{
    QList<Match> matches;
    matches.reserve(static_cast<qsizetype>(pairs.size()) + sets.size());
    auto set = sets.begin();
    for (const SuggestedPair &pair : pairs) {
        for (; set != sets.end() && set->lines.first() < pair.line; ++set)
            matches.append(*set);
        Match match{{pair.line}, {pair.movement}, pair.rule, {}};
        match.reason.daysApart = pair.daysApart;
        if (pair.hasMinutes)
            match.reason.minutesApart = pair.minutesApart;
        match.reason.documentFits = pair.documentFits;
        match.reason.nameFits = pair.nameFits;
        matches.append(std::move(match));
    }
    for (; set != sets.end(); ++set)
        matches.append(*set);
    return matches;
}

/// The amounts and times of all lines.
class NearLines
{
public:
    explicit NearLines(const QList<StatementLine> &lines)
        : m_amounts(static_cast<size_t>(lines.size()))
    {
        for (const StatementLine &line : lines) {
            m_amounts.add(amountHash(line.amount));
            const qint64 day = line.day.toJulianDay();
            m_firstDay = std::min(m_firstDay, day - kMaxDaysApart);
            m_lastDay = std::max(m_lastDay, day - kMinDaysApart);
            if (line.time) {
                const qint64 minute = line.time->toMSecsSinceEpoch() / kMillisecondsInMinute;
                m_firstMinute = std::min(m_firstMinute, minute - kMaxMinutesApart);
                m_lastMinute = std::max(m_lastMinute, minute + kMaxMinutesApart);
            }
        }
    }

    /// Returns false only if no line has the amount of the movement near its time or day.
    [[nodiscard]] bool mayHave(const Movement &movement) const
    {
        const qint64 day = movement.day.toJulianDay();
        const bool isNearInDays = day >= m_firstDay && day <= m_lastDay;
        const bool isNearInTime =
            movement.minute >= m_firstMinute && movement.minute <= m_lastMinute;
        return (isNearInDays || isNearInTime) && m_amounts.mayContain(amountHash(movement.amount));
    }

private:
    HashFilter m_amounts;
    qint64 m_firstDay = std::numeric_limits<qint64>::max();
    qint64 m_lastDay = std::numeric_limits<qint64>::min();
    qint64 m_firstMinute = std::numeric_limits<qint64>::max();
    qint64 m_lastMinute = std::numeric_limits<qint64>::min();
};

/// One comparison of lines and movements.
class Matcher
{
public:
    Matcher(const QList<StatementLine> &lines, const QList<Movement> &movements,
            const MatchOptions &options)
        : m_lines(lines)
        , m_movements(movements)
        , m_options(options)
        , m_isLineDecided(static_cast<size_t>(lines.size()))
        , m_isMovementDecided(static_cast<size_t>(movements.size()))
    {}

    MatchResult match()
    {
        matchByIdentifier();
        suggest();
        for (QList<Match> *list : {&m_result.matches, &m_result.differing, &m_result.conflicts})
            std::sort(list->begin(), list->end(), isEarlier);
        return std::move(m_result);
    }

private:
    static bool isEarlier(const Match &a, const Match &b)
    {
        return a.lines.first() < b.lines.first();
    }

    /// Reads the movements once, because most of the time is waiting for their memory. Also finds
    /// the movements that suggestions may need.
    void matchByIdentifier()
    {
        IdentifierJoin join(m_lines, m_movements);
        const NearLines near(m_lines);
        for (qsizetype i = 0; i < m_movements.size(); ++i) {
            join.add(i);
            if (near.mayHave(m_movements[i]))
                m_nearMovements.push_back(static_cast<qint32>(i));
        }
        const std::vector<IdentifierEdge> edges = join.edges();
        std::vector<IdentifierEdge> equal;
        std::vector<IdentifierEdge> unequal;
        for (const IdentifierEdge &edge : edges) {
            const bool isEqual = m_lines[edge.line].amount == m_movements[edge.movement].amount;
            (isEqual ? equal : unequal).push_back(edge);
        }
        std::vector<int> lineDegrees(m_isLineDecided.size());
        QHash<qsizetype, int> movementDegrees;
        for (const IdentifierEdge &edge : equal) {
            ++lineDegrees[static_cast<size_t>(edge.line)];
            ++movementDegrees[edge.movement];
            decide(edge);
        }
        QHash<qsizetype, qsizetype> firstLines; // of movements that several lines name
        for (const IdentifierEdge &edge : equal) {
            if (lineDegrees[static_cast<size_t>(edge.line)] > 1 ||
                movementDegrees[edge.movement] == 1)
                continue;
            const auto first = firstLines.find(edge.movement);
            if (first == firstLines.end())
                firstLines.insert(edge.movement, edge.line);
            else if (isBookedBefore(edge.line, *first))
                *first = edge.line;
        }
        std::vector<IdentifierEdge> contested;
        for (const IdentifierEdge &edge : equal) {
            if (lineDegrees[static_cast<size_t>(edge.line)] == 1 &&
                (movementDegrees[edge.movement] == 1 ||
                 firstLines.value(edge.movement) == edge.line))
                m_result.matches.append(matchOf(edge, join.textOf(edge)));
            else
                contested.push_back(edge);
        }
        addConflicts(contested, join);
        for (const IdentifierEdge &edge : unequal)
            addDiffering(edge, join.textOf(edge), lineDegrees);
    }

    /// Orders lines by their content. Equal lines are interchangeable.
    [[nodiscard]] bool isBookedBefore(qsizetype left, qsizetype right) const
    {
        const StatementLine &a = m_lines[left];
        const StatementLine &b = m_lines[right];
        const auto timeOf = [](const StatementLine &line) {
            return line.time ? line.time->toMSecsSinceEpoch() : std::numeric_limits<qint64>::max();
        };
        const auto contentOf = [](const StatementLine &line) {
            return std::tie(line.text, line.number, line.name, line.document, line.documentDigits,
                            line.endToEndId, line.txid, line.reference, line.fitid);
        };
        return std::tuple(a.day, timeOf(a), contentOf(a), left) <
               std::tuple(b.day, timeOf(b), contentOf(b), right);
    }

    void decide(const IdentifierEdge &edge)
    {
        m_isLineDecided[static_cast<size_t>(edge.line)] = true;
        m_isMovementDecided[static_cast<size_t>(edge.movement)] = true;
    }

    [[nodiscard]] Match matchOf(const IdentifierEdge &edge, const QString &identifier) const
    {
        const StatementLine &line = m_lines[edge.line];
        const Movement &movement = m_movements[edge.movement];
        Match match{{edge.line}, {edge.movement}, edge.rule, {}};
        match.reason.identifier = identifier;
        match.reason.daysApart = static_cast<int>(movement.day.daysTo(line.day));
        return match;
    }

    /// Adds one conflict for each set of connected lines and movements.
    void addConflicts(const std::vector<IdentifierEdge> &edges, const IdentifierJoin &join)
    {
        if (edges.empty())
            return;
        const size_t lineCount = m_isLineDecided.size();
        Components components(lineCount + m_isMovementDecided.size());
        for (const IdentifierEdge &edge : edges) {
            components.connect(static_cast<size_t>(edge.line),
                               lineCount + static_cast<size_t>(edge.movement));
        }
        QHash<size_t, qsizetype> places;
        for (const IdentifierEdge &edge : edges) {
            const size_t root = components.rootOf(static_cast<size_t>(edge.line));
            auto place = places.find(root);
            if (place == places.end()) {
                place = places.insert(root, m_result.conflicts.size());
                m_result.conflicts.append(
                    {.rule = edge.rule, .reason = {.identifier = join.textOf(edge)}});
            }
            Match &conflict = m_result.conflicts[*place];
            if (!conflict.lines.contains(edge.line))
                conflict.lines.append(edge.line);
            if (!conflict.movements.contains(edge.movement))
                conflict.movements.append(edge.movement);
        }
        for (Match &conflict : m_result.conflicts) {
            std::sort(conflict.lines.begin(), conflict.lines.end());
            std::sort(conflict.movements.begin(), conflict.movements.end());
        }
    }

    void addDiffering(const IdentifierEdge &edge, const QString &identifier,
                      const std::vector<int> &lineDegrees)
    {
        if (lineDegrees[static_cast<size_t>(edge.line)] > 0)
            return; // the line fits elsewhere
        if (m_lines[edge.line].kind == LineKind::Fee)
            return; // a fee names its payment, but has another amount
        decide(edge);
        const bool isSameLine =
            !m_result.differing.isEmpty() && m_result.differing.last().lines.first() == edge.line;
        if (isSameLine)
            m_result.differing.last().movements.append(edge.movement);
        else
            m_result.differing.append(matchOf(edge, identifier));
    }

    void suggest()
    {
        Suggestions found = suggestions();
        std::sort(found.pairs.begin(), found.pairs.end(),
                  [](const SuggestedPair &a, const SuggestedPair &b) { return a.line < b.line; });
        std::sort(found.sets.begin(), found.sets.end(), isEarlier);
        m_result.suggestions = merged(found.pairs, found.sets);
    }

    /// Applies the rules that need no identifier. All their memory is free before the result grows.
    [[nodiscard]] Suggestions suggestions() const
    {
        NameKeys names(m_options.walkInName);
        std::vector<OpenItem> lines = openLines(names);
        std::vector<OpenItem> movements = openMovements(names);
        AmountRules rules(names);
        auto from = movements.begin();
        for (auto line = lines.begin(); line != lines.end();) {
            const auto isOther = [cents = line->cents](const OpenItem &item) {
                return item.cents != cents;
            };
            const auto end = std::find_if(line, lines.end(), isOther);
            while (from != movements.end() && from->cents < line->cents)
                ++from;
            const auto to = std::find_if(from, movements.end(), isOther);
            if (to != from)
                rules.suggest({line, end}, {from, to});
            from = to;
            line = end;
        }
        return rules.take();
    }

    [[nodiscard]] std::vector<OpenItem> openLines(NameKeys &names) const
    {
        std::vector<OpenItem> items;
        items.reserve(m_isLineDecided.size());
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (m_isLineDecided[static_cast<size_t>(i)])
                continue;
            const StatementLine &line = m_lines[i];
            OpenItem item{.cents = line.amount.cents(),
                          .day = static_cast<qint32>(line.day.toJulianDay()),
                          .index = static_cast<qint32>(i),
                          .name = names.addLine(line.name)};
            if (line.time) {
                item.hasMinute = true;
                item.minute = line.time->toMSecsSinceEpoch() / kMillisecondsInMinute;
            }
            if (!line.document.isEmpty())
                item.document = documentHash(line.document);
            item.documentDigits = sixDigits(line.documentDigits);
            items.push_back(item);
        }
        sortByAmount(items);
        return items;
    }

    /// Returns the open movements that a line may match by amount and time or day.
    [[nodiscard]] std::vector<OpenItem> openMovements(NameKeys &names) const
    {
        std::vector<OpenItem> items;
        items.reserve(m_nearMovements.size());
        for (const qint32 index : m_nearMovements) {
            if (m_isMovementDecided[static_cast<size_t>(index)])
                continue;
            const Movement &movement = m_movements[index];
            OpenItem item{.cents = movement.amount.cents(),
                          .minute = movement.minute,
                          .day = static_cast<qint32>(movement.day.toJulianDay()),
                          .index = index,
                          .name = names.addMovement(movement.name),
                          .hasMinute = true,
                          .isSettled = movement.state == MovementState::Settled};
            if (!movement.document.isEmpty() && movement.document != m_options.walkInDocument) {
                constexpr qsizetype kCpf = 11;
                item.document = documentHash(movement.document);
                if (movement.document.size() == kCpf)
                    item.documentDigits = sixDigits(QStringView(movement.document).sliced(3, 6));
            }
            items.push_back(item);
        }
        sortByAmount(items);
        return items;
    }

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const MatchOptions &m_options;
    std::vector<bool> m_isLineDecided;
    std::vector<bool> m_isMovementDecided;
    std::vector<qint32> m_nearMovements; ///< a superset
    MatchResult m_result;
};

} // namespace

Confidence confidenceOf(MatchRule rule)
{
    switch (rule) {
    case MatchRule::EndToEndId:
    case MatchRule::Txid:
    case MatchRule::ServiceId:
    case MatchRule::Reference:
        return Confidence::Certain;
    case MatchRule::AmountTimeParty:
    case MatchRule::AmountDocument:
        return Confidence::Strong;
    case MatchRule::AmountTime:
    case MatchRule::AmountName:
        return Confidence::Likely;
    case MatchRule::AmountDay:
        return Confidence::Possible;
    case MatchRule::EqualSet:
        return Confidence::Set;
    }
    Q_UNREACHABLE();
}

MatchResult matchLines(const QList<StatementLine> &lines, const QList<Movement> &movements,
                       const MatchOptions &options)
{
    return Matcher(lines, movements, options).match();
}

} // namespace core
