// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charging.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// The part "charging" of preferences.json. What cannot stand is named and left out.
[[nodiscard]] ui::Charging chargingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const ui::Charging &charging);

} // namespace app
