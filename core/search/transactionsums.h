// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"
#include "core/domain/error.h"

#include <QtCore/QList>

#include <functional>
#include <map>
#include <optional>
#include <tuple>

namespace core
{

struct HourlySum;
struct TransactionSum;

class Database;
class Select;

/// Adds up transactions by day or hour, status and operation, and returns the sums by date. Runs in
/// the thread of the database; one use, inside one transaction; blocks.
class TransactionSums
{
    Q_DISABLE_COPY_MOVE(TransactionSums)

public:
    enum class Step { Day, Hour };

    /// Transactions that expire at or before `expiredAt` count as expired, even if stored as
    /// pending; nullopt: by stored status. The database must outlive the object.
    TransactionSums(Database &database, const std::optional<QDateTime> &expiredAt, Step step);

    /// Adds everything that the counters cover. By day only; with conditions on columns that both
    /// `tally` and `tx` have.
    [[nodiscard]] Result<void> addCounted(const Conditions &where);

    /// Adds these rows one by one; seqs are ordered newest first.
    [[nodiscard]] Result<void> addRows(const QList<qint64> &seqs);

    /// Adds all rows that match, in table order.
    [[nodiscard]] Result<void> addRows(const Conditions &where);

    /// Returns the sums, newest date first. After the clock was set back, several day numbers may
    /// share a date.
    [[nodiscard]] Result<QList<TransactionSum>> byDate();

    /// Returns the sums, newest hour first.
    [[nodiscard]] QList<HourlySum> byHour() const;

private:
    /// The day (number or date) or the hour since 1970, then status and operation.
    using Key = std::tuple<qint64, qint64, qint64>;
    struct Sum
    {
        qint64 count = 0;
        qint64 amount = 0;
        qint64 commission = 0;
        qint64 unknownCommissionCount = 0;

        Sum &operator+=(const Sum &other);
    };
    using Sums = std::map<Key, Sum, std::greater<>>; ///< newest first

    Result<void> add(Sums &sums, const Select &rows);

    Database &m_database;
    const std::optional<QDateTime> m_expiredAt;
    const Step m_step;
    Sums m_sums; ///< by day number, or by hour
};

} // namespace core
