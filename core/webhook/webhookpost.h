// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QHostInfo>
#include <QtNetwork/QSslSocket>

#include <chrono>
#include <functional>

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

/// One delivery attempt: at most one request, over a connection of its own. Resolves the name once
/// and rejects the host if any address is not permitted. Connects to exactly these addresses, which
/// prevents DNS rebinding. Follows no redirects, requires a trusted certificate, uses no proxy and
/// reads only the response head.
///
/// Threading: use in the thread of creation.
class WebhookPost : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookPost)

public:
    /// Null `resolver`: the system's resolver. `longest`: timeout of the attempt.
    WebhookPost(WebhookRequest request, WebhookResolver resolver, std::chrono::milliseconds longest,
                QObject *parent = nullptr);
    ~WebhookPost() override;

    void start();

Q_SIGNALS:
    /// Emitted once, never before start() has returned.
    void finished(const core::DeliveryResult &result);

private Q_SLOTS:
    void readHost(const QHostInfo &info);

private:
    void resolve();
    void connectTo(const QList<QHostAddress> &addresses);
    void connectToNext();
    void send();
    void fail();
    void read();
    void conclude(DeliveryOutcome outcome);
    void end();
    [[nodiscard]] std::chrono::milliseconds took() const;

    const WebhookRequest m_request;
    const WebhookResolver m_resolver;
    QElapsedTimer m_begun;
    QTimer m_deadline;
    QSslSocket m_socket;
    QList<QHostAddress> m_addresses; ///< remaining addresses
    bool m_isConnected = false;
    bool m_isSent = false;
    bool m_isDone = false;
    QByteArray m_answer;
    qsizetype m_drained = 0; ///< bytes read after the head
    std::optional<DeliveryResult> m_result;
};

} // namespace core
