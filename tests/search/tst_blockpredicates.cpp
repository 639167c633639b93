// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/blockpredicates.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

/// Returns a full block; different cells at both ends.
QByteArrayList block(const QByteArray &cell)
{
    return QByteArrayList(RowBitmap::kBlock, cell);
}

/// Returns the matching cells by checking each cell.
RowBitmap::Bits described(const QByteArrayList &cells,
                          const std::function<bool(const QByteArray &)> &fits)
{
    RowBitmap::Bits bits{};
    for (qsizetype cell = 0; cell < cells.size(); ++cell) {
        if (fits(cells[cell]))
            bits[static_cast<size_t>(cell) / 64] |= quint64(1) << (cell % 64);
    }
    return bits;
}

} // namespace

/// Tests column matching against a simple check of each cell.
class BlockPredicatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTexts_data();
    void findsTexts();
    void findsAnyText();
    void findsNumbers();
    void findsKinds_data();
    void findsKinds();
    void refusesOtherNumbersOfCells();

private:
    QByteArray anyText(int longest);

    QRandomGenerator m_random;
};

void BlockPredicatesTest::initTestCase()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    m_random.seed(seed);
}

void BlockPredicatesTest::findsTexts_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("others");
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("first") << QByteArray("silva") << QByteArray("x") << QByteArray("x")
                           << QByteArray("silva");
    QTest::newRow("last") << QByteArray("x") << QByteArray("x") << QByteArray("silva")
                          << QByteArray("silva");
    QTest::newRow("all") << QByteArray("a") << QByteArray("a") << QByteArray("a")
                         << QByteArray("a");
    QTest::newRow("empty cells") << QByteArray("") << QByteArray("") << QByteArray("a")
                                 << QByteArray("a");
    QTest::newRow("nothing but empty cells")
        << QByteArray("") << QByteArray("") << QByteArray("") << QByteArray("a");
    QTest::newRow("across cells") << QByteArray("ab") << QByteArray("ab") << QByteArray("ab")
                                  << QByteArray("ba");
    QTest::newRow("longer than a cell")
        << QByteArray("ab") << QByteArray("ab") << QByteArray("ab") << QByteArray("ababababababab");
    QTest::newRow("longer than a word")
        << QByteArray("x") << QByteArray("xababababababac") << QByteArray("ababababababac")
        << QByteArray("ababababababac");
    const QByteArray tail(200, '-');
    QTest::newRow("at the front of long cells")
        << "ab" + tail << tail << "ab" + tail << QByteArray("ab");
    QTest::newRow("at the back of long cells")
        << tail + "ab" << tail << tail + "ab" << QByteArray("ab");
    QTest::newRow("twice in a cell")
        << QByteArray("ab-ab") << QByteArray("ab-ab") << QByteArray("-") << QByteArray("ab");
    QTest::newRow("part of itself")
        << QByteArray("aaab") << QByteArray("aab") << QByteArray("ab") << QByteArray("aab");
    QTest::newRow("not ASCII") << QByteArray("\xC3\xA3o") << QByteArray("a")
                               << QByteArray("\xC3\xA3") << QByteArray("\xC3\xA3");
}

void BlockPredicatesTest::findsTexts()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, others);
    QFETCH(const QByteArray, last);
    QFETCH(const QByteArray, text);
    QByteArrayList list = block(others);
    list.first() = first;
    list.last() = last;
    const QByteArray cells = list.join('\n');
    QVERIFY(blockpredicates::containing(cells, text) ==
            described(list, [&](const QByteArray &cell) { return cell.contains(text); }));
    QVERIFY(blockpredicates::beginningWith(cells, text) ==
            described(list, [&](const QByteArray &cell) { return cell.startsWith(text); }));
}

/// Returns a text of few letters, so that many texts nearly match.
QByteArray BlockPredicatesTest::anyText(int longest)
{
    QByteArray text(m_random.bounded(longest + 1), Qt::Uninitialized);
    std::generate(text.begin(), text.end(), [this] { return "ab\xC3"[m_random.bounded(3)]; });
    return text;
}

