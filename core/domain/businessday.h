// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>

#include <utility>

namespace core
{

struct Evidence;
struct HourlySum;
struct TransactionSum;

// A business day begins `cutoffMinutes` after midnight in Brasília and ends when the next one
// begins. The cutoff is a full hour, see Shifts::isCutoff(). Without a cutoff, 0, a business day is
// a day of the calendar. Bank statements and the API always use days of the calendar.

/// Returns the beginning of a business day, as UTC.
[[nodiscard]] QDateTime startOfBusinessDay(QDate day, int cutoffMinutes);

/// Returns the business day of a timestamp.
[[nodiscard]] QDate businessDay(const QDateTime &timestamp, int cutoffMinutes);

/// Returns the present business day.
[[nodiscard]] QDate businessToday(int cutoffMinutes);

/// Returns the filter with the business days as the time of creation, in place of earlier days.
/// Invalid day: no bound. Without a cutoff, the days are those of the filter.
[[nodiscard]] TransactionFilter withDays(TransactionFilter filter, QDate first, QDate last,
                                         int cutoffMinutes);

/// Returns the filter with its days as business days. The times of the filter must match too.
[[nodiscard]] TransactionFilter inBusinessDays(TransactionFilter filter, int cutoffMinutes);

/// Returns the first and last business day of the filter, as set by withDays(). Invalid day: no
/// bound. Two invalid days for other times.
[[nodiscard]] std::pair<QDate, QDate> filteredDays(const TransactionFilter &filter,
                                                   int cutoffMinutes);

/// Returns the business day of the movement; `cutoffMinutes`: see businessDay(). If only the day is
/// known: the business day of the recording on that day, otherwise the day itself.
[[nodiscard]] QDate movedBusinessDay(const Evidence &evidence, int cutoffMinutes);

/// Returns the sums of each business day, newest first.
[[nodiscard]] QList<TransactionSum> dailySums(const QList<HourlySum> &sums, int cutoffMinutes);

} // namespace core
