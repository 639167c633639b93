// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"
#include "core/service/ledgerreader.h"
#include "core/service/transactionmaker.h"
#include "core/service/transactionservice.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <functional>
#include <optional>

namespace core
{

/// Every rule of the transaction service, as plain calls. One per Database, whose thread it shares;
/// blocks on the disk. What a call changed is durable once it has answered, or once the transaction
/// is committed in which the caller made it; if it answers with an Error, it changed nothing but
/// what takeChanged() tells. Times are UTC, milliseconds.
///
/// On a connection that only reads it is a LedgerReader and nothing else.
class Ledger : public LedgerReader
{
    Q_DISABLE_COPY_MOVE(Ledger)

public:
    /// The settings are the same for every ledger on one database.
    Ledger(Database &database, ServiceSettings settings, Clock clock, RandomSource random);

    /// As TransactionService::create(). The first step of a cash-out is due one processing delay
    /// later.
    [[nodiscard]] Result<Transaction> create(const TransactionDraft &draft);

    /// As TransactionService::simulate(). A charge whose time is over expires, and is refused.
    [[nodiscard]] Result<Transaction> simulate(const QUuid &id, SimulatedOutcome outcome);

    /// As TransactionService::refund().
    [[nodiscard]] Result<Transaction> refund(const QUuid &id, const QString &reason);

    /// Moves pending cash-ins whose lifetime has passed to expired, at the moment at which it
    /// passed: all of them or, if there are more, the oldest kBatch; answers with what it moved.
    [[nodiscard]] Result<QList<Transaction>> expireDue();
    static constexpr int kBatch = 100;

    /// Lets cash-outs whose next step is due take it, one each, the longest due first and at most
    /// kBatch of them; answers with what it moved. All steps are made or none, and the next one of
    /// each is due one processing delay later, so that it goes on where a killed program stopped.
    /// Never moves anything outside a sandbox.
    [[nodiscard]] Result<QList<Transaction>> processDue();

    /// Code::StorageForeign for the data of a sandbox where real money is to move. A sandbox is
    /// settled by whoever serves it (KeyStore::settleEnvironment).
    [[nodiscard]] Result<void> requireOwnData();

    /// Fills a ledger that has no transactions with those of `history`, all or none; does nothing
    /// otherwise. They are stored as they are, whatever the rules, in the order of their creation.
    [[nodiscard]] Result<void> seed(const std::function<QList<Transaction>()> &history);

    /// The transactions that were created or moved since the last call, in that order. Not those of
    /// seed().
    [[nodiscard]] QList<Transaction> takeChanged();

private:
    struct Settled
    {
        Transaction transaction;
        bool hasMoved;
    };

    [[nodiscard]] bool isSandbox() const;
    [[nodiscard]] std::optional<Error> twinRefusal(const TransactionDraft &draft,
                                                   const Transaction &transaction);
    [[nodiscard]] Transaction begun(Transaction transaction) const;
    [[nodiscard]] std::optional<QDateTime> nextDue(const Transaction &transaction,
                                                   Status::Code status, const QDateTime &now) const;
    [[nodiscard]] QDateTime endOfLife(const QDateTime &created) const;
    [[nodiscard]] QDateTime nextStep(const QDateTime &at) const;
    Result<void> setBack(const QDateTime &now);
    Result<Transaction> stored(const Transaction &transaction);
    Result<Settled> settle(const QUuid &id, Status::Code target, const QDateTime &now);
    Result<Settled> giveBack(const QUuid &id, const QString &reason, const QDateTime &now);
    Result<Transaction> noted(const Result<Settled> &settled);
    Result<Transaction> expired(const Transaction &transaction);
    Result<Transaction> processed(const Transaction &transaction, const QDateTime &now);
    Result<QList<Transaction>>
    moveEach(const QList<QUuid> &ids,
             const std::function<Result<Transaction>(const Transaction &)> &move);
    Result<Transaction> moved(const Transaction &transaction, Status::Code target,
                              const QDateTime &wanted, const QString &refundReason = {});

    const TransactionMaker m_maker;
    ServiceSettings m_settings;
    QList<Transaction> m_changed;
};

} // namespace core
