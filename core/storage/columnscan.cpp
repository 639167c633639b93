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

/// So many blocks that follow on each other are one thread's: the system then reads ahead as well.
constexpr qsizetype kStretch = 64;

} // namespace

ReadAhead::ReadAhead(const Database &database, const QList<QLatin1StringView> &columns,
                     QList<qint64> firsts)
    : m_address(database.address())
    , m_firsts(std::move(firsts))
{
    // All of a text is read to become bytes; its length alone would be known without.
    for (const auto column : columns)
        m_sqls += u"SELECT length(CAST(cells AS BLOB)) FROM %1 WHERE first = ?"_s.arg(column);
    for (int i = 0; i < kThreads; ++i)
        m_threads.emplace_back([this] { work(); });
}

ReadAhead::~ReadAhead()
{
    m_isOver = true;
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
        const qsizetype begin = m_next.fetch_add(kStretch);
        for (qsizetype next = begin; next < begin + kStretch; ++next) {
            if (next >= m_firsts.size() || m_isOver)
                return;
            for (const QString &sql : m_sqls) {
                Statement statement(**database, sql);
                if (!statement.bind(m_firsts.at(next)).run())
                    return;
            }
            ++m_count;
        }
    }
}

} // namespace core
