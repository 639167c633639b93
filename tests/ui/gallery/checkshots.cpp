// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/endtoendid.h"
#include "tests/support/samples.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/staged.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

namespace
{

/// Opens the receipt check (F8) on a paid charge and types the data on the customer's phone.
Shot receiptCheck(
    const QString &name, QSize size, const QString &shown,
    const std::function<void(FakeService &)> &prepare = [](FakeService &) {})
{
    return {u"check-"_s + name, size,
            [shown, prepare](ui::MainWindow &window, FakeService &service) {
                charge(window, "1500");
                if (service.can.seesPayments)
                    outcome(service, Status::Code::Paid);
                core::Transaction here =
                    samples::moved(samples::charge(1500, 9000), Status::Code::Paid);
                core::Transaction other =
                    samples::moved(samples::charge(123456, 9001), Status::Code::Paid);
                other.endToEndId = u"E60701190202611201402Zz9yX8wV7u3"_s;
                other.description = QString(12, u'W') + u" Sanduíche natural no pão integral"_s;
                service.stored = {here, other};
                prepare(service);
                key(window, Qt::Key_F8);
                QTest::keyClicks(window.findChild<QWidget *>(u"claimEdit"_s), shown);
                key(window, Qt::Key_Return);
                settle(); // for the book
            }};
}

} // namespace

QList<Shot> checkShots()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto id = [](const QDateTime &at) {
        return core::EndToEndId::payment(u"60701190", at, u"Ab1cD2eF3g4").toText();
    };
    QList<Shot> list{
        {u"check-for-nothing-smallest"_s, kSmallest,
         [](auto &window, auto &) { key(window, Qt::Key_F8); }},
        receiptCheck(u"asks"_s, kNormal, u"12345"_s),
        receiptCheck(u"unreadable"_s, kNormal, id(now),
                     [](auto &service) {
                         service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
                     }),
        receiptCheck(u"blind"_s, kMedium, id(now),
                     [](FakeService &service) { service.can.seesPayments = false; }),
        receiptCheck(u"offer-local"_s, kMedium, id(now)),
        receiptCheck(u"offer-smallest-local"_s, kSmallest, id(now)),
        receiptCheck(u"future"_s, kNormal, id(now.addDays(1))),
        receiptCheck(u"used"_s, kNormal, u"8wV7u2"_s,
                     [](auto &service) {
                         service.stored[0] =
                             samples::moved(service.stored[0], Status::Code::Refund);
                     }),
    };
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({receiptCheck(u"this"_s + suffix, size, u"8wV7u2"_s),
                     receiptCheck(u"other"_s + suffix, size, u"8wV7u3"_s),
                     receiptCheck(u"nothing"_s + suffix, size, id(now))});
    }
    Shot handedOver = receiptCheck(u"handed-over-smallest"_s, kSmallest, u"8wV7u2"_s);
    handedOver.act = [act = handedOver.act](auto &window, auto &service) {
        act(window, service);
        key(window, Qt::Key_U);
        settle(); // for the book
    };
    list.append(handedOver);
    return list;
}

} // namespace gallery
