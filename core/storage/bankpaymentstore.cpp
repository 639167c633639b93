// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bankpaymentstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPaymentColumns =
    "e2e_id, connection, txid, amount, returned, settled, state, tx"_L1;

BankPayment bankPaymentOf(const Statement &row)
{
    BankPayment payment{.endToEndId = row.text(0),
                        .connection = row.id(1),
                        .txid = row.text(2),
                        .amount = Money::fromCents(row.number(3)),
                        .returned = Money::fromCents(row.number(4)),
                        .settledAt = row.time(5),
                        .state = static_cast<BankPayment::State>(row.number(6))};
    if (!row.isNull(7))
        payment.charge = row.id(7);
    return payment;
}

} // namespace

BankPaymentStore::BankPaymentStore(Database &database)
    : m_database(database)
{}

Result<std::optional<QDateTime>> BankPaymentStore::cursor(const QUuid &connection)
{
    Statement statement(m_database, u"SELECT until FROM bank_cursor WHERE connection = ?"_s);
    if (const auto run = statement.bind(connection).run(); !run)
        return tl::unexpected(run.error());
    std::optional<QDateTime> until;
    if (statement.next())
        until = statement.time(0);
    return statement.end().map([&until] { return until; });
}

Result<void> BankPaymentStore::save(const QUuid &connection, const QList<BankPayment> &payments,
                                    const std::optional<QDateTime> &until)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const BankPayment &payment : payments) {
            Statement insert(
                m_database,
                u"INSERT INTO bank_payment (e2e_id, connection, txid, amount, returned, settled, "
                "state, tx) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (e2e_id) DO UPDATE SET "
                "returned = excluded.returned, state = excluded.state, tx = excluded.tx"_s);
            insert.bind(payment.endToEndId)
                .bind(payment.connection)
                .bind(payment.txid)
                .bind(payment.amount)
                .bind(payment.returned)
                .bind(payment.settledAt)
                .bind(static_cast<qint64>(payment.state));
            const auto run =
                insert.bindStored(payment.charge ? sqlValue(*payment.charge) : QVariant()).run();
            if (!run)
                return run;
        }
        if (!until)
            return {};
        Statement statement(m_database,
                            u"INSERT INTO bank_cursor (connection, until) VALUES (?, ?) "
                            "ON CONFLICT (connection) DO UPDATE SET "
                            "until = max(until, excluded.until)"_s);
        return statement.bind(connection).bind(*until).run();
    });
}

Result<QList<BankPayment>> BankPaymentStore::open(int max)
{
    Statement statement(m_database, u"SELECT "_s + kPaymentColumns +
                                        u" FROM bank_payment WHERE state <> 1 "
                                        "ORDER BY settled DESC, e2e_id LIMIT ?"_s);
    if (const auto run = statement.bind(qint64(max)).run(); !run)
        return tl::unexpected(run.error());
    QList<BankPayment> payments;
    while (statement.next())
        payments.append(bankPaymentOf(statement));
    return statement.end().map([&payments] { return payments; });
}

Result<std::optional<BankPayment>> BankPaymentStore::find(const QString &endToEndId)
{
    Statement statement(m_database,
                        u"SELECT "_s + kPaymentColumns + u" FROM bank_payment WHERE e2e_id = ?"_s);
    if (const auto run = statement.bind(endToEndId).run(); !run)
        return tl::unexpected(run.error());
    std::optional<BankPayment> payment;
    if (statement.next())
        payment = bankPaymentOf(statement);
    return statement.end().map([&payment] { return payment; });
}

} // namespace core
