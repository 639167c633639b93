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

/// Row values in sequence, in the storage classes of SQLite. A plain value.
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
        qint64 number; ///< value, or offset in m_bytes
    };

    void add(Form form, const QByteArray &bytes);

    /// Binds the value to the placeholder `place` of the statement, counted from 1. The value must
    /// outlive the binding.
    void bindTo(sqlite3_stmt *statement, int place, size_t index) const;

    std::vector<Value> m_values;
    QByteArray m_bytes;
};

/// Writes a new file that is not yet visible to other programs. Calls SQLite directly, because
/// QSqlQuery needs more time to accept a value than SQLite to store the value. On one thread at a
/// time. Errors: StorageFull; otherwise Internal with the message of SQLite.
class BulkWriter
{
public:
    /// Opens the file. `count` is the approximate number of transactions to come.
    [[nodiscard]] static Result<BulkWriter> open(const QString &path, qint64 count);

    [[nodiscard]] Result<void> run(const QStringList &statements) const;

    /// Returns the first column of the query result.
    [[nodiscard]] QStringList texts(const QString &query) const;

    /// A prepared insert into a table with columns, for example "day (day, first_seq)". Can run
    /// many times.
    class Insert
    {
        friend BulkWriter;
        using Prepared = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)>;

        Insert(Prepared one, Prepared many)
            : m_one(std::move(one))
            , m_many(std::move(many))
        {}

        Prepared m_one;  ///< inserts one row
        Prepared m_many; ///< inserts kRows rows, which is faster than one by one
    };
    [[nodiscard]] Insert prepare(const QString &into) const;

    /// Runs the insert for each row of the values.
    [[nodiscard]] Result<void> run(const Insert &insert, const BulkValues &values) const;

    /// Prepares an insert and runs it once.
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
