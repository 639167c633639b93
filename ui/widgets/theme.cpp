// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/theme.h"

#include <QtGui/QFontDatabase>
#include <QtWidgets/QApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Tones
{
    QRgb window, surface, raised, border, text, muted, accent, onAccent;
};

constexpr Tones kLight{0xFFF3F4F6, 0xFFFFFFFF, 0xFFE9EBEF, 0xFFCDD2DA,
                       0xFF14171C, 0xFF59606D, 0xFF0B6E69, 0xFFFFFFFF};
constexpr Tones kDark{0xFF14161A, 0xFF1D2026, 0xFF2A2E37, 0xFF444A57,
                      0xFFEFF1F5, 0xFFA9B1BF, 0xFF45C9B9, 0xFF05211D};
/// Contrast of every text on every background is at least 7:1.
constexpr Tones kContrast{0xFF000000, 0xFF000000, 0xFF202020, 0xFFFFFFFF,
                          0xFFFFFFFF, 0xFFE6E6E6, 0xFFFFE100, 0xFF000000};

const Tones &tonesOf(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Light:
        return kLight;
    case Scheme::Dark:
        return kDark;
    case Scheme::Contrast:
        return kContrast;
    }
    Q_UNREACHABLE();
}

QPalette paletteOf(const Tones &tones)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(role, QColor::fromRgba(colour));
    };
    set(QPalette::Window, tones.window);
    set(QPalette::WindowText, tones.text);
    set(QPalette::Base, tones.surface);
    set(QPalette::AlternateBase, tones.window);
    set(QPalette::Text, tones.text);
    set(QPalette::PlaceholderText, tones.muted);
    set(QPalette::Button, tones.raised);
    set(QPalette::ButtonText, tones.text);
    set(QPalette::BrightText, tones.onAccent);
    set(QPalette::Mid, tones.border);
    set(QPalette::Light, tones.surface);
    set(QPalette::Midlight, tones.raised);
    set(QPalette::Dark, tones.border);
    set(QPalette::Shadow, tones.border);
    set(QPalette::Highlight, tones.accent);
    set(QPalette::HighlightedText, tones.onAccent);
    set(QPalette::Link, tones.accent);
    set(QPalette::LinkVisited, tones.accent);
    set(QPalette::ToolTipBase, tones.raised);
    set(QPalette::ToolTipText, tones.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgba(tones.muted));
    return palette;
}

/// Only shapes. Colours come from the palette by name, so one style sheet serves all schemes. The
/// button on the green ground of PAID is the exception. Fields and tables have no colour of their
/// own: Qt would derive a paler one for placeholders.
constexpr auto kStyleSheet = R"(
QPushButton {
    border: 1px solid palette(mid); border-radius: 8px; background: palette(button);
    color: palette(button-text); padding: 9px 16px; min-height: 20px; outline: none;
}
QPushButton:hover { background: palette(light); border-color: palette(placeholder-text); }
QPushButton:focus { border: 2px solid palette(highlight); padding: 8px 15px; }
QPushButton:pressed { background: palette(mid); }
QPushButton:disabled { color: palette(placeholder-text); }
QPushButton[role="primary"] {
    background: palette(highlight); color: palette(highlighted-text); border-color: palette(highlight);
    font-weight: 600;
}
QPushButton[role="primary"]:hover { border-color: palette(text); }
QPushButton[role="primary"]:focus { border: 2px solid palette(window-text); }
QPushButton[role="primary"]:disabled { background: palette(button); color: palette(placeholder-text);
    border-color: palette(mid); }
