// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/filterdays.h"

#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionfilter.h"

#include <algorithm>
#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// On the columns of `day`.
constexpr auto kDated = "coalesce(date, day) BETWEEN ? AND ?"_L1;

/// The maximum of a day column; a QDate may be far later.
constexpr qint64 kLastDate = std::numeric_limits<qint32>::max();

qint64 julianDay(QDate date, qint64 otherwise)
{
    return date.isValid() ? std::clamp<qint64>(date.toJulianDay(), 0, kLastDate) : otherwise;
}

} // namespace

bool FilterDays::areAsked() const
{
    return m_filter.initialDate.isValid() || m_filter.finalDate.isValid() || m_filter.createdFrom ||
           m_filter.createdUntil;
}

Result<void> FilterDays::read()
{
    if (!areAsked() || m_isRead)
        return {};
    const auto newest = newestDay();
    if (!newest)
        return tl::unexpected(newest.error());
    KnownDays days{.firstDate = firstDate(), .lastDate = lastDate(), .newest = *newest};
    const bool isKnown = days.newest > 0 && days.newest == m_known.newest &&
                         days.firstDate == m_known.firstDate && days.lastDate == m_known.lastDate;
    if (!isKnown) {
        if (auto found = lookUp(days); !found)
            return found;
        m_known = days;
    }
    m_days = m_known;
    m_isRead = true;
    return {};
}

/// Returns the number of the newest day; 0 if there are no days.
Result<qint64> FilterDays::newestDay()
{
    Statement statement(m_database, u"SELECT day FROM day ORDER BY day DESC LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 day = statement.next() ? statement.number(0) : 0;
    return statement.end().map([day] { return day; });
}

Result<void> FilterDays::lookUp(KnownDays &days)
{
    Statement statement(
        m_database,
        u"SELECT span.first, span.last, "
        "(SELECT count(*) FROM day WHERE day BETWEEN span.first AND span.last) - span.n, "
        "(SELECT first_seq FROM day WHERE day = span.first), "
        "coalesce((SELECT first_seq FROM day WHERE day > span.last ORDER BY day LIMIT 1), 0) "
        "FROM (SELECT min(day) AS first, max(day) AS last, count(*) AS n FROM day WHERE %1) "
        "AS span WHERE span.n > 0"_s.arg(kDated));
    statement.bind(firstDate()).bind(lastDate());
    if (auto run = statement.run(); !run)
        return run;
    if (statement.next()) {
        days.range = {statement.number(0), statement.number(1), statement.number(2) != 0};
        days.from = statement.number(3);
        if (const qint64 next = statement.number(4); next > 0)
            days.until = next;
    }
    return statement.end();
}

bool FilterDays::coverMostOf(qint64 newest) const
{
    if (m_days.range && m_days.range->hasOutOfOrderDays)
        return false;
    const qint64 within = m_days.until.value_or(newest + 1) - m_days.from.value_or(1);
    return within > newest / 2;
}

Conditions FilterDays::within() const
{
    Conditions conditions;
    if (m_days.range)
        conditions.add(u"day BETWEEN ? AND ?"_s, {m_days.range->first, m_days.range->last});
    conditions.add(inOrderDays());
    return conditions;
}

Conditions FilterDays::before() const
{
    Conditions conditions;
    if (m_days.range)
        conditions.add(u"day < ?"_s, {m_days.range->first});
    return conditions;
}

Conditions FilterDays::after() const
{
    Conditions conditions;
    if (m_days.range)
        conditions.add(u"day > ?"_s, {m_days.range->last});
    return conditions;
}

Conditions FilterDays::inOrderDays() const
{
    Conditions conditions;
    if (m_days.range && m_days.range->hasOutOfOrderDays)
        conditions.add(u"day IN (SELECT day FROM day WHERE %1)"_s.arg(kDated),
                       {firstDate(), lastDate()});
    return conditions;
}

Result<RowBitmap> FilterDays::outOfOrderDays() const
{
    RowBitmap found;
    if (!m_days.range || !m_days.range->hasOutOfOrderDays)
        return found;
    Statement statement(m_database,
                        u"SELECT first_seq, (SELECT next.first_seq FROM day AS next "
                        "WHERE next.day > day.day ORDER BY next.day LIMIT 1) "
                        "FROM day WHERE day BETWEEN ? AND ? AND NOT (%1)"_s.arg(kDated));
    statement.bind(m_days.range->first).bind(m_days.range->last).bind(firstDate()).bind(lastDate());
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    while (statement.next())
        found.unite(RowBitmap::range(statement.number(0), statement.number(1)));
    return statement.end().map([&found] { return found; });
}

/// Returns the lower value of kDated.
qint64 FilterDays::firstDate() const
{
    const QDate ofTimestamp = m_filter.createdFrom ? brasiliaDay(*m_filter.createdFrom) : QDate();
    return std::max(julianDay(m_filter.initialDate, 0), julianDay(ofTimestamp, 0));
}

qint64 FilterDays::lastDate() const
{
    const QDate ofTimestamp =
        m_filter.createdUntil ? brasiliaDay(m_filter.createdUntil->addMSecs(-1)) : QDate();
    return std::min(julianDay(m_filter.finalDate, kLastDate), julianDay(ofTimestamp, kLastDate));
}

} // namespace core
