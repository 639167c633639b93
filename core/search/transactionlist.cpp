// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/transactionlist.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/select.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/search/columnblocksearch.h"
#include "core/search/listsorting.h"
#include "core/search/transactionsums.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The number of rows that can be skipped one by one without delay.
constexpr qint64 kStride = 1000;

/// From this count on, lookups one by one take longer than reading columns of all rows.
constexpr qint64 kFewPayments = 2000;

/// Up to this fraction (1/n) of all rows, reading index entries is faster than reading columns of
/// all rows.
constexpr qint64 kFewOfKinds = 16;

} // namespace

TransactionList::TransactionList(Database &database, const TransactionFilter &filter,
                                 ListMemory &memory, const std::optional<QDateTime> &expiredAt)
    : m_database(database)
    , m_filter(filter)
    , m_memory(memory)
    , m_text(filter)
    , m_conditions(database.backend(), filter, expiredAt)
    , m_days(database, filter, memory.days)
    , m_rows(database, filter, m_text, m_conditions, m_days)
    , m_expiredAt(expiredAt)
{}

Result<qint64> TransactionList::total()
{
    const auto plan = choosePlan();
    if (!plan)
        return tl::unexpected(plan.error());
    m_plan = *plan;
    if (*plan == ListPlan::ColumnBlocks)
        return searched();
    m_rows.setPlan(*plan);
    return *plan == ListPlan::Counters && !m_days.areAsked() ? counted() : remembered();
}

/// An index that leads to one row or few comes first, then counters. Blocks are the last choice:
/// the cost of their search does not depend on the number of matches.
Result<ListPlan> TransactionList::choosePlan()
{
    if (m_filter.identifier)
        return ListPlan::Identifier;
    if (RowSearch::hasEndToEndId(m_filter))
        return ListPlan::EndToEndId;
    if (!m_filter.reference.isEmpty())
        return ListPlan::Reference;
    if (hasCounters())
        return ListPlan::Counters;
    if (m_database.backend().hasBlocks())
        return chooseForBlocks();
    if (!m_text.onRow().isEmpty())
        return ListPlan::Texts;
    return m_filter.pixKey.isEmpty() ? ListPlan::Kinds : ListPlan::PixKey;
}

/// Prefers an index where it leads to few rows.
Result<ListPlan> TransactionList::chooseForBlocks()
{
    const auto payments = haveFewPayments();
    if (!payments)
        return tl::unexpected(payments.error());
    if (*payments)
        return ListPlan::Payments;
    return areOfFewKinds().map(
        [](bool kinds) { return kinds ? ListPlan::Kinds : ListPlan::ColumnBlocks; });
}

/// Counts by counters: the grand total, or the totals of the days within or outside the range.
Result<qint64> TransactionList::counted()
{
    if (!m_days.areAsked())
        return sumOf("tot"_L1, {});
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (m_days.areNone())
        return 0;
    const auto newest = newestSeq();
    if (!newest)
        return tl::unexpected(newest.error());
    if (!m_days.coverMostOf(*newest))
        return sumOf("tally"_L1, m_days.within());
    return sumOf("tot"_L1, {}).and_then([this](qint64 all) {
        return sumOf("tally"_L1, m_days.before()).and_then([this, all](qint64 older) {
            return sumOf("tally"_L1, m_days.after()).map([all, older](qint64 newer) {
                return all - older - newer;
            });
        });
    });
}

/// Adds up a counter table over these days.
Result<qint64> TransactionList::sumOf(QLatin1StringView counters, const Conditions &days)
{
    Conditions where = m_conditions.kind();
    where.add(days);
    return sumWhere(counters, where);
}

Result<qint64> TransactionList::sumWhere(QLatin1StringView counters, const Conditions &where)
{
    Statement statement(
        m_database, Select(u"CAST(coalesce(sum(n), 0) AS BIGINT)"_s).from(counters).where(where));
    return number(statement);
}

