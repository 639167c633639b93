// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>
#include <QtCore/QVariant>

#include <memory>
#include <optional>

namespace core
{

class Database;
class Query;

/// The form in which the database keeps a value: times as UTC milliseconds, ids as 16 bytes, money
/// as centavos. A null QString is the empty text; NULL has to be meant (nullIfEmpty, nullopt).
[[nodiscard]] QVariant sqlValue(qint64 number);
[[nodiscard]] QVariant sqlValue(const QString &text);
[[nodiscard]] QVariant sqlValue(const QUuid &id);
[[nodiscard]] QVariant sqlValue(const QDateTime &time);
[[nodiscard]] QVariant sqlValue(const std::optional<QDateTime> &time);
[[nodiscard]] QVariant sqlValue(Money money);
[[nodiscard]] QVariant nullIfEmpty(const QString &text);

/// One use of an SQL statement, which stays prepared on its connection for the next use. Same
/// thread as the Database; blocks. No cursor survives it: the log of the database could not be
/// folded back while one is open. Not for two uses of one text at the same time.
class Statement
{
    Q_DISABLE_COPY_MOVE(Statement)

public:
    Statement(Database &database, const QString &sql);
    ~Statement();

    /// Gives the next placeholder its value.
    template<typename Value>
    Statement &bind(const Value &value)
    {
        return bindStored(sqlValue(value));
    }
    Statement &bindStored(const QVariant &value); ///< out of sqlValue() or nullIfEmpty()

    [[nodiscard]] Result<void> run();

    /// Steps to the next row; false after the last one and after an error: then ask end().
    bool next();

    /// Whether the rows ended because there are no more.
    [[nodiscard]] Result<void> end() const;

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 number(int column) const;    ///< 0 for NULL
    [[nodiscard]] QString text(int column) const;     ///< empty for NULL
    [[nodiscard]] QByteArray bytes(int column) const; ///< as Query::bytes()
    [[nodiscard]] QUuid id(int column) const;
    [[nodiscard]] QDateTime time(int column) const; ///< UTC; invalid for NULL
    [[nodiscard]] std::optional<QDateTime> optionalTime(int column) const;

    [[nodiscard]] int affectedRows() const;

private:
    Database &m_database;
    Result<std::shared_ptr<Query>> m_query; ///< the connection's; an error if it is no statement
    int m_bound = 0;
};

} // namespace core
