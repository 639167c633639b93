// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/paymentsync.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QTimer>
#include <QtCore/QUuid>

#include <chrono>
#include <optional>

namespace core
{

/// The intervals of automatic retrievals.
struct PaymentIntervals
{
    std::chrono::milliseconds shown{2'000};    ///< while a customer sees the code of a charge
    std::chrono::milliseconds young{5'000};    ///< while a charge waits that is new
    std::chrono::milliseconds waiting{30'000}; ///< while an older charge waits
    std::chrono::milliseconds idle{300'000};   ///< for late payments and returns
    std::chrono::milliseconds longest{60'000}; ///< maximum after failures while a charge waits
    std::chrono::seconds youth{600};           ///< age until which a charge is new
    std::chrono::seconds showTime{120};        ///< time after which a shown code is like others
};

/// Retrieves the payments of a bank again and again. The interval follows the charges that wait. A
/// failure doubles the interval; Retry-After of the bank is obeyed. Intervals are up to 20 %
/// shorter at random, so that tills do not ask at once.
///
/// Lifetime: the sync must live longer.
class PaymentWatch : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaymentWatch)

public:
    explicit PaymentWatch(PaymentSync &sync, const PaymentIntervals &intervals = {},
                          QObject *parent = nullptr);

    /// Retrieves at once, then again and again.
    void start();

    /// Sets the charge whose code a customer sees; nullopt: none.
    void setShown(const std::optional<QUuid> &charge);

    /// Returns the latest result; nullopt: none yet.
    [[nodiscard]] const std::optional<PaymentSyncResult> &latest() const { return m_latest; }

Q_SIGNALS:
    /// Emitted after each retrieval.
    void retrieved(const core::PaymentSyncResult &result);

private:
    void retrieve();
    void handleResult(const PaymentSyncResult &result);
    void schedule();
    void hurry();
    [[nodiscard]] std::chrono::milliseconds interval() const;

    PaymentSync &m_sync;
    const PaymentIntervals m_intervals;
    QTimer m_timer;
    std::optional<PaymentSyncResult> m_latest;
    std::optional<QUuid> m_shown;
    QDeadlineTimer m_shownEnd; ///< of the interval for m_shown
    int m_failures = 0;
    std::chrono::milliseconds m_minWait{}; ///< as the bank requested
};

} // namespace core
