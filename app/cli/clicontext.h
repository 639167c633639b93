// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/clicommands.h"
#include "app/cli/clioutput.h"
#include "app/cli/clishop.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"

#include <QtCore/QEventLoop>
#include <QtCore/QThread>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace app
{

class QuitSignals;

/// The surroundings of a running command: command line, output, shop and signals.
///
/// Threading: main thread, except isStopped(). The program has no event loop of its own: each
/// wait…() runs one until its end, and never inside another one.
class CliContext : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CliContext)

public:
    /// All references must outlive the object.
    CliContext(const CliLine &line, CliOutput &output, const QuitSignals &signals);
    ~CliContext() override;

    [[nodiscard]] const CliLine &line() const { return m_line; }
    [[nodiscard]] CliOutput &output() { return m_output; }

    /// Opens the shop of the command line. Asks for the PIN if the console would.
    [[nodiscard]] tl::expected<CliShop *, CliError> openShop(CliShop::Access access);

    /// Returns true after a signal that asks the program to end. Any thread.
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    /// Records that data has changed, so that a later failure does not claim the opposite.
    void noteChange() { m_hasChanged = true; }
    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }

    /// Waits for the result of a service call, also after a signal: the call may have changed data.
    template<typename T>
    [[nodiscard]] core::Result<T> wait(const QFuture<core::Result<T>> &future)
    {
        return *waitFor(future, Until::Answer);
    }

    /// Waits for the result or a signal; nullopt after a signal.
    template<typename T>
    [[nodiscard]] std::optional<core::Result<T>> waitOrStop(const QFuture<core::Result<T>> &future)
    {
        return waitFor(future, Until::AnswerOrSignal);
    }

    /// Waits for the duration or a signal.
    void pause(std::chrono::milliseconds duration);

    /// Starts blocking work in a thread of its own, so that signals are handled meanwhile. One at a
    /// time.
    template<typename T>
    [[nodiscard]] QFuture<core::Result<T>> start(std::function<core::Result<T>()> work)
    {
        const auto promise = core::makePromise<T>();
        join(); // earlier work has resolved its promise, but its thread may not have ended
        m_worker.reset(
            QThread::create([promise, work = std::move(work)] { core::resolve(promise, work()); }));
        m_worker->start();
        return promise->future();
    }

    /// Returns true if a signal ended the waiting for work that is still running.
    [[nodiscard]] bool isWorking() const { return m_worker && m_worker->isRunning(); }

Q_SIGNALS:
    void stopped();

private:
    void join(); ///< blocks until the thread of earlier work has ended

    enum class Until { Answer, AnswerOrSignal };

    template<typename T>
    std::optional<core::Result<T>> waitFor(const QFuture<core::Result<T>> &future, Until until)
    {
        // Shared, because an answer may arrive after the end of the waiting.
        const auto result = std::make_shared<std::optional<core::Result<T>>>();
        const auto loop = std::make_shared<QEventLoop>();
        core::onAnswer(future, this, [result, loop](const core::Result<T> &answer) {
            *result = answer;
            loop->quit();
        });
        if (until == Until::AnswerOrSignal) {
            if (m_isStopped)
                return std::nullopt;
            connect(this, &CliContext::stopped, loop.get(), &QEventLoop::quit);
        }
        loop->exec();
        return *result;
    }

    const CliLine &m_line;
    CliOutput &m_output;
    std::atomic<bool> m_isStopped = false;
    bool m_hasChanged = false;
    std::unique_ptr<QThread> m_worker; ///< null: no work yet
    std::unique_ptr<CliShop> m_shop;   ///< null: not open
};

} // namespace app
