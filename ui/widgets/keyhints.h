// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QKeySequence>

class QAbstractButton;
class QKeyEvent;
class QWidget;

namespace ui
{

class Label;

/// Sets text and standard key of a button. The button shows ownKey(). The key is part of the text
/// only while keys are always shown.
void setKeyedText(QAbstractButton &button, const QString &text, const QKeySequence &key);

/// Sets whether all buttons always show their keys. Changes the text of existing buttons.
void showKeysAlways(bool areShown);

/// Sets a tool tip that ends with ownKey().
void setKeyedToolTip(QWidget &widget, const QString &text, const QKeySequence &key);

/// Shows the present keys on all buttons and in all tool tips, after a change of ownKey().
void refreshKeyedTexts();

/// Shows the keys of the buttons of a window as small caps: of the button under the mouse, and of
/// all buttons while Alt is held. Buttons whose text includes the key have no cap.
class KeyHints : public QObject
{
    Q_OBJECT

public:
    /// Time for which Alt must be held. Shorter presses belong to a key combination.
    static constexpr int kAltMilliseconds = 300;

    /// Watches the events of the application for `window`, its parent.
    explicit KeyHints(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void handleKey(const QKeyEvent &key);
    void handleHover(QObject *watched, bool isEntered);
    void showAll();
    void showCap(QAbstractButton &button);
    void hideAll();

    QWidget &m_window;
    QTimer m_alt;
    QList<QPointer<Label>> m_caps;
};

} // namespace ui
