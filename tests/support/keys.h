// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeyEvent>
#include <QtGui/QKeySequence>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

/// Simulates user input and finds widgets.
namespace support
{

/// Shows the window and gives it the keyboard focus.
void open(QWidget &window);

/// Returns the widget that receives the next key.
QWidget *atTheKeyboard();

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

void type(const QString &text);

/// Key events with realistic timestamps, of a person or of a barcode scanner.
class TimedKeys
{
public:
    /// Types each key `gap` ms after the previous one; \r is Enter.
    void type(const QString &keys, int gap);

    void scan(const QString &keys) { type(keys, 4); }

private:
    quint64 m_now = 100'000; ///< ms
};

/// Presses one key by name: "5", "+", "Enter", "F9", "Alt+C".
void strike(const QString &key);

/// Returns the only widget with that name below `root`.
template<typename T = QWidget>
T *named(const QWidget &root, const QString &name)
{
    const QList<T *> found = root.findChildren<T *>(name);
    if (found.size() != 1)
        qFatal("%d widgets are named %s", static_cast<int>(found.size()), qPrintable(name));
    return found.first();
}

/// Processes all pending events.
void settle();

} // namespace support
