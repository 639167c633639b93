// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/sumline.h"

#include "core/till/typedsum.h"
#include "ui/text/text.h"

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString termText(const core::TypedSum::Term &term)
{
    if (term.isEmpty())
        return {};
    const QString price =
        term.product.isEmpty()
            ? amountText(term.price)
            : u"%1 %2"_s.arg(foreignText(term.product.simplified()), amountText(term.price));
    if (!term.quantity)
        return price;
    const QString quantity = *term.quantity == 0 ? QString() : QString::number(*term.quantity);
    if (term.origin == core::TypedSum::Origin::CountedPreset)
        return u"%1 × %2"_s.arg(quantity, price);
    return u"%1 × %2"_s.arg(price, quantity);
}

} // namespace

SumLine::SumLine()
    : Label({}, TextSize::Title, Tone::Muted)
{
    setObjectName(u"sumLine"_s);
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setText(u"0"_s);
    setFixedHeight(sizeHint().height()); // even without a sum
    clear();
}

void SumLine::setSum(const core::TypedSum &sum)
{
    QStringList terms;
    if (sum.isCalculated() || !sum.terms().first().product.isEmpty()) {
        for (const core::TypedSum::Term &term : sum.terms())
            terms += termText(term);
    }
    m_text = terms.join(" + "_L1).trimmed();
    setAccessibleName(m_text);
    showText();
}

void SumLine::resizeEvent(QResizeEvent *event)
{
    Label::resizeEvent(event);
    showText();
}

void SumLine::showText()
{
    setText(fontMetrics().elidedText(m_text, Qt::ElideLeft, width()));
}

} // namespace ui
