// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/filtercondition.h"

#include "core/domain/brasilia.h"
#include "core/storage/folding.h"
#include "core/storage/sqlnumbers.h"
#include "core/storage/statement.h"

#include <algorithm>
#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Text as a LIKE pattern that stands for itself, with the escape character backslash.
QString escapedForLike(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
}

/// The beginning of a CPF or CNPJ as it is stored; empty if the text cannot be one.
QString documentPrefix(const QString &text)
{
    QString prefix;
    for (const QChar c : text.toUpper()) {
        if (c == u'.' || c == u'-' || c == u'/' || c.isSpace())
            continue;
        if ((c < u'0' || c > u'9') && (c < u'A' || c > u'Z'))
            return {};
        prefix += c;
    }
    return prefix;
}

QString digitsOf(const QString &text)
{
    QString digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits),
                 [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits;
}

} // namespace

FilterCondition::FilterCondition(const TransactionFilter &filter)
{
    if (filter.identifier)
        add("id = ?"_L1, {sqlValue(*filter.identifier)});
    if (!filter.reference.isEmpty())
        add("reference = ?"_L1, {filter.reference});
    if (filter.status)
        add("status = ?"_L1, {numberOf(*filter.status)});
    if (!filter.nameOrDocument.isEmpty())
        addNameOrDocument(filter.nameOrDocument);
    if (!filter.phone.isEmpty())
        add("phone LIKE ?"_L1, {u'%' + digitsOf(filter.phone) + u'%'});
    if (filter.initialDate.isValid())
        add("created >= ?"_L1, {sqlValue(startOfBrasiliaDay(filter.initialDate))});
    if (filter.finalDate.isValid())
        add("created < ?"_L1, {sqlValue(startOfBrasiliaDay(filter.finalDate.addDays(1)))});
    if (filter.platform)
        add("platform = ?"_L1, {sqlValue(*filter.platform)});
    if (!filter.pixKey.isEmpty())
        add("pix_key = ?"_L1, {filter.pixKey});
}

void FilterCondition::addNameOrDocument(const QString &text)
{
    const QVariant name = u'%' + escapedForLike(folded(text.trimmed())) + u'%';
    const QString prefix = documentPrefix(text);
    if (prefix.isEmpty()) {
        add("folded_name LIKE ? ESCAPE '\\'"_L1, {name});
        return;
    }
    add("(folded_name LIKE ? ESCAPE '\\' OR document LIKE ?)"_L1, {name, prefix + u'%'});
}

void FilterCondition::add(QLatin1StringView fragment, std::initializer_list<QVariant> values)
{
    m_text += (m_text.isEmpty() ? "WHERE "_L1 : " AND "_L1) + fragment;
    m_values += values;
}

void FilterCondition::bindTo(Statement &statement) const
{
    for (const QVariant &value : m_values)
        statement.bindStored(value);
}

} // namespace core
