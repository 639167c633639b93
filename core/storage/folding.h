// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Text as names are searched by: without accents and case. Names are stored in this form beside
/// the original, since SQLite knows the case of ASCII only. A change of it needs a migration.
[[nodiscard]] QString folded(const QString &text);

} // namespace core
