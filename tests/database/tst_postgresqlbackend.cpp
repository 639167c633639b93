// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/service/groupcommit.h"
#include "core/service/transactionengine.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/keystore.h"
#include "tests/support/charges.h"
#include "tests/support/cuttingproxy.h"
#include "tests/support/postgresserver.h"
#include "tests/support/process.h"
#include "tests/support/testmain.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFileInfo>
#include <QtCore/QRandomGenerator>
#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtCore/QUrl>
#include <QtTest/QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace core;
using support::CuttingProxy;

namespace
{

using Access = Database::Access;
using Cut = CuttingProxy::Cut;

/// In place of a timeout that would take longer than a test may.
constexpr std::chrono::milliseconds kShortTimeout{1'000};

std::unique_ptr<Database> opened(const QString &address, Access access = Access::ReadWrite,
                                 const DatabaseTimeouts &timeouts = {})
{
    auto database = Database::open(address, access, Schema::Shop, timeouts);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    return std::move(*database);
}

qint64 numberOf(Database &database, const QString &sql)
{
    return database.queryScalar(sql).value().toLongLong();
}

/// Returns an engine with its own ids.
TransactionEngine engineOn(Database &database)
{
    return {database, support::serviceSettings(), support::TestClock(),
            support::TestRandom(QRandomGenerator::system()->generate64())};
}

int creates()
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue("BALCAO_POSTGRES_CREATES", &isNumber);
    return isNumber ? number : 60;
}

/// Creates `number` charges and retries failed ones with the same reference. Returns 0, or the kind
/// of failure.
int createAll(const QString &address, int number)
{
    enum Answer { Fine, StoredAgainstItsWord, Refused, GaveUp };
    const auto database = opened(address);
    TransactionEngine engine = engineOn(*database);
    const QDeadlineTimer deadline(std::chrono::minutes(5));
    for (int i = 0; i < creates(); ++i) {
        const auto draft = support::cashInDraft(100 + i, u"%1-%2"_s.arg(number).arg(i));
        bool mayBeThere = false;
        for (;;) {
            const auto created = engine.create(draft);
            if (created)
                break;
            const Error::Code code = created.error().code;
            if (code == Error::Code::Conflict && mayBeThere)
                break;
            if (code == Error::Code::Conflict)
                return StoredAgainstItsWord;
            if (code != Error::Code::StorageUnreachable && code != Error::Code::StorageBusy &&
                code != Error::Code::Unconfirmed)
                return Refused;
            mayBeThere = mayBeThere || code == Error::Code::Unconfirmed;
            if (deadline.hasExpired())
                return GaveUp;
            QThread::msleep(20);
        }
    }
    return Fine;
}

} // namespace

/// Tests cases that only a server can cause: another address, a shutdown, a lost connection at any
/// time.
class PostgreSqlBackendTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void hasEverySetting_data();
    void hasEverySetting();
    void refusesADatabaseOfAnotherEncoding_data();
    void refusesADatabaseOfAnotherEncoding();
    void refusesAServerThatDoesNotSync();
    void reportsWhoCannotBeReached_data();
    void reportsWhoCannotBeReached();
    void letsInWithAPassword();
    void readsThePasswordFile_data();
    void readsThePasswordFile();
    void reportsMissingRights_data();
    void reportsMissingRights();
    void encryptsTheConnection_data();
    void encryptsTheConnection();
    void leavesAForeignDatabaseAlone();
    void reportsTheCodesOfTheServer_data();
    void reportsTheCodesOfTheServer();
    void refusesTextThatCannotBeStored();

    void connectsAgain_data();
    void connectsAgain();
    void remembersNothingOfAnotherServer_data();
    void remembersNothingOfAnotherServer();
    void storesNothingOfABrokenTransaction();
    void reportsOfAStatementThatFailedBefore();
    void settlesALostCommit_data();
    void settlesALostCommit();
    void reportsWhatCannotBeSettled();
    void createsAGroupWithFewMessages();
    void preparesTheMarkOfCommits();
    void logsNotices();
    void countsWithoutGaps();
    void losesNothingWhenTheServerGoes();

