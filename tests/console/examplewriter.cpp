// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes the data of tests/support/examplebook.h to a new console database for tests/data. Before
/// the schema gets its next version N + 1, save the output of the last version:
///
///     build/dev/bin/console_examplewriter tests/data/console-N.db

#include "core/storage/migrations.h"
#include "tests/support/examplebook.h"

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
    ConsoleBook book({.path = app.arguments().at(1), .clock = support::exampleMoment});
    keep(book.open());
    keep(book.nextNumber());
    keep(book.remember(support::examplePayer()));
    const auto marks = support::exampleMarks(latestSchemaVersion(Schema::Console));
    for (auto each = marks.cbegin(); each != marks.cend(); ++each) {
        if (each->abandoned)
            keep(book.abandon(each.key()));
        if (each->handedOver)
            keep(book.handOver(each.key()));
        if (each->lateSeen)
            keep(book.seeLate(each.key()));
        for (int i = 0; i < each->receipts; ++i)
            keep(book.countReceipt(each.key()));
        if (!each->note.isEmpty())
            keep(book.setNote(each.key(), each->note));
        if (!each->tags.isEmpty())
            keep(book.setTags(each.key(), each->tags.join(u',')));
    }
    keep(book.reveal(support::exampleId(1)));
    keep(book.notePayout(support::examplePayout()));
    Transaction open;
    open.id = support::exampleId(9);
    open.amount = Money::fromCents(1009);
    open.created = support::exampleMoment();
    keep(book.watch(open));
    return 0;
}
