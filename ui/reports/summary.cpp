// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/summary.h"

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/returnsum.h"
#include "core/domain/transactionsum.h"
#include "ui/reports/salestotals.h"
#include "ui/text/daytext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>
#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using core::NetTotals;
using core::Operation;
using core::Status;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Summary)
};

constexpr int kSecondsPerHour = 3600;
constexpr int kMonths = 12;
constexpr int kMaxDayBars = 92; ///< longer periods have a bar for each month
constexpr std::array kOperations{Operation::CashIn, Operation::CashOut};

QString dayText(QDate day, QLocale::FormatType format)
{
    return QLocale().toString(day, format);
}

QString hourText(const QDateTime &hour)
{
    return core::brasiliaTime(hour).toString(u"HH:mm"_s);
}

core::TransactionFilter paidOf(core::TransactionFilter filter)
{
    filter.statuses = {Status::Code::Paid};
    return filter;
}

core::TransactionFilter paidOf(core::TransactionFilter filter, Operation operation)
{
    filter = paidOf(std::move(filter));
    filter.operation = operation;
    return filter;
}

} // namespace

SummaryPeriod SummaryPeriod::around(QDate day, Span span, int cutoffMinutes)
{
    const QDate sunday = day.addDays(-(day.dayOfWeek() % 7));
    const QDate first(day.year(), day.month(), 1);
    switch (span) {
    case Span::Day:
        return {span, day, day, cutoffMinutes};
    case Span::Week:
        return {span, sunday, sunday.addDays(6), cutoffMinutes};
    case Span::Month:
        return {span, first, first.addMonths(1).addDays(-1), cutoffMinutes};
    case Span::Range:
        return {span, day, day, cutoffMinutes};
    }
    Q_UNREACHABLE();
}

SummaryPeriod SummaryPeriod::before() const
{
    if (span == Span::Range)
        return {span, first.addDays(-first.daysTo(last) - 1), first.addDays(-1), cutoffMinutes};
    return around(first.addDays(-1), span, cutoffMinutes);
}

SummaryPeriod SummaryPeriod::after() const
{
    if (span == Span::Range)
        return {span, last.addDays(1), last.addDays(first.daysTo(last) + 1), cutoffMinutes};
    return around(last.addDays(1), span, cutoffMinutes);
}

core::TransactionFilter SummaryPeriod::filter() const
{
    return core::withDays({}, first, last, cutoffMinutes);
}

QString SummaryPeriod::text() const
{
    switch (span) {
    case Span::Day:
        return dayText(first, QLocale::LongFormat);
    case Span::Week:
    case Span::Range:
        return Words::tr("%1 to %2", "days: from, to")
            .arg(dayText(first, QLocale::ShortFormat), dayText(last, QLocale::ShortFormat));
    case Span::Month:
        return Words::tr("%1 %2", "a month and its year, as November 2026")
            .arg(QLocale().standaloneMonthName(first.month()), QString::number(first.year()));
    }
    Q_UNREACHABLE();
}

QString SummaryPeriod::code() const
{
    switch (span) {
    case Span::Day:
        return first.toString(Qt::ISODate);
    case Span::Week:
    case Span::Range:
        return u"%1-%2"_s.arg(first.toString(Qt::ISODate), last.toString(Qt::ISODate));
    case Span::Month:
        return first.toString(u"yyyy-MM"_s);
    }
    Q_UNREACHABLE();
}

Summary::Summary(const SummaryPeriod &period)
    : m_period(period)
{
    finish();
}

Summary::Summary(const SummaryPeriod &period, const QList<core::HourlySum> &sums)
    : m_period(period)
{
    if (period.span != SummaryPeriod::Span::Day) {
        addDays(core::dailySums(sums, period.cutoffMinutes));
        return;
    }
    makeHours();
    const QDateTime start = core::startOfBusinessDay(period.first, period.cutoffMinutes);
    for (const core::HourlySum &of : sums)
        add(of.sum, start.secsTo(of.hour) / kSecondsPerHour);
    finish();
}

