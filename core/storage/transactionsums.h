// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/storage/conditions.h"

#include <QtCore/QList>

#include <functional>
#include <map>
#include <optional>
#include <tuple>

namespace core
{

class Database;

/// What transactions come to, by day or hour, status and operation: added up here, and told by date
/// at the end. Thread of the database; one use, inside one transaction; blocks.
class TransactionSums
{
    Q_DISABLE_COPY_MOVE(TransactionSums)

public:
    enum class Step { Day, Hour };

    /// What expires until `over` counts as expired, whether it is stored so yet or not; nothing: as
    /// it is stored. The database outlives this.
    TransactionSums(Database &database, const std::optional<QDateTime> &over, Step step);

    /// By day only: all that the counters know of; conditions on columns that `tally` and `tx` both
    /// have.
    [[nodiscard]] Result<void> addCounted(const Conditions &where);

    /// These rows, one by one; seqs, newest first.
    [[nodiscard]] Result<void> addRows(const QList<qint64> &seqs);

    /// All rows, in their order, of which that is true.
    [[nodiscard]] Result<void> addRows(const Conditions &where);

    /// Newest date first. After the clock was set back, days of several numbers may have the same.
    [[nodiscard]] Result<QList<TransactionSum>> byDate();

    /// Newest hour first.
    [[nodiscard]] QList<HourlySum> byHour() const;

private:
    /// Of a day by its number or its date, or of an hour since 1970, a status and an operation, in
    /// this order.
    using Key = std::tuple<qint64, qint64, qint64>;
    struct Sum
    {
        qint64 count = 0;
        qint64 amount = 0;
        qint64 commission = 0;

        Sum &operator+=(const Sum &other);
    };
    using Sums = std::map<Key, Sum, std::greater<>>; ///< newest first

    Result<void> add(Sums &sums, const QString &sql, const QList<QVariant> &values);

    Database &m_database;
    const std::optional<QDateTime> m_over;
    const Step m_step;
    Sums m_sums; ///< by the numbers of days, or by hours
};

} // namespace core
