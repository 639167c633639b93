// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookpost.h"

#include "core/domain/answerhead.h"
#include "core/webhook/reachableaddress.h"

#include <QtNetwork/QNetworkProxy>

#include <algorithm>

namespace core
{

using namespace std::chrono_literals;

namespace
{

/// Time for reading the rest of a response without using it: a receiver that is cut off could treat
/// its own work as failed.
constexpr std::chrono::milliseconds kLinger = 2s;
constexpr qsizetype kMaxDrained = 65536;
constexpr qint64 kReadBuffer = 16384;

} // namespace

WebhookPost::WebhookPost(WebhookRequest request, WebhookResolver resolver,
                         std::chrono::milliseconds longest, QObject *parent)
    : QObject(parent)
    , m_request(std::move(request))
    , m_resolver(std::move(resolver))
{
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer); // a coarse timer may fire early
    m_deadline.setInterval(longest);
    connect(&m_deadline, &QTimer::timeout, this, [this] { conclude(DeliveryOutcome::TimedOut); });
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(kReadBuffer);
    connect(&m_socket, &QSslSocket::connected, this, [this] {
        m_isConnected = true;
        if (!m_request.url.isEncrypted())
            send();
    });
    connect(&m_socket, &QSslSocket::encrypted, this, &WebhookPost::send);
    connect(&m_socket, &QSslSocket::readyRead, this, &WebhookPost::read);
    connect(&m_socket, &QSslSocket::errorOccurred, this, &WebhookPost::fail);
}

WebhookPost::~WebhookPost()
{
    m_socket.disconnect(this);
    m_socket.abort();
}

void WebhookPost::start()
{
    m_begun.start();
    m_deadline.start();
    QMetaObject::invokeMethod(this, &WebhookPost::resolve, Qt::QueuedConnection);
}

void WebhookPost::resolve()
{
    const QString &host = m_request.url.host();
    if (!m_request.url.isWithin(m_request.reach))
        conclude(DeliveryOutcome::NotAllowed);
    else if (const QHostAddress literal(host); !literal.isNull())
        connectTo({literal});
    else if (!m_resolver) // by slot name: Qt 6.4 leaks the functor of a deleted receiver
        QHostInfo::lookupHost(host, this, SLOT(readHost(QHostInfo)));
    else
        m_resolver(host, this, [this](const auto &addresses) { connectTo(addresses); });
}

void WebhookPost::readHost(const QHostInfo &info)
{
    connectTo(info.addresses());
}

void WebhookPost::connectTo(const QList<QHostAddress> &addresses)
{
    if (m_isDone)
        return;
    const bool isAllowed =
        std::all_of(addresses.begin(), addresses.end(), [this](const QHostAddress &address) {
            return isReachable(address, m_request.reach);
        });
    if (addresses.isEmpty())
        return conclude(DeliveryOutcome::NoSuchHost);
    if (!isAllowed)
        return conclude(DeliveryOutcome::NotAllowed);
    m_addresses = addresses;
    connectToNext();
}

void WebhookPost::connectToNext()
{
    if (m_isDone)
        return;
    const QString address = m_addresses.takeFirst().toString();
    const quint16 port = m_request.url.port();
    if (m_request.url.isEncrypted())
        m_socket.connectToHostEncrypted(address, port, m_request.url.host());
    else
        m_socket.connectToHost(address, port);
}

void WebhookPost::send()
{
    m_isSent = true;
    m_socket.write("POST " + m_request.url.target() +
                   " HTTP/1.1\r\nHost: " + m_request.url.hostHeader() + "\r\n" + m_request.fields +
                   "Content-Type: application/json\r\nContent-Length: " +
                   QByteArray::number(m_request.body.size()) +
                   "\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n" + m_request.body);
}

void WebhookPost::fail()
{
    read(); // data received before the disconnect
    if (!m_isConnected && !m_addresses.isEmpty()) {
        // Nothing was sent yet, so another address of the same receiver may work.
        QMetaObject::invokeMethod(this, &WebhookPost::connectToNext, Qt::QueuedConnection);
        return;
    }
    conclude(m_isSent        ? DeliveryOutcome::Closed
             : m_isConnected ? DeliveryOutcome::NotTrusted
                             : DeliveryOutcome::NotConnected);
}

void WebhookPost::read()
{
    if (m_isDone || !m_isSent)
        return;
    if (m_result) {
        m_drained += m_socket.readAll().size();
        if (m_drained > kMaxDrained)
            end();
        return;
    }
    m_answer += m_socket.readAll();
    const auto head = readAnswerHead(m_answer);
    if (!head && head.error() == AnswerFault::Incomplete)
        return;
    if (!head)
        return conclude(DeliveryOutcome::NotHttp);
    m_result = {.outcome =
                    head->status < 300 ? DeliveryOutcome::Delivered : DeliveryOutcome::Refused,
                .answer = head->status,
                .wanted = head->retryAfter,
                .took = took()};
    m_answer.clear();
    m_deadline.start(std::min(kLinger, m_deadline.remainingTimeAsDuration()));
}

/// Ends the attempt. Sets the outcome if none is set.
void WebhookPost::conclude(DeliveryOutcome outcome)
{
    if (!m_result)
        m_result = {.outcome = outcome, .took = took()};
    end();
}

void WebhookPost::end()
{
    if (m_isDone)
        return;
    m_isDone = true;
    m_deadline.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    Q_EMIT finished(*m_result);
}

std::chrono::milliseconds WebhookPost::took() const
{
    return std::chrono::milliseconds(m_begun.elapsed());
}

} // namespace core