/// Returns the cached total if nothing has changed since.
Result<qint64> TransactionList::remembered()
{
    CountedTotal &last = m_memory.counted;
    const auto present = version();
    if (!present)
        return tl::unexpected(present.error());
    TransactionFilter anyPage = m_filter.firstPage();
    anyPage.page = 0;
    anyPage.order = {};
    // Fewer rows than before mean that counted rows disappeared, through a rollback or a restored
    // server.
    const bool isKnown =
        anyPage == last.filter && last.newest <= present->newest && !m_conditions.expiredAt();
    if (isKnown && last.newest == present->newest && (last.moves == present->moves || isLasting()))
        return last.total;
    auto total = m_plan == ListPlan::Counters ? counted()
                 : isKnown && isLasting()     ? countedOn(last)
                                              : m_rows.count();
    if (total && !m_conditions.expiredAt()) // more may be expired next time
        last = {anyPage, present->newest, present->moves, *total};
    return total;
}

/// Returns the cached total plus newer matches.
Result<qint64> TransactionList::countedOn(const CountedTotal &last)
{
    m_rows.keepNewerThan(last.newest);
    const auto total = m_rows.count();
    m_rows.keepNewerThan(0);
    return total.map([&last](qint64 newer) { return last.total + newer; });
}

/// Returns true if the filter has only kinds and amounts, which an index covers, and few rows have
/// these kinds.
Result<bool> TransactionList::areOfFewKinds()
{
    const Conditions wanted = m_conditions.storedKind();
    const bool isIndexed = !wanted.isEmpty() && m_text.onRow().isEmpty() &&
                           m_filter.pixKey.isEmpty() && m_conditions.created().isEmpty() &&
                           m_conditions.payment().isEmpty() && !m_filter.evidence;
    if (!isIndexed)
        return false;
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (!m_days.inOrderDays().isEmpty())
        return false;
    const auto newest = newestSeq();
    if (!newest)
        return tl::unexpected(newest.error());
    return sumWhere("tot"_L1, wanted).map([&newest](qint64 count) {
        return count < *newest / kFewOfKinds;
    });
}

/// Returns true if the filter has a time range with few payments, which are then looked up.
Result<bool> TransactionList::haveFewPayments()
{
    if (m_conditions.payment().isEmpty())
        return false;
    const auto count = [this](QLatin1StringView table, QLatin1StringView index,
                              const Conditions &where) {
        const Select some = Select(u"1"_s)
                                .from(table, m_database.backend().indexedBy(index))
                                .where(where)
                                .limit(kFewPayments);
        Statement statement(m_database, Select(u"count(*)"_s).from(some, "some"_L1));
        return number(statement);
    };
    const auto seen = count("event"_L1, "event_paid"_L1, m_conditions.paidThen());
    if (!seen)
        return tl::unexpected(seen.error());
    return count("payment_time"_L1, "payment_time_at"_L1, m_conditions.movedThen())
        .map([&seen](qint64 moved) { return *seen + moved < kFewPayments; });
}

/// Counts the matches in blocks of columns.
Result<qint64> TransactionList::searched()
{
    FoundInBlocks &last = m_memory.found;
    const auto present = version();
    if (!present)
        return tl::unexpected(present.error());
    TransactionFilter filter = m_filter.firstPage();
    filter.page = 0;
    filter.order = {};
    TransactionFilter lasting = filter;
    lasting.statuses.clear();
    lasting.paidFrom.reset();
    lasting.paidUntil.reset();
    lasting.evidence.reset();
    if (lasting != last.lastingFilter || last.newest > present->newest) // as in remembered()
        last = {.lastingFilter = lasting};
    const bool isSame = last.newest == present->newest && last.filter == filter &&
                        (last.moves == present->moves || isLasting()) && !m_conditions.expiredAt();
    if (isSame)
        return last.total;
    const auto done = searchNewer(present->newest).and_then([this, &present] {
        return searchPassing(present->newest);
    });
    if (!done) {
        last = {};
        return tl::unexpected(done.error());
    }
    last.filter =
        m_conditions.expiredAt() ? TransactionFilter() : filter; // more may be expired next time
    last.moves = present->moves;
    last.total = last.found.count();
    return last.total;
}

