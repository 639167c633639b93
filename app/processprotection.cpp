// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/processprotection.h"

#include <sys/resource.h>
#include <sys/stat.h>

namespace app
{

void protectProcess()
{
    umask(077);
    constexpr rlimit kNothing{0, 0};
    (void)setrlimit(RLIMIT_CORE, &kNothing);
}

} // namespace app
