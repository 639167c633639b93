// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/transactionlist.h"

#include "core/storage/backend.h"
#include "core/storage/blocksearch.h"
#include "core/storage/database.h"
#include "core/storage/sqlnumbers.h"
#include "core/storage/statement.h"
#include "core/storage/transactionsums.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// As many rows are quickly skipped one by one.
constexpr qint64 kStride = 1000;

/// Looking up more rows than that one by one takes longer than reading columns of all.
constexpr qint64 kFewPayments = 2000;

/// Merging more kinds than that costs more than looking at every row.
constexpr qsizetype kMostKinds = 64;

} // namespace

TransactionList::TransactionList(Database &database, const TransactionFilter &filter,
                                 ListMemory &memory, const std::optional<QDateTime> &over)
    : m_database(database)
    , m_filter(filter)
    , m_memory(memory)
    , m_text(filter)
    , m_conditions(database.backend(), filter, over)
    , m_days(database, filter, memory.days)
{}

Result<qint64> TransactionList::total()
{
    if (isSearched()) {
        const auto few = haveFewPayments();
        if (!few)
            return tl::unexpected(few.error());
        m_areFewPayments = *few;
    }
    if (isSearched())
        return searched();
    return isCounted() && !m_days.areAsked() ? counted() : remembered();
}

/// Out of the counters: at once, or, if there are days, out of those within or those outside.
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
    if (!m_days.areMostOf(*newest))
        return sumOf("tally"_L1, m_days.within());
    return sumOf("tot"_L1, {}).and_then([this](qint64 all) {
        return sumOf("tally"_L1, m_days.before()).and_then([this, all](qint64 older) {
            return sumOf("tally"_L1, m_days.after()).map([all, older](qint64 newer) {
                return all - older - newer;
            });
        });
    });
}

/// Of one of the tables of counters.
Result<qint64> TransactionList::sumOf(QLatin1StringView counters, const Conditions &days)
{
    Conditions where = m_conditions.kind();
    where.add(days);
    Statement statement(m_database,
                        u"SELECT CAST(coalesce(sum(n), 0) AS BIGINT) FROM %1 WHERE %2"_s.arg(
                            counters, where.text()));
    where.bindTo(statement);
    return number(statement);
}

/// As it was the last time, if nothing has changed since.
Result<qint64> TransactionList::remembered()
{
    CountedTotal &last = m_memory.counted;
    const auto newest = newestSeq();
    if (!newest)
        return tl::unexpected(newest.error());
    const auto moves = number(u"SELECT coalesce(max(id), 0) FROM outbox"_s);
    if (!moves)
        return tl::unexpected(moves.error());
    TransactionFilter anyPage = m_filter;
    anyPage.page = 0;
    // Fewer than before: what was counted then is gone, with a transaction or a server.
    const bool isKnown = anyPage == last.filter && last.newest <= *newest && !m_conditions.over();
    if (isKnown && last.newest == *newest && (last.moves == *moves || isLasting()))
        return last.total;
    auto total = isCounted() ? counted() : isKnown && isLasting() ? countedOn(last) : count();
    if (total && !m_conditions.over()) // more may be over the next time
        last = {anyPage, *newest, *moves, *total};
    return total;
}

/// What was counted before, and what has come since.
Result<qint64> TransactionList::countedOn(const CountedTotal &last)
{
    m_after = last.newest;
    const auto total = count();
    m_after = 0;
    m_isPlanned = false;
    m_sources.clear();
    return total.map([&last](qint64 newer) { return last.total + newer; });
}

/// Whether the filter names a time in which little was paid: then these rows are looked up.
Result<bool> TransactionList::haveFewPayments()
{
    if (m_conditions.payment().isEmpty())
        return false;
    const Conditions paidThen = m_conditions.paidThen();
    Statement statement(m_database,
                        u"SELECT count(*) FROM (SELECT 1 FROM event%1 WHERE %2 LIMIT ?)"_s.arg(
                            m_database.backend().indexedBy("event_paid"_L1), paidThen.text()));
    paidThen.bindTo(statement);
    statement.bind(kFewPayments);
    return number(statement).map([](qint64 count) { return count < kFewPayments; });
}

