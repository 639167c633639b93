// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/transaction.h"
#include "core/service/batchcounts.h"
#include "core/service/groupcommit.h"
#include "core/service/partialreturns.h"
#include "core/service/transactionservice.h"

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

struct BankCode;
struct HourlySum;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class BackgroundIntegrityCheck;
class EngineThread;

/// The transaction service of this process, over one database. One thread writes and one reads,
/// each with its own connection and engine, so that a long list never delays a charge. readAll()
/// uses a third thread and reads one snapshot. Changes by other processes are visible, but
/// changed() does not report them.
///
/// Durability: a write is durable before the answer and before changed(). Up to 64 waiting writes
/// share one commit. The answers come in the order of the calls and equal those of separate
/// commits, unless the commit fails: then all calls fail.
///
/// Expiry: a charge past its expiry time is never returned as pending, even if the change cannot be
/// stored. A timer stores the change when the next charge expires, so that changed() is on time. A
/// read that finds an expired charge triggers the change too. Another timer performs due steps of
/// cash-outs.
///
/// Lifetime: the destructor blocks until all accepted calls are complete and stored.
class LocalTransactionService : public TransactionService, public PartialReturns
{
    Q_OBJECT

public:
    /// Whether open() may create a database.
    enum class OpenMode {
        Allowed, ///< if there is no file, or an empty one
        Refused, ///< a missing file is reported as lost: Code::StorageCorrupted
    };

    /// The execution of find(), if the database is a file.
    enum class FindStrategy {
        OnReader, ///< in the reader thread: the caller never waits for the disk
        AtOnce, ///< synchronously, which costs less than another thread; not while the file is busy
                ///< or after a slow read
    };

    struct Setup
    {
        /// The address for Database::open(). A missing file is created with its folders.
        QString database;
        ServiceSettings settings;
        OpenMode openMode = OpenMode::Allowed;
        FindStrategy findStrategy = FindStrategy::OnReader;
        /// Called in the writer's thread before the database is opened, for example to create a
        /// large one. An error fails open(). Empty: nothing.
        std::function<Result<void>()> prepare = {};
        Clock clock = {};         ///< called in any thread; empty: the system clock
        RandomSource random = {}; ///< called in the writer's thread; empty: the system's source
        /// Returns past transactions for an empty database, for a demonstration; called in the
        /// writer's thread. Empty: the database starts empty.
        std::function<QList<Transaction>()> history = {};
    };

    explicit LocalTransactionService(Setup setup, QObject *parent = nullptr);
    ~LocalTransactionService() override;

    /// Opens the database, creates or migrates it. Until open() succeeds, every other call returns
    /// Code::Internal. May be called again after an Error.
    QFuture<Result<void>> open();

    /// Creates a charge with a dynamic code of the shop's bank. Code::Internal if the code does not
    /// ask for the charge; otherwise as create().
    QFuture<Result<Transaction>> createWithCode(const TransactionDraft &draft,
                                                const BankCode &code);

    /// Returns the return address of a charge; empty if there is none.
    QFuture<Result<QString>> returnUrl(const QUuid &id);

    /// Returns the settings of the shop, for checks before a charge is created elsewhere.
    [[nodiscard]] const ServiceSettings &settings() const { return m_setup.settings; }

    [[nodiscard]] Capabilities capabilities() const override;
    [[nodiscard]] QUuid platform() const override;
    [[nodiscard]] std::optional<Payee> payee() const override;
    [[nodiscard]] QString institution() const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &visit) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<QList<ReturnSum>>> returnSums(QDate first, QDate last,
                                                 int cutoffMinutes) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;
    QFuture<Result<Transaction>> cancel(const QUuid &id) override;

    /// Performs due work at once, after Setup::clock was set forward. Otherwise timers perform the
    /// work within 30 seconds.
    void handleClockChange();

    /// Returns the numbers of writes that shared a commit, since the start.
    [[nodiscard]] BatchCounts::Counts commitBatches() const;

Q_SIGNALS:
    /// Emitted when the background check of a large file finds damage: lists and sums may be wrong.
    /// The service continues.
    void foundDamage(const core::Error &error);

private:
    template<typename T>
    using Promise = std::shared_ptr<QPromise<Result<T>>>;

    QFuture<Result<Transaction>> write(const EngineCall &call);
    template<typename T, typename Work>
    QFuture<Result<T>> read(Work work);
    template<typename T>
    void answer(const Promise<T> &promise, const Result<T> &result);
    static void emitChanged(const QPointer<LocalTransactionService> &service,
                            const QList<Transaction> &transactions);
    Result<void> openEngine(EngineThread &thread, Database::Access access) const;
    [[nodiscard]] std::unique_ptr<TransactionEngine> engineOn(Database &database) const;
    void openReader(const Promise<void> &promise);
    void openNear();
    std::optional<Result<Transaction>> findNear(const QUuid &id);
    void answer(const QList<Promise<Transaction>> &promises, const QList<EngineAnswer> &answers);
    void publishChanged();
    void expireInBackground();
    void expireSoon();
    void processInBackground();
    static void start(QTimer &timer);
    void checkInBackground();

    const Setup m_setup;
    std::unique_ptr<Database>
        m_nearDatabase; ///< used in this object's thread, for FindStrategy::AtOnce
    std::unique_ptr<TransactionEngine> m_nearEngine; ///< null: find() uses the reader thread
    QDeadlineTimer m_nearCooldown;                   ///< cool-down after a slow synchronous read
    QTimer m_expiry{this};
    QTimer m_processing{this};
    std::unique_ptr<EngineThread> m_writer;
    std::unique_ptr<EngineThread> m_reader;
    std::unique_ptr<EngineThread> m_allReader; ///< null before the first readAll()
    std::atomic<bool> m_isEnding = false;
    std::unique_ptr<BackgroundIntegrityCheck> m_check; ///< null until open
};

} // namespace core
