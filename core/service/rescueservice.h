// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

#include <memory>

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class Database;
class TransactionEngine;
class WorkThread;

/// Read-only access to a shop whose database cannot be opened for writing. Works on a private copy,
/// so that the original does not deteriorate. find() and list() work; every other call returns
/// Code::StorageReadOnly.
///
/// Lifetime: the destructor blocks until the current call is complete.
class RescueService : public TransactionService
{
    Q_OBJECT

public:
    /// Copies the database into `folder`, an empty folder of the caller that must outlive this
    /// object.
    RescueService(QString databasePath, QString folder, QObject *parent = nullptr);
    ~RescueService() override;

    /// Copies and opens the database. Call once. Returns false if the copy is damaged or newer than
    /// this program; then data may be wrong or missing. On an Error, as openRescueCopy(), nothing
    /// is readable and every other call returns Code::Internal.
    QFuture<Result<bool>> open();

    [[nodiscard]] Capabilities capabilities() const override
    {
        return {.sortsLists = true, .readsOnly = true};
    }
    [[nodiscard]] QUuid platform() const override { return {}; }
    [[nodiscard]] std::optional<Payee> payee() const override { return {}; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    Result<bool> openCopy();
    Result<void> requireOpen() const;

    const QString m_databasePath;
    const QString m_folder;
    std::unique_ptr<WorkThread> m_thread; ///< only user of the following members
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
};

} // namespace core