private:
    [[nodiscard]] QString proxied(int port) const;
    void verifyAll(int processes);
    void waitForRows(qint64 rows);

    std::unique_ptr<support::PostgresServer> m_server;
    QString m_address; ///< of an empty database
};

void PostgreSqlBackendTest::initTestCase()
{
    m_server = std::make_unique<support::PostgresServer>();
}

void PostgreSqlBackendTest::init()
{
    m_address = m_server->emptiedDatabase();
}

/// Returns the address of the same database through a port.
QString PostgreSqlBackendTest::proxied(int port) const
{
    return u"postgresql://balcao@127.0.0.1:%1/emptied"_s.arg(port);
}

void PostgreSqlBackendTest::hasEverySetting_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("readWrite");
    QTest::addColumn<QString>("readOnly");
    const auto row = [](const QString &name, const QString &readWrite, const QString &readOnly) {
        QTest::newRow(qPrintable(name)) << name << readWrite << readOnly;
    };
    row(u"client_encoding"_s, u"UTF8"_s, u"UTF8"_s);
    row(u"TimeZone"_s, u"UTC"_s, u"UTC"_s);
    row(u"synchronous_commit"_s, u"on"_s, u"on"_s);
    row(u"default_transaction_isolation"_s, u"read committed"_s, u"read committed"_s);
    row(u"default_transaction_read_only"_s, u"off"_s, u"on"_s);
    row(u"lock_timeout"_s, u"5s"_s, u"5s"_s);
    row(u"statement_timeout"_s, u"1min"_s, u"1min"_s);
    row(u"idle_in_transaction_session_timeout"_s, u"10s"_s, u"1h"_s);
    row(u"standard_conforming_strings"_s, u"on"_s, u"on"_s);
    row(u"plan_cache_mode"_s, u"auto"_s, u"force_custom_plan"_s);
    row(u"jit"_s, u"off"_s, u"off"_s);
}

void PostgreSqlBackendTest::hasEverySetting()
{
    QFETCH(QString, name);
    m_server->ask(u"ALTER DATABASE emptied SET synchronous_commit = off"_s); // by another user
    m_server->ask(u"ALTER DATABASE emptied SET standard_conforming_strings = off"_s);
    const auto writer = opened(m_address);
    const auto reader = opened(m_address, Access::ReadOnly);
    QTEST(writer->queryScalar(u"SHOW "_s + name)->toString(), "readWrite");
    QTEST(reader->queryScalar(u"SHOW "_s + name)->toString(), "readOnly");
    Statement backslash(*writer, u"SELECT length(?)"_s);
    QVERIFY(backslash.bind(u"a\\b"_s).run());
    QVERIFY(backslash.next());
    QCOMPARE(backslash.number(0), 3);
}

void PostgreSqlBackendTest::refusesADatabaseOfAnotherEncoding_data()
{
    QTest::addColumn<QString>("encoding");
    for (const char *encoding : {"LATIN1", "SQL_ASCII", "WIN1252"})
        QTest::newRow(encoding) << QString::fromLatin1(encoding);
}

void PostgreSqlBackendTest::refusesADatabaseOfAnotherEncoding()
{
    QFETCH(QString, encoding);
    m_server->ask(u"DROP DATABASE IF EXISTS other"_s);
    m_server->ask(
        u"CREATE DATABASE other TEMPLATE template0 ENCODING '%1' LOCALE 'C'"_s.arg(encoding));
    const QString address = QString(m_address).replace("emptied"_L1, "other"_L1);
    for (const Access access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto refused = Database::open(address, access);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::StorageUnreachable);
        QCOMPARE(refused.error().detail,
                 u"the encoding of the database is %1 and must be UTF8"_s.arg(encoding));
    }
    QCOMPARE(m_server->ask(u"SELECT count(*) FROM pg_class WHERE relkind = 'r' AND "
                           "relnamespace = 'public'::regnamespace"_s,
                           u"other"_s),
             u"0"_s);
}

