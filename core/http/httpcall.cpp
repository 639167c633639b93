// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/httpcall.h"

#include <QtNetwork/QSslConfiguration>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr qint64 kReadBuffer = 65536;
/// Limits of reading the rest of a response without using it.
constexpr std::chrono::milliseconds kMaxLinger = 2s;
constexpr qsizetype kMaxDrained = 65536;

QNetworkProxy proxyOf(const HttpEndpoint &endpoint)
{
    const bool isUsed = endpoint.isEncrypted && endpoint.addresses.isEmpty();
    return isUsed ? endpoint.proxy : QNetworkProxy(QNetworkProxy::NoProxy);
}

} // namespace

HttpCall::HttpCall(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_addresses(m_setup.endpoint.addresses)
    , m_socket(std::make_unique<QSslSocket>())
    , m_parser(m_setup.maxBytes, m_setup.scope)
    , m_whole(m_setup.keepsConnection
                  ? std::make_unique<AnswerParser>(kMaxDrained, AnswerParser::Scope::Frame)
                  : nullptr)
{
    for (QTimer *timer : {&m_deadline, &m_timeout}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer); // a coarse timer may fire early
        connect(timer, &QTimer::timeout, this, &HttpCall::expire);
    }
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    if (const auto &identity = m_setup.endpoint.identity) {
        tls.setLocalCertificateChain(identity->chain);
        tls.setPrivateKey(identity->key);
        tls.addCaCertificates(identity->extraRoots);
    }
    m_socket->setSslConfiguration(tls);
    m_socket->setProxy(proxyOf(m_setup.endpoint));
    m_socket->setReadBufferSize(kReadBuffer);
    connectSocket();
}

void HttpCall::connectSocket()
{
    connect(m_socket.get(), &QSslSocket::connected, this, [this] {
        m_result.isConnected = true;
        if (!m_setup.endpoint.isEncrypted)
            send();
    });
    connect(m_socket.get(), &QSslSocket::encrypted, this, &HttpCall::send);
    connect(m_socket.get(), &QSslSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        // The handshake fails next, because no code ignores the errors.
        for (const QSslError &error : errors)
            m_result.faults.append(error.error());
    });
    connect(m_socket.get(), &QSslSocket::readyRead, this, &HttpCall::read);
    connect(m_socket.get(), &QSslSocket::errorOccurred, this, &HttpCall::fail);
}

HttpCall::~HttpCall()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->abort();
}

void HttpCall::start()
{
    m_deadline.start(m_setup.limits.whole);
    m_timeout.start(m_setup.limits.reach);
    QMetaObject::invokeMethod(this, &HttpCall::begin, Qt::QueuedConnection);
}

void HttpCall::start(std::unique_ptr<QSslSocket> connection)
{
    m_socket = std::move(connection);
    m_isReused = true;
    connectSocket();
    start();
}

std::unique_ptr<QSslSocket> HttpCall::takeConnection()
{
    const bool isOpen = m_isDone && m_socket && m_whole && m_whole->keepsConnection() &&
                        m_result.reach == CallReach::Answered &&
                        m_socket->state() == QAbstractSocket::ConnectedState &&
                        m_socket->bytesAvailable() == 0;
    return isOpen ? std::move(m_socket) : nullptr;
}

void HttpCall::begin()
{
    if (m_isDone)
        return;
    if (m_setup.request.isEmpty()) {
        conclude(CallReach::NotReached, u"not a valid request"_s);
        return;
    }
    if (m_isReused) {
        m_result.isConnected = true;
        send();
        return;
    }
    if (m_addresses.isEmpty())
        connectTo(m_setup.endpoint.host);
    else
        connectToNext();
}

void HttpCall::connectTo(const QString &address)
{
    const HttpEndpoint &endpoint = m_setup.endpoint;
    if (endpoint.isEncrypted)
        m_socket->connectToHostEncrypted(address, endpoint.port, endpoint.host);
    else
        m_socket->connectToHost(address, endpoint.port);
}

void HttpCall::connectToNext()
{
    if (!m_isDone)
        connectTo(m_addresses.takeFirst().toString());
}

