// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QObject>
#include <QtCore/QSet>

namespace core
{
struct Transaction;
}

namespace ui
{

class Chime;

/// Follows the payouts of this counter to their end and reports the outcome. Counts all payouts at
/// the service that are not final.
class SentWatch : public QObject
{
    Q_OBJECT

public:
    explicit SentWatch(const ShopContext &context, QObject *parent = nullptr);

    /// Adds a payout sent by this counter.
    void add(const core::Transaction &transaction) { m_sent.insert(transaction.id); }

    /// Handles a change of a transaction. Reports only payouts of this counter.
    void handleChange(const core::Transaction &transaction);

    /// Queries the count from the service. Several calls in a row query once.
    void count();

Q_SIGNALS:
    void messageChanged(const QString &sentence); ///< outcome of a payout of this counter
    void counted(const QString &sentence);        ///< number of payouts in progress; empty: none

private:
    core::TransactionService &m_service;
    Chime *m_chime;
    QSet<QUuid> m_sent; ///< payouts of this counter that are not final
    bool m_isCounting = false;
};

} // namespace ui