void PostgreSqlBackendTest::refusesAServerThatDoesNotSync()
{
    const auto database = opened(m_address);
    m_server->ask(u"ALTER SYSTEM SET fsync = off"_s);
    m_server->ask(u"SELECT pg_reload_conf()"_s);
    Result<std::unique_ptr<Database>> refused;
    QTRY_VERIFY(!(refused = Database::open(m_address, Access::ReadWrite)));
    m_server->ask(u"ALTER SYSTEM RESET fsync"_s);
    m_server->ask(u"SELECT pg_reload_conf()"_s);
    QCOMPARE(refused.error().code, Error::Code::StorageUnreachable);
    QCOMPARE(refused.error().detail, u"the database setting fsync is off, not on"_s);
    QTRY_VERIFY(Database::open(m_address, Access::ReadWrite));
}

void PostgreSqlBackendTest::reportsWhoCannotBeReached_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("reason"); // part of the error detail
    const QString folder = QFileInfo(m_server->socket()).path();
    QTest::newRow("no server") << u"postgresql://balcao:geheim@127.0.0.1:1/shop"_s << u"refused"_s;
    QTest::newRow("no socket") << u"postgresql:///shop?user=balcao&password=geheim&host=/nowhere"_s
                               << u"/nowhere"_s;
    QTest::newRow("no such database")
        << u"postgresql:///nothing?user=balcao&password=geheim&port=5432&host=%1"_s.arg(folder)
        << u"does not exist"_s;
    QTest::newRow("no such user")
        << u"postgresql:///emptied?user=nobody&password=geheim&port=5432&host=%1"_s.arg(folder)
        << u"password authentication failed"_s;
    QTest::newRow("no address") << u"postgresql://balcao:geheim@[::/shop"_s << u"address"_s;
    QTest::newRow("no port") << u"postgresql://balcao:geheim@127.0.0.1:x/shop"_s << u"address"_s;
    QTest::newRow("no parameter") << u"postgresql:///shop?geheim=1"_s << u"geheim"_s;
    QTest::newRow("two in one") << u"postgresql:///shop?user=balcao%3B"_s << u"address"_s;
}

void PostgreSqlBackendTest::reportsWhoCannotBeReached()
{
    QFETCH(QString, address);
    QFETCH(QString, reason);
    for (const Access access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto refused = Database::open(address, access);
        QVERIFY(!refused);
        const QString &detail = refused.error().detail;
        QCOMPARE(refused.error().code, Error::Code::StorageUnreachable);
        QVERIFY2(detail.contains(reason), qPrintable(detail));
        QVERIFY2(reason == "geheim"_L1 || !detail.contains("geheim"_L1), qPrintable(detail));
    }
}

void PostgreSqlBackendTest::letsInWithAPassword()
{
    const QString password = u"it\\is /@:? ção"_s;
    const QString address = m_server->newDatabase(password);
    const QString right = QString::fromLatin1(QUrl::toPercentEncoding(password));
    QCOMPARE(schemaVersion(*opened(address + "&password="_L1 + right)), latestSchemaVersion());
    QCOMPARE(Database::open(address + "&password=wrong"_L1, Access::ReadWrite).error().code,
             Error::Code::StorageUnreachable);
}

void PostgreSqlBackendTest::readsThePasswordFile_data()
{
    QTest::addColumn<QByteArray>("variable"); // empty: a parameter of the address
    QTest::addColumn<QString>("name");        // of the file
    QTest::newRow("PGPASSFILE") << QByteArray("PGPASSFILE") << u"password"_s;
    QTest::newRow("home") << QByteArray("HOME") << u".pgpass"_s;
    QTest::newRow("passfile") << QByteArray() << u"password"_s;
}

