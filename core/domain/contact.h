// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

/// A Brazilian telephone number in E.164 form, "+55" and 10 or 11 digits, out of what people type:
/// "(11) 98765-4321", "11 98765 4321", "5511987654321". Nothing if it cannot be one.
[[nodiscard]] std::optional<QString> normalizedPhone(QStringView text);

/// True for a number in E.164 form whose subscriber part has nine digits and begins with 9.
[[nodiscard]] bool isMobilePhone(QStringView e164);

/// "+5511987654321" as people read it, "+55 11 98765-4321"; any other text comes back as it is.
[[nodiscard]] QString phoneToText(const QString &e164);

/// "+55 11 *****-4321": enough to know the number by, too little to call it. Any other text is
/// hidden whole.
[[nodiscard]] QString maskedPhone(const QString &e164);

/// "fulano@example.com" as "f***@example.com".
[[nodiscard]] QString maskedEmail(const QString &email);

/// True if the text is an e-mail address with a domain of at least two labels, ASCII only.
/// Deliverability is not asked; the length limits belong to who stores it.
[[nodiscard]] bool isEmail(QStringView text);

} // namespace core
