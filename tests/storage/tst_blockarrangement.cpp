// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/sample/samplehistory.h"
#include "core/search/blockcolumns.h"
#include "core/storage/backup.h"
#include "core/storage/blockarrangement.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/personaldata.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

/// More than a slice of each column, and some transactions without a block.
constexpr qint64 kBlocks = 66;
constexpr qint64 kCount = kBlocks * RowBitmap::kBlock + 100;

SampleHistory history(quint32 seed = 1)
{
    return SampleHistory({.count = kCount,
                          .seed = seed,
                          .now = support::noon(),
                          .settings = support::serviceSettings(),
                          .otherPlatforms = {QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s)}});
}

/// Stores one transaction after the other, so that the blocks of a column are scattered.
Result<void> grow(const QString &path)
{
    const auto database = Database::open(path, Database::Access::ReadWrite);
    if (!database)
        return tl::unexpected(database.error());
    TransactionStore store(**database);
    return inWriteTransaction(**database, [&]() -> Result<void> {
        for (const Transaction &transaction : history().all()) {
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
}

/// Counts calls, and stops after a number of them.
struct Stop
{
    int *calls;
    int after = INT_MAX;

    bool operator()() const { return ++*calls > after; }
};

} // namespace

/// Uses a shop that grew row by row.
class BlockArrangementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { open(u"grown.db"_s); }
    void cleanup() { m_database.reset(); }

    void storesColumnsTogether();
    void waitsForEnoughBlocks_data();
    void waitsForEnoughBlocks();
    void continuesAfterAStop_data();
    void continuesAfterAStop();
    void arrangesOnlyNewBlocks();
    void findsTheSame_data();
    void findsTheSame();
    void followsStatuses();
    void letsOthersWrite();
    void runsTwiceAtOnce();
    void leavesNoOldCells();
    void followsPseudonyms();
    void survivesABackup();
    void findsDamage_data();
    void findsDamage();
    void knowsNoBlocksOnAServer();

private:
    void open(const QString &name);
    Result<qint64> arrange(
        qint64 least = 1, const std::function<bool()> &isStopped = [] { return false; })
    {
        return arrangeBlocks(m_path, least, isStopped);
    }
    [[nodiscard]] QString scalar(const QString &sql)
    {
        const auto value = m_database->queryScalar(sql);
        return value ? value->toString() : value.error().detail;
    }
    void change(const QString &sql)
    {
        const auto done = m_database->queryScalar(sql);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
    }
    [[nodiscard]] QString problem()
    {
        const auto sound = checkDerivedTables(*m_database);
        return sound ? QString() : sound.error().detail;
    }
    [[nodiscard]] QList<QUuid> idsOf(const TransactionFilter &filter);
    [[nodiscard]] double density(QLatin1StringView table);

    QTemporaryDir m_shops;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Database> m_database;
};

void BlockArrangementTest::initTestCase()
{
    const QString grown = m_shops.filePath(u"grown.db"_s);
    const auto made = grow(grown);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    const QString arranged = m_shops.filePath(u"arranged.db"_s);
    QVERIFY(QFile::copy(grown, arranged));
    QCOMPARE(arrangeBlocks(arranged, 1, [] { return false; }), kBlocks);
}

/// Opens a new copy of a shop.
void BlockArrangementTest::open(const QString &name)
{
    m_database.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"shop.db"_s);
    QVERIFY(QFile::copy(m_shops.filePath(name), m_path));
    m_database = Database::open(m_path, Database::Access::SecondWriter).value();
}

QList<QUuid> BlockArrangementTest::idsOf(const TransactionFilter &filter)
{
    TransactionStore store(*m_database);
    QList<QUuid> ids;
    const auto read = inReadTransaction(*m_database, [&] {
        return store.readAll(filter, {}, [&ids](StoredTransactions &transactions) {
            Transaction transaction;
            for (qsizetype row = 0; row < transactions.size(); ++row) {
                transactions.readRow(row, transaction);
                ids.append(transaction.id);
            }
            return true;
        });
    });
    return read ? ids : QList<QUuid>{QUuid()};
}

/// Returns the number of pages of a table, divided by the number from its first to its last page.
double BlockArrangementTest::density(QLatin1StringView table)
{
    return scalar(u"SELECT 1.0 * count(*) / (max(pageno) - min(pageno) + 1) FROM dbstat "
                  "WHERE name = '%1' AND pagetype <> 'internal'"_s.arg(table))
        .toDouble();
}

void BlockArrangementTest::storesColumnsTogether()
{
    for (const BlockColumn &column : kBlockColumns)
        QVERIFY2(density(column.table) < 0.1, column.table.data());
    QCOMPARE(arrange(), kBlocks);
    QVERIFY(density("arranged_block"_L1) > 0.9);
    for (const BlockColumn &column : kBlockColumns)
        QCOMPARE(scalar(u"SELECT count(*) FROM %1"_s.arg(column.table)), u"0"_s);
    QCOMPARE(scalar(u"SELECT count(*) FROM kinds"_s), u"0"_s);
    QCOMPARE(scalar(u"PRAGMA integrity_check"_s), u"ok"_s);
    QCOMPARE(problem(), QString());
    QCOMPARE(arrange(), 0);
}

