// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QStringView>

namespace core
{

/// Returns the words of a name that identify its owner: without accents, case, connecting words and
/// company types. Words are ASCII and separated by single blanks.
[[nodiscard]] QByteArray nameKey(QStringView name);

/// Appends nameKey() of a name to `keys`.
void appendNameKey(QByteArray &keys, QStringView name);

/// Returns true if two keys have the same letters, however they are separated.
[[nodiscard]] bool hasSameLetters(QByteArrayView a, QByteArrayView b);

/// Returns true if both keys can name the same party: equal letters, one a cut form of the other
/// with at least eight letters, or at least two thirds of the words in common. Empty keys are
/// unlike.
[[nodiscard]] bool isLike(QByteArrayView a, QByteArrayView b);

} // namespace core
