// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/statementline.h"

#include <QtCore/QString>

namespace core
{

enum class Direction { Unknown, In, Out };

/// Facts that words of a statement line state about its kind.
struct LineParts
{
    enum Role : quint32 {
        Pix = 1,
        Return = 2,
        Rejected = 4, ///< a refused payment that came back
        Fee = 8,
        Tax = 16,
        Yield = 32,
        Card = 64,
        Transfer = 128,
        Deposit = 256,
        Withdrawal = 512,
    };

    quint32 roles = 0;                        ///< of Role
    Direction direction = Direction::Unknown; ///< such as "recebido"
};

/// Sets identifiers, document, name and time of the line from its text. Members with a value stay
/// unchanged. `isPixNumber`: the document number of a Pix line is day, hour and minute.
[[nodiscard]] LineParts applyTextParts(StatementLine &line, bool isPixNumber);

/// Returns the kind of a line with this amount.
[[nodiscard]] LineKind kindOf(const LineParts &parts, Money amount);

/// The meaning of a text that reports a balance instead of a movement.
enum class BalanceText {
    None,   ///< a movement
    Before, ///< the balance before the day
    After,  ///< the balance after the day
    Other,  ///< another balance, such as blocked money
};

[[nodiscard]] BalanceText balanceTextOf(QStringView text);

/// Returns the time in Brasília as UTC.
[[nodiscard]] QDateTime fromBrasilia(QDate day, int millisecond);

} // namespace core
