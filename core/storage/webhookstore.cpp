// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/webhookstore.h"

#include "core/database/conditions.h"
#include "core/database/database.h"
#include "core/database/select.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"

#include <QtCore/QStringList>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The columns that readWebhook() reads, in order.
constexpr auto kColumns =
    "id, platform, url, is_on, secret, old_secret, old_until, created, events"_L1;

/// The webhooks of a platform, the oldest first.
constexpr auto kByAge = " ORDER BY platform, coalesce(created, 0), id"_L1;

/// The condition for a delivery to begin: no older delivery of its transaction to the same webhook
/// is owed, not even one in progress.
constexpr auto kIsNext = "delivery.due <= ? AND NOT EXISTS (SELECT 1 FROM delivery AS older "
                         "WHERE older.tx = delivery.tx AND older.webhook = delivery.webhook "
                         "AND older.id < delivery.id AND older.due IS NOT NULL)"_L1;

/// Returns a number with the bit 1 << n for each status with the number n.
qint64 bitsOf(const QList<Status::Code> &events)
{
    qint64 bits = 0;
    for (const Status::Code code : events)
        bits |= qint64{1} << numberOf(code);
    return bits;
}

QList<Status::Code> eventsOf(qint64 bits)
{
    QList<Status::Code> events;
    for (const Status::Code code : Status::kKnown) {
        if ((bits & (qint64{1} << numberOf(code))) != 0)
            events.append(code);
    }
    return events;
}

Result<Webhook> readWebhook(const Statement &row)
{
    const auto url = WebhookUrl::parse(row.text(2));
    const auto secret = WebhookSecret::parse(row.text(4));
    if (!url || !secret)
        return tl::unexpected(Error{Error::Code::StorageCorrupted, {}, u"a webhook is none"_s});
    Webhook webhook{.id = row.id(0),
                    .platform = row.id(1),
                    .url = *url,
                    .isOn = row.number(3) != 0,
                    .secret = *secret,
                    .created = row.optionalTime(7)};
    if (const auto old = WebhookSecret::parse(row.text(5)))
        webhook.oldSecret = Webhook::OldSecret{*old, row.time(6)};
    if (!row.isNull(8))
        webhook.events = eventsOf(row.number(8));
    return webhook;
}

Result<QList<Webhook>> readWebhooks(Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<Webhook> webhooks;
    while (statement.next()) {
        const auto webhook = readWebhook(statement);
        if (!webhook)
            return tl::unexpected(webhook.error());
        webhooks.append(*webhook);
    }
    return statement.end().map([&webhooks] { return webhooks; });
}

/// Number of rows of one statement. A fixed number needs one prepared statement.
constexpr qsizetype kRowsAtOnce = 16;

QString repeated(const QString &part, const QString &separator)
{
    return QStringList(kRowsAtOnce, part).join(separator);
}

/// Returns the placeholders of a list of ids.
QString theseIds()
{
    static const QString ids = "("_L1 + placeholders(kRowsAtOnce) + ')'_L1;
    return ids;
}

/// Calls `run` with each part of at most kRowsAtOnce elements. A short part is filled up with its
/// last element, so that `run` always gets kRowsAtOnce.
template<typename Value, typename Run>
Result<void> inParts(const QList<Value> &all, Run run)
{
    for (qsizetype from = 0; from < all.size(); from += kRowsAtOnce) {
        QList<Value> part = all.mid(from, kRowsAtOnce);
        part.resize(kRowsAtOnce, all.at(std::min(from + kRowsAtOnce, all.size()) - 1));
        if (auto done = run(std::as_const(part)); !done)
            return done;
    }
    return {};
}

template<typename Value>
std::optional<Value> valueUnlessZero(qint64 number)
{
    return number == 0 ? std::nullopt : std::optional(Value(number));
}

} // namespace

Result<QList<Webhook>> WebhookStore::webhooks()
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, "SELECT "_L1 + kColumns + " FROM webhook"_L1 + kByAge);
    return readWebhooks(statement);
}

Result<QList<Webhook>> WebhookStore::webhooksOf(const QUuid &platform)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        "SELECT "_L1 + kColumns + " FROM webhook WHERE platform = ?"_L1 + kByAge);
    statement.bind(platform);
    return readWebhooks(statement);
}

Result<std::optional<Webhook>> WebhookStore::find(const QUuid &id)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, "SELECT "_L1 + kColumns + " FROM webhook WHERE id = ?"_L1);
    statement.bind(id);
    return readWebhooks(statement).map([](const QList<Webhook> &found) {
        return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
    });
}

