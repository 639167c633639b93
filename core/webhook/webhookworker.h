// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionengine.h"
#include "core/webhook/webhookpost.h"
#include "core/webhook/webhooks.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

class Database;

/// The log record of one delivery attempt. Contains no address, no body and no secret.
struct DeliveryRecord
{
    QUuid platform;
    QUuid transaction;
    qint64 number = 0; ///< of the delivery
    int attempt = 0;   ///< from 1
    DeliveryResult result;
};

/// The configuration of webhook delivery.
struct DeliverySetup
{
    QString database; ///< as for Database::open()
    WebhookReach reach = WebhookReach::Public;
    Clock clock = {};              ///< null: system time
    RandomSource random = {};      ///< null: the system's source
    WebhookResolver resolver = {}; ///< null: the system's resolver
    std::chrono::milliseconds maxAttempt = Webhooks::kMaxAttempt;
    /// Called in the thread of the deliverer after each attempt; null: no log.
    std::function<void(const DeliveryRecord &record)> log = {};
};

/// Delivers pending notifications on its own thread and quits that thread at the end. Its database
/// calls block the thread.
class WebhookWorker : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookWorker)

public:
    /// Maximum numbers of concurrent attempts, so that slow receivers do not delay others. The
    /// maximum of a webhook doubles, up to kMaxOfFastWebhook, while the receiver accepts each
    /// notification within kFast. All attempts beyond kMaxOfWebhook of their webhook together are
    /// at most kMaxExtra.
    static constexpr int kMaxOfWebhook = 8;
    static constexpr int kMaxOfFastWebhook = 64;
    static constexpr int kMaxExtra = 128;
    static constexpr int kMaxCount = 256;
    static constexpr std::chrono::milliseconds kFast{1000};

    explicit WebhookWorker(DeliverySetup setup);
    ~WebhookWorker() override;

    /// Starts all due deliveries and repeats every second.
    void work();
    /// Calls work() after the queued events, once for all calls until then.
    void schedule();
    /// Starts no further attempts. Quits the thread when all attempts have ended, or after two
    /// seconds.
    void stop();

private:
    struct Attempt
    {
        Webhook webhook;
        ClaimedNotice claimed;
        std::unique_ptr<WebhookPost> post; ///< null after the attempt
        std::optional<DeliveryResult> result = {};
    };

    bool open();
    void workSoon();
    void workOnce();
    void adjustLimits();
    Result<void> claim(QList<Webhooks::Claim> &claims);
    void begin(const Webhook &webhook, const ClaimedNotice &claimed);
    Result<void> settle();
    void forgetOld();
    void quit();
    void release();
    [[nodiscard]] qsizetype countOfResults() const;
    [[nodiscard]] QHash<QUuid, int> underWay() const;

    const DeliverySetup m_setup;
    QTimer m_timer{this};
    QTimer m_gathering{this}; ///< until a round, in which further attempts may end
    QTimer m_grace{this};
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Webhooks> m_webhooks;
    WebhookConnections m_connections{this};
    std::deque<Attempt> m_attempts; ///< running, or not settled yet
    QHash<QUuid, int> m_limits;     ///< of fast webhooks, above kMaxOfWebhook
    std::optional<QDateTime> m_forgotAt;
    bool m_isScheduled = false; ///< work() runs after the events of now
    bool m_isStopping = false;
};

} // namespace core
