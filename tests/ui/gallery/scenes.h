// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/gallery/camera.h"

/// Scenes in the current language and colours.
namespace gallery
{

/// Renders the pages of an open shop, each in a shop of its own.
void paintShop(Camera &camera);

/// Renders the pages about remote services and environments.
void paintServices(Camera &camera);

/// Renders the first run and shops that cannot be opened.
void paintBeforeShop(Camera &camera);

/// Renders rescue mode.
void paintRescue(Camera &camera);

/// Renders the customer window in landscape and portrait.
void paintCustomers(Camera &camera);

/// Renders receipts on every paper: a plain one, a second copy of the demo, and the longest
/// refunded one; and the slip of a pending charge.
void paintReceipts(const Camera &camera);

} // namespace gallery
