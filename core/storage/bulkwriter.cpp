// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bulkwriter.h"

#include <QtCore/QFile>

#include <sqlite3.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kRows = 32; ///< rows per run of a statement

/// Returns the cache size in KiB. Ids arrive in random order. If the pages of their index do not
/// fit, nearly every row reads and writes a page.
qint64 cacheFor(qint64 count)
{
    constexpr qint64 kMinCount = 65'536;
    constexpr qint64 kBytesOfId = 48; ///< pages are two thirds full, plus some reserve
    return kMinCount + count * kBytesOfId / 1024;
}

} // namespace

void BulkValues::add(Form form, const QByteArray &bytes)
{
    m_values.push_back({form, static_cast<int>(bytes.size()), m_bytes.size()});
    m_bytes += bytes;
}

void BulkValues::bindTo(sqlite3_stmt *statement, int place, size_t index) const
{
    const Value &value = m_values[index];
    switch (value.form) {
    case Form::Null:
        sqlite3_bind_null(statement, place);
        return;
    case Form::Number:
        sqlite3_bind_int64(statement, place, value.number);
        return;
    case Form::Text:
        sqlite3_bind_text(statement, place, m_bytes.constData() + value.number, value.size,
                          SQLITE_STATIC);
        return;
    case Form::Blob:
        sqlite3_bind_blob(statement, place, m_bytes.constData() + value.number, value.size,
                          SQLITE_STATIC);
        return;
    }
}

BulkWriter::BulkWriter(sqlite3 *connection)
    : m_connection(connection, sqlite3_close)
{}

Result<BulkWriter> BulkWriter::open(const QString &path, qint64 count)
{
    sqlite3 *opened = nullptr;
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX; // used by one thread only
    const int code = sqlite3_open_v2(QFile::encodeName(path).constData(), &opened, kFlags, nullptr);
    BulkWriter writer(opened);
    if (code != SQLITE_OK)
        return writer.failed();
    // The unfinished file is not visible: no journal is needed, and one sync at the end.
    return writer
        .run({u"PRAGMA journal_mode = OFF"_s, u"PRAGMA synchronous = OFF"_s,
              u"PRAGMA locking_mode = EXCLUSIVE"_s,
              u"PRAGMA cache_size = -%1"_s.arg(cacheFor(count))})
        .map([&writer] { return std::move(writer); });
}

Result<void> BulkWriter::run(const QStringList &statements) const
{
    for (const QString &sql : statements) {
        if (sqlite3_exec(m_connection.get(), sql.toUtf8().constData(), nullptr, nullptr, nullptr) !=
            SQLITE_OK)
            return failed();
    }
    return {};
}

QStringList BulkWriter::texts(const QString &query) const
{
    QStringList found;
    const auto statement = prepared(query);
    while (sqlite3_step(statement.get()) == SQLITE_ROW)
        found.append(QString::fromUtf8(
            reinterpret_cast<const char *>(sqlite3_column_text(statement.get(), 0))));
    return found;
}

BulkWriter::Insert BulkWriter::prepare(const QString &into) const
{
    const auto columns = into.count(u',') + 1;
    const QString row = u'(' + QStringList(columns, u"?"_s).join(u',') + u')';
    const QString one = u"INSERT INTO %1 VALUES %2"_s.arg(into, row);
    return {prepared(one), prepared(one + (u',' + row).repeated(kRows - 1))};
}

Result<void> BulkWriter::run(const Insert &insert, const BulkValues &values) const
{
    if (!insert.m_one || !insert.m_many)
        return failed();
    const size_t end = values.m_values.size();
    for (size_t index = 0; index < end;) {
        const auto widthOfMany =
            static_cast<size_t>(sqlite3_bind_parameter_count(insert.m_many.get()));
        sqlite3_stmt *statement = (end - index >= widthOfMany ? insert.m_many : insert.m_one).get();
        const int width = sqlite3_bind_parameter_count(statement);
        for (int place = 1; place <= width; ++place)
            values.bindTo(statement, place, index++);
        sqlite3_step(statement);
        if (sqlite3_reset(statement) != SQLITE_OK)
            return failed();
    }
    return {};
}

BulkWriter::Insert::Prepared BulkWriter::prepared(const QString &sql) const
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(m_connection.get(), sql.toUtf8().constData(), -1, &statement, nullptr);
    return {statement, sqlite3_finalize};
}

tl::unexpected<Error> BulkWriter::failed() const
{
    const int code = sqlite3_errcode(m_connection.get());
    return tl::unexpected(Error{
        code == SQLITE_FULL ? Error::Code::StorageFull : Error::Code::Internal,
        {},
        u"SQLite %1: %2"_s.arg(code).arg(QString::fromUtf8(sqlite3_errmsg(m_connection.get())))});
}

} // namespace core
