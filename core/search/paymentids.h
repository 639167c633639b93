// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"

#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

/// An identifier of a payment, as stored in payment_id.
struct PaymentId
{
    QString name;
    QString ending; ///< last six characters of an end-to-end id, in lower case; empty: none
};

/// Returns true if the record shows a payment that counts: a confirmation or a verification.
[[nodiscard]] bool isInForce(const Evidence &record);

/// Returns the identifiers that a record occupies while it is in force.
[[nodiscard]] QList<PaymentId> paymentIdsOf(const Evidence &record);

/// Returns payment_id.ending of an end-to-end id: the last six characters, in lower case.
[[nodiscard]] QString paymentEndingOf(const QString &id);

/// Returns payment_id.name of the payments of which only the last six characters are known: those
/// of `id`, which may be longer.
[[nodiscard]] QString paymentEndingName(const QString &id);

} // namespace core
