// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"
#include "core/service/transactionfactory.h"
#include "core/service/transactionqueries.h"
#include "core/service/transactionservice.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <functional>
#include <optional>

namespace core
{

struct BankCode;
struct TransactionDraft;

/// Implements all rules of the transaction service as synchronous calls. One per Database.
///
/// Threading: runs in the thread of the database; blocks on the disk.
///
/// Durability: changes are durable when the call returns, or with the commit of the caller's
/// transaction.
///
/// Errors: a call that returns an Error changes nothing except the transactions in handleChange().
///
/// Times are UTC, in milliseconds. On a read-only connection use only the functions of
/// TransactionQueries.
class TransactionEngine : public TransactionQueries
{
    Q_DISABLE_COPY_MOVE(TransactionEngine)

public:
    /// The settings must be equal for all engines of one database.
    TransactionEngine(Database &database, ServiceSettings settings, Clock clock,
                      RandomSource random);

    /// Implements TransactionService::create(). The first step of a cash-out is due after one
    /// processing delay.
    [[nodiscard]] Result<Transaction> create(const TransactionDraft &draft);

    /// Returns true if one statement can create the charge together with others: on a database
    /// server, if the draft needs no other table.
    [[nodiscard]] bool createsTogether(const TransactionDraft &draft) const;

    /// Performs create() for each of the drafts, with few statements. All have createsTogether().
    /// Runs in a write transaction of its own, or in that of the caller. The charges are not in
    /// handleChange().
    [[nodiscard]] QList<Result<Transaction>> createTogether(const QList<TransactionDraft> &drafts);

    /// Implements LocalTransactionService::createWithCode().
    [[nodiscard]] Result<Transaction> createWithCode(const TransactionDraft &draft,
                                                     const BankCode &code);

    /// Implements TransactionService::simulate(). A charge past its expiry time expires, and the
    /// call is refused.
    [[nodiscard]] Result<Transaction> simulate(const QUuid &id, SimulatedOutcome outcome);

    /// Implements TransactionService::confirm(). A charge past its expiry time expires first.
    [[nodiscard]] Result<Transaction> confirm(const QUuid &id, const Confirmation &confirmation);

    /// Implements TransactionService::withdraw().
    [[nodiscard]] Result<Transaction> withdraw(const QUuid &id, const Withdrawal &withdrawal);

    /// Implements TransactionService::cancel(). A charge past its expiry time expires, and the call
    /// is refused.
    [[nodiscard]] Result<Transaction> cancel(const QUuid &id);

    /// Implements TransactionService::refund().
    [[nodiscard]] Result<Transaction> refund(const QUuid &id, const QString &reason);

    /// Expires pending cash-ins past their lifetime, dated at their expiry time. Handles at most
    /// kBatch, oldest first, and returns the changed transactions.
    [[nodiscard]] Result<QList<Transaction>> expireDue();
    static constexpr int kBatch = 100;

    /// Performs one due step for each of at most kBatch cash-outs, longest due first, and returns
    /// the changed transactions. All steps are stored or none. The next step of each is due after
    /// one processing delay, so that processing continues after a crash. No effect outside a
    /// sandbox.
    [[nodiscard]] Result<QList<Transaction>> processDue();

    /// Returns Code::StorageForeign if sandbox data is opened in production. The server of a
    /// sandbox declares the environment (KeyStore::settleEnvironment).
    [[nodiscard]] Result<void> requireOwnData();

    /// Fills an empty database with the transactions of `history`, all or none; no effect on a
    /// database with transactions. The transactions are stored unchanged, without validation, in
    /// the order of creation.
    [[nodiscard]] Result<void> seed(const std::function<QList<Transaction>()> &history);

    /// Returns and clears the transactions that were created or changed since the last call, in
    /// order. Excludes those of seed().
    [[nodiscard]] QList<Transaction> handleChange();

private:
    struct Settled
    {
        Transaction transaction;
        bool hasMoved;
    };

    /// A transaction with the changes that led to it, oldest first.
    struct Changed
    {
        Transaction transaction;
        QList<Transaction> changes;
    };

    [[nodiscard]] bool isSandbox() const;
    Result<Transaction> create(const TransactionDraft &draft, const Result<Transaction> &wanted);
    Result<QList<Transaction>> storedTogether(const QList<TransactionDraft> &drafts,
                                              const QList<Result<Transaction>> &made);
    Result<Transaction> recorded(const Result<Changed> &changed);
    Result<Transaction> settleAs(const QUuid &id, Status::Code target);
    Result<Transaction> refundByHand(const QUuid &id, const QString &reason);
    Result<Changed> confirmed(const QUuid &id, const Confirmation &confirmation,
                              const QDateTime &now);
    Result<Changed> paidBy(const Transaction &transaction, const Evidence &evidence,
                           const QDateTime &now);
    Result<Changed> refundedBy(const Transaction &transaction, const Evidence &evidence);
    Result<Changed> withEvidence(const Transaction &transaction, const Evidence &evidence,
                                 Evidence::Role role);
    Result<Transaction> withdrawn(const QUuid &id, const Withdrawal &withdrawal,
                                  const QDateTime &now);
    Result<Transaction> movedBy(const Transaction &transaction, Status::Code target,
                                const Evidence &evidence, const QDateTime &finished);
    Result<std::optional<Transaction>> firstOf(const TransactionDraft &draft,
                                               const Transaction &made);
    Result<void> rememberKey(const TransactionDraft &draft, const Transaction &transaction);
    Result<void> rememberReturnUrl(const TransactionDraft &draft, const Transaction &transaction);
    [[nodiscard]] std::optional<Error> twinRefusal(const TransactionDraft &draft,
                                                   const Transaction &transaction);
    Result<void> countForKey(const TransactionDraft &draft, const Transaction &transaction);
    [[nodiscard]] Transaction begun(Transaction transaction,
                                    const std::optional<std::chrono::seconds> &lifetime) const;
    [[nodiscard]] std::optional<QDateTime> nextDue(const Transaction &transaction,
                                                   Status::Code status, const QDateTime &now) const;
    [[nodiscard]] QDateTime endOfLife(const QDateTime &created) const;
    [[nodiscard]] QDateTime nextStep(const QDateTime &at) const;
    Result<void> setBack(const QDateTime &now);
    Result<Transaction> stored(const Transaction &transaction);
    Result<Settled> settle(const QUuid &id, Status::Code target, const QDateTime &now);
    Result<Settled> giveBack(const QUuid &id, const QString &reason, const QDateTime &now);
    Result<Transaction> recorded(const Result<Settled> &settled);
    Result<Transaction> expired(const Transaction &transaction);
    Result<Transaction> processed(const Transaction &transaction, const QDateTime &now);
    Result<QList<Transaction>>
    moveEach(const QList<QUuid> &ids,
             const std::function<Result<Transaction>(const Transaction &)> &move);
    Result<Transaction> moved(const Transaction &transaction, Status::Code target,
                              const QDateTime &wanted, const QString &refundReason = {});

    const TransactionFactory m_factory;
    ServiceSettings m_settings;
    QList<Transaction> m_changed;
};

} // namespace core
