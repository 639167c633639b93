// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/migrations.h"

#include "core/database/backend.h"
#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/searchedtexts.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QStringList>

// Outside of any namespace, as the macro requires; the library is static.
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

/// Returns true if the lines form a complete statement. A statement ends with a semicolon, a
/// trigger with a body ends after END. Semicolons within the $$ of a function body do not count.
bool isWhole(const QString &lines)
{
    const bool hasBody = lines.startsWith("CREATE TRIGGER"_L1) && lines.contains("\nBEGIN"_L1);
    const bool isInFunction = lines.count("$$"_L1) % 2 != 0;
    return !isInFunction && lines.endsWith(hasBody ? "END;\n"_L1 : ";\n"_L1);
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

QList<Migration> readMigrations(const QString &folder)
{
    initMigrations();
    QList<Migration> all;
    const QDir dir(u":/migrations/"_s + folder);
    for (const QString &name : dir.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        all.append({name.left(4).toInt(), statementsOf(QString::fromUtf8(file.readAll()))});
    }
    Q_ASSERT(!all.isEmpty());
    return all;
}

/// Returns true if each version has a migration. Additions need none.
bool isGapless(const QList<Migration> &all)
{
    return all.constLast().version == all.constFirst().version + all.size() - 1;
}

/// Returns migrations with the statements of additions of the same number. A copy of a remote
/// service has the tables of a shop, and its own.
QList<Migration> withAdditions(QList<Migration> migrations, const QList<Migration> &additions)
{
    for (Migration &migration : migrations) {
        for (const Migration &addition : additions) {
            if (addition.version == migration.version)
                migration.statements += addition.statements;
        }
    }
    return migrations;
}

const QList<Migration> &migrations(const QString &folder)
{
    static const QHash<QString, QList<Migration>> all = [] {
        QHash<QString, QList<Migration>> read;
        for (const QString &name :
             {u"sqlite"_s, u"postgresql"_s, u"console"_s, u"remote"_s, u"bank"_s}) {
            read.insert(name, readMigrations(name));
            Q_ASSERT(isGapless(read.value(name)));
        }
        read.insert(u"copy"_s, withAdditions(read.value(u"sqlite"_s), readMigrations(u"copy"_s)));
        return read;
    }();
    const auto found = all.constFind(folder);
    Q_ASSERT(found != all.cend());
    return *found;
}

/// Returns the folder of a schema that is always a file; nullopt if the backend decides.
std::optional<QString> folderOf(Schema schema)
{
    switch (schema) {
    case Schema::Shop:
        return std::nullopt;
    case Schema::Console:
        return u"console"_s;
    case Schema::Remote:
        return u"remote"_s;
    case Schema::Copy:
        return u"copy"_s;
    case Schema::Bank:
        return u"bank"_s;
    }
    Q_UNREACHABLE();
}

const QList<Migration> &migrationsOf(const Database &database)
{
    return migrations(folderOf(database.schema()).value_or(database.backend().name()));
}

/// Returns the tables that identify a schema.
QStringList ownTables(Schema schema)
{
    switch (schema) {
    case Schema::Shop:
    case Schema::Copy: // its other tables come with a later migration
        return {u"schema_version"_s, u"tx"_s, u"tx_wide"_s, u"event"_s};
    case Schema::Console:
        return {u"schema_version"_s, u"sequence"_s, u"payer"_s, u"mark"_s, u"watched"_s};
    case Schema::Remote:
        return {u"schema_version"_s, u"intent"_s};
    case Schema::Bank:
        return {u"schema_version"_s, u"account"_s, u"step"_s, u"line"_s, u"seal"_s};
    }
    Q_UNREACHABLE();
}

/// Returns the texts after that seq, a limited number, in the order of seq. Omits empty texts: the
/// default of the column is their search form.
Result<QList<std::pair<qint64, QString>>> textsAfter(Database &database,
                                                     const SearchedText &searched, qint64 seq)
{
    constexpr qint64 kAtOnce = 1000;
    Statement statement(database, u"SELECT seq, %1 FROM tx_wide WHERE seq > ? AND %1 <> '' "
                                  "ORDER BY seq LIMIT ?"_s.arg(searched.source));
    if (const auto run = statement.bind(seq).bind(kAtOnce).run(); !run)
        return tl::unexpected(run.error());
    QList<std::pair<qint64, QString>> texts;
    while (statement.next())
        texts.append({statement.number(0), statement.text(1)});
    return statement.end().map([&texts] { return texts; });
}

/// Fills the search form of a text of existing transactions, and its blocks.
Result<void> fold(Database &database, const SearchedText &searched)
{
    const QString sql = u"UPDATE tx SET %1 = ? WHERE seq = ?"_s.arg(searched.column);
    for (qint64 last = 0;;) {
        const auto texts = textsAfter(database, searched, last);
        if (!texts)
            return tl::unexpected(texts.error());
        if (texts->isEmpty())
            break;
        for (const auto &[seq, text] : *texts) {
            Statement update(database, sql);
            if (auto run = update.bind(folded(text)).bind(seq).run(); !run)
                return run;
        }
        last = texts->constLast().first;
    }
    if (!database.backend().hasBlocks())
        return {};
    return database
        .queryScalar(u"INSERT INTO %1 (first, cells) SELECT first, "
                     "(SELECT group_concat(cell, char(10)) FROM ("
                     "SELECT replace(%2, char(10), ' ') AS cell FROM tx "
                     "WHERE seq BETWEEN first AND first + 1023 ORDER BY seq)) FROM block"_s.arg(
                         searched.blocks, searched.column))
        .map([](const QVariant & /*none*/) {});
}

/// Fills the search forms that a version of a schema adds. SQL cannot fold text.
Result<void> foldTextsSince(Database &database, int version)
{
    if (database.schema() != Schema::Shop && database.schema() != Schema::Copy)
        return {};
    Result<void> done;
    for (const SearchedText &searched : kSearchedTexts) {
        if (searched.since == version)
            done = done.and_then([&] { return fold(database, searched); });
    }
    return done;
}

Result<void> apply(Database &database, const Migration &migration)
{
    if (auto allowed = database.allowLongStatements(); !allowed)
        return allowed;
    for (const QString &sql : migration.statements) {
        if (const auto done = database.queryScalar(sql); !done)
            return tl::unexpected(done.error());
    }
    if (auto filled = foldTextsSince(database, migration.version); !filled)
        return filled;
    Statement statement(database, u"INSERT INTO schema_version (version) VALUES (?)"_s);
    return statement.bind(migration.version).run();
}

} // namespace

