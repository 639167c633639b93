// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeyEvent>
#include <QtGui/QKeySequence>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

/// What a person does at a window, and where to look for what came of it.
namespace support
{

/// Shows the window and gives it the keyboard.
inline void open(QWidget &window)
{
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not become active");
}

/// The widget that the next key goes to.
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

/// Keys with the times that a window system gives them: a person's, or those of a barcode scanner.
class TimedKeys
{
public:
    /// Each `gap` ms after the one before; \r is Enter.
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

/// One key by its name: "5", "+", "Enter", "F9", "Alt+C".
inline void strike(const QString &key)
{
    if (key.size() == 1) {
        type(key);
        return;
    }
    const QKeyCombination keys = QKeySequence(key)[0];
    press(keys.key(), keys.keyboardModifiers());
}

/// The one widget of that name below `root`.
template<typename T = QWidget>
T *named(const QWidget &root, const QString &name)
{
    const QList<T *> found = root.findChildren<T *>(name);
    if (found.size() != 1)
        qFatal("%d widgets are named %s", static_cast<int>(found.size()), qPrintable(name));
    return found.first();
}

/// Until every answer that is on its way has been taken.
inline void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

} // namespace support