Summary::Summary(const SummaryPeriod &period, const QList<core::TransactionSum> &sums)
    : m_period(period)
{
    addDays(sums);
}

void Summary::addDays(const QList<core::TransactionSum> &sums)
{
    if (isByMonth())
        makeMonths();
    else
        makeDays();
    for (const core::TransactionSum &sum : sums)
        add(sum, slotOf(sum.day));
    finish();
}

/// Fills the hours of a day: 23 or 25 when daylight saving time starts or ends. A repeated hour is
/// labelled with its zone.
void Summary::makeHours()
{
    const int cutoff = m_period.cutoffMinutes;
    const QDateTime start = core::startOfBusinessDay(m_period.first, cutoff);
    const QDateTime end = core::startOfBusinessDay(m_period.first.addDays(1), cutoff);
    for (QDateTime hour = start; hour < end; hour = hour.addSecs(kSecondsPerHour)) {
        const QString name = hourText(hour);
        const bool isTwice = hourText(hour.addSecs(kSecondsPerHour)) == name ||
                             hourText(hour.addSecs(-kSecondsPerHour)) == name;
        const QDateTime there = core::brasiliaTime(hour);
        const QString zone = there.timeZone().displayName(there, QTimeZone::OffsetName);
        m_slots.append(
            {.name = isTwice ? u"%1 %2"_s.arg(name, zone) : name,
             .shortName = name,
             .filter = {.createdFrom = hour, .createdUntil = hour.addSecs(kSecondsPerHour)}});
    }
}

void Summary::makeDays()
{
    for (QDate day = m_period.first; day <= m_period.last; day = day.addDays(1))
        m_slots.append({.name = dayText(day, QLocale::ShortFormat),
                        .shortName = QString::number(day.day()),
                        .filter = core::withDays({}, day, day, m_period.cutoffMinutes)});
}

bool Summary::isByMonth() const
{
    return m_period.first.daysTo(m_period.last) >= kMaxDayBars;
}

/// Fills the months of a long range. The first and the last month may be incomplete.
void Summary::makeMonths()
{
    for (QDate first = m_period.first; first <= m_period.last;) {
        const QDate next = QDate(first.year(), first.month(), 1).addMonths(1);
        const QDate last = std::min(next.addDays(-1), m_period.last);
        m_slots.append(
            {.name = Words::tr("%1 %2", "a month and its year, as November 2026")
                         .arg(QLocale().standaloneMonthName(first.month()),
                              QString::number(first.year())),
             .shortName = QLocale().standaloneMonthName(first.month(), QLocale::ShortFormat),
             .filter = core::withDays({}, first, last, m_period.cutoffMinutes)});
        first = next;
    }
}

/// Returns the index of the slot of a day; out of range for other days.
qsizetype Summary::slotOf(QDate day) const
{
    if (!isByMonth())
        return m_period.first.daysTo(day);
    return m_period.holds(day) ? (day.year() - m_period.first.year()) * kMonths + day.month() -
                                     m_period.first.month()
                               : -1;
}

void Summary::add(const core::TransactionSum &sum, qsizetype slot)
{
    const NetTotals netTotals = core::netTotalsOf(sum);
    m_total += netTotals;
    m_cells[{sum.operation, sum.status}] += netTotals;
    const bool isPaid = sum.status == Status::Code::Paid && slot >= 0 && slot < m_slots.size();
    if (isPaid)
        (sum.operation == Operation::CashIn ? m_slots[slot].paidIn : m_slots[slot].paidOut) +=
            netTotals;
}

void Summary::finish()
{
    m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("By operation and state")});
    for (const Operation operation : kOperations)
        finishOperation(operation);
    m_rows.append({.kind = Row::Kind::Total,
                   .name = Words::tr("Total"),
                   .netTotals = m_total,
                   .filter = m_period.filter()});
    finishSlots();
}

