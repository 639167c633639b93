// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/keypad.h"

#include "core/till/preferences.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/theme.h"

#include <QtGui/QInputDevice>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kColumns = 4;
constexpr int kKeyWidth = 68;
constexpr int kMaxKeyHeight = 84;

} // namespace

Keypad::Keypad(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"keypad"_s);
    setAccessibleName(tr("Keypad"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    const auto digit = [this](int number, int row, int column) {
        const QString text = QString::number(number);
        addTyping({text, text, text}, text, row, column);
    };
    digit(7, 0, 0);
    digit(8, 0, 1);
    digit(9, 0, 2);
    connect(add({u"⌫"_s, tr("Undo the last key"), u"Erase"_s}, 0, 3), &QPushButton::clicked, this,
            &Keypad::eraseRequested);
    digit(4, 1, 0);
    digit(5, 1, 1);
    digit(6, 1, 2);
    connect(add({tr("C", "key of a calculator: clear"), tr("Clear the amount"), u"Clear"_s}, 1, 3),
            &QPushButton::clicked, this, &Keypad::clearRequested);
    digit(1, 2, 0);
    digit(2, 2, 1);
    digit(3, 2, 2);
    addTyping({u"+"_s, tr("Plus: the next price"), u"Plus"_s}, u"+"_s, 2, 3);
    digit(0, 3, 0);
    addTyping({u"00"_s, u"00"_s, u"00"_s}, u"00"_s, 3, 1);
    addTyping({u","_s, tr("Comma: the digits before are whole reais"), u"Comma"_s}, u","_s, 3, 2);
    addTyping({u"×"_s, tr("Times: the quantity"), u"Times"_s}, u"*"_s, 3, 3);
    m_charge = add({tr("Charge"), tr("Charge"), u"Charge"_s}, 4, 0);
    m_grid->addWidget(m_charge, 4, 0, 1, kColumns);
    makePrimary(m_charge);
    connect(m_charge, &QPushButton::clicked, this, &Keypad::chargeRequested);
    for (int row = 0; row <= 4; ++row)
        m_grid->setRowStretch(row, 1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setMaximumHeight(5 * kMaxKeyHeight + 4 * m_grid->spacing());
}

QPushButton *Keypad::add(const Key &key, int row, int column)
{
    auto *button = new QPushButton(key.face);
    button->setObjectName(u"keypad%1Button"_s.arg(key.objectName));
    button->setAccessibleName(key.name);
    button->setFont(textFont(TextSize::Title));
    button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the amount.
    button->setProperty("density", u"keypad"_s);
    button->setMinimumSize(kKeyWidth, kTouchTarget);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_grid->addWidget(button, row, column);
    return button;
}

void Keypad::addTyping(const Key &key, const QString &characters, int row, int column)
{
    connect(add(key, row, column), &QPushButton::clicked, this,
            [this, characters] { Q_EMIT typed(characters); });
}

bool Keypad::hasTouchScreen()
{
    const QList<const QInputDevice *> devices = QInputDevice::devices();
    return std::any_of(devices.cbegin(), devices.cend(), [](const QInputDevice *device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

bool Keypad::isShownBy(const core::PreferencesStore &preferences)
{
    using Mode = core::Appearance::Keypad;
    const Mode keypad = preferences.value().appearance.keypad;
    return keypad == Mode::Shown || (keypad == Mode::Automatic && hasTouchScreen());
}

} // namespace ui
