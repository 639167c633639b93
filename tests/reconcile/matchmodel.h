// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/plainletters.h"
#include "core/reconcile/matcher.h"
#include "core/reconcile/namelikeness.h"

#include <algorithm>
#include <functional>
#include <vector>

/// A plain model of core::matchLines(): compares every line with every movement, as the rules say.
namespace matchmodel
{

using core::MatchRule;
using core::Movement;
using core::StatementLine;

/// One pair, or the sides of a set.
struct Pairing
{
    QList<qsizetype> lines;
    QList<qsizetype> movements;
    MatchRule rule;

    auto operator<=>(const Pairing &other) const
    {
        return std::tie(lines.first(), movements.first(), rule) <=>
               std::tie(other.lines.first(), other.movements.first(), other.rule);
    }
    bool operator==(const Pairing &) const = default;
};

struct Outcome
{
    QList<Pairing> matches;
    QList<Pairing> suggestions;
    QList<qsizetype> differingLines;
    QList<qsizetype> conflictLines;
};

class Model
{
public:
    Model(const QList<StatementLine> &lines, const QList<Movement> &movements,
          const core::MatchOptions &options)
        : m_lines(lines)
        , m_movements(movements)
        , m_options(options)
        , m_lineUsed(static_cast<size_t>(lines.size()))
        , m_movementUsed(static_cast<size_t>(movements.size()))
    {}

    Outcome run()
    {
        applyIdentifiers();
        applyPairs(MatchRule::AmountTimeParty, [this](qsizetype line, qsizetype movement) {
            return isNearInTime(line, movement) &&
                   (documentFits(line, movement) || nameFits(line, movement)) &&
                   hasFew(line, movement, true);
        });
        applyPairs(MatchRule::AmountDocument, [this](qsizetype line, qsizetype movement) {
            return isNearInDays(line, movement) && documentFits(line, movement);
        });
        applyPairs(MatchRule::AmountTime, [this](qsizetype line, qsizetype movement) {
            return isNearInTime(line, movement);
        });
        applyPairs(MatchRule::AmountName, [this](qsizetype line, qsizetype movement) {
            return isNearInDays(line, movement) && nameFits(line, movement) &&
                   hasFew(line, movement, false);
        });
        applyPairs(MatchRule::AmountDay, [this](qsizetype line, qsizetype movement) {
            return isNearInDays(line, movement);
        });
        applySets();
        std::sort(m_outcome.matches.begin(), m_outcome.matches.end());
        std::sort(m_outcome.suggestions.begin(), m_outcome.suggestions.end());
        return m_outcome;
    }

private:
    using Fits = std::function<bool(qsizetype, qsizetype)>;

    [[nodiscard]] std::optional<MatchRule> identifierRule(qsizetype line, qsizetype movement) const
    {
        const StatementLine &l = m_lines[line];
        const Movement &m = m_movements[movement];
        if (l.amount.isNegative() != m.amount.isNegative())
            return std::nullopt;
        if (!m.endToEndId.isEmpty() && l.endToEndId == m.endToEndId)
            return MatchRule::EndToEndId;
        QStringList words = core::identifiersIn(l.text);
        words << core::plainLetters(l.txid) << core::plainLetters(l.reference);
        const QString id = core::plainLetters(m.transaction.toString(QUuid::Id128));
        if (m.kind != core::MovementKind::Payout) {
            if (words.contains(id) || words.contains(id.left(25)))
                return MatchRule::Txid;
            const QString fitid = core::plainLetters(l.fitid);
            if (fitid == id || fitid == id.left(25))
                return MatchRule::ServiceId;
        }
        words << core::plainLetters(l.fitid);
        const QString reference = core::plainLetters(m.reference);
        const bool hasDigit =
            std::any_of(reference.begin(), reference.end(), [](QChar c) { return c.isDigit(); });
        if (reference.size() < 6 || !hasDigit || !words.contains(reference))
            return std::nullopt;
        const bool isShared =
            std::any_of(m_movements.begin(), m_movements.end(), [&](const Movement &other) {
                return core::plainLetters(other.reference) == reference &&
                       other.transaction != m.transaction;
            });
        return isShared ? std::nullopt : std::optional(MatchRule::Reference);
    }

    void applyIdentifiers()
    {
        std::vector<std::tuple<qsizetype, qsizetype, MatchRule>> equal;
        std::vector<std::pair<qsizetype, qsizetype>> unequal;
        for (qsizetype line = 0; line < m_lines.size(); ++line) {
            for (qsizetype movement = 0; movement < m_movements.size(); ++movement) {
                const auto rule = identifierRule(line, movement);
                if (rule && m_lines[line].amount == m_movements[movement].amount)
                    equal.emplace_back(line, movement, *rule);
                else if (rule)
                    unequal.emplace_back(line, movement);
            }
        }
        const auto isOnlyOfLine = [&equal](const auto &edge) {
            return std::count_if(equal.begin(), equal.end(), [&edge](const auto &other) {
                       return std::get<0>(other) == std::get<0>(edge);
                   }) == 1;
        };
        for (const auto &edge : equal) {
            const auto [line, movement, rule] = edge;
            m_lineUsed[static_cast<size_t>(line)] = true;
            m_movementUsed[static_cast<size_t>(movement)] = true;
            const auto isFirst = std::none_of(equal.begin(), equal.end(), [&](const auto &other) {
                return std::get<1>(other) == std::get<1>(edge) && isOnlyOfLine(other) &&
                       isBookedBefore(std::get<0>(other), std::get<0>(edge));
            });
            if (isOnlyOfLine(edge) && isFirst)
                m_outcome.matches.append({{line}, {movement}, rule});
            else if (!m_outcome.conflictLines.contains(line))
                m_outcome.conflictLines.append(line);
        }
        std::sort(m_outcome.conflictLines.begin(), m_outcome.conflictLines.end());
        const std::vector<bool> fitsElsewhere = m_lineUsed;
        for (const auto &[line, movement] : unequal) {
            if (fitsElsewhere[static_cast<size_t>(line)] ||
                m_lines[line].kind == core::LineKind::Fee)
                continue;
            m_lineUsed[static_cast<size_t>(line)] = true;
            m_movementUsed[static_cast<size_t>(movement)] = true;
            if (!m_outcome.differingLines.contains(line))
                m_outcome.differingLines.append(line);
        }
    }

