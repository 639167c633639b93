// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QEvent>

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>

/// Moves the monotonic clock of the test program forward. Timers expire without a wait.
namespace support
{

inline std::atomic<qint64> clockOffset{0};     ///< of the monotonic clock, in ns
inline std::atomic<qint64> wallClockOffset{0}; ///< of the time of day, in s

/// Sets the time of day of the test program during the life of the object.
class WallClock
{
public:
    explicit WallClock(const QDateTime &now)
    {
        wallClockOffset += now.toSecsSinceEpoch() - QDateTime::currentSecsSinceEpoch();
    }
    ~WallClock() { wallClockOffset = 0; }
    Q_DISABLE_COPY_MOVE(WallClock)
};

/// Moves the clock forward by `time`, in short steps, and handles the events of each step. Timers
/// of this thread that are due by then have expired afterwards. Answers of other threads may still
/// be on their way.
inline void advanceClock(std::chrono::milliseconds time)
{
    constexpr std::chrono::milliseconds kStep(5); // shorter than any interval of a repeated timer
    for (auto left = time; left.count() > 0; left -= kStep) {
        clockOffset += std::chrono::nanoseconds(std::min(left, kStep)).count();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/// Moves the clock forward until `isMet()`, by at most ten seconds. Returns false if it is not met.
template<typename Condition>
bool advanceClockUntil(const Condition &isMet)
{
    constexpr std::chrono::milliseconds kStep(5);
    for (std::chrono::milliseconds passed(0); passed < std::chrono::seconds(10); passed += kStep) {
        if (isMet())
            return true;
        advanceClock(kStep);
    }
    return isMet();
}

} // namespace support

/// Replaces the function of the C library for this program and the libraries that it loads.
extern "C" [[gnu::used]] inline int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_MONOTONIC) {
        constexpr qint64 kSecond = 1'000'000'000;
        const qint64 nanoseconds = time->tv_nsec + support::clockOffset.load();
        time->tv_sec += nanoseconds / kSecond;
        time->tv_nsec = nanoseconds % kSecond;
    }
    if (result == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += support::wallClockOffset.load();
    return result;
}

/// Replaces the function that QDateTime uses for the current time.
extern "C" [[gnu::used]] inline int gettimeofday(timeval *time, void *) noexcept
{
    timespec now{};
    const int result = clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return result;
}
