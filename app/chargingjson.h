// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences/charging.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// Parses the section "charging" of preferences.json. Skips invalid parts and adds their names to
/// `problems`.
[[nodiscard]] ui::Charging chargingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const ui::Charging &charging);

} // namespace app
