// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/domain/transactionpage.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/idempotencystore.h"
#include "core/storage/integritycheck.h"
#include "core/storage/keystore.h"
#include "core/storage/transactionstore.h"
#include "core/storage/webhookstore.h"
#include "tests/support/databases.h"
#include "tests/support/examplehistory.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace core;
using support::DatabaseKind;

/// Tests databases of older program versions, as written by storage_examplewriter at that time.
class UpgradeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAnOlderVersionWrote_data() { addRows(); }
    void readsWhatAnOlderVersionWrote();
    void givesAServerItsTime();
    void keepsKeys_data() { addRows(); }
    void keepsKeys();
    void keepsWebhooksAndTheirDeliveries_data() { addRows(); }
    void keepsWebhooksAndTheirDeliveries();
    void keepsIdempotencyKeys_data() { addRows(); }
    void keepsIdempotencyKeys();
    void confirmsAfterTheUpgrade_data() { addRows(); }
    void confirmsAfterTheUpgrade();
    void goesOnWithAClockThatWasSetBack_data() { addRows(); }
    void goesOnWithAClockThatWasSetBack();

private:
    static void addRows();
    QString copied(int version, DatabaseKind kind);
    void change(const QString &address, DatabaseKind kind, const QString &sql);

    const QTemporaryDir m_folder;
    std::unique_ptr<support::PostgresServer> m_server; ///< started by the first row using it
};

/// Returns the address of a copy of the database in tests/data.
QString UpgradeTest::copied(int version, DatabaseKind kind)
{
    QFile::remove(m_folder.filePath(u"%1.db"_s.arg(version)));
    const QString data = u"%1/schema-%2."_s.arg(QStringLiteral(TEST_DATA)).arg(version);
    if (kind == DatabaseKind::Sqlite) {
        const QString path = m_folder.filePath(u"%1.db"_s.arg(version));
        const bool isCopied = QFile::copy(data + u"db"_s, path) &&
                              QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return isCopied ? path : QString();
    }
    QFile dump(data + u"sql"_s);
    if (!dump.open(QIODevice::ReadOnly))
        return {};
    if (!m_server)
        m_server = std::make_unique<support::PostgresServer>();
    const QString address = m_server->emptiedDatabase();
    m_server->ask(QString::fromUtf8(dump.readAll()), u"emptied"_s);
    return address;
}

/// Changes a database of an older version, which Database would upgrade.
void UpgradeTest::change(const QString &address, DatabaseKind kind, const QString &sql)
{
    if (kind == DatabaseKind::PostgreSql) {
        m_server->ask(sql, u"emptied"_s);
        return;
    }
    sqlite3 *file = nullptr;
    char *error = nullptr;
    if (sqlite3_open(address.toUtf8().constData(), &file) != SQLITE_OK ||
        sqlite3_exec(file, sql.toUtf8().constData(), nullptr, nullptr, &error) != SQLITE_OK)
        qFatal("%s: %s", qPrintable(sql), error ? error : "");
    sqlite3_close(file);
}

void UpgradeTest::addRows()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<DatabaseKind>("kind");
    constexpr int kFirstOnPostgreSql = 3;
    for (int version = 1; version < latestSchemaVersion(); ++version) {
        QTest::addRow("schema %d", version) << version << DatabaseKind::Sqlite;
        if (version >= kFirstOnPostgreSql)
            QTest::addRow("schema %d, PostgreSQL", version) << version << DatabaseKind::PostgreSql;
    }
}

void UpgradeTest::readsWhatAnOlderVersionWrote()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    const QString address = copied(version, kind);
    QVERIFY(!address.isEmpty());

    const QList<Transaction> expected = support::upToDateExampleHistory();
    for (int round = 0; round < 2; ++round) { // before and after the migration
        const auto database = Database::open(address, Database::Access::ReadWrite);
        QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
        QCOMPARE(schemaVersion(**database), latestSchemaVersion());
        const auto whole =
            kind == DatabaseKind::Sqlite ? checkEverything(**database) : checkContents(**database);
        QVERIFY2(whole, whole ? "" : qPrintable(whole.error().detail));

        TransactionStore store(**database);
        const auto page =
            inReadTransaction(**database, [&store] { return store.list(TransactionFilter()); });
        QVERIFY(page);
        QList<Transaction> found = page->transactions;
        std::reverse(found.begin(), found.end());
        QCOMPARE(found, expected);
        const auto described = inReadTransaction(
            **database, [&store] { return store.count({.description = u"PAO FRANCES"_s}); });
        QVERIFY(described);
        QCOMPARE(*described, std::count_if(expected.begin(), expected.end(), [](const auto &t) {
            return t.description == u"Pão francês"_s;
        }));
        const auto withEmail = inReadTransaction(
            **database, [&store] { return store.count({.email = u"JOÃO1@Example.com"_s}); });
        QVERIFY(withEmail);
        QCOMPARE(*withEmail, 1);

        // Earlier events have no notices, and no transaction gets automatic steps that it did not
        // have before.
        QCOMPARE((*database)->queryScalar(u"SELECT count(*) FROM outbox"_s)->toInt(), 0);
        QCOMPARE((*database)->queryScalar(u"SELECT count(*) FROM tx WHERE due > 0"_s)->toInt(), 0);
    }
}