void BlockArrangementTest::waitsForEnoughBlocks_data()
{
    QTest::addColumn<qint64>("least");
    QTest::addColumn<qint64>("moved");
    QTest::newRow("enough") << kBlocks << kBlocks;
    QTest::newRow("too few") << kBlocks + 1 << qint64(0);
    QTest::newRow("daily maintenance") << kWorthArranging << qint64(0);
}

void BlockArrangementTest::waitsForEnoughBlocks()
{
    QFETCH(const qint64, least);
    QFETCH(const qint64, moved);
    QCOMPARE(arrange(least), moved);
    QCOMPARE(scalar(u"SELECT count(*) FROM names"_s), QString::number(kBlocks - moved));
}

/// Each number of transactions is a place where a program can be killed.
void BlockArrangementTest::continuesAfterAStop_data()
{
    QTest::addColumn<int>("after");
    for (const int after : {0, 1, 13, 14, 15, 20, 27})
        QTest::addRow("after %d transactions", after) << after;
}

void BlockArrangementTest::continuesAfterAStop()
{
    QFETCH(const int, after);
    const QList<QUuid> before = idsOf({.nameOrDocument = u"silva"_s});
    QVERIFY(before.size() > 10);
    int calls = 0;
    QVERIFY(arrange(1, Stop{&calls, after}));
    QVERIFY(calls > after);
    QCOMPARE(problem(), QString());
    QCOMPARE(idsOf({.nameOrDocument = u"silva"_s}), before);
    // Blocks that were copied are removed, however few blocks are new.
    QVERIFY(arrange());
    QVERIFY(arrange(kWorthArranging));
    QCOMPARE(scalar(u"SELECT count(*) FROM arranged_block"_s),
             QString::number(kBlocks * std::ssize(kBlockColumns) + kBlocks));
    QCOMPARE(scalar(u"SELECT count(*) FROM names"_s), u"0"_s);
    QCOMPARE(scalar(u"SELECT count(*) FROM emails"_s), u"0"_s);
    QCOMPARE(problem(), QString());
}

void BlockArrangementTest::arrangesOnlyNewBlocks()
{
    open(u"arranged.db"_s);
    const QString first =
        scalar(u"SELECT group_concat(id || cells) FROM arranged_block WHERE id < 5000"_s);
    const SampleHistory more = history(2);
    const auto grown = inWriteTransaction(*m_database, [&]() -> Result<void> {
        TransactionStore store(*m_database);
        for (Transaction transaction : more.range(0, 2 * RowBitmap::kBlock)) {
            transaction.id = QUuid::createUuid();
            transaction.reference.clear();
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
    QVERIFY2(grown, grown ? "" : qPrintable(grown.error().detail));
    QCOMPARE(problem(), QString());
    int calls = 0;
    QCOMPARE(arrange(1, Stop{&calls}), 2);
    QVERIFY2(calls <= 2 * 2 * (std::ssize(kBlockColumns) + 1), qPrintable(QString::number(calls)));
    QCOMPARE(scalar(u"SELECT group_concat(id || cells) FROM arranged_block WHERE id < 5000"_s),
             first);
    QCOMPARE(problem(), QString());
}

void BlockArrangementTest::findsTheSame_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    const auto row = [](const char *name, const TransactionFilter &filter) {
        QTest::newRow(name) << filter;
    };
    row("a name", {.nameOrDocument = u"silva"_s});
    row("a document", {.nameOrDocument = u"123"_s});
    row("a phone", {.phone = u"119"_s});
    row("a description", {.description = u"coxinha"_s});
    row("an e-mail address", {.email = u"maria"_s});
    row("amounts", {.minAmount = Money::fromCents(5'000), .maxAmount = Money::fromCents(6'000)});
    row("a status and a name", {.statuses = {Status::Code::Paid}, .nameOrDocument = u"ferreira"_s});
}

void BlockArrangementTest::findsTheSame()
{
    QFETCH(const TransactionFilter, filter);
    const QList<QUuid> before = idsOf(filter);
    QVERIFY(!before.isEmpty());
    open(u"arranged.db"_s);
    QCOMPARE(idsOf(filter), before);
}

void BlockArrangementTest::followsStatuses()
{
    open(u"arranged.db"_s);
    const TransactionFilter filter{.statuses = {Status::Code::Denied},
                                   .nameOrDocument = u"silva"_s};
    const QList<QUuid> before = idsOf(filter);
    const QString changed = u"(SELECT max(seq) FROM tx WHERE status = 2 AND seq < 5000 AND "
                            "folded_name LIKE '%silva%')"_s;
    const QUuid id = QUuid::fromRfc4122(
        QByteArray::fromHex(scalar(u"SELECT hex(id) FROM tx WHERE seq = "_s + changed).toLatin1()));
    QVERIFY(!before.contains(id));
    change(u"UPDATE tx SET status = 3 WHERE seq = "_s + changed);
    QCOMPARE(problem(), QString());
    const QList<QUuid> after = idsOf(filter);
    QCOMPARE(after.size(), before.size() + 1);
    QVERIFY(after.contains(id));
}

/// Another connection changes statuses all the time.
void BlockArrangementTest::letsOthersWrite()
{
    std::atomic<bool> isDone = false;
    std::atomic<int> changes = 0;
    std::atomic<int> failures = 0;
    std::thread writer([&] {
        const auto other = Database::open(m_path, Database::Access::SecondWriter);
        for (int seq = 1; !isDone; seq = (seq + 997) % int(kCount) + 1) {
            const bool isChanged =
                other && support::executeInTransaction(
                             **other, u"UPDATE tx SET status = 5 - status WHERE seq = %1 AND "
                                      "status IN (2, 3)"_s.arg(seq));
            ++(isChanged ? changes : failures);
        }
    });
    const auto moved = arrange();
    isDone = true;
    writer.join();
    QCOMPARE(moved, kBlocks);
    QCOMPARE(failures, 0);
    QVERIFY2(changes > 20, qPrintable(QString::number(changes)));
    QCOMPARE(problem(), QString());
}

/// The backup of a console and a command can run at the same time.
void BlockArrangementTest::runsTwiceAtOnce()
{
    std::optional<Result<qint64>> other;
    std::thread second([&] { other = arrange(); });
    const auto moved = arrange();
    second.join();
    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().detail));
    QVERIFY2(*other, *other ? "" : qPrintable(other->error().detail));
    QCOMPARE(scalar(u"SELECT count(*) FROM names"_s), u"0"_s);
    QCOMPARE(problem(), QString());
}

