// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/httpmessage.h"
#include "core/http/requestparser.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QTimer>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>

#include <chrono>
#include <functional>
#include <optional>

namespace core
{

class HttpConnection;

/// The limits of a listener.
struct HttpLimits
{
    RequestLimits request = {};
    int connections = 512; ///< total; at most half of the available descriptors
    int perAddress = 32;   ///< per client address or block of IPv6, except `spared`
    int handshakes = 128;  ///< concurrent TLS handshakes; a new one displaces the oldest
    int inHand = 256;      ///< requests that wait for their response
    qint64 inParts = qint64{16} * 1024 * 1024; ///< bytes of incomplete large requests
    int perConnection = 1000;                  ///< requests per connection
    std::chrono::milliseconds requestTime = std::chrono::seconds(10); ///< from first to last byte
    std::chrono::milliseconds idleTime = std::chrono::seconds(10);    ///< before the first byte
    std::chrono::milliseconds handshakeTime = std::chrono::seconds(5);
    /// Without progress of the response.
    std::chrono::milliseconds stallTime = std::chrono::seconds(10);
    std::chrono::milliseconds lingerTime = std::chrono::seconds(2); ///< after the last response
    std::chrono::milliseconds stopTime = std::chrono::seconds(9);   ///< for requests in progress
    QList<QHostAddress> spared = {QHostAddress(QHostAddress::LocalHost),
                                  QHostAddress(QHostAddress::LocalHostIPv6)};
};

/// The log record of one request. Contains neither the client address nor request data.
struct HttpExchange
{
    QByteArray id;     ///< as in the X-Request-Id field of the response
    QByteArray method; ///< empty: unknown method
    QByteArray route;  ///< empty: unknown route
    QByteArray caller; ///< empty: not authenticated
    int status = 0;
    qint64 microseconds = 0;  ///< from the last request byte to the response
    qint64 requestBytes = 0;  ///< of the body; of everything read, if the request was refused
    qint64 responseBytes = 0; ///< of the body
};

/// Accepts HTTP/1.1 and 1.0 connections, optionally over TLS. Limits the connections, bytes and
/// time of every client. Independent of paths.
///
/// Threading: one thread with an event loop, which also calls the handler and must send the
/// response. With few connections, the thread polls briefly after a response to reduce latency.
/// Errors: the listener answers malformed or excessive requests itself.
/// Lifetime: owns its connections.
class HttpListener : public QTcpServer
{
    Q_OBJECT

public:
    /// Called once per request. The handler calls `answer` at most once, immediately or later.
    using Answer = std::function<void(const HttpResponse &response)>;
    using Handler = std::function<void(const HttpRequest &request, const Answer &answer)>;
    using Log = std::function<void(const HttpExchange &exchange)>;

    HttpListener(Handler handler, Log log, HttpLimits limits = {}, QObject *parent = nullptr);
    ~HttpListener() override;

    /// Sets the certificate. Call before listen().
    void setTls(const QSslConfiguration &tls) { m_tls = tls; }

    /// Replaces the certificate for later connections. No effect on a listener without TLS.
    void renewTls(const QSslConfiguration &tls)
    {
        if (m_tls)
            m_tls = tls;
    }

    /// Replaces the limits of connections for later connections; see HttpLimits.
    void setConnectionLimits(int connections, int perAddress);

    /// Adds Strict-Transport-Security to all responses, for a public address with https. Call
    /// before listen().
    void setStrictTransport() { m_isStrict = true; }

    /// Stops accepting connections, closes idle ones and finishes current requests. Emits stopped()
    /// when all connections are closed or after a timeout.
    void stop();

    [[nodiscard]] int connectionCount() const { return static_cast<int>(m_connections.size()); }

Q_SIGNALS:
    void stopped();

protected:
    void incomingConnection(qintptr descriptor) override;

    /// Returns the client address of a connection; the IPv4 address also for a connection over
    /// IPv6.
    [[nodiscard]] virtual QHostAddress peerOf(int descriptor) const;

private:
    friend class HttpConnection;

    [[nodiscard]] std::optional<HttpProblem::Kind> refusalFor(const QHostAddress &peer) const;
    void makeRoomForHandshake();
    void hasEnded(HttpConnection *connection);
    void reportIfStopped();
    void stayAwake();

    const Handler m_handler;
    const Log m_log;
    HttpLimits m_limits;
    std::optional<QSslConfiguration> m_tls;
    QList<HttpConnection *> m_connections; ///< oldest first; children of the listener
    QHash<QHostAddress, int> m_perBlock;   ///< connections by clientBlock()
    bool m_isStrict = false;
    int m_refused = 0; ///< connections that only receive a refusal
    int m_inHand = 0;
    qint64 m_inParts = 0;
    bool m_hasAnswered = false; ///< since the last poll before blocking
    bool m_isStopping = false;
    QTimer m_stop;
};

} // namespace core
