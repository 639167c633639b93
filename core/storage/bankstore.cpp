// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bankstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/plainletters.h"

#include <QtCore/QSet>

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Selects rows whose step counts and that no other step ended.
constexpr auto kCounts = "step IN (SELECT id FROM step WHERE undone = 0) AND (ended IS NULL OR "
                         "ended IN (SELECT id FROM step WHERE undone = 1))"_L1;
constexpr auto kStepCounts = "step IN (SELECT id FROM step WHERE undone = 0)"_L1;
constexpr auto kLineColumns =
    "id, account, day, time, amount, kind, row, text, name, document, document_digits, ispb, "
    "end_to_end_id, txid, reference, fitid, number, fingerprint, copy"_L1;

template<typename Value>
qint64 numberOf(Value value)
{
    return static_cast<qint64>(value);
}

template<typename Value>
Value valueOf(qint64 number)
{
    return static_cast<Value>(number);
}

QVariant moneyValue(const std::optional<Money> &money)
{
    return money ? sqlValue(*money) : QVariant();
}

QVariant numberValue(const std::optional<int> &number)
{
    return number ? QVariant(qint64{*number}) : QVariant();
}

std::optional<Money> moneyAt(const Statement &statement, int column)
{
    if (statement.isNull(column))
        return std::nullopt;
    return Money::fromCents(statement.number(column));
}

std::optional<int> numberAt(const Statement &statement, int column)
{
    if (statement.isNull(column))
        return std::nullopt;
    return static_cast<int>(statement.number(column));
}

QByteArray copied(const QByteArray &bytes)
{
    return QByteArray(bytes.constData(), bytes.size());
}

QDate dayAt(const Statement &statement, int column)
{
    return QDate::fromJulianDay(statement.number(column));
}

BankLine lineAt(const Statement &statement)
{
    BankLine row{.id = statement.number(0), .account = statement.number(1)};
    StatementLine &line = row.line;
    line.day = dayAt(statement, 2);
    line.time = statement.optionalTime(3);
    line.amount = Money::fromCents(statement.number(4));
    line.kind = valueOf<LineKind>(statement.number(5));
    line.row = static_cast<int>(statement.number(6));
    line.text = statement.text(7);
    line.name = statement.text(8);
    line.document = statement.text(9);
    line.documentDigits = statement.text(10);
    line.ispb = statement.text(11);
    line.endToEndId = statement.text(12);
    line.txid = statement.text(13);
    line.reference = statement.text(14);
    line.fitid = statement.text(15);
    line.number = statement.text(16);
    row.fingerprint = copied(statement.bytes(17));
    row.copy = static_cast<int>(statement.number(18));
    return row;
}

/// Runs the statement and converts each row.
template<typename Row, typename Read>
Result<QList<Row>> rowsOf(Statement &statement, const Read &read)
{
    if (const auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    QList<Row> rows;
    while (statement.next())
        rows.append(read(statement));
    return statement.end().map([&rows] { return rows; });
}

template<typename Row, typename Read>
Result<QList<Row>> rowsOf(Database &database, const QString &sql, const Read &read)
{
    Statement statement(database, sql);
    return rowsOf<Row>(statement, read);
}

/// A range of ids of lines that an import has.
struct LineRange
{
    qint64 import = 0;
    qint64 first = 0;
    qint64 last = 0;
};

/// The lines that count, and those that are gone.
class ActiveLines
{
public:
    [[nodiscard]] static Result<ActiveLines> load(Database &database,
                                                  const QList<BankImport> &imports)
    {
        ActiveLines active;
        for (const BankImport &import : imports) {
            if (!import.import.isRolledBack)
                active.m_imports.insert(import.import.id);
        }
        const auto ranges =
            rowsOf<LineRange>(database, u"SELECT import, first_line, last_line FROM import_lines"_s,
                              [](const Statement &row) {
                                  return LineRange{row.number(0), row.number(1), row.number(2)};
                              });
        if (!ranges)
            return tl::unexpected(ranges.error());
        for (const LineRange &range : *ranges) {
            if (active.m_imports.contains(range.import))
                active.m_ranges.append(range);
        }
        const auto gone = rowsOf<std::pair<qint64, qint64>>(
            database, u"SELECT import, line FROM gone_line"_s,
            [](const Statement &row) { return std::pair(row.number(0), row.number(1)); });
        if (!gone)
            return tl::unexpected(gone.error());
        for (const auto &[import, line] : *gone) {
            if (active.m_imports.contains(import))
                active.m_gone[line] = std::max(active.m_gone.value(line), import);
        }
        return active;
    }

    /// Removes lines that no import has, and marks lines that are gone.
    void apply(QList<BankLine> &lines) const
    {
        std::sort(lines.begin(), lines.end(),
                  [](const BankLine &a, const BankLine &b) { return a.id < b.id; });
        QList<qint64> newest(lines.size(), 0);
        for (const LineRange &range : m_ranges) {
            auto at =
                std::lower_bound(lines.cbegin(), lines.cend(), range.first,
                                 [](const BankLine &line, qint64 id) { return line.id < id; });
            for (; at != lines.cend() && at->id <= range.last; ++at) {
                qint64 &import = newest[at - lines.cbegin()];
                import = std::max(import, range.import);
            }
        }
        qsizetype kept = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (newest[i] == 0)
                continue;
            lines[i].isGone = m_gone.value(lines[i].id) > newest[i];
            if (kept != i)
                lines[kept] = std::move(lines[i]);
            ++kept;
        }
        lines.resize(kept);
    }

    /// Returns true if an import has the line.
    [[nodiscard]] bool contains(qint64 line) const
    {
        return std::any_of(m_ranges.cbegin(), m_ranges.cend(), [line](const LineRange &range) {
            return range.first <= line && line <= range.last;
        });
    }

private:
    QSet<qint64> m_imports;
    QList<LineRange> m_ranges;
    QHash<qint64, qint64> m_gone; ///< newest import that omits the line
};

