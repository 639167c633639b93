// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/migrations.h"

#include "core/storage/database.h"
#include "core/storage/statement.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QStringList>

// Outside of every namespace, as the macro demands; the library is static.
static void initMigrations()
{
    Q_INIT_RESOURCE(migrations);
}

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct Migration
{
    int version;
    QStringList statements;
};

/// Whether the lines so far are a statement: they end with a semicolon, that of a trigger after
/// END.
bool isWhole(const QString &lines)
{
    const bool isTrigger = lines.startsWith("CREATE TRIGGER"_L1);
    return isTrigger ? lines.endsWith("END;\n"_L1) : lines.endsWith(";\n"_L1);
}

/// Lines that begin with -- are comments.
QStringList statementsOf(const QString &file)
{
    QStringList statements;
    QString current;
    for (const QString &line : file.split(u'\n')) {
        const QString text = line.trimmed();
        if (text.isEmpty() || text.startsWith("--"_L1))
            continue;
        current += text + u'\n';
        if (isWhole(current)) {
            statements.append(current);
            current.clear();
        }
    }
    Q_ASSERT(current.isEmpty());
    return statements;
}

QList<Migration> readMigrations()
{
    initMigrations();
    QList<Migration> all;
    const QDir folder(u":/migrations"_s);
    for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        all.append({name.left(4).toInt(), statementsOf(QString::fromUtf8(file.readAll()))});
        Q_ASSERT(all.constLast().version == all.size());
    }
    Q_ASSERT(!all.isEmpty());
    return all;
}

const QList<Migration> &migrations()
{
    static const QList<Migration> all = readMigrations();
    return all;
}

Result<void> apply(Database &database, const Migration &migration)
{
    for (const QString &sql : migration.statements) {
        if (const auto done = database.once(sql); !done)
            return tl::unexpected(done.error());
    }
    Statement statement(database, u"INSERT INTO schema_version (version) VALUES (?)"_s);
    return statement.bind(migration.version).run();
}

tl::unexpected<Error> damaged(const QString &detail)
{
    return tl::unexpected(Error{Error::Code::StorageDamaged, {}, detail});
}

} // namespace

int latestSchemaVersion()
{
    return migrations().constLast().version;
}

Result<int> schemaVersion(Database &database)
{
    const auto tables = database.once(u"SELECT count(*) FROM sqlite_master"_s);
    if (!tables)
        return tl::unexpected(tables.error());
    if (tables->toInt() == 0)
        return 0;
    const auto ours = database.once(u"SELECT count(*) FROM sqlite_master WHERE type = 'table' "
                                    "AND name IN ('schema_version', 'tx', 'tx_wide', 'event')"_s);
    if (!ours)
        return tl::unexpected(ours.error());
    if (ours->toInt() != 4)
        return damaged(u"the tables are not those of this program"_s);
    const auto version = database.once(u"SELECT max(version) FROM schema_version"_s);
    if (!version && version.error().code != Error::Code::Internal)
        return tl::unexpected(version.error());
    if (!version || version->toInt() < 1)
        return damaged(u"the schema has no version"_s);
    return version->toInt();
}

Result<void> migrate(Database &database)
{
    for (const Migration &migration : migrations()) {
        auto done = inWriteTransaction(database, [&]() -> Result<void> {
            const auto version = schemaVersion(database);
            if (!version)
                return tl::unexpected(version.error());
            // Another process may have been quicker.
            return *version < migration.version ? apply(database, migration) : Result<void>();
        });
        if (!done)
            return done;
    }
    return {};
}

} // namespace core
