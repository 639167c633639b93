// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/staged.h"

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> openShots()
{
    return {
        {u"open"_s, kNormal, [](auto &window, auto &service) { openOpen(window, service, 7); }},
        {u"open-small"_s, kSmallest,
         [](auto &window, auto &service) { openOpen(window, service, 120); }},
        {u"open-empty"_s, kMedium,
         [](auto &window, auto &service) { openOpen(window, service, 0); }},
        {u"open-local"_s, kMedium,
         [](auto &window, auto &service) { openOpen(window, service, 7); }},
        {u"open-failed"_s, kMedium,
         [](auto &window, auto &service) {
             service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
             openOpen(window, service, 0);
         }},
    };
}

} // namespace gallery
