// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keymap.h"

#include "ui/widgets/keyhints.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QVariant>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kStandardKeys = "standardKeys"; ///< property of a shortcut with changed keys

/// Keys that move the focus, edit text or end an input, with any modifiers.
constexpr std::array kFixedKeys{
    Qt::Key_Escape, Qt::Key_Enter,  Qt::Key_Return, Qt::Key_Tab,      Qt::Key_Backtab,
    Qt::Key_Space,  Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,
    Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Backspace,
    Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Menu,
};

/// Keys of text fields and of the desktop.
constexpr std::array kReservedKeys{
    QKeyCombination(Qt::CTRL, Qt::Key_A), QKeyCombination(Qt::CTRL, Qt::Key_C),
    QKeyCombination(Qt::CTRL, Qt::Key_V), QKeyCombination(Qt::CTRL, Qt::Key_X),
    QKeyCombination(Qt::CTRL, Qt::Key_Y), QKeyCombination(Qt::CTRL, Qt::Key_Z),
    QKeyCombination(Qt::ALT, Qt::Key_F4),
};

bool isFunctionKey(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

/// Returns true if the key writes a character into a text field.
bool isWriting(const QKeySequence &key)
{
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers() & ~Qt::ShiftModifier;
    return !isFunctionKey(key[0].key()) &&
           (modifiers == Qt::NoModifier || modifiers == (Qt::ControlModifier | Qt::AltModifier));
}

/// Returns true for modifiers and for keys that Qt does not know.
bool isIncomplete(const QKeySequence &key)
{
    if (key.count() != 1)
        return true;
    const Qt::Key pressed = key[0].key();
    return pressed == Qt::Key_unknown || pressed == Qt::Key(0) || pressed == Qt::Key_Control ||
           pressed == Qt::Key_Shift || pressed == Qt::Key_Alt || pressed == Qt::Key_Meta ||
           pressed == Qt::Key_AltGr || pressed == Qt::Key_CapsLock || pressed == Qt::Key_NumLock;
}

bool isOfTextField(const QObject &object)
{
    const QObject *parent = object.parent();
    return object.objectName().startsWith(QLatin1StringView("_q_")) ||
           (parent && (parent->inherits("QLineEdit") || parent->inherits("QComboBox")));
}

/// The replaced keys, and the filter that applies them to new shortcuts.
class KeyMap : public QObject
{
public:
    using QObject::QObject;

    void set(const QMap<QString, QString> &keys);

    [[nodiscard]] QKeySequence own(const QKeySequence &standard) const;
    [[nodiscard]] QKeySequence standard(const QKeySequence &own) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply(QObject &source) const;
    void applyToNew();

    QMap<QString, QString> m_keys;
    QHash<QKeySequence, QKeySequence> m_own;      ///< by standard key
    QHash<QKeySequence, QKeySequence> m_standard; ///< by own key
    QList<QPointer<QObject>> m_parents;           ///< of new objects
};

void KeyMap::set(const QMap<QString, QString> &keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    m_own.clear();
    m_standard.clear();
    for (auto each = keys.cbegin(); each != keys.cend(); ++each) {
        const auto from = QKeySequence::fromString(each.key(), QKeySequence::PortableText);
        const auto to = QKeySequence::fromString(each.value(), QKeySequence::PortableText);
        if (isReplaceable(from) && keyProblem(from, to, {}) == KeyProblem::None && from != to &&
            !m_standard.contains(to)) {
            m_own.insert(from, to);
            m_standard.insert(to, from);
        }
    }
    QCoreApplication::instance()->removeEventFilter(this);
    if (!m_own.isEmpty())
        QCoreApplication::instance()->installEventFilter(this);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (const QWidget *window : windows) {
        for (QObject *object : window->findChildren<QObject *>())
            apply(*object);
    }
    refreshKeyedTexts();
}

QKeySequence KeyMap::own(const QKeySequence &standard) const
{
    if (const auto found = m_own.constFind(standard); found != m_own.constEnd())
        return *found;
    return m_standard.contains(standard) ? QKeySequence() : standard;
}

QKeySequence KeyMap::standard(const QKeySequence &own) const
{
    return m_standard.value(own, own);
}

void KeyMap::apply(QObject &source) const
{
    auto *shortcut = qobject_cast<QShortcut *>(&source);
    auto *action = qobject_cast<QAction *>(&source);
    if ((!shortcut && !action) || isOfTextField(source))
        return;
    const QList<QKeySequence> present = shortcut ? shortcut->keys() : action->shortcuts();
    const QVariant saved = source.property(kStandardKeys);
    const auto keys = saved.isValid() ? saved.value<QList<QKeySequence>>() : present;
    QList<QKeySequence> wanted;
    for (const QKeySequence &key : keys) {
        if (const QKeySequence mapped = own(key); !mapped.isEmpty())
            wanted.append(mapped);
    }
    if (wanted == present)
        return;
    source.setProperty(kStandardKeys, QVariant::fromValue(keys));
    if (shortcut)
        shortcut->setKeys(wanted);
    else
        action->setShortcuts(wanted);
}

/// Waits until the event loop, because a child that is added is not constructed yet.
bool KeyMap::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ChildAdded) {
        if (m_parents.isEmpty())
            QMetaObject::invokeMethod(
                this, [this] { applyToNew(); }, Qt::QueuedConnection);
        if (m_parents.isEmpty() || m_parents.constLast() != watched)
            m_parents.append(watched);
    }
    return false;
}

