// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/listcolumns.h"

#include <QtCore/QString>

namespace ui
{

[[nodiscard]] QString columnName(core::ListColumn column);

} // namespace ui
