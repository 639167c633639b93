// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/rowsearch.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/select.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/transactionfilter.h"
#include "core/search/paymentids.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <limits>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Merging more kinds than this costs more than checking every row.
constexpr qsizetype kMaxKinds = 64;

/// Behind every transaction.
constexpr qint64 kNoEnd = std::numeric_limits<qint64>::max();

} // namespace

RowSearch::RowSearch(Database &database, const TransactionFilter &filter, const TextSearch &text,
                     const FilterConditions &conditions, FilterDays &days)
    : m_database(database)
    , m_filter(filter)
    , m_text(text)
    , m_conditions(conditions)
    , m_days(days)
{}

void RowSearch::keepNewerThan(qint64 seq)
{
    m_after = seq;
    m_sources.reset();
}

void RowSearch::keepOlderThan(qint64 seq)
{
    m_end = seq;
    m_sources.reset();
}

void RowSearch::setPlan(ListPlan plan)
{
    m_plan = plan;
    m_sources.reset();
}

Result<qint64> RowSearch::count()
{
    if (const auto found = findSources(); !found)
        return tl::unexpected(found.error());
    if (m_sources->isEmpty())
        return 0;
    QList<Select> counts;
    QStringList texts;
    for (const Source &source : std::as_const(*m_sources)) {
        counts += Select(u"count(*)"_s).from(u"tx"_s, source.index).where(source.where);
        texts += u'(' + counts.constLast().text() + u')';
    }
    Statement statement(m_database, "SELECT "_L1 + texts.join(" + "_L1));
    for (const Select &count : std::as_const(counts))
        count.bindTo(statement);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 count = statement.next() ? statement.number(0) : 0;
    return statement.end().map([count] { return count; });
}

