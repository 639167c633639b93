// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/shifttext.h"

#include "ui/text/errortext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

using ShiftKind = ShiftRow::Kind;

struct ShiftWords
{
    Q_DECLARE_TR_FUNCTIONS(Shift)
};

QString shiftCountText(qint64 count)
{
    return QLocale().toString(count);
}

ShiftRow shiftRowOf(const QString &name, const core::NetTotals &totals,
                    ShiftKind kind = ShiftKind::Line)
{
    return {kind, name, shiftCountText(totals.count), moneyText(totals.gross)};
}

ShiftRow shiftHeadingOf(const QString &name)
{
    return {.kind = ShiftKind::Heading, .name = name};
}

QString shiftChangeText(core::ShiftChange::What what)
{
    using What = core::ShiftChange::What;
    switch (what) {
    case What::Added:
        return ShiftWords::tr("Became known later", "a transaction of a shift");
    case What::Removed:
        return ShiftWords::tr("No longer there", "a transaction of a shift");
    case What::Paid:
        return ShiftWords::tr("Paid later", "a transaction of a shift");
    case What::Refunded:
        return ShiftWords::tr("Refunded", "a transaction of a shift");
    case What::Withdrawn:
        return ShiftWords::tr("Confirmation withdrawn", "a transaction of a shift");
    case What::Ended:
        return ShiftWords::tr("Ended without a payment", "a transaction of a shift");
    case What::Corrected:
        return ShiftWords::tr("Other amount or commission", "a transaction of a shift");
    case What::Evidence:
        return ShiftWords::tr("Confirmed by another source", "a transaction of a shift");
    case What::Reconciled:
        return ShiftWords::tr("Reconciled differently", "a transaction of a shift");
    }
    Q_UNREACHABLE();
}

/// Returns time and reference: "14:02 C1-261120-0042-W".
QString shiftLineName(const core::ShiftLine &line)
{
    return u"%1 %2"_s.arg(minuteText(line.created), foreignText(line.reference)).trimmed();
}

void addShiftTotals(QList<ShiftRow> &rows, const core::ShiftTotals &totals)
{
    const core::NetTotals received = totals.received();
    rows.append(shiftHeadingOf(ShiftWords::tr("Received")));
    for (std::size_t i = core::kEvidenceKinds.size(); i-- > 0;) {
        if (totals.byEvidence.at(i).count > 0)
            rows.append(shiftRowOf(ShiftWords::tr("Confirmed by: %1", "counter, statement or bank")
                                       .arg(evidenceWord(core::kEvidenceKinds.at(i))),
                                   totals.byEvidence.at(i)));
    }
    if (totals.seen.count > 0)
        rows.append(shiftRowOf(ShiftWords::tr("Reported by the service", "payments"), totals.seen));
    rows.append(shiftRowOf(ShiftWords::tr("Received in total"), received, ShiftKind::Total));
    if (!totals.byOperator.isEmpty())
        rows.append(shiftHeadingOf(ShiftWords::tr("Received, by operator")));
    for (const auto &[name, each] : totals.byOperator.asKeyValueRange())
        rows.append(shiftRowOf(foreignText(name), each));
    rows.append(shiftHeadingOf(ShiftWords::tr("Other transactions")));
    rows.append(shiftRowOf(ShiftWords::tr("Refunded"), totals.refunded));
    if (totals.sent.count > 0)
        rows.append(shiftRowOf(ShiftWords::tr("Sent", "money"), totals.sent));
    rows.append(shiftRowOf(ShiftWords::tr("Still open"), totals.waiting));
    rows.append(shiftRowOf(ShiftWords::tr("Ended without a payment"), totals.ended));
    const core::NetTotals moved = totals.moved();
    rows.append({ShiftKind::Line,
                 ShiftWords::tr("Commission"),
                 {},
                 commissionSumText(moved.commission, moved.unknownCommissionCount)});
    rows.append({ShiftKind::Total,
                 ShiftWords::tr("Effect on the account"),
                 {},
                 netText(moved.net, moved.unknownCommissionCount)});
}

void addShiftCash(QList<ShiftRow> &rows, const ShiftDocument &document)
{
    rows.append(shiftHeadingOf(ShiftWords::tr("Cash in the drawer")));
    rows.append({ShiftKind::Line,
                 ShiftWords::tr("At the beginning", "cash in the drawer"),
                 {},
                 moneyText(document.start.cashFloat)});
    if (!document.counted)
        return;
    rows.append({ShiftKind::Line,
                 ShiftWords::tr("Counted at the end", "cash in the drawer"),
                 {},
                 moneyText(*document.counted)});
    rows.append({ShiftKind::Total,
                 ShiftWords::tr("Difference", "cash in the drawer"),
                 {},
                 moneyText(*document.counted - document.start.cashFloat)});
}

