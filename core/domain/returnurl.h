// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Maximum number of characters of the return address of a charge.
constexpr int kMaxReturnUrl = 2048;

/// Returns true for http://… or https://…, without a user's name. The path and the query may
/// contain {id} and {reference}.
[[nodiscard]] bool isReturnUrl(const QString &text);

/// Returns true for https://….
[[nodiscard]] bool isSafeReturnUrl(const QString &text);

} // namespace core
