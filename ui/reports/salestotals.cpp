// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/salestotals.h"

#include "core/domain/folding.h"
#include "core/domain/referencepattern.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"
#include "ui/text/producttext.h"

#include <algorithm>

namespace ui
{

core::NetTotals saleOf(const core::Transaction &payment)
{
    core::TransactionSum sum;
    sum.status = core::Status::Code::Paid;
    sum.operation = core::Operation::CashIn;
    sum.count = 1;
    sum.amount = payment.amount;
    sum.commission = payment.commission.value_or(core::Money());
    sum.unknownCommissionCount = payment.commission ? 0 : 1;
    return core::netTotalsOf(sum);
}

void SalesTotals::addOperator(const QString &name, const core::NetTotals &payment)
{
    if (!name.isEmpty())
        operators[name] += payment;
}

void SalesTotals::addTag(const QString &name, const core::NetTotals &payment)
{
    Tag &tag = tags[core::folded(name)];
    if (tag.name.isEmpty())
        tag.name = name;
    tag.totals += payment;
}

void SalesTotals::add(const core::Transaction &payment, const core::ReferencePattern &pattern)
{
    if (const QString till = pattern.tillOf(payment.reference); !till.isEmpty())
        tills[till.toUpper()] += saleOf(payment);
    for (const ProductCount &sold : productsOf(payment.description))
        products[sold.product] += sold.quantity;
}

QList<SalesTotals::Product> SalesTotals::byUnits() const
{
    QList<Product> sorted;
    for (const auto &[name, units] : products.asKeyValueRange())
        sorted.append({name, units});
    std::stable_sort(sorted.begin(), sorted.end(), [](const Product &one, const Product &other) {
        return one.units > other.units;
    });
    return sorted;
}

} // namespace ui
