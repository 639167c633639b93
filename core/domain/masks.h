// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// A name of which others see the first word and initials: "Maria D. S.".
[[nodiscard]] QString maskedName(const QString &name);

/// As TaxId::toMaskedText(); what is no document is all stars.
[[nodiscard]] QString maskedDocument(const QString &document);

/// A document, phone or e-mail masked as such; of any other key its last four characters stay.
[[nodiscard]] QString maskedPixKey(const QString &key);

} // namespace core
