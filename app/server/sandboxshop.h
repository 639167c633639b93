// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicesettings.h"

namespace app
{

/// A sandbox pays nobody: its codes name a key that does not exist, so that no one can pay them by
/// mistake. Serves every platform.
[[nodiscard]] core::ServiceSettings sandboxSettings(const QUuid &platform);

} // namespace app
