// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a generated history to a folder, as statement.ofx and, for comparison, as
/// transactions.json. .ci/read-ofx-with-npm reads both.

#include "core/export/exporter.h"
#include "core/sample/samplehistory.h"
#include "tests/support/fakeservice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QEventLoop>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

constexpr qint64 kTransactions = 3000;

ServiceSettings settings()
{
    return *validated(ServiceOptions{
        .payee = samples::merchant(),
        .platform = QUuid(u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s),
        .terms = {.cashInCommission = {.basisPoints = 99}},
    });
}

void write(FakeService &service, ExportFormat format, const QString &path)
{
    ExportOrder order{.format = format,
                      .path = path,
                      .replaces = true,
                      .environment = u"demo"_s,
                      .platform = service.platform(),
                      .at = QDateTime::currentDateTimeUtc()};
    order.words.fee = u"Comissão"_s;
    order.words.refund = u"Devolução"_s;
    QEventLoop loop;
    Exporter exporter(service, order);
    QObject::connect(&exporter, &Exporter::finished, &loop,
                     [&loop](const Result<Exporter::Outcome> &result) {
                         if (!result)
                             qFatal("%s", qPrintable(result.error().detail));
                         loop.quit();
                     });
    loop.exec();
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QDir folder(app.arguments().at(1));
    FakeService service;
    const QDateTime now(QDate(2026, 11, 21), QTime(15, 0), Qt::UTC);
    const SampleHistory history({.count = kTransactions, .now = now, .settings = settings()});
    for (qint64 number = kTransactions - 1; number >= 0; --number) {
        Transaction transaction = history.at(number);
        if (number % 7 == 0) // characters that may confuse SGML readers
            transaction.name = u"Pão & Cia <nº %1> \"São José\""_s.arg(number);
        service.stored.append(transaction);
    }
    write(service, ExportFormat::Ofx, folder.filePath(u"statement.ofx"_s));
    write(service, ExportFormat::Json, folder.filePath(u"transactions.json"_s));
    return 0;
}
