// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/amountrules.h"

#include <algorithm>
#include <limits>

namespace core
{

namespace
{

bool documentsFit(const OpenItem &line, const OpenItem &movement)
{
    if (line.document != 0)
        return line.document == movement.document;
    return line.documentDigits != 0 && line.documentDigits == movement.documentDigits;
}

} // namespace

qint32 NameKeys::addLine(QStringView name)
{
    appendNameKey(m_letters, name);
    m_starts.push_back(m_letters.size());
    return static_cast<qint32>(m_starts.size() - 2);
}

qint32 NameKeys::addMovement(QStringView name)
{
    const qint32 key = addLine(name);
    if (hasSameLetters(at(key), m_walkIn)) { // an empty key never fits
        m_letters.truncate(m_starts[static_cast<size_t>(key)]);
        m_starts.back() = m_letters.size();
    }
    return key;
}

QByteArrayView NameKeys::at(qint32 key) const
{
    const qsizetype start = m_starts[static_cast<size_t>(key)];
    const qsizetype end = m_starts[static_cast<size_t>(key) + 1];
    return QByteArrayView(m_letters).sliced(start, end - start);
}

bool NameKeys::fits(const OpenItem &line, const OpenItem &movement) const
{
    return isLike(at(line.name), at(movement.name));
}

void AmountRules::suggest(std::span<OpenItem> lines, std::span<OpenItem> movements)
{
    m_lines = lines;
    m_movements = movements;
    m_partners.resize(lines.size());
    const bool hasMinute = std::any_of(lines.begin(), lines.end(),
                                       [](const OpenItem &line) { return line.hasMinute; });
    if (hasMinute) {
        sortByMinute();
        suggestByParty();
    }
    suggestByDocument();
    if (hasMinute)
        suggestByCount(MatchRule::AmountTime);
    suggestByName();
    suggestByCount(MatchRule::AmountDay);
    suggestSets();
}

void AmountRules::sortByMinute()
{
    const auto sort = [](Indices &indices, std::span<const OpenItem> items) {
        indices.clear();
        for (size_t i = 0; i < items.size(); ++i) {
            if (items[i].hasMinute)
                indices.push_back(i);
        }
        std::sort(indices.begin(), indices.end(),
                  [items](size_t a, size_t b) { return items[a].minute < items[b].minute; });
    };
    sort(m_linesByMinute, m_lines);
    sort(m_movementsByMinute, m_movements);
}

/// Finds the open lines and movements, and those near each other.
void AmountRules::findNear(Distance distance)
{
    const auto open = [](const Indices &sorted, std::span<const OpenItem> items, Indices &indices) {
        indices.clear();
        for (const size_t i : sorted) {
            if (!items[i].isDecided)
                indices.push_back(i);
        }
    };
    const auto openByDay = [](std::span<const OpenItem> items, Indices &indices) {
        indices.clear();
        for (size_t i = 0; i < items.size(); ++i) {
            if (!items[i].isDecided)
                indices.push_back(i);
        }
    };
    const bool isByMinute = distance == Distance::Minutes;
    if (isByMinute) {
        open(m_linesByMinute, m_lines, m_openLines);
        open(m_movementsByMinute, m_movements, m_openMovements);
    } else {
        openByDay(m_lines, m_openLines);
        openByDay(m_movements, m_openMovements);
    }
    const auto valueOf = [isByMinute](const OpenItem &item) {
        return isByMinute ? item.minute : qint64{item.day};
    };
    // Both lists ascend, so both ends of the range do.
    const auto find = [&valueOf](const Indices &indices, std::span<const OpenItem> items,
                                 const Indices &others, std::span<const OpenItem> otherItems,
                                 qint64 min, qint64 max, std::vector<Range> &near) {
        near.clear();
        Range range;
        for (const size_t i : indices) {
            const qint64 value = valueOf(items[i]);
            while (range.from < others.size() &&
                   valueOf(otherItems[others[range.from]]) < value + min)
                ++range.from;
            range.to = std::max(range.from, range.to);
            while (range.to < others.size() && valueOf(otherItems[others[range.to]]) <= value + max)
                ++range.to;
            near.push_back(range);
        }
    };
    const qint64 min = isByMinute ? -kMaxMinutesApart : kMinDaysApart; // line minus movement
    const qint64 max = isByMinute ? kMaxMinutesApart : kMaxDaysApart;
    find(m_openLines, m_lines, m_openMovements, m_movements, -max, -min, m_nearMovements);
    find(m_openMovements, m_movements, m_openLines, m_lines, min, max, m_nearLines);
}

/// Counts the pairs near each other for which `fits` is true, unless one of both has more
/// candidates than `maxCandidates`.
template<typename Fits>
void AmountRules::countPairs(size_t maxCandidates, Fits fits)
{
    m_lineDegrees.assign(m_lines.size(), 0);
    m_movementDegrees.assign(m_movements.size(), 0);
    for (size_t place = 0; place < m_openLines.size(); ++place) {
        const Range near = m_nearMovements[place];
        if (near.size() > maxCandidates)
            continue;
        const size_t line = m_openLines[place];
        for (size_t at = near.from; at < near.to; ++at) {
            const size_t movement = m_openMovements[at];
            if (m_nearLines[at].size() > maxCandidates ||
                !fits(m_lines[line], m_movements[movement]))
                continue;
            ++m_lineDegrees[line];
            ++m_movementDegrees[movement];
            m_partners[line] = movement;
        }
    }
}

/// Suggests the pairs in which each side is the only candidate of the other.
void AmountRules::suggestPairs(MatchRule rule)
{
    for (const size_t i : m_openLines) {
        if (m_lineDegrees[i] != 1 || m_movementDegrees[m_partners[i]] != 1)
            continue;
        OpenItem &line = m_lines[i];
        OpenItem &movement = m_movements[m_partners[i]];
        line.isDecided = true;
        movement.isDecided = true;
        SuggestedPair pair{.line = line.index, .movement = movement.index, .rule = rule};
        pair.daysApart = line.day - movement.day;
        pair.hasMinutes = line.hasMinute;
        if (line.hasMinute)
            pair.minutesApart = static_cast<qint32>(line.minute - movement.minute);
        pair.documentFits = documentsFit(line, movement);
        const bool isByName = rule == MatchRule::AmountName ||
                              (rule == MatchRule::AmountTimeParty && !pair.documentFits);
        pair.nameFits = isByName || m_names.fits(line, movement);
        m_suggestions.pairs.push_back(pair);
    }
}

void AmountRules::suggestByParty()
{
    findNear(Distance::Minutes);
    countPairs(kMaxNameCandidates, [this](const OpenItem &line, const OpenItem &movement) {
        return documentsFit(line, movement) || m_names.fits(line, movement);
    });
    suggestPairs(MatchRule::AmountTimeParty);
}

void AmountRules::suggestByDocument()
{
    const bool hasDocument = std::any_of(m_lines.begin(), m_lines.end(), [](const OpenItem &line) {
        return line.document != 0 || line.documentDigits != 0;
    });
    if (!hasDocument)
        return;
    findNear(Distance::Days);
    countPairs(std::numeric_limits<size_t>::max(), documentsFit);
    suggestPairs(MatchRule::AmountDocument);
}

void AmountRules::suggestByName()
{
    findNear(Distance::Days);
    countPairs(kMaxNameCandidates, [this](const OpenItem &line, const OpenItem &movement) {
        return m_names.fits(line, movement);
    });
    suggestPairs(MatchRule::AmountName);
}

/// Suggests by the number of candidates alone.
void AmountRules::suggestByCount(MatchRule rule)
{
    findNear(rule == MatchRule::AmountTime ? Distance::Minutes : Distance::Days);
    m_lineDegrees.assign(m_lines.size(), 0);
    m_movementDegrees.assign(m_movements.size(), 0);
    for (size_t place = 0; place < m_openLines.size(); ++place) {
        const Range near = m_nearMovements[place];
        m_lineDegrees[m_openLines[place]] = static_cast<qint32>(near.size());
        if (near.size() == 1)
            m_partners[m_openLines[place]] = m_openMovements[near.from];
    }
    for (size_t place = 0; place < m_openMovements.size(); ++place) {
        m_movementDegrees[m_openMovements[place]] = static_cast<qint32>(m_nearLines[place].size());
    }
    suggestPairs(rule);
}

/// Suggests as many lines as settled movements on one day, if nothing else of the amount is within
/// the window of any of them.
void AmountRules::suggestSets()
{
    findNear(Distance::Days);
    for (size_t at = 0; at < m_openLines.size();) {
        const qint32 day = m_lines[m_openLines[at]].day;
        size_t end = at;
        while (end < m_openLines.size() && m_lines[m_openLines[end]].day == day)
            ++end;
        suggestSet({at, end});
        at = end;
    }
}

void AmountRules::suggestSet(Range lines)
{
    const qint32 day = m_lines[m_openLines[lines.from]].day;
    const Range near = m_nearMovements[lines.from];
    if (lines.size() < 2 || near.size() != lines.size() ||
        m_nearLines[near.from].size() != lines.size())
        return;
    Match match{.rule = MatchRule::EqualSet};
    for (size_t at = near.from; at < near.to; ++at) {
        const OpenItem &movement = m_movements[m_openMovements[at]];
        if (movement.day != day || !movement.isSettled)
            return;
        match.movements.append(movement.index);
    }
    for (size_t at = lines.from; at < lines.to; ++at)
        match.lines.append(m_lines[m_openLines[at]].index);
    match.reason.daysApart = 0;
    m_suggestions.sets.append(match);
}

} // namespace core
