// SPDX-License-Identifier: GPL-3.0-or-later

/// Creates the database of a shop with a history at the given path, with one payment of yesterday
/// (Brasília) above R$ 37,50. e2e-books looks for that payment.

#include "core/domain/brasilia.h"
#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

constexpr qint64 kTransactions = 400;
constexpr qint64 kSought = 3750;

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto settings = validated(ServiceOptions{
        .payee = Merchant{*PixKey::parse(u"padaria@exemplo.com.br"_s, PixKey::Kind::Email),
                          u"Padaria da Esquina"_s, u"Recife"_s},
        .platform = QUuid(u"6f1c9a0e-6f0b-4f53-9d5c-1d7c5b1f2a3e"_s),
        .terms = {.cashInCommission = {.basisPoints = 99}},
    });
    if (!settings)
        qFatal("%s", qPrintable(settings.error().detail));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QList<Transaction> past =
        SampleHistory({.count = kTransactions, .seed = 7, .now = now, .settings = *settings}).all();
    const auto isOfYesterday = [yesterday = brasiliaDay(now).addDays(-1)](const Transaction &each) {
        return each.operation == Operation::CashIn && each.status == Status::Code::Paid &&
               brasiliaDay(each.created) == yesterday;
    };
    const auto sought = std::find_if(past.begin(), past.end(), isOfYesterday);
    if (sought == past.end())
        qFatal("nobody paid yesterday");
    sought->amount = Money::fromCents(kSought);
    const auto range = [&past](qint64 first, qint64 end) { return past.mid(first, end - first); };
    const auto loaded = bulkLoad(app.arguments().at(1), past.size(), range);
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().detail));
    return 0;
}
