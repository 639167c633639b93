// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QEventLoop>
#include <QtCore/QFuture>
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>
#include <QtTest/QTest>

#include <chrono>

/// The value of a future, once the event loop has brought it. Fails the test, and answers with a
/// value of no meaning, if it does not come within ten seconds or is canceled.
///
/// QTest::qWaitFor() sleeps for 10 ms after each look, which is long where both ends of a call are
/// in the test's own thread.
template<typename T>
T await(const QFuture<T> &future)
{
    QEventLoop loop;
    QFutureWatcher<T> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    QTimer::singleShot(std::chrono::seconds(10), &loop, &QEventLoop::quit);
    if (!future.isFinished())
        loop.exec();
    if (!future.isFinished() || future.isCanceled() || future.resultCount() == 0) {
        QTest::qFail("the future has no result", __FILE__, __LINE__);
        return {};
    }
    return future.result();
}