BankStep stepAt(const Statement &row)
{
    return {row.number(0), valueOf<StepKind>(row.number(1)), row.time(2), row.text(3)};
}

Result<std::optional<BankStep>> firstStep(Database &database, const QString &sql)
{
    Statement statement(database, sql);
    return rowsOf<BankStep>(statement.bind(numberOf(StepKind::Automatic)), stepAt)
        .map([](const QList<BankStep> &steps) {
            return steps.isEmpty() ? std::nullopt : std::optional(steps.first());
        });
}

/// Returns the id of the row that was inserted last.
Result<qint64> insertedId(Database &database)
{
    return database.queryScalar(u"SELECT last_insert_rowid()"_s).map([](const QVariant &id) {
        return id.toLongLong();
    });
}

MovementKey keyAt(const Statement &row, int column)
{
    return {row.id(column), valueOf<MovementKind>(row.number(column + 1))};
}

void bindLine(Statement &statement, qint64 id, qint64 account, const StatementLine &line,
              const AddedLine &added)
{
    statement.bind(id)
        .bind(account)
        .bind(line.day.toJulianDay())
        .bind(line.time)
        .bind(line.amount)
        .bind(numberOf(line.kind))
        .bind(qint64{line.row})
        .bind(line.text);
    for (const QString *text :
         {&line.name, &line.document, &line.documentDigits, &line.ispb, &line.endToEndId,
          &line.txid, &line.reference, &line.fitid, &line.number})
        statement.bindStored(nullIfEmpty(*text));
    statement.bindStored(added.fingerprint).bind(qint64{added.copy});
}

/// Inserts lines with consecutive ids, many rows per statement.
Result<void> addLines(Database &database, qint64 firstId, qint64 account,
                      const QList<StatementLine> &lines, std::span<const AddedLine> added)
{
    constexpr size_t kRows = 32;
    const QString row = u"(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s;
    const QString one = u"INSERT INTO line ("_s + kLineColumns + ") VALUES "_L1 + row;
    const QString many = one + (u", "_s + row).repeated(kRows - 1);
    while (!added.empty()) {
        const size_t count = added.size() < kRows ? 1 : kRows;
        Statement statement(database, count == 1 ? one : many);
        for (const AddedLine &each : added.first(count))
            bindLine(statement, firstId++, account, lines[each.place], each);
        if (const auto done = statement.run(); !done)
            return done;
        added = added.subspan(count);
    }
    return {};
}

} // namespace

Result<QList<BankImport>> BankStore::imports()
{
    return rowsOf<BankImport>(
        m_database,
        u"SELECT i.id, i.account, i.digest, i.file_name, i.format, i.first_day, i.last_day, "
        "i.opening, i.closing, i.claim, i.line_count, s.made, s.person, s.undone OR EXISTS (SELECT "
        "1 FROM rollback r JOIN step rs ON rs.id = r.step WHERE r.import = i.id AND rs.undone = "
        "0), i.step FROM import i JOIN step s ON s.id = i.step ORDER BY i.id"_s,
        [](const Statement &row) {
            BankImport import;
            import.import = {.id = row.number(0),
                             .account = row.number(1),
                             .fileName = row.text(3),
                             .format = valueOf<StatementFormat>(row.number(4)),
                             .from = dayAt(row, 5),
                             .until = dayAt(row, 6),
                             .opening = moneyAt(row, 7),
                             .closing = moneyAt(row, 8),
                             .claim = valueOf<BalanceClaim>(row.number(9)),
                             .lineCount = row.number(10),
                             .importedAt = row.time(11),
                             .person = row.text(12),
                             .isRolledBack = row.number(13) != 0};
            import.digest = copied(row.bytes(2));
            import.step = row.number(14);
            return import;
        });
}

Result<QList<ReconciledAccount>> BankStore::accounts()
{
    return rowsOf<ReconciledAccount>(
        m_database, u"SELECT id, bank, branch, number FROM account ORDER BY id"_s,
        [](const Statement &row) {
            return ReconciledAccount{.id = row.number(0),
                                     .account = {row.text(1), row.text(2), row.text(3)}};
        });
}

