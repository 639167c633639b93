// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

namespace core
{

/// Whether nobody can see anything of it: no characters, blanks of any kind, and those that only
/// say how others are shown.
[[nodiscard]] bool isBlank(QStringView text);

} // namespace core
