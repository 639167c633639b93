// SPDX-License-Identifier: GPL-3.0-or-later

/// Creates the database of a bakery with a month of charges at the first path, and the statements
/// of two banks about the same month: OFX of Banco do Brasil at the second path, CSV of Sicredi at
/// the third. Every second charge waits for its payment. Prints the platform of the charges.
/// e2e-reconcile imports the statements.

#include "core/storage/bulkload.h"
#include "tests/support/bakerymonth.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{

/// Returns the charge before its payment.
core::Transaction waiting(core::Transaction charge)
{
    charge.status = core::Status::Code::Pending;
    charge.events = {{core::Status::Code::Pending, charge.created}};
    charge.finished.reset();
    charge.commission.reset();
    charge.endToEndId.clear();
    charge.evidence.clear();
    return charge;
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList paths = app.arguments();
    const bakery::Month month = bakery::monthOf(5);
    QList<core::Transaction> charges;
    for (const bakery::Sale &sale : month.sales)
        charges.append(charges.size() % 2 == 0 ? sale.charge : waiting(sale.charge));
    const auto loaded =
        core::bulkLoad(paths.at(1), charges.size(), [&charges](qint64 first, qint64 end) {
            return charges.mid(first, end - first);
        });
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().detail));
    write(paths.at(2), bakery::statementOf(month, bakery::Bank::BancoDoBrasil));
    write(paths.at(3), bakery::statementOf(month, bakery::Bank::Sicredi));
    std::printf("%s\n", qPrintable(charges.constFirst().platform.toString(QUuid::WithoutBraces)));
    return 0;
}
