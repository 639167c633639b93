// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/reconcile/matcher.h"
#include "core/reconcile/namelikeness.h"

#include <QtCore/QByteArray>

#include <span>
#include <utility>
#include <vector>

namespace core
{

/// A line or movement that no identifier decided.
struct OpenItem
{
    qint64 cents = 0;
    qint64 minute = 0;          ///< only if hasMinute
    quint64 document = 0;       ///< hash of a whole document; 0: unknown
    qint32 day = 0;             ///< Julian day
    qint32 index = 0;           ///< of the line or movement
    quint32 documentDigits = 0; ///< the six digits plus 1; 0: unknown
    qint32 name = 0;            ///< the key in NameKeys
    bool hasMinute = false;
    bool isSettled = true;
    bool isDecided = false;
};

/// The keys of names in one buffer. The rules compare names in the order of amounts; without the
/// buffer, each comparison would wait for the memory of a line and of a movement.
class NameKeys
{
public:
    /// `walkInName`: see MatchOptions.
    explicit NameKeys(QStringView walkInName)
        : m_walkIn(nameKey(walkInName))
    {}

    /// Adds the name of a line. Returns the number of the key.
    qint32 addLine(QStringView name);
    /// Adds the name of a movement. Returns the number of the key.
    qint32 addMovement(QStringView name);

    [[nodiscard]] bool fits(const OpenItem &line, const OpenItem &movement) const;

private:
    [[nodiscard]] QByteArrayView at(qint32 key) const;

    const QByteArray m_walkIn;
    QByteArray m_letters;
    std::vector<qsizetype> m_starts{0}; ///< of each key and of the next one
};

/// A suggestion of one line and one movement.
struct SuggestedPair
{
    qint32 line = 0;
    qint32 movement = 0;
    MatchRule rule = MatchRule::AmountDay;
    qint32 daysApart = 0;
    qint32 minutesApart = 0; ///< only if hasMinutes
    bool hasMinutes = false;
    bool documentFits = false;
    bool nameFits = false;
};

/// The suggestions of all amounts, in the order of amounts.
struct Suggestions
{
    std::vector<SuggestedPair> pairs = {};
    QList<Match> sets = {};
};

/// Applies the rules that need no identifier, to the lines and movements of one amount at a time.
///
/// Lines and movements are sorted by time or day. Both lists are read once per rule, so that the
/// time is proportional to their length, apart from sorting and from comparing names.
class AmountRules
{
public:
    explicit AmountRules(const NameKeys &names)
        : m_names(names)
    {}

    /// Adds the suggestions for lines and movements of one amount, each sorted by day.
    void suggest(std::span<OpenItem> lines, std::span<OpenItem> movements);

    /// Moves the suggestions out.
    [[nodiscard]] Suggestions take() { return std::move(m_suggestions); }

private:
    /// The distance that counts.
    enum class Distance { Minutes, Days };

    /// A range of places in a list of open indices.
    struct Range
    {
        size_t from = 0;
        size_t to = 0;

        [[nodiscard]] size_t size() const { return to - from; }
    };

    using Indices = std::vector<size_t>;

    void sortByMinute();
    void findNear(Distance distance);
    template<typename Fits>
    void countPairs(size_t maxCandidates, Fits fits);
    void suggestPairs(MatchRule rule);
    void suggestByParty();
    void suggestByDocument();
    void suggestByName();
    void suggestByCount(MatchRule rule);
    void suggestSets();
    void suggestSet(Range lines);

    const NameKeys &m_names;
    Suggestions m_suggestions;
    // of one amount
    std::span<OpenItem> m_lines;
    std::span<OpenItem> m_movements;
    Indices m_linesByMinute;
    Indices m_movementsByMinute;
    // of one rule
    Indices m_openLines;                   ///< sorted by the distance
    Indices m_openMovements;               ///< sorted by the distance
    std::vector<Range> m_nearMovements;    ///< of each open line, in m_openMovements
    std::vector<Range> m_nearLines;        ///< of each open movement, in m_openLines
    std::vector<qint32> m_lineDegrees;     ///< by line
    std::vector<qint32> m_movementDegrees; ///< by movement
    std::vector<size_t> m_partners;        ///< of lines with one candidate
};

} // namespace core
