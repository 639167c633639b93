// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/httpconnection.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtCore/QPointer>
#include <QtCore/QRandomGenerator>
#include <QtNetwork/QSslSocket>
#include <QtNetwork/QTcpSocket>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <tuple>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kAtOnce = qint64{4} * 1024; ///< bytes per read
/// Bytes; smaller requests are not counted in the total.
constexpr qint64 kSmall = qint64{4} * 1024;
/// Bytes of responses, before the next request is read.
constexpr qint64 kMaxUnsent = qint64{64} * 1024;
constexpr qsizetype kOneWrite = 16384; ///< bytes of a body sent together with its head
constexpr int kNotModified = 304;
constexpr qint64 kMaxThrown = qint64{1024} * 1024; ///< bytes, after the last response

/// Returns the reason phrase of a status line, as in RFC 9110. Empty for a status that this server
/// does not send.
std::string_view reasonOf(int status)
{
    using Reason = std::pair<int, std::string_view>;
    constexpr std::array kReasons{
        Reason{200, "OK"},
        Reason{201, "Created"},
        Reason{303, "See Other"},
        Reason{304, "Not Modified"},
        Reason{400, "Bad Request"},
        Reason{401, "Unauthorized"},
        Reason{403, "Forbidden"},
        Reason{404, "Not Found"},
        Reason{405, "Method Not Allowed"},
        Reason{408, "Request Timeout"},
        Reason{409, "Conflict"},
        Reason{413, "Content Too Large"},
        Reason{414, "URI Too Long"},
        Reason{415, "Unsupported Media Type"},
        Reason{417, "Expectation Failed"},
        Reason{422, "Unprocessable Content"},
        Reason{429, "Too Many Requests"},
        Reason{431, "Request Header Fields Too Large"},
        Reason{500, "Internal Server Error"},
        Reason{503, "Service Unavailable"},
    };
    const auto *const known =
        std::find_if(kReasons.begin(), kReasons.end(),
                     [status](const Reason &reason) { return reason.first == status; });
    return known == kReasons.end() ? std::string_view() : known->second;
}

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<size_t>(bytes.size())};
}

/// Returns "Wed, 21 Oct 2015 07:28:00 GMT". Formats once per second, because formatting is half of
/// the cost of a short response.
const QByteArray &httpDate()
{
    thread_local qint64 second = -1;
    thread_local QByteArray text;
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    if (std::exchange(second, now) != now)
        text = QLocale::c()
                   .toString(QDateTime::fromSecsSinceEpoch(now, Qt::UTC),
                             u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s)
                   .toLatin1();
    return text;
}

/// Returns a random id of a request: a counter would show strangers how busy the service is.
QByteArray newRequestId()
{
    return QByteArray::number(QRandomGenerator::system()->generate64(), 16).rightJustified(16, '0');
}

bool isKnownMethod(const QByteArray &method)
{
    constexpr std::array kKnown{"GET",   "HEAD",   "POST",    "PUT",
                                "PATCH", "DELETE", "OPTIONS", "TRACE"};
    return std::any_of(kKnown.begin(), kKnown.end(),
                       [&method](const char *known) { return method == known; });
}

HttpResponse responseFor(HttpProblem::Kind kind)
{
    HttpProblem problem{.kind = kind};
    HttpResponse response{.status = problem.status(),
                          .contentType = "application/problem+json",
                          .body = problem.toJson()};
    if (kind == HttpProblem::Kind::Overloaded || kind == HttpProblem::Kind::TooManyRequests)
        response.fields.append(HttpField("Retry-After", "1"));
    return response;
}

} // namespace

HttpConnection::HttpConnection(HttpListener &listener, qintptr descriptor, const QHostAddress &peer,
                               Purpose purpose, HttpProblem::Kind refusal)
    : QObject(&listener)
    , m_listener(listener)
    , m_purpose(purpose)
    , m_firstRefusal(refusal)
    , m_socket(listener.m_tls ? new QSslSocket(this) : new QTcpSocket(this))
    , m_peer(peer)
    , m_parser(listener.m_limits.request)
    , m_deadline([this] { runOut(); })
    , m_stall([this] { abort(); })
{
    m_socket->setReadBufferSize(kAtOnce);
    m_socket->setSocketDescriptor(descriptor);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &HttpConnection::pump);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &HttpConnection::hasWritten);
    connect(m_socket, &QTcpSocket::disconnected, this, &HttpConnection::end);
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket)) {
        m_state = State::Handshaking;
        m_deadline.set(listener.m_limits.handshakeTime);
        connect(secure, &QSslSocket::encrypted, this, &HttpConnection::start);
        secure->setSslConfiguration(*listener.m_tls);
        secure->startServerEncryption();
    } else {
        m_deadline.set(listener.m_limits.idleTime);
        // Deferred until the listener has registered the connection.
        QMetaObject::invokeMethod(this, &HttpConnection::start, Qt::QueuedConnection);
    }
}