Result<std::pair<QDate, QDate>> BankStore::days()
{
    return imports().map([](const QList<BankImport> &imports) {
        std::pair<QDate, QDate> days;
        for (const BankImport &each : imports) {
            if (each.import.isRolledBack)
                continue;
            if (!days.first.isValid() || each.import.from < days.first)
                days.first = each.import.from;
            if (!days.second.isValid() || each.import.until > days.second)
                days.second = each.import.until;
        }
        return days;
    });
}

Result<BankFacts> BankStore::load(QDate from, QDate until)
{
    return inReadTransaction(m_database, [&]() -> Result<BankFacts> {
        BankFacts facts;
        auto accounts = this->accounts();
        if (!accounts)
            return tl::unexpected(accounts.error());
        facts.accounts = std::move(*accounts);
        auto imports = this->imports();
        if (!imports)
            return tl::unexpected(imports.error());
        facts.imports = std::move(*imports);

        Statement select(m_database,
                         u"SELECT "_s + kLineColumns + " FROM line WHERE day BETWEEN ? AND ?"_L1);
        select.bind(from.isValid() ? from.toJulianDay() : qint64{0})
            .bind(until.isValid() ? until.toJulianDay() : std::numeric_limits<qint64>::max());
        auto lines = rowsOf<BankLine>(select, lineAt);
        if (!lines)
            return tl::unexpected(lines.error());
        const auto active = ActiveLines::load(m_database, facts.imports);
        if (!active)
            return tl::unexpected(active.error());
        active->apply(*lines);
        facts.lines = std::move(*lines);
        std::stable_sort(facts.lines.begin(), facts.lines.end(),
                         [](const BankLine &a, const BankLine &b) {
                             return std::tie(a.account, a.line.day, a.id) <
                                    std::tie(b.account, b.line.day, b.id);
                         });

        auto matches = this->matches(true);
        if (!matches)
            return tl::unexpected(matches.error());
        facts.matches = std::move(*matches);
        facts.matches.removeIf([&active](const BankMatch &match) {
            return std::any_of(match.lines.cbegin(), match.lines.cend(),
                               [&active](qint64 line) { return !active->contains(line); });
        });
        auto all = rowsOf<BankLine>(
            m_database, u"SELECT id, account, day, amount FROM line"_s, [](const Statement &row) {
                BankLine line{.id = row.number(0), .account = row.number(1)};
                line.line.day = dayAt(row, 2);
                line.line.amount = Money::fromCents(row.number(3));
                return line;
            });
        if (!all)
            return tl::unexpected(all.error());
        active->apply(*all);
        for (const BankLine &line : *all) {
            ++facts.lineCounts[line.account];
            if (!line.isGone)
                facts.daySums[line.account][line.line.day] += line.line.amount;
        }
        auto rejections = rowsOf<BankRejection>(
            m_database, u"SELECT line, tx, kind FROM rejection WHERE "_s + kStepCounts,
            [](const Statement &row) {
                return BankRejection{row.number(0),
                                     row.isNull(1) ? std::nullopt : std::optional(keyAt(row, 1))};
            });
        if (!rejections)
            return tl::unexpected(rejections.error());
        facts.rejections = std::move(*rejections);
        auto explanations = rowsOf<BankExplanation>(
            m_database, u"SELECT id, line, category, note FROM explanation WHERE "_s + kCounts,
            [](const Statement &row) {
                return BankExplanation{row.number(0), row.number(1),
                                       valueOf<ExplanationCategory>(row.number(2)), row.text(3)};
            });
        if (!explanations)
            return tl::unexpected(explanations.error());
        facts.explanations = std::move(*explanations);
        auto rules = rowsOf<ExplanationRule>(
            m_database,
            u"SELECT id, phrase, incoming, category FROM rule WHERE "_s + kCounts +
                " ORDER BY id"_L1,
            [](const Statement &row) {
                return ExplanationRule{row.number(0), row.text(1), row.number(2) != 0,
                                       valueOf<ExplanationCategory>(row.number(3))};
            });
        if (!rules)
            return tl::unexpected(rules.error());
        facts.rules = std::move(*rules);
        const auto notes = rowsOf<std::pair<qint64, QString>>(
            m_database, u"SELECT line, text FROM note WHERE "_s + kStepCounts + " ORDER BY step"_L1,
            [](const Statement &row) { return std::pair(row.number(0), row.text(1)); });
        if (!notes)
            return tl::unexpected(notes.error());
        for (const auto &[line, text] : *notes)
            facts.notes[line] = text;

        auto seals = rowsOf<BankSeal>(
            m_database,
            u"SELECT id, account, day, made, person, reason, opening, closing, digest, previous, "
            "reopened, reopened_by, reopen_reason FROM seal ORDER BY id"_s,
            [](const Statement &row) {
                return BankSeal{.id = row.number(0),
                                .account = row.number(1),
                                .day = dayAt(row, 2),
                                .madeAt = row.time(3),
                                .person = row.text(4),
                                .reason = row.text(5),
                                .opening = moneyAt(row, 6),
                                .closing = moneyAt(row, 7),
                                .digest = copied(row.bytes(8)),
                                .previous = copied(row.bytes(9)),
                                .reopenedAt = row.optionalTime(10),
                                .reopenedBy = row.text(11),
                                .reopenReason = row.text(12)};
            });
        if (!seals)
            return tl::unexpected(seals.error());
        facts.seals = std::move(*seals);
        for (BankSeal &seal : facts.seals) {
            Statement sealedLines(m_database,
                                  u"SELECT line, amount, queue FROM sealed_line WHERE seal = ?"_s);
            auto parts =
                rowsOf<BankSeal::Line>(sealedLines.bind(seal.id), [](const Statement &row) {
                    return BankSeal::Line{row.number(0), Money::fromCents(row.number(1)),
                                          valueOf<ReconcileQueue>(row.number(2))};
                });
            if (!parts)
                return tl::unexpected(parts.error());
            seal.lines = std::move(*parts);
            Statement movements(m_database,
                                u"SELECT tx, kind, amount, state, queue FROM sealed_movement "
                                "WHERE seal = ?"_s);
            auto sealed = rowsOf<BankSeal::Part>(movements.bind(seal.id), [](const Statement &row) {
                return BankSeal::Part{keyAt(row, 0), Money::fromCents(row.number(2)),
                                      valueOf<MovementState>(row.number(3)),
                                      valueOf<ReconcileQueue>(row.number(4))};
            });
            if (!sealed)
                return tl::unexpected(sealed.error());
            seal.movements = std::move(*sealed);
        }
        return facts;
    });
}

