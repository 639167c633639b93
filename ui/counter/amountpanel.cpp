// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/amountpanel.h"

#include "ui/counter/payerbar.h"
#include "ui/counter/sumline.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/presetbar.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

AmountPanel::AmountPanel(PayerBar &payerBar, QWidget &page)
    : m_payerBar(payerBar)
    , m_page(page)
    , m_amount(new AmountEdit)
    , m_sumLine(new SumLine)
    , m_message(new Label({}, TextSize::Body, Label::Tone::Muted))
    , m_create(new QPushButton(tr("Charge   Enter")))
    , m_presets(new PresetBar({}, &page))
    , m_lastResult(new Label({}, TextSize::Body, Label::Tone::Muted))
{
    m_message->setObjectName(u"chargeMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(40); // two lines
    m_create->setObjectName(u"createButton"_s);
    m_create->setAccessibleName(tr("Charge"));
    m_create->setFont(textFont(TextSize::Title));
    m_create->setMinimumWidth(300);
    makePrimary(m_create);
    m_lastResult->setObjectName(u"lastResultLabel"_s);
    m_lastResult->setAlignment(Qt::AlignCenter);
    m_lastResult->setWordWrap(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    // Small, so that everything with all presets fits in the smallest window.
    layout->setSpacing(2);
    layout->addStretch(2);
    layout->addWidget(m_amount);
    layout->addWidget(m_sumLine);
    layout->addWidget(m_message);
    layout->addSpacing(kSpace);
    layout->addWidget(m_create, 0, Qt::AlignHCenter);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_presets);
    layout->addStretch(3);
    layout->addWidget(m_lastResult);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(&m_payerBar);
}

void AmountPanel::setTyping(core::Typing typing)
{
    m_amount->setTyping(typing);
    showMessage({});
}

void AmountPanel::setPresets(const QList<core::Preset> &presets)
{
    auto *bar = new PresetBar(presets, &m_page);
    connect(bar, &PresetBar::chosen, this, &AmountPanel::presetChosen);
    delete layout()->replaceWidget(m_presets, bar);
    delete m_presets; // and its shortcuts
    m_presets = bar;
    putInOrder();
    fitPresets();
}

void AmountPanel::showSum()
{
    m_sumLine->setSum(m_amount->sum());
}

void AmountPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPresets();
}

/// Flattens the preset prices in a low window and hides optional parts if necessary.
void AmountPanel::fitPresets()
{
    const auto isTooLow = [this] { return layout()->minimumSize().height() > height(); };
    m_hasRoomForHint = true;
    m_message->show();
    m_lastResult->show();
    m_presets->setShape(PresetBar::Shape::Usual);
    if (isTooLow())
        m_presets->setShape(PresetBar::Shape::Flat);
    m_hasRoomForHint = !isTooLow();
    m_message->setVisible(m_hasRoomForHint || m_message->text() != typingHint());
    m_lastResult->setVisible(m_hasRoomForHint);
}

/// Sets the Tab order: the payer follows the amount.
void AmountPanel::putInOrder()
{
    QWidget *last = m_amount;
    for (QWidget *next : m_payerBar.fields() + QList<QWidget *>{m_create}) {
        setTabOrder(last, next);
        last = next;
    }
}

void AmountPanel::showMessage(const QString &problem)
{
    m_message->setTone(problem.isEmpty() ? Label::Tone::Muted : Label::Tone::Problem);
    m_message->setText(problem.isEmpty() ? typingHint() : problem);
    m_message->setVisible(m_hasRoomForHint || !problem.isEmpty());
}

void AmountPanel::showProgress(const QString &what)
{
    m_message->setTone(Label::Tone::Muted);
    m_message->setText(what);
    m_message->show(); // even if there is no space for hints
}

QString AmountPanel::typingHint() const
{
    const QString example = moneyText(core::Money::fromCents(1500));
    switch (m_amount->typing()) {
    case core::Typing::Centavos:
        return tr("Type the amount. Example: 1500 = %1 · + adds · * quantity").arg(example);
    case core::Typing::WholeReais:
        return tr("Type the amount. Example: 15 = %1 · comma for centavos · + adds · * quantity")
            .arg(example);
    }
    Q_UNREACHABLE();
}

void AmountPanel::setLastResult(const QString &sentence)
{
    m_lastResult->setText(sentence);
}

} // namespace ui
