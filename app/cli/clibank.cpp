// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clibank.h"

#include "app/bankconnectionstore.h"
#include "app/cli/clicontext.h"
#include "app/cli/clisecrets.h"
#include "app/shopfolder.h"
#include "app/systemkeys.h"
#include "core/service/localtransactionservice.h"
#include "core/service/promise.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDeadlineTimer>

#include <algorithm>
#include <chrono>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kLookUps = 4; ///< one after the other, each within the limits of a call
constexpr std::chrono::milliseconds kStep{50};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

tl::expected<core::ApiPixClient::Setup, CliError>
bankClientOf(CliContext &context, const core::BankConnection &connection)
{
    const auto refused = [](const QString &code, const QString &message) {
        return tl::unexpected(CliError{.code = code, .message = message});
    };
    QByteArray secret;
    if (context.line().has(u"secret-file"_s)) {
        const auto read = secretFrom(context.line().value(u"secret-file"_s));
        if (!read)
            return tl::unexpected(read.error());
        secret = *read;
    } else {
        SystemKeys keyring;
        const auto found = context.waitOrStop(keyring.find(connection.id));
        if (!found)
            return tl::unexpected(interruptedError());
        if (!*found)
            return refused(u"no_key"_s, Words::tr("The keyring has no secret for this bank, or is "
                                                  "locked: add --secret-file FILE."));
        secret = **found;
    }
    const auto setup = BankConnectionStore().clientFor(connection, secret);
    if (!setup && setup.error().code == core::Error::Code::AccessDenied)
        return refused(u"certificate"_s,
                       Words::tr("The secret does not open the stored certificate."));
    return setup ? tl::expected<core::ApiPixClient::Setup, CliError>(*setup)
                 : tl::unexpected(readError(setup.error()));
}

CliBank::CliBank(core::LocalTransactionService &shop, const QString &folder,
                 const core::ApiPixClient::Setup &setup)
    : m_shop(shop)
    , m_charges(shop, {.intents = intentDatabaseIn(folder)})
    , m_log(bankDatabaseIn(folder))
    , m_client(setup)
{}

CliBank::Opened CliBank::open(CliContext &context, core::LocalTransactionService &shop,
                              const QString &folder, const core::BankConnection &connection)
{
    const auto setup = bankClientOf(context, connection);
    if (!setup)
        return tl::unexpected(setup.error());
    std::unique_ptr<CliBank> bank(new CliBank(shop, folder, *setup));
    const auto opened = core::makePromise<void>();
    bank->m_charges.open(core::resolver(opened));
    if (const auto isOpen = context.wait(opened->future()); !isOpen)
        return tl::unexpected(readError(isOpen.error()));
    // As in the console: later codes with another host are refused.
    QObject::connect(&bank->m_charges.orders(), &core::BankOrders::hostFound, &context,
                     [&context, connection](const QString &host) {
                         core::BankConnection pinned = connection;
                         pinned.locationHost = host;
                         if (const auto saved = BankConnectionStore().update(pinned); !saved)
                             context.output().report(
                                 Words::tr("The host of the bank's codes was not stored: %1")
                                     .arg(saved.error().detail));
                     });
    bank->m_charges.setBank(&bank->m_client, connection.locationHost.isEmpty()
                                                 ? bank->m_client.psp().locationHosts
                                                 : QStringList{connection.locationHost});
    return bank;
}

void CliBank::lookUpOrders(CliContext &context)
{
    core::BankOrders &orders = m_charges.orders();
    const QDeadlineTimer deadline(kLookUps * m_client.limits().whole);
    // A round has ended if the next one is scheduled.
    while (!orders.nextLook() && !deadline.hasExpired() && !context.isStopped()) {
        const auto entries = context.wait(orders.entries());
        const bool isAnyUnknown =
            entries && std::any_of(entries->begin(), entries->end(), [](const auto &entry) {
                return entry.intent.state == core::IntentState::Unknown ||
                       entry.intent.state == core::IntentState::Sending;
            });
        if (!isAnyUnknown)
            return;
        context.pause(kStep);
    }
}

core::Result<void> CliBank::watchPayments(CliContext &context, const QUuid &shown)
{
    if (const auto opened = context.wait(m_log.open()); !opened)
        return opened;
    m_sync = std::make_unique<core::PaymentSync>(m_client, m_shop, m_log);
    m_watch = std::make_unique<core::PaymentWatch>(*m_sync);
    m_watch->setShown(shown);
    m_watch->start();
    return {};
}

} // namespace app