/// Searches the transactions added since the last list.
Result<void> TransactionList::searchNewer(qint64 newest)
{
    FoundInBlocks &last = m_memory.found;
    if (auto read = m_days.read(); !read || m_days.areNone())
        return read;
    const qint64 first = std::max(last.newest + 1, m_days.from().value_or(1));
    const qint64 end = std::min(newest + 1, m_days.until().value_or(newest + 1));
    last.newest = newest;
    if (first >= end)
        return {};
    Conditions rest = m_conditions.lastingKind();
    rest.add(m_conditions.amounts());
    rest.add(m_conditions.created());
    rest.add(m_text.onRow());
    if (!m_filter.pixKey.isEmpty())
        rest.add(u"pix_key = ?"_s, {m_filter.pixKey});
    return ColumnBlockSearch(m_database, first, end)
        .find(m_filter, m_text, m_conditions.lastingKind(), m_conditions.created(), rest)
        .and_then([this](RowBitmap found) {
            return m_days.outOfOrderDays().map([&found](const RowBitmap &others) {
                found.subtract(others);
                return found;
            });
        })
        .map([&last](const RowBitmap &found) { last.lasting.unite(found); });
}

/// Applies the conditions that can change.
Result<void> TransactionList::searchPassing(qint64 newest)
{
    RowBitmap &found = m_memory.found.found;
    found = m_memory.found.lasting;
    ColumnBlockSearch search(m_database, 1, newest + 1);
    Result<void> done;
    if (!m_filter.statuses.isEmpty())
        done = search.keepStatuses(found, m_conditions.status());
    if (done && m_conditions.expiredAt())
        done = searchOver(search);
    if (done && (m_filter.paidFrom || m_filter.paidUntil))
        done = search.keepPaid(found, m_conditions);
    if (done && m_filter.evidence)
        done = search.keepEvidence(found, m_conditions);
    return done;
}

/// Corrects the result for expired transactions that are stored as pending.
Result<void> TransactionList::searchOver(ColumnBlockSearch &search)
{
    auto expiredAt = search.expiringUntil(*m_conditions.expiredAt());
    if (!expiredAt)
        return tl::unexpected(expiredAt.error());
    expiredAt->intersect(m_memory.found.lasting);
    if (m_filter.statuses.contains(Status::Code::Expired))
        m_memory.found.found.unite(*expiredAt);
    else
        m_memory.found.found.subtract(*expiredAt);
    return {};
}

Result<QList<qint64>> TransactionList::page(qint64 total)
{
    const qint64 size = m_filter.pageSize;
    if (m_filter.after)
        return seqOf(*m_filter.after).and_then([&](qint64 seq) {
            return following(seq, size + 1);
        });
    const qint64 offset = (m_filter.page - 1) * size;
    if (offset >= total)
        return QList<qint64>();
    const qint64 limit = std::min(size, total - offset);
    if (m_filter.order == ListOrder())
        return newestFirst(limit, offset, total);
    if (m_filter.order.key == ListOrder::Key::Created) {
        return newestFirst(limit, total - offset - limit, total).map([](QList<qint64> seqs) {
            std::reverse(seqs.begin(), seqs.end());
            return seqs;
        });
    }
    return sorted(total).map([&](const QList<qint64> &seqs) { return seqs.mid(offset, limit); });
}

/// Returns the seq of a transaction; Code::NotFound for a transaction of another platform too.
Result<qint64> TransactionList::seqOf(const QUuid &id)
{
    Conditions where;
    where.add(u"id = ?"_s, {sqlValue(id)});
    if (m_filter.platform)
        where.add(u"platform = ?"_s, {sqlValue(*m_filter.platform)});
    Statement statement(m_database, Select(u"seq"_s).from(u"tx"_s).where(where));
    return number(statement).and_then([](qint64 seq) -> Result<qint64> {
        if (seq == 0)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such transaction"_s});
        return seq;
    });
}

