// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Pins the plan of a query to an index of a table: what follows the name of the table.
[[nodiscard]] inline QString indexedBy(QLatin1StringView index)
{
    return QLatin1StringView(" INDEXED BY ") + index;
}

/// Pins the plan of a query to the order of seq: what follows the name of the table.
[[nodiscard]] inline QString inOrderOfSeq()
{
    return QStringLiteral(" NOT INDEXED");
}

} // namespace core
