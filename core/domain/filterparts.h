// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

namespace core
{

/// What of a filter is set and taken away as one thing.
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
    Phone,
    Days, ///< initial and final
    Platform,
    PixKey,
    Note,
    Tag,
    Mark,
    Counter,
};

/// Those that restrict, in the order of the enumeration.
[[nodiscard]] QList<FilterPart> partsOf(const TransactionFilter &filter);

/// The filter with `part` as `other` has it.
[[nodiscard]] TransactionFilter withPart(TransactionFilter filter, FilterPart part,
                                         const TransactionFilter &other);

/// The filter with every part that `other` has.
[[nodiscard]] TransactionFilter withParts(TransactionFilter filter, const TransactionFilter &other);

/// The filter without it.
[[nodiscard]] TransactionFilter withoutPart(const TransactionFilter &filter, FilterPart part);

} // namespace core