/// Returns at most `limit` seqs behind that one, in the order of the filter. The transaction itself
/// need not match the filter: a status may have changed since the last page.
Result<QList<qint64>> TransactionList::following(qint64 seq, qint64 limit)
{
    Q_ASSERT(m_plan && m_filter.order.key == ListOrder::Key::Created);
    const bool isNewestFirst = m_filter.order.direction == Qt::DescendingOrder;
    const auto inOrder = [isNewestFirst](QList<qint64> seqs) {
        if (!isNewestFirst)
            std::reverse(seqs.begin(), seqs.end());
        return seqs;
    };
    if (m_plan == ListPlan::ColumnBlocks) {
        const qint64 end = m_memory.found.newest + 1;
        RowBitmap rest = m_memory.found.found;
        rest.intersect(isNewestFirst ? RowBitmap::range(1, seq) : RowBitmap::range(seq + 1, end));
        const qint64 skipped = isNewestFirst ? 0 : std::max<qint64>(0, rest.count() - limit);
        return inOrder(rest.newest(limit, skipped));
    }
    if (isNewestFirst)
        m_rows.keepOlderThan(seq);
    else
        m_rows.keepNewerThan(seq);
    return m_rows.read(isNewestFirst, limit, 0).map(inOrder);
}

/// Returns all seqs in the order of the filter. Uses the result of the last page if nothing has
/// changed since.
Result<QList<qint64>> TransactionList::sorted(qint64 total)
{
    if (total > ListOrder::kMaxSorted)
        return tl::unexpected(
            Error{Error::Code::Unsupported, {}, u"too many transactions to be sorted"_s});
    SortedSeqs &last = m_memory.sorted;
    const auto present = version();
    if (!present)
        return tl::unexpected(present.error());
    TransactionFilter anyPage = m_filter.firstPage();
    anyPage.page = 0;
    const bool isKnown =
        anyPage == last.filter && last.newest == present->newest && last.moves == present->moves;
    if (isKnown && !m_expiredAt)
        return last.seqs;
    return newestFirst(total, 0, total)
        .and_then([&](const QList<qint64> &seqs) {
            return sortedSeqs(m_database, seqs, m_filter.order, m_expiredAt);
        })
        .map([&](const QList<qint64> &seqs) {
            if (m_expiredAt) // more may be expired next time
                last = {};
            else
                last = {anyPage, present->newest, present->moves, seqs};
            return seqs;
        });
}

Result<QList<qint64>> TransactionList::newestFirst(qint64 limit, qint64 offset, qint64 total)
{
    Q_ASSERT(m_plan);
    if (m_plan == ListPlan::ColumnBlocks)
        return m_memory.found.found.newest(limit, offset);
    bool isNewestFirst = true;
    if (m_plan == ListPlan::Counters) {
        const auto rest = skipDays(offset, total);
        if (!rest)
            return tl::unexpected(rest.error());
        offset = *rest;
    } else if (offset > total / 2) {
        isNewestFirst = false;
        offset = total - offset - limit;
    }
    return m_rows.read(isNewestFirst, limit, offset);
}

/// Continues after the last seq instead of using an offset, which would take longer each time.
Result<QList<qint64>> TransactionList::next()
{
    Q_ASSERT(m_plan);
    if (m_plan == ListPlan::ColumnBlocks) {
        auto seqs = m_memory.found.found.newest(kAtOnce, m_given);
        m_given += seqs.size();
        return seqs;
    }
    return m_rows.read(true, kAtOnce, 0).map([this](const QList<qint64> &seqs) {
        if (!seqs.isEmpty())
            m_rows.keepOlderThan(seqs.constLast());
        return seqs;
    });
}

/// Returns true if counters give the total of a filter without ids and reference.
bool TransactionList::hasCounters() const
{
    return !m_conditions.expiredAt() && m_filter.pixKey.isEmpty() && m_text.onRow().isEmpty() &&
           m_conditions.facets().isEmpty();
}

