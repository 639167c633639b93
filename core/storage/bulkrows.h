// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/blockcolumns.h"
#include "core/storage/bulkwriter.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <array>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace core
{

struct Transaction;

/// Transactions in the form of the tables, with their contribution to all derived tables. A plain
/// value.
struct BulkRows
{
    /// The grouping key of counters and blocks.
    struct Kind
    {
        int status; ///< see sqlnumbers.h, also for the next member
        int operation;
        QUuid platform;

        friend bool operator<(const Kind &a, const Kind &b)
        {
            return std::tie(a.status, a.operation, a.platform) <
                   std::tie(b.status, b.operation, b.platform);
        }
    };

    /// The values of one row of tally or tot; amounts in centavos.
    struct Sums
    {
        qint64 count = 0;
        qint64 amount = 0;
        qint64 commission = 0;
        qint64 unknownCommissionCount = 0; ///< in tally only

        Sums &operator+=(const Sums &other);
    };

    /// The columns of RowBitmap::kBlock transactions (0006_blocks.sql), in UTF-8.
    struct Block
    {
        qint64 first = 0; ///< first seq
        std::array<QByteArray, kBlockColumns.size()> columns = {};
        QByteArray kinds = {};             ///< empty until the kinds have numbers
        std::vector<Kind> kindOfEach = {}; ///< one per transaction
    };

    /// Returns the columns of `tx`, in the order of the values.
    [[nodiscard]] static QString txColumns();

    BulkValues tx;
    BulkValues wide;
    BulkValues event;
    BulkValues refund;
    BulkValues evidence;
    BulkValues paymentId;
    BulkValues paymentTime;
    std::map<qint64, qint64> firstOfDay;           ///< first seq by Julian day
    std::map<std::pair<qint64, Kind>, Sums> tally; ///< by Julian day
    std::vector<Block> blocks;                     ///< full blocks only
};

/// Converts transactions, oldest first, to rows with sequence numbers (seq) starting at `first`. A
/// block may begin at `first`.
[[nodiscard]] BulkRows bulkRowsOf(qint64 first, const QList<Transaction> &transactions);

} // namespace core
