// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QJsonArray>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariant>

namespace core
{

class Database;

/// Rows for one INSERT statement of PostgreSQL. The text of the statement does not depend on the
/// number of rows, so one prepared statement serves all. Only if Backend::hasRoundTrips().
class RowList
{
public:
    RowList(QLatin1StringView table, QStringList columns)
        : m_table(table)
        , m_columns(std::move(columns))
    {}

    /// Adds a row with a value per column, from sqlValue() or nullIfEmpty().
    void append(const QVariantList &values);

    /// Executes the statement with all rows. `onConflict`: the clause of the statement; may be
    /// empty. Returns the number of inserted rows. Same thread as the Database; blocks.
    [[nodiscard]] Result<qsizetype> insertInto(Database &database,
                                               QLatin1StringView onConflict = {}) const;

private:
    QLatin1StringView m_table;
    QStringList m_columns;
    QJsonArray m_rows;
};

} // namespace core
