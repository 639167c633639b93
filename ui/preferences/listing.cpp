// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/listing.h"

#include "core/domain/brasilia.h"
#include "core/domain/filterparts.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

using Code = core::Status::Code;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Listing)
};

} // namespace

Period paidPeriodOf(const core::TransactionFilter &filter, QDate today)
{
    if (!filter.paidFrom && !filter.paidUntil)
        return Period::Any;
    if (!filter.paidFrom || !filter.paidUntil)
        return Period::Chosen;
    const QDate first = core::brasiliaDay(*filter.paidFrom);
    const QDate last = core::brasiliaDay(*filter.paidUntil).addDays(-1);
    const bool areWhole = core::startOfBrasiliaDay(first) == *filter.paidFrom &&
                          core::startOfBrasiliaDay(last.addDays(1)) == *filter.paidUntil;
    return areWhole ? periodOf(first, last, today) : Period::Chosen;
}

void setPaidPeriod(core::TransactionFilter &filter, Period period, QDate today)
{
    filter.paidFrom.reset();
    filter.paidUntil.reset();
    const auto [first, last] = daysOf(period, today);
    if (!first.isValid())
        return;
    filter.paidFrom = core::startOfBrasiliaDay(first);
    filter.paidUntil = core::startOfBrasiliaDay(last.addDays(1));
}

core::TransactionFilter filterOf(const SavedView &view, QDate today)
{
    core::TransactionFilter filter = view.filter;
    if (const auto [first, last] = daysOf(view.created, today); first.isValid()) {
        filter.initialDate = first;
        filter.finalDate = last;
    }
    if (view.paid != Period::Any)
        setPaidPeriod(filter, view.paid, today);
    return filter;
}

SavedView viewOf(const core::TransactionFilter &filter, const QString &name, QDate today)
{
    using core::FilterPart;
    SavedView view{.name = name, .filter = filter};
    const Period created = periodOf(filter.initialDate, filter.finalDate, today);
    if (created != Period::Chosen) {
        view.created = created;
        view.filter = core::withoutPart(view.filter, FilterPart::Days);
    }
    const Period paid = paidPeriodOf(filter, today);
    if (paid != Period::Chosen) {
        view.paid = paid;
        view.filter = core::withoutPart(view.filter, FilterPart::Paid);
    }
    return view;
}

QList<SavedView> usualViews()
{
    return {
        {.name = Words::tr("Today", "a view: what was made today"), .created = Period::Today},
        {.name = Words::tr("Waiting", "a view: what is not final"),
         .filter = {.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis}}},
        {.name = Words::tr("Paid today", "a view"),
         .filter = {.statuses = {Code::Paid}},
         .paid = Period::Today},
        {.name = Words::tr("Sent", "a view: cash-outs"),
         .filter = {.operation = core::Operation::CashOut}},
    };
}

} // namespace ui