Result<QList<BankMatch>> BankStore::matches(bool areActive)
{
    const QString where = areActive
                              ? QString(kCounts)
                              : u"id IN (SELECT match FROM match_movement WHERE evidence < 2)"_s;
    auto matches = rowsOf<BankMatch>(
        m_database,
        u"SELECT m.id, m.step, s.kind, s.made, s.person, m.rule, m.identifier, m.minutes, m.days, "
        "m.document_fits, m.name_fits, m.note FROM match m JOIN step s ON s.id = m.step WHERE "
        "m.id IN (SELECT id FROM match WHERE "_s +
            where + ") ORDER BY m.id"_L1,
        [](const Statement &row) {
            return BankMatch{.id = row.number(0),
                             .step = row.number(1),
                             .kind = valueOf<StepKind>(row.number(2)),
                             .madeAt = row.time(3),
                             .person = row.text(4),
                             .rule = valueOf<DecisionRule>(row.number(5)),
                             .reason = {.identifier = row.text(6),
                                        .minutesApart = numberAt(row, 7),
                                        .daysApart = numberAt(row, 8),
                                        .documentFits = row.number(9) != 0,
                                        .nameFits = row.number(10) != 0},
                             .note = row.text(11)};
        });
    if (!matches)
        return matches;
    // Both lists have the order of the matches.
    QHash<qint64, qsizetype> places;
    for (qsizetype i = 0; i < matches->size(); ++i)
        places.insert(matches->at(i).id, i);
    const auto lines = rowsOf<std::pair<qint64, qint64>>(
        m_database, u"SELECT match, line FROM match_line ORDER BY match, line"_s,
        [](const Statement &row) { return std::pair(row.number(0), row.number(1)); });
    if (!lines)
        return tl::unexpected(lines.error());
    for (const auto &[match, line] : *lines) {
        if (const auto place = places.constFind(match); place != places.cend())
            (*matches)[*place].lines.append(line);
    }
    using Row = std::pair<qint64, BankMatch::Part>;
    const auto parts = rowsOf<Row>(
        m_database,
        u"SELECT match, tx, kind, amount, evidence FROM match_movement ORDER BY match"_s,
        [](const Statement &row) {
            return Row{row.number(0),
                       {keyAt(row, 1), Money::fromCents(row.number(3)),
                        valueOf<EvidenceState>(row.number(4))}};
        });
    if (!parts)
        return tl::unexpected(parts.error());
    for (const auto &[match, part] : *parts) {
        if (const auto place = places.constFind(match); place != places.cend())
            (*matches)[*place].movements.append(part);
    }
    using Adjustment = std::pair<qint64, MatchAdjustment>;
    const auto adjustments = rowsOf<Adjustment>(
        m_database,
        u"SELECT match, kind, amount, note FROM match_adjustment ORDER BY match, place"_s,
        [](const Statement &row) {
            return Adjustment{row.number(0),
                              {valueOf<MatchAdjustment::Kind>(row.number(1)),
                               Money::fromCents(row.number(2)), row.text(3)}};
        });
    if (!adjustments)
        return tl::unexpected(adjustments.error());
    for (const auto &[match, adjustment] : *adjustments) {
        if (const auto place = places.constFind(match); place != places.cend())
            (*matches)[*place].adjustments.append(adjustment);
    }
    return matches;
}

Result<QList<BankMatch>> BankStore::endedWithEvidence(const BankFacts &facts)
{
    return matches(false).map([&facts](const QList<BankMatch> &all) {
        QSet<qint64> active;
        for (const BankMatch &match : facts.matches)
            active.insert(match.id);
        QList<BankMatch> ended;
        for (const BankMatch &match : all) {
            if (!active.contains(match.id))
                ended.append(match);
        }
        return ended;
    });
}

