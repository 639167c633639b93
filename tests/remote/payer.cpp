// SPDX-License-Identifier: GPL-3.0-or-later
//
// The console that tst_payerkill kills: creates one order, or recovers unknown orders, and prints
// "done". Arguments: address of the service, file of the intents, "cashin", "cashout" or "recover".

#include "core/database/database.h"
#include "core/remote/remotetransactionservice.h"
#include "core/storage/intentstore.h"
#include "tests/support/charges.h"
#include "tests/support/faultyservice.h"

#include <QtCore/QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

int done()
{
    std::puts("done");
    std::fflush(stdout);
    return 0;
}

/// Returns true if the outcome of every stored order is known.
bool isSettled(const QString &log)
{
    using core::Database;
    const auto database = Database::open(log, Database::Access::ReadOnly, core::Schema::Remote);
    const auto open = database ? core::IntentStore(**database).open()
                               : core::Result<QList<core::Intent>>(tl::unexpected(core::Error()));
    return open && open->isEmpty();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto address = core::ServiceAddress::parse(arguments.value(1));
    if (!address)
        return 2;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(QSslCertificate::fromPath(QStringLiteral(TEST_DATA "/api/tls.pem")));
    QSslConfiguration::setDefaultConfiguration(tls);
    core::RemoteTransactionService service({
        .address = *address,
        .key = "secret",
        .platform = support::kPlatform,
        .intents = arguments.value(2),
        .limits = {.reach = 5s, .inactivity = 5s, .whole = 500ms},
        .intervals = {.poll = 50ms, .lookup = 5ms, .absent = 300ms},
    });
    const auto operation = core::operationFromText(arguments.value(3)); // otherwise recovers
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &app, [&arguments] {
        if (isSettled(arguments.value(2)))
            QCoreApplication::exit(done());
    });
    core::onAnswer(service.open(), &app, [&](const core::Result<void> &opened) {
        if (!opened)
            return QCoreApplication::exit(1);
        if (!operation)
            return look.start(20ms);
        core::onAnswer(service.create(*operation == core::Operation::CashIn
                                          ? support::cashInDraft(500, u"ordem-1"_s)
                                          : support::cashOutDraft(500, u"ordem-1"_s)),
                       &app, [](const auto &) { done(); }); // waits to be killed
    });
    return QCoreApplication::exec();
}