void HttpCall::send()
{
    if (m_isSent || m_isDone)
        return;
    m_isSent = true;
    m_timeout.start(m_setup.limits.inactivity);
    m_socket->write(m_setup.request);
}

void HttpCall::expire()
{
    if (m_isLingering)
        return end();
    m_result.error = QAbstractSocket::SocketTimeoutError;
    conclude(m_isSent ? CallReach::NoAnswer : CallReach::NotReached, u"timed out"_s);
}

void HttpCall::fail()
{
    if (m_isDone)
        return;
    const auto error = m_socket->error();
    read(); // data received before the disconnect
    if (m_isDone)
        return;
    if (m_isLingering)
        return end();
    if (!m_result.isConnected && !m_addresses.isEmpty()) {
        // Nothing was sent yet, so another address of the same server may work.
        QMetaObject::invokeMethod(this, &HttpCall::connectToNext, Qt::QueuedConnection);
        return;
    }
    // A response without a length ends with the connection. A truncated one is not valid JSON.
    if (m_isSent && error == QAbstractSocket::RemoteHostClosedError) {
        m_parser.end();
        if (m_parser.state() == AnswerParser::State::Done)
            return conclude(CallReach::Answered, {});
    }
    m_result.error = error;
    const bool isTls =
        !m_result.faults.isEmpty() || error == QAbstractSocket::SslHandshakeFailedError;
    const auto unsent = isTls ? CallReach::NotTrusted : CallReach::NotReached;
    conclude(m_isSent ? CallReach::NoAnswer : unsent, m_socket->errorString());
}

void HttpCall::read()
{
    if (m_isDone || !m_isSent)
        return;
    if (m_isLingering)
        return drain();
    while (m_parser.state() == AnswerParser::State::Reading) {
        const QByteArray bytes = m_socket->readAll();
        if (bytes.isEmpty())
            return;
        m_hasReceived = true;
        if (m_whole && m_whole->state() == AnswerParser::State::Reading)
            m_whole->feed(bytes);
        m_timeout.start(m_setup.limits.inactivity);
        m_parser.feed(bytes);
    }
    if (m_parser.state() == AnswerParser::State::Refused) {
        m_result.isMalformed = true;
        conclude(CallReach::NoAnswer, u"not an answer of HTTP, or too large"_s);
    } else if (m_setup.scope == AnswerParser::Scope::Head &&
               !(m_whole && m_whole->keepsConnection())) {
        linger();
    } else {
        conclude(CallReach::Answered, {});
    }
}

void HttpCall::linger()
{
    setResult(CallReach::Answered, {});
    m_isLingering = true;
    m_timeout.stop();
    m_deadline.start(std::min(kMaxLinger, m_deadline.remainingTimeAsDuration()));
}

void HttpCall::drain()
{
    const QByteArray bytes = m_socket->readAll();
    m_drained += bytes.size();
    if (m_whole && m_whole->state() == AnswerParser::State::Reading && !bytes.isEmpty())
        m_whole->feed(bytes);
    if (m_drained > kMaxDrained || (m_whole && m_whole->keepsConnection()))
        end();
}

void HttpCall::setResult(CallReach reach, const QString &detail)
{
    m_result.reach = reach;
    m_result.detail = detail;
    m_result.at = std::chrono::steady_clock::now();
    if (reach == CallReach::Answered)
        m_result.answer = m_parser.answer();
}

void HttpCall::conclude(CallReach reach, const QString &detail)
{
    setResult(reach, detail);
    end();
}

void HttpCall::end()
{
    if (m_isDone)
        return;
    m_isDone = true;
    m_deadline.stop();
    m_timeout.stop();
    m_socket->disconnect(this);
    if (!m_whole || !m_whole->keepsConnection())
        m_socket->abort();
    m_result.isStale = m_isReused && m_result.reach != CallReach::Answered && !m_hasReceived &&
                       m_result.error != QAbstractSocket::SocketTimeoutError;
    const CallResult result = m_result; // a receiver may delete the call
    Q_EMIT finished(result);
}

} // namespace core
