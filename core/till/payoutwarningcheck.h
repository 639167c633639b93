// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutwarnings.h"
#include "core/domain/transactiondraft.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

namespace core
{

struct Transaction;
struct TransactionFilter;

/// Asks the service for the facts that the payout warnings need before a payout is sent.
class PayoutWarningCheck : public QObject
{
    Q_OBJECT

public:
    /// See payoutWarnings() for `own`.
    PayoutWarningCheck(TransactionService &service, QString own, QObject *parent = nullptr);

    /// Starts the check of a draft that has passed validated(). Discards answers to an earlier
    /// draft.
    void begin(const TransactionDraft &draft);
    void stop() { ++m_generation; }

Q_SIGNALS:
    /// Emitted before done() with earlier payouts to the same key, newest first, at most one
    /// hundred.
    void paidBefore(const QList<core::Transaction> &payouts);

    void done(const core::Result<QList<core::PayoutWarningFinding>> &findings);

private:
    void ask(const QList<std::optional<TransactionFilter>> &questions,
             QList<QList<Transaction>> answers);
    void judge(const QList<QList<Transaction>> &answers);

    TransactionService &m_service;
    QString m_own;
    TransactionDraft m_draft;
    int m_generation = 0; ///< answers from before the last begin() or stop() are ignored
};

} // namespace core
