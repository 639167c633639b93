// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/intentlog.h"
#include "core/service/promise.h"
#include "core/service/unconfirmedorders.h"

#include <QtCore/QTimer>

#include <chrono>

namespace core
{

/// Unconfirmed orders with a log of intents and a timer for lookups. Subclasses send the orders and
/// look them up.
///
/// Threading: as TransactionService.
class LoggedOrders : public UnconfirmedOrders
{
    Q_OBJECT

public:
    /// Opens the intent log and starts to look up unknown orders. Call once, before any other call.
    void open(const Callback<void> &callback);

    QFuture<Result<QList<Entry>>> entries() override;
    QFuture<Result<Intent>> find(const QString &reference) override;
    [[nodiscard]] std::optional<QDateTime> nextLook() const override;
    QFuture<Result<void>> abandon(const QString &reference) override;

protected:
    /// `intents`: path of the intent log. `firstLook`: delay before the first lookup.
    LoggedOrders(const QString &intents, std::chrono::milliseconds firstLook,
                 QObject *parent = nullptr);

    /// Returns the content of the order. Called in the thread of the object.
    [[nodiscard]] virtual TransactionDraft draftOf(const Intent &intent) const = 0;

    /// Returns the minimum delay before the next lookup, such as a Retry-After.
    [[nodiscard]] virtual std::chrono::milliseconds minLookDelay() const { return {}; }

    [[nodiscard]] IntentLog &intentLog() { return m_intentLog; }

    /// Calls lookNow() after a delay that increases with each call.
    void lookAgainLater();

    /// Begins with the shortest delay again, because the outcome of another order is unknown.
    void resetLookDelay() { m_looks = 0; }

    /// Cancels the lookup of lookAgainLater().
    void stopLookTimer() { m_timer.stop(); }

private:
    const std::chrono::milliseconds m_firstLook;
    IntentLog m_intentLog;
    QTimer m_timer{this};
    int m_looks = 0; ///< calls of lookAgainLater() since resetLookDelay()
};

} // namespace core
