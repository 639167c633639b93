// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/filterconditions.h"

#include "core/database/backend.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/transactionfilter.h"

#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true if the filter distinguishes expired from other pending transactions.
bool distinguishesPendingFromExpired(const TransactionFilter &filter)
{
    return filter.statuses.contains(Status::Code::Pending) !=
           filter.statuses.contains(Status::Code::Expired);
}

Conditions statusIn(const QList<Status::Code> &statuses)
{
    QList<QVariant> numbers;
    for (const Status::Code code : statuses)
        numbers.append(numberOf(code));
    Conditions conditions;
    conditions.addOneOf("status"_L1, numbers);
    return conditions;
}

QVariant paidFrom(const TransactionFilter &filter)
{
    return filter.paidFrom ? sqlValue(*filter.paidFrom) : sqlValue(qint64(0));
}

QVariant paidUntil(const TransactionFilter &filter)
{
    return filter.paidUntil ? sqlValue(*filter.paidUntil)
                            : sqlValue(std::numeric_limits<qint64>::max());
}

} // namespace

FilterConditions::FilterConditions(const Backend &backend, const TransactionFilter &filter,
                                   const std::optional<QDateTime> &expiredAt)
    : m_backend(backend)
    , m_filter(filter)
    , m_expiredAt(distinguishesPendingFromExpired(filter) ? expiredAt : std::nullopt)
{}

Conditions FilterConditions::lastingKind() const
{
    Conditions conditions;
    if (m_filter.operation)
        conditions.add(u"operation = ?"_s, {numberOf(*m_filter.operation)});
    if (m_filter.platform)
        conditions.add(u"platform = ?"_s, {sqlValue(*m_filter.platform)});
    return conditions;
}

Conditions FilterConditions::kind() const
{
    Conditions conditions = m_expiredAt ? shownStatus() : status();
    conditions.add(lastingKind());
    return conditions;
}

Conditions FilterConditions::storedKind() const
{
    QList<Status::Code> statuses = m_filter.statuses;
    if (m_expiredAt)
        statuses.append(Status::Code::Pending);
    Conditions conditions = statusIn(statuses);
    conditions.add(lastingKind());
    return conditions;
}

/// Returns a condition on the status as shown. Expired transactions that are stored as pending are
/// few and looked up once, so that no row is read for them.
Conditions FilterConditions::shownStatus() const
{
    QList<QVariant> values{sqlValue(*m_expiredAt), numberOf(Status::Code::Expired)};
    for (const Status::Code code : m_filter.statuses)
        values.append(numberOf(code));
    const QString places = u"?"_s + u", ?"_s.repeated(m_filter.statuses.size() - 1);
    Conditions conditions;
    conditions.add(u"CASE WHEN tx.seq IN (SELECT late.seq FROM tx AS late%1 WHERE "
                   "late.expires <= ?) THEN ? ELSE tx.status END IN (%2)"_s.arg(
                       m_backend.indexedBy("tx_expires"_L1), places),
                   values);
    return conditions;
}

Conditions FilterConditions::status() const
{
    return statusIn(m_filter.statuses);
}

Conditions FilterConditions::amounts() const
{
    Conditions conditions;
    if (m_filter.minAmount)
        conditions.add(u"amount >= ?"_s, {sqlValue(*m_filter.minAmount)});
    if (m_filter.maxAmount)
        conditions.add(u"amount <= ?"_s, {sqlValue(*m_filter.maxAmount)});
    return conditions;
}

/// SQLite checks single rows; searches of many rows use blocks. PostgreSQL joins the payments.
Conditions FilterConditions::payment() const
{
    Conditions conditions;
    if (!m_filter.paidFrom && !m_filter.paidUntil)
        return conditions;
    const Conditions paid = paidThen();
    const Conditions moved = movedThen();
    const QString text =
        m_backend.hasBlocks()
            ? u"(EXISTS (SELECT 1 FROM event WHERE event.tx = tx.seq AND %1) OR "
              "EXISTS (SELECT 1 FROM payment_time WHERE payment_time.tx = tx.seq AND %2))"_s
            : u"seq IN (SELECT tx FROM event WHERE %1 "
              "UNION ALL SELECT tx FROM payment_time WHERE %2)"_s;
    conditions.add(text.arg(paid.text(), moved.text()), paid.values() + moved.values());
    return conditions;
}

Conditions FilterConditions::created() const
{
    Conditions conditions;
    if (m_filter.createdFrom)
        conditions.add(u"created >= ?"_s, {sqlValue(*m_filter.createdFrom)});
    if (m_filter.createdUntil)
        conditions.add(u"created < ?"_s, {sqlValue(*m_filter.createdUntil)});
    return conditions;
}

Conditions FilterConditions::evidence() const
{
    Conditions conditions;
    if (m_filter.evidence)
        conditions.add(u"evidence = ?"_s, {numberOf(*m_filter.evidence)});
    return conditions;
}

Conditions FilterConditions::facets() const
{
    Conditions conditions = amounts();
    conditions.add(payment());
    conditions.add(created());
    conditions.add(evidence());
    return conditions;
}

/// Uses a literal number, otherwise SQLite does not use the partial index.
Conditions FilterConditions::paidThen() const
{
    Conditions conditions;
    conditions.add(u"event.status = 2 AND by_evidence IS NULL AND at >= ? AND at < ?"_s,
                   {paidFrom(m_filter), paidUntil(m_filter)});
    return conditions;
}

Conditions FilterConditions::movedThen() const
{
    Conditions conditions;
    conditions.add(u"at >= ? AND at < ?"_s, {paidFrom(m_filter), paidUntil(m_filter)});
    return conditions;
}

} // namespace core
