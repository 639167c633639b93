// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/intentstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/taxid.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> conflict(Field field, Problem problem)
{
    return tl::unexpected(
        Error{Error::Code::Conflict, {{field, problem}}, u"an intent stands in the way"_s});
}

/// The columns that intentOf() reads.
constexpr auto kColumns = "number, operation, reference, amount, pix_key, body, created, sent, "
                          "attempts, lookups, state, tx"_L1;

Intent intentOf(const Statement &statement)
{
    Intent intent;
    intent.number = statement.number(0);
    intent.operation = operationFromText(statement.text(1)).value_or(Operation::CashIn);
    intent.reference = statement.text(2);
    intent.amount = Money::fromCents(statement.number(3));
    intent.pixKey = statement.text(4);
    intent.body = statement.text(5).toUtf8();
    intent.created = statement.time(6);
    intent.lastSent = statement.time(7);
    intent.attempts = static_cast<int>(statement.number(8));
    intent.lookups = static_cast<int>(statement.number(9));
    intent.state = intentStateFromText(statement.text(10)).value_or(IntentState::Unknown);
    if (const QUuid id = statement.id(11); !id.isNull())
        intent.transaction = id;
    return intent;
}

} // namespace

IntentStore::IntentStore(Database &database)
    : m_database(database)
{}

Result<void> IntentStore::resumePending()
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(
            m_database,
            u"UPDATE intent SET state = 'unknown', doubted = 1 WHERE state = 'sending'"_s);
        return statement.run();
    });
}

Result<qint64> IntentStore::begin(const Intent &intent)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        Statement used(m_database, u"SELECT 1 FROM intent WHERE reference = ? "
                                   "AND state NOT IN ('not_sent', 'refused')"_s);
        if (const auto run = used.bind(intent.reference).run(); !run)
            return tl::unexpected(run.error());
        if (used.next())
            return conflict(Field::Reference, Problem::AlreadyUsed);
        const auto twin = hasOpenTwin(intent);
        if (!twin)
            return tl::unexpected(twin.error());
        if (*twin)
            return conflict(Field::PixKey, Problem::Unsettled);
        Statement insert(m_database,
                         u"INSERT INTO intent (operation, reference, amount, pix_key, body, "
                         "created, sent, attempts, state) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?, 1, 'sending') RETURNING number"_s);
        const auto run = insert.bind(toText(intent.operation))
                             .bind(intent.reference)
                             .bind(intent.amount)
                             .bind(intent.pixKey)
                             .bind(QString::fromUtf8(intent.body))
                             .bind(intent.created)
                             .bind(intent.lastSent)
                             .run();
        if (!run)
            return tl::unexpected(run.error());
        if (!insert.next())
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the intent has no number"_s});
        const qint64 number = insert.number(0);
        insert.next();
        return insert.end().map([number] { return number; });
    });
}

/// Returns true if a cash-out of the same amount to the same key is being sent or in doubt.
Result<bool> IntentStore::hasOpenTwin(const Intent &intent)
{
    Statement statement(
        m_database, u"SELECT 1 FROM intent WHERE state IN ('sending', 'unknown', 'mismatch') "
                    "AND operation = 'cashout' AND operation = ? AND pix_key = ? AND amount = ?"_s);
    statement.bind(toText(intent.operation)).bind(intent.pixKey).bind(intent.amount);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool hasTwin = statement.next();
    return hasTwin;
}

Result<void> IntentStore::beginAgain(const Intent &intent, const QDateTime &at)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        const auto twin = hasOpenTwin(intent);
        if (!twin)
            return tl::unexpected(twin.error());
        if (*twin)
            return conflict(Field::PixKey, Problem::Unsettled);
        Statement statement(m_database,
                            u"UPDATE intent SET state = 'sending', sent = ?, lookups = 0, "
                            "attempts = attempts + 1 WHERE number = ? AND state = 'absent'"_s);
        statement.bind(at).bind(intent.number);
        return moved(statement);
    });
}