void Summary::finishOperation(Operation operation)
{
    core::TransactionFilter ofPeriod = m_period.filter();
    ofPeriod.operation = operation;
    NetTotals all;
    for (const Status::Code status : Status::kKnown) {
        const auto cell = m_cells.find({operation, status});
        if (cell == m_cells.end())
            continue;
        core::TransactionFilter filter = ofPeriod;
        filter.statuses = {status};
        all += cell->second;
        m_rows.append({.kind = Row::Kind::Line,
                       .name = u"%1 · %2"_s.arg(operationWord(operation), statusWord(status)),
                       .netTotals = cell->second,
                       .filter = filter});
    }
    m_rows.append(
        {.kind = Row::Kind::Subtotal,
         .name = Words::tr("%1, all states", "received or sent").arg(operationWord(operation)),
         .netTotals = all,
         .filter = ofPeriod});
}

/// Keeps only slots with payments; at least one row.
void Summary::finishSlots()
{
    const bool isDay = m_period.span == SummaryPeriod::Span::Day;
    m_rows.append({.kind = Row::Kind::Heading,
                   .name = isDay         ? Words::tr("Paid by hour (time created)")
                           : isByMonth() ? Words::tr("Paid by month (date created)")
                                         : Words::tr("Paid by day (date created)")});
    const auto before = m_rows.size();
    for (const Slot &slot : std::as_const(m_slots)) {
        m_bars.append({slot.shortName, slot.paidIn.gross, slot.paidOut.gross, paidOf(slot.filter)});
        for (const Operation operation : kOperations) {
            const NetTotals &paid = operation == Operation::CashIn ? slot.paidIn : slot.paidOut;
            if (paid.count > 0)
                m_rows.append({.kind = Row::Kind::Line,
                               .name = u"%1 · %2"_s.arg(slot.name, operationWord(operation)),
                               .netTotals = paid,
                               .filter = paidOf(slot.filter, operation)});
        }
    }
    if (m_rows.size() > before)
        return;
    m_rows.append({.kind = Row::Kind::Line,
                   .name = Words::tr("Nothing was paid"),
                   .filter = paidOf(m_period.filter())});
}

void Summary::addReturns(const QList<core::ReturnSum> &sums)
{
    if (sums.isEmpty())
        return;
    const auto total = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [](const Row &row) { return row.kind == Row::Kind::Total; });
    const qsizetype place = total - m_rows.cbegin();
    m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Partly refunded, by day")});
    for (const core::ReturnSum &sum : sums) {
        NetTotals parts;
        parts.count = sum.count;
        parts.gross = sum.amount;
        parts.net = -sum.amount;
        m_returns += parts;
        m_total.net += parts.net;
        m_rows.append({.kind = Row::Kind::Returns,
                       .name = Words::tr("%1 · partly refunded", "a day")
                                   .arg(dayText(sum.day, QLocale::ShortFormat)),
                       .netTotals = parts});
    }
    m_rows[place].netTotals.net = m_total.net;
    m_rows.insert(place, {.kind = Row::Kind::Returns,
                          .name = Words::tr("Partly refunded, all days"),
                          .netTotals = m_returns});
}

core::TransactionFilter Summary::evidenceFilter(const SummaryPeriod &period,
                                                core::EvidenceKind kind)
{
    core::TransactionFilter filter = salesFilter(period);
    filter.evidence = kind;
    return filter;
}

void Summary::addEvidence(core::EvidenceKind kind, const QList<core::TransactionSum> &sums)
{
    NetTotals all;
    for (const core::TransactionSum &sum : sums)
        all += core::netTotalsOf(sum);
    if (all.count == 0)
        return;
    if (!m_hasEvidence)
        m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Received, by confirmation")});
    m_hasEvidence = true;
    m_rows.append(
        {.kind = Row::Kind::Line,
         .name =
             Words::tr("Confirmed by: %1", "counter, statement or bank").arg(evidenceWord(kind)),
         .netTotals = all,
         .filter = evidenceFilter(m_period, kind)});
}

