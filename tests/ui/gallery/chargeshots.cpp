// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/staged.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

namespace
{

/// Pays the charge after the counter has abandoned it.
void payLate(ui::MainWindow &window, FakeService &service)
{
    charge(window, "1500");
    key(window, Qt::Key_Escape);
    key(window, Qt::Key_A);
    settle();
    outcome(service, Status::Code::Paid);
    typeAmount(window, "700");
}

/// Types the reference of another transaction for the next charge.
void giveTakenReference(ui::MainWindow &window, FakeService &service)
{
    core::Transaction other = samples::moved(samples::charge(99999999), Status::Code::Canceled);
    other.reference = u"PEDIDO-2026-11-20-00000000000000000000000000000001"_s;
    service.stored.prepend(other);
    auto *reference = window.findChild<QLineEdit *>(u"referenceEdit"_s);
    reference->setFocus();
    QTest::keyClicks(reference, other.reference);
    charge(window, "1500");
}

/// Opens more charges than there are cards: one is paid, one has expired, the last is current.
void openSeveral(ui::MainWindow &window, FakeService &service)
{
    QList<core::Transaction> made;
    service.onCreate = [&made](const core::TransactionDraft &draft) {
        core::Transaction charge =
            samples::charge(draft.amount->cents(), 9000 + static_cast<int>(made.size()));
        charge.created = QDateTime::currentDateTimeUtc().addSecs(-37 * (6 - made.size()));
        charge.name = u"Maria Aparecida da Conceição de Albuquerque"_s;
        made.append(charge);
        return charge;
    };
    for (const char *amount : {"700", "1500", "99999999", "250", "1890", "3210"}) {
        charge(window, amount);
        if (made.size() < 6)
            key(window, Qt::Key_F2);
    }
    service.onCreate = {};
    Q_EMIT service.changed(samples::moved(made[0], Status::Code::Paid));
    Q_EMIT service.changed(samples::moved(made[4], Status::Code::Expired));
}

/// Creates a charge and confirms the payment by hand.
void confirmByHand(ui::MainWindow &window, FakeService &service)
{
    charge(window, "1500");
    core::Transaction paid = samples::moved(samples::charge(1500, 9000), Status::Code::Paid);
    paid.endToEndId.clear();
    paid.evidence = {{.recordedAt = QDateTime::currentDateTimeUtc(),
                      .person = u"Maria Aparecida"_s,
                      .till = u"C1"_s,
                      .note = u"Seen in the bank's app"_s}};
    Q_EMIT service.changed(paid);
}

/// Shows the charge whose payment is held for a check.
void hold(ui::MainWindow &window, FakeService &service)
{
    charge(window, "1500");
    outcome(service, Status::Code::InAnalysis);
}

/// Shows the charge that expires.
void expire(ui::MainWindow &window, FakeService &service)
{
    charge(window, "1500");
    outcome(service, Status::Code::Expired);
}

} // namespace

