// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/matcher.h"

#include "core/domain/ascii.h"
#include "core/domain/plainletters.h"
#include "core/reconcile/namelikeness.h"

#include <QtCore/QHash>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>
#include <tuple>
#include <unordered_set>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kNone = -1;
constexpr qsizetype kMinIdentifier = 6;
constexpr qint64 kMillisecondsInMinute = 60'000;

quint64 mixed(quint64 value)
{
    value ^= value >> 32U;
    value *= 0xd6e8feb86659fd93ULL;
    return value ^ (value >> 32U);
}

/// Returns the hash of the letters and digits of a text, as plainLetters() returns them.
quint64 plainHash(QStringView text)
{
    quint64 hash = 14695981039346656037ULL; // FNV-1a
    for (const QChar c : text) {
        const char16_t letter = plainLetter(c);
        if (letter != u' ')
            hash = (hash ^ letter) * 1099511628211ULL;
    }
    return mixed(hash);
}

quint64 exactHash(QStringView text)
{
    return mixed(qHash(text, 0));
}

/// The bits of an id of a transaction. Static codes carry the first 25 of 32 hexadecimal digits.
struct IdBits
{
    quint64 high = 0;
    quint64 low = 0;

    static constexpr quint64 kCutMask = ~quint64{0} << 28U; ///< 9 digits of the lower half

    [[nodiscard]] quint64 hash() const { return mixed(high ^ mixed(low & kCutMask)); }
};

IdBits bitsOf(const QUuid &id)
{
    IdBits bits;
    bits.high = (quint64{id.data1} << 32U) | (quint64{id.data2} << 16U) | id.data3;
    for (const uchar byte : id.data4)
        bits.low = (bits.low << 8U) | byte;
    return bits;
}

std::optional<IdBits> bitsOf(QStringView token)
{
    constexpr qsizetype kCut = 25;
    constexpr qsizetype kFull = 32;
    if (token.size() != kCut && token.size() != kFull)
        return std::nullopt;
    IdBits bits;
    for (qsizetype i = 0; i < kFull; ++i) {
        quint64 digit = 0;
        if (i < token.size()) {
            const char16_t c = token[i].unicode();
            if (c >= u'0' && c <= u'9')
                digit = c - u'0';
            else if (c >= u'A' && c <= u'F')
                digit = 10U + (c - u'A');
            else
                return std::nullopt;
        }
        quint64 &half = i < 16 ? bits.high : bits.low;
        half = (half << 4U) | digit;
    }
    return bits;
}

/// One identifier of one line.
struct LineIdentifier
{
    enum class Kind { EndToEndId, Token };

    quint64 hash = 0;
    Kind kind = Kind::Token;
    qsizetype line = 0;
    QString text = {};
    MatchRule idRule = MatchRule::Txid; ///< if the token is an id of a transaction
    IdBits bits = {};
    qsizetype next = kNone; ///< with the same slot
};

/// Finds the identifiers of all lines by hash.
class IdentifierIndex
{
public:
    explicit IdentifierIndex(std::vector<LineIdentifier> identifiers)
        : m_identifiers(std::move(identifiers))
    {
        size_t slots = 1024;
        while (slots < 4 * m_identifiers.size())
            slots *= 2;
        m_mask = slots - 1;
        m_heads.assign(slots, kNone);
        for (size_t i = 0; i < m_identifiers.size(); ++i) {
            qint32 &head = m_heads[m_identifiers[i].hash & m_mask];
            m_identifiers[i].next = head;
            head = static_cast<qint32>(i);
        }
    }

    template<typename Visitor>
    void visit(quint64 hash, Visitor &&visitor) const
    {
        for (qsizetype at = m_heads[hash & m_mask]; at != kNone;) {
            const LineIdentifier &identifier = m_identifiers[static_cast<size_t>(at)];
            if (identifier.hash == hash)
                visitor(identifier, at);
            at = identifier.next;
        }
    }

    [[nodiscard]] const LineIdentifier &at(qsizetype index) const
    {
        return m_identifiers[static_cast<size_t>(index)];
    }

private:
    std::vector<LineIdentifier> m_identifiers;
    std::vector<qint32> m_heads;
    quint64 m_mask = 0;
};

