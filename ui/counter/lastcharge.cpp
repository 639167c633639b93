// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/lastcharge.h"

#include "core/domain/brasilia.h"
#include "ui/counter/chargeentry.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/text/text.h"

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the time, with its day unless the day is today.
QString whenText(const QDateTime &timestamp)
{
    const bool isToday =
        core::brasiliaDay(timestamp) == core::brasiliaDay(QDateTime::currentDateTimeUtc());
    return isToday ? timeText(timestamp) : minuteText(timestamp);
}

} // namespace

LastCharge::LastCharge(ReceiptController &receipts, ChargeEntry *entry)
    : QObject(entry)
    , m_receipts(receipts)
    , m_entry(*entry)
{}

void LastCharge::show(const core::Transaction &charge)
{
    m_charge = charge;
    const QString state = tr("Last charge: %1 · %2 · %3", "amount, state, time")
                              .arg(moneyText(charge.amount), statusWord(charge.status),
                                   whenText(charge.finished.value_or(charge.created)));
    m_entry.setLastResult(state);
    m_entry.setLastActions(true, receiptProblem(charge).isEmpty());
}

void LastCharge::follow(const core::Transaction &transaction)
{
    if (m_charge && m_charge->id == transaction.id)
        show(transaction);
}

void LastCharge::adoptState(const LastCharge &other)
{
    if (other.m_charge)
        show(*other.m_charge);
}

void LastCharge::print()
{
    if (!m_charge) {
        m_entry.showMessage(tr("No charge to print yet: P prints the last one."));
        return;
    }
    m_receipts.print(*m_charge, &m_entry, [this, charge = *m_charge](const QString &sentence) {
        showReceiptMessage(charge, sentence);
    });
}

void LastCharge::showReceiptMessage(const core::Transaction &charge, const QString &sentence)
{
    m_entry.setLastResult(tr("%1: %2", "amount, result of printing its receipt")
                              .arg(moneyText(charge.amount), sentence));
}

} // namespace ui
