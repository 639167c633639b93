// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Returns the search form of a name: without accents and case. The database stores names in this
/// form next to the original, because SQLite folds the case of ASCII only. Changes need a
/// migration.
[[nodiscard]] QString folded(const QString &text);

} // namespace core
