// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/service/transactionqueries.h"
#include "core/storage/statuswords.h"

#include <optional>

namespace core
{

/// Reads the local copy of a remote service's transactions on one connection. Runs in the thread of
/// the database; blocks.
class CopyReader
{
    Q_DISABLE_COPY_MOVE(CopyReader)

public:
    explicit CopyReader(Database &database)
        : m_database(database)
    {}

    [[nodiscard]] Result<Transaction> find(const QUuid &id);
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter);
    [[nodiscard]] Result<qint64> count(const TransactionFilter &filter);
    [[nodiscard]] Result<QList<TransactionSum>> sums(const TransactionFilter &filter);
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(const TransactionFilter &filter);

    /// Implements TransactionService::readAll() in the calling thread.
    [[nodiscard]] Result<void> readAll(const TransactionFilter &filter, const BatchVisitor &visit);

private:
    /// Runs `work(TransactionQueries &)` in one snapshot. Lists remember results and expect that
    /// transactions are only added, so a change by the writer discards the results.
    template<typename Work>
    auto read(Work work) -> decltype(work(std::declval<TransactionQueries &>()))
    {
        return inReadTransaction(m_database,
                                 [&]() -> decltype(work(std::declval<TransactionQueries &>())) {
                                     if (const auto ready = prepare(); !ready)
                                         return tl::unexpected(ready.error());
                                     return work(*m_queries);
                                 });
    }
    Result<void> prepare();

    class Queries final : public TransactionQueries
    {
    public:
        using TransactionQueries::TransactionQueries;
    };

    Database &m_database;
    std::optional<Queries> m_queries;
    StatusWords m_words;
    qint64 m_version = -1; ///< of the data, as SQLite counts changes by other connections
};

} // namespace core
