// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/columnblocksearch.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/select.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionfilter.h"
#include "core/search/blockcolumns.h"
#include "core/search/blockpredicates.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kFirstKind = 32; ///< offset between the character of a kind and its number

/// Returns the seq of the first transaction in the same block.
qint64 blockOf(qint64 seq)
{
    return (seq - 1) / RowBitmap::kBlock * RowBitmap::kBlock + 1;
}

/// Returns true if the name blocks must be read. A text with a letter matches few documents, and
/// one with a digit few names; both cases have indexes.
bool isInNames(const TextSearch &text)
{
    return text.hasNameOrDocument() && !text.hasDigit();
}

bool isInDocuments(const TextSearch &text)
{
    return !text.document().isEmpty() && !text.hasLetter();
}

} // namespace

Result<RowBitmap> ColumnBlockSearch::find(const TransactionFilter &filter, const TextSearch &text,
                                          const Conditions &kind, const Conditions &created,
                                          const Conditions &rest)
{
    const auto blocks = rangeOfBlocks();
    if (!blocks)
        return tl::unexpected(blocks.error());
    RowBitmap set = RowBitmap::range(blocks->first, blocks->second);
    const bool hasAmounts = filter.minAmount || filter.maxAmount;
    Result<void> done;
    if (!created.isEmpty())
        done = keepCreated(set, filter, created);
    if (done && !filter.pixKey.isEmpty())
        done = keepKey(set, filter.pixKey);
    if (done && !kind.isEmpty())
        done = keepKinds(set, kind);
    if (done && hasAmounts)
        done = keepAmounts(set, filter);
    for (const TextSearch::Term &term : text.terms()) {
        if (done)
            done = keep(set, term.column, [&term](const QByteArray &cells) {
                return blockpredicates::containing(cells, term.part);
            });
    }
    if (done && text.hasNameOrDocument())
        done = keepNameOrDocument(set, text);
    if (!done)
        return tl::unexpected(done.error());
    return rowsOutside(*blocks, rest).map([&set](const RowBitmap &others) {
        set.unite(others);
        return set;
    });
}

Result<void> ColumnBlockSearch::keepStatuses(RowBitmap &set, const Conditions &status)
{
    const auto blocks = rangeOfBlocks();
    if (!blocks)
        return tl::unexpected(blocks.error());
    auto others = rowsOutside(*blocks, status);
    if (!others)
        return tl::unexpected(others.error());
    others->intersect(set);
    set.intersect(RowBitmap::range(blocks->first, blocks->second));
    return keepKinds(set, status).map([&] { set.unite(*others); });
}

Result<RowBitmap> ColumnBlockSearch::expiringUntil(const QDateTime &until)
{
    Conditions where;
    where.add(u"expires <= ?"_s, {sqlValue(until)});
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_expires"_L1), where);
}

Result<void> ColumnBlockSearch::keepPaid(RowBitmap &set, const FilterConditions &conditions)
{
    const auto &backend = m_database.backend();
    const auto seen =
        seqs("tx"_L1, "event"_L1 + backend.indexedBy("event_paid"_L1), conditions.paidThen());
    if (!seen)
        return tl::unexpected(seen.error());
    return seqs("tx"_L1, "payment_time"_L1 + backend.indexedBy("payment_time_at"_L1),
                conditions.movedThen())
        .map([&](RowBitmap found) {
            found.unite(*seen);
            set.intersect(found);
        });
}

Result<void> ColumnBlockSearch::keepEvidence(RowBitmap &set, const FilterConditions &conditions)
{
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_evidence"_L1),
                conditions.evidence())
        .map([&set](const RowBitmap &found) { set.intersect(found); });
}

/// Reads matching rows of tx that have no block: the newest ones, and the oldest ones of a copy.
Result<RowBitmap> ColumnBlockSearch::rowsOutside(const SeqRange &blocks, const Conditions &where)
{
    const auto read = [&](qint64 first, qint64 end) {
        Conditions rows = where;
        rows.add(u"seq >= ? AND seq < ?"_s, {first, end});
        return seqs("seq"_L1, "tx"_L1 + m_database.backend().inOrderOfSeq(), rows);
    };
    auto newest = read(blocks.second, m_end);
    if (!newest || blocks.first == m_first)
        return newest;
    return read(m_first, blocks.first).map([&newest](const RowBitmap &oldest) {
        newest->unite(oldest);
        return *newest;
    });
}

/// Returns the first seq and the end of the blocks within the searched range.
Result<ColumnBlockSearch::SeqRange> ColumnBlockSearch::rangeOfBlocks()
{
    Statement statement(m_database, u"SELECT coalesce((SELECT min(first) FROM block), 1), "
                                    "coalesce((SELECT max(first) FROM block) + ?, 1)"_s);
    if (const auto run = statement.bind(qint64(RowBitmap::kBlock)).run(); !run)
        return tl::unexpected(run.error());
    SeqRange blocks{1, 1};
    if (statement.next())
        blocks = {statement.number(0), statement.number(1)};
    return statement.end().map([&] {
        return SeqRange{std::clamp(blocks.first, m_first, m_end),
                        std::clamp(blocks.second, m_first, m_end)};
    });
}

