// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/idempotencykey.h"
#include "core/domain/webhook.h"
#include "core/storage/outboxstore.h"

#include <QtCore/QFuture>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// Selects a page of deliveries, newest first.
struct DeliveryPage
{
    std::optional<OutboxPlace> before = {}; ///< nullopt: from the newest
    std::optional<Delivery::State> state = {};
    int max = 100;
};

/// Manages the webhooks of one platform at a time.
///
/// Threading: as TransactionService.
/// Errors: Code::NotFound for an unknown webhook, or one of another platform. Code::InvalidInput
/// with Field::Host for a missing, invalid or forbidden URL, and with Field::Identifier for an
/// unknown change of a transaction.
class WebhookService
{
    Q_DISABLE_COPY_MOVE(WebhookService)

public:
    WebhookService() = default;
    virtual ~WebhookService() = default;

    /// Returns all webhooks, the oldest first.
    virtual QFuture<Result<QList<Webhook>>> list(const QUuid &platform) = 0;
    virtual QFuture<Result<Webhook>> find(const QUuid &platform, const QUuid &id) = 0;
    /// Creates a webhook. With an `idempotency` key, repetitions return the first webhook as it was
    /// created. Code::Conflict if the platform has Webhook::kMaxOfPlatform, and with
    /// Field::Identifier if the key belongs to another request. Code::NotFound if the first webhook
    /// was deleted or has a new secret.
    virtual QFuture<Result<Webhook>> add(const QUuid &platform, const WebhookChange &change,
                                         const std::optional<IdempotencyKey> &idempotency) = 0;
    virtual QFuture<Result<Webhook>> change(const QUuid &platform, const QUuid &id,
                                            const WebhookChange &change) = 0;
    virtual QFuture<Result<void>> remove(const QUuid &platform, const QUuid &id) = 0;

    /// Sends one signed test notification immediately, also to a disabled webhook, and returns its
    /// outcome. Nothing is stored. Code::Conflict during another test of the platform.
    virtual QFuture<Result<DeliveryResult>> ping(const QUuid &platform, const QUuid &id) = 0;

    virtual QFuture<Result<QList<Delivery>>> deliveries(const QUuid &platform, const QUuid &id,
                                                        const DeliveryPage &page) = 0;
    /// Queues a delivery again and returns it.
    virtual QFuture<Result<Delivery>> redeliver(const QUuid &platform, const QUuid &id,
                                                const OutboxPlace &place) = 0;
};

} // namespace core