    /// Compares days, times, texts and numbers; equal lines by their order.
    [[nodiscard]] bool isBookedBefore(qsizetype left, qsizetype right) const
    {
        const StatementLine &a = m_lines[left];
        const StatementLine &b = m_lines[right];
        if (a.day != b.day)
            return a.day < b.day;
        if (a.time != b.time)
            return a.time && (!b.time || *a.time < *b.time);
        return std::tie(a.text, a.number, left) < std::tie(b.text, b.number, right); // unique
    }

    [[nodiscard]] bool isOpenPair(qsizetype line, qsizetype movement) const
    {
        return !m_lineUsed[static_cast<size_t>(line)] &&
               !m_movementUsed[static_cast<size_t>(movement)] &&
               m_lines[line].amount == m_movements[movement].amount;
    }

    [[nodiscard]] bool isNearInDays(qsizetype line, qsizetype movement) const
    {
        const qint64 days = m_movements[movement].day.daysTo(m_lines[line].day);
        return days >= -1 && days <= 3;
    }

    [[nodiscard]] bool isNearInTime(qsizetype line, qsizetype movement) const
    {
        const auto &time = m_lines[line].time;
        return time && qAbs(time->toSecsSinceEpoch() / 60 - m_movements[movement].minute) <= 2;
    }

    [[nodiscard]] bool documentFits(qsizetype line, qsizetype movement) const
    {
        const StatementLine &l = m_lines[line];
        const QString &document = m_movements[movement].document;
        if (document.isEmpty() || document == m_options.walkInDocument)
            return false;
        if (!l.document.isEmpty())
            return l.document == document;
        return document.size() == 11 && l.documentDigits == document.mid(3, 6);
    }

    [[nodiscard]] bool nameFits(qsizetype line, qsizetype movement) const
    {
        const QString &name = m_movements[movement].name;
        return !core::hasSameLetters(core::nameKey(name), core::nameKey(m_options.walkInName)) &&
               core::isLike(core::nameKey(m_lines[line].name), core::nameKey(name));
    }

    [[nodiscard]] bool isNear(qsizetype line, qsizetype movement, bool isByTime) const
    {
        return isByTime ? isNearInTime(line, movement) : isNearInDays(line, movement);
    }

    [[nodiscard]] bool hasFew(qsizetype line, qsizetype movement, bool isByTime) const
    {
        int movements = 0;
        for (qsizetype i = 0; i < m_movements.size(); ++i)
            movements += isOpenPair(line, i) && isNear(line, i, isByTime) ? 1 : 0;
        int lines = 0;
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            lines += isOpenPair(i, movement) && isNear(i, movement, isByTime) ? 1 : 0;
        return movements <= 64 && lines <= 64;
    }

    void applyPairs(MatchRule rule, const Fits &fits)
    {
        std::vector<std::pair<qsizetype, qsizetype>> pairs;
        for (qsizetype line = 0; line < m_lines.size(); ++line) {
            for (qsizetype movement = 0; movement < m_movements.size(); ++movement) {
                if (isOpenPair(line, movement) && fits(line, movement))
                    pairs.emplace_back(line, movement);
            }
        }
        for (const auto &[line, movement] : pairs) {
            const auto sharesSide = [l = line, m = movement](const auto &other) {
                return (other.first == l) != (other.second == m);
            };
            if (std::any_of(pairs.begin(), pairs.end(), sharesSide))
                continue;
            m_lineUsed[static_cast<size_t>(line)] = true;
            m_movementUsed[static_cast<size_t>(movement)] = true;
            m_outcome.suggestions.append({{line}, {movement}, rule});
        }
    }

    void applySets()
    {
        QList<qsizetype> done;
        for (qsizetype first = 0; first < m_lines.size(); ++first) {
            if (m_lineUsed[static_cast<size_t>(first)] || done.contains(first))
                continue;
            Pairing set{{}, {}, MatchRule::EqualSet};
            bool isSet = true;
            for (qsizetype i = 0; i < m_movements.size(); ++i) {
                if (!isOpenPair(first, i) || !isNearInDays(first, i))
                    continue;
                set.movements.append(i);
                isSet = isSet && m_movements[i].day == m_lines[first].day &&
                        m_movements[i].state == core::MovementState::Settled;
            }
            for (qsizetype i = 0; i < m_lines.size() && !set.movements.isEmpty(); ++i) {
                if (!isOpenPair(i, set.movements.first()) ||
                    !isNearInDays(i, set.movements.first()))
                    continue;
                set.lines.append(i);
                isSet = isSet && m_lines[i].day == m_lines[first].day;
            }
            if (isSet && set.lines.size() >= 2 && set.lines.size() == set.movements.size()) {
                done += set.lines;
                m_outcome.suggestions.append(set);
            }
        }
    }

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    const core::MatchOptions &m_options;
    std::vector<bool> m_lineUsed;
    std::vector<bool> m_movementUsed;
    Outcome m_outcome;
};

} // namespace matchmodel