Result<QList<BankLine>> BankStore::fingerprints(qint64 account, QDate from, QDate until)
{
    return inReadTransaction(m_database, [&]() -> Result<QList<BankLine>> {
        const auto imports = this->imports();
        if (!imports)
            return tl::unexpected(imports.error());
        const auto active = ActiveLines::load(m_database, *imports);
        if (!active)
            return tl::unexpected(active.error());
        Statement statement(m_database, u"SELECT id, day, amount, fingerprint, copy FROM line "
                                        "WHERE account = ? AND day BETWEEN ? AND ?"_s);
        statement.bind(account).bind(from.toJulianDay()).bind(until.toJulianDay());
        auto lines = rowsOf<BankLine>(statement, [account](const Statement &row) {
            BankLine line{.id = row.number(0), .account = account};
            line.line.day = dayAt(row, 1);
            line.line.amount = Money::fromCents(row.number(2));
            line.fingerprint = copied(row.bytes(3));
            line.copy = static_cast<int>(row.number(4));
            return line;
        });
        if (lines)
            active->apply(*lines);
        return lines;
    });
}

Result<QList<BankLine>> BankStore::lines(const QList<qint64> &ids)
{
    QList<BankLine> lines;
    for (const qint64 id : ids) {
        Statement statement(m_database, u"SELECT "_s + kLineColumns + " FROM line WHERE id = ?"_L1);
        const auto found = rowsOf<BankLine>(statement.bind(id), lineAt);
        if (!found)
            return tl::unexpected(found.error());
        lines += *found;
    }
    return lines;
}

Result<QHash<QUuid, QDate>> BankStore::reconciledDays()
{
    return inReadTransaction(m_database, [this]() -> Result<QHash<QUuid, QDate>> {
        const auto imports = this->imports();
        if (!imports)
            return tl::unexpected(imports.error());
        const auto active = ActiveLines::load(m_database, *imports);
        if (!active)
            return tl::unexpected(active.error());
        auto lines =
            rowsOf<BankLine>(m_database, u"SELECT id, day FROM line"_s, [](const Statement &row) {
                BankLine line{.id = row.number(0)};
                line.line.day = dayAt(row, 1);
                return line;
            });
        if (!lines)
            return tl::unexpected(lines.error());
        active->apply(*lines);
        QHash<qint64, QDate> dayOfLine;
        dayOfLine.reserve(lines->size());
        for (const BankLine &line : std::as_const(*lines)) {
            if (!line.isGone)
                dayOfLine.insert(line.id, line.line.day);
        }
        const auto matched = rowsOf<std::pair<qint64, qint64>>(
            m_database,
            u"SELECT match, line FROM match_line WHERE match IN (SELECT id FROM match WHERE "_s +
                kCounts + ")"_L1,
            [](const Statement &row) { return std::pair(row.number(0), row.number(1)); });
        if (!matched)
            return tl::unexpected(matched.error());
        QHash<qint64, QDate> dayOfMatch; // invalid: one of the lines does not count
        for (const auto &[match, line] : *matched) {
            const QDate day = dayOfLine.value(line);
            const auto known = dayOfMatch.find(match);
            if (known == dayOfMatch.end())
                dayOfMatch.insert(match, day);
            else if (!day.isValid() || !known->isValid())
                *known = {};
            else
                *known = std::max(*known, day);
        }
        const auto parts = rowsOf<std::pair<qint64, QUuid>>(
            m_database, u"SELECT match, tx FROM match_movement"_s,
            [](const Statement &row) { return std::pair(row.number(0), row.id(1)); });
        if (!parts)
            return tl::unexpected(parts.error());
        QHash<QUuid, QDate> days;
        for (const auto &[match, transaction] : *parts) {
            const QDate day = dayOfMatch.value(match);
            if (QDate &newest = days[transaction]; newest < day)
                newest = day;
        }
        days.removeIf([](const auto &each) { return !each.value().isValid(); });
        return days;
    });
}

