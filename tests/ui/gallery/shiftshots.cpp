// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

using namespace Qt::StringLiterals;

namespace gallery
{

namespace
{

/// Opens the page of shifts. The name selects the shifts, see Stage.
Shot shiftPage(const QString &name, QSize size)
{
    return {u"shift-"_s + name, size, [](ui::MainWindow &window, FakeService & /*service*/) {
                key(window, Qt::Key_9, Qt::AltModifier);
                for (int answer = 0; answer < 4; ++answer) // shifts, report, transactions, changes
                    settle();
            }};
}

} // namespace

QList<Shot> shiftShots()
{
    QList<Shot> list;
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({shiftPage(u"empty"_s + suffix, size), shiftPage(u"closed"_s + suffix, size),
                     shiftPage(u"open"_s + suffix, size)});
    }
    return list;
}

} // namespace gallery
