// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/unconfirmedorders.h"

#include <QtCore/QPromise>

#include <algorithm>

/// Unconfirmed orders with contents set by the test.
class FakeUnconfirmedOrders final : public core::UnconfirmedOrders
{
public:
    QList<Entry> all;
    std::optional<QDateTime> next;
    int looks = 0; ///< calls of lookNow()

    /// Sets the outcome of the order with that reference.
    void settle(const QString &reference, core::IntentState state,
                const std::optional<QUuid> &transaction = {});

    void add(const core::TransactionDraft &draft, core::IntentState state, int lookups = 0);

    QFuture<core::Result<QList<Entry>>> entries() override { return answer<QList<Entry>>(all); }

    QFuture<core::Result<core::Intent>> find(const QString &reference) override;

    void lookNow() override { ++looks; }
    [[nodiscard]] std::optional<QDateTime> nextLook() const override { return next; }

    QFuture<core::Result<void>> abandon(const QString &reference) override;

private:
    template<typename T>
    static QFuture<core::Result<T>> answer(const core::Result<T> &result)
    {
        QPromise<core::Result<T>> promise;
        promise.start();
        promise.addResult(result);
        promise.finish();
        return promise.future();
    }
};
