// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QStringList>

#include <atomic>
#include <thread>
#include <vector>

namespace core
{

class Database;

/// Brings cells of blocks from the disk into the memory of the system, several at once and each
/// with a connection of its own, while a search reads one after the other: a disk answers many
/// questions in the time of one. What comes of it is thrown away, so that nothing depends on it.
class ReadAhead
{
    Q_DISABLE_COPY_MOVE(ReadAhead)

public:
    /// The blocks, by the seq of their first transactions, in the order in which they will be read.
    /// All columns of a block at once: they lie beside each other, in the order in which they were
    /// made, which is best asked for.
    ReadAhead(const Database &database, const QList<QLatin1StringView> &columns,
              QList<qint64> firsts);
    ~ReadAhead(); ///< reads on in no block that has not been begun

    /// How many blocks have been brought so far.
    [[nodiscard]] qsizetype count() const { return m_count; }

private:
    void work();

    const QString m_address;
    QStringList m_sqls; ///< one for each column
    const QList<qint64> m_firsts;
    std::atomic<qsizetype> m_next = 0;
    std::atomic<bool> m_isOver = false;
    std::atomic<qsizetype> m_count = 0;
    std::vector<std::thread> m_threads; ///< last: they use the others
};

} // namespace core
