// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"
#include "core/http/httpcall.h"
#include "core/webhook/webhookconnections.h"

#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QHostInfo>

#include <chrono>
#include <functional>
#include <memory>

namespace core
{

/// Resolves a host name, immediately or later. Returns an empty list for an unknown name.
using WebhookResolver =
    std::function<void(const QString &host, QObject *context,
                       const std::function<void(const QList<QHostAddress> &addresses)> &answer)>;

/// The content of a webhook request and the permitted addresses.
struct WebhookRequest
{
    WebhookUrl url;
    WebhookReach reach;
    QByteArray fields; ///< header lines, each with its line ending
    QByteArray body;
};

/// One delivery attempt. Resolves the name once and rejects the host if any address is not
/// permitted. The call uses exactly these addresses, which prevents DNS rebinding, and uses only
/// the response head. An open connection of an earlier attempt is preferred; if the receiver has
/// closed that one without an answer, the attempt continues on a new connection.
///
/// Threading: use in the thread of creation.
class WebhookPost : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookPost)

public:
    /// Null `resolver`: the system's resolver. `longest`: timeout of the attempt. `connections`,
    /// which must outlive the object: kept for further attempts; null: asks the receiver to close.
    WebhookPost(WebhookRequest request, WebhookResolver resolver, std::chrono::milliseconds longest,
                WebhookConnections *connections = nullptr, QObject *parent = nullptr);
    ~WebhookPost() override;

    void start();

Q_SIGNALS:
    /// Emitted once, never before start() has returned.
    void finished(const core::DeliveryResult &result);

private Q_SLOTS:
    void readHost(const QHostInfo &info);

private:
    void resolve();
    void call(const QList<QHostAddress> &addresses);
    void makeCall(const QList<QHostAddress> &addresses);
    void handleResult(const CallResult &result);
    void conclude(DeliveryResult result);

    const WebhookRequest m_request;
    const WebhookResolver m_resolver;
    const std::chrono::milliseconds m_longest;
    std::chrono::steady_clock::time_point m_begunAt;
    QTimer m_deadline; ///< until the host is resolved
    std::unique_ptr<HttpCall> m_call;
    WebhookConnections *const m_connections;                  ///< null: keeps none
    std::chrono::steady_clock::time_point m_connectedAt = {}; ///< of a kept connection
    bool m_isRepeated = false;                                ///< the kept connection was closed
    bool m_isDone = false;
};

} // namespace core