/// In blocks of columns.
Result<qint64> TransactionList::searched()
{
    FoundInBlocks &last = m_memory.found;
    const auto newest = newestSeq();
    if (!newest)
        return tl::unexpected(newest.error());
    const auto moves = number(u"SELECT coalesce(max(id), 0) FROM outbox"_s);
    if (!moves)
        return tl::unexpected(moves.error());
    TransactionFilter filter = m_filter;
    filter.page = 0;
    TransactionFilter lasting = filter;
    lasting.statuses.clear();
    lasting.paidFrom.reset();
    lasting.paidUntil.reset();
    if (lasting != last.lastingFilter || last.newest > *newest) // as in remembered()
        last = {.lastingFilter = lasting};
    const bool isSame = last.newest == *newest && last.filter == filter &&
                        (last.moves == *moves || isLasting()) && !m_conditions.over();
    if (isSame)
        return last.total;
    const auto done =
        searchNewer(*newest).and_then([this, &newest] { return searchPassing(*newest); });
    if (!done) {
        last = {};
        return tl::unexpected(done.error());
    }
    last.filter =
        m_conditions.over() ? TransactionFilter() : filter; // more may be over the next time
    last.moves = *moves;
    last.total = last.found.count();
    return last.total;
}

/// What has come since the last list.
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
    return BlockSearch(m_database, first, end)
        .find(m_filter, m_text, m_conditions.lastingKind(), m_conditions.created(), rest)
        .and_then([this](SeqSet found) {
            return m_days.strangers().map([&found](const SeqSet &others) {
                found.subtract(others);
                return found;
            });
        })
        .map([&last](const SeqSet &found) { last.lasting.unite(found); });
}

/// What can pass, or come later.
Result<void> TransactionList::searchPassing(qint64 newest)
{
    SeqSet &found = m_memory.found.found;
    found = m_memory.found.lasting;
    BlockSearch search(m_database, 1, newest + 1);
    Result<void> done;
    if (!m_filter.statuses.isEmpty())
        done = search.keepStatuses(found, m_conditions.status());
    if (done && m_conditions.over())
        done = searchOver(search);
    if (done && (m_filter.paidFrom || m_filter.paidUntil))
        done = search.keepPaid(found, m_filter);
    return done;
}

/// What is stored as pending although its time is over.
Result<void> TransactionList::searchOver(BlockSearch &search)
{
    auto over = search.expiringUntil(*m_conditions.over());
    if (!over)
        return tl::unexpected(over.error());
    over->intersect(m_memory.found.lasting);
    if (m_filter.statuses.contains(Status::Code::Expired))
        m_memory.found.found.unite(*over);
    else
        m_memory.found.found.subtract(*over);
    return {};
}

/// Row by row.
Result<qint64> TransactionList::count()
{
    if (const auto planned = plan(); !planned)
        return tl::unexpected(planned.error());
    if (m_sources.isEmpty())
        return 0;
    QStringList counts;
    for (const Source &source : std::as_const(m_sources))
        counts += u"(SELECT count(*) FROM %1 WHERE %2)"_s.arg(source.from, source.where.text());
    Statement statement(m_database, "SELECT "_L1 + counts.join(" + "_L1));
    bindSources(statement);
    return number(statement);
}

Result<QList<qint64>> TransactionList::page(qint64 total)
{
    constexpr qint64 kSize = TransactionPage::kSize;
    qint64 offset = (m_filter.page - 1) * kSize;
    if (offset >= total)
        return QList<qint64>();
    const qint64 limit = std::min(kSize, total - offset);
    if (isSearched())
        return m_memory.found.found.newest(limit, offset);
    bool isNewestFirst = true;
    if (isCounted()) {
        const auto rest = skipDays(offset, total);
        if (!rest)
            return tl::unexpected(rest.error());
        offset = *rest;
    } else if (offset > total / 2) {
        isNewestFirst = false;
        offset = total - offset - limit;
    }
    if (const auto planned = plan(); !planned)
        return tl::unexpected(planned.error());
    return read(isNewestFirst, limit, offset);
}

/// From the last one on, and not by their number: skipping those before would take longer each
/// time.
Result<QList<qint64>> TransactionList::next()
{
    constexpr qint64 kSize = TransactionPage::kSize;
    if (isSearched()) {
        auto seqs = m_memory.found.found.newest(kSize, m_given);
        m_given += seqs.size();
        return seqs;
    }
    if (const auto planned = plan(); !planned)
        return tl::unexpected(planned.error());
    return read(true, kSize, 0).map([this](const QList<qint64> &seqs) {
        m_isPlanned = false;
        m_sources.clear();
        if (!seqs.isEmpty())
            m_end = seqs.constLast();
        return seqs;
    });
}

