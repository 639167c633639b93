// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/driverquery.h"

namespace core
{

DriverQuery::DriverQuery(const QSqlDatabase &connection, const QString &sql)
    : m_query(connection)
    , m_placeholders(static_cast<int>(sql.count(u'?')))
{
    m_query.setForwardOnly(true);
    m_query.prepare(sql);
}

int DriverQuery::placeholders() const
{
    return m_placeholders;
}

void DriverQuery::bind(int place, const QVariant &value)
{
    m_query.bindValue(place, value);
}

bool DriverQuery::run()
{
    return m_query.exec();
}

bool DriverQuery::next()
{
    return m_query.next();
}

int DriverQuery::affectedRows() const
{
    return m_query.numRowsAffected();
}

QSqlError DriverQuery::error() const
{
    return m_query.lastError();
}

bool DriverQuery::hasFailed() const
{
    return m_query.lastError().isValid();
}

void DriverQuery::finish()
{
    m_query.finish();
}

bool DriverQuery::isRunning() const
{
    return m_query.isActive();
}

bool DriverQuery::isNull(int column) const
{
    return m_query.isNull(column);
}

qint64 DriverQuery::number(int column) const
{
    return m_query.value(column).toLongLong();
}

QString DriverQuery::text(int column) const
{
    return m_query.value(column).toString();
}

QByteArray DriverQuery::bytes(int column) const
{
    return m_query.value(column).toByteArray();
}

} // namespace core
