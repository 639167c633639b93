// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QDeadlineTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QTimer>

#include <chrono>

namespace support
{

/// Handles events until `isMet()`, for at most `timeout`. Returns false if it is not met by then.
///
/// Looks after each event. QTest::qWaitFor() sleeps for 10 ms between two looks, QTRY_VERIFY() for
/// 50 ms.
template<typename Condition>
bool waitUntil(const Condition &isMet, std::chrono::milliseconds timeout = std::chrono::seconds(30))
{
    QCoreApplication::processEvents();
    QTimer wakeUp; // for conditions that no event changes
    wakeUp.start(std::chrono::milliseconds(5));
    const QDeadlineTimer deadline(timeout);
    while (!isMet()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

} // namespace support
