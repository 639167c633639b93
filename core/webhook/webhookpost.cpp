// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookpost.h"

#include "core/webhook/reachableaddress.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace std::chrono_literals;

namespace
{

std::chrono::milliseconds wholeMilliseconds(std::chrono::steady_clock::duration duration)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(duration);
}

QByteArray bytesOf(const WebhookRequest &request, bool closes)
{
    return "POST " + request.url.target() + " HTTP/1.1\r\nHost: " + request.url.hostHeader() +
           "\r\n" + request.fields + "Content-Type: application/json\r\nContent-Length: " +
           QByteArray::number(request.body.size()) + "\r\nAccept-Encoding: identity\r\n" +
           (closes ? "Connection: close\r\n" : "") + "\r\n" + request.body;
}

DeliveryOutcome outcomeOf(const CallResult &result)
{
    if (result.reach == CallReach::Answered)
        return result.answer.status < 300 ? DeliveryOutcome::Delivered : DeliveryOutcome::Refused;
    if (result.error == QAbstractSocket::SocketTimeoutError)
        return DeliveryOutcome::TimedOut;
    if (result.reach == CallReach::NoAnswer)
        return result.isMalformed ? DeliveryOutcome::NotHttp : DeliveryOutcome::Closed;
    // A receiver that closes the connection before TLS has not proven its identity either.
    return result.isConnected ? DeliveryOutcome::NotTrusted : DeliveryOutcome::NotConnected;
}

} // namespace

WebhookPost::WebhookPost(WebhookRequest request, WebhookResolver resolver,
                         std::chrono::milliseconds longest, WebhookConnections *connections,
                         QObject *parent)
    : QObject(parent)
    , m_request(std::move(request))
    , m_resolver(std::move(resolver))
    , m_longest(longest)
    , m_connections(connections)
{
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer); // a coarse timer may fire early
    connect(&m_deadline, &QTimer::timeout, this,
            [this] { conclude({.outcome = DeliveryOutcome::TimedOut}); });
}

WebhookPost::~WebhookPost() = default;

void WebhookPost::start()
{
    m_begunAt = std::chrono::steady_clock::now();
    m_deadline.start(m_longest);
    QMetaObject::invokeMethod(this, &WebhookPost::resolve, Qt::QueuedConnection);
}

void WebhookPost::resolve()
{
    const QString &host = m_request.url.host();
    if (!m_request.url.isWithin(m_request.reach))
        return conclude({.outcome = DeliveryOutcome::NotAllowed});
    if (m_connections && !m_isRepeated) {
        if (auto kept = m_connections->take(m_request.url); kept.socket) {
            makeCall({});
            m_connectedAt = kept.openedAt;
            return m_call->start(std::move(kept.socket));
        }
    }
    if (const QHostAddress literal(host); !literal.isNull())
        call({literal});
    else if (!m_resolver) // by slot name: Qt 6.4 leaks the functor of a deleted receiver
        QHostInfo::lookupHost(host, this, SLOT(readHost(QHostInfo)));
    else
        m_resolver(host, this, [this](const auto &addresses) { call(addresses); });
}

void WebhookPost::readHost(const QHostInfo &info)
{
    call(info.addresses());
}

void WebhookPost::call(const QList<QHostAddress> &addresses)
{
    if (m_isDone || m_call)
        return;
    const bool isAllowed =
        std::all_of(addresses.begin(), addresses.end(), [this](const QHostAddress &address) {
            return isReachable(address, m_request.reach);
        });
    if (addresses.isEmpty())
        return conclude({.outcome = DeliveryOutcome::NoSuchHost});
    if (!isAllowed)
        return conclude({.outcome = DeliveryOutcome::NotAllowed});
    makeCall(addresses);
    m_connectedAt = std::chrono::steady_clock::now();
    m_call->start();
}

/// Replaces the call. The addresses are empty for a kept connection.
void WebhookPost::makeCall(const QList<QHostAddress> &addresses)
{
    m_deadline.stop();
    const auto left = std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(
                                        m_begunAt + m_longest - std::chrono::steady_clock::now()));
    m_call = std::make_unique<HttpCall>(
        HttpCall::Setup{.endpoint = {.host = m_request.url.host(),
                                     .port = m_request.url.port(),
                                     .isEncrypted = m_request.url.isEncrypted(),
                                     .addresses = addresses},
                        .request = bytesOf(m_request, !m_connections),
                        .limits = {.reach = left, .inactivity = left, .whole = left},
                        .scope = AnswerParser::Scope::Head,
                        .keepsConnection = m_connections != nullptr});
    connect(m_call.get(), &HttpCall::finished, this, &WebhookPost::handleResult);
}

void WebhookPost::handleResult(const CallResult &result)
{
    if (result.isStale && !std::exchange(m_isRepeated, true)) {
        m_call.release()->deleteLater(); // the sender
        m_deadline.start(
            std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(
                              m_begunAt + m_longest - std::chrono::steady_clock::now())));
        return resolve();
    }
    if (m_connections)
        m_connections->add(m_request.url, {m_call->takeConnection(), m_connectedAt});
    DeliveryResult delivery{.outcome = outcomeOf(result)};
    delivery.took = wholeMilliseconds(result.at - m_begunAt);
    if (result.reach == CallReach::Answered) {
        delivery.answer = result.answer.status;
        delivery.wanted = result.answer.retryAfter;
    }
    conclude(delivery);
}

/// Ends the attempt. Measures the duration unless the call has measured it.
void WebhookPost::conclude(DeliveryResult result)
{
    if (m_isDone)
        return;
    m_isDone = true;
    m_deadline.stop();
    if (!m_call)
        result.took = wholeMilliseconds(std::chrono::steady_clock::now() - m_begunAt);
    Q_EMIT finished(result);
}

} // namespace core