Result<QList<TransactionLine>> BankStore::linesOf(const QUuid &transaction)
{
    return inReadTransaction(m_database, [&]() -> Result<QList<TransactionLine>> {
        const auto imports = this->imports();
        if (!imports)
            return tl::unexpected(imports.error());
        const auto active = ActiveLines::load(m_database, *imports);
        if (!active)
            return tl::unexpected(active.error());
        const auto accounts = this->accounts();
        if (!accounts)
            return tl::unexpected(accounts.error());
        struct Row
        {
            TransactionLine found;
            qint64 line;
        };
        Statement statement(
            m_database,
            u"SELECT p.kind, m.rule, s.kind, s.made, s.person, l.line FROM match_movement p JOIN "
            "match m ON m.id = p.match JOIN step s ON s.id = m.step JOIN match_line l ON l.match = "
            "m.id WHERE p.tx = ? AND m.id IN (SELECT id FROM match WHERE "_s +
                kCounts + ")"_L1);
        const auto rows = rowsOf<Row>(statement.bind(transaction), [](const Statement &row) {
            Row each{{}, row.number(5)};
            each.found.movement = valueOf<MovementKind>(row.number(0));
            each.found.rule = valueOf<DecisionRule>(row.number(1));
            each.found.isAutomatic = valueOf<StepKind>(row.number(2)) == StepKind::Automatic;
            each.found.madeAt = row.time(3);
            each.found.person = row.text(4);
            return each;
        });
        if (!rows)
            return tl::unexpected(rows.error());
        QList<TransactionLine> lines;
        for (Row row : *rows) {
            auto stored = this->lines({row.line});
            if (!stored)
                return tl::unexpected(stored.error());
            active->apply(*stored);
            if (stored->isEmpty() || stored->first().isGone)
                continue;
            const BankLine &line = stored->first();
            row.found.line = line.line;
            for (const ReconciledAccount &account : *accounts) {
                if (account.id == line.account)
                    row.found.account = account.account;
            }
            for (const BankImport &each : *imports) {
                const StoredImport &import = each.import;
                if (!import.isRolledBack && import.account == line.account &&
                    import.from <= line.line.day && line.line.day <= import.until)
                    row.found.fileName = import.fileName;
            }
            Statement seal(m_database, u"SELECT id FROM seal WHERE account = ? AND day = ? AND "
                                       "reopened IS NULL"_s);
            const auto seals =
                rowsOf<qint64>(seal.bind(line.account).bind(line.line.day.toJulianDay()),
                               [](const Statement &each) { return each.number(0); });
            if (!seals)
                return tl::unexpected(seals.error());
            row.found.isSealed = !seals->isEmpty();
            lines.append(row.found);
        }
        std::stable_sort(lines.begin(), lines.end(),
                         [](const TransactionLine &a, const TransactionLine &b) {
                             return a.line.day < b.line.day;
                         });
        return lines;
    });
}

Result<QList<CsvMapping>> BankStore::mappings()
{
    return rowsOf<CsvMapping>(
        m_database, u"SELECT header, separator, columns FROM mapping ORDER BY learned DESC"_s,
        [](const Statement &row) {
            CsvMapping mapping{.header = row.text(0), .separator = row.text(1).front()};
            const QStringList columns = row.text(2).split(u' ');
            for (const QString &column : columns)
                mapping.columns.append(valueOf<CsvColumn>(column.toLongLong()));
            return mapping;
        });
}

Result<void> BankStore::addMapping(const CsvMapping &mapping, const QDateTime &now)
{
    QStringList columns;
    for (const CsvColumn column : mapping.columns)
        columns.append(QString::number(static_cast<int>(column)));
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"INSERT OR REPLACE INTO mapping (header, separator, "
                                        "columns, learned) VALUES (?, ?, ?, ?)"_s);
        return statement.bind(plainLetters(mapping.header))
            .bind(QString(mapping.separator))
            .bind(columns.join(u' '))
            .bind(now)
            .run();
    });
}

Result<qint64> BankStore::addAccount(const BankAccount &account)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        Statement statement(m_database,
                            u"INSERT INTO account (bank, branch, number) VALUES (?, ?, ?)"_s);
        const auto done =
            statement.bind(account.bank).bind(account.branch).bind(account.number).run();
        return done.and_then([this] { return insertedId(m_database); });
    });
}

Result<qint64> BankStore::addStep(StepKind kind, const QString &person, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        if (kind != StepKind::Automatic) {
            Statement discard(
                m_database, u"UPDATE step SET discarded = 1 WHERE undone = 1 AND discarded = 0"_s);
            if (const auto done = discard.run(); !done)
                return tl::unexpected(done.error());
        }
        Statement statement(m_database,
                            u"INSERT INTO step (kind, made, person) VALUES (?, ?, ?)"_s);
        const auto done = statement.bind(numberOf(kind)).bind(now).bind(person).run();
        return done.and_then([this] { return insertedId(m_database); });
    });
}

Result<std::optional<BankStep>> BankStore::undoable()
{
    return firstStep(m_database, u"SELECT id, kind, made, person FROM step WHERE undone = 0 AND "
                                 "kind <> ? ORDER BY id DESC LIMIT 1"_s);
}

Result<std::optional<BankStep>> BankStore::redoable()
{
    return firstStep(m_database,
                     u"SELECT id, kind, made, person FROM step WHERE undone = 1 AND discarded = 0 "
                     "AND kind <> ? ORDER BY id LIMIT 1"_s);
}

Result<void> BankStore::setUndone(qint64 step, bool isUndone)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE step SET undone = ? WHERE id = ?"_s);
        return statement.bind(qint64{isUndone}).bind(step).run();
    });
}