Result<void> WebhookStore::put(const Webhook &webhook)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        "INSERT INTO webhook ("_L1 + kColumns +
                            ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                            "url = excluded.url, is_on = excluded.is_on, secret = excluded.secret, "
                            "old_secret = excluded.old_secret, old_until = excluded.old_until, "
                            "events = excluded.events"_L1);
    const auto &old = webhook.oldSecret;
    const auto &events = webhook.events;
    return statement.bind(webhook.id)
        .bind(webhook.platform)
        .bind(webhook.url.toText())
        .bind(webhook.isOn ? 1 : 0)
        .bind(webhook.secret.toText())
        .bindStored(nullIfEmpty(old ? old->secret.toText() : QString()))
        .bind(old ? std::optional(old->until) : std::nullopt)
        .bind(webhook.created)
        .bindStored(events ? sqlValue(bitsOf(*events)) : QVariant())
        .run();
}

Result<void> WebhookStore::remove(const QUuid &id, const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement owed(m_database, u"UPDATE delivery SET state = ?, due = NULL, closed = ? "
                               "WHERE webhook = ? AND due IS NOT NULL"_s);
    if (auto run = owed.bind(core::numberOf(Delivery::State::Abandoned)).bind(now).bind(id).run();
        !run)
        return run;
    Statement statement(m_database, u"DELETE FROM webhook WHERE id = ?"_s);
    return statement.bind(id).run();
}

Result<QList<QUuid>> WebhookStore::withDue(const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        "SELECT id FROM webhook WHERE is_on = 1 AND EXISTS "
                        "(SELECT 1 FROM delivery WHERE delivery.webhook = webhook.id AND "_L1 +
                            kIsNext + ") ORDER BY id"_L1);
    if (const auto run = statement.bind(now).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> webhooks;
    while (statement.next())
        webhooks.append(statement.id(0));
    return statement.end().map([&webhooks] { return webhooks; });
}

Result<QList<ClaimedNotice>> WebhookStore::claim(const QUuid &webhook, const QDateTime &now,
                                                 const QDateTime &until, int max)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(
        m_database,
        "SELECT delivery.id, delivery.attempts, delivery.failures, tx.id, outbox.n, tx.operation, "
        "tx.amount, tx.reference, tx_wide.extra, outbox.status, outbox.e2e_id, outbox.created "
        "FROM delivery JOIN outbox ON outbox.id = delivery.id JOIN tx ON tx.seq = delivery.tx "
        "JOIN tx_wide ON tx_wide.seq = delivery.tx WHERE delivery.webhook = ? AND "_L1 +
            kIsNext + " ORDER BY delivery.due, delivery.id LIMIT ?"_L1);
    if (const auto run = statement.bind(webhook).bind(now).bind(max).run(); !run)
        return tl::unexpected(run.error());
    QList<ClaimedNotice> claimed;
    while (statement.next()) {
        claimed.append({.webhook = webhook,
                        .notice = {.number = statement.number(0),
                                   .transaction = statement.id(3),
                                   .change = static_cast<int>(statement.number(4)),
                                   .operation = operationOf(statement.number(5)),
                                   .amount = Money::fromCents(statement.number(6)),
                                   .reference = statement.text(7),
                                   .extra = statement.text(8),
                                   .status = statusOf(statement.number(9)),
                                   .endToEndId = statement.text(10),
                                   .at = statement.time(11)},
                        .attempt = static_cast<int>(statement.number(1)) + 1,
                        .failures = static_cast<int>(statement.number(2))});
    }
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    const auto begun = inParts(claimed, [&](const QList<ClaimedNotice> &part) {
        Statement update(m_database, "UPDATE delivery SET due = ?, attempts = attempts + 1 "
                                     "WHERE webhook = ? AND id IN "_L1 +
                                         theseIds());
        Statement insert(m_database, "INSERT INTO attempt (webhook, delivery, n, at) "
                                     "SELECT webhook, id, attempts, ? FROM delivery "
                                     "WHERE webhook = ? AND id IN "_L1 +
                                         theseIds());
        update.bind(until).bind(webhook);
        insert.bind(now).bind(webhook);
        for (const ClaimedNotice &one : part) {
            update.bind(one.notice.number);
            insert.bind(one.notice.number);
        }
        return update.run().and_then([&insert] { return insert.run(); });
    });
    if (!begun)
        return tl::unexpected(begun.error());
    return claimed;
}

