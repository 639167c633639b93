// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace ui
{

[[nodiscard]] QString fieldName(core::Field field);

/// Returns the violated rule and the advised action in one sentence.
[[nodiscard]] QString problemSentence(const core::FieldError &error);

} // namespace ui
