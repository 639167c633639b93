// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArrayList>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariant>

namespace core
{

/// Rows of one table for an INSERT of PostgreSQL. The text of the statement does not depend on the
/// number of rows, so one prepared statement serves all. Only if Backend::hasRoundTrips().
class RowList
{
public:
    RowList(QLatin1StringView table, const QStringList &columns);

    /// Adds a row with a value per column, from sqlValue() or nullIfEmpty().
    void append(const QVariantList &values);

    /// Returns the INSERT, which may be a part of a larger statement. Its only placeholder stands
    /// for json(). More clauses may follow.
    [[nodiscard]] QString insertion() const;

    /// Returns all rows, to be bound to the placeholder.
    [[nodiscard]] QString json() const;

private:
    QLatin1StringView m_table;
    QString m_columns; ///< separated by commas
    QByteArrayList m_names;
    QByteArray m_rows; ///< JSON objects, separated by commas
};

} // namespace core
