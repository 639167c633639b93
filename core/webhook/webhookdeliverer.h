// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/webhook/webhookworker.h"

#include <QtCore/QThread>

namespace core
{

/// Delivers the notifications of one database to the webhooks of their platforms until destroyed.
/// Delivery is at least once and in order within a transaction, with the retry schedule of
/// Webhooks. Several processes may each have a deliverer for the same database.
///
/// Threading: works on a thread and a database connection of its own.
/// Errors: recorded in the delivery log.
class WebhookDeliverer
{
    Q_DISABLE_COPY_MOVE(WebhookDeliverer)

public:
    explicit WebhookDeliverer(DeliverySetup setup);
    ~WebhookDeliverer(); ///< blocks until the thread has ended

    /// Checks for new deliveries immediately, once for simultaneous calls. Call after a change.
    void wake();

    /// Starts no further attempts and ends within two seconds, apart from blocking database calls.
    void stop();

private:
    WebhookWorker m_worker;
    QThread m_thread;
};

} // namespace core
