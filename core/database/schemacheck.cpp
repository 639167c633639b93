// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/schemacheck.h"

#include "core/database/backend.h"
#include "core/database/corruption.h"
#include "core/database/migrations.h"
#include "core/database/statement.h"
#include "core/domain/consoletext.h"

#include <QtCore/QMap>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

#include <memory>
#include <tuple>

#include <sqlite3.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kSchemaObjects =
    "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master ORDER BY rowid";

using MemoryHandle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;
using MemoryStatement = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

tl::unexpected<Error> memoryError(const MemoryHandle &memory)
{
    return tl::unexpected(
        Error{Error::Code::Internal,
              {},
              u"schema in memory: "_s + QString::fromUtf8(sqlite3_errmsg(memory.get()))});
}

QString textOfColumn(const MemoryStatement &statement, int column)
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(statement.get(), column));
    return QString::fromUtf8(utf8, sqlite3_column_bytes(statement.get(), column));
}

Result<QList<SchemaObject>> createdInMemory(Schema schema, int version)
{
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open(":memory:", &opened);
    const MemoryHandle memory(opened, sqlite3_close);
    if (code != SQLITE_OK)
        return memoryError(memory);
    const QString all = u"BEGIN;"_s + migrationStatements(schema, version).join(QString());
    if (sqlite3_exec(memory.get(), all.toUtf8().constData(), nullptr, nullptr, nullptr) !=
        SQLITE_OK)
        return memoryError(memory);
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v2(memory.get(), kSchemaObjects, -1, &prepared, nullptr) != SQLITE_OK)
        return memoryError(memory);
    const MemoryStatement rows(prepared, sqlite3_finalize);
    QList<SchemaObject> objects;
    int step = sqlite3_step(rows.get());
    for (; step == SQLITE_ROW; step = sqlite3_step(rows.get()))
        objects.append({textOfColumn(rows, 0), textOfColumn(rows, 1), textOfColumn(rows, 2),
                        textOfColumn(rows, 3)});
    if (step != SQLITE_DONE)
        return memoryError(memory);
    return objects;
}

/// Static variables are initialized once, also with several threads.
const Result<QList<SchemaObject>> &latestSchema(Schema schema)
{
    const auto latest = [](Schema each) {
        return createdInMemory(each, latestSchemaVersion(each));
    };
    switch (schema) {
    case Schema::Shop: {
        static const auto kShop = latest(Schema::Shop);
        return kShop;
    }
    case Schema::Console: {
        static const auto kConsole = latest(Schema::Console);
        return kConsole;
    }
    case Schema::Remote: {
        static const auto kRemote = latest(Schema::Remote);
        return kRemote;
    }
    case Schema::Copy: {
        static const auto kCopy = latest(Schema::Copy);
        return kCopy;
    }
    case Schema::Bank: {
        static const auto kBank = latest(Schema::Bank);
        return kBank;
    }
    }
    Q_UNREACHABLE();
}

/// Returns true for the statistics that ANALYZE stores. Only plans depend on these numbers.
bool isStatistics(const SchemaObject &object)
{
    static const QSet<QString> kStatistics{
        u"CREATE TABLE sqlite_stat1(tbl,idx,stat)"_s,
        u"CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"_s,
    };
    return object.type == "table"_L1 && object.table == object.name &&
           object.sql.startsWith(u"CREATE TABLE "_s + object.name + u'(') &&
           kStatistics.contains(object.sql);
}

