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

/// Finds the addresses of a name, afterwards or at once; none: it has none.
using WebhookResolver =
    std::function<void(const QString &host, QObject *context,
                       const std::function<void(const QList<QHostAddress> &addresses)> &answer)>;

/// What is sent, and how far it may go.
struct WebhookRequest
{
    WebhookUrl url;
    WebhookReach reach;
    QByteArray fields; ///< lines of the header, each with its end
    QByteArray body;
};

/// One attempt: at most one request, over a connection of its own. Looks the name up once, refuses
/// it if any of its addresses is out of reach, and connects to these very addresses, so that a name
/// cannot mean another one a moment later. Follows nobody anywhere, trusts nobody whom TLS does
/// not, knows no proxies, and reads of the answer its head. Thread it is made in.
class WebhookPost : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookPost)

public:
    /// No resolver: the system's.
    WebhookPost(WebhookRequest request, WebhookResolver resolver, std::chrono::milliseconds longest,
                QObject *parent = nullptr);
    ~WebhookPost() override;

    void start();

Q_SIGNALS:
    /// Once, and not before start() has returned.
    void finished(const core::DeliveryResult &result);

private Q_SLOTS:
    void takeHost(const QHostInfo &info);

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
    QList<QHostAddress> m_addresses; ///< not tried yet
    bool m_isConnected = false;
    bool m_isSent = false;
    bool m_isOver = false;
    QByteArray m_answer;
    qsizetype m_drained = 0; ///< bytes after the head
    std::optional<DeliveryResult> m_result;
};

} // namespace core
