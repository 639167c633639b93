// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/deadline.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QTest>

using namespace std::chrono_literals;
using core::Deadline;

class DeadlineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_deadline.lift();
        m_count = 0;
    }
    void comesOnce();
    void isPutOff();
    void comesSooner();
    void isLifted();
    void comesAgain();

private:
    int m_count = 0;
    Deadline m_deadline{[this] { ++m_count; }};
};

void DeadlineTest::comesOnce()
{
    QElapsedTimer timer;
    timer.start();
    m_deadline.set(40ms);
    QTRY_COMPARE(m_count, 1);
    QCOMPARE_GE(timer.elapsed(), 40);
    QTest::qWait(100);
    QCOMPARE(m_count, 1);
}

void DeadlineTest::isPutOff()
{
    QElapsedTimer timer;
    for (int i = 0; i < 20; ++i) {
        m_deadline.set(100ms);
        timer.start();
        QTest::qWait(10);
        if (timer.elapsed() < 100) // otherwise the machine was slow
            QCOMPARE(m_count, 0);
        m_count = 0;
    }
    m_deadline.set(100ms);
    timer.start();
    QTRY_COMPARE(m_count, 1);
    QCOMPARE_GE(timer.elapsed(), 100);
}

void DeadlineTest::comesSooner()
{
    m_deadline.set(1h);
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 1);
}

void DeadlineTest::isLifted()
{
    m_deadline.set(10ms);
    m_deadline.lift();
    QTest::qWait(50);
    QCOMPARE(m_count, 0);
}

/// Even while the timer of a cancelled deadline runs and ends later.
void DeadlineTest::comesAgain()
{
    m_deadline.set(1h);
    m_deadline.lift();
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 1);
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 2);
}

BALCAO_GUILESS_TEST(DeadlineTest)
#include "tst_deadline.moc"
