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
inline void open(QWidget &window)
{
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not become active");
}

/// Returns the widget that receives the next key.
inline QWidget *atTheKeyboard()
{
    QWidget *widget = QApplication::focusWidget();
    if (!widget)
        widget = QApplication::activeWindow();
    if (!widget)
        qFatal("nothing has the keyboard");
    return widget;
}

inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(atTheKeyboard(), key, modifiers);
}

inline void type(const QString &text)
{
    for (const QChar c : text)
        QTest::sendKeyEvent(QTest::Click, atTheKeyboard(), QTest::asciiToKey(c.toLatin1()), c,
                            Qt::NoModifier);
}

/// Key events with realistic timestamps, of a person or of a barcode scanner.
class TimedKeys
{
public:
    /// Types each key `gap` ms after the previous one; \r is Enter.
    void type(const QString &keys, int gap)
    {
        for (const QChar key : keys) {
            m_now += static_cast<quint64>(gap);
            const int code = key == u'\r' ? static_cast<int>(Qt::Key_Return)
                                          : static_cast<int>(key.toUpper().unicode());
            QKeyEvent event(QEvent::KeyPress, code, Qt::NoModifier, QString(key));
            event.setTimestamp(m_now);
            QCoreApplication::sendEvent(atTheKeyboard(), &event);
        }
    }

    void scan(const QString &keys) { type(keys, 4); }

private:
    quint64 m_now = 100'000; ///< ms
};

/// Presses one key by name: "5", "+", "Enter", "F9", "Alt+C".
inline void strike(const QString &key)
{
    if (key.size() == 1) {
        type(key);
        return;
    }
    const QKeyCombination keys = QKeySequence(key)[0];
    press(keys.key(), keys.keyboardModifiers());
}

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
inline void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

} // namespace support
