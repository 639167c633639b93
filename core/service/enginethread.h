// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/transaction.h"
#include "core/service/batchcounts.h"
#include "core/service/groupcommit.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>

class QThread;
template<typename T>
class QPromise;

namespace core
{

/// A thread with one connection and its engine. Jobs run in the order of post(). Only jobs may call
/// functions other than post(), wake() and stop().
class EngineThread
{
    Q_DISABLE_COPY_MOVE(EngineThread)

public:
    using Job = std::function<void()>;
    using WritePromise = std::shared_ptr<QPromise<Result<Transaction>>>;
    /// Called in the thread with the results of calls that shared one commit.
    using Answered = std::function<void(const QList<WritePromise> &promises,
                                        const QList<EngineAnswer> &answers)>;
    using EngineFactory = std::function<std::unique_ptr<TransactionEngine>(Database &database)>;

    /// Starts the thread. `answered` is null for a thread without writes.
    EngineThread(const QString &name, Answered answered);
    ~EngineThread() { stop(); }

    void post(Job job);

    /// Adds a write call that shares a commit with adjacent calls. Does not wake the thread.
    void post(EngineCall call, WritePromise promise);

    void wake();

    /// Completes all posted jobs, then ends the thread. Later posts are discarded.
    void stop();

    /// Opens the database and replaces the previous one.
    Result<void> open(const QString &address, Database::Access access,
                      const EngineFactory &engineOn);
    void close();

    /// Calls `work` with the engine and returns its result; Code::Internal if no database is open.
    template<typename Work>
    auto run(const Work &work) -> decltype(work(std::declval<TransactionEngine &>()))
    {
        if (!m_engine)
            return tl::unexpected(notOpen());
        return work(*m_engine);
    }

    QList<Transaction> handleChange();

    /// Returns the sizes of the groups of writes so far. Callable from any thread.
    [[nodiscard]] BatchCounts::Counts batches() const { return m_batches.counts(); }

private:
    static constexpr qsizetype kMaxTogether = 64;

    struct Writes
    {
        QList<EngineCall> calls;
        QList<WritePromise> promises;
    };
    using Posted = std::variant<Job, Writes>;

    static Error notOpen();
    void work();
    std::optional<Posted> next();
    void gather(std::unique_lock<std::mutex> &lock);
    void write(const Writes &writes);

    const Answered m_answered;
    BatchCounts m_batches;
    qsizetype m_last = 0; ///< number of calls that shared the last commit; used only by the thread

    std::mutex m_mutex; ///< guards the next four members
    std::condition_variable m_woken;
    std::deque<Posted> m_posted;
    bool m_isAwake = false;
    bool m_isStopping = false;

    std::unique_ptr<Database> m_database; ///< used only by the thread, like the engine
    std::unique_ptr<TransactionEngine> m_engine;

    std::unique_ptr<QThread> m_thread; ///< last member, because the thread uses the others
};

} // namespace core
