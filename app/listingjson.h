// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/listing.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// Parses the section "listing" of preferences.json. Skips invalid parts and adds their names to
/// `problems`.
[[nodiscard]] core::Listing listingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const core::Listing &listing);

} // namespace app
