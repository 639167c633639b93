// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;

namespace core
{
class PreferencesStore;
}

namespace ui
{

/// Keypad on the charge page for mouse and touch. Its buttons never take the focus from the amount
/// by a click.
class Keypad : public QWidget
{
    Q_OBJECT

public:
    explicit Keypad(QWidget *parent = nullptr);

    [[nodiscard]] QPushButton *chargeButton() const { return m_charge; }

    /// Returns true if the computer has a touch screen.
    [[nodiscard]] static bool hasTouchScreen();

    /// Returns true if the till shows the keypad: by choice, or because of a touch screen.
    [[nodiscard]] static bool isShownBy(const core::PreferencesStore &preferences);

Q_SIGNALS:
    void typed(const QString &characters); ///< digits, a comma, + or *
    void eraseRequested();                 ///< the last key
    void clearRequested();                 ///< the whole sum
    void chargeRequested();

private:
    struct Key
    {
        QString face;       ///< on the button
        QString name;       ///< accessible name
        QString objectName; ///< without prefix and kind
    };

    QPushButton *add(const Key &key, int row, int column);
    void addTyping(const Key &key, const QString &characters, int row, int column);

    QGridLayout *m_grid;
    QPushButton *m_charge;
};

} // namespace ui
