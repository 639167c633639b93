// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QVariant>
#include <QtSql/QSqlError>

namespace core
{

/// A prepared statement of one connection, implemented per database engine. Database caches
/// queries; Statement uses them. One use at a time. Runs in the thread of the Database; blocks.
class Query
{
    Q_DISABLE_COPY_MOVE(Query)

public:
    virtual ~Query();

    [[nodiscard]] virtual int placeholders() const = 0;

    /// Binds a value from sqlValue() or nullIfEmpty() to a placeholder, counted from 0.
    virtual void bind(int place, const QVariant &value) = 0;

    /// Executes the statement and finds the first row; next() steps to the row. Returns false after
    /// an error.
    [[nodiscard]] virtual bool run() = 0;
    [[nodiscard]] virtual bool next() = 0;
    [[nodiscard]] virtual int affectedRows() const = 0;

    /// Returns the error of the last run() or next(); invalid after success.
    [[nodiscard]] virtual QSqlError error() const = 0;
    /// Returns true if there is an error; much faster than error().
    [[nodiscard]] virtual bool hasFailed() const = 0;

    /// Ends the use and closes the cursor.
    virtual void finish() = 0;
    [[nodiscard]] virtual bool isRunning() const = 0;

    /// Reads a column of the current row.
    [[nodiscard]] virtual bool isNull(int column) const = 0;
    [[nodiscard]] virtual qint64 number(int column) const = 0; ///< 0 for NULL
    [[nodiscard]] virtual QString text(int column) const = 0;  ///< empty for NULL
    /// Returns the bytes, possibly without a copy: valid until the next step. Empty for NULL.
    [[nodiscard]] virtual QByteArray bytes(int column) const = 0;

protected:
    Query() = default;
};

} // namespace core
