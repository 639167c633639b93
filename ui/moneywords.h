// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QString>

namespace ui
{

/// The amount in words, as on a cheque: "mil duzentos e trinta e quatro reais e cinquenta e seis
/// centavos". In the language of that code of languages(). Any amount from zero to
/// Money::kMaxCents; a slip of one digit reads like another amount.
[[nodiscard]] QString moneyInWords(core::Money amount, const QString &language);

/// In the language of the program.
[[nodiscard]] QString moneyInWords(core::Money amount);

} // namespace ui