/// An identifier that a line and a movement share.
struct Edge
{
    qsizetype line = 0;
    qsizetype movement = 0;
    MatchRule rule = MatchRule::EndToEndId;
    qsizetype identifier = 0;
};

void addToken(std::vector<LineIdentifier> &identifiers, qsizetype line, const QString &letters,
              MatchRule idRule)
{
    if (letters.size() < kMinIdentifier || std::none_of(letters.begin(), letters.end(), isDigit))
        return;
    LineIdentifier identifier{.hash = plainHash(letters), .line = line, .text = letters};
    identifier.idRule = idRule;
    if (const auto bits = bitsOf(letters)) {
        LineIdentifier id = identifier;
        id.bits = *bits;
        id.hash = bits->hash();
        identifiers.push_back(id);
    }
    identifiers.push_back(std::move(identifier));
}

std::vector<LineIdentifier> identifiersOf(const QList<StatementLine> &lines)
{
    std::vector<LineIdentifier> identifiers;
    identifiers.reserve(static_cast<size_t>(lines.size()));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const StatementLine &line = lines[i];
        if (!line.endToEndId.isEmpty()) {
            identifiers.push_back({.hash = exactHash(line.endToEndId),
                                   .kind = LineIdentifier::Kind::EndToEndId,
                                   .line = i,
                                   .text = line.endToEndId});
        }
        for (const QString &token : identifiersIn(line.text))
            addToken(identifiers, i, token, MatchRule::Txid);
        if (!line.txid.isEmpty())
            addToken(identifiers, i, plainLetters(line.txid), MatchRule::Txid);
        if (!line.reference.isEmpty())
            addToken(identifiers, i, plainLetters(line.reference), MatchRule::Txid);
        if (!line.fitid.isEmpty())
            addToken(identifiers, i, plainLetters(line.fitid), MatchRule::ServiceId);
    }
    return identifiers;
}

bool isSameSign(Money a, Money b)
{
    return a.isNegative() == b.isNegative();
}

/// Collects the edges of all movements, in the order of the movements.
class EdgeCollector
{
public:
    EdgeCollector(const QList<StatementLine> &lines, const QList<Movement> &movements)
        : m_lines(lines)
        , m_movements(movements)
        , m_index(identifiersOf(lines))
    {}

    std::vector<Edge> collect()
    {
        for (qsizetype i = 0; i < m_movements.size(); ++i)
            addEdgesOf(i);
        addReferenceEdges();
        const auto order = [](const Edge &a, const Edge &b) {
            return std::tie(a.line, a.movement, a.rule, a.identifier) <
                   std::tie(b.line, b.movement, b.rule, b.identifier);
        };
        std::sort(m_edges.begin(), m_edges.end(), order);
        const auto isSamePair = [](const Edge &a, const Edge &b) {
            return a.line == b.line && a.movement == b.movement;
        };
        m_edges.erase(std::unique(m_edges.begin(), m_edges.end(), isSamePair), m_edges.end());
        return std::move(m_edges);
    }

    [[nodiscard]] QString textOf(const Edge &edge) const
    {
        return m_index.at(edge.identifier).text;
    }

private:
    void addEdgesOf(qsizetype place)
    {
        const Movement &movement = m_movements[place];
        if (!movement.endToEndId.isEmpty()) {
            m_index.visit(exactHash(movement.endToEndId),
                          [&](const LineIdentifier &identifier, qsizetype at) {
                              if (identifier.kind == LineIdentifier::Kind::EndToEndId &&
                                  identifier.text == movement.endToEndId)
                                  addEdge({identifier.line, place, MatchRule::EndToEndId, at});
                          });
        }
        if (movement.kind != MovementKind::Payout) {
            const IdBits bits = bitsOf(movement.transaction);
            m_index.visit(bits.hash(), [&](const LineIdentifier &identifier, qsizetype at) {
                const quint64 mask = identifier.text.size() == 25 ? IdBits::kCutMask : ~quint64{0};
                if (identifier.bits.high == bits.high &&
                    (identifier.bits.low & mask) == (bits.low & mask) &&
                    identifier.kind == LineIdentifier::Kind::Token &&
                    bitsOf(QStringView(identifier.text)))
                    addEdge({identifier.line, place, identifier.idRule, at});
            });
        }
        if (movement.reference.size() >= kMinIdentifier) {
            m_index.visit(
                plainHash(movement.reference), [&](const LineIdentifier &identifier, qsizetype at) {
                    if (identifier.kind == LineIdentifier::Kind::Token &&
                        identifier.text == plainLetters(movement.reference))
                        m_references.push_back({identifier.line, place, MatchRule::Reference, at});
                });
        }
    }

