// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transaction.h"
#include "core/service/backgroundconsumer.h"
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

class BackgroundConsumerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void acceptsAllInOrder();
    static void consumesInItsThreadWhileMoreArrives();
    static void waitsForASlowOne();
    static void handsBackTheRoomOfOthers();
    static void endsWithTheLastOneThatIsWanted();
};

void BackgroundConsumerTest::acceptsAllInOrder()
{
    QList<int> used;
    {
        BackgroundConsumer<QList<Transaction>> consumer([&used](const QList<Transaction> &some) {
            used.append(numberOf(some));
            return true;
        });
        for (int i = 0; i < 100; ++i) {
            QList<Transaction> some = listOf(i);
            QVERIFY(consumer.add(some));
        }
    }
    QCOMPARE(used.size(), 100);
    for (int i = 0; i < used.size(); ++i)
        QCOMPARE(used.at(i), i);
}

void BackgroundConsumerTest::consumesInItsThreadWhileMoreArrives()
{
    QSemaphore go;
    std::atomic<bool> isElsewhere = false;
    {
        BackgroundConsumer<QList<Transaction>> consumer(
            [&, here = QThread::currentThread()](const QList<Transaction> &) {
                isElsewhere = QThread::currentThread() != here;
                return go.tryAcquire(1, 10'000);
            });
        QList<Transaction> first = listOf(1);
        QList<Transaction> second = listOf(2);
        QVERIFY(consumer.add(first));
        QVERIFY(consumer.add(second)); // although the first one is still in progress
        go.release(2);
    }
    QVERIFY(isElsewhere);
    QCOMPARE(go.available(), 0);
}

void BackgroundConsumerTest::waitsForASlowOne()
{
    constexpr int kGiven = 50;
    std::atomic<int> given = 0;
    std::atomic<int> max = 0;
    int used = 0;
    {
        BackgroundConsumer<QList<Transaction>> consumer([&](const QList<Transaction> &) {
            QTest::qSleep(1);
            ++used;
            max = std::max(max.load(), given - used);
            return true;
        });
        for (; given < kGiven; ++given) {
            QList<Transaction> some = listOf(given);
            QVERIFY(consumer.add(some));
        }
    }
    QCOMPARE(used, kGiven);
    QVERIFY2(max <= 8, qPrintable(QString::number(max)));
}

void BackgroundConsumerTest::handsBackTheRoomOfOthers()
{
    BackgroundConsumer<QList<Transaction>> consumer(
        [](const QList<Transaction> &) { return true; });
    for (int i = 1; i <= 20; ++i) {
        QList<Transaction> some = listOf(i);
        QVERIFY(consumer.add(some));
        QCOMPARE(some.size(), i <= 8 ? 0 : 1);
        if (i > 8)
            QCOMPARE(numberOf(some), i - 8);
    }
}

void BackgroundConsumerTest::endsWithTheLastOneThatIsWanted()
{
    std::atomic<int> used = 0;
    {
        BackgroundConsumer<QList<Transaction>> consumer(
            [&used](const QList<Transaction> &) { return ++used < 3; });
        for (int i = 0; i < 3; ++i) {
            QList<Transaction> some = listOf(i);
            QVERIFY(consumer.add(some));
        }
        QTRY_COMPARE(used.load(), 3);
        QList<Transaction> more = listOf(4);
        QTRY_VERIFY(!consumer.add(more) || (more = listOf(4), false));
        QCOMPARE(numberOf(more), 4); // the refused value is unchanged
    }
    QCOMPARE(used.load(), 3);
}

BALCAO_GUILESS_TEST(BackgroundConsumerTest)
#include "tst_backgroundconsumer.moc"
