// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/listing.h"

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/filterparts.h"

namespace core
{

Period paidPeriodOf(const TransactionFilter &filter, QDate today, int cutoffMinutes)
{
    if (!filter.paidFrom && !filter.paidUntil)
        return Period::Any;
    if (!filter.paidFrom || !filter.paidUntil)
        return Period::Chosen;
    const QDate first = brasiliaDay(*filter.paidFrom);
    const QDate last = brasiliaDay(*filter.paidUntil).addDays(-1);
    const bool areWhole = startOfBusinessDay(first, cutoffMinutes) == *filter.paidFrom &&
                          startOfBusinessDay(last.addDays(1), cutoffMinutes) == *filter.paidUntil;
    return areWhole ? periodOf(first, last, today) : Period::Chosen;
}

void setPaidPeriod(TransactionFilter &filter, Period period, QDate today, int cutoffMinutes)
{
    filter.paidFrom.reset();
    filter.paidUntil.reset();
    const auto [first, last] = daysOf(period, today);
    if (!first.isValid())
        return;
    filter.paidFrom = startOfBusinessDay(first, cutoffMinutes);
    filter.paidUntil = startOfBusinessDay(last.addDays(1), cutoffMinutes);
}

TransactionFilter filterOf(const SavedView &view, QDate today, int cutoffMinutes)
{
    TransactionFilter filter = inBusinessDays(view.filter, cutoffMinutes);
    if (const auto [first, last] = daysOf(view.created, today); first.isValid())
        filter = withDays(filter, first, last, cutoffMinutes);
    if (view.paid != Period::Any)
        setPaidPeriod(filter, view.paid, today, cutoffMinutes);
    return filter;
}

SavedView viewOf(const TransactionFilter &filter, const QString &name, QDate today,
                 int cutoffMinutes)
{
    SavedView view{.name = name, .filter = inBusinessDays(filter, cutoffMinutes)};
    const auto [first, last] = filteredDays(view.filter, cutoffMinutes);
    const Period created = periodOf(first, last, today);
    if (created != Period::Chosen) {
        view.created = created;
        view.filter = withoutPart(view.filter, FilterPart::Days);
        if (cutoffMinutes != 0 && first.isValid())
            view.filter = withoutPart(view.filter, FilterPart::Created);
    }
    const Period paid = paidPeriodOf(filter, today, cutoffMinutes);
    if (paid != Period::Chosen) {
        view.paid = paid;
        view.filter = withoutPart(view.filter, FilterPart::Paid);
    }
    return view;
}

} // namespace core
