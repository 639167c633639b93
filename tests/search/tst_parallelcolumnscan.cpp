// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/searchedtexts.h"
#include "core/search/blockcolumns.h"
#include "core/search/parallelcolumnscan.h"
#include "tests/support/testmain.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <mutex>
#include <set>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

/// Enough blocks for several threads.
constexpr qint64 kBlocks = 1200;
constexpr qint64 kFew = 100; ///< too few for several threads

qint64 firstOf(qint64 block)
{
    return block * RowBitmap::kBlock + 1;
}

QList<qint64> firsts(qint64 count, qint64 step = 1)
{
    QList<qint64> firsts;
    for (qint64 block = 0; block < count; block += step)
        firsts.append(firstOf(block));
    return firsts;
}

/// Returns all transactions of these blocks.
RowBitmap whole(const QList<qint64> &firsts)
{
    RowBitmap set;
    for (const qint64 first : firsts)
        set.unite(RowBitmap::range(first, first + RowBitmap::kBlock));
    return set;
}

/// Returns the 17th bit for cells "17".
RowBitmap::Bits described(const QByteArray &cells)
{
    const auto place = cells.toULong() % RowBitmap::kBlock;
    RowBitmap::Bits bits{};
    bits[place / 64] = quint64(1) << (place % 64);
    return bits;
}

/// Returns the rows matched by described() if the cells of each block are its number plus `more`.
QList<qint64> numbered(const QList<qint64> &firsts, qint64 more = 0)
{
    QList<qint64> seqs;
    for (const qint64 first : firsts)
        seqs.prepend(first + (first / RowBitmap::kBlock + more) % RowBitmap::kBlock);
    return seqs;
}

} // namespace

/// Uses blocks whose cells contain only the number of the block.
class ParallelColumnScanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void looksAtEachBlockOnce_data();
    void looksAtEachBlockOnce();
    void sharesManyBlocksOut_data();
    void sharesManyBlocksOut();
    void seesOneSnapshot();
    void doesWithoutThreads();
    void reportsOfDamage_data();
    void reportsOfDamage();

private:
    void change(const QString &sql);
    void arrange(qint64 blocks);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Database> m_database;
};

void ParallelColumnScanTest::init()
{
    m_database.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"shop.db"_s);
    m_database = Database::open(m_path, Database::Access::ReadWrite).value();
    change(u"DROP TRIGGER block_made"_s);
    for (const SearchedText &searched : kSearchedTexts)
        change(u"DROP TRIGGER block_has_%1"_s.arg(searched.blocks));
    change(u"WITH RECURSIVE n (first) AS (SELECT 1 UNION ALL SELECT first + 1024 FROM n LIMIT %1) "
           "INSERT INTO block SELECT first FROM n"_s.arg(kBlocks));
    for (const auto column : {"names"_L1, "kinds"_L1})
        change(u"INSERT INTO %1 SELECT first, first / 1024 FROM block"_s.arg(column));
}

void ParallelColumnScanTest::change(const QString &sql)
{
    const auto done = m_database->queryScalar(sql);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
}

/// Moves the first blocks of both columns to arranged_block.
void ParallelColumnScanTest::arrange(qint64 blocks)
{
    for (const auto column : {"names"_L1, "kinds"_L1}) {
        const qint64 base = arrangedId(arrangedNumber(column), 0);
        change(u"INSERT INTO arranged_block SELECT first + %1, cells FROM %2 WHERE first < %3"_s
                   .arg(base)
                   .arg(column)
                   .arg(firstOf(blocks)));
        change(u"DELETE FROM %1 WHERE first < %2"_s.arg(column).arg(firstOf(blocks)));
    }
}

void ParallelColumnScanTest::looksAtEachBlockOnce_data()
{
    QTest::addColumn<QList<qint64>>("blocks");
    QTest::addColumn<qint64>("arranged");
    for (const qint64 arranged : {qint64(0), qint64(7), kBlocks / 2 + 5, kBlocks}) {
        const auto row = [arranged](const char *name, const QList<qint64> &blocks) {
            QTest::addRow("%s, %lld arranged", name, arranged) << blocks << arranged;
        };
        row("none", {});
        row("one", {firstOf(7)});
        row("few", firsts(kFew));
        row("all", firsts(kBlocks));
        row("every other", firsts(kBlocks, 2));
        row("all but the first", firsts(kBlocks).mid(1));
    }
}