QList<Shot> chargeShots()
{
    const auto nothing = [](ui::MainWindow &, FakeService &) {};
    QList<Shot> list{
        {u"charge"_s, kNormal, nothing},
        {u"charge-small"_s, kSmall, nothing},
        {u"charge-typed"_s, kNormal, [](auto &window, auto &) { typeAmount(window, "1500"); }},
        {u"charge-sum"_s, kNormal,
         [](auto &window, auto &) { typeAmount(window, "1200+350*2+75"); }},
        {u"charge-sum-long-small"_s, kSmall,
         [](auto &window, auto &) {
             typeAmount(window, "123456789+1200*12+350*3+4,5*250+75+1990+5,5*2+120+");
             key(window, Qt::Key_Return);
         }},
        {u"charge-held-small"_s, kSmall, hold},
        {u"charge-twin"_s, kNormal,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_F9);
             key(window, Qt::Key_Return);
         }},
        {u"charge-elsewhere-small"_s, kSmall,
         [](auto &window, auto &) {
             window.setWaitingElsewhere({{u"Loja centro"_s, 1}, {QString(40, u'W'), 12}});
         }},
        {u"charge-payer"_s, kNormal,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_Tab);
             QTest::keyClicks(QApplication::focusWidget(), u"mar"_s);
             settle(); // for the book
         }},
        {u"charge-payer-small"_s, kSmall,
         [](auto &window, auto &) {
             key(window, Qt::Key_F12);
             key(window, Qt::Key_F12);
             typeAmount(window, "1500");
             key(window, Qt::Key_Tab);
             QTest::keyClicks(QApplication::focusWidget(), u"mar"_s);
             settle();
             key(window, Qt::Key_Tab);
         }},
        {u"charge-payer-missing"_s, kNormal,
         [](auto &window, auto &) {
             key(window, Qt::Key_F12);
             charge(window, "1500");
         }},
        {u"charge-form"_s, kNormal,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_F3);
         }},
        {u"charge-form-problems-small"_s, kSmall,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_F3);
             for (const QString &text : {u"1,2,3"_s, u"52998224724"_s, u"<b>Ana</b>"_s, u"ze@"_s,
                                         u"123"_s, u"Bolo"_s, QString(51, u'7')}) {
                 QTest::keyClicks(QApplication::focusWidget(), text);
                 key(window, Qt::Key_Return);
             }
             key(window, Qt::Key_Return, Qt::ControlModifier);
         }},
        {u"charge-repeat"_s, kNormal,
         [](auto &window, auto &service) {
             charge(window, "1500");
             outcome(service, Status::Code::Paid);
             key(window, Qt::Key_F9);
         }},
        {u"charge-presets"_s, kNormal, [](auto &window, auto &) { typeAmount(window, "350"); }},
        {u"charge-presets-medium"_s, kMedium, nothing},
        {u"charge-presets-smallest-failed"_s, kSmallest,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) { return tl::unexpected(fullDisk()); };
             charge(window, "1500+750*2");
         }},
        {u"charge-largest-small"_s, kSmall,
         [](auto &window, auto &) { typeAmount(window, "9999999999999"); }},
        {u"charge-failed"_s, kNormal,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) { return tl::unexpected(fullDisk()); };
             charge(window, "1500");
         }},
        {u"live"_s, kNormal, [](auto &window, auto &) { charge(window, "1500"); }},
        {u"live-small"_s, kSmallest, [](auto &window, auto &) { charge(window, "999999999999"); }},
        {u"live-link-small"_s, kSmallest,
         [](auto &window, FakeService &service) {
             service.onCreate = [](const core::TransactionDraft &draft) {
                 core::Transaction made = samples::charge(draft.amount->cents(), 9000);
                 made.paymentLink = u"https://pay.example.com/c/9000"_s;
                 return made;
             };
             charge(window, "999999999999");
             key(window, Qt::Key_F6, Qt::ShiftModifier);
         }},
        {u"live-larger-small"_s, kSmallest,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_B);
         }},
        {u"live-local"_s, kNormal, [](auto &window, auto &) { charge(window, "1500"); }},
        {u"live-smallest-local"_s, kSmallest, [](auto &window, auto &) { charge(window, "1500"); }},
        {u"paid-local"_s, kNormal, confirmByHand},
        {u"paid-smallest-local"_s, kSmallest, confirmByHand},
        {u"paid-next-smallest-local"_s, kSmallest,
         [](auto &window, auto &service) {
             confirmByHand(window, service);
             key(window, Qt::Key_Return);
             settle();
         }},
        {u"expired-smallest-local"_s, kSmallest, expire},
        {u"live-bad-code"_s, kNormal,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) {
                 core::Transaction made = samples::charge(1500, 9000);
                 made.qrCode = samples::charge(2500).qrCode;
                 return made;
             };
             charge(window, "1500");
         }},
        {u"live-abandon"_s, kSmallest,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_Escape);
         }},
        {u"reference-taken"_s, kNormal, giveTakenReference},
        {u"reference-taken-smallest"_s, kSmallest, giveTakenReference},
        {u"several"_s, kNormal, openSeveral},
        {u"several-smallest"_s, kSmallest, openSeveral},
        {u"several-typing"_s, kMedium,
         [](auto &window, auto &service) {
             openSeveral(window, service);
             key(window, Qt::Key_F2);
             typeAmount(window, "4200");
         }},
        {u"several-typing-smallest"_s, kSmallest,
         [](auto &window, auto &service) {
             openSeveral(window, service);
             key(window, Qt::Key_F2);
             typeAmount(window, "4200");
         }},
        {u"late"_s, kNormal, [](auto &window, auto &service) { payLate(window, service); }},
        {u"late-smallest"_s, kSmallest,
         [](auto &window, auto &service) { payLate(window, service); }},
        {u"late-presets-smallest"_s, kSmallest,
         [](auto &window, auto &service) { payLate(window, service); }},
    };
    for (const QSize size : {kNormal, kSmall})
        list.append({u"receipt-printed"_s + suffixOf(size), size, [](auto &window, auto &service) {
                         charge(window, "1500");
                         outcome(service, Status::Code::Paid);
                         key(window, Qt::Key_P);
                     }});
    for (const Status::Code code : {Status::Code::Paid, Status::Code::Canceled,
                                    Status::Code::Denied, Status::Code::Expired}) {
        for (const QSize size : {kNormal, kSmall})
            list.append({u"outcome-%1%2"_s.arg(Status(code).toText(), suffixOf(size)), size,
                         [code](auto &window, auto &service) {
                             charge(window, "1500");
                             outcome(service, code);
                         }});
    }
    return list;
}

} // namespace gallery