Result<void> WebhookStore::closeAll(const QUuid &webhook, const QList<Success> &successes,
                                    const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    static const QString kResults =
        repeated(u"SELECT CAST(? AS BIGINT) AS delivery, CAST(? AS BIGINT) AS n, "
                 "CAST(? AS BIGINT) AS answer, CAST(? AS BIGINT) AS took"_s,
                 u" UNION ALL "_s);
    return inParts(successes, [&](const QList<Success> &part) {
        // The list of ids repeats the join, so that a server without statistics uses the key.
        Statement log(m_database, "UPDATE attempt SET outcome = ?, answer = result.answer, "
                                  "took = result.took FROM ("_L1 +
                                      kResults +
                                      ") AS result WHERE attempt.delivery = result.delivery "
                                      "AND attempt.n = result.n AND attempt.webhook = ? "
                                      "AND attempt.delivery IN "_L1 +
                                      theseIds());
        Statement close(m_database, "UPDATE delivery SET state = ?, due = NULL, closed = ? "
                                    "WHERE webhook = ? AND id IN "_L1 +
                                        theseIds());
        log.bind(core::numberOf(DeliveryOutcome::Delivered));
        for (const auto &[claimed, result] : part)
            log.bind(claimed.notice.number)
                .bind(claimed.attempt)
                .bindStored(result.answer ? sqlValue(*result.answer) : QVariant())
                .bind(result.took.count());
        log.bind(webhook);
        close.bind(core::numberOf(Delivery::State::Delivered)).bind(now).bind(webhook);
        for (const Success &success : part) {
            log.bind(success.claimed.notice.number);
            close.bind(success.claimed.notice.number);
        }
        return log.run().and_then([&close] { return close.run(); });
    });
}

Result<void> WebhookStore::log(const ClaimedNotice &claimed, const DeliveryResult &result)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"UPDATE attempt SET outcome = ?, answer = ?, took = ? "
                                    "WHERE webhook = ? AND delivery = ? AND n = ?"_s);
    return statement.bind(core::numberOf(result.outcome))
        .bindStored(result.answer ? sqlValue(*result.answer) : QVariant())
        .bind(result.took.count())
        .bind(claimed.webhook)
        .bind(claimed.notice.number)
        .bind(claimed.attempt)
        .run();
}

Result<void> WebhookStore::close(const ClaimedNotice &claimed, const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"UPDATE delivery SET state = ?, due = NULL, closed = ? "
                                    "WHERE webhook = ? AND id = ?"_s);
    return statement.bind(core::numberOf(Delivery::State::Delivered))
        .bind(now)
        .bind(claimed.webhook)
        .bind(claimed.notice.number)
        .run();
}

Result<void> WebhookStore::putOff(const ClaimedNotice &claimed, int failures, const QDateTime &due)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        u"UPDATE delivery SET failures = ?, due = ? WHERE webhook = ? AND id = ? "
                        "AND attempts = ? AND due IS NOT NULL"_s);
    return statement.bind(failures)
        .bind(due)
        .bind(claimed.webhook)
        .bind(claimed.notice.number)
        .bind(claimed.attempt)
        .run();
}

Result<void> WebhookStore::giveUp(const ClaimedNotice &claimed, const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        u"UPDATE delivery SET state = ?, due = NULL, closed = ? WHERE webhook = ? "
                        "AND id = ? AND attempts = ? AND due IS NOT NULL"_s);
    return statement.bind(core::numberOf(Delivery::State::Abandoned))
        .bind(now)
        .bind(claimed.webhook)
        .bind(claimed.notice.number)
        .bind(claimed.attempt)
        .run();
}

Result<void> WebhookStore::turnOff(const Webhook &webhook)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"UPDATE webhook SET is_on = 0 WHERE id = ? AND url = ?"_s);
    return statement.bind(webhook.id).bind(webhook.url.toText()).run();
}

Result<void> WebhookStore::oweAgain(const std::optional<QUuid> &webhook, qint64 number)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(
        m_database,
        "INSERT INTO delivery (webhook, id, platform, tx, state, due, attempts, failures) "
        "SELECT webhook.id, outbox.id, tx.platform, outbox.tx, 1, 0, 0, 0 "
        "FROM outbox JOIN tx ON tx.seq = outbox.tx "
        "JOIN webhook ON webhook.platform = tx.platform WHERE outbox.id = ? AND webhook.id = "_L1 +
            (webhook ? "?"_L1 : "tx.platform"_L1) +
            " ON CONFLICT (webhook, id) DO UPDATE SET state = 1, due = 0, closed = NULL, "
            "failures = 0"_L1);
    statement.bind(number);
    if (webhook)
        statement.bind(*webhook);
    if (auto run = statement.run(); !run)
        return run;
    if (statement.affectedRows() == 1)
        return {};
    return tl::unexpected(Error{Error::Code::NotFound, {}, u"no notice of this number"_s});
}

