// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/rowlist.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Appends a JSON string.
void appendText(QString &json, QStringView text)
{
    json += u'"';
    qsizetype written = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c >= u' ' && c != u'"' && c != u'\\')
            continue;
        json += text.sliced(written, i - written);
        written = i + 1;
        if (c < u' ')
            json += u"\\u%1"_s.arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            (json += u'\\') += c;
    }
    (json += text.sliced(written)) += u'"';
}

/// Appends a value in the form that PostgreSQL reads from JSON.
void appendValue(QString &json, const QVariant &value)
{
    if (value.typeId() == QMetaType::QString) {
        appendText(json, value.toString());
    } else if (value.typeId() == QMetaType::QByteArray) {
        appendText(json, "\\x"_L1 + QLatin1StringView(value.toByteArray().toHex()));
    } else {
        Q_ASSERT(value.typeId() == QMetaType::LongLong);
        json += QLatin1StringView(QByteArray::number(value.toLongLong()));
    }
}

} // namespace

RowList::RowList(QLatin1StringView table, const QStringList &columns)
    : m_table(table)
    , m_columns(columns.join(u", "_s))
{
    for (const QString &column : columns)
        m_names.append(u'"' + column + u"\":"_s);
}

/// Writes the text directly: the same rows as QJsonObject took a third of the writer's time.
void RowList::append(const QVariantList &values)
{
    Q_ASSERT(values.size() == m_names.size());
    m_rows += m_rows.isEmpty() ? "{"_L1 : ",{"_L1;
    bool isFirst = true;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values.at(i).isNull()) // PostgreSQL reads a missing member as NULL
            continue;
        if (!std::exchange(isFirst, false))
            m_rows += u',';
        m_rows += m_names.at(i);
        appendValue(m_rows, values.at(i));
    }
    m_rows += u'}';
}

QString RowList::insertion() const
{
    return "INSERT INTO "_L1 + m_table + " ("_L1 + m_columns + ") SELECT "_L1 + m_columns +
           " FROM json_populate_recordset(NULL::"_L1 + m_table + ", ?)"_L1;
}

QString RowList::json() const
{
    return u'[' + m_rows + u']';
}

} // namespace core