void ParallelColumnScanTest::looksAtEachBlockOnce()
{
    QFETCH(QList<qint64>, blocks);
    QFETCH(qint64, arranged);
    arrange(arranged);
    std::atomic<int> looks = 0;
    const ParallelColumnScan::Match match = [&looks](const QByteArray &cells) {
        ++looks;
        return described(cells);
    };
    for (const auto column : {"names"_L1, "kinds"_L1}) {
        looks = 0;
        RowBitmap set = whole(blocks);
        QVERIFY(ParallelColumnScan(*m_database, column, blocks, match).keep(set));
        QCOMPARE(looks, blocks.size());
        QCOMPARE(set.newest(kBlocks + 1, 0), numbered(blocks));
    }
}

void ParallelColumnScanTest::sharesManyBlocksOut_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<bool>("isShared");
    QTest::newRow("few") << u"names"_s << kFew << false;
    QTest::newRow("many") << u"names"_s << kBlocks << true;
    QTest::newRow("many, of what can change") << u"kinds"_s << kBlocks << true;
}

void ParallelColumnScanTest::sharesManyBlocksOut()
{
    QFETCH(QString, column);
    QFETCH(qint64, count);
    QFETCH(bool, isShared);
    std::mutex lock;
    std::set<std::thread::id> threads;
    const QDeadlineTimer timeout(10s);
    // In shared scans, every thread waits for a second one.
    const ParallelColumnScan::Match match = [&](const QByteArray &cells) {
        for (;;) {
            const std::lock_guard guard(lock);
            threads.insert(std::this_thread::get_id());
            if (!isShared || threads.size() > 1 || timeout.hasExpired())
                return described(cells);
        }
    };
    RowBitmap set = whole(firsts(count));
    const QByteArray name = column.toLatin1();
    QVERIFY(
        ParallelColumnScan(*m_database, QLatin1StringView(name), firsts(count), match).keep(set));
    QCOMPARE(threads.size() > 1, isShared);
}

/// Other connections open after a status change and see another snapshot.
void ParallelColumnScanTest::seesOneSnapshot()
{
    const auto reader = Database::open(m_path, Database::Access::ReadOnly);
    QVERIFY(reader);
    const auto snapshot = ReadTransaction::begin(**reader);
    QVERIFY(snapshot && (*reader)->queryScalar(u"SELECT count(*) FROM block"_s));
    change(u"PRAGMA foreign_keys = 0"_s);
    change(u"UPDATE kinds SET cells = cells + 1"_s);
    change(u"INSERT INTO outbox (id, tx, n, status, created) VALUES (1, 1, 1, 2, 0)"_s);
    const auto look = [](Database &database) {
        const ParallelColumnScan::Match slowly = [](const QByteArray &cells) {
            std::this_thread::sleep_for(100us); // gives the other threads time to start
            return described(cells);
        };
        RowBitmap set = whole(firsts(kBlocks));
        const auto kept =
            ParallelColumnScan(database, "kinds"_L1, firsts(kBlocks), slowly).keep(set);
        return kept ? set.newest(kBlocks + 1, 0) : QList<qint64>();
    };
    QCOMPARE(look(**reader), numbered(firsts(kBlocks)));
    QCOMPARE(look(*m_database), numbered(firsts(kBlocks), 1));
}

/// The other threads cannot open the file.
void ParallelColumnScanTest::doesWithoutThreads()
{
    QVERIFY(QFile::rename(m_path, m_path + u".away"_s));
    RowBitmap set = whole(firsts(kBlocks));
    const ParallelColumnScan::Match match = described;
    QVERIFY(ParallelColumnScan(*m_database, "names"_L1, firsts(kBlocks), match).keep(set));
    QCOMPARE(set.newest(kBlocks + 1, 0), numbered(firsts(kBlocks)));
}

void ParallelColumnScanTest::reportsOfDamage_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QString>("harm");
    const QString cells = u"UPDATE names SET cells = 'x' WHERE first = %1"_s;
    const QString row = u"DELETE FROM names WHERE first = %1"_s;
    for (const qint64 count : {kFew, kBlocks}) {
        const QString harmed = QString::number(firstOf(count - 1));
        QTest::addRow("cells, %lld", count) << count << cells.arg(harmed);
        QTest::addRow("missing, %lld", count) << count << row.arg(harmed);
    }
}

void ParallelColumnScanTest::reportsOfDamage()
{
    QFETCH(qint64, count);
    QFETCH(QString, harm);
    change(harm);
    const ParallelColumnScan::Match match =
        [](const QByteArray &cells) -> std::optional<RowBitmap::Bits> {
        return cells == "x" ? std::nullopt : std::optional(described(cells));
    };
    RowBitmap set = whole(firsts(count));
    const auto kept = ParallelColumnScan(*m_database, "names"_L1, firsts(count), match).keep(set);
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, Error::Code::StorageCorrupted);
}

BALCAO_GUILESS_TEST(ParallelColumnScanTest)
#include "tst_parallelcolumnscan.moc"
