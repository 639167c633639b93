// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

struct Annotations;

/// The state of a transaction at a counter, as users see it. Not a status of the service.
enum class Mark {
    Abandoned,  ///< the counter abandoned the charge, and nobody paid
    PaidLate,   ///< paid after the counter abandoned the charge
    HandedOver, ///< the receipt was exchanged for goods
};

inline constexpr std::array kAllMarks{Mark::PaidLate, Mark::Abandoned, Mark::HandedOver};

/// Returns "given_up", "paid_late" or "handed_over".
[[nodiscard]] QString toText(Mark mark);
[[nodiscard]] std::optional<Mark> markFromText(QStringView text);

/// Returns true if a transaction with that status can have the mark.
[[nodiscard]] bool canHaveMark(const Status &status, Mark mark);

/// Returns true if a transaction with that status and those annotations has the mark.
[[nodiscard]] bool hasMark(const Status &status, const Annotations &annotations, Mark mark);

} // namespace core
