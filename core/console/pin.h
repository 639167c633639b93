// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

inline constexpr int kShortestPin = 4;
inline constexpr int kLongestPin = 12;

/// Digits only, from kShortestPin to kLongestPin of them.
[[nodiscard]] bool isPin(const QString &text);

/// What may be kept of a PIN: a text with a salt of its own, from which nobody gets to the PIN but
/// by trying. A try takes some hundredths of a second and 64 MiB; so does this. Empty if there is
/// not that much memory.
[[nodiscard]] QByteArray pinHash(const QString &pin);

/// Blocks as long as pinHash().
[[nodiscard]] bool isPinOf(const QByteArray &hash, const QString &pin);

} // namespace core
