// SPDX-License-Identifier: GPL-3.0-or-later
//
// For preloading: delays threads by random times, so that tests fail whose result depends on the
// speed of a thread. BALCAO_SLOW_THREADS selects the threads: "main" or "others". The delay is
// after waiting for events or a condition, and before changes of files.

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>

#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace
{

enum class Slow { None, Main, Others };

Slow slowThreads()
{
    const char *text = std::getenv("BALCAO_SLOW_THREADS");
    if (!text)
        return Slow::None;
    return std::strcmp(text, "main") == 0 ? Slow::Main : Slow::Others;
}

/// Sleeps at most 15 milliseconds. Delays one event in eight of a main thread, because the tests
/// themselves run there.
void delay()
{
    static const Slow slow = slowThreads();
    const bool isMain = getpid() == syscall(SYS_gettid);
    if (slow == Slow::None || isMain != (slow == Slow::Main))
        return;
    thread_local std::minstd_rand random(static_cast<unsigned>(syscall(SYS_gettid)) ^
                                         static_cast<unsigned>(time(nullptr)));
    if (isMain && random() % 8 != 0)
        return;
    constexpr long kLongest = 15'000'000;
    const int error = errno;
    const timespec time{0, static_cast<long>(random() % kLongest)};
    syscall(SYS_nanosleep, &time, nullptr);
    errno = error;
}

template<typename Function>
Function *original(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" int poll(pollfd *files, nfds_t count, int timeout)
{
    static auto *const call = original<int(pollfd *, nfds_t, int)>("poll");
    const int result = call(files, count, timeout);
    delay();
    return result;
}

extern "C" int ppoll(pollfd *files, nfds_t count, const timespec *timeout, const sigset_t *mask)
{
    static auto *const call =
        original<int(pollfd *, nfds_t, const timespec *, const sigset_t *)>("ppoll");
    const int result = call(files, count, timeout, mask);
    delay();
    return result;
}

extern "C" int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    static auto *const call =
        original<int(pthread_cond_t *, pthread_mutex_t *)>("pthread_cond_wait");
    const int result = call(condition, mutex);
    pthread_mutex_unlock(mutex);
    delay();
    pthread_mutex_lock(mutex);
    return result;
}

extern "C" int fsync(int file)
{
    static auto *const call = original<int(int)>("fsync");
    delay();
    return call(file);
}

extern "C" int fdatasync(int file)
{
    static auto *const call = original<int(int)>("fdatasync");
    delay();
    return call(file);
}

extern "C" int unlink(const char *path)
{
    static auto *const call = original<int(const char *)>("unlink");
    delay();
    return call(path);
}

extern "C" int rename(const char *from, const char *to)
{
    static auto *const call = original<int(const char *, const char *)>("rename");
    delay();
    return call(from, to);
}