    void addEdge(const Edge &edge)
    {
        if (isSameSign(m_lines[edge.line].amount, m_movements[edge.movement].amount))
            m_edges.push_back(edge);
    }

    /// Adds the edges of references that one transaction only has.
    void addReferenceEdges()
    {
        QHash<QString, QUuid> owners;
        QHash<QString, bool> isShared;
        for (const Edge &edge : m_references) {
            const QString reference = textOf(edge);
            const QUuid id = m_movements[edge.movement].transaction;
            const auto owner = owners.constFind(reference);
            if (owner == owners.constEnd())
                owners.insert(reference, id);
            else if (*owner != id)
                isShared.insert(reference, true);
        }
        for (const Edge &edge : m_references) {
            if (!isShared.contains(textOf(edge)))
                addEdge(edge);
        }
    }

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const IdentifierIndex m_index;
    std::vector<Edge> m_edges;
    std::vector<Edge> m_references;
};

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

/// A line or movement that no identifier decided.
struct OpenItem
{
    qint64 cents = 0;
    qint64 day = 0;
    qint64 minute = 0; ///< only if hasMinute
    qsizetype index = 0;
    quint64 document = 0;       ///< hash of a whole document; 0: unknown
    quint32 documentDigits = 0; ///< the six digits plus 1; 0: unknown
    bool hasMinute = false;
    bool isSettled = true;
    bool isDecided = false;
};

bool isBefore(const OpenItem &a, const OpenItem &b)
{
    return std::tie(a.cents, a.day, a.index) < std::tie(b.cents, b.day, b.index);
}

quint32 sixDigits(QStringView digits)
{
    bool isNumber = false;
    const uint number = digits.toUInt(&isNumber);
    return isNumber && digits.size() == 6 ? number + 1 : 0;
}

bool documentsFit(const OpenItem &line, const OpenItem &movement)
{
    if (line.document != 0)
        return line.document == movement.document;
    return line.documentDigits != 0 && line.documentDigits == movement.documentDigits;
}

/// Compares names. Calculates the key of each name once.
class NameComparer
{
public:
    NameComparer(const QList<StatementLine> &lines, const QList<Movement> &movements,
                 const MatchOptions &options)
        : m_lines(lines)
        , m_movements(movements)
        , m_walkIn(nameKey(options.walkInName))
    {}

    bool fits(qsizetype line, qsizetype movement)
    {
        const QString &lineName = m_lines[line].name;
        const QString &movementName = m_movements[movement].name;
        if (lineName.isEmpty() || movementName.isEmpty())
            return false;
        const NameKey &key = keyOf(m_movementKeys, movement, movementName);
        return key.letters != m_walkIn.letters && isLike(keyOf(m_lineKeys, line, lineName), key);
    }

private:
    static const NameKey &keyOf(QHash<qsizetype, NameKey> &keys, qsizetype index,
                                const QString &name)
    {
        auto found = keys.find(index);
        if (found == keys.end())
            found = keys.insert(index, nameKey(name));
        return *found;
    }

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const NameKey m_walkIn;
    QHash<qsizetype, NameKey> m_lineKeys;
    QHash<qsizetype, NameKey> m_movementKeys;
};

/// A range of items.
struct Range
{
    size_t from = 0;
    size_t to = 0;

    [[nodiscard]] size_t size() const { return to - from; }
};

/// The lines and movements of one amount. Applies the rules that need no identifier.
class AmountGroup
{
public:
    AmountGroup(std::vector<OpenItem> &lines, Range lineRange, std::vector<OpenItem> &movements,
                Range movementRange, NameComparer &names, QList<Match> &suggestions)
        : m_lines(lines.data() + lineRange.from, lines.data() + lineRange.to)
        , m_movements(movements.data() + movementRange.from, movements.data() + movementRange.to)
        , m_names(names)
        , m_suggestions(suggestions)
    {}

