// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/rowlist.h"

#include "core/wire/jsontext.h"

namespace core
{

using namespace Qt::StringLiterals;

RowList::RowList(QLatin1StringView table, const QStringList &columns)
    : m_table(table)
    , m_columns(columns.join(u", "_s))
{
    for (const QString &column : columns)
        m_names.append(column.toLatin1());
}

/// Writes a value in the form that PostgreSQL reads from JSON, and no member for NULL.
void RowList::append(const QVariantList &values)
{
    Q_ASSERT(values.size() == m_names.size());
    JsonText row;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QVariant &value = values.at(i);
        if (value.isNull())
            continue;
        const char *const name = m_names.at(i).constData();
        if (value.typeId() == QMetaType::QString) {
            row.add(name, value.toString());
        } else if (value.typeId() == QMetaType::QByteArray) {
            row.add(name, "\\x"_L1 + QLatin1StringView(value.toByteArray().toHex()));
        } else {
            Q_ASSERT(value.typeId() == QMetaType::LongLong);
            row.add(name, value.toLongLong());
        }
    }
    if (!m_rows.isEmpty())
        m_rows += ',';
    m_rows += row.toObject();
}

QString RowList::insertion() const
{
    return "INSERT INTO "_L1 + m_table + " ("_L1 + m_columns + ") SELECT "_L1 + m_columns +
           " FROM json_populate_recordset(NULL::"_L1 + m_table + ", ?)"_L1;
}

QString RowList::json() const
{
    return u'[' + QString::fromUtf8(m_rows) + u']';
}

} // namespace core
