// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/charging.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// Parses the section "charging" of preferences.json. Skips invalid parts and adds their names to
/// `problems`.
[[nodiscard]] core::Charging chargingFrom(const QJsonValue &value, QStringList &problems);
[[nodiscard]] QJsonObject toObject(const core::Charging &charging);

} // namespace app