    void suggest()
    {
        m_lineDegrees.resize(m_lines.size());
        m_movementDegrees.resize(m_movements.size());
        m_partners.resize(m_lines.size());
        const bool hasMinute = std::any_of(m_lines.begin(), m_lines.end(),
                                           [](const OpenItem &line) { return line.hasMinute; });
        if (hasMinute)
            suggestByParty();
        suggestByDocument();
        if (hasMinute)
            suggestByCount(MatchRule::AmountTime);
        suggestByName();
        suggestByCount(MatchRule::AmountDay);
        suggestSets();
    }

private:
    using Items = std::span<OpenItem>;
    using Indices = std::vector<size_t>;

    static Indices openIndices(Items items)
    {
        Indices indices;
        for (size_t i = 0; i < items.size(); ++i) {
            if (!items[i].isDecided)
                indices.push_back(i);
        }
        return indices;
    }

    /// Returns the items with `value` within the limits. The indices are sorted by `value`.
    template<typename Value>
    static Range within(const Indices &sorted, Items items, Value value, qint64 min, qint64 max)
    {
        const auto from = std::partition_point(sorted.begin(), sorted.end(),
                                               [&](size_t i) { return value(items[i]) < min; });
        const auto to = std::partition_point(from, sorted.end(),
                                             [&](size_t i) { return value(items[i]) <= max; });
        return {static_cast<size_t>(from - sorted.begin()),
                static_cast<size_t>(to - sorted.begin())};
    }

    static qint64 dayOf(const OpenItem &item) { return item.day; }
    static qint64 minuteOf(const OpenItem &item) { return item.minute; }

    void clearDegrees()
    {
        std::fill(m_lineDegrees.begin(), m_lineDegrees.end(), 0);
        std::fill(m_movementDegrees.begin(), m_movementDegrees.end(), 0);
    }

    void addPair(size_t line, size_t movement)
    {
        ++m_lineDegrees[line];
        ++m_movementDegrees[movement];
        m_partners[line] = movement;
    }

    /// Suggests the pairs in which each side is the only candidate of the other.
    void suggestPairs(MatchRule rule)
    {
        for (size_t i = 0; i < m_lines.size(); ++i) {
            if (m_lineDegrees[i] != 1 || m_movementDegrees[m_partners[i]] != 1)
                continue;
            OpenItem &line = m_lines[i];
            OpenItem &movement = m_movements[m_partners[i]];
            line.isDecided = true;
            movement.isDecided = true;
            m_suggestions.append({{line.index}, {movement.index}, rule, reasonOf(line, movement)});
        }
    }

    MatchReason reasonOf(const OpenItem &line, const OpenItem &movement)
    {
        MatchReason reason;
        reason.daysApart = static_cast<int>(line.day - movement.day);
        if (line.hasMinute)
            reason.minutesApart = static_cast<int>(line.minute - movement.minute);
        reason.documentFits = documentsFit(line, movement);
        reason.nameFits = m_names.fits(line.index, movement.index);
        return reason;
    }

    struct Sorted
    {
        Indices lines;
        Indices movements;
    };

    [[nodiscard]] Sorted openByMinute() const
    {
        Sorted sorted{openIndices(m_lines), openIndices(m_movements)};
        std::erase_if(sorted.lines, [this](size_t i) { return !m_lines[i].hasMinute; });
        const auto sort = [](Indices &indices, Items items) {
            std::sort(indices.begin(), indices.end(),
                      [items](size_t a, size_t b) { return items[a].minute < items[b].minute; });
        };
        sort(sorted.lines, m_lines);
        sort(sorted.movements, m_movements);
        return sorted;
    }

    [[nodiscard]] Sorted openByDay() const
    {
        return {openIndices(m_lines), openIndices(m_movements)};
    }

    [[nodiscard]] Range movementsNear(const Sorted &sorted, const OpenItem &line,
                                      bool isByMinute) const
    {
        return isByMinute ? within(sorted.movements, m_movements, minuteOf,
                                   line.minute - kMaxMinutesApart, line.minute + kMaxMinutesApart)
                          : within(sorted.movements, m_movements, dayOf, line.day - kMaxDaysApart,
                                   line.day - kMinDaysApart);
    }

