// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/rowbitmap.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace core;

/// Compares the set with one of the standard library.
class RowBitmapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void holdsARange_data();
    void holdsARange();
    void isASet();
    void keepsOfABlock();

private:
    using Plain = std::set<qint64>;

    Plain anySeqs();
    static RowBitmap of(const Plain &plain);
    static void compare(const RowBitmap &set, const Plain &plain);

    QRandomGenerator m_random;
};

void RowBitmapTest::initTestCase()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    m_random.seed(seed);
}

RowBitmapTest::Plain RowBitmapTest::anySeqs()
{
    const int max = 1 + m_random.bounded(5000);
    Plain plain;
    for (int i = m_random.bounded(3000); i > 0; --i)
        plain.insert(1 + m_random.bounded(max));
    return plain;
}

RowBitmap RowBitmapTest::of(const Plain &plain)
{
    RowBitmap set;
    for (const qint64 seq : plain)
        set.insert(seq);
    return set;
}

void RowBitmapTest::compare(const RowBitmap &set, const Plain &plain)
{
    QCOMPARE(set.count(), static_cast<qint64>(plain.size()));
    const QList<qint64> newest(plain.rbegin(), plain.rend());
    QCOMPARE(set.newest(10'000, 0), newest);
    for (const qint64 skipped : {1, 99, 100, 1023, 2500})
        QCOMPARE(set.newest(100, skipped), newest.mid(skipped, 100));
}

void RowBitmapTest::holdsARange_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("end");
    QTest::newRow("none") << qint64(1) << qint64(1);
    QTest::newRow("turned around") << qint64(9) << qint64(1);
    QTest::newRow("one") << qint64(1) << qint64(2);
    QTest::newRow("a word") << qint64(65) << qint64(129);
    QTest::newRow("a block") << qint64(1025) << qint64(2049);
    QTest::newRow("across") << qint64(1000) << qint64(3333);
}

void RowBitmapTest::holdsARange()
{
    QFETCH(const qint64, first);
    QFETCH(const qint64, end);
    Plain plain;
    for (qint64 seq = first; seq < end; ++seq)
        plain.insert(seq);
    compare(RowBitmap::range(first, end), plain);
}

void RowBitmapTest::isASet()
{
    for (int round = 0; round < 50; ++round) {
        const Plain a = anySeqs();
        const Plain b = anySeqs();
        compare(of(a), a);
        Plain both;
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                              std::inserter(both, both.end()));
        Plain either = a;
        either.insert(b.begin(), b.end());
        RowBitmap set = of(a);
        set.intersect(of(b));
        compare(set, both);
        set = of(a);
        set.unite(of(b));
        compare(set, either);
        Plain rest;
        std::set_difference(a.begin(), a.end(), b.begin(), b.end(),
                            std::inserter(rest, rest.end()));
        set = of(a);
        set.subtract(of(b));
        compare(set, rest);
    }
}

void RowBitmapTest::keepsOfABlock()
{
    RowBitmap set = RowBitmap::range(1000, 3000);
    RowBitmap::Bits bits{};
    bits[0] = 5;
    set.keepOf(1025, bits);
    QVERIFY(set.hasAnyOf(1025));
    set.keepOf(2049, RowBitmap::Bits{});
    QVERIFY(!set.hasAnyOf(2049));
    QVERIFY(!set.hasAnyOf(10'241));
    Plain plain{1025, 1027};
    for (qint64 seq = 1000; seq <= 1024; ++seq)
        plain.insert(seq);
    compare(set, plain);
}

BALCAO_GUILESS_TEST(RowBitmapTest)
#include "tst_rowbitmap.moc"
