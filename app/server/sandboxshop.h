// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicesettings.h"

namespace app
{

/// Returns a sandbox that serves every platform. Its codes contain a Pix key that does not exist,
/// so nobody can pay by mistake.
[[nodiscard]] core::ServiceOptions sandboxOptions(const QUuid &platform);

/// Returns the settings of sandboxOptions().
[[nodiscard]] core::ServiceSettings sandboxSettings(const QUuid &platform);

} // namespace app
