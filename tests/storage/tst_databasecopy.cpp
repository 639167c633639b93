// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/service/transactionengine.h"
#include "core/storage/databasecopy.h"
#include "core/storage/idempotencystore.h"
#include "core/storage/integritycheck.h"
#include "core/storage/keystore.h"
#include "core/storage/webhookstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

constexpr int kMany = 1100; ///< more than a block
constexpr int kFew = 220;

std::unique_ptr<Database> opened(const QString &address)
{
    auto database = Database::open(address, Database::Access::ReadWrite);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    waitForNoDisk(**database);
    return std::move(*database);
}

Webhook webhook()
{
    const auto secret = [](char c) { return WebhookSecret::fromRandom(QByteArray(32, c)); };
    return {.id = kPlatform,
            .platform = kPlatform,
            .url = *WebhookUrl::parse(u"https://loja.example/avisos"_s),
            .isOn = false,
            .secret = secret('a'),
            .oldSecret = Webhook::OldSecret{secret('b'), noon()},
            .created = noon(),
            .events = QList<Status::Code>{Status::Code::Paid, Status::Code::Canceled}};
}

} // namespace

/// Copies a shop with rows in every table to the other kind of database, and back.
class DatabaseCopyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesThereAndBack();
    void copiesEveryColumn_data() { databaseKinds(); }
    void copiesEveryColumn();
    void refusesATargetInUse();
    void leavesTheTargetEmptyAfterAnError();
    void noticesEveryDifference_data();
    void noticesEveryDifference();

private:
    void fill(Database &database, int count);

    Databases m_files;
    Databases m_servers; ///< Databases has one address of a kind at a time
    Databases m_others;
    std::unique_ptr<Database> m_source;
    TestClock m_clock;
};

void DatabaseCopyTest::init()
{
    m_clock.set(noon());
    m_source = opened(m_files.newDatabase(DatabaseKind::Sqlite));
}

void DatabaseCopyTest::fill(Database &database, int count)
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    TransactionEngine engine(database, serviceSettings(options), m_clock, TestRandom());
    KeyStore keys(database);
    QVERIFY(keys.settleEnvironment(Environment::Production));
    const ApiKey key{QUuid::createUuid(),
                     u"Caixa 1"_s,
                     kPlatform,
                     kAllScopes,
                     noon(),
                     {},
                     noon().addDays(300),
                     {.maxPerDay = Money::fromCents(10'000'000)}};
    QVERIFY(keys.add(key, QByteArray(64, 'a')));
    QVERIFY(keys.recordUses({{key.id, noon()}}));
    QVERIFY(inWriteTransaction(database, [&] { return WebhookStore(database).put(webhook()); }));
    QVERIFY(inWriteTransaction(database, [&] {
        const IdempotencyKey repeated{QString(64, u'f'), QString(64, u'e')};
        return IdempotencyStore(database).addWebhook(kPlatform, repeated, kPlatform, noon());
    }));
    const auto fillAll = [&]() -> Result<void> {
        for (int i = 0; i < count; ++i) {
            if (i == count / 2)
                m_clock.advance(std::chrono::hours(-26)); // a day that begins again
            TransactionDraft draft =
                cashInDraft(100 + i, i % 3 == 0 ? u"r-%1"_s.arg(i) : QString());
            draft.extra = i % 5 == 0 ? u"duas\nlinhas 😀 %1"_s.arg(i) : QString();
            if (i == 7) {
                draft.limitedKey = key.id;
                draft.idempotency = IdempotencyKey{QString(64, u'd'), QString(64, u'e')};
                draft.returnUrl = u"https://loja.example/?p={id}"_s;
            }
            const auto created = engine.create(draft);
            if (!created)
                return tl::unexpected(created.error());
            Result<Transaction> changed = *created;
            if (i % 100 == 1)
                changed = engine.confirm(
                    created->id,
                    {.note = u"visto"_s, .endToEndId = u"A%1"_s.arg(i, 5, 10, QChar(u'0'))});
            else if (i % 100 == 2)
                changed = engine.cancel(created->id);
            if (!changed)
                return tl::unexpected(changed.error());
            if (i == 101 || i == 201)
                changed = i == 101 ? engine.refund(created->id, u"engano"_s)
                                   : engine.withdraw(created->id, {.reason = u"engano"_s});
            if (!changed)
                return tl::unexpected(changed.error());
        }
        return {};
    };
    const auto filled = inWriteTransaction(database, fillAll);
    QVERIFY2(filled, filled ? "" : qPrintable(filled.error().detail));
    const auto claimed = inWriteTransaction(database, [&] {
        return WebhookStore(database).claim(kPlatform, noon(), noon().addSecs(60), 3);
    });
    QVERIFY(claimed && claimed->size() == 3);
    QVERIFY(inWriteTransaction(database, [&] {
        const ClaimedNotice &first = claimed->constFirst();
        return WebhookStore(database).close(first, noon());
    }));
}

