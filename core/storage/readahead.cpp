// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/readahead.h"

#include "core/storage/database.h"
#include "core/storage/statement.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// So many questions at once; more bring little, even on a quick disk.
constexpr int kThreads = 8;

} // namespace

ReadAhead::ReadAhead(const Database &database, QLatin1StringView column, QList<qint64> firsts)
    : m_address(database.address())
    // Its length in characters is only known to who has seen all of it.
    , m_sql(u"SELECT length(cells) FROM %1 WHERE first = ?"_s.arg(column))
    , m_firsts(std::move(firsts))
{
    for (int i = 0; i < kThreads; ++i)
        m_threads.emplace_back([this] { work(); });
}

ReadAhead::~ReadAhead()
{
    m_next = m_firsts.size();
    for (std::thread &thread : m_threads)
        thread.join();
}

void ReadAhead::work()
{
    const auto database = Database::open(m_address, Database::Access::AsItIs);
    // Every page is read once: a larger cache would be memory for nothing.
    if (!database || !(*database)->once(u"PRAGMA cache_size = -500"_s))
        return;
    for (;;) {
        const qsizetype next = m_next++;
        if (next >= m_firsts.size())
            return;
        Statement statement(**database, m_sql);
        if (!statement.bind(m_firsts.at(next)).run())
            return;
        ++m_count;
    }
}

} // namespace core
