// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUuid>

#include <chrono>
#include <functional>
#include <optional>

namespace core
{
class AnnotationRepository;
} // namespace core

namespace app
{

/// The customers of the demo. Pays each pending charge after a while, as a customer with a bank app
/// would. A few customers never pay, and nobody pays a charge that the counter canceled.
///
/// Lifetime: shorter than the service and the repository.
class DemoCustomers : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    static constexpr std::chrono::milliseconds kMinDelay = std::chrono::seconds(5);
    static constexpr std::chrono::milliseconds kMaxDelay = std::chrono::seconds(40);

    /// `clock`: UTC; empty: the system clock.
    DemoCustomers(core::TransactionService &service, core::AnnotationRepository &repository,
                  Clock clock = {}, QObject *parent = nullptr);

    /// Returns the time that the customer of this charge needs, kMinDelay to kMaxDelay; nullopt if
    /// the customer never pays. The same id always gives the same answer.
    [[nodiscard]] static std::optional<std::chrono::milliseconds> delayOf(const QUuid &charge);

    /// Returns the number of charges that will be paid.
    [[nodiscard]] qsizetype waitingCount() const { return m_dueAt.size(); }

    /// Pays each charge that is due at `timestamp` (UTC). Called by a timer.
    void payUntil(const QDateTime &timestamp);

private:
    void findPending();
    void add(const core::Transaction &charge);
    void pay(const QUuid &charge);
    void startTimer();

    core::TransactionService &m_service;
    core::AnnotationRepository &m_repository;
    const Clock m_clock;
    QHash<QUuid, QDateTime> m_dueAt; ///< by charge
    QTimer m_timer;
};

} // namespace app
