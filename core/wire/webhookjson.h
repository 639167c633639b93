// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace core
{

/// Reads the body of a call that creates or changes a webhook. A new webhook must have a `url`, and
/// has no `new_secret`.
[[nodiscard]] tl::expected<WebhookChange, HttpProblem> newWebhookFromJson(const QByteArray &body);
[[nodiscard]] tl::expected<WebhookChange, HttpProblem>
webhookChangeFromJson(const QByteArray &body);

/// Reads the event id from the body of a redelivery.
[[nodiscard]] tl::expected<QString, HttpProblem> redeliveryFromJson(const QByteArray &body);

/// Returns a webhook without its secret.
[[nodiscard]] QByteArray toJson(const Webhook &webhook);
/// Returns a webhook with its secret and bearer.
[[nodiscard]] QByteArray toJsonWithSecret(const Webhook &webhook);

/// Returns a delivery with its attempts: no personal data, no address and no secret.
[[nodiscard]] QByteArray toJson(const Delivery &delivery);

/// Returns the outcome of a test notification.
[[nodiscard]] QByteArray toJson(const DeliveryResult &result);

/// Parses the word of a state: "owed", "delivered" or "given_up".
[[nodiscard]] std::optional<Delivery::State> deliveryStateFromText(const QString &word);

} // namespace core
