// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> unconfirmedShots()
{
    QList<Shot> list;
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        const auto open = [](ui::MainWindow &window, FakeService &) {
            key(window, Qt::Key_8, Qt::AltModifier);
            settle();
        };
        list.append({u"unconfirmed"_s + suffix, size, open});
        list.append({u"unconfirmed-empty"_s + suffix, size, open});
        for (const Qt::Key asked : {Qt::Key_X, Qt::Key_R})
            list.append(
                {u"unconfirmed-asks-"_s + (asked == Qt::Key_X ? u"settled"_s : u"again"_s) + suffix,
                 size, [open, asked](auto &window, auto &service) {
                     open(window, service);
                     key(window, asked);
                 }});
    }
    return list;
}

} // namespace gallery
