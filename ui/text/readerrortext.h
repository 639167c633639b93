// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the text for a list or a sum that could not be read: the cause, and the next step if the
/// cause is a service or its connection.
[[nodiscard]] QString readErrorText(const core::Error &error);

} // namespace ui
