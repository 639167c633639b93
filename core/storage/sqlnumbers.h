// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// The numbers that stand in the columns operation and status, for ever: the order of the enums is
/// free.
[[nodiscard]] int numberOf(Operation operation);
[[nodiscard]] int numberOf(Status::Code code); ///< 0, which no row has, for Unknown

/// The way back. The schema lets no other number in, so that what is missing is a damaged file: it
/// is a cash-in, and a status that nobody knows.
[[nodiscard]] Operation operationOf(qint64 number);
[[nodiscard]] Status statusOf(qint64 number);

} // namespace core
