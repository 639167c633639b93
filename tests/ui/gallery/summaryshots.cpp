// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/staged.h"

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> summaryShots()
{
    const auto day = [](auto &window, auto &) { openSummary(window); };
    const auto month = [](auto &window, FakeService &service) {
        service.stored[3].amount = core::Money::fromCents(core::Money::kMaxCents);
        openSummary(window);
        key(window, Qt::Key_M);
        settle();
    };
    const auto empty = [](auto &window, FakeService &service) {
        service.stored.clear();
        openSummary(window);
    };
    const auto failed = [](auto &window, FakeService &service) {
        service.onHourlySums = [](const auto &) { return tl::unexpected(fullDisk()); };
        openSummary(window);
    };
    QList<Shot> list{{u"summary-empty"_s, kNormal, empty}, {u"summary-failed"_s, kMedium, failed}};
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append(
            {{u"summary"_s + suffix, size, day}, {u"summary-month"_s + suffix, size, month}});
    }
    return list;
}

} // namespace gallery
