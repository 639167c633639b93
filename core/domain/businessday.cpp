// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/businessday.h"

#include "core/domain/brasilia.h"
#include "core/domain/evidence.h"
#include "core/domain/transactionsum.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace core
{

namespace
{

constexpr int kSecondsPerMinute = 60;

/// Returns the business day that begins at the timestamp; invalid if none does.
QDate dayFrom(const QDateTime &start, int cutoffMinutes)
{
    const QDate day = brasiliaDay(start);
    return startOfBusinessDay(day, cutoffMinutes) == start ? day : QDate();
}

} // namespace

QDateTime startOfBusinessDay(QDate day, int cutoffMinutes)
{
    if (cutoffMinutes == 0)
        return startOfBrasiliaDay(day);
    const QTime time = QTime(0, 0).addSecs(cutoffMinutes * kSecondsPerMinute);
    return QDateTime(day, time, brasilia()).toUTC();
}

QDate businessDay(const QDateTime &timestamp, int cutoffMinutes)
{
    const QDate day = brasiliaDay(timestamp);
    return timestamp < startOfBusinessDay(day, cutoffMinutes) ? day.addDays(-1) : day;
}

QDate businessToday(int cutoffMinutes)
{
    return businessDay(QDateTime::currentDateTimeUtc(), cutoffMinutes);
}

TransactionFilter withDays(TransactionFilter filter, QDate first, QDate last, int cutoffMinutes)
{
    filter.initialDate = first;
    filter.finalDate = last;
    if (cutoffMinutes == 0)
        return filter;
    filter.createdFrom.reset();
    filter.createdUntil.reset();
    return inBusinessDays(filter, cutoffMinutes);
}

TransactionFilter inBusinessDays(TransactionFilter filter, int cutoffMinutes)
{
    if (cutoffMinutes == 0)
        return filter;
    if (filter.initialDate.isValid()) {
        const QDateTime start = startOfBusinessDay(filter.initialDate, cutoffMinutes);
        filter.createdFrom = std::max(start, filter.createdFrom.value_or(start));
    }
    if (filter.finalDate.isValid()) {
        const QDateTime end = startOfBusinessDay(filter.finalDate.addDays(1), cutoffMinutes);
        filter.createdUntil = std::min(end, filter.createdUntil.value_or(end));
    }
    filter.initialDate = {};
    filter.finalDate = {};
    return filter;
}

std::pair<QDate, QDate> filteredDays(const TransactionFilter &filter, int cutoffMinutes)
{
    if (cutoffMinutes == 0)
        return {filter.initialDate, filter.finalDate};
    const QDate first = filter.createdFrom ? dayFrom(*filter.createdFrom, cutoffMinutes) : QDate();
    const QDate next = filter.createdUntil ? dayFrom(*filter.createdUntil, cutoffMinutes) : QDate();
    if (first.isValid() != filter.createdFrom.has_value() ||
        next.isValid() != filter.createdUntil.has_value())
        return {};
    return {first, next.isValid() ? next.addDays(-1) : QDate()};
}

QDate movedBusinessDay(const Evidence &evidence, int cutoffMinutes)
{
    if (evidence.movedAt)
        return businessDay(*evidence.movedAt, cutoffMinutes);
    return brasiliaDay(evidence.recordedAt) == evidence.movedDay
               ? businessDay(evidence.recordedAt, cutoffMinutes)
               : evidence.movedDay;
}

QList<TransactionSum> dailySums(const QList<HourlySum> &sums, int cutoffMinutes)
{
    using Key = std::tuple<qint64, Status::Code, Operation>;
    std::map<Key, TransactionSum, std::greater<>> days;
    for (const HourlySum &of : sums) {
        const QDate day = businessDay(of.hour, cutoffMinutes);
        TransactionSum &sum = days[{day.toJulianDay(), of.sum.status, of.sum.operation}];
        sum.day = day;
        sum.status = of.sum.status;
        sum.operation = of.sum.operation;
        sum.count += of.sum.count;
        sum.amount += of.sum.amount;
        sum.commission += of.sum.commission;
        sum.unknownCommissionCount += of.sum.unknownCommissionCount;
    }
    QList<TransactionSum> list;
    for (const auto &[key, sum] : days)
        list.append(sum);
    return list;
}

} // namespace core