    [[nodiscard]] Range linesNear(const Sorted &sorted, const OpenItem &movement,
                                  bool isByMinute) const
    {
        return isByMinute
                   ? within(sorted.lines, m_lines, minuteOf, movement.minute - kMaxMinutesApart,
                            movement.minute + kMaxMinutesApart)
                   : within(sorted.lines, m_lines, dayOf, movement.day + kMinDaysApart,
                            movement.day + kMaxDaysApart);
    }

    /// Counts the pairs near each other for which `fits` is true.
    template<typename Fits>
    void collectPairs(const Sorted &sorted, bool isByMinute, qsizetype maxCandidates, Fits fits)
    {
        clearDegrees();
        for (const size_t i : sorted.lines) {
            const Range near = movementsNear(sorted, m_lines[i], isByMinute);
            if (near.size() > static_cast<size_t>(maxCandidates))
                continue;
            for (size_t at = near.from; at < near.to; ++at) {
                const size_t movement = sorted.movements[at];
                if (fits(m_lines[i], m_movements[movement]))
                    addPair(i, movement);
            }
        }
    }

    void suggestByParty()
    {
        const Sorted sorted = openByMinute();
        const auto hasFew = [&](const OpenItem &movement) {
            return linesNear(sorted, movement, true).size() <=
                   static_cast<size_t>(kMaxNameCandidates);
        };
        collectPairs(
            sorted, true, kMaxNameCandidates, [&](const OpenItem &line, const OpenItem &movement) {
                return (documentsFit(line, movement) || m_names.fits(line.index, movement.index)) &&
                       hasFew(movement);
            });
        suggestPairs(MatchRule::AmountTimeParty);
    }

    void suggestByDocument()
    {
        const auto hasDocument = [](const OpenItem &line) {
            return line.document != 0 || line.documentDigits != 0;
        };
        if (std::none_of(m_lines.begin(), m_lines.end(), hasDocument))
            return;
        Sorted sorted = openByDay();
        std::erase_if(sorted.lines, [&](size_t i) { return !hasDocument(m_lines[i]); });
        collectPairs(sorted, false, std::numeric_limits<qsizetype>::max(), documentsFit);
        suggestPairs(MatchRule::AmountDocument);
    }

    void suggestByName()
    {
        const Sorted sorted = openByDay();
        const auto hasFew = [&](const OpenItem &movement) {
            return linesNear(sorted, movement, false).size() <=
                   static_cast<size_t>(kMaxNameCandidates);
        };
        collectPairs(sorted, false, kMaxNameCandidates,
                     [&](const OpenItem &line, const OpenItem &movement) {
                         return m_names.fits(line.index, movement.index) && hasFew(movement);
                     });
        suggestPairs(MatchRule::AmountName);
    }

    /// Suggests by the number of candidates alone.
    void suggestByCount(MatchRule rule)
    {
        const bool isByMinute = rule == MatchRule::AmountTime;
        const Sorted sorted = isByMinute ? openByMinute() : openByDay();
        clearDegrees();
        for (const size_t i : sorted.lines) {
            const Range near = movementsNear(sorted, m_lines[i], isByMinute);
            m_lineDegrees[i] = static_cast<int>(near.size());
            if (near.size() == 1)
                m_partners[i] = sorted.movements[near.from];
        }
        for (const size_t i : sorted.movements)
            m_movementDegrees[i] =
                static_cast<int>(linesNear(sorted, m_movements[i], isByMinute).size());
        suggestPairs(rule);
    }

    /// Suggests as many lines as settled movements on one day, if nothing else of the amount is
    /// within the window of any of them.
    void suggestSets()
    {
        const Sorted sorted = openByDay();
        for (size_t at = 0; at < sorted.lines.size();) {
            const qint64 day = m_lines[sorted.lines[at]].day;
            size_t end = at;
            while (end < sorted.lines.size() && m_lines[sorted.lines[end]].day == day)
                ++end;
            suggestSet(sorted, {at, end});
            at = end;
        }
    }

