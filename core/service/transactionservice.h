// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

namespace core
{

/// What the customer of a simulated charge does (specification 4.5).
enum class SimulatedOutcome { Paid, Canceled };

/// The transaction service as every front end sees it: the pages, the tests, later the HTTP server.
/// Values in, values out, so that the other side may be a thread, a process or a provider far away.
///
/// Call from the thread that the service lives in. A call returns at once; its future is finished
/// in that thread with a value or an Error, and is canceled if the service is destroyed before.
/// Take the answer with onAnswer() (core/service/answer.h), which outlives neither side.
class TransactionService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransactionService)

public:
    /// What this service can do beyond the calls every service has.
    struct Capabilities
    {
        bool simulates = false;    ///< simulate() works: a sandbox
        bool seesPayments = false; ///< a charge becomes paid here by itself when money arrives;
                                   ///< without it only the bank can tell
    };

    using QObject::QObject;

    [[nodiscard]] virtual Capabilities capabilities() const = 0;

    /// The platform that this service acts for; drafts carry it.
    [[nodiscard]] virtual QUuid platform() const = 0;

    /// Creates what the draft describes; durable before the answer is given. Code::InvalidInput
    /// with all broken rules, Code::Conflict if the reference is taken.
    virtual QFuture<Result<Transaction>> create(const TransactionDraft &draft) = 0;

    /// The transaction with its whole history; Code::NotFound.
    virtual QFuture<Result<Transaction>> find(const QUuid &id) = 0;

    /// One page of the matching transactions, newest first, with exact totals. Past the last page:
    /// no transactions, true totals. A filter that cannot mean anything is Code::InvalidInput: it
    /// must not quietly match everything.
    virtual QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) = 0;

    /// Lets the customer of a pending cash-in pay or give up; repeated, it answers with the
    /// transaction as it is. Code::MoveRefused from any other state, Code::Unsupported outside a
    /// sandbox.
    virtual QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) = 0;

Q_SIGNALS:
    /// A transaction was created or changed its state, whoever caused it. Comes before the answer
    /// to the call that caused it.
    void changed(const core::Transaction &transaction);
};

} // namespace core
