// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/ledger.h"

namespace core
{

/// A call that may change something. Asks nobody but the ledger, so that it can be made again when
/// what it did was undone.
using LedgerCall = std::function<Result<Transaction>(Ledger &)>;

struct LedgerAnswer
{
    Result<Transaction> result;
    QList<Transaction> changed; ///< by this call, as Ledger::takeChanged() tells it
};

/// Makes the calls, one after the other, and one commit for all: the disk is waited for once. The
/// answers are theirs in the same order, and hold as if each had been made alone, since a call that
/// is refused undoes its own part only. On the thread of the database; blocks on the disk.
///
/// A call during which the storage fails costs the others no more than time: all are made again,
/// with a commit for each, until one finds the storage busy or out of reach, as which the rest then
/// answer too. If the one commit cannot begin or fails, every call answers with its Error, and
/// nothing is stored.
[[nodiscard]] QList<LedgerAnswer> answerTogether(Database &database, Ledger &ledger,
                                                 const QList<LedgerCall> &calls);

} // namespace core
