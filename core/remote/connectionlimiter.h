// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remotecall.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <functional>
#include <memory>

namespace core
{

/// Starts the calls to one remote service, at most kMaxConnections at a time. All callers share the
/// limit: synchronization, polls, lookups, orders and connection tests.
///
/// Calls that change something start before reads. If reads use all connections, such a call aborts
/// one read and sends the read again later, so a slow list never delays a charge. The timeouts of a
/// call begin when the call starts.
///
/// Threading: use in one thread.
class ConnectionLimiter : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMaxConnections = 2;

    /// Returns the limiter of the service's host and port, shared by all callers of this thread.
    static std::shared_ptr<ConnectionLimiter> of(const ServiceAddress &address);

    using Handler = std::function<void(const CallResult &)>;

    struct Call
    {
        ServiceAddress address;
        CallRequest request;
        CallLimits limits;
    };

    /// Calls `handler` once, never before this call has returned. The destruction of `owner` aborts
    /// the call; `handler` is then not called.
    void start(const Call &call, QObject *owner, const Handler &handler);

private:
    struct Entry
    {
        Call call;
        QPointer<QObject> owner; ///< null: the owner is destroyed
        Handler handler;
    };

    static bool isRead(const Entry &entry) { return entry.call.request.method == "GET"; }
    void startNext();
    void startCall(const Entry &entry);
    void abortRead();

    QHash<RemoteCall *, Entry> m_running;
    QList<Entry> m_changes; ///< waiting calls that change something
    QList<Entry> m_reads;   ///< waiting reads
};

} // namespace core
