// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/waitlimit.h"

#include <QtCore/QEventLoop>
#include <QtCore/QFuture>
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>
#include <QtTest/QTest>

#include <chrono>

/// Runs the event loop until the future finishes and returns the result. Fails the test and returns
/// a default value after kWaitLimit, or if the future is canceled.
///
/// QTest::qWaitFor() sleeps 10 ms between checks, which is long when both ends of a call are in the
/// thread of the test.
template<typename T>
T await(const QFuture<T> &future)
{
    QEventLoop loop;
    QFutureWatcher<T> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    QTimer::singleShot(std::chrono::milliseconds(kWaitLimit), &loop, &QEventLoop::quit);
    if (!future.isFinished())
        loop.exec();
    if (!future.isFinished() || future.isCanceled() || future.resultCount() == 0) {
        QTest::qFail("the future has no result", __FILE__, __LINE__);
        return {};
    }
    return future.result();
}