QPushButton[role="choice"] { background: palette(base); border-radius: 10px; }
QPushButton[role="choice"]:hover { background: palette(button); }
QPushButton[role="toggle"]:checked {
    background: palette(highlight); color: palette(highlighted-text); border-color: palette(highlight);
}
QPushButton[role="toggle"]:checked:focus { border: 2px solid palette(window-text); }
QPushButton[density="compact"] { padding: 5px 12px; }
QPushButton[density="compact"]:focus { padding: 4px 11px; }
QPushButton[density="large"] { min-height: 28px; }
QPushButton[density="touch"] { padding: 9px 10px; min-height: 28px; min-width: 28px; }
QPushButton[density="touch"]:focus { padding: 8px 9px; }
QPushButton[density="tight"] { padding: 5px 7px; }
QPushButton[density="tight"]:focus { padding: 4px 6px; }
QPushButton[density="keypad"] { padding: 2px; }
QPushButton[density="keypad"]:focus { padding: 1px; }
QPushButton[density="tile"] { padding: 3px 6px; }
QPushButton[density="tile"]:focus { padding: 2px 5px; }
QLabel#keyCap {
    border: 1px solid palette(mid); border-bottom-width: 2px; border-radius: 4px; background: palette(base);
    color: palette(text); padding: 0 4px;
}
QPushButton[role="paid"] { background: white; color: #0A6132; border-color: white; font-weight: 600; }
QPushButton[role="sidebar"] {
    border: none; border-radius: 8px; text-align: left; padding: 12px; background: transparent;
}
QPushButton[role="sidebar"]:hover { background: palette(base); }
QPushButton[role="sidebar"]:checked { background: palette(button); font-weight: 600; }
QPushButton[role="sidebar"]:focus { border: 2px solid palette(highlight); padding: 10px; }
QPushButton[density="tool"] { padding: 8px; min-height: 32px; text-align: center; }
QPushButton[density="tool"]:focus { padding: 6px; }
QLineEdit, QComboBox {
    border: 1px solid palette(mid); border-radius: 8px; background: palette(base);
    padding: 8px 10px; min-height: 20px;
    selection-background-color: palette(highlight); selection-color: palette(highlighted-text);
}
QLineEdit[density="compact"], QComboBox[density="compact"] { padding: 4px 8px; min-height: 22px; border-radius: 6px; }
QLineEdit[density="touch"] { min-height: 30px; }
QMenu[density="touch"] { background: palette(base); color: palette(text); border: 1px solid palette(mid); }
QMenu[density="touch"]::item { padding: 15px 28px; }
QMenu[density="touch"]::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QMenu[density="touch"]::item:disabled { color: palette(placeholder-text); }
QCheckBox { border: 2px solid transparent; border-radius: 6px; padding: 2px 4px; min-height: 28px; }
QCheckBox:focus { border-color: palette(highlight); }
QCheckBox::indicator, QListWidget::indicator {
    width: 16px; height: 16px; border: 1px solid palette(placeholder-text); border-radius: 4px;
    background: palette(base);
}
QCheckBox::indicator:checked, QListWidget::indicator:checked {
    background: palette(highlight); border-color: palette(highlight); image: url(:/icons/mark-bright.svg);
}
QCheckBox::indicator:disabled { border-color: palette(mid); }
QLineEdit:focus, QComboBox:focus { border: 2px solid palette(highlight); padding: 7px 9px; }
QLineEdit[density="compact"]:focus, QComboBox[density="compact"]:focus { padding: 3px 7px; }
/* As a menu, the list would have the height of the items of menus, and hide the last ones. */
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView {
    border: 1px solid palette(mid); background: palette(base); color: palette(text); outline: 0;
    selection-background-color: palette(highlight); selection-color: palette(highlighted-text);
}
QComboBox QAbstractItemView::item { min-height: 32px; padding: 0 8px; }
QPushButton#createButton { min-height: 32px; }
QLineEdit#amountEdit {
    background: transparent; border: none; border-bottom: 4px solid palette(mid);
    border-radius: 0; padding: 0;
}
QLineEdit#claimAmountEdit, QLineEdit#claimAmountEdit:focus { padding: 0; }
QLineEdit#claimEdit { min-height: 30px; }
QLineEdit#amountEdit:focus { border-bottom-color: palette(highlight); }
QFrame[role="card"] { background: palette(base); border: 1px solid palette(mid); border-radius: 10px; }
QFrame[role="simulator"] { border: 2px dashed palette(mid); border-radius: 10px; }
QTableView, QTreeView {
    background: palette(base); border: 1px solid palette(mid);
    border-radius: 10px; padding: 1px; gridline-color: transparent; outline: 0;
    selection-background-color: palette(button); selection-color: palette(text);
}
QListWidget {
    background: palette(base); border: 1px solid palette(mid);
    border-radius: 8px; padding: 1px; outline: 0;
}
QListWidget:focus { border: 2px solid palette(highlight); padding: 0; }
QListWidget::item { min-height: 32px; padding: 0 8px; border: none; }
QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }
/* The ground of a marked box is the colour of other selections. */
QListWidget[role="checks"]::item:selected { background: palette(button); color: palette(text); }
QTableView:focus { border: 2px solid palette(highlight); padding: 0; }
QTreeView::item { min-height: 28px; padding: 0 8px; border: none; }
QTableView::item { border-bottom: 1px solid palette(alternate-base); padding: 0 8px; }
QFrame#calendarPopup { background: palette(base); border: 1px solid palette(mid); }
QPushButton[role="day"] { border: none; background: transparent; padding: 0; min-height: 0; }
QPushButton[role="day"]:hover { background: palette(button); }
QPushButton[role="day"]:checked { background: palette(highlight); color: palette(highlighted-text); }
QDateEdit {
    border: 1px solid palette(mid); border-radius: 8px; background: palette(base);
    padding: 0 36px 0 8px; min-height: 32px;
}
QDateEdit:focus { border: 2px solid palette(highlight); padding: 0 35px 0 7px; min-height: 30px; }
QDateEdit QLineEdit, QDateEdit QLineEdit:focus { border: none; border-radius: 0; background: transparent; padding: 0; min-height: 0; }
QPushButton[role="inside"] { border: none; background: transparent; padding: 0; min-height: 0; }
QPushButton[role="inside"]:hover { background: palette(button); }
QHeaderView { background: transparent; }
QHeaderView::section:first { border-top-left-radius: 8px; }
QHeaderView::section:last { border-top-right-radius: 8px; }
QHeaderView::section:only-one { border-top-left-radius: 8px; border-top-right-radius: 8px; }
QHeaderView::section {
    background: palette(base); color: palette(placeholder-text); border: none;
    border-bottom: 1px solid palette(mid); padding: 10px 11px; font-weight: 600;
}
QHeaderView[density="compact"]::section { padding: 3px 11px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: palette(mid); border-radius: 4px; min-height: 32px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: palette(mid); border-radius: 4px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { border: 1px solid palette(mid); background: palette(button); color: palette(text); }
)";

