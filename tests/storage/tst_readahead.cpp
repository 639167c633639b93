// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"
#include "core/storage/database.h"
#include "core/storage/readahead.h"
#include "tests/support/charges.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

/// In a shop of more blocks than one thread takes at a time.
class ReadAheadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bringsEachBlockOnce_data();
    void bringsEachBlockOnce();
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
