// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

namespace core
{

class Statement;

/// A SELECT statement with the values of its placeholders. The arguments are literals and the names
/// of indexes; all other values are placeholders. Call the functions in the order of SQL. A plain
/// value.
class Select
{
public:
    /// `values` belong to the placeholders in the columns.
    explicit Select(const QString &columns, const QList<QVariant> &values = {});

    /// Adds tables with their joins. `index` comes from Backend::indexedBy() or inOrderOfSeq().
    Select &from(const QString &tables, const QString &index = {});

    /// Adds the rows of another SELECT as a table with that name.
    Select &from(const Select &rows, QLatin1StringView name);

    Select &where(const Conditions &conditions);
    Select &groupBy(QLatin1StringView columns);
    Select &orderBy(QLatin1StringView columns);
    Select &limit(qint64 count);

    [[nodiscard]] const QString &text() const { return m_text; }

    /// Binds the values to the next placeholders of the statement, which belong to text().
    void bindTo(Statement &statement) const;

private:
    QString m_text;
    QList<QVariant> m_values;
};

} // namespace core
