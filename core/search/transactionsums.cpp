// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/transactionsums.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/select.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionsum.h"

#include <QtCore/QHash>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The number of rows per statement, small enough for a short text.
constexpr qsizetype kSummedAtOnce = 500;

/// Brasília always differs from UTC by whole hours.
constexpr qint64 kMillisecondsPerHour = 3'600'000;

} // namespace

TransactionSums::Sum &TransactionSums::Sum::operator+=(const Sum &other)
{
    count += other.count;
    amount += other.amount;
    commission += other.commission;
    unknownCommissionCount += other.unknownCommissionCount;
    return *this;
}

TransactionSums::TransactionSums(Database &database, const std::optional<QDateTime> &expiredAt,
                                 Step step)
    : m_database(database)
    , m_expiredAt(expiredAt)
    , m_step(step)
{}

/// Moves the few transactions that have expired but are stored as pending.
Result<void> TransactionSums::addCounted(const Conditions &where)
{
    Q_ASSERT(m_step == Step::Day);
    auto done = add(m_sums, Select(u"day, status, operation, CAST(sum(n) AS BIGINT), "
                                   "CAST(sum(amount) AS BIGINT), CAST(sum(commission) AS BIGINT), "
                                   "CAST(sum(unknown_commissions) AS BIGINT)"_s)
                                .from(u"tally"_s)
                                .where(where)
                                .groupBy("day, status, operation"_L1));
    if (!done || !m_expiredAt)
        return done;
    Conditions late = where;
    late.add(u"expires <= ?"_s, {sqlValue(*m_expiredAt)});
    Sums moved;
    done = add(moved, Select(u"day, status, operation, count(*), CAST(sum(amount) AS BIGINT), "
                             "CAST(coalesce(sum(commission), 0) AS BIGINT), "
                             "count(*) - count(commission)"_s)
                          .from(u"tx"_s, m_database.backend().indexedBy("tx_expires"_L1))
                          .where(late)
                          .groupBy("day, status, operation"_L1));
    if (!done)
        return done;
    for (const auto &[key, sum] : moved) {
        const auto &[day, status, operation] = key;
        Sum &pending = m_sums[key];
        Sum &expired = m_sums[{day, numberOf(Status::Code::Expired), operation}];
        pending.count -= sum.count;
        pending.amount -= sum.amount;
        pending.commission -= sum.commission; // An expired charge has no commission.
        pending.unknownCommissionCount -= sum.unknownCommissionCount;
        expired.count += sum.count;
        expired.amount += sum.amount;
    }
    return {};
}

/// Reads oldest first, the order of the rows in the file.
Result<void> TransactionSums::addRows(const QList<qint64> &seqs)
{
    for (qsizetype end = seqs.size(); end > 0; end -= kSummedAtOnce) {
        const qsizetype first = std::max<qsizetype>(0, end - kSummedAtOnce);
        QList<QVariant> some;
        for (qsizetype i = first; i < end; ++i)
            some.append(sqlValue(seqs[i]));
        Conditions where;
        where.addOneOf("seq"_L1, some);
        if (auto done = addRows(where); !done)
            return done;
    }
    return {};
}

Result<void> TransactionSums::addRows(const Conditions &where)
{
    const QVariant late = m_expiredAt ? sqlValue(*m_expiredAt) : sqlValue(qint64(0));
    const auto span = m_step == Step::Day ? "day"_L1 : "created / 3600000"_L1;
    return add(m_sums,
               Select(span +
                          u", CASE WHEN expires <= ? THEN ? ELSE status END, operation, "
                          "count(*), CAST(sum(amount) AS BIGINT), CAST(coalesce(sum("
                          "CASE WHEN expires <= ? THEN 0 ELSE commission END), 0) AS BIGINT), "
                          "count(*) - count(CASE WHEN expires <= ? THEN 0 ELSE commission END)"_s,
                      {late, numberOf(Status::Code::Expired), late, late})
                   .from(u"tx"_s, m_database.backend().inOrderOfSeq())
                   .where(where)
                   .groupBy("1, 2, 3"_L1));
}

Result<QList<TransactionSum>> TransactionSums::byDate()
{
    Statement statement(m_database, u"SELECT day, coalesce(date, day) FROM day"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QHash<qint64, qint64> dates;
    while (statement.next())
        dates.insert(statement.number(0), statement.number(1));
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    Sums merged;
    for (const auto &[key, sum] : m_sums) {
        const auto &[day, status, operation] = key;
        merged[{dates.value(day), status, operation}] += sum;
    }
    QList<TransactionSum> list;
    for (const auto &[key, sum] : merged) {
        const auto &[date, status, operation] = key;
        if (sum.count > 0)
            list.append({QDate::fromJulianDay(date), statusOf(status).code(),
                         operationOf(operation), sum.count, Money::fromCents(sum.amount),
                         Money::fromCents(sum.commission), sum.unknownCommissionCount});
    }
    return list;
}

QList<HourlySum> TransactionSums::byHour() const
{
    QList<HourlySum> list;
    for (const auto &[key, sum] : m_sums) {
        const auto &[number, status, operation] = key;
        const auto hour = QDateTime::fromMSecsSinceEpoch(number * kMillisecondsPerHour, Qt::UTC);
        list.append({hour,
                     {brasiliaDay(hour), statusOf(status).code(), operationOf(operation), sum.count,
                      Money::fromCents(sum.amount), Money::fromCents(sum.commission),
                      sum.unknownCommissionCount}});
    }
    return list;
}

Result<void> TransactionSums::add(Sums &sums, const Select &rows)
{
    Statement statement(m_database, rows);
    if (auto run = statement.run(); !run)
        return run;
    while (statement.next()) {
        sums[{statement.number(0), statement.number(1), statement.number(2)}] +=
            {statement.number(3), statement.number(4), statement.number(5), statement.number(6)};
    }
    return statement.end();
}

} // namespace core
