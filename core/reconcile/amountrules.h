// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/reconcile/matcher.h"

#include <QtCore/QByteArray>

#include <span>
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
    qint32 name = -1;           ///< the key in NameKeys; -1: not calculated yet
    bool hasMinute = false;
    bool isSettled = true;
    bool isDecided = false;
};

/// The keys of names, each calculated once, in one buffer.
class NameKeys
{
public:
    NameKeys(const QList<StatementLine> &lines, const QList<Movement> &movements,
             const MatchOptions &options);

    [[nodiscard]] bool fits(OpenItem &line, OpenItem &movement);

private:
    struct Key
    {
        qsizetype start = 0;
        qsizetype size = 0;
    };

    qint32 add(QStringView name);
    [[nodiscard]] QByteArrayView at(qint32 key) const;

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const QByteArray m_walkIn;
    QByteArray m_letters;
    std::vector<Key> m_keys;
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

/// Applies the rules that need no identifier, to the lines and movements of one amount at a time.
///
/// Lines and movements are sorted by time or day. Both lists are read once per rule, so that the
/// time is proportional to their length, apart from sorting and from comparing names.
class AmountRules
{
public:
    explicit AmountRules(NameKeys &names)
        : m_names(names)
    {}

    /// Adds the suggestions for lines and movements of one amount, each sorted by day.
    void suggest(std::span<OpenItem> lines, std::span<OpenItem> movements);

    [[nodiscard]] std::vector<SuggestedPair> &pairs() { return m_pairs; }
    [[nodiscard]] QList<Match> &sets() { return m_sets; }

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

    NameKeys &m_names;
    std::vector<SuggestedPair> m_pairs;
    QList<Match> m_sets;
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
