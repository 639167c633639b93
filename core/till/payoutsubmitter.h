// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/orderprogress.h"
#include "core/domain/transactiondraft.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace core
{

struct Transaction;
struct TransactionPage;
class PayoutController;

/// Sends a payout that is stored in `payouts` and determines its outcome, because some errors do
/// not rule out a payout. One payout at a time: the next one starts after the outcome is known.
class PayoutSubmitter : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    PayoutSubmitter(TransactionService &service, PayoutController &payouts,
                    QObject *parent = nullptr);

    void make(const TransactionDraft &order);

    /// Returns true while the outcome is unknown. The payout is then looked up repeatedly.
    [[nodiscard]] bool isUnconfirmed() const { return m_progress && m_progress->isUnknown(); }

    /// Looks up an unconfirmed payout now instead of at the next interval.
    void look();

Q_SIGNALS:
    void answered(); ///< the service has answered; the outcome follows

    // Emitted when the payout exists. Each payout ends with one of these signals, after any number
    // of unknown().
    void made(const core::Transaction &transaction);
    void refused(const core::Error &error); ///< no payout was made
    /// Emitted when the reference belongs to another order: no payout was or will be made under it.
    void referenceInUse();
    void absent();    ///< after an unknown outcome: the service does not have the payout
    void abandoned(); ///< the user has resolved the order elsewhere
    void unknown(const core::Error &error);

private:
    void settle(const Error &error);
    void lookUp(const Error &error);
    void handleFound(const TransactionPage &found, OrderEvent ifNothing, const Error &error);
    void follow(const Transaction &transaction);
    void clearUnconfirmed(const QString &reference);
    void markUnconfirmed(const Error &error);
    void finish(const Transaction &transaction);
    void end();

    TransactionService &m_service;
    PayoutController &m_payouts;
    TransactionDraft m_order;                ///< last order sent
    std::optional<OrderProgress> m_progress; ///< of m_order; nullopt: the outcome is known
    QTimer m_again;                          ///< timer of the next lookup
};

} // namespace core