Result<QList<qint64>> TransactionList::read(bool isNewestFirst, qint64 limit, qint64 offset)
{
    if (m_sources.isEmpty())
        return QList<qint64>();
    const bool isLimited = m_sources.size() > 1 && !m_database.backend().mergesSources();
    const auto order = isNewestFirst ? " ORDER BY seq DESC"_L1 : " ORDER BY seq"_L1;
    QStringList parts;
    for (const Source &source : std::as_const(m_sources)) {
        const QString rows = u"SELECT %1 AS seq FROM %2 WHERE %3"_s.arg(source.seq, source.from,
                                                                        source.where.text());
        parts += isLimited ? u"(%1%2 LIMIT ?)"_s.arg(rows, order) : rows;
    }
    Statement statement(m_database, parts.join(" UNION ALL "_L1) + order + " LIMIT ? OFFSET ?"_L1);
    for (const Source &source : std::as_const(m_sources)) {
        source.where.bindTo(statement);
        if (isLimited)
            statement.bind(limit + offset);
    }
    statement.bind(limit).bind(offset);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<qint64> seqs;
    while (statement.next())
        seqs.append(statement.number(0));
    if (!isNewestFirst)
        std::reverse(seqs.begin(), seqs.end());
    return statement.end().map([&seqs] { return seqs; });
}

/// Whether the counters know how many there are.
bool TransactionList::isCounted() const
{
    return !m_conditions.over() && !m_filter.identifier && !hasEndToEndId() &&
           m_filter.reference.isEmpty() && m_filter.pixKey.isEmpty() && m_text.onRow().isEmpty() &&
           m_conditions.facets().isEmpty();
}

/// Whether it is looked for in blocks: if neither counters know it nor an index finds all of it.
bool TransactionList::isSearched() const
{
    return !m_areFewPayments && m_database.backend().hasBlocks() && !isCounted() &&
           !m_filter.identifier && !hasEndToEndId() && m_filter.reference.isEmpty() &&
           (m_filter.pixKey.isEmpty() || !m_text.onRow().isEmpty() ||
            !m_conditions.payment().isEmpty());
}

/// Whether a transaction that fits will always fit, and another never.
bool TransactionList::isLasting() const
{
    return m_filter.statuses.isEmpty() && !hasEndToEndId() && !m_filter.paidFrom &&
           !m_filter.paidUntil;
}

bool TransactionList::hasEndToEndId() const
{
    return !m_filter.endToEndId.isEmpty() || !m_filter.endToEndIdEnding.isEmpty();
}

/// Ends the rows with the day in which that many newer ones have been skipped, which is looked for
/// from the nearer end; how many of it are still to skip.
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
        Statement statement(
            m_database, u"SELECT day, CAST(sum(n) AS BIGINT) FROM tally WHERE %1 GROUP BY day "
                        "ORDER BY day%2"_s.arg(where.text(), isFromNewest ? " DESC"_L1 : ""_L1));
        where.bindTo(statement);
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
        m_end = statement.number(0);
    return statement.end().map([offset] { return offset; });
}

Result<void> TransactionList::plan()
{
    if (m_isPlanned)
        return {};
    m_isPlanned = true;
    if (auto read = m_days.read(); !read || m_days.areNone())
        return read;
    if (m_filter.identifier) {
        planRow("sqlite_autoindex_tx_1"_L1);
    } else if (hasEndToEndId()) {
        planRow("tx_e2e_id"_L1);
    } else if (!m_filter.reference.isEmpty()) {
        planRow("tx_reference"_L1);
    } else if (m_areFewPayments) {
        planPayments();
    } else if (!m_text.onRow().isEmpty()) {
        planRow("tx_texts"_L1);
    } else if (!m_filter.pixKey.isEmpty()) {
        planRow("tx_pix_key"_L1);
    } else {
        return planKinds();
    }
    return {};
}

/// Rows that an index finds by a value.
void TransactionList::planRow(QLatin1StringView index)
{
    Conditions where;
    if (m_filter.identifier)
        where.add(u"id = ?"_s, {sqlValue(*m_filter.identifier)});
    if (!m_filter.endToEndId.isEmpty())
        // Not e2e_id = ?: SQLite would put the value into the expression, and find no index for it.
        where.add(u"lower(substr(e2e_id, 27)) = lower(?) AND e2e_id BETWEEN ? AND ?"_s,
                  {m_filter.endToEndId.right(6), m_filter.endToEndId, m_filter.endToEndId});
    if (const QString &ending = m_filter.endToEndIdEnding; !ending.isEmpty())
        where.add(u"lower(substr(e2e_id, 27)) = lower(?) AND e2e_id IS NOT NULL "
                  "AND lower(substr(e2e_id, ?)) = lower(?)"_s,
                  {ending.right(6), 33 - ending.size(), ending});
    if (!m_filter.reference.isEmpty())
        where.add(u"reference = ?"_s, {m_filter.reference});
    if (!m_filter.pixKey.isEmpty())
        where.add(u"pix_key = ?"_s, {m_filter.pixKey});
    where.add(facts("seq"_L1));
    where.add(m_text.onRow());
    m_sources.append({"tx"_L1 + m_database.backend().indexedBy(index), "seq"_L1, where});
}

