// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QEvent>
#include <QtCore/QPointer>
#include <QtCore/QThread>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

/// An application that measures the longest event that blocks its windows, and the last paint of a
/// widget. The processor time of the thread measures the cost of our code on a busy machine; the
/// clock measures the delay for the user.
class WatchedApplication : public QApplication
{
public:
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;

    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (QThread::currentThread() != thread()) // also called for the events of other threads
            return QApplication::notify(receiver, event);
        if (receiver == m_painted && event->type() == QEvent::Paint)
            m_isPainting = true;
        if (m_isInside)
            return QApplication::notify(receiver, event);
        m_isInside = true;
        const Clock::time_point start = Clock::now();
        const Milliseconds worked = processorTime();
        const bool isDone = QApplication::notify(receiver, event);
        m_work = std::max(m_work, processorTime() - worked);
        const Clock::time_point end = Clock::now();
        m_busy = std::max(m_busy, Milliseconds(end - start));
        if (std::exchange(m_isPainting, false))
            m_lastPaint = end;
        m_isInside = false;
        return isDone;
    }

    void watch(QWidget *painted) { m_painted = painted; }
    [[nodiscard]] Clock::time_point lastPaint() const { return m_lastPaint; }

    void beginAgain() { m_work = m_busy = {}; }
    [[nodiscard]] double maxWork() const { return m_work.count(); } ///< ms of processor time
    [[nodiscard]] double maxWait() const { return m_busy.count(); } ///< ms of elapsed time

private:
    static Milliseconds processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    QPointer<QWidget> m_painted;
    Clock::time_point m_lastPaint;
    Milliseconds m_work{};
    Milliseconds m_busy{};
    bool m_isInside = false;
    bool m_isPainting = false;
};