Result<QList<qint64>> BankStore::linesOfStep(qint64 step)
{
    Statement statement(
        m_database,
        u"SELECT line FROM match_line WHERE match IN (SELECT id FROM match WHERE step = ? OR ended "
        "= ?) UNION SELECT line FROM explanation WHERE step = ? OR ended = ? UNION SELECT line "
        "FROM rejection WHERE step = ? UNION SELECT line FROM note WHERE step = ? UNION SELECT "
        "l.id FROM line l JOIN import_lines r ON l.id BETWEEN r.first_line AND r.last_line WHERE "
        "r.import IN (SELECT id FROM import WHERE step = ? UNION SELECT import FROM rollback WHERE "
        "step = ?)"_s);
    for (int i = 0; i < 8; ++i)
        statement.bind(step);
    return rowsOf<qint64>(statement, [](const Statement &row) { return row.number(0); });
}

Result<qint64> BankStore::addImport(const BankImport &import, const QList<StatementLine> &lines,
                                    const QList<AddedLine> &added, QList<qint64> held,
                                    const QList<qint64> &gone)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        const StoredImport &facts = import.import;
        qint64 id = 0;
        {
            Statement statement(
                m_database,
                u"INSERT INTO import (step, account, digest, file_name, format, first_day, "
                "last_day, opening, closing, claim, line_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, "
                "?, ?, ?)"_s);
            const auto done = statement.bind(import.step)
                                  .bind(facts.account)
                                  .bindStored(import.digest)
                                  .bind(facts.fileName)
                                  .bind(numberOf(facts.format))
                                  .bind(facts.from.toJulianDay())
                                  .bind(facts.until.toJulianDay())
                                  .bindStored(moneyValue(facts.opening))
                                  .bindStored(moneyValue(facts.closing))
                                  .bind(numberOf(facts.claim))
                                  .bind(qint64{facts.lineCount})
                                  .run();
            if (!done)
                return tl::unexpected(done.error());
        }
        const auto inserted = insertedId(m_database);
        if (!inserted)
            return inserted;
        id = *inserted;
        const auto last = m_database.queryScalar(u"SELECT coalesce(max(id), 0) FROM line"_s);
        if (!last)
            return tl::unexpected(last.error());
        const qint64 first = last->toLongLong() + 1;
        if (const auto done = addLines(m_database, first, facts.account, lines, added); !done)
            return tl::unexpected(done.error());
        held.reserve(held.size() + added.size());
        for (qsizetype i = 0; i < added.size(); ++i)
            held.append(first + i);
        std::sort(held.begin(), held.end());
        for (qsizetype at = 0; at < held.size();) {
            qsizetype end = at + 1;
            while (end < held.size() && held[end] == held[end - 1] + 1)
                ++end;
            Statement statement(m_database, u"INSERT INTO import_lines (import, first_line, "
                                            "last_line) VALUES (?, ?, ?)"_s);
            if (const auto done = statement.bind(id).bind(held[at]).bind(held[end - 1]).run();
                !done)
                return tl::unexpected(done.error());
            at = end;
        }
        for (const qint64 line : gone) {
            Statement statement(m_database,
                                u"INSERT INTO gone_line (import, line) VALUES (?, ?)"_s);
            if (const auto done = statement.bind(id).bind(line).run(); !done)
                return tl::unexpected(done.error());
        }
        return id;
    });
}

Result<void> BankStore::addRollback(qint64 step, qint64 import)
{
    Statement statement(m_database, u"INSERT INTO rollback (step, import) VALUES (?, ?)"_s);
    return statement.bind(step).bind(import).run();
}

Result<void> BankStore::addMatch(qint64 step, const BankMatch &match)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        {
            Statement statement(
                m_database,
                u"INSERT INTO match (step, rule, identifier, minutes, days, document_fits, "
                "name_fits, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s);
            const auto done = statement.bind(step)
                                  .bind(numberOf(match.rule))
                                  .bind(match.reason.identifier)
                                  .bindStored(numberValue(match.reason.minutesApart))
                                  .bindStored(numberValue(match.reason.daysApart))
                                  .bind(qint64{match.reason.documentFits})
                                  .bind(qint64{match.reason.nameFits})
                                  .bind(match.note)
                                  .run();
            if (!done)
                return done;
        }
        const auto id = insertedId(m_database);
        if (!id)
            return tl::unexpected(id.error());
        for (const qint64 line : match.lines) {
            Statement statement(m_database,
                                u"INSERT INTO match_line (match, line) VALUES (?, ?)"_s);
            if (const auto done = statement.bind(*id).bind(line).run(); !done)
                return done;
        }
        for (const BankMatch::Part &part : match.movements) {
            Statement statement(m_database, u"INSERT INTO match_movement (match, tx, kind, "
                                            "amount) VALUES (?, ?, ?, ?)"_s);
            const auto done = statement.bind(*id)
                                  .bind(part.key.transaction)
                                  .bind(numberOf(part.key.kind))
                                  .bind(part.amount)
                                  .run();
            if (!done)
                return done;
        }
        for (qsizetype i = 0; i < match.adjustments.size(); ++i) {
            const MatchAdjustment &adjustment = match.adjustments[i];
            Statement statement(m_database, u"INSERT INTO match_adjustment (match, place, kind, "
                                            "amount, note) VALUES (?, ?, ?, ?, ?)"_s);
            const auto done = statement.bind(*id)
                                  .bind(qint64{i})
                                  .bind(numberOf(adjustment.kind))
                                  .bind(adjustment.amount)
                                  .bind(adjustment.note)
                                  .run();
            if (!done)
                return done;
        }
        return {};
    });
}