/// Rows of the payments that there were then.
void TransactionList::planPayments()
{
    const Conditions paidThen = m_conditions.paidThen();
    Conditions where;
    where.add(u"seq IN (SELECT tx FROM event%1 WHERE %2)"_s.arg(
                  m_database.backend().indexedBy("event_paid"_L1), paidThen.text()),
              paidThen.values());
    if (!m_filter.pixKey.isEmpty())
        where.add(u"pix_key = ?"_s, {m_filter.pixKey});
    where.add(facts("seq"_L1));
    where.add(m_text.onRow());
    m_sources.append({"tx"_L1 + m_database.backend().inOrderOfSeq(), "seq"_L1, where});
}

/// Rows in the order of time, or those of each kind that there is.
Result<void> TransactionList::planKinds()
{
    const Conditions wanted = m_conditions.storedKind();
    if (wanted.isEmpty()) {
        planInOrderOfTime();
        return {};
    }
    Statement statement(
        m_database,
        u"SELECT status, operation, platform, n FROM tot WHERE n > 0 AND %1"_s.arg(wanted.text()));
    wanted.bindTo(statement);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    while (statement.next()) {
        Conditions where;
        where.add(u"status = ? AND operation = ? AND platform = ?"_s,
                  {statement.number(0), statement.number(1), sqlValue(statement.id(2))});
        if (m_conditions.over() && statusOf(statement.number(0)) == Status::Code::Pending)
            where.add(m_conditions.shownStatus());
        addRange(where, "seq"_L1);
        where.add(m_conditions.facets());
        m_sources.append({"tx"_L1 + m_database.backend().indexedBy("tx_kind"_L1), "seq"_L1, where});
    }
    if (m_sources.size() > kMostKinds)
        planInOrderOfTime();
    return statement.end();
}

void TransactionList::planInOrderOfTime()
{
    m_sources = {{"tx"_L1 + m_database.backend().inOrderOfSeq(), "seq"_L1, facts("seq"_L1)}};
}

Conditions TransactionList::facts(QLatin1StringView seq) const
{
    Conditions conditions = m_conditions.kind();
    conditions.add(m_conditions.facets());
    addRange(conditions, seq);
    return conditions;
}

void TransactionList::addRange(Conditions &conditions, QLatin1StringView seq) const
{
    if (m_after > 0)
        conditions.add(seq + " > ?"_L1, {m_after});
    if (m_days.from())
        conditions.add(seq + " >= ?"_L1, {*m_days.from()});
    if (const auto end = m_end ? m_end : m_days.until())
        conditions.add(seq + " < ?"_L1, {*end});
    conditions.add(m_days.noStrangers());
}

void TransactionList::bindSources(Statement &statement) const
{
    for (const Source &source : m_sources)
        source.where.bindTo(statement);
}

Result<QList<TransactionSum>> TransactionList::sums(qint64 total,
                                                    const std::optional<QDateTime> &over)
{
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (m_days.areNone() || total == 0)
        return QList<TransactionSum>();
    TransactionSums sums(m_database, over, TransactionSums::Step::Day);
    if (isCounted()) {
        Conditions where = m_conditions.kind();
        where.add(m_days.within());
        return sums.addCounted(where).and_then([&sums] { return sums.byDate(); });
    }
    return addRows(sums, total).and_then([&sums] { return sums.byDate(); });
}

Result<QList<HourlySum>> TransactionList::hourlySums(qint64 total,
                                                     const std::optional<QDateTime> &over)
{
    if (const auto read = m_days.read(); !read)
        return tl::unexpected(read.error());
    if (m_days.areNone() || total == 0)
        return QList<HourlySum>();
    TransactionSums sums(m_database, over, TransactionSums::Step::Hour);
    const auto added = isCounted() ? sums.addRows(facts("seq"_L1)) : addRows(sums, total);
    return added.map([&sums] { return sums.byHour(); });
}

Result<void> TransactionList::addRows(TransactionSums &sums, qint64 total)
{
    const auto rows = isSearched() ? Result<QList<qint64>>(m_memory.found.found.newest(total, 0))
                                   : plan().and_then([&] { return read(true, total, 0); });
    return rows.and_then([&sums](const QList<qint64> &seqs) { return sums.addRows(seqs); });
}

/// The seq of the newest transaction there is.
Result<qint64> TransactionList::newestSeq()
{
    return number(u"SELECT coalesce(max(seq), 0) FROM tx"_s);
}

Result<qint64> TransactionList::number(const QString &sql)
{
    Statement statement(m_database, sql);
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
