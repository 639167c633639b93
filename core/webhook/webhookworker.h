// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/ledger.h"
#include "core/webhook/webhookpost.h"
#include "core/webhook/webhooks.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <deque>
#include <memory>
#include <optional>

namespace core
{

class Database;

/// How notices are delivered.
struct DeliverySetup
{
    QString database; ///< as Database::open() takes it
    WebhookReach reach = WebhookReach::Public;
    Clock clock = {};              ///< nothing: the time of the computer
    RandomSource random = {};      ///< nothing: the system's source
    WebhookResolver resolver = {}; ///< nothing: the system's
    std::chrono::milliseconds longestAttempt = Webhooks::kLongestAttempt;
};

/// Delivers what is owed, on the thread it lives in, which it ends. Its database blocks there.
class WebhookWorker : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookWorker)

public:
    /// So many attempts at once, so that nobody who is slow holds up the others.
    static constexpr int kMostOfPlatform = 8;
    static constexpr int kMost = 256;

    explicit WebhookWorker(DeliverySetup setup);
    ~WebhookWorker() override;

    /// Delivers what is owed now, and looks again every second.
    void work();
    /// Begins nothing any more; quits the thread once what is under way has come to its end, or
    /// after two seconds.
    void stop();

private:
    struct Attempt
    {
        Webhook webhook;
        ClaimedNotice claimed;
        std::unique_ptr<WebhookPost> post; ///< null once it is over
        std::optional<DeliveryResult> result = {};
    };

    bool open();
    void begin();
    Result<void> begin(const QUuid &platform);
    void begin(const Webhook &webhook, const ClaimedNotice &claimed);
    void settle();
    void forgetOld();
    void quit();
    [[nodiscard]] int underWay(const QUuid &platform) const;

    const DeliverySetup m_setup;
    QTimer m_timer{this};
    QTimer m_grace{this};
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Webhooks> m_webhooks;
    std::deque<Attempt> m_attempts; ///< under way, or not settled yet
    std::optional<QDateTime> m_forgotAt;
    bool m_isStopping = false;
};

} // namespace core