Result<QList<SchemaObject>> storedSchema(Database &database)
{
    Statement statement(database, QString::fromLatin1(kSchemaObjects));
    if (const auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    QList<SchemaObject> objects;
    while (statement.next())
        objects.append(
            {statement.text(0), statement.text(1), statement.text(2), statement.text(3)});
    objects.removeIf(&isStatistics);
    return statement.end().map([&objects] { return objects; });
}

/// The part of an object that identifies it, and the rest, which must be equal.
using SchemaParts = QMap<QString, QString>;

SchemaParts partsOf(const QList<SchemaObject> &objects)
{
    SchemaParts parts;
    for (const SchemaObject &object : objects) {
        // A foreign file may list an object twice.
        QString label = object.type + u' ' + object.name;
        while (parts.contains(label))
            label += u" again"_s;
        parts.insert(label, object.table + u'\n' + object.sql);
    }
    return parts;
}

QStringList differencesOf(const SchemaParts &found, const SchemaParts &expected)
{
    QStringList lines;
    for (auto part = found.cbegin(); part != found.cend(); ++part) {
        if (!expected.contains(part.key()))
            lines += consoleLine(part.key()) + u" is foreign"_s;
        else if (expected.value(part.key()) != part.value())
            lines += consoleLine(part.key()) + u" is changed"_s;
    }
    for (auto part = expected.cbegin(); part != expected.cend(); ++part) {
        if (!found.contains(part.key()))
            lines += part.key() + u" is missing"_s;
    }
    lines.sort();
    return lines;
}

/// Returns the triggers and functions that the migrations of a server create.
SchemaParts expectedOnServer(int version)
{
    static const QRegularExpression kTrigger(
        u"^CREATE TRIGGER (\\w+) .* ON (\\w+)\\s.*EXECUTE FUNCTION (\\w+)\\("_s,
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kFunction(
        u"^CREATE (?:OR REPLACE )?FUNCTION (\\w+)\\(.*?\\$\\$(.*)\\$\\$;"_s,
        QRegularExpression::DotMatchesEverythingOption);
    SchemaParts parts;
    for (const QString &sql : migrationStatements(u"postgresql"_s, version)) {
        if (const auto match = kTrigger.match(sql); match.hasMatch())
            parts.insert(u"trigger %1 on %2"_s.arg(match.captured(1), match.captured(2)),
                         match.captured(3) + u" O"_s); // O: enabled
        else if (const auto body = kFunction.match(sql); body.hasMatch())
            parts.insert(u"function "_s + body.captured(1), body.captured(2));
    }
    return parts;
}

Result<SchemaParts> foundOnServer(Database &database)
{
    Statement statement(
        database,
        u"SELECT 'trigger ' || tgname || ' on ' || relname, proname || ' ' || tgenabled::text "
        "FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = "
        "tgfoid WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace "
        "UNION ALL SELECT 'rule ' || rulename || ' on ' || relname, '' FROM pg_rewrite JOIN "
        "pg_class ON pg_class.oid = ev_class WHERE rulename <> '_RETURN' AND relnamespace = "
        "current_schema()::regnamespace UNION ALL SELECT 'function ' || proname, prosrc FROM "
        "pg_proc WHERE pronamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT "
        "FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype "
        "= 'e')"_s);
    if (const auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    SchemaParts parts;
    while (statement.next())
        parts.insert(statement.text(0), statement.text(1));
    return statement.end().map([&parts] { return parts; });
}

} // namespace

Result<QList<SchemaObject>> migratedSchema(Schema schema, int version)
{
    if (version == latestSchemaVersion(schema))
        return latestSchema(schema);
    return createdInMemory(schema, version);
}

Result<QStringList> fileSchemaDifferences(Database &database, int version)
{
    const auto expected = migratedSchema(database.schema(), version);
    if (!expected)
        return tl::unexpected(expected.error());
    return storedSchema(database).map([&expected](const QList<SchemaObject> &found) {
        return differencesOf(partsOf(found), partsOf(*expected));
    });
}

Result<QStringList> serverSchemaDifferences(Database &database, int version)
{
    const SchemaParts expected = expectedOnServer(version);
    return foundOnServer(database).map([&expected](SchemaParts found) {
        found.removeIf([&expected](const SchemaParts::iterator &part) {
            return part.key().startsWith("function "_L1) && !expected.contains(part.key());
        });
        return differencesOf(found, expected);
    });
}

Result<void> checkSchema(Database &database)
{
    // One snapshot: another process may migrate the database meanwhile.
    return inReadTransaction(database, [&database]() -> Result<void> {
        const auto version = schemaVersion(database);
        if (!version)
            return tl::unexpected(version.error());
        if (*version == 0)
            return {};
        if (*version > latestSchemaVersion(database.schema()))
            return tl::unexpected(
                Error{Error::Code::StorageNewer, {}, u"schema %1"_s.arg(*version)});
        const auto differences = database.backend().schemaDifferences(database, *version);
        if (!differences)
            return tl::unexpected(differences.error());
        if (differences->isEmpty())
            return {};
        constexpr qsizetype kMaxShown = 5;
        QString shown = differences->first(qMin(kMaxShown, differences->size())).join(u", "_s);
        if (const qsizetype rest = differences->size() - kMaxShown; rest > 0)
            shown += u", and %1 more"_s.arg(rest);
        return tl::unexpected(corruption(u"the schema is not that of this program: "_s + shown));
    });
}

} // namespace core
