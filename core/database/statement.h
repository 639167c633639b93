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
class Select;

/// Convert values to their stored form: times to UTC milliseconds, ids to 16 bytes, money to
/// centavos. A null QString becomes the empty text; NULL must be explicit (nullIfEmpty, nullopt).
[[nodiscard]] QVariant sqlValue(qint64 number);
[[nodiscard]] QVariant sqlValue(const QString &text);
[[nodiscard]] QVariant sqlValue(const QUuid &id);
[[nodiscard]] QVariant sqlValue(const QDateTime &time);
[[nodiscard]] QVariant sqlValue(const std::optional<QDateTime> &time);
[[nodiscard]] QVariant sqlValue(Money money);
[[nodiscard]] QVariant sqlValue(const std::optional<Money> &money);
[[nodiscard]] QVariant nullIfEmpty(const QString &text);

/// Returns that many placeholders, separated by commas.
[[nodiscard]] QString placeholders(qsizetype count);

/// One use of an SQL statement, which stays prepared on the connection. Same thread as the
/// Database; blocks. The cursor closes with the object, because an open cursor would prevent
/// checkpoints of the log. Not for two simultaneous uses of the same text.
class Statement
{
    Q_DISABLE_COPY_MOVE(Statement)

public:
    Statement(Database &database, const QString &sql);
    Statement(Database &database, const Select &select); ///< binds the values of the Select
    ~Statement();

    /// Binds a value to the next placeholder.
    template<typename Value>
    Statement &bind(const Value &value)
    {
        return bindStored(sqlValue(value));
    }
    Statement &bindStored(const QVariant &value); ///< from sqlValue() or nullIfEmpty()

    [[nodiscard]] Result<void> run();

    /// Steps to the next row. Returns false after the last row and after an error; call end() to
    /// distinguish.
    bool next();

    /// Returns an error if the rows ended early.
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
    Result<std::shared_ptr<Query>> m_query; ///< from the cache; an error if the SQL is invalid
    int m_bound = 0;
};

} // namespace core
