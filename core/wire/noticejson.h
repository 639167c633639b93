// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhook.h"

#include <QtCore/QByteArray>

namespace core
{

/// The body of a webhook (specification 6): the same bytes for the same notice.
[[nodiscard]] QByteArray toJson(const Notice &notice);

/// What the header webhook-id says: the same in every attempt, and of no other notice of any shop.
[[nodiscard]] QByteArray wireIdOf(const Notice &notice);

} // namespace core
