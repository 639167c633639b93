// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

namespace core
{

/// Returns true if the text is empty or has only whitespace and invisible formatting characters.
[[nodiscard]] bool isBlank(QStringView text);

} // namespace core