core::TransactionFilter Summary::reconciledFilter(const SummaryPeriod &period,
                                                  core::Reconciled reconciled)
{
    core::TransactionFilter filter = salesFilter(period);
    filter.reconciled = reconciled;
    return filter;
}

void Summary::addReconciled(const QList<core::TransactionSum> &sums)
{
    NetTotals matched;
    for (const core::TransactionSum &sum : sums)
        matched += core::netTotalsOf(sum);
    if (matched.count == 0)
        return;
    const auto paid = m_cells.find({Operation::CashIn, Status::Code::Paid});
    NetTotals others = paid == m_cells.end() ? matched : paid->second;
    others -= matched;
    m_rows.append(
        {.kind = Row::Kind::Heading, .name = Words::tr("Received, compared with the bank")});
    m_rows.append({.kind = Row::Kind::Line,
                   .name = Words::tr("Reconciled with a bank statement"),
                   .netTotals = matched,
                   .filter = reconciledFilter(m_period, core::Reconciled::Yes)});
    m_rows.append({.kind = Row::Kind::Line,
                   .name = Words::tr("Not reconciled", "with a bank statement"),
                   .netTotals = others,
                   .filter = reconciledFilter(m_period, core::Reconciled::No)});
}

core::TransactionFilter Summary::salesFilter(const SummaryPeriod &period)
{
    return paidOf(period.filter(), Operation::CashIn);
}

void Summary::addSales(const SalesTotals &sales)
{
    if (!sales.tills.isEmpty())
        m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Received, by counter")});
    for (const auto &[till, totals] : sales.tills.asKeyValueRange()) {
        core::TransactionFilter filter = salesFilter(m_period);
        filter.till = till;
        m_rows.append({.kind = Row::Kind::Line,
                       .name = Words::tr("Counter %1").arg(foreignText(till)),
                       .netTotals = totals,
                       .filter = filter});
    }
    if (!sales.operators.isEmpty())
        m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Received, by operator")});
    for (const auto &[name, totals] : sales.operators.asKeyValueRange()) {
        core::TransactionFilter filter = salesFilter(m_period);
        filter.operatorName = name;
        m_rows.append({.kind = Row::Kind::Line,
                       .name = foreignText(name),
                       .netTotals = totals,
                       .filter = filter});
    }
    if (!sales.tags.isEmpty())
        m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Received, by tag")});
    for (const SalesTotals::Tag &tag : sales.tags) {
        core::TransactionFilter filter = salesFilter(m_period);
        filter.tag = tag.name;
        m_rows.append({.kind = Row::Kind::Line,
                       .name = foreignText(tag.name),
                       .netTotals = tag.totals,
                       .filter = filter});
    }
    if (!sales.products.isEmpty())
        m_rows.append({.kind = Row::Kind::Heading, .name = Words::tr("Products sold, in units")});
    const QList<SalesTotals::Product> products = sales.byUnits();
    for (const SalesTotals::Product &product : products) {
        core::TransactionFilter filter = salesFilter(m_period);
        filter.description = product.name;
        core::NetTotals units;
        units.count = product.units;
        m_rows.append({.kind = Row::Kind::Units,
                       .name = foreignText(product.name),
                       .netTotals = units,
                       .filter = filter});
    }
}

Summary::Figures Summary::figures() const
{
    const auto cell = [this](Status::Code status) {
        const auto found = m_cells.find({Operation::CashIn, status});
        return found == m_cells.end() ? NetTotals() : found->second;
    };
    const NetTotals paid = cell(Status::Code::Paid);
    Figures figures{.received = paid.gross,
                    .refunded = cell(Status::Code::Refund).gross + m_returns.gross,
                    .net = m_total.net,
                    .unknownCommissionCount = m_total.unknownCommissionCount,
                    .sales = paid.count};
    if (paid.count > 0) // rounded to the nearest centavo
        figures.average =
            core::Money::fromCents((2 * paid.gross.cents() + paid.count) / (2 * paid.count));
    return figures;
}

