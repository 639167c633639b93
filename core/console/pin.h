// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

inline constexpr int kMinPin = 4;
inline constexpr int kMaxPinLength = 12;

/// Returns true for kMinPin to kMaxPinLength digits.
[[nodiscard]] bool isPin(const QString &text);

/// Returns a salted hash of the PIN that is safe to store; only guessing recovers the PIN. Hashing
/// and each guess take some hundredths of a second and 64 MiB. Returns an empty value if memory is
/// insufficient.
[[nodiscard]] QByteArray pinHash(const QString &pin);

/// Checks a PIN. Blocks as long as pinHash().
[[nodiscard]] bool isPinOf(const QByteArray &hash, const QString &pin);

} // namespace core
