// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/groupcommit.h"
#include "core/service/transactionservice.h"
#include "core/storage/database.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QPointer>
#include <QtCore/QString>
#include <QtCore/QTimer>

#include <atomic>
#include <functional>
#include <memory>

template<typename T>
class QPromise;

namespace core
{

class BackgroundCheck;
class LedgerThread;

/// The transaction service inside this program, over one database: one thread writes and one
/// reads, each with its own connection and ledger, so that a long list never holds up a charge. Who
/// wants to read all has a third one, which does so in one look at the database.
/// What another process writes to it is seen too, but changed() does not tell of it.
///
/// A call that writes is durable before its answer, and before changed() tells of it. Calls that
/// wait for the writer together become durable together: up to 64 of them wait for the disk once.
/// Their answers come in the order of the calls and are the same as one by one, unless the commit
/// itself fails: then all of them have failed.
///
/// A charge whose time is over is never answered as pending, also where that cannot be stored. It
/// is stored by a timer when the next one is due, so that changed() tells of it at that moment, and
/// soon after a read that found one. Another timer lets cash-outs take the steps that are due.
///
/// Destroying it blocks until every accepted call is done, and stored if it was to be stored.
class LocalTransactionService : public TransactionService
{
    Q_OBJECT

public:
    /// Whether open() may begin a new database.
    enum class Beginning {
        Allowed, ///< where there is none, or an empty one
        Refused, ///< if the file that was there is lost, which is Code::StorageDamaged
    };

    /// Where find() looks, if the database is a file.
    enum class Finding {
        OnReader, ///< on the reader's thread: who calls never waits for a disk
        AtOnce,   ///< within the call, which costs less than to ask another thread, unless the
                  ///< file is busy or the disk was slow a moment ago
    };

    struct Setup
    {
        /// As Database::open() takes it; a file is made, with its folders, if it is not there.
        QString database;
        ServiceSettings settings;
        Beginning beginning = Beginning::Allowed;
        Finding finding = Finding::OnReader;
        Clock clock = {};         ///< called on any thread; nothing: the time of the computer
        RandomSource random = {}; ///< called on the writer's; nothing: the system's source
        /// Past transactions for a database without any, for a demonstration; called on the
        /// writer's thread. Nothing: it starts empty.
        std::function<QList<Transaction>()> history = {};
    };

    explicit LocalTransactionService(Setup setup, QObject *parent = nullptr);
    ~LocalTransactionService() override;

    /// Opens the database, makes it or brings its schema up to date. Until this has answered well,
    /// every other call answers Code::Internal. May be called again after an Error.
    QFuture<Result<void>> open();

    [[nodiscard]] Capabilities capabilities() const override;
    [[nodiscard]] QUuid platform() const override;
    [[nodiscard]] std::optional<Payee> payee() const override;
    [[nodiscard]] QString institution() const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

Q_SIGNALS:
    /// The file is large, and what was not looked at when it was opened turns out to be damaged:
    /// lists and sums may be wrong. It goes on nevertheless.
    void foundDamage(const core::Error &error);

private:
    template<typename T>
    using Promise = std::shared_ptr<QPromise<Result<T>>>;

    QFuture<Result<Transaction>> write(const LedgerCall &call);
    void stayAwake(qsizetype more);
    template<typename T, typename Work>
    QFuture<Result<T>> read(Work work);
    template<typename T>
    void answer(const Promise<T> &promise, const Result<T> &result);
    static void tellChanged(const QPointer<LocalTransactionService> &service,
                            const QList<Transaction> &transactions);
    Result<void> openLedger(LedgerThread &thread, Database::Access access) const;
    [[nodiscard]] std::unique_ptr<Ledger> ledgerOn(Database &database) const;
    void openReader(const Promise<void> &promise);
    void openNear();
    std::optional<Result<Transaction>> findNear(const QUuid &id);
    void answer(const QList<Promise<Transaction>> &promises, const QList<LedgerAnswer> &answers);
    void publishChanged();
    void expireInBackground();
    void expireSoon();
    void processInBackground();
    static void start(QTimer &timer);
    void checkInBackground();

    const Setup m_setup;
    std::unique_ptr<Database> m_nearDatabase; ///< of this thread, for Finding::AtOnce
    std::unique_ptr<Ledger> m_nearLedger;     ///< null: nothing is found at once
    QDeadlineTimer m_nearRest;                ///< until then what is near is not asked
    QTimer m_expiry{this};
    QTimer m_processing{this};
    QTimer m_awake{this}; ///< while it runs, this thread does not fall asleep
    QDeadlineTimer m_awakeUntil;
    qsizetype m_inHand = 0; ///< writes that are not answered yet
    std::unique_ptr<LedgerThread> m_writer;
    std::unique_ptr<LedgerThread> m_reader;
    std::unique_ptr<LedgerThread> m_allReader; ///< once readAll() was asked for
    std::atomic<bool> m_isEnding = false;
    std::unique_ptr<BackgroundCheck> m_check; ///< once it is open
};

} // namespace core
