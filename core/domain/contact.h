// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

/// Converts a typed Brazilian telephone number to E.164: "+55" and 10 or 11 digits. Accepts "(11)
/// 98765-4321", "011 98765 4321", "5511987654321". Returns nullopt if the text is not a valid
/// number.
[[nodiscard]] std::optional<QString> normalizedPhone(QStringView text);

/// Returns true for an E.164 number whose subscriber part has nine digits and begins with 9.
[[nodiscard]] bool isMobilePhone(QStringView e164);

/// Formats "+5511987654321" as "+55 11 98765-4321". Returns any other text unchanged.
[[nodiscard]] QString phoneToText(const QString &e164);

/// Masks a number as "+55 11 *****-4321". The result identifies the number but does not allow a
/// call. Masks any other text completely.
[[nodiscard]] QString maskedPhone(const QString &e164);

/// Masks "fulano@example.com" as "f***@example.com".
[[nodiscard]] QString maskedEmail(const QString &email);

/// Returns true if the text is an ASCII e-mail address whose domain has at least two labels. Checks
/// neither deliverability nor length; callers check their own length limits.
[[nodiscard]] bool isEmail(QStringView text);

} // namespace core
