// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{
class TypedSum;
}

namespace ui
{

/// Returns the products of a sum as the description of its charge: "2 Pão na chapa, 1 Café".
/// Prices without a product are added up at the end: "1 Café, R$ 3,00". Empty if the sum has no
/// product. The text is stored with the charge: it is the same in every language, and at most
/// core::kMaxDescription long. Products that do not fit are counted: "…, +3".
[[nodiscard]] QString productsText(const core::TypedSum &sum);

} // namespace ui
