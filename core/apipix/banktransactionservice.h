// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/bankorders.h"
#include "core/apipix/bankrefunds.h"
#include "core/domain/transaction.h"
#include "core/service/bankcodes.h"
#include "core/service/transactionservicedecorator.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QQueue>
#include <QtCore/QTimer>

#include <chrono>
#include <functional>

namespace core
{

class LocalTransactionService;

/// The service of an own shop whose charges get dynamic codes of the shop's bank. create() and
/// refund() work through the bank, and so does confirm() for a part that goes back. Everything is
/// stored in the shop, and read from there.
///
/// A charge that expires or is confirmed by hand is also removed at the bank. A removal without
/// proof is repeated while the program runs.
///
/// Lifetime: the shop must live longer.
class BankTransactionService final : public TransactionServiceDecorator, public BankCodes
{
    Q_OBJECT

public:
    /// The time for which useStaticCodes() applies.
    static constexpr std::chrono::minutes kStaticTime{10};

    struct Setup
    {
        QString intents; ///< path of the log of orders; the log of returns is next to it
        BankOrderIntervals intervals = {};
        std::chrono::milliseconds removal{5'000}; ///< before the first repetition of a removal
        BankRefundIntervals refunds = {};
    };

    BankTransactionService(LocalTransactionService &shop, const Setup &setup,
                           QObject *parent = nullptr);

    /// Opens the logs of orders and of returns. Call once, before create().
    void open(const Callback<void> &callback);

    /// Sets the client as BankOrders::setBank().
    void setBank(ApiPixClient *client, const QStringList &hosts);

    /// Creates static codes from now on, because the shop has no bank any more.
    void endCodes() { m_static = QDeadlineTimer(QDeadlineTimer::Forever); }

    [[nodiscard]] BankOrders &orders() { return m_orders; }

    [[nodiscard]] QStringList hosts() const override { return m_orders.hosts(); }
    [[nodiscard]] bool isInUse() const override { return m_static.hasExpired(); }
    void useStaticCodes() override;
    void setShown(const std::optional<QUuid> &charge) override { Q_EMIT shownChanged(charge); }
    QFuture<Result<Transaction>> cancel(const QUuid &id) override;
    [[nodiscard]] bool sendsBack(const Transaction &charge) const override;

    [[nodiscard]] UnconfirmedOrders *unconfirmedOrders() override { return &m_orders; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &visit) override;

Q_SIGNALS:
    /// Emitted when a customer sees the code of another charge; nullopt: of none.
    void shownChanged(const std::optional<QUuid> &charge);

private:
    void follow(const Transaction &transaction);
    void removeNext();

    /// A charge that the bank may still have.
    struct Removal
    {
        QUuid id;
        int attempts = 0;
    };

    LocalTransactionService &m_shop;
    const std::chrono::milliseconds m_removal;
    BankOrders m_orders;
    BankRefunds m_refunds;
    QDeadlineTimer m_static{0}; ///< end of the static codes
    QQueue<Removal> m_removals; ///< one after the other, because many charges expire at once
    QTimer m_nextRemoval{this}; ///< after a failure
    bool m_hasBank = false;
    bool m_cancels = false; ///< the bank removes charges
    bool m_isRemoving = false;
    int m_connection = 0; ///< number of the client; older answers are ignored
};

} // namespace core
