// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/gallery/camera.h"

/// What there is to see, in the language and the colours of now.
namespace gallery
{

/// The pages of a shop that is open, each in a shop of its own.
void paintShop(Camera &camera);

/// What one sees of services far away, and of going to one.
void paintServices(Camera &camera);

/// The way to a first shop, and shops that do not open.
void paintBeforeShop(Camera &camera);

/// What can still be read of a shop that does not open.
void paintRescue(Camera &camera);

/// What a customer sees, on a screen that lies and on one that stands.
void paintCustomers(Camera &camera);

/// On every paper: a plain one, a demo's second copy, and the longest that went back; and the slip
/// of a charge that waits.
void paintReceipts(const Camera &camera);

} // namespace gallery
