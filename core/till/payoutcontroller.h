// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/payoutrepository.h"
#include "core/domain/orderprogress.h"
#include "core/service/transactionservice.h"
#include "core/service/unconfirmedorders.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>

namespace core
{

struct TransactionDraft;
struct TransactionPage;

/// Payouts of this counter that the service does not have, or whose outcome is unknown. Each payout
/// is written to the counter store before it is sent, and removed after a definite answer. The
/// store does not record whether a payout was sent. At startup all held payouts are looked up by
/// reference. Until the lookup is conclusive, they block another payout to the same key. The
/// service's own list of unconfirmed orders decides the outcome, if there is one. Otherwise the
/// service's transaction list is authoritative, and this class acts as the list of unconfirmed
/// orders.
class PayoutController : public UnconfirmedOrders
{
    Q_OBJECT

public:
    PayoutController(TransactionService &service, PayoutRepository &repository,
                     QObject *parent = nullptr);

    /// Reads the store and looks up held payouts. Call once.
    void open();

    /// Returns true after the store was read. Before, or if reading failed, no payout can be
    /// stored.
    [[nodiscard]] bool isRead() const { return m_isRead; }

    /// Returns the stored payouts, oldest first.
    [[nodiscard]] const QList<PayoutOrder> &orders() const { return m_orders; }

    /// Returns the stored payout with this reference; nullopt if there is none.
    [[nodiscard]] std::optional<PayoutOrder> order(const QString &reference) const;

    /// Returns true if the payout was sent, or may have been sent, and has no definite answer.
    [[nodiscard]] bool isAsked(const QString &reference) const
    {
        return m_progress.contains(reference);
    }

    /// Returns a stored payout that must be resolved before `draft` is sent: same key, and either
    /// sent or of the same amount. A payout does not block itself.
    [[nodiscard]] std::optional<PayoutOrder> inTheWayOf(const TransactionDraft &draft) const;

    /// Receives the stored payout, which has not been sent. On an error the payout must not be
    /// sent.
    using OrderCallback = std::function<void(const Result<PayoutOrder> &)>;
    void note(const PayoutOrder &order, QObject *asker, const OrderCallback &callback);

    /// Records that a held payout is being sent to the service.
    void ask(const QString &reference);

    /// Records that the service certainly does not have the payout: it is held again.
    void keep(const QString &reference);

    /// Removes a payout that the service has or the user has discarded.
    void drop(const QString &reference);

    /// Records that the sender no longer waits for an answer: the payout is looked up as after a
    /// restart.
    void lose(const QString &reference);

    /// Records that the sender got no definite answer and looks the payout up: entries() lists it.
    void markUnconfirmed(const QString &reference);

    /// Receives the service's transactions for a sent payout; Code::Unconfirmed while unknown. Not
    /// called for an order that the user has closed: such an order is removed.
    using FoundCallback = std::function<void(const Result<TransactionPage> &)>;
    void look(const TransactionDraft &draft, QObject *asker, const FoundCallback &callback);

    /// Returns the service's list of unconfirmed orders, or this object if there is none.
    [[nodiscard]] UnconfirmedOrders &unconfirmedOrders();

    QFuture<Result<QList<Entry>>> entries() override;
    QFuture<Result<Intent>> find(const QString &reference) override;
    void lookNow() override;
    [[nodiscard]] std::optional<QDateTime> nextLook() const override;
    QFuture<Result<void>> abandon(const QString &reference) override;

Q_SIGNALS:
    /// Emitted when the user has closed the order after resolving it elsewhere.
    void abandoned(const QString &reference);

private:
    void setOrders(const QList<PayoutOrder> &orders);
    void lookForLost();
    void lookFor(const PayoutOrder &order);
    void settle(const PayoutOrder &order, const TransactionPage &found);
    void handleKnown(const Intent &known, const FoundCallback &callback);
    [[nodiscard]] QList<Entry> unconfirmed() const;

    TransactionService &m_service;
    PayoutRepository &m_repository;
    UnconfirmedOrders *const m_unconfirmedOrders; ///< of the service; null: none
    QList<PayoutOrder> m_orders;
    bool m_isRead = false;
    QHash<QString, OrderProgress> m_progress; ///< by reference; of orders with isAsked()
    QSet<QString> m_lost;                     ///< of these, the orders that no sender waits for
    QTimer m_again;
};

} // namespace core
