// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QMap>
#include <QtCore/QString>
#include <QtGui/QKeySequence>

namespace ui
{

/// Replaces standard keys by keys of the user, in the whole program: standard key → own key, as in
/// core::Preferences::ownKeys. Changes existing shortcuts at once, and shortcuts created later.
/// Ignores invalid entries. A standard key that is the own key of other actions has no effect.
void setOwnKeys(const QMap<QString, QString> &keys);

/// Returns the key that has the effect of the standard key now; empty: none.
[[nodiscard]] QKeySequence ownKey(const QKeySequence &standard);

/// Returns the standard key of a key that works now: the inverse of ownKey().
[[nodiscard]] QKeySequence standardKey(const QKeySequence &key);

/// Returns the text of ownKey() in the language of the user: "Ctrl+F2".
[[nodiscard]] QString ownKeyText(const QKeySequence &standard);

/// Replaces the standard keys in a sentence by ownKeyText(): "F2 serves the next customer". Keys
/// without modifiers are replaced only if they are function keys. Not for texts of customers.
[[nodiscard]] QString withOwnKeys(const QString &sentence);

/// Returns true if users may replace the standard key. Enter, Esc, Tab, arrows and other keys that
/// move the focus or edit text are fixed.
[[nodiscard]] bool isReplaceable(const QKeySequence &standard);

/// A reason against a key.
enum class KeyProblem {
    None,
    Fixed,  ///< moves the focus, edits text, or belongs to the desktop
    Writes, ///< a key that writes a character, in place of a key that writes none
    InUse,  ///< has another effect
};

/// Returns the reason against `wanted` in place of the standard key. `used`: all shortcuts of the
/// program.
[[nodiscard]] KeyProblem keyProblem(const QKeySequence &standard, const QKeySequence &wanted,
                                    const QList<Shortcut> &used);

} // namespace ui
