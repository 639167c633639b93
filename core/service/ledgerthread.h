// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/groupcommit.h"
#include "core/storage/database.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <atomic>
#include <chrono>
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

/// One thread with one connection and the ledger over it. What is posted is done there in that
/// order. Everything else but post(), wake() and stop() is called by jobs only.
class LedgerThread
{
    Q_DISABLE_COPY_MOVE(LedgerThread)

public:
    using Job = std::function<void()>;
    using WritePromise = std::shared_ptr<QPromise<Result<Transaction>>>;
    /// Called on the thread with what became of calls that had one commit.
    using Answered = std::function<void(const QList<WritePromise> &promises,
                                        const QList<LedgerAnswer> &answers)>;
    using LedgerOn = std::function<std::unique_ptr<Ledger>(Database &database)>;

    /// Nothing is told to who only reads.
    LedgerThread(const QString &name, Answered answered);
    ~LedgerThread() { stop(); }

    void post(Job job);

    /// To be answered with its neighbours in one commit. Does not wake the thread.
    void post(LedgerCall call, WritePromise promise);

    void wake();

    /// Does what was posted so far, then ends the thread. What is posted later is dropped.
    void stop();

    /// In place of what was open.
    Result<void> open(const QString &address, Database::Access access, const LedgerOn &ledgerOn);
    void close();

    /// The answer of work, which is given the ledger; Code::Internal while none is open.
    template<typename Work>
    auto run(const Work &work) -> decltype(work(std::declval<Ledger &>()))
    {
        if (!m_ledger)
            return tl::unexpected(notOpen());
        return work(*m_ledger);
    }

    QList<Transaction> takeChanged();

private:
    static constexpr qsizetype kMostTogether = 64;
    static constexpr std::chrono::microseconds kLight{200}; ///< before it falls asleep

    struct Writes
    {
        QList<LedgerCall> calls;
        QList<WritePromise> promises;
    };
    using Posted = std::variant<Job, Writes>;

    static Error notOpen();
    void work();
    std::optional<Posted> next();
    bool wakesSoon() const;
    void write(const Writes &writes);

    const Answered m_answered;

    std::mutex m_mutex; ///< of these four; m_isAwake is also looked at without it
    std::condition_variable m_woken;
    std::deque<Posted> m_posted;
    std::atomic<bool> m_isAwake = false;
    bool m_isStopping = false;

    std::unique_ptr<Database> m_database; ///< the thread's, and so the ledger
    std::unique_ptr<Ledger> m_ledger;

    std::unique_ptr<QThread> m_thread; ///< last: it uses the others
};

} // namespace core
