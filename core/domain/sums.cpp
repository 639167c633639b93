// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/sums.h"

#include "core/domain/brasilia.h"
#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"

#include <functional>
#include <map>
#include <tuple>

namespace core
{

namespace
{

/// Brasília is a whole number of hours behind UTC.
constexpr qint64 kMillisecondsPerHour = 3'600'000;

void add(TransactionSum &sum, const Transaction &transaction)
{
    sum.day = brasiliaDay(transaction.created);
    sum.status = transaction.status.code();
    sum.operation = transaction.operation;
    ++sum.count;
    sum.amount += transaction.amount;
    if (transaction.commission)
        sum.commission += *transaction.commission;
    else
        ++sum.unknownCommissionCount;
}

/// Adds up by a number that increases with time. The result is newest first.
template<typename Number>
auto added(const QList<Transaction> &transactions, Number number)
{
    using Key = std::tuple<qint64, Status::Code, Operation>;
    std::map<Key, TransactionSum, std::greater<>> sums;
    for (const Transaction &transaction : transactions)
        add(sums[{number(transaction), transaction.status.code(), transaction.operation}],
            transaction);
    return sums;
}

} // namespace

QList<TransactionSum> sumsOf(const QList<Transaction> &transactions)
{
    const auto sums = added(transactions, [](const Transaction &transaction) {
        return brasiliaDay(transaction.created).toJulianDay();
    });
    QList<TransactionSum> list;
    for (const auto &[key, sum] : sums)
        list.append(sum);
    return list;
}

QList<HourlySum> hourlySumsOf(const QList<Transaction> &transactions)
{
    const auto sums = added(transactions, [](const Transaction &transaction) {
        return transaction.created.toMSecsSinceEpoch() / kMillisecondsPerHour;
    });
    QList<HourlySum> list;
    for (const auto &[key, sum] : sums)
        list.append(
            {QDateTime::fromMSecsSinceEpoch(std::get<0>(key) * kMillisecondsPerHour, Qt::UTC),
             sum});
    return list;
}

} // namespace core