void BlockPredicatesTest::findsAnyText()
{
    for (int round = 0; round < 300; ++round) {
        QByteArrayList list = block({});
        std::generate(list.begin(), list.end(), [this] { return anyText(20); });
        const QByteArray text = 'a' + anyText(11);
        const QByteArray cells = list.join('\n');
        QVERIFY(blockpredicates::containing(cells, text) ==
                described(list, [&](const QByteArray &cell) { return cell.contains(text); }));
        QVERIFY(blockpredicates::beginningWith(cells, text) ==
                described(list, [&](const QByteArray &cell) { return cell.startsWith(text); }));
    }
}

void BlockPredicatesTest::findsNumbers()
{
    QByteArrayList list = block({});
    std::generate(list.begin(), list.end(),
                  [this] { return QByteArray::number(m_random.bounded(1000)); });
    list.first() = "999999999999";
    QByteArray digits;
    for (int i = 1; i <= 12; ++i) // of each length
        list[i * 7] = digits += QByteArray::number(i % 10);
    const QByteArray cells = list.join('\n');
    using Bounds = std::pair<qint64, qint64>;
    for (const Bounds &bounds : {Bounds(0, 999), Bounds(500, 500), Bounds(10, 400),
                                 Bounds(999'999'999'999, 999'999'999'999), Bounds(7, 6),
                                 Bounds(12'345, 12'345'678), Bounds(1'234'567, 1'234'567)}) {
        QVERIFY(blockpredicates::between(cells, bounds.first, bounds.second) ==
                described(list, [&bounds](const QByteArray &cell) {
                    return cell.toLongLong() >= bounds.first && cell.toLongLong() <= bounds.second;
                }));
    }
}

void BlockPredicatesTest::findsKinds_data()
{
    QTest::addColumn<int>("kinds");
    QTest::addColumn<int>("known");
    QTest::newRow("of one byte") << 90 << 110;
    QTest::newRow("of one byte, some unheard of") << 90 << 70;
    QTest::newRow("of two bytes, too, some unheard of") << 500 << 400;
}

void BlockPredicatesTest::findsKinds()
{
    QFETCH(int, kinds);
    QFETCH(int, known);
    std::vector<bool> wanted(static_cast<size_t>(known));
    for (auto &&isWanted : wanted)
        isWanted = m_random.bounded(2) == 0;
    QString cells;
    QByteArrayList numbers;
    for (int cell = 0; cell < RowBitmap::kBlock; ++cell) {
        const int number = 33 + m_random.bounded(kinds);
        cells += QChar(number);
        numbers += QByteArray::number(number);
    }
    QVERIFY(blockpredicates::among(cells.toUtf8(), wanted) ==
            described(numbers, [&](const QByteArray &number) {
                const size_t place = number.toULong();
                return place < wanted.size() && wanted[place];
            }));
}

/// As in a damaged file.
void BlockPredicatesTest::refusesOtherNumbersOfCells()
{
    const QByteArray line = "1\n";
    for (const QByteArray &cells :
         {QByteArray(), line.repeated(RowBitmap::kBlock - 1).chopped(1),
          line.repeated(RowBitmap::kBlock + 1).chopped(1), line.repeated(9999)}) {
        QVERIFY(!blockpredicates::containing(cells, "1"));
        QVERIFY(!blockpredicates::beginningWith(cells, "1"));
        QVERIFY(!blockpredicates::between(cells, 0, 5));
        QVERIFY(!blockpredicates::among(cells, {}));
    }
    for (const char *other : {"x\n", "\n", "1x\n", "12:\n", "1/2\n", "12345678x\n", "1 2\n"})
        QVERIFY(!blockpredicates::between(QByteArray(other).repeated(RowBitmap::kBlock).chopped(1),
                                          0, 5));
}

BALCAO_GUILESS_TEST(BlockPredicatesTest)
#include "tst_blockpredicates.moc"
