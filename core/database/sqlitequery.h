// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/query.h"

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace core
{

/// A statement on a Qt connection that calls SQLite directly. The driver would convert every column
/// of every row to a QVariant, which takes longer than the read.
class SqliteQuery final : public Query
{
public:
    /// The connection must outlive the query. Check error() before any other call.
    SqliteQuery(sqlite3 *connection, const QString &sql);
    ~SqliteQuery() override;

    [[nodiscard]] int placeholders() const override;
    void bind(int place, const QVariant &value) override;
    [[nodiscard]] bool run() override;
    [[nodiscard]] bool next() override;
    [[nodiscard]] int affectedRows() const override;
    [[nodiscard]] QSqlError error() const override;
    [[nodiscard]] bool hasFailed() const override;
    void finish() override;
    [[nodiscard]] bool isRunning() const override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] qint64 number(int column) const override;
    [[nodiscard]] QString text(int column) const override;
    [[nodiscard]] QByteArray bytes(int column) const override;

private:
    enum class State {
        Idle,
        AtFirst, ///< next() has not been called yet
        AtRow,
        Over, ///< no more rows, or an error
    };

    bool step();
    void note(int code);

    sqlite3 *m_connection;
    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt *)> m_statement;
    State m_state = State::Idle;
    QSqlError m_error;
};

} // namespace core
