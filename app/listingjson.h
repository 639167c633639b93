// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/listing.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// The part "listing" of preferences.json. What cannot stand is named and left out.
[[nodiscard]] ui::Listing listingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const ui::Listing &listing);

} // namespace app