/// The address then has no password, which other users of the computer could see.
void PostgreSqlBackendTest::readsThePasswordFile()
{
    QFETCH(QByteArray, variable);
    QFETCH(QString, name);
    const QString password = u"it\\is:ção"_s;
    QString address = m_server->newDatabase(password);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    const QString variableValue = name.startsWith(u'.') ? folder.path() : path;
    const auto before = qgetenv(variable.constData());
    const bool wasSet = qEnvironmentVariableIsSet(variable.constData());
    const auto restore = qScopeGuard([&] {
        if (wasSet)
            qputenv(variable.constData(), before);
        else if (!variable.isEmpty())
            qunsetenv(variable.constData());
    });
    if (variable.isEmpty())
        address += "&passfile="_L1 + path;
    else
        qputenv(variable.constData(), variableValue.toLocal8Bit());
    const auto missing = Database::open(address, Access::ReadWrite);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Error::Code::StorageUnreachable);
    QVERIFY2(missing.error().detail.contains("no password supplied"_L1),
             qPrintable(missing.error().detail));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QString escaped = password;
    escaped.replace(u'\\', u"\\\\"_s).replace(u':', u"\\:"_s);
    file.write("*:*:*:*:" + escaped.toUtf8() + '\n');
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(schemaVersion(*opened(address)), latestSchemaVersion());
}

void PostgreSqlBackendTest::reportsMissingRights_data()
{
    QTest::addColumn<QStringList>("statements"); // in the database
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<QString>("reason"); // part of the error detail
    const QString use = u"GRANT USAGE ON SCHEMA public TO guest"_s;
    QTest::newRow("not let in") << QStringList{u"REVOKE CONNECT ON DATABASE emptied FROM PUBLIC"_s}
                                << Error::Code::StorageUnreachable
                                << u"permission denied for database"_s;
    QTest::newRow("no schema") << QStringList{} << Error::Code::StorageReadOnly
                               << u"no schema has been selected"_s;
    QTest::newRow("no new tables") << QStringList{use} << Error::Code::StorageReadOnly
                                   << u"permission denied for schema public"_s;
    QTest::newRow("tables of another user")
        << QStringList{use, u"SHOP"_s} << Error::Code::StorageReadOnly
        << u"permission denied for table"_s;
}

/// The user of the connection should own the database.
void PostgreSqlBackendTest::reportsMissingRights()
{
    QFETCH(QStringList, statements);
    QFETCH(Error::Code, code);
    QFETCH(QString, reason);
    m_server->ask(u"CREATE ROLE guest LOGIN PASSWORD 'guest'"_s);
    const auto restore = qScopeGuard([this] {
        m_server->ask(u"GRANT CONNECT ON DATABASE emptied TO PUBLIC"_s);
        m_server->ask(u"DROP OWNED BY guest"_s, u"emptied"_s);
        m_server->ask(u"DROP ROLE guest"_s);
    });
    for (const QString &statement : statements) {
        if (statement == "SHOP"_L1)
            QVERIFY(Database::open(m_address, Access::ReadWrite));
        else
            m_server->ask(statement, u"emptied"_s);
    }
    const QString address =
        QString(m_address).replace("user=balcao"_L1, "user=guest&password=guest"_L1);
    const auto refused = Database::open(address, Access::ReadWrite);
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(reason), qPrintable(refused.error().detail));
    QCOMPARE(refused.error().code, code);
}

void PostgreSqlBackendTest::encryptsTheConnection_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("reason"); // part of the error detail; empty: connects
    const QString verify = u"sslmode=verify-full&sslrootcert=%1/api/%2.pem"_s;
    const auto data = QStringLiteral(TEST_DATA);
    QTest::newRow("require") << u"sslmode=require"_s << QString();
    QTest::newRow("verify-full") << verify.arg(data, u"tls"_s) << QString();
    QTest::newRow("unknown certificate")
        << verify.arg(data, u"expired"_s) << u"certificate verify failed"_s;
    QTest::newRow("disable") << u"sslmode=disable"_s << u"no encryption"_s;
}

