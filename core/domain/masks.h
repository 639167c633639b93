// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

struct PayerProfile;
struct Transaction;

/// Returns true if the payer gave no name: the transaction has the data of the walk-in payer, so
/// there is nothing to mask.
[[nodiscard]] bool isWalkIn(const Transaction &transaction, const PayerProfile &walkIn);

/// Masks a name to its first word and initials: "Maria D. S.".
[[nodiscard]] QString maskedName(const QString &name);

/// Masks a document like TaxId::toMaskedText(). Replaces any other text with asterisks.
[[nodiscard]] QString maskedDocument(const QString &document);

/// Masks a key as a document, phone or e-mail address. Keeps the last four characters of any other
/// key.
[[nodiscard]] QString maskedPixKey(const QString &key);

} // namespace core