/// Skips blocks without remaining rows.
Result<void> ColumnBlockSearch::keep(RowBitmap &set, QLatin1StringView column,
                                     const ParallelColumnScan::Match &match)
{
    QList<qint64> firsts;
    for (qint64 first = blockOf(m_first); first < m_end; first += RowBitmap::kBlock) {
        if (set.hasAnyOf(first))
            firsts.append(first);
    }
    return ParallelColumnScan(m_database, column, firsts, match).keep(set);
}

Result<void> ColumnBlockSearch::keepNameOrDocument(RowBitmap &set, const TextSearch &text)
{
    RowBitmap names = set;
    if (!isInNames(text)) {
        auto found =
            seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_name_with_digits"_L1),
                 text.nameWithDigits());
        if (!found)
            return tl::unexpected(found.error());
        names.intersect(*found);
    } else if (const auto kept = keep(names, "names"_L1,
                                      [&text](const QByteArray &cells) {
                                          return blockpredicates::containing(cells, text.name());
                                      });
               !kept) {
        return kept;
    }
    RowBitmap documents;
    if (isInDocuments(text)) {
        documents = set;
        if (auto kept = keep(documents, "documents"_L1,
                             [&text](const QByteArray &cells) {
                                 return blockpredicates::beginningWith(cells, text.document());
                             });
            !kept)
            return kept;
    } else if (!text.document().isEmpty()) {
        auto found =
            seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_document_with_letters"_L1),
                 text.documentWithLetters());
        if (!found)
            return tl::unexpected(found.error());
        documents = set;
        documents.intersect(*found);
    }
    names.unite(documents);
    set = std::move(names);
    return {};
}

Result<void> ColumnBlockSearch::keepAmounts(RowBitmap &set, const TransactionFilter &filter)
{
    const qint64 min = filter.minAmount ? filter.minAmount->cents() : 0;
    const qint64 max =
        filter.maxAmount ? filter.maxAmount->cents() : std::numeric_limits<qint64>::max();
    return keep(set, "amounts"_L1, [min, max](const QByteArray &cells) {
        return blockpredicates::between(cells, min, max);
    });
}

Result<void> ColumnBlockSearch::keepKey(RowBitmap &set, const QString &key)
{
    Conditions where;
    where.add(u"pix_key = ? AND seq >= ? AND seq < ?"_s, {key, m_first, m_end});
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_pix_key"_L1), where)
        .map([&set](const RowBitmap &found) { set.intersect(found); });
}

/// Checks the days of the two timestamps row by row. All days in between match completely; no other
/// days are searched.
Result<void> ColumnBlockSearch::keepCreated(RowBitmap &set, const TransactionFilter &filter,
                                            const Conditions &created)
{
    const auto ranges = rangesOfDays({filter.createdFrom, filter.createdUntil});
    if (!ranges)
        return tl::unexpected(ranges.error());
    for (const auto &[first, end] : *ranges) {
        Conditions rows = created;
        rows.add(u"seq >= ? AND seq < ?"_s, {first, end});
        const auto found = seqs("seq"_L1, "tx"_L1 + m_database.backend().inOrderOfSeq(), rows);
        if (!found)
            return tl::unexpected(found.error());
        RowBitmap others = RowBitmap::range(first, end);
        others.subtract(*found);
        set.subtract(others);
    }
    return {};
}

/// Returns the seq range of each day with one of the timestamps, clipped to the searched range.
Result<QList<std::pair<qint64, qint64>>>
ColumnBlockSearch::rangesOfDays(const QList<std::optional<QDateTime>> &timestamps)
{
    QList<std::pair<qint64, qint64>> ranges;
    for (const auto &timestamp : timestamps) {
        if (!timestamp)
            continue;
        Statement statement(m_database, u"SELECT first_seq, coalesce((SELECT next.first_seq "
                                        "FROM day AS next WHERE next.day > day.day "
                                        "ORDER BY next.day LIMIT 1), ?) "
                                        "FROM day WHERE coalesce(date, day) = ?"_s);
        statement.bind(m_end).bind(brasiliaDay(*timestamp).toJulianDay());
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        while (statement.next()) {
            const qint64 first = std::max(m_first, statement.number(0));
            const qint64 end = std::min(m_end, statement.number(1));
            if (first < end)
                ranges.append({first, end});
        }
        if (const auto end = statement.end(); !end)
            return tl::unexpected(end.error());
    }
    return ranges;
}

Result<void> ColumnBlockSearch::keepKinds(RowBitmap &set, const Conditions &kind)
{
    std::vector<bool> wanted;
    {
        Statement statement(m_database, Select(u"n"_s).from(u"kind"_s).where(kind).orderBy("n"_L1));
        if (auto run = statement.run(); !run)
            return run;
        while (statement.next()) {
            wanted.resize(static_cast<size_t>(statement.number(0)) + kFirstKind);
            wanted.push_back(true);
        }
        if (auto end = statement.end(); !end)
            return end;
    }
    return keep(set, kKindBlocks, [&wanted](const QByteArray &cells) {
        return blockpredicates::among(cells, wanted);
    });
}

Result<RowBitmap> ColumnBlockSearch::seqs(QLatin1StringView column, const QString &from,
                                          const Conditions &where)
{
    Statement statement(m_database, Select(column).from(from).where(where));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    RowBitmap set;
    while (statement.next())
        set.insert(statement.number(0));
    return statement.end().map([&set] { return set; });
}

} // namespace core
