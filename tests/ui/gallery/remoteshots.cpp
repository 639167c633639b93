// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/refundcontroller.h"
#include "tests/support/samples.h"
#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "ui/widgets/busyindicator.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace gallery
{

namespace
{

/// Waits until the page shows this stage of its busy notice.
void waitFor(ui::MainWindow &window, const QString &name, ui::BusyIndicator::Stage stage)
{
    auto *wait = window.findChild<ui::BusyIndicator *>(name);
    const auto from = [stage](ui::BusyIndicator::Stage which) {
        return std::chrono::hours(stage < which ? 1 : 0);
    };
    wait->setDelays({.shown = {},
                     .explained = from(ui::BusyIndicator::Stage::Explained),
                     .choosing = from(ui::BusyIndicator::Stage::Choosing)});
    if (!support::waitUntil([&] { return wait->stage() == stage; }))
        qFatal("nobody waits");
}

/// Sets the connection to a remote service: good for four seconds, or failing for `seconds`.
void lose(FakeService &service, core::Error::Code code, int seconds)
{
    const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(-seconds);
    service.link = {.checked = then, .trouble = core::Error{code, {}, {}}, .since = then};
    Q_EMIT service.contactChanged();
}

} // namespace

QList<Shot> remoteShots()
{
    using Code = core::Error::Code;
    const auto slowCharge = [](ui::BusyIndicator::Stage stage) {
        return [stage](ui::MainWindow &window, FakeService &service) {
            service.holds = true;
            charge(window, "1500");
            waitFor(window, u"chargeWait"_s, stage);
        };
    };
    const auto slowList = [](ui::MainWindow &window, FakeService &service) {
        service.holds = true;
        openList(window);
        waitFor(window, u"listWait"_s, ui::BusyIndicator::Stage::Choosing);
    };
    const auto slowState = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        service.holds = true;
        key(window, Qt::Key_F5);
        waitFor(window, u"liveWait"_s, ui::BusyIndicator::Stage::Choosing);
    };
    const auto live = [](std::optional<Code> code) {
        return [code](ui::MainWindow &window, FakeService &service) {
            charge(window, "1500");
            if (code)
                lose(service, *code, 95);
        };
    };
    const auto open = [](ui::MainWindow &window, FakeService &service) {
        openOpen(window, service, 12);
        lose(service, Code::Unavailable, 840);
    };
    const auto list = [](ui::MainWindow &window, FakeService &service) {
        openList(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto remembered = [](ui::MainWindow &window, FakeService &service) {
        for (core::Transaction &transaction : service.stored)
            transaction.asOf = QDateTime(QDate(2026, 11, 20), QTime(19, 0), Qt::UTC);
        openList(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto openRemembered = [](ui::MainWindow &window, FakeService &service) {
        openOpen(window, service, 12);
        for (core::Transaction &transaction : service.stored)
            transaction.asOf = QDateTime(QDate(2026, 11, 20), QTime(19, 0), Qt::UTC);
        key(window, Qt::Key_F5);
        lose(service, Code::Unreachable, 95);
    };
    const auto summary = [](ui::MainWindow &window, FakeService &service) {
        service.onHourlySums = [](const auto &) {
            return tl::unexpected(core::Error{Code::Unreachable, {}, {}});
        };
        openSummary(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto simulation = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        service.holds = true;
        key(window, Qt::Key_1, Qt::ControlModifier);
        waitFor(window, u"simulateWait"_s, ui::BusyIndicator::Stage::Choosing);
    };
    const auto refund = [](ui::MainWindow &window, FakeService &service) {
        for (core::Transaction &transaction : service.stored)
            transaction = samples::moved(transaction, core::Status::Code::Paid);
        service.can.refunds = true;
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        window.findChild<core::RefundController *>()->setHoldTime({});
        key(window, Qt::Key_R);
        service.holds = true;
        key(window, Qt::Key_Return);
        waitFor(window, u"refundWait"_s, ui::BusyIndicator::Stage::Choosing);
    };
    const auto detail = [remembered](ui::MainWindow &window, FakeService &service) {
        remembered(window, service);
        window.findChild<QWidget *>(u"transactionTable"_s)->setFocus();
        key(window, Qt::Key_Return);
        settle();
    };
    const auto clock = [](ui::MainWindow &, FakeService &service) {
        service.link->clockAhead = std::chrono::seconds(-432);
        Q_EMIT service.contactChanged();
    };
    const auto back = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        lose(service, Code::Unreachable, 95);
        service.link = {.checked = QDateTime::currentDateTimeUtc()};
        Q_EMIT service.contactChanged();
    };
    QList<Shot> shots{
        {u"far-charge-slow"_s, kNormal, slowCharge(ui::BusyIndicator::Stage::Shown)},
        {u"far-charge-slower"_s, kNormal, slowCharge(ui::BusyIndicator::Stage::Explained)}};
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = suffixOf(size);
        shots.append({{u"far-charge-slowest"_s + suffix, size,
                       slowCharge(ui::BusyIndicator::Stage::Choosing)},
                      {u"far-list-slowest"_s + suffix, size, slowList},
                      {u"far-live-slowest"_s + suffix, size, slowState},
                      {u"far-live"_s + suffix, size, live({})},
                      {u"far-live-lost"_s + suffix, size, live(Code::Unreachable)},
                      {u"far-live-denied"_s + suffix, size, live(Code::AccessDenied)},
                      {u"far-open"_s + suffix, size, open},
                      {u"far-open-remembered"_s + suffix, size, openRemembered},
                      {u"far-summary"_s + suffix, size, summary},
                      {u"far-simulate-slowest"_s + suffix, size, simulation},
                      {u"far-refund-slowest"_s + suffix, size, refund},
                      {u"far-list"_s + suffix, size, list},
                      {u"far-remembered"_s + suffix, size, remembered},
                      {u"far-remembered-detail"_s + suffix, size, detail},
                      {u"far-clock"_s + suffix, size, clock},
                      {u"far-back"_s + suffix, size, back}});
    }
    return shots;
}

} // namespace gallery
