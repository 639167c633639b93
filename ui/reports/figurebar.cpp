// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/figurebar.h"

#include "ui/text/text.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kPercent = 100;

/// A figure in the order of the bar: an amount in centavos, or a number.
struct Value
{
    std::optional<qint64> number;
    QString text;
};

std::array<Value, 5> valuesOf(const Summary::Figures &figures)
{
    const auto amount = [](core::Money money) { return Value{money.cents(), moneyText(money)}; };
    const bool isNetKnown = figures.unknownCommissionCount == 0;
    return {amount(figures.received), amount(figures.refunded),
            Value{isNetKnown ? std::optional(figures.net.cents()) : std::nullopt,
                  netText(figures.net, figures.unknownCommissionCount)},
            Value{figures.sales, QLocale().toString(figures.sales)},
            figures.average ? amount(*figures.average) : Value{{}, u"—"_s}};
}

/// Returns "▲ 8 %", rounded to whole percent; empty without a positive number before.
QString changeText(std::optional<qint64> now, std::optional<qint64> before)
{
    if (!now || !before || *before <= 0)
        return {};
    const qint64 change = (*now - *before) * kPercent / *before;
    const QString arrow = change > 0 ? u"▲"_s : change < 0 ? u"▼"_s : u"="_s;
    return FigureBar::tr("%1 %2 %", "arrow up or down, a number")
        .arg(arrow, QLocale().toString(std::abs(change)));
}

} // namespace

FigureBar::FigureBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"summaryFigures"_s);
    const std::array names{tr("Received"), tr("Refunded"), tr("Net"), tr("Sales"),
                           tr("Average sale")};
    const std::array objects{u"receivedFigure"_s, u"refundedFigure"_s, u"netFigure"_s,
                             u"salesFigure"_s, u"averageFigure"_s};
    auto *layout = new FlowLayout(this);
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        auto *value = new Label({}, TextSize::Title);
        value->setObjectName(objects.at(i));
        auto *before = new Label({}, TextSize::Small, Label::Tone::Muted);
        before->setObjectName(objects.at(i) + u"Before"_s);
        auto *cell = new QWidget;
        auto *column = new QVBoxLayout(cell);
        column->setContentsMargins(0, 0, kSpace, 0);
        column->setSpacing(0);
        column->addWidget(new Label(names.at(i), TextSize::Small, Label::Tone::Muted));
        column->addWidget(value);
        column->addWidget(before);
        layout->addWidget(cell);
        m_labels.at(i) = {value, before};
    }
}

void FigureBar::setLarge(bool isLarge)
{
    for (const Figure &figure : m_labels)
        figure.value->setFont(textFont(isLarge ? TextSize::Headline : TextSize::Title));
}

void FigureBar::show(const Summary::Figures &figures)
{
    m_figures = figures;
    const auto values = valuesOf(figures);
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels.at(i).value->setText(values.at(i).text);
    compare({});
}

void FigureBar::compare(const std::optional<Summary::Figures> &before)
{
    const auto now = valuesOf(m_figures);
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        QString text;
        if (before) {
            const Value was = valuesOf(*before).at(i);
            text = tr("before: %1", "a figure of the period before").arg(was.text);
            if (const QString change = changeText(now.at(i).number, was.number); !change.isEmpty())
                text += u" · "_s + change;
        }
        m_labels.at(i).before->setText(text);
    }
}

} // namespace ui
