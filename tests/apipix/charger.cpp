// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shop that tst_bankerrandkill kills. Orders a charge, cancels another one and refunds a third
// one at the same time, and prints "done" after the three answers. Arguments: address of the bank,
// folder of the shop, reference of the order, id of the charge to cancel, id of the charge to
// refund, the step at which the program kills itself.

#include "tests/support/bankshop.h"

#include <QtCore/QCoreApplication>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

ApiPixClient::Setup clientOf(const QString &address)
{
    const auto connection = validated(BankConnectionDraft{
        .name = u"Simulador"_s,
        .psp = u"other"_s,
        .base = address + u"/v2"_s,
        .token = address + u"/oauth/token"_s,
        .clientId = u"simulator"_s,
        .pixKey = QLatin1StringView(support::kBankKey),
    });
    if (!connection)
        qFatal("an invalid address");
    return {.connection = *connection,
            .psp = *findPsp(u"other"_s),
            .secret = "secret",
            .identity = address.startsWith("https"_L1) ? support::clientIdentity() : nullptr,
            .limits = {.reach = 60s, .inactivity = 60s, .whole = 60s}};
}

void killItself()
{
    (void)std::raise(SIGKILL);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 7)
        return 2;
    const QString &folder = arguments.at(2);
    const QString &step = arguments.at(6);
    LocalTransactionService shop(support::bankShopSetup(folder));
    BankTransactionService service(shop, {.intents = folder + u"/intents.db"_s});
    ApiPixClient client(clientOf(arguments.at(1)));
    int stored = 0;
    QObject::connect(&shop, &TransactionService::changed, &app, [&stored, &step] {
        if (step == u"stored %1"_s.arg(++stored))
            killItself();
    });
    QObject::connect(&service.orders(), &UnconfirmedOrders::changed, &app, [&step] {
        if (step == "noted"_L1)
            killItself();
    });
    int answers = 0;
    const auto handleAnswer = [&answers](const Result<Transaction> &) {
        if (++answers == 3) {
            std::puts("done"); // waits to be killed
            std::fflush(stdout);
        }
    };
    service.open([&](const Result<void> &opened) {
        if (!opened)
            return QCoreApplication::exit(3);
        onAnswer(shop.open(), &app, [&](const Result<void> &ready) {
            if (!ready)
                return QCoreApplication::exit(4);
            service.setBank(&client, {u"127.0.0.1"_s});
            onAnswer(service.create(support::BankShop::draft(700, arguments.at(3))), &app,
                     handleAnswer);
            onAnswer(service.cancel(QUuid::fromString(arguments.at(4))), &app, handleAnswer);
            onAnswer(service.refund(QUuid::fromString(arguments.at(5)), u"troca"_s), &app,
                     handleAnswer);
            if (step == "ordered"_L1)
                killItself();
        });
    });
    return QCoreApplication::exec();
}
