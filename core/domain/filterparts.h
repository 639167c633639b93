// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QList>

namespace core
{

/// The part of a filter that users set and remove as one unit.
enum class FilterPart {
    Identifier,
    Reference,
    EndToEndId,
    EndToEndIdEnding,
    Statuses,
    Operation,
    Amount,  ///< from and to
    Paid,    ///< from and until
    Created, ///< from and until
    NameOrDocument,
    Description,
    Email,
    Phone,
    Days, ///< initial and final
    Platform,
    PixKey,
    Evidence,
    Note,
    Tag,
    Mark,
    Till,
    Reconciled,
    Operator, ///< of the counter
    Unusual,
};

/// Returns the parts that restrict the filter, in the order of the enumeration.
[[nodiscard]] QList<FilterPart> partsOf(const TransactionFilter &filter);

/// Returns the filter with `part` copied from `other`.
[[nodiscard]] TransactionFilter withPart(TransactionFilter filter, FilterPart part,
                                         const TransactionFilter &other);

/// Returns the filter with every part that `other` sets.
[[nodiscard]] TransactionFilter withParts(TransactionFilter filter, const TransactionFilter &other);

/// Returns the filter without `part`.
[[nodiscard]] TransactionFilter withoutPart(const TransactionFilter &filter, FilterPart part);

} // namespace core