int latestSchemaVersion(Schema schema)
{
    if (const auto folder = folderOf(schema))
        return migrations(*folder).constLast().version;
    const int version = migrations(u"sqlite"_s).constLast().version;
    Q_ASSERT(version == migrations(u"postgresql"_s).constLast().version);
    return version;
}

QStringList migrationStatements(Schema schema, int version)
{
    return migrationStatements(folderOf(schema).value_or(u"sqlite"_s), version);
}

QStringList migrationStatements(const QString &engine, int version)
{
    QStringList statements;
    for (const Migration &migration : migrations(engine)) {
        if (migration.version <= version)
            statements += migration.statements;
    }
    return statements;
}

Result<int> schemaVersion(Database &database)
{
    const QString catalog = database.backend().catalog();
    const auto tables = database.queryScalar("SELECT count(*) FROM "_L1 + catalog);
    if (!tables)
        return tl::unexpected(tables.error());
    if (tables->toInt() == 0)
        return 0;
    const QStringList own = ownTables(database.schema());
    const auto ours = database.queryScalar(
        u"SELECT count(*) FROM %1 WHERE type = 'table' AND name IN ('%2')"_s.arg(
            catalog, own.join("', '"_L1)));
    if (!ours)
        return tl::unexpected(ours.error());
    if (ours->toInt() != own.size())
        return tl::unexpected(corruption(u"the tables are not those of this program"_s));
    const auto version = database.queryScalar(u"SELECT max(version) FROM schema_version"_s);
    if (!version && version.error().code != Error::Code::Internal)
        return tl::unexpected(version.error());
    if (!version || version->toInt() < 1)
        return tl::unexpected(corruption(u"the schema has no version"_s));
    return version->toInt();
}

Result<void> migrate(Database &database)
{
    for (const Migration &migration : migrationsOf(database)) {
        auto done = inWriteTransaction(database, [&]() -> Result<void> {
            const auto version = schemaVersion(database);
            if (!version)
                return tl::unexpected(version.error());
            // Another process may have applied the migration first.
            return *version < migration.version ? apply(database, migration) : Result<void>();
        });
        if (!done)
            return done;
    }
    return {};
}

} // namespace core