Result<QList<qint64>> RowSearch::read(bool isNewestFirst, qint64 limit, qint64 offset)
{
    if (const auto found = findSources(); !found)
        return tl::unexpected(found.error());
    if (m_sources->isEmpty())
        return QList<qint64>();
    const bool isLimited = m_sources->size() > 1 && !m_database.backend().mergesSources();
    const auto order = isNewestFirst ? "seq DESC"_L1 : "seq"_L1;
    QList<Select> parts;
    QStringList texts;
    for (const Source &source : std::as_const(*m_sources)) {
        Select rows = Select(u"seq AS seq"_s).from(u"tx"_s, source.index).where(source.where);
        if (isLimited)
            rows.orderBy(order).limit(limit + offset);
        texts += isLimited ? u'(' + rows.text() + u')' : rows.text();
        parts += rows;
    }
    Statement statement(m_database, texts.join(" UNION ALL "_L1) + " ORDER BY "_L1 + order +
                                        " LIMIT ? OFFSET ?"_L1);
    for (const Select &rows : std::as_const(parts))
        rows.bindTo(statement);
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

bool RowSearch::hasEndToEndId(const TransactionFilter &filter)
{
    return !filter.endToEndId.isEmpty() || !filter.endToEndIdEnding.isEmpty();
}

/// Finds the sources of the plan, unless that is done.
Result<void> RowSearch::findSources()
{
    if (m_sources)
        return {};
    m_sources.emplace();
    if (auto read = m_days.read(); !read || m_days.areNone())
        return read;
    switch (m_plan) {
    case ListPlan::Identifier:
        addRow("sqlite_autoindex_tx_1"_L1);
        return {};
    case ListPlan::EndToEndId:
        addRow("tx_e2e_id"_L1);
        if (m_filter.endToEndId.isEmpty())
            addEnding();
        return {};
    case ListPlan::Reference:
        addRow("tx_reference"_L1);
        return {};
    case ListPlan::Payments:
        addPayments();
        return {};
    case ListPlan::Texts:
        addRow("tx_texts"_L1);
        return {};
    case ListPlan::PixKey:
        addRow("tx_pix_key"_L1);
        return {};
    case ListPlan::Counters:
    case ListPlan::Kinds:
        return addKinds();
    case ListPlan::ColumnBlocks:
        break; // no rows
    }
    Q_UNREACHABLE();
}

/// Adds a lookup by value in an index.
void RowSearch::addRow(QLatin1StringView index)
{
    Conditions where;
    if (m_filter.identifier)
        where.add(u"id = ?"_s, {sqlValue(*m_filter.identifier)});
    if (!m_filter.endToEndId.isEmpty())
        // Not e2e_id = ?: SQLite would substitute the value in the expression and then find no
        // index.
        where.add(u"lower(substr(e2e_id, 27)) = lower(?) AND e2e_id BETWEEN ? AND ?"_s,
                  {m_filter.endToEndId.right(6), m_filter.endToEndId, m_filter.endToEndId});
    const QString &ending = m_filter.endToEndIdEnding;
    if (!ending.isEmpty() && m_filter.identifier)
        where.add(u"(lower(substr(e2e_id, ?)) = lower(?) OR (e2e_id IS NULL AND "
                  "seq IN (SELECT tx FROM payment_id WHERE name = ?)))"_s,
                  {33 - ending.size(), ending, paymentEndingName(ending)});
    else if (!ending.isEmpty())
        where.add(u"lower(substr(e2e_id, 27)) = lower(?) AND e2e_id IS NOT NULL "
                  "AND lower(substr(e2e_id, ?)) = lower(?)"_s,
                  {ending.right(6), 33 - ending.size(), ending});
    if (!m_filter.reference.isEmpty())
        where.add(u"reference = ?"_s, {m_filter.reference});
    if (!m_filter.pixKey.isEmpty())
        where.add(u"pix_key = ?"_s, {m_filter.pixKey});
    where.add(facts());
    where.add(m_text.onRow());
    m_sources->append({m_database.backend().indexedBy(index), where});
}

/// Adds a lookup of the charges whose evidence has only the last six characters of the id.
void RowSearch::addEnding()
{
    Conditions where;
    where.add(u"seq IN (SELECT tx FROM payment_id WHERE name = ?) AND e2e_id IS NULL"_s,
              {paymentEndingName(m_filter.endToEndIdEnding)});
    if (!m_filter.reference.isEmpty())
        where.add(u"reference = ?"_s, {m_filter.reference});
    if (!m_filter.pixKey.isEmpty())
        where.add(u"pix_key = ?"_s, {m_filter.pixKey});
    where.add(facts());
    where.add(m_text.onRow());
    m_sources->append({m_database.backend().inOrderOfSeq(), where});
}

/// Adds a lookup of the payments in the time range.
void RowSearch::addPayments()
{
    const Conditions paidThen = m_conditions.paidThen();
    const Conditions movedThen = m_conditions.movedThen();
    Conditions where;
    where.add(u"seq IN (SELECT tx FROM event%1 WHERE %2 "
              "UNION ALL SELECT tx FROM payment_time%3 WHERE %4)"_s.arg(
                  m_database.backend().indexedBy("event_paid"_L1), paidThen.text(),
                  m_database.backend().indexedBy("payment_time_at"_L1), movedThen.text()),
              paidThen.values() + movedThen.values());
    if (!m_filter.pixKey.isEmpty())
        where.add(u"pix_key = ?"_s, {m_filter.pixKey});
    where.add(facts());
    where.add(m_text.onRow());
    m_sources->append({m_database.backend().inOrderOfSeq(), where});
}

/// Adds the existing kinds, or one scan in order of time.
Result<void> RowSearch::addKinds()
{
    const Conditions wanted = m_conditions.storedKind();
    if (wanted.isEmpty()) {
        useOrderOfTime();
        return {};
    }
    Conditions existing;
    existing.add(u"n > 0"_s, {});
    existing.add(wanted);
    Statement statement(m_database,
                        Select(u"status, operation, platform, n"_s).from(u"tot"_s).where(existing));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    while (statement.next()) {
        Conditions where;
        where.add(u"status = ? AND operation = ? AND platform = ?"_s,
                  {statement.number(0), statement.number(1), sqlValue(statement.id(2))});
        if (m_conditions.expiredAt() && statusOf(statement.number(0)) == Status::Code::Pending)
            where.add(m_conditions.shownStatus());
        addRange(where);
        where.add(m_conditions.facets());
        m_sources->append({m_database.backend().indexedBy("tx_kind"_L1), where});
    }
    if (m_sources->size() > kMaxKinds)
        useOrderOfTime();
    return statement.end();
}

void RowSearch::useOrderOfTime()
{
    m_sources = QList<Source>{{m_database.backend().inOrderOfSeq(), facts()}};
}

Conditions RowSearch::facts() const
{
    Conditions conditions = m_conditions.kind();
    conditions.add(m_conditions.facets());
    addRange(conditions);
    return conditions;
}

void RowSearch::addRange(Conditions &conditions) const
{
    if (m_after > 0)
        conditions.add(u"seq > ?"_s, {m_after});
    if (m_days.from())
        conditions.add(u"seq >= ?"_s, {*m_days.from()});
    const auto until = m_days.until();
    if (m_end || until)
        conditions.add(u"seq < ?"_s, {std::min(m_end.value_or(kNoEnd), until.value_or(kNoEnd))});
    conditions.add(m_days.inOrderDays());
}

} // namespace core
