// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/amountpanel.h"

#include "ui/counter/keypad.h"
#include "ui/counter/payerbar.h"
#include "ui/counter/sumline.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/presetbar.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QKeyCombination kKeypadKey = Qt::CTRL | Qt::Key_T;

} // namespace

AmountPanel::AmountPanel(PayerBar &payerBar, QWidget &page)
    : m_payerBar(payerBar)
    , m_page(page)
    , m_amount(new AmountEdit)
    , m_sumLine(new SumLine)
    , m_message(new Label({}, TextSize::Body, Label::Tone::Muted))
    , m_create(keyButton(tr("Charge"), Qt::Key_Enter, u"createButton"_s, KeyScope::Borrowed))
    , m_keypadToggle(keyButton(tr("Keypad"), kKeypadKey, u"keypadToggleButton"_s))
    , m_keypad(new Keypad)
    , m_presets(new PresetBar({}, &page))
    , m_lastResult(new Label({}, TextSize::Body, Label::Tone::Muted))
{
    m_message->setObjectName(u"chargeMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(40); // two lines
    m_create->setFont(textFont(TextSize::Title));
    m_create->setMinimumWidth(300);
    makePrimary(m_create);
    m_lastResult->setObjectName(u"lastResultLabel"_s);
    m_lastResult->setAlignment(Qt::AlignCenter);
    m_lastResult->setWordWrap(true);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpaceSmall);
    buttons->addStretch();
    buttons->addWidget(m_create);
    buttons->addWidget(m_keypadToggle);
    buttons->addStretch();
    auto *typing = new QVBoxLayout;
    // Small, so that everything with all presets fits in the smallest window.
    typing->setSpacing(2);
    typing->addStretch(2);
    typing->addWidget(m_amount);
    typing->addWidget(m_sumLine);
    typing->addWidget(m_message);
    typing->addSpacing(kSpaceSmall);
    typing->addLayout(buttons);
    typing->addSpacing(kSpaceSmall);
    typing->addWidget(m_presets);
    typing->addStretch(3);
    auto *upper = new QHBoxLayout;
    upper->setSpacing(kSpace);
    upper->addLayout(typing, 1);
    upper->addWidget(m_keypad);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(upper, 1);
    m_lastRow = createLastRow();
    layout->addWidget(m_lastRow);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(&m_payerBar);
    addKeypad();
}

QWidget *AmountPanel::createLastRow()
{
    m_repeat = keyButton(tr("Repeat", "the last charge"), Qt::Key_F9, u"repeatLastButton"_s,
                         KeyScope::Borrowed);
    m_printLast =
        keyButton(tr("Print receipt"), Qt::Key_P, u"printLastButton"_s, KeyScope::Borrowed);
    connect(m_repeat, &QPushButton::clicked, this, &AmountPanel::repeatRequested);
    connect(m_printLast, &QPushButton::clicked, this, &AmountPanel::printRequested);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_lastResult, 1);
    for (QPushButton *button : {m_repeat, m_printLast}) {
        button->setProperty("density", u"large"_s);
        button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the amount.
        button->hide();
        layout->addWidget(button);
    }
    return row;
}

void AmountPanel::setLastActions(bool canRepeat, bool canPrint)
{
    m_repeat->setVisible(canRepeat);
    m_printLast->setVisible(canPrint);
    fitPresets();
}

void AmountPanel::addKeypad()
{
    m_keypad->hide();
    m_keypadToggle->setCheckable(true);
    m_keypadToggle->setProperty("density", u"large"_s);
    m_keypadToggle->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the amount.
    connect(m_keypadToggle, &QPushButton::toggled, this, &AmountPanel::keypadToggled);
    connect(m_keypad, &Keypad::typed, m_amount, [this](const QString &characters) {
        m_amount->setFocus();
        for (const QChar c : characters)
            m_amount->typeCharacter(c);
    });
    connect(m_keypad, &Keypad::eraseRequested, m_amount, &AmountEdit::eraseOne);
    connect(m_keypad, &Keypad::clearRequested, m_amount, &AmountEdit::clearAmount);
    connect(m_keypad, &Keypad::chargeRequested, m_create, &QPushButton::click);
}

void AmountPanel::setKeypadVisible(bool isVisible)
{
    const QSignalBlocker blocker(m_keypadToggle); // only the user's choice is stored
    m_keypadToggle->setChecked(isVisible);
    m_keypad->setVisible(isVisible);
    m_create->setVisible(!isVisible);
    fitPresets();
}

void AmountPanel::setTyping(core::Typing typing)
{
    m_amount->setTyping(typing);
    showMessage({});
}

void AmountPanel::setPresets(const QList<core::Preset> &presets)
{
    if (presets != m_shownPresets) {
        m_shownPresets = presets;
        auto *bar = new PresetBar(presets, &m_page);
        connect(bar, &PresetBar::chosen, this, &AmountPanel::presetChosen);
        delete layout()->replaceWidget(m_presets, bar, Qt::FindChildrenRecursively);
        delete m_presets; // and its shortcuts
        m_presets = bar;
        bar->setVisible(!presets.isEmpty()); // A layout shows its new widgets too late for the fit.
    }
    putInOrder();
    fitPresets();
}

void AmountPanel::showSum()
{
    const bool wasShown = !m_sumLine->isHidden();
    m_sumLine->setSum(m_amount->sum());
    if (m_sumLine->isHidden() == wasShown)
        fitPresets();
}

void AmountPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPresets();
}

/// Flattens the preset prices in a low window and hides optional parts if necessary.
void AmountPanel::fitPresets()
{
    const auto isTooLow = [this] {
        m_presets->updateGeometry();
        layout()->activate(); // The sizes of nested layouts are cached.
        const int needed = layout()->hasHeightForWidth()
                               ? layout()->totalMinimumHeightForWidth(width())
                               : layout()->totalMinimumSize().height();
        return needed > height();
    };
    m_hasRoomForHint = true;
    const int keypadWidth = m_keypad->isHidden() ? 0 : m_keypad->sizeHint().width() + kSpace;
    m_presets->fitInto(width() - keypadWidth);
    m_message->show();
    m_lastRow->show();
    m_presets->setShape(PresetBar::Shape::Tiles);
    if (isTooLow())
        m_presets->setShape(PresetBar::Shape::LowTiles);
    if (isTooLow() && m_keypad->isHidden())
        m_presets->setShape(PresetBar::Shape::Lines);
    m_hasRoomForHint = !isTooLow();
    m_message->setVisible(m_hasRoomForHint || m_message->text() != typingHint());
    m_lastRow->setVisible(m_hasRoomForHint);
}

/// Sets the Tab order: the payer follows the amount.
void AmountPanel::putInOrder()
{
    QWidget *last = m_amount;
    for (QWidget *next : m_payerBar.fields() + QList<QWidget *>{m_create, m_keypadToggle}) {
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