/// The previous places of the blocks are overwritten.
void BlockArrangementTest::leavesNoOldCells()
{
    QCOMPARE(arrange(), kBlocks);
    change(u"PRAGMA secure_delete = ON"_s);
    change(u"DELETE FROM arranged_block"_s);
    change(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (int seq = 100; seq < RowBitmap::kBlock; seq += 100) { // in different pages
        const QString names = scalar(u"SELECT group_concat(folded_name, char(10)) FROM "
                                     "(SELECT folded_name FROM tx WHERE seq BETWEEN %1 AND %1 + 2 "
                                     "ORDER BY seq)"_s.arg(seq));
        QVERIFY2(!bytes.contains(names.toUtf8()), qPrintable(QString::number(seq)));
    }
}

void BlockArrangementTest::followsPseudonyms()
{
    open(u"arranged.db"_s);
    const qsizetype before = idsOf({.nameOrDocument = u"silva"_s}).size();
    QVERIFY(pseudonymize(*m_database, support::noon(), PseudonymizeMode::Change));
    QCOMPARE(problem(), QString());
    // Some of the newest transactions are not final yet.
    QVERIFY(idsOf({.nameOrDocument = u"silva"_s}).size() < before / 10);
}

void BlockArrangementTest::survivesABackup()
{
    open(u"arranged.db"_s);
    const QString backup = m_folder->filePath(u"backup.db"_s);
    QVERIFY(backUp(m_path, backup));
    QVERIFY(verifyBackup(backup));
    m_database = Database::open(backup, Database::Access::ReadOnly).value();
    QCOMPARE(scalar(u"SELECT count(*) FROM names"_s), u"0"_s);
    QVERIFY(idsOf({.nameOrDocument = u"silva"_s}).size() > 10);
}

void BlockArrangementTest::findsDamage_data()
{
    QTest::addColumn<QString>("damage");
    QTest::newRow("other cells")
        << u"UPDATE arranged_block SET cells = 'x' || substr(cells, 2) WHERE id = (1 << 40) + 1"_s;
    QTest::newRow("other kinds")
        << u"UPDATE arranged_block SET cells = 'x' || substr(cells, 2) WHERE id = 1"_s;
    QTest::newRow("a missing block") << u"DELETE FROM arranged_block WHERE id = (2 << 40) + 1025"_s;
    QTest::newRow("missing kinds") << u"DELETE FROM arranged_block WHERE id = 1025"_s;
    QTest::newRow("two versions of a block")
        << u"INSERT INTO names SELECT id - (1 << 40), cells || 'x' FROM arranged_block "
           "WHERE id = (1 << 40) + 1"_s;
    QTest::newRow("a block of unknown transactions")
        << u"INSERT INTO arranged_block VALUES ((1 << 40) + 1024 * 500 + 1, '')"_s;
    QTest::newRow("an unknown column")
        << u"INSERT INTO arranged_block VALUES ((7 << 40) + 1, '')"_s;
}

void BlockArrangementTest::findsDamage()
{
    QFETCH(const QString, damage);
    open(u"arranged.db"_s);
    QCOMPARE(problem(), QString());
    QVERIFY2(support::executeInTransaction(*m_database, damage), qPrintable(damage));
    QVERIFY(!problem().isEmpty());
}

void BlockArrangementTest::knowsNoBlocksOnAServer()
{
    support::Databases databases;
    const QString address = databases.newShop(support::DatabaseKind::PostgreSql);
    QCOMPARE(arrangeBlocks(address, 1, [] { return false; }), 0);
}

BALCAO_GUILESS_TEST(BlockArrangementTest)
#include "tst_blockarrangement.moc"
