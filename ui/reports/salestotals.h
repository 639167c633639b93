// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/nettotals.h"

#include <QtCore/QMap>
#include <QtCore/QString>

namespace core
{
class ReferencePattern;
struct Transaction;
} // namespace core

namespace ui
{

/// Returns the totals of one received payment.
[[nodiscard]] core::NetTotals saleOf(const core::Transaction &payment);

/// Received payments by counter, by operator, by tag and by product. Counters are named in
/// references, products in descriptions; payments that name none are in no total.
struct SalesTotals
{
    struct Product
    {
        QString name;
        qint64 units = 0;
    };

    struct Tag
    {
        QString name; ///< as first seen
        core::NetTotals totals;
    };

    QMap<QString, core::NetTotals> tills;     ///< by name
    QMap<QString, core::NetTotals> operators; ///< by short name of who created the charge
    QMap<QString, Tag> tags;                  ///< by name without case and accents
    QMap<QString, qint64> products;           ///< units by name

    void add(const core::Transaction &payment, const core::ReferencePattern &pattern);

    /// Adds the payment to the totals of the operator.
    void addOperator(const QString &name, const core::NetTotals &payment);

    /// Adds the payment to the totals of a tag. A payment with several tags is in several totals.
    void addTag(const QString &name, const core::NetTotals &payment);

    /// Returns the products, most units first.
    [[nodiscard]] QList<Product> byUnits() const;
};

} // namespace ui
