// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFuture>
#include <QtTest/QTest>

/// The value of a future, once the event loop has brought it. Fails the test, and answers with a
/// value of no meaning, if it does not come within ten seconds or is canceled.
template<typename T>
T await(const QFuture<T> &future)
{
    const bool isFinished = QTest::qWaitFor([&future] { return future.isFinished(); }, 10'000);
    if (!isFinished || future.isCanceled() || future.resultCount() == 0) {
        QTest::qFail("the future has no result", __FILE__, __LINE__);
        return {};
    }
    return future.result();
}