Result<void> IntentStore::settle(qint64 number, IntentState state,
                                 const std::optional<QUuid> &transaction)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"UPDATE intent SET state = ?, tx = ?, "
                            "attempts = attempts - (CAST(? AS INTEGER) = 1), "
                            "doubted = max(doubted, CAST(? AS INTEGER)) "
                            "WHERE number = ? AND state IN ('sending', 'unknown', 'mismatch')"_s);
        statement.bind(toText(state))
            .bindStored(transaction ? sqlValue(*transaction) : QVariant())
            .bind(qint64(state == IntentState::NotSent ? 1 : 0))
            .bind(qint64(isOpen(state) ? 1 : 0))
            .bind(number);
        return moved(statement);
    });
}

Result<void> IntentStore::moved(Statement &statement)
{
    if (auto run = statement.run(); !run)
        return run;
    if (statement.affectedRows() == 1)
        return {};
    return tl::unexpected(Error{Error::Code::TransitionRefused, {}, u"the intent is not there"_s});
}

Result<void> IntentStore::countLookup(qint64 number)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"UPDATE intent SET lookups = lookups + 1 WHERE number = ?"_s);
        return statement.bind(number).run();
    });
}

Result<void> IntentStore::abandon(const QString &reference)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database,
                            u"UPDATE intent SET state = 'abandoned', doubted = 1 "
                            "WHERE reference = ? AND state IN ('unknown', 'mismatch', 'absent')"_s);
        statement.bind(reference);
        return moved(statement);
    });
}

Result<Intent> IntentStore::find(const QString &reference)
{
    Statement statement(m_database,
                        "SELECT "_L1 + kColumns +
                            " FROM intent WHERE reference = ? ORDER BY number DESC LIMIT 1"_L1);
    statement.bind(reference);
    return intents(statement).and_then([](const QList<Intent> &found) -> Result<Intent> {
        if (found.isEmpty())
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such intent"_s});
        return found.constFirst();
    });
}

Result<QList<Intent>> IntentStore::open()
{
    Statement statement(
        m_database,
        "SELECT "_L1 + kColumns +
            " FROM intent WHERE state IN ('sending', 'unknown', 'mismatch') ORDER BY number"_L1);
    return intents(statement);
}

Result<QList<Intent>> IntentStore::unconfirmed(int maxSettled)
{
    Statement waiting(m_database, "SELECT "_L1 + kColumns +
                                      " FROM intent WHERE doubted = 1 "
                                      "AND state IN ('sending', 'unknown', 'mismatch', 'absent') "
                                      "ORDER BY number"_L1);
    Statement settled(
        m_database, "SELECT "_L1 + kColumns +
                        " FROM intent WHERE doubted = 1 "
                        "AND state IN ('confirmed', 'abandoned') ORDER BY number DESC LIMIT ?"_L1);
    settled.bind(qint64(maxSettled));
    return intents(waiting).and_then([&](const QList<Intent> &first) {
        return intents(settled).map([&first](const QList<Intent> &rest) { return first + rest; });
    });
}

Result<QList<Intent>> IntentStore::newest(int max)
{
    Statement statement(m_database,
                        "SELECT "_L1 + kColumns + " FROM intent ORDER BY number DESC LIMIT ?"_L1);
    statement.bind(qint64(max));
    return intents(statement);
}

Result<QList<Intent>> IntentStore::findOrdersOf(const TaxId &person)
{
    Statement statement(
        m_database, "SELECT "_L1 + kColumns +
                        " FROM intent WHERE pix_key = ? OR instr(body, ?) > 0 ORDER BY number"_L1);
    statement.bind(person.value()).bind(person.value());
    return intents(statement);
}

Result<QList<Intent>> IntentStore::intents(Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<Intent> all;
    while (statement.next())
        all.append(intentOf(statement));
    return statement.end().map([&all] { return all; });
}

Result<QString> IntentStore::confirmedReference()
{
    Statement statement(m_database, u"SELECT reference FROM intent WHERE state = 'confirmed' "
                                    "ORDER BY number DESC LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QString reference;
    while (statement.next())
        reference = statement.text(0);
    return statement.end().map([&reference] { return reference; });
}

} // namespace core