/// Returns true if the result for a transaction never changes.
bool TransactionList::isLasting() const
{
    return m_filter.statuses.isEmpty() && !RowSearch::hasEndToEndId(m_filter) &&
           !m_filter.paidFrom && !m_filter.paidUntil && !m_filter.evidence;
}

/// Limits the rows to the day that contains row number `offset`, found from the nearer end. Returns
/// the number of rows of that day still to skip.
Result<qint64> TransactionList::skipDays(qint64 offset, qint64 total)
{
    if (offset <= kStride)
        return offset;
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    Conditions where = m_conditions.kind();
    where.add(m_days.within());
    const bool isFromNewest = offset <= total / 2;
    qint64 rest = isFromNewest ? offset : total - 1 - offset;
    qint64 day = 0;
    {
        Statement statement(m_database, Select(u"day, CAST(sum(n) AS BIGINT)"_s)
                                            .from(u"tally"_s)
                                            .where(where)
                                            .groupBy("day"_L1)
                                            .orderBy(isFromNewest ? "day DESC"_L1 : "day"_L1));
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        while (statement.next()) {
            day = statement.number(0);
            const qint64 count = statement.number(1);
            if (count > rest) {
                offset = isFromNewest ? rest : count - 1 - rest;
                break;
            }
            rest -= count;
        }
        if (const auto end = statement.end(); !end)
            return tl::unexpected(end.error());
    }
    Statement statement(m_database,
                        u"SELECT first_seq FROM day WHERE day > ? ORDER BY day LIMIT 1"_s);
    if (const auto run = statement.bind(day).run(); !run)
        return tl::unexpected(run.error());
    if (statement.next())
        m_rows.keepOlderThan(statement.number(0));
    return statement.end().map([offset] { return offset; });
}

Result<QList<TransactionSum>> TransactionList::sums(qint64 total,
                                                    const std::optional<QDateTime> &expiredAt)
{
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (m_days.areNone() || total == 0)
        return QList<TransactionSum>();
    TransactionSums sums(m_database, expiredAt, TransactionSums::Step::Day);
    if (m_plan == ListPlan::Counters) {
        Conditions where = m_conditions.kind();
        where.add(m_days.within());
        return sums.addCounted(where).and_then([&sums] { return sums.byDate(); });
    }
    return addRows(sums, total).and_then([&sums] { return sums.byDate(); });
}

Result<QList<HourlySum>> TransactionList::hourlySums(qint64 total,
                                                     const std::optional<QDateTime> &expiredAt)
{
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (m_days.areNone() || total == 0)
        return QList<HourlySum>();
    TransactionSums sums(m_database, expiredAt, TransactionSums::Step::Hour);
    const auto added =
        m_plan == ListPlan::Counters ? sums.addRows(m_rows.facts()) : addRows(sums, total);
    return added.map([&sums] { return sums.byHour(); });
}

Result<void> TransactionList::addRows(TransactionSums &sums, qint64 total)
{
    const auto rows = m_plan == ListPlan::ColumnBlocks
                          ? Result<QList<qint64>>(m_memory.found.found.newest(total, 0))
                          : m_rows.read(true, total, 0);
    return rows.and_then([&sums](const QList<qint64> &seqs) { return sums.addRows(seqs); });
}

/// Each change of a status and each record of evidence increases one of the two ids.
Result<TransactionList::Version> TransactionList::version()
{
    Statement statement(m_database, u"SELECT coalesce((SELECT max(seq) FROM tx), 0), "
                                    "coalesce((SELECT max(id) FROM outbox), 0) + "
                                    "coalesce((SELECT max(id) FROM evidence), 0)"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    Version version;
    if (statement.next())
        version = {statement.number(0), statement.number(1)};
    return statement.end().map([&version] { return version; });
}

/// Returns the newest seq in the database.
Result<qint64> TransactionList::newestSeq()
{
    Statement statement(m_database, u"SELECT coalesce(max(seq), 0) FROM tx"_s);
    return number(statement);
}

Result<qint64> TransactionList::number(Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 number = statement.next() ? statement.number(0) : 0;
    return statement.end().map([number] { return number; });
}

} // namespace core
