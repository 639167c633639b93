// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/paymentwatch.h"

#include <QtCore/QPointer>
#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace core
{

PaymentWatch::PaymentWatch(PaymentSync &sync, const PaymentIntervals &intervals, QObject *parent)
    : QObject(parent)
    , m_sync(sync)
    , m_intervals(intervals)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // a coarse timer may be a quarter of a second late
    connect(&m_timer, &QTimer::timeout, this, &PaymentWatch::retrieve);
    connect(&m_sync, &PaymentSync::chargesChanged, this, &PaymentWatch::hurry);
}

void PaymentWatch::start()
{
    m_timer.start(0);
}

void PaymentWatch::setShown(const std::optional<QUuid> &charge)
{
    if (charge == m_shown)
        return;
    m_shown = charge;
    m_shownEnd.setRemainingTime(m_intervals.showTime);
    hurry();
}

void PaymentWatch::retrieve()
{
    if (m_sync.isRunning())
        return;
    const QPointer<PaymentWatch> self(this); // the sync may call after the end of the watch
    m_sync.run({}, [self](const PaymentSyncResult &result) {
        if (self)
            self->handleResult(result);
    });
}

void PaymentWatch::handleResult(const PaymentSyncResult &result)
{
    m_latest = result;
    m_failures = result.trouble ? m_failures + 1 : 0;
    m_minWait = result.retryAfter.value_or(std::chrono::seconds(0));
    schedule();
    Q_EMIT retrieved(result);
}

std::chrono::milliseconds PaymentWatch::interval() const
{
    const auto pending = m_sync.charges().newestPending();
    const bool isYoung =
        pending && pending->secsTo(QDateTime::currentDateTimeUtc()) < m_intervals.youth.count();
    const bool isShown =
        m_shown && m_sync.charges().isPending(*m_shown) && !m_shownEnd.hasExpired();
    const auto usual = isShown   ? std::min(m_intervals.shown, m_intervals.young)
                       : isYoung ? m_intervals.young
                       : pending ? m_intervals.waiting
                                 : m_intervals.idle;
    constexpr int kMaxDoublings = 10;
    const auto longest = std::max(usual, m_intervals.longest);
    return std::min(usual * (1 << std::min(m_failures, kMaxDoublings)), longest);
}

void PaymentWatch::schedule()
{
    const auto usual = interval();
    const auto tenths = QRandomGenerator::global()->bounded(80, 101);
    m_timer.start(std::max(usual * tenths / 100, m_minWait));
}

/// Shortens the waiting time after a new charge, or for a code that is shown. Never after a
/// failure, because the bank may have requested the waiting time.
void PaymentWatch::hurry()
{
    if (m_sync.isRunning() || m_failures > 0 || !m_timer.isActive())
        return;
    if (const auto usual = interval(); m_timer.remainingTimeAsDuration() > usual)
        m_timer.start(usual);
}

} // namespace core