Result<std::optional<qint64>> WebhookStore::numberOf(const QUuid &platform,
                                                     const QUuid &transaction, int change)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"SELECT outbox.id FROM outbox JOIN tx ON tx.seq = outbox.tx "
                                    "WHERE tx.id = ? AND tx.platform = ? AND outbox.n = ?"_s);
    if (const auto run = statement.bind(transaction).bind(platform).bind(change).run(); !run)
        return tl::unexpected(run.error());
    std::optional<qint64> number;
    if (statement.next())
        number = statement.number(0);
    return statement.end().map([number] { return number; });
}

Result<QList<Delivery>> WebhookStore::deliveries(const DeliveryFilter &filter)
{
    Q_ASSERT(m_database.isInTransaction());
    Conditions where;
    if (filter.webhook)
        where.add(u"delivery.webhook = ?"_s, {sqlValue(*filter.webhook)});
    if (filter.platform)
        where.add(u"delivery.platform = ?"_s, {sqlValue(*filter.platform)});
    if (filter.transaction)
        where.add(u"tx.id = ?"_s, {sqlValue(*filter.transaction)});
    if (filter.state)
        where.add(u"delivery.state = ?"_s, {sqlValue(core::numberOf(*filter.state))});
    if (filter.before)
        where.add(u"delivery.id < ?"_s, {sqlValue(*filter.before)});
    Statement statement(m_database, Select(u"delivery.id, delivery.platform, tx.id, outbox.status, "
                                           "delivery.state, delivery.due, delivery.webhook, "
                                           "outbox.n"_s)
                                        .from(u"delivery JOIN outbox ON outbox.id = delivery.id "
                                              "JOIN tx ON tx.seq = delivery.tx"_s)
                                        .where(where)
                                        .orderBy("delivery.id DESC, delivery.webhook"_L1)
                                        .limit(filter.max));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<Delivery> found;
    while (statement.next()) {
        const QDateTime due = statement.time(5);
        found.append({.number = statement.number(0),
                      .webhook = statement.id(6),
                      .platform = statement.id(1),
                      .transaction = statement.id(2),
                      .change = static_cast<int>(statement.number(7)),
                      .status = statusOf(statement.number(3)),
                      .state = deliveryStateOf(statement.number(4)),
                      .due = due.isValid() ? std::optional(due) : std::nullopt});
    }
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    for (Delivery &delivery : found) {
        const auto attempts = attemptsOf(delivery);
        if (!attempts)
            return tl::unexpected(attempts.error());
        delivery.attempts = *attempts;
    }
    return found;
}

Result<QList<DeliveryAttempt>> WebhookStore::attemptsOf(const Delivery &delivery)
{
    Statement statement(m_database, u"SELECT n, at, outcome, answer, took FROM attempt "
                                    "WHERE webhook = ? AND delivery = ? ORDER BY n"_s);
    if (const auto run = statement.bind(delivery.webhook).bind(delivery.number).run(); !run)
        return tl::unexpected(run.error());
    QList<DeliveryAttempt> attempts;
    while (statement.next()) {
        const auto outcome = outcomeOf(statement.number(2));
        attempts.append({.number = static_cast<int>(statement.number(0)),
                         .at = statement.time(1),
                         .outcome = outcome,
                         .answer = valueUnlessZero<int>(statement.number(3))});
        if (outcome)
            attempts.last().took = std::chrono::milliseconds(statement.number(4));
    }
    return statement.end().map([&attempts] { return attempts; });
}

Result<int> WebhookStore::forgetClosedUntil(const QDateTime &timestamp, int max)
{
    Q_ASSERT(m_database.isInTransaction());
    static const QString kOld =
        u"(SELECT webhook, id FROM delivery WHERE closed <= ? ORDER BY closed, id, webhook "
        "LIMIT ?)"_s;
    Statement attempts(m_database, "DELETE FROM attempt WHERE (webhook, delivery) IN "_L1 + kOld);
    if (const auto run = attempts.bind(timestamp).bind(max).run(); !run)
        return tl::unexpected(run.error());
    Statement deliveries(m_database, "DELETE FROM delivery WHERE (webhook, id) IN "_L1 + kOld);
    if (const auto run = deliveries.bind(timestamp).bind(max).run(); !run)
        return tl::unexpected(run.error());
    return deliveries.affectedRows();
}

} // namespace core
