// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/conditions.h"

namespace core
{

using namespace Qt::StringLiterals;

void Conditions::add(const QString &fragment, const QList<QVariant> &values)
{
    Q_ASSERT(fragment.count(u'?') == values.size());
    if (!m_text.isEmpty())
        m_text += " AND "_L1;
    m_text += fragment;
    m_values += values;
}

void Conditions::addOneOf(QLatin1StringView column, const QList<QVariant> &values)
{
    if (!values.isEmpty())
        add(u"%1 IN (?%2)"_s.arg(column, u", ?"_s.repeated(values.size() - 1)), values);
}

void Conditions::add(const Conditions &more)
{
    if (!more.m_text.isEmpty())
        add(more.m_text, more.m_values);
}

QString Conditions::text() const
{
    return m_text.isEmpty() ? u"TRUE"_s : m_text;
}

} // namespace core
