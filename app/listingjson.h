// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences/listing.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// Parses the section "listing" of preferences.json. Skips invalid parts and adds their names to
/// `problems`.
[[nodiscard]] ui::Listing listingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const ui::Listing &listing);

} // namespace app
