// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/database.h"
#include "core/storage/query.h"
#include "core/storage/silencewatch.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <memory>

namespace core
{

/// What differs between the kinds of database that a Database connects to: how to find it, what to
/// set, how a transaction begins, what an error means, and the little of the SQL that cannot be the
/// same. Belongs to one Database; asked, never told.
class Backend
{
    Q_DISABLE_COPY_MOVE(Backend)

public:
    struct Setting
    {
        QString name;
        QString value; ///< as the database tells it
    };

    [[nodiscard]] static std::unique_ptr<Backend> forAddress(const QString &address,
                                                             const DatabaseTimeouts &timeouts = {});
    virtual ~Backend();

    /// Of the folder in resources/migrations.
    [[nodiscard]] virtual QString name() const = 0;

    /// A new connection of that name, not yet open, to what may be opened.
    [[nodiscard]] virtual Result<QSqlDatabase> connection(const QString &name,
                                                          Database::Access access) const = 0;

    /// Over an open connection; null where nobody can fall silent.
    [[nodiscard]] virtual Result<std::unique_ptr<SilenceWatch>>
    watch(const QSqlDatabase &connection) const = 0;

    /// The statement on a connection that is open; its error() if it is none.
    [[nodiscard]] virtual std::unique_ptr<Query> query(const QSqlDatabase &connection,
                                                       const QString &sql) const = 0;

    /// What makes a statement of the open connection fail, from any thread; empty: nothing does.
    [[nodiscard]] virtual std::function<void()>
    interrupter(const QSqlDatabase &connection) const = 0;

    /// What every connection sets and reads back.
    [[nodiscard]] virtual QList<Setting> settings(Database::Access access) const = 0;
    /// What it only reads: the database itself must have it so.
    [[nodiscard]] virtual QList<Setting> conditions(Database::Access access) const = 0;
    [[nodiscard]] virtual QString setText(const Setting &setting) const = 0;
    [[nodiscard]] virtual QString askText(const QString &setting) const = 0;

    /// Whether the file is sound, before a writer changes anything.
    [[nodiscard]] virtual Result<void> checkPages(Database &database) const = 0;

    /// What a writer does before the schema is looked at.
    [[nodiscard]] virtual Result<void> makeReady(Database &database) const = 0;

    /// A row source with the name and type of each relation of ours: 'table', or another word.
    [[nodiscard]] virtual QString catalog() const = 0;

    /// Asks for the size of the database in bytes.
    [[nodiscard]] virtual QString askSize() const = 0;

    /// In their order: what makes this connection the only one that may write.
    [[nodiscard]] virtual QStringList beginWriting() const = 0;
    [[nodiscard]] virtual QString beginReading() const = 0;

    /// What lets each statement of the transaction run for an hour.
    [[nodiscard]] virtual QStringList takeTime() const = 0;

    /// Whether BEGIN, COMMIT and the like can be prepared as other statements are.
    [[nodiscard]] virtual bool preparesControl() const = 0;

    /// Whether the answer to a COMMIT can be lost on its way, so that it has to be settled by a
    /// mark in the table commit_mark.
    [[nodiscard]] virtual bool canLoseAnswers() const = 0;

    /// What follows the name of a table: pins the plan of a query to an index of it, or to the
    /// order of seq. Empty where plans come from statistics.
    [[nodiscard]] virtual QString indexedBy(QLatin1StringView index) const = 0;
    [[nodiscard]] virtual QString inOrderOfSeq() const = 0;

    /// Whether a UNION ALL of sources, each in an index's order, is read no further than its LIMIT.
    /// Else each source has to be limited by itself.
    [[nodiscard]] virtual bool mergesSources() const = 0;

    /// Whether texts and amounts are found in blocks of columns; else by indexes of tx.
    [[nodiscard]] virtual bool hasBlocks() const = 0;

    /// What a driver's error means, on a connection that has survived it or not. The detail names
    /// numbers and parts of the schema, never values.
    [[nodiscard]] virtual Error error(const QSqlError &error, bool isConnected) const = 0;

protected:
    explicit Backend(const DatabaseTimeouts &timeouts)
        : m_timeouts(timeouts)
    {}

    const DatabaseTimeouts m_timeouts;
};

} // namespace core