HttpConnection::~HttpConnection()
{
    m_state = State::Ended;
    m_socket->disconnect(this);
}

int HttpConnection::descriptor() const
{
    return static_cast<int>(m_socket->socketDescriptor());
}

void HttpConnection::start()
{
    if (m_state == State::Ended)
        return;
    m_state = State::Reading;
    m_deadline.set(m_listener.m_limits.idleTime);
    if (m_purpose == Purpose::Refuse)
        return refuse(m_firstRefusal);
    pump(); // no signal reports bytes that arrived with the end of the handshake
}

void HttpConnection::pump()
{
    if (m_state == State::Lingering)
        return discard();
    while (m_state == State::Reading && m_socket->bytesAvailable() > 0 &&
           m_socket->bytesToWrite() <= kMaxUnsent) {
        // Input after the last response is ignored.
        if (m_parser.state() != RequestParser::State::Refused) {
            m_parser.feed(m_socket->read(std::min(kAtOnce, m_socket->bytesAvailable())));
            if (!hasRoom())
                m_parser.refuse(HttpProblem::Kind::Overloaded);
        }
        advance();
    }
}

/// Returns true if the incomplete request may stay in memory. All large requests share one limit; a
/// small request may always stay.
bool HttpConnection::hasRoom()
{
    const qint64 held = m_parser.held() > kSmall ? m_parser.held() : 0;
    m_listener.m_inParts += held - std::exchange(m_inParts, held);
    return held == 0 || m_listener.m_inParts <= m_listener.m_limits.inParts;
}

/// Handles the parsed input.
void HttpConnection::advance()
{
    using Parsed = RequestParser::State;
    const Parsed parsed = m_parser.state();
    if (parsed == Parsed::Refused)
        return refuse(m_parser.refusal());
    if (parsed == Parsed::Empty)
        return;
    // From the first byte on, regardless of later bytes.
    if (!m_isReading && parsed != Parsed::Done) {
        m_isReading = true;
        m_deadline.set(m_listener.m_limits.requestTime);
    }
    if (m_parser.consumeExpectation())
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    if (parsed == Parsed::Done)
        handle(m_parser.popRequest());
}

void HttpConnection::handle(HttpRequest request)
{
    m_isReading = false;
    m_deadline.cancel();
    m_state = State::Working;
    m_working.start();
    ++m_handled;
    ++m_listener.m_inHand;
    m_id = newRequestId();
    m_method = request.method;
    m_requestBytes = request.body.size();
    m_keepsAlive = request.keepsAlive && m_handled < m_listener.m_limits.perConnection;
    request.peer = m_peer;
    if (m_listener.m_inHand > m_listener.m_limits.inHand)
        return answer(responseFor(HttpProblem::Kind::Overloaded));
    const int number = m_handled; // a second response of the handler is ignored
    m_listener.m_handler(request, [self = QPointer(this), number](const HttpResponse &response) {
        HttpConnection *const connection = self.data();
        if (connection && connection->m_state == State::Working && connection->m_handled == number)
            connection->answer(response);
    });
}

void HttpConnection::answer(const HttpResponse &response)
{
    --m_listener.m_inHand;
    m_listener.m_hasAnswered = true;
    m_keepsAlive = m_keepsAlive && !m_listener.m_isStopping;
    send(response);
    if (m_state == State::Ended)
        return;
    if (!m_keepsAlive)
        return linger();
    m_state = State::Reading;
    m_deadline.set(m_listener.m_limits.idleTime);
    // Deferred: pipelined requests would otherwise cause recursion.
    if (m_parser.state() != RequestParser::State::Empty || m_socket->bytesAvailable() > 0)
        QMetaObject::invokeMethod(this, &HttpConnection::hasWritten, Qt::QueuedConnection);
}

void HttpConnection::refuse(HttpProblem::Kind kind)
{
    m_id = newRequestId();
    m_method.clear();
    m_requestBytes = m_parser.held();
    m_keepsAlive = false;
    m_parser.refuse(kind); // also after a timeout
    std::ignore = hasRoom();
    m_working.start();
    send(responseFor(kind));
    if (m_state != State::Ended)
        linger();
}

