// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/chargewatch.h"

#include <algorithm>
#include <utility>

namespace core
{

namespace
{

using Code = Status::Code;

/// Days after the creation of an unpaid charge in which a late payment is expected.
constexpr int kWatchedDays = 7;

bool isUnpaid(Code code)
{
    return code == Code::Denied || code == Code::Canceled || code == Code::Expired;
}

} // namespace

ChargeWatch::ChargeWatch(TransactionService &service, ConsoleDatabase &console, QObject *parent)
    : QObject(parent)
    , m_service(&service)
    , m_console(console)
    , m_seesPayments(service.capabilities().seesPayments)
{
    if (m_seesPayments)
        connect(m_service, &TransactionService::changed, this, &ChargeWatch::handleChange);
}

void ChargeWatch::begin()
{
    if (!m_seesPayments)
        return;
    onAnswer(m_console.watchedCharges().watched(), this,
             [this](const Result<QList<WatchedCharge>> &watched) {
                 if (!watched || watched->isEmpty())
                     return;
                 QList<QUuid> ids;
                 for (const WatchedCharge &charge : *watched)
                     ids.append(charge.id);
                 onAnswer(m_console.annotations().find(ids), this,
                          [this, charges = *watched](
                              const Result<QHash<QUuid, Annotations>> &annotations) {
                              if (annotations)
                                  handleRecords(charges, *annotations);
                          });
             });
}

void ChargeWatch::handleRecords(const QList<WatchedCharge> &charges,
                                const QHash<QUuid, Annotations> &annotations)
{
    for (const WatchedCharge &charge : charges) {
        if (!m_service || m_watched.contains(charge.id)) // created or resumed meanwhile
            continue;
        m_watched.insert(
            charge.id, {charge.status.code(), annotations.value(charge.id).abandoned.has_value()});
        ++m_toCompare;
        onAnswer(m_service->find(charge.id), this,
                 [this, charge](const Result<Transaction> &answer) {
                     compare(charge, answer);
                     if (--m_toCompare == 0 && !m_news.isEmpty())
                         Q_EMIT newsFound();
                 });
    }
}

void ChargeWatch::compare(const WatchedCharge &recorded, const Result<Transaction> &answer)
{
    const auto known = m_watched.constFind(recorded.id);
    if (known == m_watched.cend() || known->status != recorded.status.code())
        return; // A change arrived before the answer.
    if (answer)
        sort(recorded, *answer);
    else if (answer.error().code == Error::Code::NotFound)
        forget(recorded.id);
    // After any other error the next start queries again.
}

void ChargeWatch::sort(const WatchedCharge &recorded, const Transaction &charge)
{
    const Code then = recorded.status.code();
    const Code now = charge.status.code();
    const bool isAbandoned = m_watched.value(recorded.id).isAbandoned;
    if (!charge.status.isFinal())
        return;
    if (now == Code::Paid && (then == Code::Paid || isUnpaid(then) || isAbandoned)) {
        raise(charge);
    } else if (isUnpaid(now) && (then == now || isAbandoned)) {
        // No late payment is expected any more.
        if (charge.created.daysTo(QDateTime::currentDateTimeUtc()) >= kWatchedDays)
            forget(recorded.id);
        else
            keep(charge);
    } else if (then == Code::Paid || isUnpaid(then)) {
        forget(recorded.id); // Refunded, so the late payment is known.
    } else {
        m_news.append(charge); // The store keeps the old status until the news were seen.
    }
}

void ChargeWatch::setInFront(const std::optional<Transaction> &charge)
{
    m_inFront = charge ? std::optional(charge->id) : std::nullopt;
    if (!m_seesPayments || !charge || charge->operation != Operation::CashIn)
        return;
    if (!charge->status.isFinal())
        keep(*charge);
    else if (charge->status == Code::Paid && m_watched.contains(charge->id))
        forget(charge->id); // Paid while set aside and shown now.
}

void ChargeWatch::setSetAside(const QList<Transaction> &charges)
{
    m_setAside.clear();
    for (const Transaction &charge : charges)
        m_setAside.insert(charge.id);
}

void ChargeWatch::handleChange(const Transaction &transaction)
{
    const Code code = transaction.status.code();
    if (!m_watched.contains(transaction.id) || !transaction.status.isFinal())
        return;
    const bool isAside = m_setAside.contains(transaction.id);
    if (code == Code::Paid && m_inFront != transaction.id && !isAside)
        raise(transaction);
    else if (isUnpaid(code) || (code == Code::Paid && isAside))
        keep(transaction);
    else
        forget(transaction.id);
}

void ChargeWatch::raise(const Transaction &charge)
{
    const auto isIt = [&](const Transaction &late) { return late.id == charge.id; };
    if (std::any_of(m_late.cbegin(), m_late.cend(), isIt))
        return;
    keep(charge);
    m_late.append(charge);
    std::stable_sort(m_late.begin(), m_late.end(),
                     [](const auto &a, const auto &b) { return a.finished < b.finished; });
    Q_EMIT lateChanged();
    Q_EMIT paidLate(charge);
}

void ChargeWatch::acknowledge(const QUuid &id)
{
    m_console.annotations().seeLate(id);
    forget(id);
}

void ChargeWatch::dismissNews()
{
    for (const Transaction &charge : std::exchange(m_news, {})) {
        if (isUnpaid(charge.status.code()))
            keep(charge);
        else
            forget(charge.id);
    }
}

void ChargeWatch::keep(const Transaction &charge)
{
    m_watched[charge.id].status = charge.status.code();
    m_console.watchedCharges().watch(charge);
}

void ChargeWatch::forget(const QUuid &id)
{
    m_watched.remove(id);
    m_console.watchedCharges().unwatch(id);
    if (m_late.removeIf([&](const Transaction &late) { return late.id == id; }) > 0)
        Q_EMIT lateChanged();
}

} // namespace core
