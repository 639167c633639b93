// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"
#include "core/storage/database.h"
#include "core/storage/readahead.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <sys/inotify.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

bool g_isFromDisk = false; ///< what is read, as far as the system says

} // namespace

/// Stands before the one of the C library: a computer of whose memory nothing is known.
extern "C" int getrusage(__rusage_who_t /*who*/, rusage *usage)
{
    static long blocks = 0;
    *usage = {};
    usage->ru_inblock = g_isFromDisk ? blocks += 1'000'000 : blocks;
    return 0;
}

namespace
{

/// How often a file is opened from now on.
class Openings
{
public:
    explicit Openings(const QString &path)
    {
        if (inotify_add_watch(m_watch, QFile::encodeName(path).constData(), IN_OPEN) < 0)
            qFatal("the file cannot be watched");
    }
    Q_DISABLE_COPY_MOVE(Openings)
    ~Openings() { close(m_watch); }

    [[nodiscard]] bool hasAny() const
    {
        char event[4096];
        return read(m_watch, event, sizeof event) > 0;
    }

private:
    const int m_watch = inotify_init1(IN_NONBLOCK);
};

} // namespace

/// In a shop of more blocks than one thread takes at a time.
class ReadAheadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bringsEachBlockOnce_data();
    void bringsEachBlockOnce();
    void beginsIfTheDiskHasToBeWaitedFor_data();
    void beginsIfTheDiskHasToBeWaitedFor();
    void endsBeforeItIsDone();
    void bearsAFileThatIsGone();

private:
    static constexpr qint64 kBlocks = 70;

    [[nodiscard]] std::unique_ptr<Database> opened() const;
    static QList<qint64> firsts(qint64 count);

    QTemporaryDir m_folder;
    QString m_path;
};

void ReadAheadTest::initTestCase()
{
    const SampleHistory history({.count = kBlocks * 1024,
                                 .seed = 1,
                                 .now = support::noon(),
                                 .settings = support::serviceSettings(support::serviceOptions())});
    m_path = m_folder.filePath(u"shop.db"_s);
    QVERIFY(bulkLoad(m_path, history.count(),
                     [&history](qint64 first, qint64 end) { return history.range(first, end); }));
}

std::unique_ptr<Database> ReadAheadTest::opened() const
{
    auto database = Database::open(m_path, Database::Access::ReadWrite);
    return database ? std::move(*database) : nullptr;
}

QList<qint64> ReadAheadTest::firsts(qint64 count)
{
    QList<qint64> firsts;
    for (qint64 block = 0; block < count; ++block)
        firsts.append(block * 1024 + 1);
    return firsts;
}

void ReadAheadTest::bringsEachBlockOnce_data()
{
    QTest::addColumn<qint64>("count");
    QTest::newRow("none") << qint64(0);
    QTest::newRow("fewer than threads") << qint64(3);
    QTest::newRow("all") << kBlocks;
}

void ReadAheadTest::bringsEachBlockOnce()
{
    QFETCH(qint64, count);
    const auto database = opened();
    QVERIFY(database);
    const QList all{"names"_L1, "documents"_L1, "phones"_L1, "amounts"_L1, "kinds"_L1};
    for (const auto column : all) {
        const ReadAhead ahead(*database, {column}, firsts(count));
        QTRY_COMPARE(ahead.count(), count);
    }
    const ReadAhead ahead(*database, all, firsts(count));
    QTRY_COMPARE(ahead.count(), count);
}

void ReadAheadTest::beginsIfTheDiskHasToBeWaitedFor_data()
{
    QTest::addColumn<bool>("isFromDisk");
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<bool>("begins");
    const TransactionFilter name{.nameOrDocument = u"silva"_s};
    QTest::newRow("from the disk") << true << name << true;
    QTest::newRow("out of memory") << false << name << false;
    QTest::newRow("what counters know") << true << TransactionFilter() << false;
}

/// Each thread that reads ahead opens the file for itself.
void ReadAheadTest::beginsIfTheDiskHasToBeWaitedFor()
{
    QFETCH(bool, isFromDisk);
    QFETCH(TransactionFilter, filter);
    QFETCH(bool, begins);
    const auto database = opened();
    QVERIFY(database);
    TransactionStore store(*database);
    const Openings openings(m_path);
    g_isFromDisk = isFromDisk;
    const auto page = inReadTransaction(*database, [&] { return store.list(filter); });
    g_isFromDisk = false;
    QVERIFY(page && page->total > 0);
    QCOMPARE(openings.hasAny(), begins);
}

void ReadAheadTest::endsBeforeItIsDone()
{
    const auto database = opened();
    QVERIFY(database);
    QElapsedTimer timer;
    timer.start();
    QList<qint64> many;
    for (int i = 0; i < 100'000; ++i)
        many += firsts(kBlocks);
    {
        const ReadAhead ahead(*database, {"names"_L1}, many);
        QTRY_VERIFY(ahead.count() > 0);
    }
    QVERIFY(timer.elapsed() < 10'000); // all of them take longer
}

void ReadAheadTest::bearsAFileThatIsGone()
{
    const auto database = opened();
    QVERIFY(database);
    QVERIFY(QFile::rename(m_path, m_path + u".away"_s));
    {
        const ReadAhead ahead(*database, {"names"_L1}, firsts(kBlocks));
    } // which waits for its threads
    QVERIFY(QFile::rename(m_path + u".away"_s, m_path));
}

QTEST_GUILESS_MAIN(ReadAheadTest)
#include "tst_readahead.moc"
