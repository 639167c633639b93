// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/connectionlimiter.h"

#include <algorithm>

namespace core
{

std::shared_ptr<ConnectionLimiter> ConnectionLimiter::of(const ServiceAddress &address)
{
    thread_local QHash<QByteArray, std::weak_ptr<ConnectionLimiter>> limiters;
    auto &known = limiters[address.hostHeader()];
    auto limiter = known.lock();
    if (!limiter) {
        limiter = std::make_shared<ConnectionLimiter>();
        known = limiter;
    }
    return limiter;
}

void ConnectionLimiter::start(const Call &call, QObject *owner, const Handler &handler)
{
    const Entry entry{.call = call, .owner = owner, .handler = handler};
    (isRead(entry) ? m_reads : m_changes).append(entry);
    if (!isRead(entry) && m_running.size() == kMaxConnections)
        abortRead();
    startNext();
}

void ConnectionLimiter::startNext()
{
    while (m_running.size() < kMaxConnections && !(m_changes.isEmpty() && m_reads.isEmpty())) {
        const Entry next = (m_changes.isEmpty() ? m_reads : m_changes).takeFirst();
        if (next.owner)
            startCall(next);
    }
}

void ConnectionLimiter::startCall(const Entry &entry)
{
    const auto &[address, request, limits] = entry.call;
    auto *const call = new RemoteCall(address, request, limits, entry.owner);
    m_running.insert(call, entry);
    connect(call, &RemoteCall::finished, this,
            [this, call, handler = entry.handler](const CallResult &result) {
                m_running.remove(call);
                call->deleteLater();
                startNext();
                handler(result); // may destroy this object
            });
    // The owner deletes its calls.
    connect(call, &QObject::destroyed, this, [this, call] {
        if (m_running.remove(call))
            startNext();
    });
    call->start();
}

/// Makes the connection of a read available. The read is the next one to start again.
void ConnectionLimiter::abortRead()
{
    const auto read = std::find_if(m_running.cbegin(), m_running.cend(), &isRead);
    if (read == m_running.cend())
        return;
    RemoteCall *const call = read.key();
    m_reads.prepend(read.value());
    m_running.erase(read);
    delete call;
}

} // namespace core