/// A migration may exceed the statement timeout of the server.
void UpgradeTest::givesAServerItsTime()
{
    const QString address = copied(3, DatabaseKind::PostgreSql);
    m_server->ask(u"CREATE FUNCTION look() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN "
                  "IF current_setting('application_name') = 'balcao' AND "
                  "current_setting('statement_timeout') <> '1h' THEN "
                  "RAISE EXCEPTION '% in haste', tg_tag; END IF; END $$"_s,
                  u"emptied"_s);
    m_server->ask(u"CREATE EVENT TRIGGER look ON ddl_command_start EXECUTE FUNCTION look()"_s,
                  u"emptied"_s);
    const auto database = Database::open(address, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    QCOMPARE(schemaVersion(**database), latestSchemaVersion());
}

/// Keys of older versions are valid; their last use is unknown.
void UpgradeTest::keepsKeys()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    constexpr int kFirstWithKeys = 9;
    constexpr int kFirstWithUses = 10;
    const auto database = Database::open(copied(version, kind), Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    KeyStore store(**database);
    const auto keys = store.all();
    QVERIFY(keys);
    QCOMPARE(keys->size(), version < kFirstWithKeys ? 0 : 1);
    if (keys->isEmpty())
        return;
    QVERIFY(keys->constFirst().key == support::exampleKey());
    if (version < kFirstWithUses)
        QVERIFY(!keys->constFirst().lastUse);
    QVERIFY(*store.find(support::exampleDigest()) == support::exampleKey());
    QVERIFY(store.recordUses({{support::exampleKey().id, support::exampleKey().created}}));
    QVERIFY(store.all()->constFirst().lastUse == support::exampleKey().created);
}

/// The webhook of a platform becomes the first of several, with its deliveries.
void UpgradeTest::keepsWebhooksAndTheirDeliveries()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    constexpr int kFirstWithWebhooks = 7;
    constexpr int kFirstWithSums = 12;
    constexpr int kFirstWithSeveral = 15;
    const QString address = copied(version, kind);
    const QString secret = WebhookSecret::fromRandom(QByteArray(32, 'o')).toText();
    const Transaction paid = support::exampleHistory().constFirst();
    if (version >= kFirstWithWebhooks) {
        const QString platform =
            (kind == DatabaseKind::Sqlite ? u"x'%1'"_s : u"decode('%1', 'hex')"_s)
                .arg(QString::fromLatin1(paid.platform.toRfc4122().toHex()));
        const bool hasIds = version >= kFirstWithSeveral;
        QStringList statements{
            u"INSERT INTO webhook (%3platform, url, is_on, secret) VALUES (%4%1, "
            "'https://shop.example/', 0, '%2')"_s.arg(platform, secret,
                                                      hasIds ? u"id, "_s : QString(),
                                                      hasIds ? platform + u", "_s : QString()),
            u"INSERT INTO outbox (id, tx, n, status, created) VALUES (1, 1, 1, 2, 5)"_s,
            u"UPDATE delivery SET attempts = 1, failures = 1, due = 9"_s,
            u"INSERT INTO attempt (%1delivery, n, at, outcome, answer, took) "
            "VALUES (%2 1, 1, 7, 2, 500, 3)"_s.arg(hasIds ? u"webhook, "_s : QString(),
                                                   hasIds ? platform + u", "_s : QString())};
        if (version >= kFirstWithSums)
            statements += u"INSERT INTO key_day SELECT id, 2460000, 5 FROM api_key"_s;
        for (const QString &statement : std::as_const(statements))
            change(address, kind, statement);
    }
    const auto database = Database::open(address, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    WebhookStore store(**database);
    const auto webhooks = inReadTransaction(**database, [&store] { return store.webhooks(); });
    QVERIFY(webhooks);
    QCOMPARE(webhooks->size(), version < kFirstWithWebhooks ? 0 : 1);
    if (webhooks->isEmpty())
        return;
    const Webhook expected{.id = paid.platform,
                           .platform = paid.platform,
                           .url = *WebhookUrl::parse(u"https://shop.example/"_s),
                           .isOn = false,
                           .secret = *WebhookSecret::parse(secret)};
    QCOMPARE(webhooks->constFirst(), expected);
    const auto log = inReadTransaction(**database, [&store] { return store.deliveries({}); });
    QVERIFY(log && log->size() == 1);
    QCOMPARE(log->constFirst().webhook, paid.platform);
    QCOMPARE(log->constFirst().transaction, paid.id);
    QCOMPARE(log->constFirst().due, QDateTime::fromMSecsSinceEpoch(9, QTimeZone::utc()));
    const DeliveryAttempt attempt{.number = 1,
                                  .at = QDateTime::fromMSecsSinceEpoch(7, QTimeZone::utc()),
                                  .outcome = DeliveryOutcome::Refused,
                                  .answer = 500,
                                  .took = std::chrono::milliseconds(3)};
    QCOMPARE(log->constFirst().attempts, QList<DeliveryAttempt>{attempt});
    if (version >= kFirstWithSums)
        QCOMPARE((*database)->queryScalar(u"SELECT amount FROM key_day"_s)->toInt(), 5);
    QVERIFY(inWriteTransaction(**database, [&] {
        Webhook other = expected;
        other.id = QUuid::createUuid();
        return store.put(other);
    }));
    const auto whole = checkContents(**database);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().detail));
}

