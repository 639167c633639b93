// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

namespace core
{

/// Conditions for rows, combined by AND: SQL and the values of the placeholders. A plain value.
class Conditions
{
public:
    /// Adds a condition. `values` come from sqlValue() and match the placeholders of the fragment
    /// in number.
    void add(const QString &fragment, const QList<QVariant> &values);

    /// Adds the condition that the column equals one of the values. No condition if `values` is
    /// empty.
    void addOneOf(QLatin1StringView column, const QList<QVariant> &values);

    void add(const Conditions &more);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    /// Returns "… AND …"; TRUE if there are no conditions.
    [[nodiscard]] QString text() const;

    /// Returns the values of the placeholders.
    [[nodiscard]] const QList<QVariant> &values() const { return m_values; }

private:
    QString m_text;
    QList<QVariant> m_values;
};

} // namespace core
