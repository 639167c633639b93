// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/listing.h"

#include "core/domain/brasilia.h"
#include "core/domain/filterparts.h"

namespace core
{

Period paidPeriodOf(const TransactionFilter &filter, QDate today)
{
    if (!filter.paidFrom && !filter.paidUntil)
        return Period::Any;
    if (!filter.paidFrom || !filter.paidUntil)
        return Period::Chosen;
    const QDate first = brasiliaDay(*filter.paidFrom);
    const QDate last = brasiliaDay(*filter.paidUntil).addDays(-1);
    const bool areWhole = startOfBrasiliaDay(first) == *filter.paidFrom &&
                          startOfBrasiliaDay(last.addDays(1)) == *filter.paidUntil;
    return areWhole ? periodOf(first, last, today) : Period::Chosen;
}

void setPaidPeriod(TransactionFilter &filter, Period period, QDate today)
{
    filter.paidFrom.reset();
    filter.paidUntil.reset();
    const auto [first, last] = daysOf(period, today);
    if (!first.isValid())
        return;
    filter.paidFrom = startOfBrasiliaDay(first);
    filter.paidUntil = startOfBrasiliaDay(last.addDays(1));
}

TransactionFilter filterOf(const SavedView &view, QDate today)
{
    TransactionFilter filter = view.filter;
    if (const auto [first, last] = daysOf(view.created, today); first.isValid()) {
        filter.initialDate = first;
        filter.finalDate = last;
    }
    if (view.paid != Period::Any)
        setPaidPeriod(filter, view.paid, today);
    return filter;
}

SavedView viewOf(const TransactionFilter &filter, const QString &name, QDate today)
{
    SavedView view{.name = name, .filter = filter};
    const Period created = periodOf(filter.initialDate, filter.finalDate, today);
    if (created != Period::Chosen) {
        view.created = created;
        view.filter = withoutPart(view.filter, FilterPart::Days);
    }
    const Period paid = paidPeriodOf(filter, today);
    if (paid != Period::Chosen) {
        view.paid = paid;
        view.filter = withoutPart(view.filter, FilterPart::Paid);
    }
    return view;
}

} // namespace core
