// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

/// Tests the delivery of service answers to callers.
class OnAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesFromTheEventLoop_data();
    void comesFromTheEventLoop();
    void comesToNobodyWhoIsGone_data();
    void comesToNobodyWhoIsGone();
    void comesNotIfTheServiceWent();
    void allowsTheCallbackToDeleteItsContext();
    void releasesTheCallbackAfterTheAnswer();

private:
    static void runEvents() { QCoreApplication::sendPostedEvents(); }
};

void OnAnswerTest::comesFromTheEventLoop_data()
{
    QTest::addColumn<bool>("isThereAlready");
    QTest::newRow("later") << false;
    QTest::newRow("already there") << true;
}

void OnAnswerTest::comesFromTheEventLoop()
{
    QFETCH(bool, isThereAlready);
    const auto promise = makePromise<int>();
    if (isThereAlready)
        resolve<int>(promise, 7);
    QList<int> used;
    onAnswer(promise->future(), this,
             [&used](const Result<int> &answer) { used.append(answer.value_or(-1)); });
    QCOMPARE(used, QList<int>());
    if (!isThereAlready)
        resolve<int>(promise, 7);
    QCOMPARE(used, QList<int>());
    runEvents();
    QCOMPARE(used, QList<int>{7});
    runEvents();
    QCOMPARE(used, QList<int>{7});
}

void OnAnswerTest::comesToNobodyWhoIsGone_data()
{
    QTest::addColumn<bool>("isAnswered");
    QTest::newRow("before the answer") << false;
    QTest::newRow("while it is on its way") << true;
}

void OnAnswerTest::comesToNobodyWhoIsGone()
{
    QFETCH(bool, isAnswered);
    const auto promise = makePromise<int>();
    auto context = std::make_unique<QObject>();
    bool isTaken = false;
    onAnswer(promise->future(), context.get(), [&isTaken](const Result<int> &) { isTaken = true; });
    if (isAnswered)
        resolve<int>(promise, 7);
    context.reset();
    if (!isAnswered)
        resolve<int>(promise, 7);
    runEvents();
    QVERIFY(!isTaken);
}

void OnAnswerTest::comesNotIfTheServiceWent()
{
    auto promise = makePromise<int>();
    const auto held = std::make_shared<int>();
    onAnswer(promise->future(), this, [held](const Result<int> &) { QFAIL("there is none"); });
    QCOMPARE(held.use_count(), 2);
    promise.reset();
    runEvents();
    QCOMPARE(held.use_count(), 1); // nested waits end as well
}

void OnAnswerTest::allowsTheCallbackToDeleteItsContext()
{
    const auto promise = makePromise<int>();
    auto context = std::make_unique<QObject>();
    onAnswer(promise->future(), context.get(),
             [&context](const Result<int> &) { context.reset(); });
    resolve<int>(promise, 7);
    runEvents();
    QVERIFY(!context);
}

void OnAnswerTest::releasesTheCallbackAfterTheAnswer()
{
    auto promise = makePromise<int>();
    const auto held = std::make_shared<int>();
    onAnswer(promise->future(), this, [held](const Result<int> &) {});
    resolve<int>(promise, 7);
    promise.reset();
    runEvents();
    QCOMPARE(held.use_count(), 1);
}

BALCAO_GUILESS_TEST(OnAnswerTest)
#include "tst_onanswer.moc"
