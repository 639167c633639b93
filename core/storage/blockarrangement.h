// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

#include <functional>

namespace core
{

/// The smallest number of new blocks that daily maintenance arranges: the columns of a million
/// transactions. A disk reads fewer blocks soon enough in any order.
inline constexpr qint64 kWorthArranging = 1024;

/// Moves the blocks of each column next to each other in the database file of a shop that grew row
/// by row, and overwrites their previous places. Searches read less from disk afterwards. Moves
/// blocks since the last call, if there are at least `least`. The next call completes a call that
/// was interrupted.
///
/// Other connections can read and write meanwhile: each of many transactions holds the write lock
/// for some hundredths of a second, followed by a pause of the same length. The file grows by the
/// size of the moved blocks, at most a tenth; new transactions fill the previous places.
///
/// Returns the number of blocks to move, all of which were moved unless the call was stopped. 0
/// also for a database on a server, which has no blocks. `isStopped`: called before each
/// transaction; true ends the call early.
///
/// Threading: any thread; blocks. Errors: as Database::open() with Access::SecondWriter.
[[nodiscard]] Result<qint64> arrangeBlocks(const QString &address, qint64 least,
                                           const std::function<bool()> &isStopped);

} // namespace core
