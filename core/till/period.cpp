// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/period.h"

namespace core
{

std::pair<QDate, QDate> daysOf(Period period, QDate today)
{
    const QDate sunday = today.addDays(-(today.dayOfWeek() % 7));
    const QDate first(today.year(), today.month(), 1);
    switch (period) {
    case Period::Any:
    case Period::Chosen:
        return {};
    case Period::Today:
        return {today, today};
    case Period::Yesterday:
        return {today.addDays(-1), today.addDays(-1)};
    case Period::ThisWeek:
        return {sunday, today};
    case Period::LastWeek:
        return {sunday.addDays(-7), sunday.addDays(-1)};
    case Period::ThisMonth:
        return {first, today};
    case Period::LastMonth:
        return {first.addMonths(-1), first.addDays(-1)};
    }
    Q_UNREACHABLE();
}

Period periodOf(QDate first, QDate last, QDate today)
{
    if (!first.isValid() && !last.isValid())
        return Period::Any;
    for (const Period period : {Period::Today, Period::Yesterday, Period::ThisWeek,
                                Period::LastWeek, Period::ThisMonth, Period::LastMonth}) {
        if (daysOf(period, today) == std::pair(first, last))
            return period;
    }
    return Period::Chosen;
}

} // namespace core
