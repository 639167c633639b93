// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace ui
{

[[nodiscard]] QString fieldName(core::Field field);

/// The rule that a field breaks, in one sentence: what to do about it.
[[nodiscard]] QString problemSentence(const core::FieldError &error);

} // namespace ui
