// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/statement.h"

#include "core/database/database.h"
#include "core/database/query.h"
#include "core/database/select.h"
#include "core/database/socketwatchdog.h"

#include <QtCore/QStringList>

namespace core
{

using namespace Qt::StringLiterals;

QVariant sqlValue(qint64 number)
{
    return number;
}

QVariant sqlValue(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

QVariant sqlValue(const QUuid &id)
{
    return id.toRfc4122();
}

QVariant sqlValue(const QDateTime &time)
{
    return time.toMSecsSinceEpoch();
}

QVariant sqlValue(const std::optional<QDateTime> &time)
{
    return time ? sqlValue(*time) : QVariant();
}

QVariant sqlValue(Money money)
{
    return money.cents();
}

QVariant sqlValue(const std::optional<Money> &money)
{
    return money ? sqlValue(*money) : QVariant();
}

QVariant nullIfEmpty(const QString &text)
{
    return text.isEmpty() ? QVariant() : text;
}

QString placeholders(qsizetype count)
{
    return QStringList(count, u"?"_s).join(u", "_s);
}

Statement::Statement(Database &database, const QString &sql)
    : m_database(database)
    , m_query(database.prepared(sql))
{
    Q_ASSERT(!m_query || !(*m_query)->isRunning());
}

Statement::Statement(Database &database, const Select &select)
    : Statement(database, select.text())
{
    select.bindTo(*this);
}

Statement::~Statement()
{
    if (!m_query)
        return;
    const SocketWatchdog::Call call(m_database.m_watch.get(), m_database.timeout());
    (*m_query)->finish(); // which also discards remaining rows
}

Statement &Statement::bindStored(const QVariant &value)
{
    if (m_query)
        (*m_query)->bind(m_bound++, value);
    return *this;
}

Result<void> Statement::run()
{
    if (!m_query)
        return tl::unexpected(m_query.error());
    // The query keeps the values of its last use, so a missing value would go unnoticed.
    Q_ASSERT(m_bound == (*m_query)->placeholders());
    const SocketWatchdog::Call call(m_database.m_watch.get(), m_database.timeout());
    if (!(*m_query)->run())
        return tl::unexpected(m_database.toError((*m_query)->error()));
    return {};
}

bool Statement::next()
{
    const SocketWatchdog::Call call(m_database.m_watch.get(), m_database.timeout());
    return m_query && (*m_query)->next();
}

Result<void> Statement::end() const
{
    if (!m_query)
        return tl::unexpected(m_query.error());
    if ((*m_query)->hasFailed())
        return tl::unexpected(m_database.toError((*m_query)->error()));
    return {};
}

bool Statement::isNull(int column) const
{
    return (*m_query)->isNull(column);
}

qint64 Statement::number(int column) const
{
    return (*m_query)->number(column);
}

QString Statement::text(int column) const
{
    return (*m_query)->text(column);
}

QByteArray Statement::bytes(int column) const
{
    return (*m_query)->bytes(column);
}

QUuid Statement::id(int column) const
{
    return QUuid::fromRfc4122((*m_query)->bytes(column));
}

QDateTime Statement::time(int column) const
{
    const qint64 timestamp = (*m_query)->number(column);
    if (timestamp == 0 && (*m_query)->isNull(column))
        return {};
    return QDateTime::fromMSecsSinceEpoch(timestamp, Qt::UTC);
}

std::optional<QDateTime> Statement::optionalTime(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(time(column));
}

int Statement::affectedRows() const
{
    return (*m_query)->affectedRows();
}

} // namespace core
