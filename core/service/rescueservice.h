// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

#include <memory>

namespace core
{

class Database;
class Ledger;
class WorkThread;

/// What can still be read of a shop that cannot be opened to write: of a private copy of its
/// database, so that whatever is wrong with the original does not get worse. find() and list()
/// work; every other call answers Code::StorageReadOnly.
///
/// Destroying it blocks until a call under way is done.
class RescueService : public TransactionService
{
    Q_OBJECT

public:
    /// Copies the database into the folder, an empty one of the caller's that outlives this.
    RescueService(QString databasePath, QString folder, QObject *parent = nullptr);
    ~RescueService() override;

    /// Makes the copy and opens it, once. False: the copy is damaged, or newer than this program,
    /// and what it tells may be wrong or not all. An Error, as of openRescueCopy(): there is
    /// nothing to be read, and every other call answers Code::Internal.
    QFuture<Result<bool>> open();

    [[nodiscard]] Capabilities capabilities() const override { return {.readsOnly = true}; }
    [[nodiscard]] QUuid platform() const override { return {}; }
    [[nodiscard]] std::optional<Payee> payee() const override { return {}; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    Result<bool> openCopy();
    Result<void> requireOpen() const;

    const QString m_databasePath;
    const QString m_folder;
    std::unique_ptr<WorkThread> m_thread; ///< alone uses the following
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Ledger> m_ledger;
};

} // namespace core
