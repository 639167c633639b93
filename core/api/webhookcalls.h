// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/service/webhookservice.h"

#include <QtCore/QObject>

namespace core
{

/// Handles the calls that manage the webhooks of the caller's platform. The secret of a webhook is
/// in the answer that creates or renews the secret, and in answers to repetitions of the creation
/// with its idempotency key.
class WebhookCalls : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMaxDeliveries = 100; ///< of one answer

    /// `webhooks` must outlive the object.
    explicit WebhookCalls(WebhookService &webhooks);

    [[nodiscard]] QList<Route> routes();

private:
    void list(const ApiCall &call);
    void create(const ApiCall &call);
    void show(const ApiCall &call);
    void change(const ApiCall &call);
    void remove(const ApiCall &call);
    void ping(const ApiCall &call);
    void listDeliveries(const ApiCall &call);
    void redeliver(const ApiCall &call);

    WebhookService &m_webhooks;
};

} // namespace core
