// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhookurl.h"

#include <QtNetwork/QHostAddress>

namespace core
{

/// Returns true if notifications may go to the address: a public internet address, or in a sandbox
/// also this computer and private networks. Never true for link-local, multicast and
/// special-purpose addresses, or for an IPv6 address that embeds an IPv4 address.
[[nodiscard]] bool isReachable(const QHostAddress &address, WebhookReach reach);

/// Returns false for an address, or a name of this computer, that each delivery would refuse. Other
/// names are resolved by each delivery.
[[nodiscard]] bool mayBeReachable(const WebhookUrl &url, WebhookReach reach);

} // namespace core
