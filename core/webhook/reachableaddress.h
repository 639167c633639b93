// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhookurl.h"

#include <QtNetwork/QHostAddress>

namespace core
{

/// Whether a notice may go to that address: to one of the internet, and of a sandbox also to this
/// computer and to private networks. Never to what is for one link, one group or special uses, nor
/// to an IPv6 address that hides one of IPv4.
[[nodiscard]] bool isReachable(const QHostAddress &address, WebhookReach reach);

} // namespace core
