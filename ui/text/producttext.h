// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
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

/// Number of units of a product in one charge.
struct ProductCount
{
    QString product;
    qint64 quantity = 0; ///< at least 1

    bool operator==(const ProductCount &) const = default;
};

/// Returns the products of a description by productsText(). Empty for any other description.
/// Counts no products that did not fit into the description.
[[nodiscard]] QList<ProductCount> productsOf(const QString &description);

} // namespace ui
