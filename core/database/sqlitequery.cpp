// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/sqlitequery.h"

#include "core/domain/ascii.h"

#include <sqlite3.h>

namespace core
{

namespace
{

sqlite3_stmt *prepared(sqlite3 *connection, const QString &sql)
{
    const QByteArray text = sql.toUtf8();
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v3(connection, text.constData(), static_cast<int>(text.size()),
                       SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    return statement;
}

/// Binds a text as UTF-8. Most texts are ASCII and only need narrowing; SQLite would convert
/// character by character.
int bindText(sqlite3_stmt *statement, int place, const QString &text)
{
    if (isAscii(text)) {
        const QByteArray bytes = text.toLatin1();
        return sqlite3_bind_text(statement, place, bytes.constData(),
                                 static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
    }
    const auto bytes = static_cast<int>(text.size() * static_cast<qsizetype>(sizeof(QChar)));
    return sqlite3_bind_text16(statement, place, text.utf16(), bytes, SQLITE_TRANSIENT);
}

int bindBlob(sqlite3_stmt *statement, int place, const QByteArray &bytes)
{
    return sqlite3_bind_blob(statement, place, bytes.constData(), static_cast<int>(bytes.size()),
                             SQLITE_TRANSIENT);
}

} // namespace

SqliteQuery::SqliteQuery(sqlite3 *connection, const QString &sql)
    : m_connection(connection)
    , m_statement(prepared(connection, sql), sqlite3_finalize)
{
    if (!m_statement)
        note(sqlite3_extended_errcode(m_connection));
}

SqliteQuery::~SqliteQuery() = default;

int SqliteQuery::placeholders() const
{
    return sqlite3_bind_parameter_count(m_statement.get());
}

void SqliteQuery::bind(int place, const QVariant &value)
{
    const int number = place + 1;
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        note(sqlite3_bind_null(m_statement.get(), number));
        return;
    case QMetaType::QString:
        note(bindText(m_statement.get(), number, value.toString()));
        return;
    case QMetaType::QByteArray:
        note(bindBlob(m_statement.get(), number, value.toByteArray()));
        return;
    default:
        Q_ASSERT(value.canConvert<qint64>() && value.typeId() != QMetaType::Double);
        note(sqlite3_bind_int64(m_statement.get(), number, value.toLongLong()));
    }
}

bool SqliteQuery::run()
{
    if (m_error.isValid()) // error of a value
        return false;
    if (step())
        m_state = State::AtFirst;
    return !m_error.isValid();
}

bool SqliteQuery::next()
{
    switch (m_state) {
    case State::AtFirst:
        m_state = State::AtRow;
        return true;
    case State::AtRow:
        return step();
    case State::Idle:
    case State::Over:
        break;
    }
    return false;
}

bool SqliteQuery::step()
{
    const int code = sqlite3_step(m_statement.get());
    m_state = code == SQLITE_ROW ? State::AtRow : State::Over;
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        note(sqlite3_extended_errcode(m_connection));
    return code == SQLITE_ROW;
}

int SqliteQuery::affectedRows() const
{
    return sqlite3_changes(m_connection);
}

QSqlError SqliteQuery::error() const
{
    return m_error;
}

bool SqliteQuery::hasFailed() const
{
    return m_error.isValid();
}

void SqliteQuery::note(int code)
{
    if (code != SQLITE_OK) {
        m_error = QSqlError({}, QString::fromUtf8(sqlite3_errmsg(m_connection)),
                            QSqlError::StatementError, QString::number(code));
    }
}

void SqliteQuery::finish()
{
    sqlite3_reset(m_statement.get());
    m_state = State::Idle;
    if (m_error.isValid()) // error() would need an allocation even without an error
        m_error = {};
}

bool SqliteQuery::isRunning() const
{
    return m_state != State::Idle;
}

bool SqliteQuery::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

qint64 SqliteQuery::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

QString SqliteQuery::text(int column) const
{
    return QString::fromUtf8(bytes(column));
}

QByteArray SqliteQuery::bytes(int column) const
{
    // Reads both through one value, which is valid in the stepping thread, this one. The order
    // matters: the first call may convert the data whose size the second call returns.
    sqlite3_value *const value = sqlite3_column_value(m_statement.get(), column);
    const void *first = sqlite3_value_blob(value);
    const int size = sqlite3_value_bytes(value);
    return QByteArray::fromRawData(static_cast<const char *>(first), size);
}

} // namespace core
