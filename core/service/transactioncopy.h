// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/asyncstore.h"
#include "core/service/transactionservice.h"
#include "core/storage/copystate.h"
#include "core/storage/copystore.h"

#include <atomic>
#include <memory>

namespace core
{

class CopyReader;

/// The local copy of a remote service's transactions, in a file of its own with the tables of a
/// shop. As a service it reads only: all changes come from the Synchronizer. A damaged file is
/// replaced, because the service has the data. The file has personal data and mode 0600.
///
/// Threading: one thread writes, one reads, and one more runs readAll().
/// Lifetime: the destructor blocks until every call is done.
class TransactionCopy : public TransactionService
{
    Q_OBJECT

public:
    struct Setup
    {
        QString path; ///< of the file, for one service only
        QUuid platform;
        std::optional<Payee> payee = {};
    };

    explicit TransactionCopy(Setup setup, QObject *parent = nullptr);
    ~TransactionCopy() override; ///< blocks until every call is done

    /// Opens the file. Call once, before any other call. After a failure no data is readable.
    QFuture<Result<void>> open();

    [[nodiscard]] Capabilities capabilities() const override
    {
        return {.sortsLists = true, .readsOnly = true};
    }
    [[nodiscard]] QUuid platform() const override { return m_setup.platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_setup.payee; }
    [[nodiscard]] std::optional<Completeness> completeness() const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &visit) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

    /// Returns the state after the latest change by this process.
    [[nodiscard]] const CopyState &state() const { return m_state; }

    /// Runs `work(CopyStore &)` in the thread that writes, and passes its Result<T> to `callback`.
    /// state() is up to date before.
    template<typename T, typename Work>
    void write(Work work, QObject *context, const std::function<void(const Result<T> &)> &callback)
    {
        using Written = std::pair<T, CopyState>;
        const auto job = [work](CopyStore &store) -> Result<Written> {
            auto done = work(store);
            if (!done)
                return tl::unexpected(done.error());
            auto state = store.state();
            if (!state)
                return tl::unexpected(state.error());
            return Written(*done, *state);
        };
        onAnswer(m_writer.run<Written>(job), context,
                 [this, callback](const Result<Written> &written) {
                     if (written)
                         setState(written->second);
                     callback(written.map([](const Written &both) { return both.first; }));
                 });
    }

private:
    void setState(const CopyState &state);

    const Setup m_setup;
    CopyState m_state;
    std::atomic<bool> m_isEnding = false;
    AsyncStore<CopyStore> m_writer;
    std::unique_ptr<AsyncStore<CopyReader>> m_reader;
    std::unique_ptr<AsyncStore<CopyReader>> m_allReader; ///< null before the first readAll()
};

} // namespace core
