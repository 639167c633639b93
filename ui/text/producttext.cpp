// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/producttext.h"

#include "core/domain/draftvalidation.h"
#include "core/till/typedsum.h"

#include <QtCore/QRegularExpression>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct ProductLine
{
    QString product;
    core::Money price; ///< products of one name may have several prices
    qint64 quantity = 0;
};

QString joined(const QStringList &parts, qsizetype count)
{
    QString text = parts.first(count).join(u", "_s);
    if (count < parts.size())
        text += u", +%1"_s.arg(parts.size() - count);
    return text;
}

} // namespace

QString productsText(const core::TypedSum &sum)
{
    QList<ProductLine> lines;
    qint64 otherCents = 0;
    for (const core::TypedSum::Term &term : sum.terms()) {
        const QString product = term.product.simplified();
        const int quantity = qMax(1, term.quantity.value_or(1));
        if (product.isEmpty()) {
            otherCents += term.price.cents() * quantity;
            continue;
        }
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const ProductLine &line) {
            return line.product == product && line.price == term.price;
        });
        if (same == lines.end())
            lines.append({product, term.price, quantity});
        else
            same->quantity += quantity;
    }
    if (lines.isEmpty())
        return {};
    QStringList parts;
    for (const ProductLine &line : std::as_const(lines))
        parts += u"%1 %2"_s.arg(line.quantity).arg(line.product);
    if (otherCents > 0)
        parts += u"R$ "_s + core::Money::fromCents(otherCents).toDecimal().replace(u'.', u',');
    qsizetype count = parts.size();
    while (count > 1 && joined(parts, count).size() > core::kMaxDescription)
        --count;
    return joined(parts, count).left(core::kMaxDescription);
}

QList<ProductCount> productsOf(const QString &description)
{
    static const QRegularExpression product(u"^([1-9][0-9]{0,5}) (\\S.*)$"_s);
    static const QRegularExpression remainder(u"^(R\\$ [0-9]+,[0-9]{2}|\\+[0-9]+)$"_s);
    QList<ProductCount> found;
    const QStringList parts = description.split(u", "_s);
    for (const QString &part : parts) {
        const QRegularExpressionMatch match = product.match(part);
        if (match.hasMatch())
            found.append({match.captured(2), match.captured(1).toLongLong()});
        else if (found.isEmpty() || !remainder.match(part).hasMatch())
            return {};
    }
    return found;
}

} // namespace ui