/// Adds the transactions that were open at the end, or at the end of an earlier shift.
void addOpenLines(QList<ShiftRow> &rows, const ShiftDocument &document, int maxOpen)
{
    QList<ShiftRow> open;
    QList<ShiftRow> carried;
    int left = maxOpen;
    int omitted = 0;
    for (const core::ShiftLine &line : document.lines) {
        if (!line.isCarried && !core::isOpen(line))
            continue;
        if (left == 0) {
            ++omitted;
            continue;
        }
        --left;
        if (line.isCarried)
            carried.append({ShiftKind::Line, shiftLineName(line), statusWord(line.status),
                            moneyText(line.amount)});
        else
            open.append({ShiftKind::Line, shiftLineName(line), {}, moneyText(line.amount)});
    }
    if (!open.isEmpty())
        rows.append(shiftHeadingOf(document.number
                                       ? ShiftWords::tr("Open, carried to the next shift")
                                       : ShiftWords::tr("Open now")));
    rows += open;
    if (!carried.isEmpty())
        rows.append(shiftHeadingOf(ShiftWords::tr("Carried from earlier shifts")));
    rows += carried;
    if (omitted > 0)
        rows.append({.name = ShiftWords::tr("%n more", "open transactions", omitted)});
}

void addShiftDrift(QList<ShiftRow> &rows, const core::ShiftDrift &drift)
{
    rows.append(shiftHeadingOf(ShiftWords::tr("Changed after the shift was closed")));
    for (const core::ShiftChange &change : drift.changes)
        rows.append({ShiftKind::Line,
                     u"%1 · %2"_s.arg(shiftChangeText(change.what), shiftLineName(change.after)),
                     {},
                     moneyText(change.effect)});
    if (drift.changes.isEmpty())
        rows.append({.name = ShiftWords::tr("Nothing")});
    else
        rows.append({ShiftKind::Total,
                     ShiftWords::tr("Effect on the account"),
                     {},
                     moneyText(drift.effect)});
}

} // namespace

ShiftDocument documentOf(const core::Shift &shift)
{
    return {.number = shift.number,
            .start = shift.start,
            .at = shift.closed,
            .closer = shift.closer,
            .counted = shift.counted,
            .lines = shift.lines,
            .digest = shift.digest};
}

QString shiftTitle(const ShiftDocument &document)
{
    return document.number ? ShiftWords::tr("Z report %1", "a closed shift").arg(*document.number)
                           : ShiftWords::tr("X report", "a shift that is open");
}

QStringList shiftHead(const ShiftDocument &document)
{
    const auto by = [](const QString &text, const core::Actor &actor) {
        return actor.name.isEmpty() ? text
                                    : ShiftWords::tr("%1, %2", "a time, an operator")
                                          .arg(text, foreignText(actor.name));
    };
    QStringList head{
        ShiftWords::tr("Counter %1").arg(foreignText(document.start.till)),
        ShiftWords::tr("Business day %1")
            .arg(QLocale().toString(document.start.day, QLocale::ShortFormat)),
        by(ShiftWords::tr("Opened: %1", "a time").arg(timestampText(document.start.opened)),
           document.start.opener)};
    if (document.start.begins != document.start.opened)
        head.append(ShiftWords::tr("Transactions from: %1", "a time")
                        .arg(timestampText(document.start.begins)));
    head.append(document.number
                    ? by(ShiftWords::tr("Closed: %1", "a time").arg(timestampText(document.at)),
                         document.closer)
                    : ShiftWords::tr("As of: %1", "a time").arg(timestampText(document.at)));
    return head;
}

QList<ShiftRow> shiftRows(const ShiftDocument &document, int maxOpen)
{
    QList<ShiftRow> rows;
    addShiftTotals(rows, core::totalsOf(document.lines));
    addShiftCash(rows, document);
    addOpenLines(rows, document, maxOpen);
    if (document.drift)
        addShiftDrift(rows, *document.drift);
    return rows;
}

QString shiftProblem(const core::Error &error)
{
    using Code = core::Error::Code;
    if (error.code == Code::Conflict || error.code == Code::NotFound)
        return ShiftWords::tr("The shift was opened or closed elsewhere meanwhile.");
    return errorWords(error).happened;
}

} // namespace ui