/// Writes immediately as much as the system accepts: waiting for a notification first doubles the
/// cost.
void HttpConnection::send(const HttpResponse &response)
{
    m_state = State::Sending;
    const bool isWhole = m_method != "HEAD";
    const bool isOneWrite = isWhole && response.body.size() <= kOneWrite;
    std::string head; // appends several times faster than QByteArray
    head.reserve(static_cast<size_t>(512 + (isOneWrite ? response.body.size() : 0)));
    const auto add = [&head](std::string_view name, std::string_view value) {
        head += name;
        head += ": ";
        head += value;
        head += "\r\n";
    };
    head += "HTTP/1.1 " + std::to_string(response.status) + ' ';
    head += reasonOf(response.status);
    head += "\r\n";
    add("Date", viewOf(httpDate()));
    if (!response.contentType.isEmpty())
        add("Content-Type", viewOf(response.contentType));
    if (response.status != kNotModified) // the length would be that of the omitted body
        add("Content-Length", std::to_string(response.body.size()));
    add("Cache-Control", "no-store");
    add("X-Content-Type-Options", "nosniff");
    if (m_listener.m_isStrict)
        add("Strict-Transport-Security", "max-age=31536000");
    add("X-Request-Id", viewOf(m_id));
    for (const HttpField &field : response.fields)
        add(viewOf(field.first), viewOf(field.second));
    if (!m_keepsAlive)
        add("Connection", "close");
    head += "\r\n";
    if (isOneWrite)
        head += viewOf(response.body);
    m_stall.set(m_listener.m_limits.stallTime);
    m_socket->write(head.data(), static_cast<qint64>(head.size()));
    if (isWhole && !isOneWrite)
        m_socket->write(response.body);
    m_socket->flush();
    if (m_listener.m_log)
        m_listener.m_log(exchangeFor(response));
}

HttpExchange HttpConnection::exchangeFor(const HttpResponse &response) const
{
    return {
        .id = m_id,
        .method = isKnownMethod(m_method) ? m_method : QByteArray(),
        .route = response.route,
        .caller = response.caller,
        .status = response.status,
        .microseconds = m_working.nsecsElapsed() / 1000,
        .requestBytes = m_requestBytes,
        .responseBytes = response.body.size(),
    };
}

/// Continues after a write. Also continues with pipelined input after an immediate response.
void HttpConnection::hasWritten()
{
    if (m_socket->bytesToWrite() == 0)
        m_stall.cancel();
    else
        m_stall.set(m_listener.m_limits.stallTime);
    if (m_state == State::Lingering)
        return linger();
    if (m_state != State::Reading || m_socket->bytesToWrite() > kMaxUnsent)
        return;
    advance();
    pump();
}

/// Closes the sending side after the response and discards input for a short time. Closing with
/// unread input would reset the connection, and the client could lose the response.
void HttpConnection::linger()
{
    m_state = State::Lingering;
    if (m_isShut)
        return;
    m_deadline.cancel(); // the stall timeout applies until the response is sent
    if (m_socket->bytesToWrite() > 0)
        return;
    m_isShut = true;
    m_deadline.set(m_listener.m_limits.lingerTime);
    if (qobject_cast<QSslSocket *>(m_socket))
        return m_socket->disconnectFromHost();
    ::shutdown(descriptor(), SHUT_WR);
    discard();
}

void HttpConnection::discard()
{
    while (m_socket->bytesAvailable() > 0)
        m_discarded += m_socket->read(kAtOnce).size();
    if (m_discarded > kMaxThrown)
        abort();
}

/// Handles the timeout of the present state.
void HttpConnection::runOut()
{
    if (m_state == State::Reading && m_isReading)
        return refuse(HttpProblem::Kind::TooSlow);
    if (m_state == State::Reading && m_socket->bytesToWrite() > 0)
        // The last response is still in transit.
        return m_deadline.set(m_listener.m_limits.idleTime);
    if (m_state == State::Reading)
        return linger();
    abort();
}

void HttpConnection::finish()
{
    if (m_state == State::Handshaking)
        abort();
    else if (m_state == State::Reading && !m_isReading)
        linger();
}

void HttpConnection::abort()
{
    m_socket->abort();
    end(); // the socket was not connected
}

void HttpConnection::end()
{
    if (m_state == State::Ended)
        return;
    if (m_state == State::Working)
        --m_listener.m_inHand;
    m_state = State::Ended;
    m_deadline.cancel();
    m_stall.cancel();
    m_listener.m_inParts -= m_inParts;
    m_listener.hasEnded(this);
    deleteLater();
}

} // namespace core