void PostgreSqlBackendTest::encryptsTheConnection()
{
    QFETCH(QString, parameters);
    QFETCH(QString, reason);
    QFile pem(QStringLiteral(TEST_DATA "/api/tls.pem"));
    QVERIFY(pem.open(QIODevice::ReadOnly));
    const QByteArray both = pem.readAll(); // certificate and key
    support::PostgresServer server;
    const QString host = server.listenWithTls(both, both);
    const QString name = QUrl(server.emptiedDatabase()).path();
    const auto database = Database::open(
        u"postgresql://balcao@localhost%1?hostaddr=%2&%3"_s.arg(name, host, parameters),
        Access::ReadWrite);
    QCOMPARE(database.has_value(), reason.isEmpty());
    if (!database) {
        QCOMPARE(database.error().code, Error::Code::StorageUnreachable);
        QVERIFY2(database.error().detail.contains(reason), qPrintable(database.error().detail));
        return;
    }
    const auto isEncrypted =
        (*database)->queryScalar(u"SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"_s);
    QVERIFY(isEncrypted && isEncrypted->toBool());
}

void PostgreSqlBackendTest::leavesAForeignDatabaseAlone()
{
    m_server->ask(u"CREATE TABLE tx (x INTEGER)"_s, u"emptied"_s);
    for (const Access access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto refused = Database::open(m_address, access);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::StorageCorrupted);
    }
    QCOMPARE(m_server->ask(u"SELECT count(*) FROM pg_class WHERE relkind = 'r' AND "
                           "relnamespace = 'public'::regnamespace"_s,
                           u"emptied"_s),
             u"1"_s);
}

void PostgreSqlBackendTest::reportsTheCodesOfTheServer_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("serialization failure") << u"40001"_s << Error::Code::StorageBusy;
    QTest::newRow("deadlock") << u"40P01"_s << Error::Code::StorageBusy;
    QTest::newRow("lock timeout") << u"55P03"_s << Error::Code::StorageBusy;
    QTest::newRow("disk full") << u"53100"_s << Error::Code::StorageFull;
    QTest::newRow("I/O error") << u"58030"_s << Error::Code::StorageFailed;
    QTest::newRow("corrupt") << u"XX001"_s << Error::Code::StorageCorrupted;
}

void PostgreSqlBackendTest::reportsTheCodesOfTheServer()
{
    QFETCH(QString, state);
    const auto database = opened(m_address);
    const QString fail = u"DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '%1'; END $$"_s;
    const auto failed =
        inWriteTransaction(*database, [&] { return database->queryScalar(fail.arg(state)); });
    QVERIFY(!failed);
    QTEST(failed.error().code, "code");
    QVERIFY(WriteTransaction::begin(*database));
}

/// The only text that SQLite stores and PostgreSQL rejects; validation keeps the text out of
/// transactions.
void PostgreSqlBackendTest::refusesTextThatCannotBeStored()
{
    const auto database = opened(m_address);
    QVERIFY(database->queryScalar(u"CREATE TABLE t (x TEXT)"_s));
    QVERIFY(!Statement(*database, u"INSERT INTO t VALUES (?)"_s).bind(u"a\0b"_s).run());
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 0);
}

void PostgreSqlBackendTest::connectsAgain_data()
{
    QTest::addColumn<int>("signal"); // 0: ends only the connection
    QTest::newRow("ended by an administrator") << 0;
    QTest::newRow("shut down") << SIGINT;
    QTest::newRow("crashed") << SIGQUIT;
}

void PostgreSqlBackendTest::connectsAgain()
{
    QFETCH(int, signal);
    const auto writer = opened(m_address);
    const auto reader = opened(m_address, Access::ReadOnly);
    TransactionEngine engine = engineOn(*writer);
    TransactionEngine reading = engineOn(*reader);
    const auto before = engine.create(support::cashInDraft());
    QVERIFY(before);
    QCOMPARE(*reading.find(before->id), *before);
    const auto keyReader = opened(m_address, Access::ReadOnly);
    KeyStore keys(*keyReader);
    const QByteArray digest(64, 'a');
    const ApiKey key{.id = QUuid::createUuid(),
                     .name = u"loja"_s,
                     .platform = support::kPlatform,
                     .scopes = Scope::Read,
                     .created = support::noon(),
                     .revoked = {}};
    QVERIFY(KeyStore(*writer).add(key, digest));
    QVERIFY(keys.find(digest).value());
    if (signal == 0) {
        m_server->ask(u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                      "WHERE datname = 'emptied'"_s);
    } else {
        m_server->stop(signal);
        const auto refused = engine.create(support::cashInDraft());
        QCOMPARE(refused.error().code, Error::Code::StorageUnreachable);
        QCOMPARE(reading.find(before->id).error().code, Error::Code::StorageUnreachable);
        QCOMPARE(keys.find(digest).error().code, Error::Code::StorageUnreachable);
        m_server->start();
    }
    // The engine reconnects automatically; an idle one does not even notice.
    const auto after = engine.create(support::cashInDraft());
    QVERIFY2(after, after ? "" : qPrintable(after.error().detail));
    QCOMPARE(*reading.find(after->id), *after);
    QCOMPARE(reading.list({})->total, 2);
    QVERIFY(keys.find(digest).value());
    QCOMPARE(reader->queryScalar(u"SHOW default_transaction_read_only"_s)->toString(), u"on"_s);
}

