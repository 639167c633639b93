// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/seqset.h"

#include <QtCore/QList>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace core
{

class Database;

/// Looks at the cells of one column of blocks (0006_blocks.sql). Where these are many, several
/// threads do, each with a connection of its own: of a file in memory they take as many processors
/// as there are, and of one on the disk they ask for much at once. What a thread cannot look at, or
/// sees at another moment, is looked at on the connection of the caller, so that nothing depends on
/// them. The file stays the same one: none is put in the place of a database that is open
/// (restoreBackup()). Thread of the database; inside one transaction; blocks.
class ColumnScan
{
    Q_DISABLE_COPY_MOVE(ColumnScan)

public:
    /// Which cells of a block fit; nothing if it is damaged. Asked by several threads at once.
    using Match = std::function<std::optional<SeqSet::Bits>(const QByteArray &cells)>;

    /// Of these blocks, by the seq of their first transactions, in their order. The others outlive
    /// this.
    ColumnScan(Database &database, QLatin1StringView column, QList<qint64> firsts,
               const Match &match);

    /// Keeps those of the set that fit; it has something of each block. Once.
    [[nodiscard]] Result<void> keep(SeqSet &set);

private:
    /// What is done with cells that have been read.
    enum class Use {
        Match,
        Nothing, ///< now they are in the memory of the system
    };

    Result<void> share(SeqSet &set, qsizetype threads);
    void help(SeqSet &set, qint64 moves);
    Result<void> lookAtStretches(Database &database, SeqSet &set, Use use);
    Result<void> look(Database &database, SeqSet &set, qsizetype begin, qsizetype end, Use use);
    Result<void> lookAtRun(Database &database, SeqSet &set, qsizetype begin, qsizetype end,
                           Use use);
    [[nodiscard]] bool canChange() const;

    Database &m_database;
    const QLatin1StringView m_column;
    const QList<qint64> m_firsts;
    const Match &m_match;
    std::vector<char> m_isDone; ///< 1 for each of the blocks that has been looked at
    std::atomic<qsizetype> m_next = 0;
};

} // namespace core
