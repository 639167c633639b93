// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/rowlist.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns a value in the form that PostgreSQL reads from JSON.
QJsonValue jsonValue(const QVariant &value)
{
    if (value.isNull())
        return QJsonValue::Null;
    if (value.typeId() == QMetaType::QByteArray)
        return QString("\\x"_L1 + QLatin1StringView(value.toByteArray().toHex()));
    return QJsonValue::fromVariant(value);
}

} // namespace

void RowList::append(const QVariantList &values)
{
    Q_ASSERT(values.size() == m_columns.size());
    QJsonObject row;
    for (qsizetype i = 0; i < values.size(); ++i)
        row.insert(m_columns.at(i), jsonValue(values.at(i)));
    m_rows.append(row);
}

QString RowList::insertion() const
{
    const QString columns = m_columns.join(u", "_s);
    return "INSERT INTO "_L1 + m_table + " ("_L1 + columns + ") SELECT "_L1 + columns +
           " FROM json_populate_recordset(NULL::"_L1 + m_table + ", ?)"_L1;
}

QString RowList::json() const
{
    return QString::fromUtf8(QJsonDocument(m_rows).toJson(QJsonDocument::Compact));
}

} // namespace core
