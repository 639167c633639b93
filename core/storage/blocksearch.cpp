// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/blocksearch.h"

#include "core/storage/backend.h"
#include "core/storage/cells.h"
#include "core/storage/database.h"
#include "core/storage/readahead.h"
#include "core/storage/statement.h"

#include <QtCore/QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr int kFirstKind = 32; ///< what the character of a kind is more than its number

/// Of so many blocks each takes longer than this only if it comes from the disk, a fifth if not.
constexpr int kStretch = 64;
constexpr std::chrono::microseconds kPatience = 100us;

/// The seq of the first transaction in the same block.
qint64 blockOf(qint64 seq)
{
    return (seq - 1) / SeqSet::kBlock * SeqSet::kBlock + 1;
}

} // namespace

Result<SeqSet> BlockSearch::find(const TransactionFilter &filter, const TextSearch &text,
                                 const Conditions &kind, const Conditions &created,
                                 const Conditions &rest)
{
    const auto end = endOfBlocks();
    if (!end)
        return tl::unexpected(end.error());
    SeqSet set = SeqSet::range(m_first, *end);
    Result<void> done;
    if (!created.isEmpty())
        done = keepCreated(set, created);
    if (done && !filter.pixKey.isEmpty())
        done = keepKey(set, filter.pixKey);
    if (done && !kind.isEmpty())
        done = keepKinds(set, kind);
    if (done && (filter.leastAmount || filter.largestAmount))
        done = keepAmounts(set, filter);
    if (done && !text.phone().isEmpty()) {
        done = keep(set, "phones"_L1, [&text](const QByteArray &cells) {
            return cells::containing(cells, text.phone());
        });
    }
    if (done && text.hasNameOrDocument())
        done = keepNameOrDocument(set, text);
    if (!done)
        return tl::unexpected(done.error());
    return rowsFrom(*end, rest).map([&set](const SeqSet &newest) {
        set.unite(newest);
        return set;
    });
}

Result<void> BlockSearch::keepStatuses(SeqSet &set, const Conditions &status)
{
    const auto end = endOfBlocks();
    if (!end)
        return tl::unexpected(end.error());
    auto newest = rowsFrom(*end, status);
    if (!newest)
        return tl::unexpected(newest.error());
    newest->intersect(set);
    set.intersect(SeqSet::range(m_first, *end));
    return keepKinds(set, status).map([&] { set.unite(*newest); });
}

Result<SeqSet> BlockSearch::expiringUntil(const QDateTime &until)
{
    Conditions where;
    where.add(u"expires <= ?"_s, {sqlValue(until)});
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_expires"_L1), where);
}

Result<void> BlockSearch::keepPaid(SeqSet &set, const TransactionFilter &filter)
{
    Conditions where;
    where.add(u"status = 2"_s, {}); // a literal: else the partial index does not serve
    if (filter.paidFrom)
        where.add(u"at >= ?"_s, {sqlValue(*filter.paidFrom)});
    if (filter.paidUntil)
        where.add(u"at < ?"_s, {sqlValue(*filter.paidUntil)});
    return seqs("tx"_L1, "event"_L1 + m_database.backend().indexedBy("event_paid"_L1), where)
        .map([&set](const SeqSet &found) { set.intersect(found); });
}

/// Out of tx, from that one on.
Result<SeqSet> BlockSearch::rowsFrom(qint64 first, const Conditions &where)
{
    Conditions rows = where;
    rows.add(u"seq >= ? AND seq < ?"_s, {first, m_end});
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().inOrderOfSeq(), rows);
}

/// Where the blocks end, of what is looked for.
Result<qint64> BlockSearch::endOfBlocks()
{
    Statement statement(m_database, u"SELECT coalesce(max(first) + ?, 1) FROM block"_s);
    if (const auto run = statement.bind(qint64(SeqSet::kBlock)).run(); !run)
        return tl::unexpected(run.error());
    const qint64 end = statement.next() ? statement.number(0) : 1;
    return statement.end().map([&] { return std::clamp(end, m_first, m_end); });
}

