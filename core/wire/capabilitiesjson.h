// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/statedcapabilities.h"

#include <QtCore/QByteArray>

#include <optional>

namespace core
{

/// Returns the answer to the call for the capabilities (specification 4.10).
[[nodiscard]] QByteArray toJson(const StatedCapabilities &stated);

/// Parses the answer of a service. Ignores unknown members and scopes, which later versions may
/// add. A capability that older servers lack counts as false. Returns nullopt if another member is
/// missing, or if one is invalid.
[[nodiscard]] std::optional<StatedCapabilities> capabilitiesFromJson(const QByteArray &json);

} // namespace core
