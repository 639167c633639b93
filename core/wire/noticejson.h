// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"

#include <QtCore/QByteArray>

namespace core
{

/// Returns the body of a webhook request (specification 6). Equal notices give equal bytes.
[[nodiscard]] QByteArray toJson(const Notice &notice);

/// Returns the body of a test notification. `at` is UTC.
[[nodiscard]] QByteArray pingJson(const QUuid &webhook, const QDateTime &at);

/// Returns the value of the webhook-id header: constant over all attempts, and globally unique.
[[nodiscard]] QByteArray wireIdOf(const Notice &notice);
[[nodiscard]] QByteArray wireIdOf(const QUuid &transaction, int change);

} // namespace core