/// Blocks of which nothing is left are not looked into. Where the disk has to be waited for, the
/// rest is read ahead.
Result<void> BlockSearch::keep(SeqSet &set, QLatin1StringView column, const Match &match)
{
    std::optional<ReadAhead> ahead;
    QElapsedTimer timer;
    timer.start();
    int looked = 0;
    Statement statement(
        m_database,
        u"SELECT first, cells FROM %1 WHERE first >= ? AND first < ? ORDER BY first"_s.arg(column));
    if (auto run = statement.bind(blockOf(m_first)).bind(m_end).run(); !run)
        return run;
    while (statement.next()) {
        const qint64 first = statement.number(0);
        if (!set.hasAnyOf(first))
            continue;
        const auto bits = match(statement.bytes(1));
        if (!bits) {
            return tl::unexpected(
                Error{Error::Code::StorageDamaged, {}, u"a block of %1"_s.arg(column)});
        }
        set.keepOf(first, *bits);
        if (++looked % kStretch != 0)
            continue;
        if (!ahead && std::chrono::nanoseconds(timer.nsecsElapsed()) > kStretch * kPatience)
            ahead.emplace(m_database, column, blocksFrom(first + SeqSet::kBlock, set));
        timer.restart();
    }
    return statement.end();
}

/// Those of which something is in the set.
QList<qint64> BlockSearch::blocksFrom(qint64 first, const SeqSet &set) const
{
    QList<qint64> firsts;
    for (; first < m_end; first += SeqSet::kBlock) {
        if (set.hasAnyOf(first))
            firsts.append(first);
    }
    return firsts;
}

/// A text with a letter is the beginning of few documents, and one with a digit part of few names:
/// indexes have these.
Result<void> BlockSearch::keepNameOrDocument(SeqSet &set, const TextSearch &text)
{
    SeqSet names = set;
    if (text.hasDigit()) {
        auto found =
            seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_name_with_digits"_L1),
                 text.nameWithDigits());
        if (!found)
            return tl::unexpected(found.error());
        names.intersect(*found);
    } else if (const auto kept = keep(names, "names"_L1,
                                      [&text](const QByteArray &cells) {
                                          return cells::containing(cells, text.name());
                                      });
               !kept) {
        return kept;
    }
    SeqSet documents;
    if (!text.document().isEmpty() && !text.hasLetter()) {
        documents = set;
        if (auto kept = keep(documents, "documents"_L1,
                             [&text](const QByteArray &cells) {
                                 return cells::beginningWith(cells, text.document());
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

Result<void> BlockSearch::keepAmounts(SeqSet &set, const TransactionFilter &filter)
{
    const qint64 least = filter.leastAmount ? filter.leastAmount->cents() : 0;
    const qint64 largest =
        filter.largestAmount ? filter.largestAmount->cents() : std::numeric_limits<qint64>::max();
    return keep(set, "amounts"_L1, [least, largest](const QByteArray &cells) {
        return cells::between(cells, least, largest);
    });
}

Result<void> BlockSearch::keepKey(SeqSet &set, const QString &key)
{
    Conditions where;
    where.add(u"pix_key = ?"_s, {key});
    return seqs("seq"_L1, "tx"_L1 + m_database.backend().indexedBy("tx_pix_key"_L1), where)
        .map([&set](const SeqSet &found) { set.intersect(found); });
}

/// Row by row: those of the days in question are few.
Result<void> BlockSearch::keepCreated(SeqSet &set, const Conditions &created)
{
    return rowsFrom(m_first, created).map([&set](const SeqSet &found) { set.intersect(found); });
}

Result<void> BlockSearch::keepKinds(SeqSet &set, const Conditions &kind)
{
    std::vector<bool> wanted;
    {
        Statement statement(m_database,
                            u"SELECT n FROM kind WHERE %1 ORDER BY n"_s.arg(kind.text()));
        kind.bindTo(statement);
        if (auto run = statement.run(); !run)
            return run;
        while (statement.next()) {
            wanted.resize(static_cast<size_t>(statement.number(0)) + kFirstKind);
            wanted.push_back(true);
        }
        if (auto end = statement.end(); !end)
            return end;
    }
    return keep(set, "kinds"_L1,
                [&wanted](const QByteArray &cells) { return cells::among(cells, wanted); });
}

Result<SeqSet> BlockSearch::seqs(QLatin1StringView column, const QString &from,
                                 const Conditions &where)
{
    Statement statement(m_database,
                        u"SELECT %1 FROM %2 WHERE %3"_s.arg(column, from, where.text()));
    where.bindTo(statement);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    SeqSet set;
    while (statement.next())
        set.insert(statement.number(0));
    return statement.end().map([&set] { return set; });
}

} // namespace core
