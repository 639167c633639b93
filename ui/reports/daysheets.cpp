// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/daysheets.h"

#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using Kind = DaySheet::Row::Kind;

namespace
{

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(DaySheets)
};

core::Money sumOf(const core::QueueTotal &total)
{
    return total.lineCount > 0 ? total.lineSum : total.movementSum;
}

qsizetype countOf(const core::QueueTotal &total)
{
    return total.lineCount > 0 ? total.lineCount : total.movementCount;
}

void addAmount(QList<DaySheet::Row> &rows, const QString &name, core::Money amount)
{
    rows.append({.name = name, .sum = moneyText(amount)});
}

/// Adds the equations of service, bank and counter, each with its parts and its difference.
void addSides(QList<DaySheet::Row> &rows, const QList<core::Equation> &equations)
{
    if (!std::any_of(equations.cbegin(), equations.cend(), hasContent))
        return;
    rows.append({.kind = Kind::Heading, .name = SheetWords::tr("Service, bank and counter")});
    for (const core::Equation &equation : equations) {
        if (!hasContent(equation))
            continue;
        for (const core::EquationPart &part : equation.parts) {
            if (part.count > 0)
                rows.append({.name = partName(part.kind),
                             .count = QLocale().toString(part.count),
                             .sum = moneyText(part.amount)});
        }
        if (!equation.holds())
            addAmount(rows, SheetWords::tr("Difference"), equation.difference());
        rows.append({.kind = Kind::Total,
                     .name = equationSide(equation.kind),
                     .sum = moneyText(equation.left)});
    }
}

QString carriedName(const core::ReconcileRow &row)
{
    if (row.line != 0)
        return foreignText(row.statementLine.text);
    const core::Movement movement = row.movements.value(0);
    return foreignText(movement.name.isEmpty() ? movement.reference : movement.name);
}

core::Money carriedAmount(const core::ReconcileRow &row)
{
    return row.line != 0 ? row.statementLine.amount : row.movements.value(0).amount;
}

} // namespace

QString dayEquation(const core::ReconcileDay &day)
{
    if (!day.opening || !day.closing)
        return SheetWords::tr("In %1, out %2. No balance is known.", "amounts")
            .arg(moneyText(day.credits), moneyText(-day.debits));
    const core::Money difference = *day.opening + day.credits + day.debits - *day.closing;
    const QString sum = SheetWords::tr("%1 opening + %2 − %3 = %4 closing", "amounts")
                            .arg(moneyText(*day.opening), moneyText(day.credits),
                                 moneyText(-day.debits), moneyText(*day.closing));
    return difference.isZero() ? sum
                               : SheetWords::tr("%1: difference %2", "equation, amount")
                                     .arg(QString(sum).replace(u'=', u'≠'), moneyText(difference));
}

QStringList dayQueues(const core::ReconcileDay &day)
{
    QStringList lines;
    for (const core::QueueTotal &total : day.queues) {
        if (countOf(total) > 0)
            lines.append(u"%1: %2 · %3"_s.arg(queueName(total.queue),
                                              QLocale().toString(countOf(total)),
                                              moneyText(sumOf(total))));
    }
    return lines;
}

DaySheet daySheet(const core::SealedDay &sealed, const core::ReconciledAccount &account,
                  const QString &shop)
{
    const core::ReconcileDay &day = sealed.day;
    DaySheet sheet{.day = day.day,
                   .head = {shop, accountText(account.account)},
                   .digest = QString::fromLatin1(day.digest.toHex())};
    if (day.isSealed)
        sheet.head.append(SheetWords::tr("Sealed at %1").arg(minuteText(day.sealedAt)) +
                          (day.person.isEmpty() ? QString() : u" · "_s + foreignText(day.person)));
    if (!sealed.previousDigest.isEmpty())
        sheet.head.append(SheetWords::tr("Previous seal: %1")
                              .arg(QString::fromLatin1(sealed.previousDigest.toHex())));
    sheet.rows.append({.kind = Kind::Heading, .name = SheetWords::tr("Balance")});
    if (day.opening)
        addAmount(sheet.rows, SheetWords::tr("Opening balance"), *day.opening);
    addAmount(sheet.rows, SheetWords::tr("Money in"), day.credits);
    addAmount(sheet.rows, SheetWords::tr("Money out"), day.debits);
    if (day.closing)
        sheet.rows.append({.kind = Kind::Total,
                           .name = SheetWords::tr("Closing balance"),
                           .sum = moneyText(*day.closing)});
    addSides(sheet.rows, day.equations);
    sheet.rows.append({.kind = Kind::Heading, .name = SheetWords::tr("Queues")});
    for (const core::QueueTotal &total : day.queues) {
        if (countOf(total) > 0)
            sheet.rows.append({.name = queueName(total.queue),
                               .count = QLocale().toString(countOf(total)),
                               .sum = moneyText(sumOf(total))});
    }
    if (sealed.carried.isEmpty())
        return sheet;
    sheet.rows.append(
        {.kind = Kind::Heading,
         .name =
             SheetWords::tr("Carried over: %1", "a reason").arg(foreignText(day.carriedReason))});
    for (const core::ReconcileRow &row : sealed.carried)
        addAmount(sheet.rows, carriedName(row), carriedAmount(row));
    return sheet;
}

} // namespace ui
