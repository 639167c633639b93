// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/select.h"

#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Select::Select(const QString &columns, const QList<QVariant> &values)
    : m_text("SELECT "_L1 + columns)
    , m_values(values)
{
    Q_ASSERT(columns.count(u'?') == values.size());
}

Select &Select::from(const QString &tables, const QString &index)
{
    m_text += " FROM "_L1 + tables + index;
    return *this;
}

Select &Select::from(const Select &rows, QLatin1StringView name)
{
    m_text += " FROM ("_L1 + rows.m_text + ") AS "_L1 + name;
    m_values += rows.m_values;
    return *this;
}

Select &Select::where(const Conditions &conditions)
{
    m_text += " WHERE "_L1 + conditions.text();
    m_values += conditions.values();
    return *this;
}

Select &Select::groupBy(QLatin1StringView columns)
{
    m_text += " GROUP BY "_L1 + columns;
    return *this;
}

Select &Select::orderBy(QLatin1StringView columns)
{
    m_text += " ORDER BY "_L1 + columns;
    return *this;
}

Select &Select::limit(qint64 count)
{
    m_text += " LIMIT ?"_L1;
    m_values += sqlValue(count);
    return *this;
}

void Select::bindTo(Statement &statement) const
{
    for (const QVariant &value : m_values)
        statement.bindStored(value);
}

} // namespace core
