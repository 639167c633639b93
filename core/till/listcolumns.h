// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"

#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>

namespace core
{

/// Columns of the transaction list in the default order.
enum class ListColumn {
    Time,
    Operation,
    State,
    Mark,     ///< automatic annotations of this counter: abandoned, paid late, goods handed over
    Evidence, ///< source of the confirmation, in a shop that sees no payments by itself
    Amount,
    Commission,
    Name,
    Key, ///< receiving key of a cash-out
    Reference,
    EndToEndId,
    Till, ///< counter that created the charge, according to the reference
    Note,
    Tags,
    Reconciled, ///< day of the matched statement line
    Operator,   ///< who created the transaction at this counter
    Count,
};

/// Visible columns and column widths.
struct ListColumns
{
    QList<ListColumn> shown = {};      ///< in display order; empty: as many as fit
    QMap<ListColumn, int> widths = {}; ///< only of columns with a changed width

    bool operator==(const ListColumns &) const = default;
};

} // namespace core
