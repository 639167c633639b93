// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QVariant>
#include <QtSql/QSqlError>

namespace core
{

/// A prepared statement of one connection, as one kind of database runs it. Database keeps it,
/// Statement uses it; for one use at a time. Thread of the Database; blocks.
class Query
{
    Q_DISABLE_COPY_MOVE(Query)

public:
    virtual ~Query();

    [[nodiscard]] virtual int placeholders() const = 0;

    /// Gives a placeholder, from 0, its value, out of sqlValue() or nullIfEmpty().
    virtual void bind(int place, const QVariant &value) = 0;

    /// Does it, and finds the first row; next() steps to it. False after an error.
    [[nodiscard]] virtual bool run() = 0;
    [[nodiscard]] virtual bool next() = 0;
    [[nodiscard]] virtual int affectedRows() const = 0;

    /// Of the last run() or next(); not valid if it went well.
    [[nodiscard]] virtual QSqlError error() const = 0;
    /// Whether there is one: to tell it takes much longer.
    [[nodiscard]] virtual bool hasFailed() const = 0;

    /// Ends the use: no cursor is left.
    virtual void finish() = 0;
    [[nodiscard]] virtual bool isRunning() const = 0;

    /// A column of the row.
    [[nodiscard]] virtual bool isNull(int column) const = 0;
    [[nodiscard]] virtual qint64 number(int column) const = 0; ///< 0 for NULL
    [[nodiscard]] virtual QString text(int column) const = 0;  ///< empty for NULL
    /// May only look at them where they are: until the next step. Empty for NULL.
    [[nodiscard]] virtual QByteArray bytes(int column) const = 0;

protected:
    Query() = default;
};

} // namespace core