/// A client may repeat a request that an older version answered.
void UpgradeTest::keepsIdempotencyKeys()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    constexpr int kFirstWithKeys = 14;
    const QString address = copied(version, kind);
    const Transaction first = support::exampleHistory().constFirst();
    const IdempotencyKey key{QString(64, u'a'), QString(64, u'b')};
    if (version >= kFirstWithKeys)
        change(address, kind,
               u"INSERT INTO idempotency_key (platform, digest, request, created, tx) "
               "SELECT platform, '%1', '%2', 5, seq FROM tx WHERE seq = 1"_s.arg(key.digest,
                                                                                 key.request));
    const auto database = Database::open(address, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    IdempotencyStore store(**database);
    const auto find = [&](const QString &digest) {
        return inReadTransaction(**database, [&] { return store.find(first.platform, digest); });
    };
    const auto found = find(key.digest);
    QVERIFY(found);
    QCOMPARE(found->has_value(), version >= kFirstWithKeys);
    if (*found) {
        QCOMPARE((*found)->created, first.id);
        QCOMPARE((*found)->request, key.request);
    }
    const IdempotencyKey other{QString(64, u'c'), QString(64, u'd')};
    const QUuid webhook = QUuid::createUuid();
    QVERIFY(inWriteTransaction(**database, [&] {
        return store.addWebhook(first.platform, other, webhook, first.created);
    }));
    QCOMPARE(find(other.digest).value()->created, webhook);
}

/// The shop of an older version gets evidence, and a key may confirm.
void UpgradeTest::confirmsAfterTheUpgrade()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    const auto database = Database::open(copied(version, kind), Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    TransactionStore store(**database);
    const Transaction waiting = support::upToDateExampleHistory().constLast();
    const QDateTime at = waiting.created.addDays(2);
    const StatusTransition move{.id = waiting.id,
                                .from = Status::Code::Pending,
                                .to = Status::Code::Paid,
                                .at = at,
                                .endToEndId = {},
                                .evidence = Evidence{.recordedAt = at,
                                                     .movedDay = at.date(),
                                                     .movedAt = waiting.created,
                                                     .note = u"visto"_s},
                                .finished = waiting.created};
    const auto moved = inWriteTransaction(**database, [&] { return store.move(move); });
    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().detail));
    const auto whole = checkContents(**database);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().detail));
    const auto total = [&](const TransactionFilter &filter) {
        const auto page = inReadTransaction(**database, [&] { return store.list(filter); });
        return page ? page->total : -1;
    };
    QCOMPARE(total({.evidence = EvidenceKind::ByHand}), 1);
    const QDateTime first = support::exampleHistory().constFirst().created;
    QCOMPARE(total({.paidFrom = first}), 4); // three payments of the older version
    QCOMPARE(total({.paidFrom = first, .paidUntil = waiting.created}), 3);
    ApiKey key = support::exampleKey();
    key.id = QUuid::createUuid();
    key.scopes = kAllScopes;
    QVERIFY(KeyStore(**database).add(key, QByteArray(64, 'f')));
    QVERIFY(*KeyStore(**database).find(QByteArray(64, 'f')) == key);
}

/// In the older version, the transactions were dated later than the clock shows now.
void UpgradeTest::goesOnWithAClockThatWasSetBack()
{
    QFETCH(int, version);
    QFETCH(DatabaseKind, kind);
    const auto database = Database::open(copied(version, kind), Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    TransactionStore store(**database);
    const QDate date(2026, 3, 1);
    Transaction made = support::exampleTransaction(100, Operation::CashIn, {Status::Code::Pending});
    made.created = QDateTime(date, QTime(12, 0), QTimeZone::utc());
    made.events = {{Status::Code::Pending, made.created}};
    const auto before = inWriteTransaction(**database, [&] { return store.insert(made); });
    QVERIFY(before);
    QCOMPARE(*before, support::exampleHistory().constLast().created);
    QVERIFY(checkDerivedTables(**database));
    const auto dates = [&](const TransactionFilter &filter) {
        const auto page = inReadTransaction(**database, [&] { return store.list(filter); });
        QList<QDate> found;
        for (const Transaction &transaction : page ? page->transactions : QList<Transaction>())
            found.append(transaction.created.date());
        return found;
    };
    QCOMPARE(dates({.initialDate = date, .finalDate = date}), QList<QDate>{date});
    QCOMPARE(dates({}).constFirst(), date);
    QCOMPARE(dates({.initialDate = date.addDays(1)}).size(), support::exampleHistory().size());
}

BALCAO_GUILESS_TEST(UpgradeTest)
#include "tst_upgrade.moc"
