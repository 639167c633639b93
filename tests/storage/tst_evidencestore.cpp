// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/service/transactionengine.h"
#include "core/storage/backup.h"
#include "core/storage/evidencecheck.h"
#include "core/storage/integritycheck.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

/// Evidence in the database: what no statement can change, and what the check finds.
class EvidenceStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();
    void cleanup();
    void neverChangesARecord_data();
    void neverChangesARecord();
    void rejectsTheSamePaymentTwice_data();
    void rejectsTheSamePaymentTwice();
    void findsWhatDoesNotFit_data();
    void findsWhatDoesNotFit();
    void isPartOfABackup();

private:
    Transaction paid(const QString &id, const QString &line);
    bool runs(const QString &sql) { return m_database->queryScalar(sql).has_value(); }

    Databases m_databases;
    QString m_address;
    TestClock m_clock;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
};

/// Fills a shop: 1 paid by a line, 2 withdrawn, 3 by hand and verified, 4 refunded, 5 waiting.
void EvidenceStoreTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_clock.set(noon());
    m_address = m_databases.newShop(kind);
    auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    m_engine = std::make_unique<TransactionEngine>(*m_database, serviceSettings(options), m_clock,
                                                   TestRandom());
    paid(u"E12345678202601151501abcDEF00001"_s, u"L1"_s);
    const Transaction withdrawn = paid({}, {});
    QVERIFY(m_engine->withdraw(withdrawn.id, {.reason = u"mistake"_s}));
    const Transaction verified = paid(u"A00003"_s, {});
    QVERIFY(m_engine->confirm(verified.id, {.kind = EvidenceKind::BankApi,
                                            .endToEndId = u"E12345678202601151503abcDEA00003"_s}));
    const Transaction refunded = paid(u"E12345678202601151504abcDEF00004"_s, {});
    QVERIFY(m_engine->refund(refunded.id, u"returned"_s));
    QVERIFY(m_engine->create(cashInDraft()));
    const auto fits = checkContents(*m_database);
    QVERIFY2(fits, fits ? "" : qPrintable(fits.error().detail));
}

void EvidenceStoreTest::cleanup()
{
    m_engine.reset();
    m_database.reset();
}

Transaction EvidenceStoreTest::paid(const QString &id, const QString &line)
{
    const auto made = m_engine->create(cashInDraft());
    Confirmation confirmation{.note = u"seen"_s, .endToEndId = id, .line = line};
    if (!line.isEmpty())
        confirmation.kind = EvidenceKind::Statement;
    const auto done = m_engine->confirm(made->id, confirmation);
    if (!done)
        QTest::qFail(qPrintable(done.error().detail), __FILE__, __LINE__);
    return done.value_or(Transaction());
}

void EvidenceStoreTest::neverChangesARecord_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("delete") << u"DELETE FROM evidence WHERE id = 1"_s;
    QTest::newRow("update") << u"UPDATE evidence SET note = 'other' WHERE id = 1"_s;
    QTest::newRow("forget all") << u"DELETE FROM evidence"_s;
}

void EvidenceStoreTest::neverChangesARecord()
{
    QFETCH(const QString, sql);
    QVERIFY(!runs(sql));
    QCOMPARE(
        m_database->queryScalar(u"SELECT count(*) FROM evidence WHERE note <> 'other'"_s)->toInt(),
        7);
}

/// The database itself refuses, without the check of the engine.
void EvidenceStoreTest::rejectsTheSamePaymentTwice_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("end-to-end id") << u"E12345678202601151501abcDEF00001"_s;
    QTest::newRow("line") << u"line:L1"_s;
    QTest::newRow("six characters") << u"end:a00003"_s;
}

void EvidenceStoreTest::rejectsTheSamePaymentTwice()
{
    QFETCH(const QString, name);
    const QString sql = u"INSERT INTO payment_id (name, tx) VALUES ('%1', 5)"_s;
    QVERIFY(!runs(sql.arg(name)));
    QVERIFY(runs(sql.arg(name + u'2')));
}

void EvidenceStoreTest::findsWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char *name, const QString &sql) { QTest::newRow(name) << sql; };
    row("wrong kind", u"UPDATE tx SET evidence = 1 WHERE seq = 1"_s);
    row("kind without records", u"UPDATE tx SET evidence = 1 WHERE seq = 5"_s);
    row("lost kind", u"UPDATE tx SET evidence = NULL WHERE seq = 2"_s);
    row("kind of a withdrawn one", u"UPDATE tx SET evidence = 1 WHERE seq = 2"_s);
    row("lost id", u"DELETE FROM payment_id WHERE tx = 1 AND ending IS NOT NULL"_s);
    row("lost line", u"DELETE FROM payment_id WHERE name = 'line:L1'"_s);
    row("moved id", u"UPDATE payment_id SET tx = 3 WHERE name = 'line:L1'"_s);
    row("wrong ending", u"UPDATE payment_id SET ending = 'f00009' WHERE ending = 'f00001'"_s);
    row("id of a withdrawn one", u"INSERT INTO payment_id (name, tx) VALUES ('line:L9', 2)"_s);
    row("lost time", u"DELETE FROM payment_time WHERE tx = 4"_s);
    row("wrong time", u"UPDATE payment_time SET at = at + 1 WHERE tx = 3"_s);
    row("time of a withdrawn one", u"INSERT INTO payment_time (tx, at) VALUES (2, 1)"_s);
    row("event without evidence",
        u"UPDATE event SET by_evidence = NULL WHERE tx = 2 AND status = 2"_s);
    row("another end-to-end id",
        u"UPDATE tx SET e2e_id = 'E12345678202601151501abcDEF00009' WHERE seq = 1"_s);
    row("end-to-end id from nowhere",
        u"UPDATE tx SET e2e_id = 'E12345678202601151501abcDEF00009' WHERE seq = 4"_s);
}

void EvidenceStoreTest::findsWhatDoesNotFit()
{
    QFETCH(const QString, sql);
    QVERIFY(runs(sql));
    const auto fits = checkContents(*m_database);
    QVERIFY(!fits);
    QCOMPARE(fits.error().code, Error::Code::StorageCorrupted);
}

void EvidenceStoreTest::isPartOfABackup()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    if (kind == DatabaseKind::PostgreSql)
        return; // pg_dump copies every table
    const auto before = m_engine->list({});
    const QString backup = m_address + u".backup"_s;
    const auto copied = backUp(m_address, backup);
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().detail));
    cleanup();
    QVERIFY(restoreBackup(backup, m_address, noon()));
    auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_engine =
        std::make_unique<TransactionEngine>(*m_database, serviceSettings(), m_clock, TestRandom());
    QCOMPARE(m_engine->list({})->transactions, before->transactions);
    QCOMPARE(before->transactions.constLast().evidence.size(), 1);
}

BALCAO_GUILESS_TEST(EvidenceStoreTest)
#include "tst_evidencestore.moc"
