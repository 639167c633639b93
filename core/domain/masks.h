// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

struct PayerProfile;
struct Transaction;

/// Whether nobody said who they are: the name is none of a person, and there is nothing to hide.
[[nodiscard]] bool isWalkIn(const Transaction &transaction, const PayerProfile &walkIn);

/// A name of which others see the first word and initials: "Maria D. S.".
[[nodiscard]] QString maskedName(const QString &name);

/// As TaxId::toMaskedText(); what is no document is all stars.
[[nodiscard]] QString maskedDocument(const QString &document);

/// A document, phone or e-mail masked as such; of any other key its last four characters stay.
[[nodiscard]] QString maskedPixKey(const QString &key);

} // namespace core
