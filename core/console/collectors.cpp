// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/collectors.h"

#include "core/domain/sums.h"
#include "core/domain/transactionpage.h"

#include <algorithm>

namespace core
{

namespace
{

void addTo(TransactionSum &sum, const TransactionSum &more)
{
    sum.count += more.count;
    sum.amount += more.amount;
    sum.commission += more.commission;
    sum.unknownCommissionCount += more.unknownCommissionCount;
}

bool isOfOneKind(const TransactionSum &a, const TransactionSum &b)
{
    return a.day == b.day && a.status == b.status && a.operation == b.operation;
}

} // namespace

void PageCollector::add(const QList<Transaction> &some)
{
    constexpr qint64 kSize = TransactionPage::kSize;
    const qint64 first = (m_page - 1LL) * kSize;
    for (const Transaction &transaction : some) {
        if (m_total >= first && m_total < first + kSize)
            m_rows.append(transaction);
        ++m_total;
    }
}

TransactionPage PageCollector::result() const
{
    constexpr qint64 kSize = TransactionPage::kSize;
    return {
        .transactions = m_rows,
        .currentPage = m_page,
        .lastPage = static_cast<int>(qMax<qint64>(1, (m_total + kSize - 1) / kSize)),
        .total = m_total,
    };
}

/// Appends totals. The list is newest first, so only the last day so far can occur again.
void RowCollector::add(const QList<Transaction> &some)
{
    m_rows += some.first(qBound<qsizetype>(0, m_max + 1 - m_rows.size(), some.size()));
}

void SumCollector::add(const QList<Transaction> &some)
{
    const QList<TransactionSum> more = sumsOf(some);
    for (const TransactionSum &sum : more) {
        const auto known = std::find_if(m_sums.rbegin(), m_sums.rend(), [&sum](const auto &each) {
            return each.day != sum.day || isOfOneKind(each, sum);
        });
        if (known != m_sums.rend() && isOfOneKind(*known, sum))
            addTo(*known, sum);
        else
            m_sums.append(sum);
    }
}

void HourCollector::add(const QList<Transaction> &some)
{
    const QList<HourlySum> more = hourlySumsOf(some);
    for (const HourlySum &of : more) {
        const auto known = std::find_if(m_sums.rbegin(), m_sums.rend(), [&of](const auto &each) {
            return each.hour != of.hour || isOfOneKind(each.sum, of.sum);
        });
        const bool isKnown = known != m_sums.rend() && known->hour == of.hour;
        if (isKnown)
            addTo(known->sum, of.sum);
        else
            m_sums.append(of);
    }
}

} // namespace core
