// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionengine.h"
#include "core/service/webhookservice.h"
#include "core/webhook/webhookpost.h"
#include "core/webhook/webhooks.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>
#include <memory>

namespace core
{

class Database;
class WorkThread;

/// Manages the webhooks in a database. Connects at the first call, and again after an error of the
/// database. The class has its own thread for the database; test notifications are sent in the
/// thread of the object.
class LocalWebhookService : public QObject, public WebhookService
{
    Q_OBJECT

public:
    struct Setup
    {
        QString database; ///< as for Database::open()
        WebhookReach reach = WebhookReach::Public;
        Clock clock = {};              ///< null: system time
        RandomSource random = {};      ///< null: the system's source
        WebhookResolver resolver = {}; ///< null: the system's resolver
        std::chrono::milliseconds maxAttempt = Webhooks::kMaxAttempt;
        std::function<void()> wake = {}; ///< called after a delivery was queued; null: nothing
    };

    explicit LocalWebhookService(Setup setup, QObject *parent = nullptr);
    ~LocalWebhookService() override; ///< blocks until all database calls are complete

    QFuture<Result<QList<Webhook>>> list(const QUuid &platform) override;
    QFuture<Result<Webhook>> find(const QUuid &platform, const QUuid &id) override;
    QFuture<Result<Webhook>> add(const QUuid &platform, const WebhookChange &change,
                                 const std::optional<IdempotencyKey> &idempotency) override;
    QFuture<Result<Webhook>> change(const QUuid &platform, const QUuid &id,
                                    const WebhookChange &change) override;
    QFuture<Result<void>> remove(const QUuid &platform, const QUuid &id) override;
    QFuture<Result<DeliveryResult>> ping(const QUuid &platform, const QUuid &id) override;
    QFuture<Result<QList<Delivery>>> deliveries(const QUuid &platform, const QUuid &id,
                                                const DeliveryPage &page) override;
    QFuture<Result<Delivery>> redeliver(const QUuid &platform, const QUuid &id,
                                        const OutboxPlace &place) override;

private:
    using PingPromise = std::shared_ptr<QPromise<Result<DeliveryResult>>>;

    template<typename T, typename Work>
    QFuture<Result<T>> run(Work work);
    Result<void> open();
    void send(const Webhook &webhook, const PingPromise &promise);

    const Setup m_setup;
    /// By platform: the running test notification; null while its webhook is looked up.
    QHash<QUuid, std::shared_ptr<WebhookPost>> m_pings;
    std::unique_ptr<WorkThread> m_thread; ///< only user of the next two members
    std::unique_ptr<Database> m_database; ///< null until the first call
    std::unique_ptr<Webhooks> m_webhooks;
};

} // namespace core
