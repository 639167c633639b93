// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QSet>

namespace core
{

/// Follows the payouts of this counter to their end and reports the outcome. Counts all payouts at
/// the service that are not final.
class SentWatch : public QObject
{
    Q_OBJECT

public:
    /// `service` must outlive this object.
    explicit SentWatch(TransactionService &service, QObject *parent = nullptr);

    /// Adds a payout sent by this counter.
    void add(const Transaction &transaction) { m_sent.insert(transaction.id); }

    /// Handles a change of a transaction. Reports only payouts of this counter.
    void handleChange(const Transaction &transaction);

    /// Queries the count from the service. Several calls in a row query once.
    void count();

Q_SIGNALS:
    void moved(const core::Transaction &payout); ///< a payout of this counter has another status
    void counted(int count);                     ///< number of payouts in progress

private:
    TransactionService &m_service;
    QSet<QUuid> m_sent; ///< payouts of this counter that are not final
    bool m_isCounting = false;
};

} // namespace core
