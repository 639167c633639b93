// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

QList<Shot> lockShots()
{
    const auto guard = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_L, Qt::ControlModifier);
        key(window, Qt::Key_3, Qt::AltModifier);
        QTest::keyClicks(window.findChild<QWidget *>(u"pinEdit"_s), u"1234"_s);
        key(window, Qt::Key_Return);
    };
    const auto settings = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_7, Qt::AltModifier);
        QTest::keyClicks(window.findChild<QWidget *>(u"settingsSearchEdit"_s), u"pin"_s);
    };
    const auto cover = [](ui::MainWindow &window, FakeService &) {
        charge(window, "1500");
        key(window, Qt::Key_L, Qt::ControlModifier);
    };
    const auto paid = [cover](ui::MainWindow &window, FakeService &service) {
        cover(window, service);
        outcome(service, Status::Code::Paid);
        for (int i = 0; i < 4; ++i)
            Q_EMIT service.changed(samples::moved(
                samples::charge(i == 1 ? core::Money::kMaxCents : 950, i), Status::Code::Paid));
    };
    QList<Shot> list{{u"lock-guard"_s, kNormal, guard}, {u"lock-settings"_s, kNormal, settings}};
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({{u"lock-idle-cover"_s + suffix, size, cover},
                     {u"lock-idle-paid"_s + suffix, size, paid}});
    }
    list.append({u"lock-guard-smallest"_s, kSmallest, guard});
    return list;
}

} // namespace gallery
