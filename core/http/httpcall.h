// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/answerparser.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslError>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>

#include <chrono>
#include <memory>

namespace core
{

/// The timeouts of a call.
struct CallLimits
{
    std::chrono::milliseconds reach{15'000};      ///< until connected, TLS included
    std::chrono::milliseconds inactivity{30'000}; ///< inactivity while waiting
    std::chrono::milliseconds whole{60'000};      ///< total
};

/// The progress of a call. Only Answered reveals the decision of the server; after NoAnswer the
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
    bool isConnected = false;               ///< a connection existed, perhaps without TLS
    bool isMalformed = false;               ///< NoAnswer because of an invalid or large response
    /// A connection of an earlier call ended without any byte of a response. The server had
    /// probably closed the connection before.
    bool isStale = false;
    std::chrono::steady_clock::time_point at = {}; ///< time of the response or the failure
};

/// The client certificate of a call, and further authorities to trust.
struct TlsIdentity
{
    QList<QSslCertificate> chain = {}; ///< first the own certificate; empty: none
    QSslKey key = {};
    QList<QSslCertificate> extraRoots = {}; ///< in addition to those of the system
};

/// The server of a call.
struct HttpEndpoint
{
    QString host; ///< IPv6 without brackets; with TLS, the certificate must be for the host
    quint16 port = 443;
    bool isEncrypted = true;
    /// The addresses that may be used, in the order of attempts. Empty: the system resolves `host`.
    /// Not empty: `host` is never resolved, which prevents DNS rebinding.
    QList<QHostAddress> addresses = {};
    /// Null: no client certificate. With TLS 1.3 a server may reject the certificate after the
    /// request was sent.
    std::shared_ptr<const TlsIdentity> identity = {};
    /// Forwards an encrypted connection without reading it. Not used without TLS or with
    /// `addresses`.
    QNetworkProxy proxy{QNetworkProxy::NoProxy};
};

/// One attempt: a connection of its own, one write of the request, and a size-limited response.
/// Never sends a request twice: no redirects, no cache, and no connection reuse unless the caller
/// passes a connection. A proxy only
/// forwards the encrypted connection, so the server's certificate is checked as without a proxy.
/// QNetworkAccessManager would resend the body up to four times if a connection ends before the
/// response.
///
/// If only the head of the response is requested, the call reads and discards the rest for a short
/// time: a server that is cut off could treat its own work as failed.
///
/// Threading: use in the thread of creation.
/// Lifetime: the destructor aborts an unfinished call.
class HttpCall : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpCall)

public:
    struct Setup
    {
        HttpEndpoint endpoint;
        QByteArray request; ///< head and body as sent; empty: invalid, and the call fails
        CallLimits limits = {};
        AnswerParser::Scope scope = AnswerParser::Scope::Whole;
        qsizetype maxBytes = 262144; ///< maximum body size of the response
        /// Keeps the connection for another call if the server does; see takeConnection().
        bool keepsConnection = false;
    };

    explicit HttpCall(Setup setup, QObject *parent = nullptr);
    ~HttpCall() override; ///< aborts an unfinished call

    void start();

    /// Starts the call on an open connection to the same endpoint, from takeConnection().
    void start(std::unique_ptr<QSslSocket> connection);

    /// Returns the open connection after the call has finished; null if no other call can use it.
    [[nodiscard]] std::unique_ptr<QSslSocket> takeConnection();

Q_SIGNALS:
    /// Emitted once, never before start() has returned.
    void finished(const core::CallResult &result);

private:
    void connectSocket();
    void begin();
    void connectTo(const QString &address);
    void connectToNext();
    void send();
    void expire();
    void fail();
    void read();
    void drain();
    void linger();
    void setResult(CallReach reach, const QString &detail);
    void conclude(CallReach reach, const QString &detail);
    void end();

    const Setup m_setup;
    QList<QHostAddress> m_addresses; ///< remaining addresses
    QTimer m_deadline;
    QTimer m_timeout;
    std::unique_ptr<QSslSocket> m_socket; ///< null after takeConnection()
    AnswerParser m_parser;
    /// Reads to the end of the response, to use the connection again; null: not wanted.
    std::unique_ptr<AnswerParser> m_whole;
    CallResult m_result;
    qsizetype m_drained = 0;    ///< bytes read after the head
    bool m_isSent = false;      ///< the first byte of the request may have been sent
    bool m_isLingering = false; ///< the result is set, and the rest is discarded
    bool m_isDone = false;
    bool m_isReused = false;    ///< the connection is that of an earlier call
    bool m_hasReceived = false; ///< a byte of the response has arrived
};

} // namespace core
