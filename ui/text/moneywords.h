// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the amount in words as on a cheque: "mil duzentos e trinta e quatro reais e cinquenta e
/// seis centavos". `language` is a code of languages(). Range: zero to Money::kMaxCents. Words
/// expose a wrong digit that is easy to miss in a number.
[[nodiscard]] QString moneyInWords(core::Money amount, const QString &language);

/// Returns the amount in words in the language of the program.
[[nodiscard]] QString moneyInWords(core::Money amount);

} // namespace ui