void PostgreSqlBackendTest::remembersNothingOfAnotherServer_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    const QDate day = brasiliaDay(support::noon());
    QTest::newRow("by a reference") << TransactionFilter{.reference = u"b-500"_s};
    QTest::newRow("by an amount") << TransactionFilter{.minAmount = Money::fromCents(200)};
    QTest::newRow("by dates") << TransactionFilter{.initialDate = day, .finalDate = day};
}

/// The server disappears, and returns with an older state and other changes.
void PostgreSqlBackendTest::remembersNothingOfAnotherServer()
{
    QFETCH(TransactionFilter, filter);
    const auto create = [](const QString &address, int ofToday, const QList<qint64> &amounts) {
        const auto writer = opened(address);
        support::TestClock clock;
        TransactionEngine engine(*writer, support::serviceSettings(), clock, support::TestRandom());
        for (qsizetype i = 0; i < amounts.size(); ++i) {
            const bool isOfToday = i >= amounts.size() - ofToday;
            clock.set(support::noon().addDays(isOfToday ? 0 : -1));
            if (!engine.create(support::cashInDraft(amounts.at(i), u"b-%1"_s.arg(amounts.at(i)))))
                qFatal("the charges of the test cannot be made");
        }
    };
    create(m_address, 1, {1, 2, 500});
    const auto reader = opened(m_address, Access::ReadOnly);
    TransactionEngine reading = engineOn(*reader);
    QCOMPARE(reading.list(filter)->total, 1);

    const QString other = m_server->newDatabase();
    create(other, 2, {3, 300, 400});
    const auto expected = engineOn(*opened(other, Access::ReadOnly)).list(filter);
    QVERIFY(expected && expected->total != 1);
    const QString name = QUrl(other).path().mid(1);
    m_server->ask(u"SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
                  "WHERE datname = 'emptied'"_s);
    m_server->ask(u"ALTER DATABASE emptied RENAME TO gone_%1"_s.arg(name));
    m_server->ask(u"ALTER DATABASE %1 RENAME TO emptied"_s.arg(name));
    const auto found = reading.list(filter);
    QVERIFY(found);
    QCOMPARE(found->total, expected->total);
    QCOMPARE(found->transactions, expected->transactions);
}

void PostgreSqlBackendTest::storesNothingOfABrokenTransaction()
{
    const auto database = opened(m_address);
    QVERIFY(database->queryScalar(u"CREATE TABLE t (x INTEGER)"_s));
    const QString insert = u"INSERT INTO t VALUES (1)"_s;
    {
        auto transaction = WriteTransaction::begin(*database);
        QVERIFY(transaction);
        QVERIFY(Statement(*database, insert).run());
        const QString own = database->queryScalar(u"SELECT pg_backend_pid()"_s)->toString();
        m_server->ask(u"SELECT pg_terminate_backend(%1, 5000)"_s.arg(own));
        // No part may be executed on the next connection.
        QCOMPARE(Statement(*database, insert).run().error().code, Error::Code::StorageUnreachable);
        QVERIFY(!Statement(*database, insert).run());
        QCOMPARE(transaction->commit().error().code, Error::Code::StorageUnreachable);
    }
    QVERIFY(inWriteTransaction(*database, [&] { return Statement(*database, insert).run(); }));
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 1);
}