/// Marks on a bright accent.
constexpr auto kDarkMarkStyleSheet = R"(
QCheckBox::indicator:checked, QListWidget::indicator:checked { image: url(:/icons/mark-dark.svg); }
)";

/// The edge of a focused button on the bright ground would be white on yellow.
constexpr auto kContrastStyleSheet = R"(
QPushButton[role="primary"]:focus, QPushButton[role="toggle"]:checked:focus {
    border: 2px dashed palette(highlighted-text);
}
)";

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

/// Returns the tone of a status for the light or the dark scheme.
QColor toneOf(core::Status::Code code, bool dark)
{
    using Code = core::Status::Code;
    switch (code) {
    case Code::Pending:
        return dark ? 0xFFF2B84B : 0xFF8A5A00;
    case Code::Paid:
        return dark ? 0xFF4FD08A : 0xFF107C41;
    case Code::Denied:
        return dark ? 0xFFFF8A80 : 0xFFB3261E;
    case Code::Canceled:
        return dark ? 0xFFB4BBC7 : 0xFF59606D;
    case Code::Refund:
        return dark ? 0xFFD0A6F5 : 0xFF7A3EA8;
    case Code::InProcess:
        return dark ? 0xFF82B4FF : 0xFF1F5FBF;
    case Code::InAnalysis:
        return dark ? 0xFF66C7E0 : 0xFF0B6580;
    case Code::Expired:
        return dark ? 0xFFD2B49A : 0xFF7A5233;
    case Code::Unknown:
        return dark ? 0xFFEFF1F5 : 0xFF14171C;
    }
    Q_UNREACHABLE();
}

} // namespace

void applyTheme(QApplication &application, Scheme scheme)
{
    static const QFont systemFont = QApplication::font();
    static const bool hasInter = QFontDatabase::families().contains("Inter"_L1);
    QFont font = systemFont;
    if (hasInter)
        font.setFamily(u"Inter"_s);
    font.setPixelSize(15);
    application.setFont(font);
    application.setPalette(paletteOf(tonesOf(scheme)));
    // Set again even if equal: the style sheet caches the palette of the last polish.
    QString styleSheet = QString::fromLatin1(kStyleSheet);
    // Qt 6.4 ignores this role in style sheets.
    styleSheet.replace(u"palette(placeholder-text)"_s, QColor(tonesOf(scheme).muted).name());
    if (scheme != Scheme::Light)
        styleSheet += QString::fromLatin1(kDarkMarkStyleSheet);
    if (scheme == Scheme::Contrast)
        styleSheet += QString::fromLatin1(kContrastStyleSheet);
    application.setStyleSheet(styleSheet);
}

void applyMotion(Motion motion)
{
    static const int usualFlash = QApplication::cursorFlashTime();
    static const bool usualEffects = QApplication::isEffectEnabled(Qt::UI_General);
    const bool isUsual = motion == Motion::Usual;
    QApplication::setCursorFlashTime(isUsual ? usualFlash : 0);
    QApplication::setEffectEnabled(Qt::UI_General, isUsual && usualEffects);
}

QFont textFont(TextSize size)
{
    QFont font = QApplication::font();
    switch (size) {
    case TextSize::Small:
        font.setPixelSize(13);
        break;
    case TextSize::Body:
        font.setPixelSize(15);
        break;
    case TextSize::Strong:
        font.setPixelSize(15);
        font.setWeight(QFont::DemiBold);
        break;
    case TextSize::Title:
        font.setPixelSize(22);
        font.setWeight(QFont::DemiBold);
        break;
    case TextSize::Headline:
        font.setPixelSize(40);
        font.setWeight(QFont::Bold);
        break;
    case TextSize::Amount:
        font.setPixelSize(104);
        font.setWeight(QFont::Bold);
        break;
    }
    return font;
}

QColor statusColor(const core::Status &status, const QPalette &palette)
{
    return toneOf(status.code(), isDark(palette));
}

QColor statusTint(const core::Status &status, const QPalette &palette)
{
    QColor tint = statusColor(status, palette);
    tint.setAlphaF(isDark(palette) ? 0.16F : 0.10F);
    return tint;
}

QColor paidGround()
{
    return QColor::fromRgb(0xFF0A6132);
}

QColor problemColor(const QPalette &palette)
{
    return statusColor(core::Status::Code::Denied, palette);
}

} // namespace ui
