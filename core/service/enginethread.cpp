// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/enginethread.h"

#include <QtCore/QThread>

#include <chrono>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// Time in which further calls arrive that share a commit.
constexpr std::chrono::milliseconds kGathering = 1ms;

} // namespace

EngineThread::EngineThread(const QString &name, Answered answered)
    : m_answered(std::move(answered))
    , m_thread(QThread::create([this] { work(); }))
{
    m_thread->setObjectName(name);
    m_thread->start();
}

void EngineThread::post(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_isStopping)
            return;
        m_posted.emplace_back(std::move(job));
    }
    wake();
}

void EngineThread::post(EngineCall call, WritePromise promise)
{
    const std::lock_guard lock(m_mutex);
    if (m_isStopping)
        return;
    auto *writes = m_posted.empty() ? nullptr : std::get_if<Writes>(&m_posted.back());
    if (!writes || writes->calls.size() == kMaxTogether)
        writes = &std::get<Writes>(m_posted.emplace_back(Writes()));
    writes->calls.append(std::move(call));
    writes->promises.append(std::move(promise));
}

void EngineThread::wake()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isAwake = true;
    }
    m_woken.notify_one();
}

void EngineThread::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    wake();
    m_thread->wait();
}

void EngineThread::work()
{
    while (const auto posted = next()) {
        if (const auto *job = std::get_if<Job>(&*posted))
            (*job)();
        else
            write(std::get<Writes>(*posted));
    }
    close();
}

/// Blocks until a job is posted. nullopt: the thread must end.
std::optional<EngineThread::Posted> EngineThread::next()
{
    std::unique_lock lock(m_mutex);
    while (m_posted.empty()) {
        if (m_isStopping)
            return std::nullopt;
        m_isAwake = false;
        m_woken.wait(lock, [this] { return m_isAwake; });
    }
    gather(lock);
    Posted posted = std::move(m_posted.front());
    m_posted.pop_front();
    return posted;
}

/// Waits until half as many calls share the commit as the last one, but not long: callers that the
/// last commit answered come back one after the other. A single caller never waits.
void EngineThread::gather(std::unique_lock<std::mutex> &lock)
{
    const auto *writes = std::get_if<Writes>(&m_posted.front());
    if (!writes)
        return;
    m_woken.wait_for(lock, kGathering, [this, writes] {
        return m_isStopping || m_posted.size() > 1 || 2 * writes->calls.size() >= m_last;
    });
}

void EngineThread::write(const Writes &writes)
{
    m_last = writes.calls.size();
    m_batches.add(writes.calls.size());
    m_answered(writes.promises, m_engine ? answerTogether(*m_database, *m_engine, writes.calls)
                                         : QList<EngineAnswer>(writes.calls.size(),
                                                               {tl::unexpected(notOpen()), {}}));
}

Result<void> EngineThread::open(const QString &address, Database::Access access,
                                const EngineFactory &engineOn)
{
    close();
    auto database = Database::open(address, access);
    if (!database)
        return tl::unexpected(database.error());
    m_database = std::move(*database);
    m_engine = engineOn(*m_database);
    return {};
}

void EngineThread::close()
{
    m_engine.reset();
    m_database.reset();
}

QList<Transaction> EngineThread::handleChange()
{
    return m_engine ? m_engine->handleChange() : QList<Transaction>();
}

Error EngineThread::notOpen()
{
    return {Error::Code::Internal, {}, u"the service is not open"_s};
}

} // namespace core
