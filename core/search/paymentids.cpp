// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/paymentids.h"

namespace core
{

using namespace Qt::StringLiterals;

bool isInForce(const Evidence &record)
{
    return record.role == Evidence::Role::Confirmation ||
           record.role == Evidence::Role::Verification;
}

QString paymentEndingOf(const QString &id)
{
    return id.right(6).toLower();
}

QString paymentEndingName(const QString &id)
{
    return "end:"_L1 + paymentEndingOf(id);
}

QList<PaymentId> paymentIdsOf(const Evidence &record)
{
    QList<PaymentId> ids;
    if (!isInForce(record))
        return ids;
    if (!record.endToEndId.isEmpty())
        ids.append({record.endToEndId, paymentEndingOf(record.endToEndId)});
    if (!record.endToEndIdEnding.isEmpty()) {
        ids.append(
            {paymentEndingName(record.endToEndIdEnding), paymentEndingOf(record.endToEndIdEnding)});
    }
    if (!record.line.isEmpty())
        ids.append({"line:"_L1 + record.line, {}});
    return ids;
}

} // namespace core
