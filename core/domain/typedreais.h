// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QStringView>

#include <optional>

namespace core
{

/// Parses an amount in a form of the office, where people type reais: as Money::parseTyped(), and
/// also whole reais: "18" is R$ 18,00. Rejects "1.234" and "12.34", whose separator is ambiguous.
/// The counter types centavos first, so its forms use Money::parseTyped().
[[nodiscard]] std::optional<Money> parseTypedReais(QStringView text);

} // namespace core