/// The server itself would answer such a COMMIT without an error.
void PostgreSqlBackendTest::reportsOfAStatementThatFailedBefore()
{
    const auto database = opened(m_address);
    QVERIFY(database->queryScalar(u"CREATE TABLE t (x INTEGER)"_s));
    const auto stored = inWriteTransaction(*database, [&]() -> Result<void> {
        std::ignore = database->queryScalar(u"INSERT INTO t VALUES (1)"_s);
        std::ignore = database->queryScalar(u"INSERT INTO t VALUES ('x')"_s);
        return {};
    });
    QVERIFY(!stored);
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 0);
}

void PostgreSqlBackendTest::settlesALostCommit_data()
{
    QTest::addColumn<Cut>("cut");
    QTest::addColumn<bool>("isStored");
    QTest::newRow("the server never got it") << Cut::BeforeTheServer << false;
    QTest::newRow("the server waits for it") << Cut::WithoutAWord << false;
    QTest::newRow("the answer got lost") << Cut::BeforeTheAnswer << true;
    QTest::newRow("the server gets it late") << Cut::Late << true;
}

void PostgreSqlBackendTest::settlesALostCommit()
{
    QFETCH(Cut, cut);
    QFETCH(bool, isStored);
    CuttingProxy proxy(m_server->socket());
    const auto database =
        opened(proxied(proxy.port()), Access::ReadWrite, {.idleWriter = kShortTimeout});
    TransactionEngine engine = engineOn(*database);
    QVERIFY(engine.create(support::cashInDraft(1, u"a"_s)));

    proxy.cutNextCommit(cut);
    const auto answer = engine.create(support::cashInDraft(2, u"b"_s));
    QVERIFY(proxy.hasCut());
    QCOMPARE(answer.has_value(), isStored);
    if (isStored)
        QCOMPARE(*engine.find(answer->id), *answer);
    else
        QCOMPARE(answer.error().code, Error::Code::StorageUnreachable);
    QCOMPARE(engine.list({})->total, isStored ? 2 : 1);
    QCOMPARE(engine.create(support::cashInDraft(2, u"b"_s)).has_value(), !isStored);
    QCOMPARE(engine.list({})->total, 2);
    QVERIFY(checkDerivedTables(*database));
}

/// Takes 15 seconds, the time limit for the outcome of a commit.
void PostgreSqlBackendTest::reportsWhatCannotBeSettled()
{
    CuttingProxy proxy(m_server->socket());
    const auto database =
        opened(proxied(proxy.port()), Access::ReadWrite, {.settle = kShortTimeout});
    TransactionEngine engine = engineOn(*database);
    proxy.cutNextCommit(Cut::ForGood);
    QElapsedTimer wait;
    wait.start();
    const auto answer = engine.create(support::cashInDraft(2, u"b"_s));
    QVERIFY(!answer);
    QCOMPARE_GE(wait.elapsed(), kShortTimeout.count());
    QCOMPARE(answer.error().code, Error::Code::Unconfirmed);
    QVERIFY(engine.handleChange().isEmpty());
    QCOMPARE(engine.list({}).error().code, Error::Code::StorageUnreachable);
    // The reference shows whether the charge was stored.
    const auto other = opened(m_address);
    QCOMPARE(engineOn(*other).list({.reference = u"b"_s})->total, 1);
}

void PostgreSqlBackendTest::verifyAll(int processes)
{
    const auto database = opened(m_address);
    const qint64 all = qint64(processes) * creates();
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM tx"_s), all);
    QCOMPARE(numberOf(*database, u"SELECT max(seq) FROM tx"_s), all);
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM tx AS a JOIN tx AS b "
                                 "ON b.seq = a.seq + 1 WHERE b.created < a.created"_s),
             0);
    const auto verdict = checkDerivedTables(*database);
    QVERIFY2(verdict, verdict ? "" : qPrintable(verdict.error().detail));
}

