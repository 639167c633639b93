// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutbrake.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

namespace ui
{

/// Asks the service what there is to know of a payout before it leaves.
class BrakeCheck : public QObject
{
    Q_OBJECT

public:
    /// `own`: as brakeFindings().
    BrakeCheck(core::TransactionService &service, QString own, QObject *parent = nullptr);

    /// Of a draft that has passed validated(); what was asked before is of no interest any more.
    void begin(const core::TransactionDraft &draft);
    void stop() { ++m_generation; }

Q_SIGNALS:
    /// What went to the key before, the newest first, or the first hundred of it. Before done().
    void paidBefore(const QList<core::Transaction> &payouts);

    void done(const core::Result<QList<core::BrakeFinding>> &findings);

private:
    void ask(const QList<core::TransactionFilter> &questions,
             const QList<QList<core::Transaction>> &answers);
    void judge(const QList<QList<core::Transaction>> &answers);

    core::TransactionService &m_service;
    QString m_own;
    core::TransactionDraft m_draft;
    int m_generation = 0; ///< answers from before the last begin() or stop() are dropped
};

} // namespace ui
