// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/storage/bulkwriter.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QUuid>

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace core
{

/// Some transactions as they stand in the tables, and what they add to all that is kept beside
/// them. A plain value.
struct BulkRows
{
    /// By what counters and blocks tell transactions apart.
    struct Kind
    {
        int status; ///< see sqlnumbers.h, as the next one
        int operation;
        QUuid platform;

        friend bool operator<(const Kind &a, const Kind &b)
        {
            return std::tie(a.status, a.operation, a.platform) <
                   std::tie(b.status, b.operation, b.platform);
        }
    };

    /// What a row of tally or tot counts, in centavos.
    struct Sums
    {
        qint64 count = 0;
        qint64 amount = 0;
        qint64 commission = 0;

        Sums &operator+=(const Sums &other);
    };

    /// The columns of SeqSet::kBlock transactions (0006_blocks.sql), in UTF-8.
    struct Block
    {
        qint64 first = 0; ///< seq
        QByteArray names = {};
        QByteArray documents = {};
        QByteArray phones = {};
        QByteArray amounts = {};
        QByteArray kinds = {};             ///< empty until their numbers are known
        std::vector<Kind> kindOfEach = {}; ///< transaction
    };

    BulkValues tx;
    BulkValues wide;
    BulkValues event;
    BulkValues refund;
    std::map<qint64, qint64> firstOfDay;           ///< seq, by the Julian day
    std::map<std::pair<qint64, Kind>, Sums> tally; ///< by the Julian day
    std::vector<Block> blocks;                     ///< those that are full
};

/// Of transactions with the numbers (seq) from `first`, oldest first; a block may begin with it.
[[nodiscard]] BulkRows bulkRowsOf(qint64 first, const QList<Transaction> &transactions);

} // namespace core
