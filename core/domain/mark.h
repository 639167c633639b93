// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

struct Marks;

/// What a counter has put on a transaction, as people tell it. Not a status.
enum class Mark {
    GivenUp,    ///< the counter gave the charge up, and it was not paid
    PaidLate,   ///< it was paid after all
    HandedOver, ///< its receipt was taken for goods
};

inline constexpr std::array kAllMarks{Mark::PaidLate, Mark::GivenUp, Mark::HandedOver};

/// "given_up", "paid_late", "handed_over".
[[nodiscard]] QString toText(Mark mark);
[[nodiscard]] std::optional<Mark> markFromText(QStringView text);

/// Whether a transaction of that state can have it.
[[nodiscard]] bool canHaveMark(const Status &status, Mark mark);

/// Whether one of that state, with what was noted of it, has it.
[[nodiscard]] bool hasMark(const Status &status, const Marks &marks, Mark mark);

} // namespace core