    void suggestSet(const Sorted &sorted, Range lines)
    {
        const OpenItem &first = m_lines[sorted.lines[lines.from]];
        const Range near = movementsNear(sorted, first, false);
        if (lines.size() < 2 || near.size() != lines.size())
            return;
        Match match{.rule = MatchRule::EqualSet};
        for (size_t at = near.from; at < near.to; ++at) {
            const OpenItem &movement = m_movements[sorted.movements[at]];
            if (movement.day != first.day || !movement.isSettled)
                return;
            match.movements.append(movement.index);
        }
        const OpenItem &movement = m_movements[sorted.movements[near.from]];
        if (linesNear(sorted, movement, false).size() != lines.size())
            return;
        for (size_t at = lines.from; at < lines.to; ++at)
            match.lines.append(m_lines[sorted.lines[at]].index);
        match.reason.daysApart = 0;
        m_suggestions.append(match);
    }

    Items m_lines;
    Items m_movements;
    NameComparer &m_names;
    QList<Match> &m_suggestions;
    std::vector<int> m_lineDegrees;
    std::vector<int> m_movementDegrees;
    std::vector<size_t> m_partners; ///< of lines with one candidate
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
        const auto isEarlier = [](const Match &a, const Match &b) {
            return a.lines.first() < b.lines.first();
        };
        for (QList<Match> *list :
             {&m_result.matches, &m_result.suggestions, &m_result.differing, &m_result.conflicts})
            std::sort(list->begin(), list->end(), isEarlier);
        return std::move(m_result);
    }

