// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/statementline.h"
#include "core/reconcile/movement.h"

#include <QtCore/QList>
#include <QtCore/QStringList>

#include <optional>

namespace core
{

/// The rule by which a line and a movement fit, strongest first. Amounts are always equal to the
/// centavo, except in MatchResult::differing.
enum class MatchRule {
    EndToEndId,      ///< the line has the end-to-end id of the payment or return
    Txid,            ///< the line has the id of the transaction, or its first 25 digits
    ServiceId,       ///< the bank's own id of the line is the id of the transaction
    Reference,       ///< the line has the reference, which only one transaction has
    AmountTimeParty, ///< at most two minutes apart, and document or name fits
    AmountDocument,  ///< document fits, within the window of days
    AmountTime,      ///< at most two minutes apart
    AmountName,      ///< name fits, within the window of days
    AmountDay,       ///< within the window of days
    EqualSet,        ///< as many lines as settled movements on one day, all of one amount
};

enum class Confidence {
    Certain, ///< by an identifier; the only one that acts without a person
    Strong,
    Likely,
    Possible,
    Set, ///< the set fits, but not which line belongs to which movement
};

[[nodiscard]] Confidence confidenceOf(MatchRule rule);

/// The facts behind a match, for one sentence to the user.
struct MatchReason
{
    QString identifier = {};              ///< that both have
    std::optional<int> minutesApart = {}; ///< line minus movement
    std::optional<int> daysApart = {};    ///< line minus movement
    bool documentFits = false;
    bool nameFits = false;

    bool operator==(const MatchReason &) const = default;
};

/// Lines and movements by their index. One of each, except in sets and conflicts.
struct Match
{
    QList<qsizetype> lines = {};
    QList<qsizetype> movements = {};
    MatchRule rule = MatchRule::EndToEndId;
    MatchReason reason = {};

    bool operator==(const Match &) const = default;
};

/// Each line is in at most one list, and once.
struct MatchResult
{
    QList<Match> matches = {};     ///< certain
    QList<Match> suggestions = {}; ///< a person decides
    QList<Match> differing = {};   ///< an identifier fits, the amount does not
    /// Identifiers connect several lines or movements, such as a second line with one payment. The
    /// movement may have a match.
    QList<Match> conflicts = {};
};

/// The window of days in which a bank books a movement: line minus movement.
inline constexpr int kMinDaysApart = -1;
inline constexpr int kMaxDaysApart = 3;
inline constexpr int kMaxMinutesApart = 2;
/// Names are compared only if a line and a movement have at most this number of candidates each.
inline constexpr qsizetype kMaxNameCandidates = 64;

struct MatchOptions
{
    /// The payer who stands for unnamed customers. This name and document never fit.
    QString walkInName = {};
    QString walkInDocument = {};
};

/// Compares lines of one account with the movements of a service. A pure function: the order of
/// lines and movements does not change the pairs.
///
/// Identifiers match first, over the whole set. A line with identifiers of several movements never
/// matches. Of several lines with one movement, the first booked line matches. Each later rule sees
/// what the rules before left, and suggests a pair only if both are the only candidate of the
/// other. Equal candidates therefore produce no suggestion.
///
/// Time: proportional to lines and movements, apart from sorting those with equal amounts. Memory:
/// about 0.3 KiB for each line; 56 bytes and the name for each movement whose amount a line has.
[[nodiscard]] MatchResult matchLines(const QList<StatementLine> &lines,
                                     const QList<Movement> &movements,
                                     const MatchOptions &options = {});

/// Returns the identifiers in the text of a line: words with six or more letters and digits, at
/// least one digit, as plainLetters().
[[nodiscard]] QStringList identifiersIn(QStringView text);

} // namespace core
