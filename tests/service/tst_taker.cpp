// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transaction.h"
#include "core/service/taker.h"
#include "tests/support/testmain.h"

#include <QtCore/QSemaphore>
#include <QtTest/QTest>

#include <atomic>

using namespace core;

namespace
{

QList<Transaction> listOf(int number)
{
    Transaction transaction;
    transaction.amount = Money::fromCents(number);
    return {transaction};
}

int numberOf(const QList<Transaction> &list)
{
    return static_cast<int>(list.constFirst().amount.cents());
}

} // namespace

class TakerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void takesAllInOrder();
    static void takesElsewhereWhileMoreIsGiven();
    static void waitsForASlowOne();
    static void handsBackTheRoomOfOthers();
    static void endsWithTheLastOneThatIsWanted();
};

void TakerTest::takesAllInOrder()
{
    QList<int> taken;
    {
        Taker<QList<Transaction>> taker([&taken](const QList<Transaction> &some) {
            taken.append(numberOf(some));
            return true;
        });
        for (int i = 0; i < 100; ++i) {
            QList<Transaction> some = listOf(i);
            QVERIFY(taker.give(some));
        }
    }
    QCOMPARE(taken.size(), 100);
    for (int i = 0; i < taken.size(); ++i)
        QCOMPARE(taken.at(i), i);
}

void TakerTest::takesElsewhereWhileMoreIsGiven()
{
    QSemaphore go;
    std::atomic<bool> isElsewhere = false;
    {
        Taker<QList<Transaction>> taker(
            [&, here = QThread::currentThread()](const QList<Transaction> &) {
                isElsewhere = QThread::currentThread() != here;
                return go.tryAcquire(1, 10'000);
            });
        QList<Transaction> first = listOf(1);
        QList<Transaction> second = listOf(2);
        QVERIFY(taker.give(first));
        QVERIFY(taker.give(second)); // although the first one is still in progress
        go.release(2);
    }
    QVERIFY(isElsewhere);
    QCOMPARE(go.available(), 0);
}

void TakerTest::waitsForASlowOne()
{
    constexpr int kGiven = 50;
    std::atomic<int> given = 0;
    std::atomic<int> most = 0;
    int taken = 0;
    {
        Taker<QList<Transaction>> taker([&](const QList<Transaction> &) {
            QTest::qSleep(1);
            ++taken;
            most = std::max(most.load(), given - taken);
            return true;
        });
        for (; given < kGiven; ++given) {
            QList<Transaction> some = listOf(given);
            QVERIFY(taker.give(some));
        }
    }
    QCOMPARE(taken, kGiven);
    QVERIFY2(most <= 8, qPrintable(QString::number(most)));
}

void TakerTest::handsBackTheRoomOfOthers()
{
    Taker<QList<Transaction>> taker([](const QList<Transaction> &) { return true; });
    for (int i = 1; i <= 20; ++i) {
        QList<Transaction> some = listOf(i);
        QVERIFY(taker.give(some));
        QCOMPARE(some.size(), i <= 8 ? 0 : 1);
        if (i > 8)
            QCOMPARE(numberOf(some), i - 8);
    }
}

void TakerTest::endsWithTheLastOneThatIsWanted()
{
    std::atomic<int> taken = 0;
    {
        Taker<QList<Transaction>> taker(
            [&taken](const QList<Transaction> &) { return ++taken < 3; });
        for (int i = 0; i < 3; ++i) {
            QList<Transaction> some = listOf(i);
            QVERIFY(taker.give(some));
        }
        QTRY_COMPARE(taken.load(), 3);
        QList<Transaction> more = listOf(4);
        QTRY_VERIFY(!taker.give(more) || (more = listOf(4), false));
        QCOMPARE(numberOf(more), 4); // the refused value is unchanged
    }
    QCOMPARE(taken.load(), 3);
}

BALCAO_GUILESS_TEST(TakerTest)
#include "tst_taker.moc"
