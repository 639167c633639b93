// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/service/promise.h"
#include "core/service/workthread.h"

#include <QtCore/QString>

#include <memory>
#include <utility>

namespace core
{

/// A store with its connection on a thread of its own. `Store` blocks and is used by that thread
/// only.
///
/// Threading: called like a TransactionService. Calls run in order, so callers need not wait for
/// open().
/// Lifetime: the destructor blocks until every call is done.
/// Errors: without an open store, every call returns the Error of open().
template<typename Store>
class AsyncStore
{
    Q_DISABLE_COPY_MOVE(AsyncStore)

public:
    /// A connection and the store that uses the connection.
    struct Opened
    {
        std::unique_ptr<Database> database = {};
        std::unique_ptr<Store> store = {}; ///< null: closed
    };

    explicit AsyncStore(const QString &threadName)
        : m_thread(threadName)
    {}

    ~AsyncStore()
    {
        if (!m_hasEnded)
            end([](Store &) {});
    }

    /// Opens the database and creates the store. Returns the Error of Database::open().
    [[nodiscard]] static Result<Opened> openStore(const QString &path, Schema schema)
    {
        auto database = Database::open(path, Database::Access::ReadWrite, schema);
        if (!database)
            return tl::unexpected(database.error());
        auto store = std::make_unique<Store>(**database);
        return Opened{std::move(*database), std::move(store)};
    }

    /// Runs `work(Opened &)` in the thread. The work fills the argument and returns a Result<T>.
    /// Closes everything after an error. Call once, before any other call.
    template<typename T, typename Work>
    QFuture<Result<T>> open(Work work)
    {
        return m_thread.run<T>([this, work]() -> Result<T> {
            Result<T> result = work(m_opened);
            if (!result) {
                m_closed = result.error();
                close();
            }
            return result;
        });
    }

    /// Runs `work(Store &)` in the thread and returns its Result<T>.
    template<typename T, typename Work>
    QFuture<Result<T>> run(Work work)
    {
        return m_thread.run<T>([this, work]() -> Result<T> {
            if (!m_opened.store)
                return tl::unexpected(m_closed);
            return work(*m_opened.store);
        });
    }

    /// Calls a member function of the store in the thread. Copies the arguments.
    template<typename T, typename... Parameters, typename... Arguments>
    QFuture<Result<T>> call(Result<T> (Store::*function)(Parameters...), Arguments... arguments)
    {
        return run<T>(
            [function, arguments...](Store &store) { return (store.*function)(arguments...); });
    }

    /// Completes all calls, runs `last(Store &)` if the store is open, and closes the store. Call
    /// at most once; no calls may follow. Blocks.
    template<typename Last>
    void end(Last last)
    {
        m_hasEnded = true;
        m_thread.end([this, last] {
            if (m_opened.store)
                last(*m_opened.store);
            close();
        });
    }

private:
    void close()
    {
        m_opened.store.reset();
        m_opened.database.reset();
    }

    bool m_hasEnded = false;
    Opened m_opened; ///< used by the thread only, as the next member
    Error m_closed = {Error::Code::Internal, {}, QStringLiteral("the store is not open")};
    WorkThread m_thread;
};

} // namespace core
