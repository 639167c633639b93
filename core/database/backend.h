// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/database/query.h"
#include "core/database/socketwatchdog.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <memory>

namespace core
{

/// Describes the differences between the supported database engines: connecting, settings,
/// transactions, error codes, and the few parts of the SQL that cannot be shared. Owned by one
/// Database. Has no state that calls change.
class Backend
{
    Q_DISABLE_COPY_MOVE(Backend)

public:
    struct Setting
    {
        QString name;
        QString value; ///< in the form that the engine reports
    };

    [[nodiscard]] static std::unique_ptr<Backend> forAddress(const QString &address,
                                                             const DatabaseTimeouts &timeouts = {});
    virtual ~Backend();

    /// Returns the name of the engine's folder in resources/migrations.
    [[nodiscard]] virtual QString name() const = 0;

    /// Returns a new connection named `name`, not yet open, with the permissions of `access`.
    [[nodiscard]] virtual Result<QSqlDatabase> connection(const QString &name,
                                                          Database::Access access) const = 0;

    /// Creates a watchdog for an open connection. Null for engines without a server.
    [[nodiscard]] virtual Result<std::unique_ptr<SocketWatchdog>>
    watch(const QSqlDatabase &connection) const = 0;

    /// Prepares a statement on an open connection. If `sql` is invalid, the error() of the result
    /// is set.
    [[nodiscard]] virtual std::unique_ptr<Query> query(const QSqlDatabase &connection,
                                                       const QString &sql) const = 0;

    /// Returns a function that aborts the running statement of an open connection. The function may
    /// be called from any thread. Empty if the engine cannot abort statements.
    [[nodiscard]] virtual std::function<void()>
    interrupter(const QSqlDatabase &connection) const = 0;

    /// Returns the settings that every connection applies and then verifies.
    [[nodiscard]] virtual QList<Setting> settings(Database::Access access) const = 0;
    /// Returns the settings that a connection only verifies, because they belong to the database
    /// itself.
    [[nodiscard]] virtual QList<Setting> conditions(Database::Access access) const = 0;
    [[nodiscard]] virtual QString setText(const Setting &setting) const = 0;
    [[nodiscard]] virtual QString askText(const QString &setting) const = 0;

    /// Prepares an open connection before its first statement. SQLite: statements cannot change the
    /// definition of the schema directly. PostgreSQL: notices of the server are logged.
    [[nodiscard]] virtual Result<void> prepareConnection(const QSqlDatabase &connection) const = 0;

    /// Checks the integrity of the file before a writer changes anything, its schema included.
    [[nodiscard]] virtual Result<void> checkFile(Database &database) const = 0;

    /// Returns a line for each part of the schema that differs from the migrations up to `version`;
    /// empty if none does. The parts of a server are triggers, rules and their functions.
    [[nodiscard]] virtual Result<QStringList> schemaDifferences(Database &database,
                                                                int version) const = 0;

    /// Prepares the database for a writer, before the schema is checked.
    [[nodiscard]] virtual Result<void> makeReady(Database &database) const = 0;

    /// Returns a FROM source with the name and type of each relation of this program. The type is
    /// 'table' or another word.
    [[nodiscard]] virtual QString catalog() const = 0;

    /// Returns the query for the size of the database in bytes.
    [[nodiscard]] virtual QString askSize() const = 0;

    /// Returns the statements, in order, that make this connection the only writer.
    [[nodiscard]] virtual QStringList beginWriting() const = 0;
    [[nodiscard]] virtual QString beginReading() const = 0;

    /// Returns the statements that allow each statement of the transaction to run for an hour.
    [[nodiscard]] virtual QStringList allowLongStatements() const = 0;

    /// Returns true if BEGIN, COMMIT and similar statements can be prepared like other statements.
    [[nodiscard]] virtual bool preparesControl() const = 0;

    /// Returns true if the reply to a COMMIT can be lost. Then a row in the table commit_mark
    /// decides whether the commit succeeded.
    [[nodiscard]] virtual bool canLoseAnswers() const = 0;

    /// Returns the hint after a table name that pins the query plan to an index, or to the order of
    /// seq. Empty for engines that plan from statistics.
    [[nodiscard]] virtual QString indexedBy(QLatin1StringView index) const = 0;
    [[nodiscard]] virtual QString inOrderOfSeq() const = 0;

    /// Returns true if a UNION ALL of sources, each in index order, stops reading at its LIMIT.
    /// Otherwise each source needs its own LIMIT.
    [[nodiscard]] virtual bool mergesSources() const = 0;

    /// Returns true if texts and amounts are searched in blocks of columns, false if indexes of tx
    /// are used.
    [[nodiscard]] virtual bool hasBlocks() const = 0;

    /// Returns true if each statement waits for a server. Few statements are then faster: RowList
    /// and inSingleRead().
    [[nodiscard]] virtual bool hasRoundTrips() const = 0;

    /// Translates a driver error. `isConnected` is true if the connection has survived the error.
    /// The detail names numbers and parts of the schema, never values.
    [[nodiscard]] virtual Error error(const QSqlError &error, bool isConnected) const = 0;

protected:
    explicit Backend(const DatabaseTimeouts &timeouts)
        : m_timeouts(timeouts)
    {}

    const DatabaseTimeouts m_timeouts;
};

} // namespace core
