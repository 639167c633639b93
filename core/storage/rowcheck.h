// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

class Database;
class Statement;

/// Runs a count of wrong rows. Returns corruption(`problem`) if there are any.
[[nodiscard]] Result<void> expectNone(Statement &count, const QString &problem);

/// Compares the rows of two queries. Returns corruption(`problem`) if they differ.
[[nodiscard]] Result<void> expectSameRows(Database &database, const QString &kept,
                                          const QString &derived, const QString &problem);

} // namespace core
