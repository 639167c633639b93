// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace ui
{

/// Returns an existing folder to propose for new files: the documents of the user, or else their
/// home.
[[nodiscard]] QString saveFolder();

} // namespace ui
