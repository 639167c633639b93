// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httpmessage.h"
#include "core/api/requestparser.h"

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

/// What a listener lets itself be asked for.
struct HttpLimits
{
    RequestLimits request = {};
    int connections = 512; ///< in all, and never more than half of the descriptors there are
    int perAddress = 32;   ///< of one address but those of this computer
    int handshakes = 128;  ///< of TLS at once; the oldest makes room for the newest
    int inHand = 256;      ///< requests that wait for their answer
    qint64 inParts = qint64{16} * 1024 * 1024; ///< bytes of large requests whose rest is to come
    int perConnection = 1000;                  ///< requests, one after the other
    std::chrono::milliseconds requestTime = std::chrono::seconds(10); ///< from first to last byte
    std::chrono::milliseconds idleTime = std::chrono::seconds(10);    ///< before the first byte
    std::chrono::milliseconds handshakeTime = std::chrono::seconds(5);
    std::chrono::milliseconds stallTime = std::chrono::seconds(10); ///< without a byte being taken
    std::chrono::milliseconds lingerTime = std::chrono::seconds(2); ///< for the last answer
    std::chrono::milliseconds stopTime = std::chrono::seconds(9);   ///< for what is in hand
    QList<QHostAddress> spared = {QHostAddress(QHostAddress::LocalHost),
                                  QHostAddress(QHostAddress::LocalHostIPv6)};
};

/// What became of one request, for a log: nothing of it tells who asked, or for what.
struct HttpExchange
{
    QByteArray id;     ///< as in the field X-Request-Id of the answer
    QByteArray method; ///< empty: none that is known
    QByteArray route;  ///< empty: none that is known
    QByteArray caller; ///< empty: nobody
    int status = 0;
    qint64 microseconds = 0; ///< from its last byte to the answer
};

/// Takes HTTP/1.1 and 1.0 from the net, over TLS if it is given some, and lets nobody take more
/// than their share: of connections, bytes and time. Knows no paths. One thread: its own, where the
/// handler is called and has to answer. For a moment after an answer that thread stays awake if it
/// serves a few connections only.
class HttpListener : public QTcpServer
{
    Q_OBJECT

public:
    /// Called once for each request; afterwards, or at once, at most one answer.
    using Answer = std::function<void(const HttpResponse &response)>;
    using Handler = std::function<void(const HttpRequest &request, const Answer &answer)>;
    using Log = std::function<void(const HttpExchange &exchange)>;

    HttpListener(Handler handler, Log log, HttpLimits limits = {}, QObject *parent = nullptr);
    ~HttpListener() override;

    /// Before listen().
    void setTls(const QSslConfiguration &tls) { m_tls = tls; }

    /// Takes no more connections, ends those that are idle and finishes what is in hand; stopped()
    /// comes when all of that is done, or when it takes too long.
    void stop();

    [[nodiscard]] int connectionCount() const { return static_cast<int>(m_connections.size()); }

Q_SIGNALS:
    void stopped();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class HttpConnection;

    [[nodiscard]] std::optional<HttpProblem::Kind> refusalFor(const QHostAddress &peer) const;
    void makeRoomForHandshake();
    void hasEnded(HttpConnection *connection);
    void tellIfStopped();
    void stayAwake();

    const Handler m_handler;
    const Log m_log;
    const HttpLimits m_limits;
    const QByteArray m_run; ///< tells the requests of this run from those of others
    std::optional<QSslConfiguration> m_tls;
    QList<HttpConnection *> m_connections; ///< oldest first; children of this
    QHash<QHostAddress, int> m_perAddress;
    int m_refused = 0; ///< connections that are only told to go
    int m_inHand = 0;
    qint64 m_inParts = 0;
    quint32 m_requests = 0;
    bool m_hasAnswered = false; ///< since it was about to fall asleep
    bool m_isStopping = false;
    QTimer m_stop;
};

} // namespace core