Result<void> BankStore::endMatch(qint64 step, qint64 match)
{
    Statement statement(m_database, u"UPDATE match SET ended = ? WHERE id = ?"_s);
    return statement.bind(step).bind(match).run();
}

Result<void> BankStore::addRejection(qint64 step, const BankRejection &rejection)
{
    Statement statement(m_database,
                        u"INSERT INTO rejection (step, line, tx, kind) VALUES (?, ?, ?, ?)"_s);
    statement.bind(step).bind(rejection.line);
    if (rejection.movement)
        statement.bind(rejection.movement->transaction).bind(numberOf(rejection.movement->kind));
    else
        statement.bindStored({}).bindStored({});
    return statement.run();
}

Result<void> BankStore::addExplanation(qint64 step, const BankExplanation &explanation)
{
    Statement statement(
        m_database, u"INSERT INTO explanation (step, line, category, note) VALUES (?, ?, ?, ?)"_s);
    return statement.bind(step)
        .bind(explanation.line)
        .bind(numberOf(explanation.category))
        .bind(explanation.note)
        .run();
}

Result<void> BankStore::endExplanation(qint64 step, qint64 explanation)
{
    Statement statement(m_database, u"UPDATE explanation SET ended = ? WHERE id = ?"_s);
    return statement.bind(step).bind(explanation).run();
}

Result<void> BankStore::addRule(qint64 step, const ExplanationRule &rule)
{
    Statement statement(
        m_database, u"INSERT INTO rule (step, phrase, incoming, category) VALUES (?, ?, ?, ?)"_s);
    return statement.bind(step)
        .bind(rule.phrase)
        .bind(qint64{rule.isIncoming})
        .bind(numberOf(rule.category))
        .run();
}

Result<void> BankStore::endRule(qint64 step, qint64 rule)
{
    Statement statement(m_database, u"UPDATE rule SET ended = ? WHERE id = ?"_s);
    return statement.bind(step).bind(rule).run();
}

Result<void> BankStore::addNote(qint64 step, qint64 line, const QString &text)
{
    Statement statement(m_database, u"INSERT INTO note (step, line, text) VALUES (?, ?, ?)"_s);
    return statement.bind(step).bind(line).bind(text).run();
}

Result<void> BankStore::setEvidence(const QList<EvidenceChange> &changes)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const EvidenceChange &change : changes) {
            Statement statement(m_database,
                                u"UPDATE match_movement SET evidence = ? WHERE match = ? "
                                "AND tx = ? AND kind = ?"_s);
            statement.bind(numberOf(change.state))
                .bind(change.match)
                .bind(change.movement.transaction)
                .bind(numberOf(change.movement.kind));
            if (auto done = statement.run(); !done)
                return done;
        }
        return {};
    });
}

Result<void> BankStore::addSeal(const BankSeal &seal)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        {
            Statement statement(m_database,
                                u"INSERT INTO seal (account, day, made, person, reason, opening, "
                                "closing, digest, previous) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
            const auto done =
                statement.bind(seal.account)
                    .bind(seal.day.toJulianDay())
                    .bind(seal.madeAt)
                    .bind(seal.person)
                    .bind(seal.reason)
                    .bindStored(moneyValue(seal.opening))
                    .bindStored(moneyValue(seal.closing))
                    .bindStored(seal.digest)
                    .bindStored(QByteArray(seal.previous.constData(), seal.previous.size()))
                    .run();
            if (!done)
                return done;
        }
        const auto id = insertedId(m_database);
        if (!id)
            return tl::unexpected(id.error());
        for (const BankSeal::Line &line : seal.lines) {
            Statement statement(
                m_database,
                u"INSERT INTO sealed_line (seal, line, amount, queue) VALUES (?, ?, ?, ?)"_s);
            const auto done = statement.bind(*id)
                                  .bind(line.line)
                                  .bind(line.amount)
                                  .bind(numberOf(line.queue))
                                  .run();
            if (!done)
                return done;
        }
        for (const BankSeal::Part &part : seal.movements) {
            Statement statement(m_database,
                                u"INSERT INTO sealed_movement (seal, tx, kind, amount, state, "
                                "queue) VALUES (?, ?, ?, ?, ?, ?)"_s);
            const auto done = statement.bind(*id)
                                  .bind(part.key.transaction)
                                  .bind(numberOf(part.key.kind))
                                  .bind(part.amount)
                                  .bind(numberOf(part.state))
                                  .bind(numberOf(part.queue))
                                  .run();
            if (!done)
                return done;
        }
        return {};
    });
}

Result<void> BankStore::reopen(qint64 seal, const QDateTime &now, const QString &person,
                               const QString &reason)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE seal SET reopened = ?, reopened_by = ?, "
                                        "reopen_reason = ? WHERE id = ?"_s);
        return statement.bind(now).bind(person).bind(reason).bind(seal).run();
    });
}

} // namespace core
