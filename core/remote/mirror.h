// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QHash>

#include <memory>

namespace core
{

class Database;
class MirrorStore;
class WorkThread;

/// What a console has seen of a service far away, for when that cannot be asked: a service that
/// only reads, whose transactions all have Transaction::asOf, and whose lists hold what was seen
/// and matches, which is not all there is. In a small file of its own, which only its owner can
/// read; of more than kMost transactions those that were created last, some 10 MB. A file that is
/// damaged is begun anew: the service has all of it.
class Mirror : public TransactionService
{
    Q_OBJECT

public:
    static constexpr int kMost = 5000;

    struct Setup
    {
        QString path; ///< of the file, of this service only
        QUuid platform;
        std::optional<Payee> payee = {};
        int most = kMost;
    };

    explicit Mirror(Setup setup, QObject *parent = nullptr);
    ~Mirror() override; ///< blocks until every call is done

    /// Once, before any other call. If it fails there is nothing to be read.
    QFuture<Result<void>> open();

    /// The service has told these just now. Of what does not change the moment is kept to the
    /// minute.
    void keep(const QList<Transaction> &told);

    [[nodiscard]] Capabilities capabilities() const override { return {.readsOnly = true}; }
    [[nodiscard]] QUuid platform() const override { return m_setup.platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_setup.payee; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    template<typename T, typename Work>
    QFuture<Result<T>> ask(Work work);
    Result<void> openFile();
    void note(const QList<Transaction> &told, const QDateTime &at);
    [[nodiscard]] Result<QList<Transaction>> matching(const TransactionFilter &filter) const;

    const Setup m_setup;
    std::unique_ptr<WorkThread> m_thread; ///< alone uses the following
    std::unique_ptr<Database> m_database;
    std::unique_ptr<MirrorStore> m_store; ///< null if the file cannot be used
    Error m_closed;                       ///< why not
    QHash<QUuid, Transaction> m_seen;     ///< all that is in the file
};

} // namespace core
