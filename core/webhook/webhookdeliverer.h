// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/webhook/webhookworker.h"

#include <QtCore/QThread>

namespace core
{

/// Delivers the notices of one database to the webhooks of their platforms, from now on until it is
/// destroyed: each in its order within its transaction, at least once, again and again as Webhooks
/// decides. On a thread of its own with a connection of its own; what goes wrong is in the log of
/// the deliveries. Several processes may have one for the same database.
class WebhookDeliverer
{
    Q_DISABLE_COPY_MOVE(WebhookDeliverer)

public:
    explicit WebhookDeliverer(DeliverySetup setup);
    ~WebhookDeliverer(); ///< blocks until it has ended

    /// Something has changed: do not wait for the next second.
    void wake();

    /// Begins nothing any more, and ends within two seconds, but for what its database takes.
    void stop();

private:
    WebhookWorker m_worker;
    QThread m_thread;
};

} // namespace core
