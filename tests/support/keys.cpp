// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"

namespace support
{

void open(QWidget &window)
{
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not become active");
}

QWidget *atTheKeyboard()
{
    QWidget *widget = QApplication::focusWidget();
    if (!widget)
        widget = QApplication::activeWindow();
    if (!widget)
        qFatal("nothing has the keyboard");
    return widget;
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(atTheKeyboard(), key, modifiers);
}

void type(const QString &text)
{
    for (const QChar c : text)
        QTest::sendKeyEvent(QTest::Click, atTheKeyboard(), QTest::asciiToKey(c.toLatin1()), c,
                            Qt::NoModifier);
}

void TimedKeys::type(const QString &keys, int gap)
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

void strike(const QString &key)
{
    if (key.size() == 1) {
        type(key);
        return;
    }
    const QKeyCombination keys = QKeySequence(key)[0];
    press(keys.key(), keys.keyboardModifiers());
}

void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

} // namespace support