void KeyMap::applyToNew()
{
    const auto parents = std::exchange(m_parents, {});
    for (const QPointer<QObject> &each : parents) {
        if (const QObject *parent = each.data()) {
            for (QObject *child : parent->children())
                apply(*child);
        }
    }
}

KeyMap &keyMap()
{
    static auto *const map = new KeyMap(QCoreApplication::instance());
    return *map;
}

} // namespace

void setOwnKeys(const QMap<QString, QString> &keys)
{
    keyMap().set(keys);
}

QKeySequence ownKey(const QKeySequence &standard)
{
    return keyMap().own(standard);
}

QKeySequence standardKey(const QKeySequence &key)
{
    return keyMap().standard(key);
}

QString ownKeyText(const QKeySequence &standard)
{
    return ownKey(standard).toString(QKeySequence::NativeText);
}

QString withOwnKeys(const QString &sentence)
{
    static const QRegularExpression keys(
        uR"((?<![\w+])(?:F\d{1,2}|(?:(?:Ctrl|Alt|Shift)\+)+(?:F\d{1,2}|[A-Z0-9](?!\w)|[-+/,.])))"_s);
    QString changed;
    qsizetype end = 0;
    for (auto match = keys.globalMatch(sentence); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const auto standard =
            QKeySequence::fromString(found.captured(), QKeySequence::PortableText);
        const QKeySequence own = ownKey(standard);
        changed += sentence.mid(end, found.capturedStart() - end);
        changed += own == standard || own.isEmpty() ? found.captured()
                                                    : own.toString(QKeySequence::NativeText);
        end = found.capturedEnd();
    }
    return changed + sentence.mid(end);
}

bool isReplaceable(const QKeySequence &standard)
{
    return !isIncomplete(standard) &&
           std::find(kFixedKeys.begin(), kFixedKeys.end(), standard[0].key()) == kFixedKeys.end() &&
           std::find(kReservedKeys.begin(), kReservedKeys.end(), standard[0]) ==
               kReservedKeys.end();
}

KeyProblem keyProblem(const QKeySequence &standard, const QKeySequence &wanted,
                      const QList<Shortcut> &used)
{
    if (!isReplaceable(wanted))
        return KeyProblem::Fixed;
    if (isWriting(wanted) && !isWriting(standard))
        return KeyProblem::Writes;
    const bool isUsed = std::any_of(used.begin(), used.end(), [&](const Shortcut &each) {
        return each.key == wanted && standardKey(each.key) != standard;
    });
    return isUsed ? KeyProblem::InUse : KeyProblem::None;
}

} // namespace ui