private:
    void matchByIdentifier()
    {
        EdgeCollector collector(m_lines, m_movements);
        const std::vector<Edge> edges = collector.collect();
        std::vector<Edge> equal;
        std::vector<Edge> unequal;
        for (const Edge &edge : edges) {
            const bool isEqual = m_lines[edge.line].amount == m_movements[edge.movement].amount;
            (isEqual ? equal : unequal).push_back(edge);
        }
        std::vector<int> lineDegrees(m_isLineDecided.size());
        QHash<qsizetype, int> movementDegrees;
        for (const Edge &edge : equal) {
            ++lineDegrees[static_cast<size_t>(edge.line)];
            ++movementDegrees[edge.movement];
            decide(edge);
        }
        std::vector<Edge> contested;
        for (const Edge &edge : equal) {
            if (lineDegrees[static_cast<size_t>(edge.line)] == 1 &&
                movementDegrees[edge.movement] == 1)
                m_result.matches.append(matchOf(edge, collector.textOf(edge)));
            else
                contested.push_back(edge);
        }
        addConflicts(contested, collector);
        for (const Edge &edge : unequal)
            addDiffering(edge, collector.textOf(edge), lineDegrees);
    }

    void decide(const Edge &edge)
    {
        m_isLineDecided[static_cast<size_t>(edge.line)] = true;
        m_isMovementDecided[static_cast<size_t>(edge.movement)] = true;
    }

    [[nodiscard]] Match matchOf(const Edge &edge, const QString &identifier) const
    {
        const StatementLine &line = m_lines[edge.line];
        const Movement &movement = m_movements[edge.movement];
        Match match{{edge.line}, {edge.movement}, edge.rule, {}};
        match.reason.identifier = identifier;
        match.reason.daysApart = static_cast<int>(movement.day.daysTo(line.day));
        return match;
    }

    /// Adds one conflict for each set of connected lines and movements.
    void addConflicts(const std::vector<Edge> &edges, const EdgeCollector &collector)
    {
        if (edges.empty())
            return;
        const size_t lineCount = m_isLineDecided.size();
        Components components(lineCount + m_isMovementDecided.size());
        for (const Edge &edge : edges) {
            components.connect(static_cast<size_t>(edge.line),
                               lineCount + static_cast<size_t>(edge.movement));
        }
        QHash<size_t, qsizetype> places;
        for (const Edge &edge : edges) {
            const size_t root = components.rootOf(static_cast<size_t>(edge.line));
            auto place = places.find(root);
            if (place == places.end()) {
                place = places.insert(root, m_result.conflicts.size());
                m_result.conflicts.append(
                    {.rule = edge.rule, .reason = {.identifier = collector.textOf(edge)}});
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

    void addDiffering(const Edge &edge, const QString &identifier,
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
        std::vector<OpenItem> lines = openLines();
        if (lines.empty())
            return;
        std::vector<OpenItem> movements = openMovements(lines);
        std::sort(movements.begin(), movements.end(), isBefore);
        NameComparer names(m_lines, m_movements, m_options);
        size_t from = 0;
        for (size_t at = 0; at < lines.size();) {
            const qint64 cents = lines[at].cents;
            size_t end = at;
            while (end < lines.size() && lines[end].cents == cents)
                ++end;
            while (from < movements.size() && movements[from].cents < cents)
                ++from;
            size_t to = from;
            while (to < movements.size() && movements[to].cents == cents)
                ++to;
            if (to > from)
                AmountGroup(lines, {at, end}, movements, {from, to}, names, m_result.suggestions)
                    .suggest();
            from = to;
            at = end;
        }
    }

    [[nodiscard]] std::vector<OpenItem> openLines() const
    {
        std::vector<OpenItem> items;
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (m_isLineDecided[static_cast<size_t>(i)])
                continue;
            const StatementLine &line = m_lines[i];
            OpenItem item{.cents = line.amount.cents(), .day = line.day.toJulianDay(), .index = i};
            if (line.time) {
                item.hasMinute = true;
                item.minute = line.time->toMSecsSinceEpoch() / kMillisecondsInMinute;
            }
            if (!line.document.isEmpty())
                item.document = exactHash(line.document);
            item.documentDigits = sixDigits(line.documentDigits);
            items.push_back(item);
        }
        std::sort(items.begin(), items.end(), isBefore);
        return items;
    }

    /// Returns the open movements that a line may match by amount and day.
    [[nodiscard]] std::vector<OpenItem> openMovements(const std::vector<OpenItem> &lines) const
    {
        std::unordered_set<qint64> amounts;
        qint64 firstDay = lines.front().day;
        qint64 lastDay = firstDay;
        qint64 firstMinute = std::numeric_limits<qint64>::max();
        qint64 lastMinute = std::numeric_limits<qint64>::min();
        for (const OpenItem &line : lines) {
            amounts.insert(line.cents);
            if (line.hasMinute) {
                firstMinute = std::min(firstMinute, line.minute - kMaxMinutesApart);
                lastMinute = std::max(lastMinute, line.minute + kMaxMinutesApart);
            }
            firstDay = std::min(firstDay, line.day);
            lastDay = std::max(lastDay, line.day);
        }
        std::vector<OpenItem> items;
        for (qsizetype i = 0; i < m_movements.size(); ++i) {
            const Movement &movement = m_movements[i];
            const qint64 day = movement.day.toJulianDay();
            const bool isNearInDays =
                day >= firstDay - kMaxDaysApart && day <= lastDay - kMinDaysApart;
            const bool isNearInTime =
                movement.minute >= firstMinute && movement.minute <= lastMinute;
            if ((!isNearInDays && !isNearInTime) || m_isMovementDecided[static_cast<size_t>(i)] ||
                !amounts.contains(movement.amount.cents()))
                continue;
            OpenItem item{.cents = movement.amount.cents(), .day = day, .index = i};
            item.minute = movement.minute;
            item.hasMinute = true;
            item.isSettled = movement.state == MovementState::Settled;
            if (!movement.document.isEmpty() && movement.document != m_options.walkInDocument) {
                constexpr qsizetype kCpf = 11;
                item.document = exactHash(movement.document);
                if (movement.document.size() == kCpf)
                    item.documentDigits = sixDigits(QStringView(movement.document).sliced(3, 6));
            }
            items.push_back(item);
        }
        return items;
    }

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const MatchOptions &m_options;
    std::vector<bool> m_isLineDecided;
    std::vector<bool> m_isMovementDecided;
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

QStringList identifiersIn(QStringView text)
{
    const auto isDelimiter = [](QChar c) {
        return c.isSpace() || QStringView(u",;:()[]\"'").contains(c);
    };
    QStringList identifiers;
    for (auto at = text.begin(); at != text.end();) {
        at = std::find_if_not(at, text.end(), isDelimiter);
        const auto end = std::find_if(at, text.end(), isDelimiter);
        if (end - at >= kMinIdentifier && std::any_of(at, end, isDigit)) {
            const QString letters = plainLetters(QStringView(at, end));
            if (letters.size() >= kMinIdentifier)
                identifiers.append(letters);
        }
        at = end;
    }
    return identifiers;
}

} // namespace core
