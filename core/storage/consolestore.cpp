// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/consolestore.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/transaction.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The states by their numbers in the table, starting at 1.
constexpr std::array kPayoutStates{PayoutOrder::State::ToApprove, PayoutOrder::State::Held,
                                   PayoutOrder::State::Refused};

qint64 numberOf(PayoutOrder::State state)
{
    const auto *place = std::find(kPayoutStates.begin(), kPayoutStates.end(), state);
    return place - kPayoutStates.begin() + 1;
}

PayoutOrder payoutOf(const Statement &statement)
{
    return {
        .draft = {.operation = Operation::CashOut,
                  .amount = Money::fromCents(statement.number(5)),
                  .name = statement.text(8),
                  .email = statement.text(10),
                  .phone = statement.text(11),
                  .document = statement.text(9),
                  .description = statement.text(12),
                  .platform = statement.id(4),
                  .reference = statement.text(0),
                  .extra = statement.text(13),
                  .pixKey = statement.text(6),
                  .keyType = pixKeyKindFromText(statement.text(7)),
                  .mayHaveTwin = false},
        .state = kPayoutStates.at(static_cast<std::size_t>(statement.number(1) - 1)),
        .since = statement.time(2),
        .reason = statement.text(3),
        .requester = {.id = statement.number(14), .name = statement.text(15)},
        .approver = {.id = statement.number(16), .name = statement.text(17)},
    };
}

} // namespace

Result<void> ConsoleStore::prepare()
{
    // VACUUM keeps its copy in memory, and deleted data is overwritten in every page.
    for (const QString &sql : {u"PRAGMA temp_store = MEMORY"_s, u"PRAGMA secure_delete = ON"_s}) {
        if (const auto done = m_database.queryScalar(sql); !done)
            return tl::unexpected(done.error());
    }
    const auto isOn = m_database.queryScalar(u"PRAGMA secure_delete"_s);
    if (!isOn)
        return tl::unexpected(isOn.error());
    if (isOn->toInt() != 1)
        return tl::unexpected(Error{Error::Code::Internal, {}, u"secure_delete is off"_s});
    return {};
}

Result<qint64> ConsoleStore::reserveNumbers(int count)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        const auto next = m_database.queryScalar(u"SELECT next FROM sequence"_s);
        if (!next)
            return tl::unexpected(next.error());
        Statement statement(m_database, u"UPDATE sequence SET next = next + ?"_s);
        return statement.bind(count).run().map([&] { return next->toLongLong(); });
    });
}

Result<void> ConsoleStore::returnNumbers(qint64 first, qint64 end)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE sequence SET next = ? WHERE next = ?"_s);
        return statement.bind(first).bind(end).run();
    });
}

Result<void> ConsoleStore::startNumbersAt(qint64 first)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE sequence SET next = ? WHERE next = 1"_s);
        return statement.bind(first).run();
    });
}

Result<void> ConsoleStore::scrub()
{
    if (const auto written = m_database.queryScalar(u"VACUUM"_s); !written)
        return tl::unexpected(written.error());
    const auto isBusy = m_database.queryScalar(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    if (!isBusy)
        return tl::unexpected(isBusy.error());
    if (isBusy->toInt() != 0)
        return tl::unexpected(Error{Error::Code::StorageBusy, {}, u"the log is in use"_s});
    return {};
}

Result<void> ConsoleStore::recordPayout(const PayoutOrder &order)
{
    return inWriteTransaction(m_database, [&] {
        const TransactionDraft &draft = order.draft;
        Statement statement(
            m_database,
            u"INSERT INTO payout (reference, state, since, reason, platform, amount, pix_key, "
            "key_type, name, document, email, phone, description, extra, requester, "
            "requester_name, approver, approver_name) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (reference) "
            "DO UPDATE "
            "SET state = excluded.state, since = excluded.since, reason = excluded.reason, "
            "platform = excluded.platform, amount = excluded.amount, pix_key = excluded.pix_key, "
            "key_type = excluded.key_type, name = excluded.name, document = excluded.document, "
            "email = excluded.email, phone = excluded.phone, "
            "description = excluded.description, extra = excluded.extra, "
            "requester = excluded.requester, requester_name = excluded.requester_name, "
            "approver = excluded.approver, approver_name = excluded.approver_name"_s);
        return statement.bind(draft.reference)
            .bind(numberOf(order.state))
            .bind(order.since)
            .bind(order.reason)
            .bind(draft.platform.value_or(QUuid()))
            .bind(draft.amount.value_or(Money()))
            .bind(draft.pixKey)
            .bind(draft.keyType ? toText(*draft.keyType) : QString())
            .bind(draft.name)
            .bind(draft.document)
            .bind(draft.email)
            .bind(draft.phone)
            .bind(draft.description)
            .bind(draft.extra)
            .bind(order.requester.id)
            .bind(order.requester.name)
            .bind(order.approver.id)
            .bind(order.approver.name)
            .run();
    });
}

Result<void> ConsoleStore::dropPayout(const QString &reference)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"DELETE FROM payout WHERE reference = ?"_s);
        return statement.bind(reference).run();
    });
}

Result<QList<PayoutOrder>> ConsoleStore::payouts()
{
    Statement statement(m_database,
                        u"SELECT reference, state, since, reason, platform, amount, pix_key, "
                        "key_type, name, document, email, phone, description, extra, requester, "
                        "requester_name, approver, approver_name FROM payout "
                        "ORDER BY since, reference"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<PayoutOrder> all;
    while (statement.next())
        all.append(payoutOf(statement));
    return statement.end().map([&all] { return all; });
}

Result<void> ConsoleStore::watch(const WatchedCharge &charge)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"INSERT INTO watched (tx, status, amount, created) "
                            "VALUES (?, ?, ?, ?) "
                            "ON CONFLICT (tx) DO UPDATE SET status = excluded.status"_s);
        return statement.bind(charge.id)
            .bind(charge.status.toText())
            .bind(charge.amount)
            .bind(charge.created)
            .run();
    });
}

Result<void> ConsoleStore::unwatch(const QUuid &id)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"DELETE FROM watched WHERE tx = ?"_s);
        return statement.bind(id).run();
    });
}

Result<QList<WatchedCharge>> ConsoleStore::watched()
{
    Statement statement(m_database, u"SELECT tx, status, amount, created FROM watched "
                                    "ORDER BY created, tx"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<WatchedCharge> all;
    while (statement.next())
        all.append({.id = statement.id(0),
                    .status = Status::fromText(statement.text(1)),
                    .amount = Money::fromCents(statement.number(2)),
                    .created = statement.time(3)});
    return statement.end().map([&all] { return all; });
}

} // namespace core
