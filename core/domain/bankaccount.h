// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// An account as a statement names it. Texts are empty if the statement does not name them.
struct BankAccount
{
    QString bank;   ///< three digits of the clearing number, such as 001
    QString branch; ///< as in the file
    QString number; ///< as in the file

    bool operator==(const BankAccount &) const = default;
};

/// Returns true if both name one account in different forms: with or without branch, check digit
/// marks and leading zeros. An account without a number is never the same.
[[nodiscard]] bool isSameAccount(const BankAccount &a, const BankAccount &b);

} // namespace core