QString Summary::result() const
{
    const auto paid = [this](Operation operation) {
        const auto cell = m_cells.find({operation, Status::Code::Paid});
        return cell == m_cells.end() ? core::Money() : cell->second.gross;
    };
    if (m_returns.count > 0)
        return Words::tr("Received %1 − partly refunded %2 − sent %3 − commission %4 = %5",
                         "amounts of money")
            .arg(moneyText(paid(Operation::CashIn)), moneyText(m_returns.gross),
                 moneyText(paid(Operation::CashOut)),
                 commissionSumText(m_total.commission, m_total.unknownCommissionCount),
                 netText(m_total.net, m_total.unknownCommissionCount));
    return Words::tr("Received %1 − sent %2 − commission %3 = %4", "amounts of money")
        .arg(moneyText(paid(Operation::CashIn)), moneyText(paid(Operation::CashOut)),
             commissionSumText(m_total.commission, m_total.unknownCommissionCount),
             netText(m_total.net, m_total.unknownCommissionCount));
}

QString Summary::rule()
{
    return Words::tr(
        "Transactions count at the time they were created (Brasília), with their current state. "
        "The net is of paid amounts; a refund removes it, but the commission stays. A part that "
        "went "
        "back counts on the day of its return.");
}

QStringList Summary::columns()
{
    return {Words::tr("Item", "head of a column: which transactions"),
            Words::tr("Count", "head of a column: how many"),
            Words::tr("Gross", "head of a column: amounts"), Words::tr("Commission"),
            Words::tr("Net", "head of a column: what is left of the amounts")};
}

QStringList Summary::cells(const Row &row)
{
    if (row.kind == Row::Kind::Heading)
        return {row.name, {}, {}, {}, {}};
    const NetTotals &netTotals = row.netTotals;
    if (row.kind == Row::Kind::Units)
        return {row.name, QLocale().toString(netTotals.count), {}, {}, {}};
    return {row.name, QLocale().toString(netTotals.count),
            row.kind == Row::Kind::Total ? QString() : moneyText(netTotals.gross),
            commissionSumText(netTotals.commission, netTotals.unknownCommissionCount),
            netText(netTotals.net, netTotals.unknownCommissionCount)};
}

QStringList SummaryHead::lines(const SummaryPeriod &period) const
{
    const QString where = environmentWord({environment, {}});
    QStringList lines{
        shop.isEmpty() ? where : u"%1 · %2"_s.arg(foreignText(shop), where),
        period.cutoffMinutes == 0
            ? Words::tr("%1, from midnight to midnight in Brasília").arg(period.text())
            : Words::tr("%1, from %2 to %2 in Brasília", "days, a time of day")
                  .arg(period.text(), cutoffText(period.cutoffMinutes))};
    if (made) {
        const QDateTime there = core::brasiliaTime(*made);
        lines += Words::tr("Read on %1 in Brasília")
                     .arg(QLocale().toString(there, QLocale::ShortFormat));
    }
    if (!enclosed.isEmpty())
        lines += enclosed;
    return lines;
}

QString toText(const Summary &summary, const SummaryHead &head)
{
    QStringList lines{Words::tr("Summary")};
    lines += head.lines(summary.period());
    lines += {summary.result(), Summary::columns().join(u'\t')};
    for (const Summary::Row &row : summary.rows())
        lines += Summary::cells(row).join(u'\t').replace(QChar(0x2212), u'-').trimmed();
    lines += Summary::rule();
    return lines.join(u'\n');
}

} // namespace ui