void DatabaseCopyTest::copiesThereAndBack()
{
    fill(*m_source, kMany);
    const auto before = tableDigests(*m_source);
    QVERIFY(before);
    for (const TableDigest &one : *before)
        QVERIFY2(one.rows > 0, qPrintable(one.table)); // else nothing would be proved
    const auto there = opened(m_servers.newDatabase(DatabaseKind::PostgreSql));
    const auto copied = copyDatabase(*m_source, *there);
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().detail));
    QCOMPARE(*tableDigests(*there), *before);
    const auto sound = checkContents(*there);
    QVERIFY2(sound, sound ? "" : qPrintable(sound.error().detail));

    const auto back = opened(m_others.newDatabase(DatabaseKind::Sqlite));
    QVERIFY(copyDatabase(*there, *back));
    QCOMPARE(*tableDigests(*back), *before);
    const auto whole = checkContents(*back); // the blocks, too
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().detail));
    TransactionStore old(*m_source);
    TransactionStore fresh(*back);
    for (const int page : {1, 6, 11}) {
        const auto listed = [page](Database &database, TransactionStore &store) {
            return *inReadTransaction(
                database, [&] { return store.list({.nameOrDocument = u"jo"_s, .page = page}); });
        };
        QCOMPARE(listed(*back, fresh), listed(*m_source, old));
    }
}

/// A new column that is not copied would be lost.
void DatabaseCopyTest::copiesEveryColumn()
{
    QFETCH(DatabaseKind, kind);
    const auto database = opened(m_others.newDatabase(kind));
    const bool isFile = kind == DatabaseKind::Sqlite;
    const auto all = database->queryScalar(
        isFile ? u"SELECT group_concat(t.name || '.' || c.name) FROM sqlite_master AS t, "
                 "pragma_table_info(t.name) AS c WHERE t.type = 'table' AND "
                 "t.name NOT LIKE 'sqlite%'"_s
               : u"SELECT string_agg(table_name || '.' || column_name, ',') FROM "
                 "information_schema.columns WHERE table_schema = 'public'"_s);
    QVERIFY(all);
    QStringList present;
    for (const QString &column : all->toString().split(u',')) {
        if (!tablesNotCopied().contains(column.section(u'.', 0, 0)))
            present += column;
    }
    QStringList copied = copiedColumns();
    present.sort();
    copied.sort();
    QCOMPARE(copied, present);
}

void DatabaseCopyTest::refusesATargetInUse()
{
    fill(*m_source, kFew);
    const auto target = opened(m_others.newDatabase(DatabaseKind::Sqlite));
    QVERIFY(KeyStore(*target).settleEnvironment(Environment::Sandbox));
    const auto before = tableDigests(*target);
    const auto copied = copyDatabase(*m_source, *target);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, Error::Code::Conflict);
    QCOMPARE(*tableDigests(*target), *before);
}

void DatabaseCopyTest::leavesTheTargetEmptyAfterAnError()
{
    fill(*m_source, kFew);
    const auto target = opened(m_others.newDatabase(DatabaseKind::Sqlite));
    QVERIFY(target->queryScalar(u"CREATE TRIGGER fails BEFORE INSERT ON idempotency_key BEGIN "
                                "SELECT raise(ABORT, 'no'); END"_s));
    QVERIFY(!copyDatabase(*m_source, *target));
    const auto digests = tableDigests(*target);
    QVERIFY(digests);
    for (const TableDigest &one : *digests)
        QCOMPARE(one.rows, 0);
}

void DatabaseCopyTest::noticesEveryDifference_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("table");
    const auto row = [](const char *change, const char *table) {
        QTest::newRow(change) << QString::fromLatin1(change) << QString::fromLatin1(table);
    };
    row("UPDATE tx_wide SET extra = extra || ' ' WHERE seq = 5", "tx_wide");
    row("UPDATE tx SET reference = NULL WHERE seq = 1", "tx");
    row("DELETE FROM attempt WHERE delivery = 2", "attempt");
    row("UPDATE return_url SET url = url || 'x'", "return_url");
    row("UPDATE webhook SET is_on = 1", "webhook");
    row("UPDATE idempotency_key SET webhook = zeroblob(16) WHERE tx IS NULL", "idempotency_key");
    row("UPDATE api_key SET scopes = 1", "api_key");
}

void DatabaseCopyTest::noticesEveryDifference()
{
    QFETCH(QString, change);
    QFETCH(QString, table);
    fill(*m_source, kFew);
    const QList<TableDigest> before = *tableDigests(*m_source);
    QVERIFY(m_source->queryScalar(change));
    const QList<TableDigest> after = *tableDigests(*m_source);
    QCOMPARE(after.size(), before.size());
    for (qsizetype i = 0; i < after.size(); ++i)
        QCOMPARE(after.at(i) != before.at(i), after.at(i).table == table);
}

BALCAO_GUILESS_TEST(DatabaseCopyTest)
#include "tst_databasecopy.moc"
