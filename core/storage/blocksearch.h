// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/columnscan.h"
#include "core/storage/conditions.h"
#include "core/storage/seqset.h"
#include "core/storage/textsearch.h"

#include <optional>
#include <utility>

namespace core
{

class Database;

/// Finds transactions by reading columns in blocks (0006_blocks.sql): texts, amounts and kinds, in
/// any mixture. What it reads does not depend on how many it finds. Thread of the database; inside
/// one transaction; blocks.
class BlockSearch
{
    Q_DISABLE_COPY_MOVE(BlockSearch)

public:
    /// Among those with a seq from `first` to before `end`; all outlive this.
    BlockSearch(Database &database, qint64 first, qint64 end)
        : m_database(database)
        , m_first(first)
        , m_end(end)
    {}

    /// Those that the filter means, statuses aside. `rest` is the same on the columns of tx, for
    /// those that have no block yet; `kind` is what it says of operation and platform, `created` of
    /// moments.
    [[nodiscard]] Result<SeqSet> find(const TransactionFilter &filter, const TextSearch &text,
                                      const Conditions &kind, const Conditions &created,
                                      const Conditions &rest);

    /// Keeps those of the set that have such a status; `status` is on the columns of tx, too.
    [[nodiscard]] Result<void> keepStatuses(SeqSet &set, const Conditions &status);

    /// Those that are pending and expire then or earlier.
    [[nodiscard]] Result<SeqSet> expiringUntil(const QDateTime &until);

    /// Keeps those of the set that were paid when the filter says.
    [[nodiscard]] Result<void> keepPaid(SeqSet &set, const TransactionFilter &filter);

private:
    Result<void> keep(SeqSet &set, QLatin1StringView column, const ColumnScan::Match &match);
    Result<void> keepKinds(SeqSet &set, const Conditions &kind);
    Result<void> keepNameOrDocument(SeqSet &set, const TextSearch &text);
    Result<void> keepAmounts(SeqSet &set, const TransactionFilter &filter);
    Result<void> keepKey(SeqSet &set, const QString &key);
    Result<void> keepCreated(SeqSet &set, const TransactionFilter &filter,
                             const Conditions &created);
    Result<QList<std::pair<qint64, qint64>>>
    rangesOfDays(const QList<std::optional<QDateTime>> &moments);
    Result<qint64> endOfBlocks();
    Result<SeqSet> rowsFrom(qint64 first, const Conditions &where);
    Result<SeqSet> seqs(QLatin1StringView column, const QString &from, const Conditions &where);

    Database &m_database;
    const qint64 m_first;
    const qint64 m_end;
};

} // namespace core
