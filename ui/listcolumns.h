// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>

namespace ui
{

/// What a list can tell of a transaction, in the order in which it does unless somebody chose
/// another one.
enum class ListColumn {
    Time,
    Operation,
    State,
    Mark, ///< what this counter noted by itself: given up, paid late, goods handed over
    Amount,
    Commission,
    Name,
    Key, ///< where a cash-out went
    Reference,
    EndToEndId,
    Counter, ///< which one made it, as far as its reference tells
    Note,
    Tags,
    Count,
};

[[nodiscard]] QString columnName(ListColumn column);

/// Which columns somebody wants to see, and how wide.
struct ListColumns
{
    QList<ListColumn> shown = {};      ///< in their order; empty: those that there is room for
    QMap<ListColumn, int> widths = {}; ///< of those that somebody made wider or narrower

    bool operator==(const ListColumns &) const = default;
};

} // namespace ui
