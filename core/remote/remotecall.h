// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceaddress.h"
#include "core/http/answerparser.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtNetwork/QSslError>
#include <QtNetwork/QSslSocket>

#include <chrono>

namespace core
{

/// The timeouts of a call.
struct CallLimits
{
    std::chrono::milliseconds reach{15'000};      ///< until connected, TLS included
    std::chrono::milliseconds inactivity{30'000}; ///< inactivity while waiting
    std::chrono::milliseconds whole{60'000};      ///< total
};

/// A request to a service.
struct CallRequest
{
    QByteArray method = "GET";
    QByteArray target;           ///< path and query, appended to the path of the address
    QByteArray key = {};         ///< empty: no Authorization header
    QByteArray body = {};        ///< JSON; empty: none
    qsizetype maxBytes = 262144; ///< maximum body size of the response
};

/// The progress of a call. Only Answered reveals the decision of the service; after NoAnswer the
/// request may have arrived.
enum class CallReach {
    NotReached, ///< nothing was sent: unknown host, no connection, or timeout
    NotTrusted, ///< nothing was sent: TLS does not trust the server
    NoAnswer,   ///< the request was sent, but no complete, valid response arrived
    Answered,
};

struct CallResult
{
    CallReach reach = CallReach::NotReached;
    HttpAnswer answer; ///< set if Answered
    QString detail;    ///< reason of the failure, for the log
    /// The reason as a socket error; a timeout is SocketTimeoutError.
    QAbstractSocket::SocketError error = QAbstractSocket::UnknownSocketError;
    QList<QSslError::SslError> faults = {}; ///< TLS errors if NotTrusted
};

/// One attempt: a connection of its own, one write of the request, and a size-limited response.
/// Never sends a request twice: no connection reuse, no redirects, no proxy and no cache.
/// QNetworkAccessManager would resend the body up to four times if a connection ends before the
/// response.
///
/// Threading: use in the thread of creation.
/// Lifetime: the destructor aborts an unfinished call.
class RemoteCall : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemoteCall)

public:
    RemoteCall(const ServiceAddress &address, CallRequest request, const CallLimits &limits,
               QObject *parent = nullptr);
    ~RemoteCall() override; ///< aborts an unfinished call

    void start();

Q_SIGNALS:
    /// Emitted once, never before start() has returned.
    void finished(const core::CallResult &result);

private:
    void connectToService();
    void send();
    void fail();
    void read();
    void conclude(CallReach reach, const QString &detail);

    const ServiceAddress m_address;
    const CallRequest m_request;
    const CallLimits m_limits;
    QTimer m_deadline;
    QTimer m_timeout;
    QSslSocket m_socket;
    AnswerParser m_parser;
    QList<QSslError::SslError> m_faults;
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    bool m_isSent = false; ///< the first byte of the request may have been sent
    bool m_isDone = false;
};

} // namespace core
