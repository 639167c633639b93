// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDate>

namespace core
{

/// The total of the partial returns of one day. A part counts on its own day while its charge is
/// paid. The last part makes the charge refunded; a refunded charge counts on the day of its
/// creation, as in TransactionSum, and none of its parts counts.
struct ReturnSum
{
    QDate day;        ///< business day of the return
    qint64 count = 0; ///< number of parts, at least 1
    Money amount;

    bool operator==(const ReturnSum &) const = default;
};

} // namespace core
