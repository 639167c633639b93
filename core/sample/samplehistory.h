// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

namespace core
{

struct SampleHistoryOptions
{
    int count = 0;     ///< transactions, 0 to 100 000
    quint32 seed = 0;  ///< another seed, another history
    QDateTime now;     ///< UTC; nothing happens after it
    Merchant merchant; ///< a validated one: whom the cash-ins pay
    QUuid platform;    ///< not null
};

/// The last thirty days of a bakery as its console would have recorded them, for demonstrations and
/// tests: oldest first, strictly increasing `created`, about four sales to one payment to a
/// supplier, in opening hours (6 to 20 h in Brasília). From 100 transactions on, every state of the
/// specification occurs. What is not final is younger than a day.
///
/// A pure function: the same options give the same list. People, firms and their numbers are
/// invented, with right check digits.
[[nodiscard]] QList<Transaction> sampleHistory(const SampleHistoryOptions &options);

} // namespace core
