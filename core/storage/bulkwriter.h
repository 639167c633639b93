// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QUuid>

#include <memory>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace core
{

/// Values of rows, one after the other, in the forms of the database. A plain value.
class BulkValues
{
public:
    void add(qint64 number) { m_values.push_back({Form::Number, 0, number}); }
    void addNull() { m_values.push_back({Form::Null, 0, 0}); }
    void add(const QDateTime &time) { add(time.toMSecsSinceEpoch()); }
    void add(const QUuid &id) { add(Form::Blob, id.toRfc4122()); }
    void add(const QString &text) { addUtf8(text.toUtf8()); }
    void addUtf8(const QByteArray &text) { add(Form::Text, text); }
    void addOrNull(const QString &text) { text.isEmpty() ? addNull() : add(text); }

private:
    friend class BulkWriter;

    enum class Form { Null, Number, Text, Blob };
    struct Value
    {
        Form form;
        int size;
        qint64 number; ///< or where it begins in m_bytes
    };

    void add(Form form, const QByteArray &bytes);

    /// Gives place `place` of the statement, from 1, the value, which must outlive it.
    void bindTo(sqlite3_stmt *statement, int place, size_t index) const;

    std::vector<Value> m_values;
    QByteArray m_bytes;
};

/// Writes a file that nobody else knows yet. Speaks to SQLite itself: QSqlQuery needs more time to
/// take a value than SQLite to store it. On one thread at a time. Errors: StorageFull; Internal for
/// everything else, with the words of SQLite.
class BulkWriter
{
public:
    /// `count`: about how many transactions the file will have.
    [[nodiscard]] static Result<BulkWriter> open(const QString &path, qint64 count);

    [[nodiscard]] Result<void> run(const QStringList &statements) const;

    /// The first column of what the query finds.
    [[nodiscard]] QStringList texts(const QString &query) const;

    /// Into a table and its columns: "day (day, first_seq)". May be run many times.
    class Insert
    {
        friend BulkWriter;
        using Prepared = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)>;

        Insert(Prepared one, Prepared many)
            : m_one(std::move(one))
            , m_many(std::move(many))
        {}

        Prepared m_one;  ///< a row
        Prepared m_many; ///< kRows of them, which take less time than one by one
    };
    [[nodiscard]] Insert prepare(const QString &into) const;

    /// Runs it for each row of the values.
    [[nodiscard]] Result<void> run(const Insert &insert, const BulkValues &values) const;

    /// Once.
    [[nodiscard]] Result<void> insert(const QString &into, const BulkValues &values) const
    {
        return run(prepare(into), values);
    }

private:
    explicit BulkWriter(sqlite3 *connection);

    [[nodiscard]] Insert::Prepared prepared(const QString &sql) const;
    [[nodiscard]] tl::unexpected<Error> failed() const;

    std::unique_ptr<sqlite3, int (*)(sqlite3 *)> m_connection;
};

} // namespace core
