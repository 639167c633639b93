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
        m_deadline.cancel();
        m_count = 0;
    }
    void comesOnce();
    void isPutOff();
    void comesSooner();
    void isCanceled();
    void comesAgain();

private:
    /// Returns when a deadline that was set later than the others has come.
    static void waitForAnother(std::chrono::milliseconds time)
    {
        bool hasCome = false;
        Deadline other([&hasCome] { hasCome = true; });
        other.set(time);
        QTRY_VERIFY(hasCome);
    }

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
    waitForAnother(80ms);
    QCOMPARE(m_count, 1);
}

void DeadlineTest::isPutOff()
{
    for (int i = 1; i <= 4; ++i) {
        m_deadline.set(10ms);
        QElapsedTimer timer;
        timer.start();
        m_deadline.set(20ms);
        m_deadline.set(50ms); // when the timer of the first call has fired already
        QTRY_COMPARE(m_count, i);
        QCOMPARE_GE(timer.elapsed(), 50);
    }
}

void DeadlineTest::comesSooner()
{
    m_deadline.set(1h);
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 1);
}

void DeadlineTest::isCanceled()
{
    m_deadline.set(10ms);
    m_deadline.cancel();
    waitForAnother(20ms);
    QCOMPARE(m_count, 0);
}

/// Even while the timer of a cancelled deadline runs and ends later.
void DeadlineTest::comesAgain()
{
    m_deadline.set(1h);
    m_deadline.cancel();
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 1);
    m_deadline.set(10ms);
    QTRY_COMPARE(m_count, 2);
}

BALCAO_GUILESS_TEST(DeadlineTest)
#include "tst_deadline.moc"
