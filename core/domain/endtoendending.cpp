// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/endtoendending.h"

#include "core/domain/confirmation.h"

namespace core
{

bool endsEndToEndId(const Transaction &transaction, const QString &ending)
{
    if (ending.isEmpty() || !transaction.endToEndId.isEmpty())
        return transaction.endToEndId.endsWith(ending, Qt::CaseInsensitive);
    const QString end = ending.right(kEndToEndIdEnding);
    bool isFound = false;
    for (const Evidence &record : transaction.evidence) {
        if (record.role == Evidence::Role::Withdrawal)
            isFound = false;
        else if (record.role != Evidence::Role::Contradiction && !record.endToEndIdEnding.isEmpty())
            isFound |= record.endToEndIdEnding.compare(end, Qt::CaseInsensitive) == 0;
    }
    return isFound;
}

} // namespace core
