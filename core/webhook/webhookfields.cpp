// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookfields.h"

namespace core
{

QByteArray webhookFields(const Webhook &webhook, const QByteArray &id, int failures,
                         const QByteArray &body, const QDateTime &now)
{
    const qint64 seconds = now.toSecsSinceEpoch();
    QByteArray signatures = webhook.secret.signature(id, seconds, body);
    QByteArray bearer = webhook.secret.bearer();
    if (webhook.oldSecret && now < webhook.oldSecret->until) {
        const WebhookSecret &old = webhook.oldSecret->secret;
        signatures += ' ' + old.signature(id, seconds, body);
        if (failures % 2 == 1)
            bearer = old.bearer();
    }
    return "User-Agent: Balcao\r\nAuthorization: Bearer " + bearer + "\r\nwebhook-id: " + id +
           "\r\nwebhook-timestamp: " + QByteArray::number(seconds) +
           "\r\nwebhook-signature: " + signatures + "\r\n";
}

} // namespace core
