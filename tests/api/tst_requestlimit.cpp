// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/requestlimit.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class RequestLimitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsEachMinute();
    void limitsEachKeyAlone();
};

void RequestLimitTest::limitsEachMinute()
{
    RequestLimit limit;
    const QUuid key = QUuid::createUuid();
    constexpr qint64 kStart = 1'000'000;
    QCOMPARE(limit.count(key, 3, kStart), 0);
    QCOMPARE(limit.count(key, 3, kStart + 10'000), 0);
    QCOMPARE(limit.count(key, 3, kStart + 20'000), 0);
    QCOMPARE(limit.count(key, 3, kStart + 20'001), 40);
    QCOMPARE(limit.count(key, 3, kStart + 59'999), 1);
    QCOMPARE(limit.count(key, 3, kStart + 60'000), 0); // refused requests did not count
    QCOMPARE(limit.count(key, 3, kStart + 60'000), 10);
    QCOMPARE(limit.rest(key, 3, kStart + 60'000).requests, 0);
    QCOMPARE(limit.rest(key, 3, kStart + 60'000).seconds, 10);
    QCOMPARE(limit.rest(key, 5, kStart + 60'000).requests, 2);
    QCOMPARE(limit.rest(QUuid::createUuid(), 5, kStart).requests, 5);
    QCOMPARE(limit.rest(QUuid::createUuid(), 5, kStart).seconds, 0);
    QCOMPARE(limit.count(key, 3, kStart + 200'000), 0);
}

void RequestLimitTest::limitsEachKeyAlone()
{
    RequestLimit limit;
    const QUuid key = QUuid::createUuid();
    QCOMPARE(limit.count(key, 1, 0), 0);
    QCOMPARE(limit.count(key, 1, 0), 60);
    QCOMPARE(limit.count(QUuid::createUuid(), 1, 0), 0);
}

BALCAO_GUILESS_TEST(RequestLimitTest)
#include "tst_requestlimit.moc"
