// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargewatch.h"

#include <algorithm>
#include <utility>

namespace ui
{

namespace
{

using Code = core::Status::Code;

/// Days after the creation of an unpaid charge in which a late payment is expected.
constexpr int kWatchedDays = 7;

bool isUnpaid(Code code)
{
    return code == Code::Denied || code == Code::Canceled || code == Code::Expired;
}

} // namespace

ChargeWatch::ChargeWatch(const ShopTools &tools, QObject *parent)
    : QObject(parent)
    , m_service(&tools.service)
    , m_book(tools.book)
    , m_seesPayments(tools.service.capabilities().seesPayments)
{
    if (m_seesPayments)
        connect(m_service, &core::TransactionService::changed, this, &ChargeWatch::take);
}

void ChargeWatch::begin()
{
    if (!m_seesPayments)
        return;
    core::onAnswer(
        m_book.watched(), this, [this](const core::Result<QList<core::WatchedCharge>> &watched) {
            if (!watched || watched->isEmpty())
                return;
            QList<QUuid> ids;
            for (const core::WatchedCharge &charge : *watched)
                ids.append(charge.id);
            core::onAnswer(
                m_book.marks(ids), this,
                [this, charges = *watched](const core::Result<QHash<QUuid, core::Marks>> &marks) {
                    if (marks)
                        takeBook(charges, *marks);
                });
        });
}

void ChargeWatch::takeBook(const QList<core::WatchedCharge> &charges,
                           const QHash<QUuid, core::Marks> &marks)
{
    for (const core::WatchedCharge &charge : charges) {
        if (!m_service || m_watched.contains(charge.id)) // created or resumed meanwhile
            continue;
        m_watched.insert(charge.id,
                         {charge.status.code(), marks.value(charge.id).abandoned.has_value()});
        ++m_toCompare;
        core::onAnswer(m_service->find(charge.id), this,
                       [this, charge](const core::Result<core::Transaction> &answer) {
                           compare(charge, answer);
                           if (--m_toCompare == 0 && !m_news.isEmpty())
                               Q_EMIT newsFound();
                       });
    }
}

void ChargeWatch::compare(const core::WatchedCharge &noted,
                          const core::Result<core::Transaction> &answer)
{
    const auto known = m_watched.constFind(noted.id);
    if (known == m_watched.cend() || known->status != noted.status.code())
        return; // A change arrived before the answer.
    if (answer)
        sort(noted, *answer);
    else if (answer.error().code == core::Error::Code::NotFound)
        forget(noted.id);
    // After any other error the next start queries again.
}

void ChargeWatch::sort(const core::WatchedCharge &noted, const core::Transaction &charge)
{
    const Code then = noted.status.code();
    const Code now = charge.status.code();
    const bool isAbandoned = m_watched.value(noted.id).isAbandoned;
    if (!charge.status.isFinal())
        return;
    if (now == Code::Paid && (then == Code::Paid || isUnpaid(then) || isAbandoned)) {
        raise(charge);
    } else if (isUnpaid(now) && (then == now || isAbandoned)) {
        // No late payment is expected any more.
        if (charge.created.daysTo(QDateTime::currentDateTimeUtc()) >= kWatchedDays)
            forget(noted.id);
        else
            keep(charge);
    } else if (then == Code::Paid || isUnpaid(then)) {
        forget(noted.id); // Refunded, so the late payment is known.
    } else {
        m_news.append(charge); // The store keeps the old status until the news were seen.
    }
}

void ChargeWatch::setInFront(const std::optional<core::Transaction> &charge)
{
    m_inFront = charge ? std::optional(charge->id) : std::nullopt;
    if (!m_seesPayments || !charge || charge->operation != core::Operation::CashIn)
        return;
    if (!charge->status.isFinal())
        keep(*charge);
    else if (charge->status == Code::Paid && m_watched.contains(charge->id))
        forget(charge->id); // Paid while set aside and shown now.
}

void ChargeWatch::setSetAside(const QList<core::Transaction> &charges)
{
    m_setAside.clear();
    for (const core::Transaction &charge : charges)
        m_setAside.insert(charge.id);
}

void ChargeWatch::take(const core::Transaction &transaction)
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

void ChargeWatch::raise(const core::Transaction &charge)
{
    const auto isIt = [&](const core::Transaction &late) { return late.id == charge.id; };
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
    m_book.seeLate(id);
    forget(id);
}

void ChargeWatch::dismissNews()
{
    for (const core::Transaction &charge : std::exchange(m_news, {})) {
        if (isUnpaid(charge.status.code()))
            keep(charge);
        else
            forget(charge.id);
    }
}

void ChargeWatch::keep(const core::Transaction &charge)
{
    m_watched[charge.id].status = charge.status.code();
    m_book.watch(charge);
}

void ChargeWatch::forget(const QUuid &id)
{
    m_watched.remove(id);
    m_book.unwatch(id);
    if (m_late.removeIf([&](const core::Transaction &late) { return late.id == id; }) > 0)
        Q_EMIT lateChanged();
}

} // namespace ui
