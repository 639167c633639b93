// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotecall.h"

#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QSslConfiguration>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kReadBuffer = 65536;

/// Returns true if the text cannot break a header line.
bool isVisible(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
}

/// Asks the service to omit the large pictures of codes (Prefer), because the console renders codes
/// locally.
QByteArray headOf(const ServiceAddress &address, const CallRequest &request)
{
    QByteArray head = request.method + ' ' + address.path() + request.target +
                      " HTTP/1.1\r\nHost: " + address.hostHeader() +
                      "\r\nAccept: application/json\r\nAccept-Encoding: identity\r\n"
                      "Prefer: omit=qr_code_image\r\nConnection: close\r\n";
    if (!request.key.isEmpty())
        head += "Authorization: Bearer " + request.key + "\r\n";
    if (!request.body.isEmpty())
        head += "Content-Type: application/json\r\n";
    if (request.method != "GET")
        head += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n";
    return head + "\r\n";
}

} // namespace

RemoteCall::RemoteCall(const ServiceAddress &address, CallRequest request, const CallLimits &limits,
                       QObject *parent)
    : QObject(parent)
    , m_address(address)
    , m_request(std::move(request))
    , m_limits(limits)
    , m_parser(m_request.maxBytes)
{
    for (QTimer *timer : {&m_deadline, &m_timeout}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
        connect(timer, &QTimer::timeout, this, [this] {
            m_error = QAbstractSocket::SocketTimeoutError;
            conclude(m_isSent ? CallReach::NoAnswer : CallReach::NotReached, u"timed out"_s);
        });
    }
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    m_socket.setSslConfiguration(tls);
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(kReadBuffer);
    if (m_address.isEncrypted())
        connect(&m_socket, &QSslSocket::encrypted, this, &RemoteCall::send);
    else
        connect(&m_socket, &QSslSocket::connected, this, &RemoteCall::send);
    connect(&m_socket, &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        // The handshake fails next, because no code ignores the errors.
        for (const QSslError &error : errors)
            m_faults.append(error.error());
    });
    connect(&m_socket, &QSslSocket::readyRead, this, &RemoteCall::read);
    connect(&m_socket, &QSslSocket::errorOccurred, this, &RemoteCall::fail);
}

RemoteCall::~RemoteCall()
{
    m_socket.disconnect(this);
    m_socket.abort();
}

void RemoteCall::start()
{
    m_deadline.start(m_limits.whole);
    m_timeout.start(m_limits.reach);
    QMetaObject::invokeMethod(this, &RemoteCall::connectToService, Qt::QueuedConnection);
}

void RemoteCall::connectToService()
{
    if (!isVisible(m_request.key) || !isVisible(m_request.target))
        return conclude(CallReach::NotReached, u"not a key or a target"_s);
    if (m_address.isEncrypted())
        m_socket.connectToHostEncrypted(m_address.host(), m_address.port());
    else
        m_socket.connectToHost(m_address.host(), m_address.port());
}

void RemoteCall::send()
{
    if (m_isSent || m_isDone)
        return;
    m_isSent = true;
    m_timeout.start(m_limits.inactivity);
    m_socket.write(headOf(m_address, m_request) + m_request.body);
}

void RemoteCall::fail()
{
    if (m_isDone)
        return;
    const auto error = m_socket.error();
    read(); // data received before the disconnect
    if (m_isDone)
        return;
    // A response without a length ends with the connection. A truncated one is not valid JSON.
    if (m_isSent && error == QAbstractSocket::RemoteHostClosedError) {
        m_parser.end();
        if (m_parser.state() == AnswerParser::State::Done)
            return conclude(CallReach::Answered, {});
    }
    m_error = error;
    const bool isTls = !m_faults.isEmpty() || error == QAbstractSocket::SslHandshakeFailedError;
    const auto unsent = isTls ? CallReach::NotTrusted : CallReach::NotReached;
    conclude(m_isSent ? CallReach::NoAnswer : unsent, m_socket.errorString());
}

void RemoteCall::read()
{
    if (m_isDone || !m_isSent)
        return;
    while (m_parser.state() == AnswerParser::State::Reading) {
        const QByteArray bytes = m_socket.readAll();
        if (bytes.isEmpty())
            return;
        m_timeout.start(m_limits.inactivity);
        m_parser.feed(bytes);
    }
    if (m_parser.state() == AnswerParser::State::Done)
        conclude(CallReach::Answered, {});
    else
        conclude(CallReach::NoAnswer, u"not an answer of HTTP, or too large"_s);
}

void RemoteCall::conclude(CallReach reach, const QString &detail)
{
    if (m_isDone)
        return;
    m_isDone = true;
    m_deadline.stop();
    m_timeout.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    CallResult result{reach, {}, detail, m_error, m_faults};
    if (reach == CallReach::Answered)
        result.answer = m_parser.answer();
    Q_EMIT finished(result);
}

} // namespace core
