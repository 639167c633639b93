// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/orderprogress.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/remote/remoteapi.h"
#include "core/remote/remoteintervals.h"
#include "core/service/loggedorders.h"

#include <QtCore/QSet>

#include <functional>
#include <memory>

namespace core
{

struct CreateResult;

/// Sends creation orders and resolves in-doubt orders. Logs each order as an Intent, with the exact
/// bytes, before sending. Sends an order once and classifies the result strictly.
///
/// Looks up an in-doubt order by its reference until the service has the transaction or clearly has
/// not, also after a restart. Never sends an order again automatically. A repeated, byte-identical
/// create() of an absent order sends the order once more, unless the service has the transaction
/// after all.
class RemoteOrders : public LoggedOrders
{
    Q_OBJECT

public:
    /// The API must outlive the object. `intents`: path of the intent log.
    RemoteOrders(RemoteApi &api, QUuid platform, const QString &intents,
                 const RemoteIntervals &intervals, QObject *parent = nullptr);

    /// Creates a transaction like RemoteTransactionService::create(), without a check of the
    /// service's capabilities.
    void create(const TransactionDraft &draft, const Callback<Transaction> &callback);

    void lookNow() override;

Q_SIGNALS:
    /// Emitted when the service has the ordered transaction, before the caller receives the result.
    void made(const core::Transaction &transaction);

private:
    [[nodiscard]] TransactionDraft draftOf(const Intent &intent) const override;
    [[nodiscard]] std::chrono::milliseconds minLookDelay() const override { return m_api.wait(); }

    using Found = RemoteApi::Found;

    struct Order
    {
        Intent intent;
        TransactionDraft draft; ///< validated
        Callback<Transaction> callback;
    };

    void refuseTwin(const std::shared_ptr<Order> &order);
    void begin(const std::shared_ptr<Order> &order);
    void beginAgain(const std::shared_ptr<Order> &order, const Error &error);
    void send(const std::shared_ptr<Order> &order);
    void conclude(const std::shared_ptr<Order> &order, const CreateResult &outcome);
    void fail(const std::shared_ptr<Order> &order, OrderEvent event, const Error &error);
    void lookUpInUse(const std::shared_ptr<Order> &order, const Error &error);
    void settle(qint64 number, const OrderProgress &progress,
                const std::optional<QUuid> &transaction, const std::function<void()> &then);
    void confirm(const Intent &intent, const Transaction &transaction,
                 const Callback<Transaction> &callback);
    void sendAgain(const std::shared_ptr<Order> &order);
    void resolveNext();
    void resolve(const Intent &intent);
    void foundNothing(const Intent &intent);
    void control(const Intent &intent);
    void controlBy(const Intent &intent, const QString &reference);

    RemoteApi &m_api;
    const QUuid m_platform;
    const RemoteIntervals m_intervals;
    QSet<qint64> m_underWay; ///< orders without a classified result
    QList<Intent> m_pending; ///< remaining lookups of the present round
    bool m_isResolving = false;
    bool m_looksAgain = false; ///< after the present round
};

} // namespace core
