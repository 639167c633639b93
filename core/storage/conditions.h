// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

namespace core
{

class Statement;

/// What rows must fulfil, all of it: SQL and the values of its placeholders. A plain value.
class Conditions
{
public:
    /// The values are out of sqlValue(); as many as the fragment has placeholders.
    void add(const QString &fragment, const QList<QVariant> &values);

    /// The column is one of the values; anything, if there are none.
    void addOneOf(QLatin1StringView column, const QList<QVariant> &values);

    void add(const Conditions &more);

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    /// "… AND …"; TRUE if everything will do.
    [[nodiscard]] QString text() const;

    /// Those of its placeholders.
    [[nodiscard]] const QList<QVariant> &values() const { return m_values; }

    /// Gives the next placeholders of the statement, those of text(), their values.
    void bindTo(Statement &statement) const;

private:
    QString m_text;
    QList<QVariant> m_values;
};

} // namespace core
