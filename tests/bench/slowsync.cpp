// SPDX-License-Identifier: GPL-3.0-or-later
//
// For preloading: delays every sync by five milliseconds, as on the slow disks of many shops.

#include <ctime>

#include <sys/syscall.h>
#include <unistd.h>

namespace
{

int slowly(long call, int file)
{
    constexpr timespec kFiveMilliseconds{0, 5'000'000};
    ::nanosleep(&kFiveMilliseconds, nullptr);
    return static_cast<int>(::syscall(call, file));
}

} // namespace

extern "C" int fsync(int file)
{
    return slowly(SYS_fsync, file);
}

extern "C" int fdatasync(int file)
{
    return slowly(SYS_fdatasync, file);
}
