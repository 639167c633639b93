// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

QList<Shot> detailShots()
{
    const auto detail = [](ui::MainWindow &window, FakeService &service) {
        service.stored = {samples::moved(samples::charge(1500), Status::Code::Paid)};
        openList(window);
        key(window, Qt::Key_Return);
        settle();
    };
    const auto words = [detail](ui::MainWindow &window, FakeService &service) {
        service.can.refunds = false;
        detail(window, service);
    };
    const auto asks = [detail](ui::MainWindow &window, FakeService &service) {
        service.can.refunds = true;
        detail(window, service);
        key(window, Qt::Key_R);
        QTest::keyClicks(QApplication::focusWidget(), u"Wrong order"_s);
    };
    const auto whole = [detail](ui::MainWindow &window, FakeService &service) {
        detail(window, service);
        key(window, Qt::Key_V);
        settle(); // until it is noted
        key(window, Qt::Key_J);
        settle();
    };
    const auto link = [](ui::MainWindow &window, FakeService &service) {
        core::Transaction charge = samples::charge(1500);
        charge.paymentLink = u"https://padaria-são-joão.example.invalid/6f1d2c3b"_s;
        service.stored = {charge};
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_L);
    };
    const auto down = [](ui::MainWindow &window) {
        for (int i = 0; i < 6; ++i)
            key(window, Qt::Key_PageDown);
    };
    const auto end = [detail, down](ui::MainWindow &window, FakeService &service) {
        detail(window, service);
        down(window);
    };
    const auto waitingEnd = [down](ui::MainWindow &window, FakeService &) {
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        down(window);
    };
    const auto local = [down](ui::MainWindow &window, FakeService &service, Status::Code status) {
        core::Transaction charge = samples::moved(samples::charge(1500), status);
        if (status == Status::Code::Paid) {
            charge.endToEndId.clear();
            charge.evidence = {{.recordedAt = charge.events.first().at,
                                .endToEndIdEnding = u"brO1bA"_s,
                                .person = u"Maria Aparecida"_s,
                                .till = u"C1"_s,
                                .note = u"Seen in the bank's app"_s},
                               {.role = core::Evidence::Role::Contradiction,
                                .kind = core::EvidenceKind::Statement,
                                .recordedAt = charge.events.first().at.addSecs(3600),
                                .amount = core::Money::fromCents(1600),
                                .source = u"extrato-novembro-2026.ofx, 14"_s}};
        }
        service.stored = {charge};
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        if (status == Status::Code::Paid)
            key(window, Qt::Key_W);
        settle();
        down(window);
    };
    const auto withdraw = [local](auto &window, auto &service) {
        local(window, service, Status::Code::Paid);
    };
    const auto ended = [local](auto &window, auto &service) {
        local(window, service, Status::Code::Expired);
    };
    QList<Shot> list{
        {u"detail-withdraw-local"_s, kNormal, withdraw},
        {u"detail-withdraw-smallest-local"_s, kSmallest, withdraw},
        {u"detail-expired-smallest-local"_s, kSmallest, ended},
        {u"detail"_s, kNormal,
         [](auto &window, auto &) {
             openList(window);
             key(window, Qt::Key_Return);
         }},
        {u"detail-long-small"_s, kSmall,
         [](auto &window, auto &) {
             openList(window);
             key(window, Qt::Key_Down);
             key(window, Qt::Key_Return);
         }},
        {u"detail-end-medium"_s, kMedium, end},
        {u"detail-end-smallest"_s, kSmallest, end},
        {u"detail-waiting-end-medium"_s, kMedium, waitingEnd},
        {u"detail-whole"_s, kNormal, whole},
        {u"detail-whole-smallest"_s, kSmallest, whole},
        {u"detail-link"_s, kNormal, link},
        {u"detail-link-smallest"_s, kSmallest, link},
        {u"detail-no-refund"_s, kMedium, words},
        {u"detail-refund"_s, kMedium, asks},
        {u"detail-refund-smallest"_s, kSmallest, asks},
    };
    for (const QSize size : {kNormal, kSmall})
        list.append(
            {u"receipt-printed-detail"_s + suffixOf(size), size, [](auto &window, auto &service) {
                 service.stored.first() = samples::moved(samples::charge(1500), Status::Code::Paid);
                 openList(window);
                 key(window, Qt::Key_Return);
                 settle();
                 key(window, Qt::Key_P);
             }});
    return list;
}

} // namespace gallery
