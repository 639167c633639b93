// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes the data of tests/support/examplerecords.h to a new console database for tests/data.
/// Before the schema gets its next version N + 1, save the output of the last version:
///
///     build/dev/bin/console_examplewriter tests/data/console-N.db

#include "core/database/migrations.h"
#include "core/domain/transaction.h"
#include "tests/support/examplerecords.h"

#include <QtCore/QCoreApplication>

using namespace core;

namespace
{

template<typename T>
void keep(const QFuture<Result<T>> &answer)
{
    while (!answer.isFinished()) // delivered by the event loop
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const Result<T> result = answer.result();
    if (!result)
        qFatal("%s", qPrintable(result.error().detail));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ConsoleDatabase console({.path = app.arguments().at(1), .clock = support::exampleTimestamp});
    keep(console.open());
    keep(console.numbers().nextNumber());
    keep(console.payers().remember(support::examplePayer()));
    const auto annotations = support::exampleAnnotations(latestSchemaVersion(Schema::Console));
    for (auto each = annotations.cbegin(); each != annotations.cend(); ++each) {
        if (each->abandoned)
            keep(console.annotations().abandon(each.key()));
        if (each->handedOver)
            keep(console.receipts().handOver(each.key()));
        if (each->lateSeen)
            keep(console.annotations().seeLate(each.key()));
        for (int i = 0; i < each->receipts; ++i)
            keep(console.receipts().countReceipt(each.key()));
        if (!each->note.isEmpty())
            keep(console.annotations().setNote(each.key(), each->note));
        if (!each->tags.isEmpty())
            keep(console.annotations().setTags(each.key(), each->tags.join(u',')));
    }
    keep(console.disclosures().reveal(support::exampleId(1)));
    keep(console.payouts().recordPayout(support::examplePayout()));
    Transaction open;
    open.id = support::exampleId(9);
    open.amount = Money::fromCents(1009);
    open.created = support::exampleTimestamp();
    keep(console.watchedCharges().watch(open));
    return 0;
}
