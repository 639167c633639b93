// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/sample/samplehistory.h"
#include "core/search/blockcolumns.h"
#include "core/storage/bulkload.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

constexpr qint64 kPage = 4096;
constexpr qint64 kBlocks = 70;

/// Returns the number of bytes that this thread has read from files, cached or not.
qint64 bytesRead()
{
    QFile file(u"/proc/thread-self/io"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the system does not tell what was read");
    const QByteArray first = file.readLine();
    if (!first.startsWith("rchar: "))
        qFatal("the system tells it otherwise");
    return first.mid(7).trimmed().toLongLong();
}

} // namespace

/// Measures how much of a large shop a list reads on a new connection with an empty cache: the disk
/// reads after a cold start. Each filter matches nothing, so that no transactions are read.
class PagesReadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsNoMoreThanItLooksAt_data();
    void readsNoMoreThanItLooksAt();
    void storesTheCellsOfAColumnTogether_data();
    void storesTheCellsOfAColumnTogether();
    void sortsUpToALimit();

private:
    [[nodiscard]] qint64 ask(const QString &sql) const;

    const SampleHistory m_history{
        {.count = kBlocks * 1024,
         .seed = 1,
         .now = support::noon(),
         .settings = support::serviceSettings(support::serviceOptions())}};
    const QTemporaryDir m_folder;
    const QString m_path = m_folder.filePath(u"shop.db"_s);
};

void PagesReadTest::initTestCase()
{
    QVERIFY(bulkLoad(m_path, m_history.count(),
                     [this](qint64 first, qint64 end) { return m_history.range(first, end); }));
}

qint64 PagesReadTest::ask(const QString &sql) const
{
    const auto database = Database::open(m_path, Database::Access::ReadOnly);
    const auto answer = database ? (*database)->queryScalar(sql) : tl::unexpected(database.error());
    if (!answer)
        qFatal("%s", qPrintable(answer.error().detail));
    return answer->toLongLong();
}

void PagesReadTest::readsNoMoreThanItLooksAt_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QStringList>("columns");
    QTest::addColumn<int>("share"); // reads 1/share of the columns
    const Money huge = Money::fromCents(999'999'999);
    const QDate day = brasiliaDay(m_history.at(kBlocks * 512).created);
    const QString name = u"zzz"_s;
    const auto row = [](const char *what, const TransactionFilter &filter,
                        const QStringList &columns,
                        int share = 1) { QTest::newRow(what) << filter << columns << share; };
    using Code = Status::Code;
    row("state on no day", {.statuses = {Code::Paid}, .initialDate = day.addYears(9)}, {});
    row("key", {.pixKey = u"nobody@example.com"_s}, {});
    row("amount", {.minAmount = huge}, {u"amounts"_s});
    row("amount, operation", {.operation = Operation::CashIn, .minAmount = huge},
        {u"amounts"_s, u"kinds"_s});
    row("amount, rare state", {.statuses = {Code::Refund}, .minAmount = huge}, {u"tx_kind"_s}, 40);
    row("amount, frequent state", {.statuses = {Code::Paid}, .minAmount = huge}, {u"amounts"_s});
    row("amount, day", {.minAmount = huge, .initialDate = day, .finalDate = day}, {u"amounts"_s},
        20);
    row("name", {.nameOrDocument = name}, {u"names"_s});
    row("name, state", {.statuses = {Code::Paid}, .nameOrDocument = name}, {u"names"_s});
    row("name, amount", {.minAmount = huge, .nameOrDocument = name}, {u"amounts"_s});
    row("name, day", {.nameOrDocument = name, .initialDate = day, .finalDate = day}, {u"names"_s},
        20);
    row("document", {.nameOrDocument = u"00000000000"_s}, {u"documents"_s});
    row("phone", {.phone = u"0000000"_s}, {u"phones"_s});
}

/// In addition to the schema, counters and days.
void PagesReadTest::readsNoMoreThanItLooksAt()
{
    constexpr qint64 kOtherPages = 20;
    QFETCH(TransactionFilter, filter);
    QFETCH(QStringList, columns);
    QFETCH(int, share);
    qint64 expected = 0;
    for (const QString &column : std::as_const(columns))
        expected += ask(u"SELECT count(*) FROM dbstat WHERE name = '%1'"_s.arg(column)) / share;
    const auto database = Database::open(m_path, Database::Access::ReadOnly);
    QVERIFY(database);
    TransactionStore store(**database);
    const qint64 before = bytesRead();
    const auto page = inReadTransaction(**database, [&] { return store.list(filter); });
    const qint64 pages = (bytesRead() - before) / kPage;
    QVERIFY(page);
    QCOMPARE(page->total, 0);
    QVERIFY2(pages <= expected + kOtherPages, qPrintable(u"%1 pages"_s.arg(pages)));
    QVERIFY2(pages >= expected * 9 / 10, qPrintable(u"%1 pages"_s.arg(pages)));
}

void PagesReadTest::storesTheCellsOfAColumnTogether_data()
{
    QTest::addColumn<QString>("column");
    for (const BlockColumn &column : kBlockColumns)
        QTest::newRow(column.table.data()) << QString(column.table);
    QTest::newRow("kinds") << u"kinds"_s;
}

/// So that the disk reads only the requested column.
void PagesReadTest::storesTheCellsOfAColumnTogether()
{
    QFETCH(QString, column);
    const QString pages = u"FROM dbstat WHERE name = '%1' AND pagetype <> 'internal'"_s.arg(column);
    const qint64 count = ask(u"SELECT count(*) "_s + pages);
    const qint64 span = ask(u"SELECT max(pageno) - min(pageno) + 1 "_s + pages);
    QVERIFY2(span <= count * 11 / 10 + 1, qPrintable(u"%1 of %2 pages"_s.arg(count).arg(span)));
}

/// Sorting reads a value of each match, so the work is limited. Orders by creation have no limit.
void PagesReadTest::sortsUpToALimit()
{
    const SampleHistory history({.count = ListOrder::kMaxSorted + 1,
                                 .seed = 2,
                                 .now = support::noon(),
                                 .settings = support::serviceSettings(support::serviceOptions())});
    const QString path = m_folder.filePath(u"large.db"_s);
    QVERIFY(bulkLoad(path, history.count(),
                     [&history](qint64 first, qint64 end) { return history.range(first, end); }));
    const auto database = Database::open(path, Database::Access::ReadOnly);
    QVERIFY(database);
    TransactionStore store(**database);
    const auto list = [&](const TransactionFilter &filter) {
        return inReadTransaction(**database, [&] { return store.list(filter); });
    };
    const Transaction oldest = history.range(0, 1).constFirst();
    for (const auto key : {ListOrder::Key::Amount, ListOrder::Key::Name, ListOrder::Key::State}) {
        const auto refused = list({.order = {key, Qt::AscendingOrder}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::Unsupported);
        const auto sorted =
            list({.createdFrom = oldest.created.addMSecs(1), .order = {key, Qt::AscendingOrder}});
        QVERIFY(sorted);
        QVERIFY(sorted->total <= ListOrder::kMaxSorted);
    }
    const auto all = list({.order = {ListOrder::Key::Created, Qt::AscendingOrder}});
    QVERIFY(all);
    QCOMPARE(all->transactions.constFirst().id, oldest.id);
}

BALCAO_GUILESS_TEST(PagesReadTest)
#include "tst_pagesread.moc"