/// Each message waits for its answer, so the number of charges must not matter.
void PostgreSqlBackendTest::createsAGroupWithFewMessages()
{
    CuttingProxy proxy(m_server->socket());
    const auto database = opened(proxied(proxy.port()));
    TransactionEngine engine = engineOn(*database);
    for (const int charges : {2, 3, 40}) {
        const int before = proxy.messages();
        const QList<EngineCall> calls(charges, support::cashInDraft());
        for (const EngineAnswer &answer : answerTogether(*database, engine, calls))
            QVERIFY2(answer.result, qPrintable(answer.result.error().detail));
        // The first group also prepares its statements.
        if (charges > 2)
            QCOMPARE(proxy.messages() - before, 4); // begin, newest, insert, commit
    }
}

/// Planning the statement of the mark for each commit took longer than its execution.
void PostgreSqlBackendTest::preparesTheMarkOfCommits()
{
    const auto database = opened(m_address);
    TransactionEngine engine = engineOn(*database);
    constexpr int kCommits = 3;
    for (int i = 0; i < kCommits; ++i)
        QVERIFY(engine.create(support::cashInDraft()));
    const auto executions = database->queryScalar(
        u"SELECT generic_plans + custom_plans FROM pg_prepared_statements WHERE name = 'set_mark'"_s);
    QVERIFY(executions);
    QCOMPARE(executions->toInt(), kCommits);
}

/// The client library writes notices to standard error, between the JSON lines of the log.
void PostgreSqlBackendTest::logsNotices()
{
    const auto database = opened(m_address);
    QVERIFY(database->queryScalar(u"SELECT set_config('client_min_messages', 'warning', false)"_s));
    QTest::ignoreMessage(QtWarningMsg, "WARNING: first second");
    std::ignore =
        database->queryScalar(u"DO $$ BEGIN RAISE WARNING E'first\nsecond'; END $$"_s); // no row
}

/// BALCAO_POSTGRES_CREATES sets the number of creations per process.
void PostgreSqlBackendTest::countsWithoutGaps()
{
    constexpr int kProcesses = 8;
    opened(m_address);
    const auto answers = support::inProcesses(
        kProcesses, [this](int number) { return createAll(m_address, number); });
    QCOMPARE(answers, QList<int>(kProcesses, 0));
    verifyAll(kProcesses);
}

void PostgreSqlBackendTest::waitForRows(qint64 rows)
{
    const QDeadlineTimer deadline(std::chrono::minutes(1));
    while (m_server->ask(u"SELECT count(*) FROM tx"_s, u"emptied"_s).toLongLong() < rows &&
           !deadline.hasExpired())
        QThread::msleep(5);
}

/// Under load the server is shut down, crashes, loses a process, and disconnects everybody.
/// Confirmed charges must exist once, refused ones not at all.
void PostgreSqlBackendTest::losesNothingWhenTheServerGoes()
{
    constexpr int kProcesses = 4;
    opened(m_address);
    const auto disturb = [this] {
        const qint64 step = qint64(kProcesses) * creates() / 6;
        waitForRows(step);
        m_server->stop(SIGINT);
        m_server->start();
        waitForRows(2 * step);
        m_server->stop(SIGQUIT);
        m_server->start();
        waitForRows(3 * step);
        m_server->ask(u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                      "WHERE datname = 'emptied' AND pid <> pg_backend_pid()"_s);
        waitForRows(4 * step);
        // A process that serves a client; if all have finished, one that serves the server.
        const QString victim = m_server->ask(
            u"SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type IN "
            "('client backend', 'checkpointer') ORDER BY backend_type DESC LIMIT 1"_s);
        QVERIFY(!victim.isEmpty());
        kill(victim.toInt(), SIGKILL);
    };
    const auto answers = support::inProcesses(
        kProcesses, [this](int number) { return createAll(m_address, number); }, disturb);
    QCOMPARE(answers, QList<int>(kProcesses, 0));
    verifyAll(kProcesses);
}

BALCAO_GUILESS_TEST(PostgreSqlBackendTest)
#include "tst_postgresqlbackend.moc"
