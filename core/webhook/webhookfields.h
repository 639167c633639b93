// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>

namespace core
{

/// Returns the headers that authenticate a request to a webhook and identify repeated attempts. A
/// request has one bearer only: while the secret is being renewed, each attempt after a failed one
/// has the other bearer.
[[nodiscard]] QByteArray webhookFields(const Webhook &webhook, const QByteArray &id, int failures,
                                       const QByteArray &body, const QDateTime &now);

} // namespace core
