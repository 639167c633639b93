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
    if (term == core::TypedSum::Term{})
        return {};
    if (!term.quantity)
        return amountText(term.price);
    return u"%1 × %2"_s.arg(amountText(term.price),
                            *term.quantity == 0 ? QString() : QString::number(*term.quantity));
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
    if (sum.isCalculated()) {
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
