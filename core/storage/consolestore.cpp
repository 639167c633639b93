// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/consolestore.h"

#include "core/storage/database.h"
#include "core/storage/folding.h"
#include "core/storage/statement.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

std::optional<QDateTime> momentOf(const Statement &statement, int column)
{
    const QDateTime time = statement.time(column);
    return time.isValid() ? std::optional(time) : std::nullopt;
}

/// What marksOf() reads, from column 0 on.
constexpr auto kMarks =
    "abandoned, handed_over, late_seen, coalesce(receipts, 0), coalesce(note.text, '')"_L1;

Marks marksOf(const Statement &statement)
{
    return {momentOf(statement, 0), momentOf(statement, 1), momentOf(statement, 2),
            int(statement.number(3)), statement.text(4)};
}

/// What a document or phone may end with: letters and digits, of which one is a digit. Empty: the
/// text can only be a part of a name.
QString tailOf(const QString &text)
{
    QString tail;
    bool hasDigit = false;
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            tail += c.toUpper();
        hasDigit = hasDigit || c.isDigit();
    }
    return hasDigit ? tail : QString();
}

/// As they stand in the table.
constexpr std::array kPayoutStates{PayoutOrder::State::ToApprove, PayoutOrder::State::Held,
                                   PayoutOrder::State::Asked, PayoutOrder::State::Refused};

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
    };
}

KnownPayer payerOf(const Statement &statement)
{
    return {
        .id = statement.number(0),
        .payer = {.name = statement.text(1),
                  .email = statement.text(2),
                  .phone = statement.text(3),
                  .document = statement.text(4)},
        .lastUsed = statement.time(5),
    };
}

} // namespace

Result<void> ConsoleStore::prepare()
{
    // A copy made by VACUUM stays in memory, and no page keeps what was deleted from it.
    for (const QString &sql : {u"PRAGMA temp_store = MEMORY"_s, u"PRAGMA secure_delete = ON"_s}) {
        if (const auto done = m_database.once(sql); !done)
            return tl::unexpected(done.error());
    }
    const auto isOn = m_database.once(u"PRAGMA secure_delete"_s);
    if (!isOn)
        return tl::unexpected(isOn.error());
    if (isOn->toInt() != 1)
        return tl::unexpected(Error{Error::Code::Internal, {}, u"secure_delete is off"_s});
    return {};
}

Result<qint64> ConsoleStore::reserveNumbers(int count)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        const auto next = m_database.once(u"SELECT next FROM sequence"_s);
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

Result<KnownPayer> ConsoleStore::remember(const Payer &payer, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<KnownPayer> {
        Statement noted(m_database,
                        u"INSERT INTO payer (document, name, folded_name, email, phone, last_used) "
                        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (document) DO UPDATE SET "
                        "name = coalesce(nullif(excluded.name, ''), name), "
                        "folded_name = coalesce(nullif(excluded.folded_name, ''), folded_name), "
                        "email = coalesce(nullif(excluded.email, ''), email), "
                        "phone = coalesce(nullif(excluded.phone, ''), phone), "
                        "last_used = excluded.last_used"_s);
        const auto done = noted.bind(payer.document)
                              .bind(payer.name)
                              .bind(folded(payer.name))
                              .bind(payer.email)
                              .bind(payer.phone)
                              .bind(now)
                              .run();
        if (!done)
            return tl::unexpected(done.error());
        Statement found(m_database, u"SELECT id, name, email, phone, document, last_used "
                                    "FROM payer WHERE document = ?"_s);
        if (const auto run = found.bind(payer.document).run(); !run)
            return tl::unexpected(run.error());
        if (!found.next())
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the payer is not there"_s});
        return payerOf(found);
    });
}

Result<QList<KnownPayer>> ConsoleStore::recall(const QString &text, int most)
{
    const QString tail = tailOf(text);
    const QString part = folded(text.simplified());
    Statement statement(m_database,
                        u"SELECT id, name, email, phone, document, last_used FROM payer, "
                        "(SELECT ? AS tail, ? AS part) WHERE (tail <> '' AND "
                        "(substr(document, -length(tail)) = tail OR "
                        "substr(phone, -length(tail)) = tail)) OR instr(folded_name, part) > 0 "
                        "ORDER BY last_used DESC, id DESC LIMIT ?"_s);
    if (const auto run = statement.bind(tail).bind(part).bind(most).run(); !run)
        return tl::unexpected(run.error());
    QList<KnownPayer> found;
    while (statement.next())
        found.append(payerOf(statement));
    return statement.end().map([&found] { return found; });
}

Result<int> ConsoleStore::forget(qint64 id)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"DELETE FROM payer WHERE id = ?"_s);
        return statement.bind(id).run().map([&] { return statement.affectedRows(); });
    });
}

Result<int> ConsoleStore::forgetUnusedSince(const QDateTime &moment)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"DELETE FROM payer WHERE last_used < ?"_s);
        return statement.bind(moment).run().map([&] { return statement.affectedRows(); });
    });
}

Result<void> ConsoleStore::scrub()
{
    if (const auto written = m_database.once(u"VACUUM"_s); !written)
        return tl::unexpected(written.error());
    const auto isBusy = m_database.once(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    if (!isBusy)
        return tl::unexpected(isBusy.error());
    if (isBusy->toInt() != 0)
        return tl::unexpected(Error{Error::Code::StorageBusy, {}, u"the log is in use"_s});
    return {};
}

Result<std::optional<Marks>> ConsoleStore::find(const QUuid &id)
{
    Statement statement(m_database, "SELECT "_L1 + kMarks +
                                        " FROM (SELECT ? AS tx) LEFT JOIN mark USING (tx) "
                                        "LEFT JOIN note USING (tx) "
                                        "WHERE mark.tx IS NOT NULL OR note.tx IS NOT NULL"_L1);
    if (const auto run = statement.bind(id).run(); !run)
        return tl::unexpected(run.error());
    std::optional<Marks> found;
    if (statement.next())
        found = marksOf(statement);
    return statement.end().map([&found] { return found; });
}

Result<QHash<QUuid, Marks>> ConsoleStore::marks(const QList<QUuid> &ids)
{
    return inReadTransaction(m_database, [&]() -> Result<QHash<QUuid, Marks>> {
        QHash<QUuid, Marks> all;
        for (const QUuid &id : ids) {
            const auto found = find(id);
            if (!found)
                return tl::unexpected(found.error());
            if (*found)
                all.insert(id, **found);
        }
        return all;
    });
}

Result<QHash<QUuid, Marks>> ConsoleStore::allMarks()
{
    Statement statement(m_database, "SELECT "_L1 + kMarks +
                                        ", tx FROM (SELECT tx FROM mark UNION SELECT tx FROM note) "
                                        "LEFT JOIN mark USING (tx) LEFT JOIN note USING (tx)"_L1);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QHash<QUuid, Marks> all;
    while (statement.next())
        all.insert(statement.id(5), marksOf(statement));
    return statement.end().map([&all] { return all; });
}

/// In a write transaction; the values of the statement are the id and the moment.
Result<Marks> ConsoleStore::noteOnce(const QString &sql, const QUuid &id, const QDateTime &now)
{
    Statement statement(m_database, sql);
    return statement.bind(id).bind(now).run().and_then([&] { return find(id); }).map([](auto &&m) {
        return m.value_or(Marks());
    });
}

Result<Marks> ConsoleStore::abandon(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        return noteOnce(u"INSERT INTO mark (tx, abandoned) VALUES (?, ?) ON CONFLICT (tx) "
                        "DO UPDATE SET abandoned = coalesce(abandoned, excluded.abandoned)"_s,
                        id, now);
    });
}

Result<void> ConsoleStore::takeAbandonBack(const QUuid &id)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE mark SET abandoned = NULL WHERE tx = ?"_s);
        return statement.bind(id).run();
    });
}

Result<HandOver> ConsoleStore::handOver(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<HandOver> {
        const auto before = find(id);
        if (!before)
            return tl::unexpected(before.error());
        if (*before && (*before)->handedOver)
            return HandOver{*(*before)->handedOver, false};
        return noteOnce(u"INSERT INTO mark (tx, handed_over) VALUES (?, ?) ON CONFLICT (tx) "
                        "DO UPDATE SET handed_over = excluded.handed_over"_s,
                        id, now)
            .map([&](const Marks &marks) {
                return HandOver{marks.handedOver.value_or(now), true};
            });
    });
}

Result<void> ConsoleStore::takeHandOverBack(const QUuid &id, const QDateTime &at)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(
            m_database, u"UPDATE mark SET handed_over = NULL WHERE tx = ? AND handed_over = ?"_s);
        return statement.bind(id).bind(at).run();
    });
}

Result<Marks> ConsoleStore::seeLate(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        return noteOnce(u"INSERT INTO mark (tx, late_seen) VALUES (?, ?) ON CONFLICT (tx) "
                        "DO UPDATE SET late_seen = coalesce(late_seen, excluded.late_seen)"_s,
                        id, now);
    });
}

Result<int> ConsoleStore::countReceipt(const QUuid &id)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"INSERT INTO mark (tx, receipts) VALUES (?, 1) "
                                        "ON CONFLICT (tx) DO UPDATE SET receipts = receipts + 1"_s);
        return statement.bind(id).run().and_then([&] { return find(id); }).map([](auto &&marks) {
            return marks ? marks->receipts : 0;
        });
    });
}

Result<void> ConsoleStore::takeReceiptBack(const QUuid &id, int number)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(
            m_database, u"UPDATE mark SET receipts = receipts - 1 WHERE tx = ? AND receipts = ?"_s);
        return statement.bind(id).bind(number).run();
    });
}

Result<void> ConsoleStore::takeOverReceipts(const QHash<QUuid, int> &made)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (auto each = made.cbegin(); each != made.cend(); ++each) {
            Statement statement(m_database,
                                u"INSERT INTO mark (tx, receipts) VALUES (?, ?) ON CONFLICT (tx) "
                                "DO UPDATE SET receipts = max(receipts, excluded.receipts)"_s);
            if (auto done = statement.bind(each.key()).bind(each.value()).run(); !done)
                return done;
        }
        return {};
    });
}

Result<Marks> ConsoleStore::setNote(const QUuid &id, const QString &text, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<Marks> {
        Statement gone(m_database, u"DELETE FROM note WHERE tx = ?"_s);
        if (const auto done = gone.bind(id).run(); !done)
            return tl::unexpected(done.error());
        if (!text.isEmpty()) {
            Statement noted(m_database,
                            u"INSERT INTO note (tx, text, folded, written) VALUES (?, ?, ?, ?)"_s);
            const auto done = noted.bind(id).bind(text).bind(folded(text)).bind(now).run();
            if (!done)
                return tl::unexpected(done.error());
        }
        return find(id).map([](auto &&marks) { return marks.value_or(Marks()); });
    });
}

Result<QList<QUuid>> ConsoleStore::findNotes(const QString &text)
{
    Statement statement(m_database, u"SELECT tx FROM note WHERE instr(folded, ?) > 0 "
                                    "ORDER BY written DESC, tx"_s);
    const QString part = folded(text);
    if (part.isEmpty()) // nothing but accents would be part of every note
        return QList<QUuid>();
    if (const auto run = statement.bind(part).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> found;
    while (statement.next())
        found.append(statement.id(0));
    return statement.end().map([&found] { return found; });
}

Result<QList<QDateTime>> ConsoleStore::reveal(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"INSERT INTO reveal (tx, at) VALUES (?, ?)"_s);
        return statement.bind(id).bind(now).run().and_then([&] { return reveals(id); });
    });
}

Result<QList<QDateTime>> ConsoleStore::reveals(const QUuid &id)
{
    Statement statement(m_database, u"SELECT at FROM reveal WHERE tx = ? ORDER BY id DESC"_s);
    if (const auto run = statement.bind(id).run(); !run)
        return tl::unexpected(run.error());
    QList<QDateTime> all;
    while (statement.next())
        all.append(statement.time(0));
    return statement.end().map([&all] { return all; });
}

Result<void> ConsoleStore::notePayout(const PayoutOrder &order)
{
    return inWriteTransaction(m_database, [&] {
        const TransactionDraft &draft = order.draft;
        Statement statement(
            m_database,
            u"INSERT INTO payout (reference, state, since, reason, platform, amount, pix_key, "
            "key_type, name, document, email, phone, description, extra) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (reference) DO UPDATE "
            "SET state = excluded.state, since = excluded.since, reason = excluded.reason, "
            "platform = excluded.platform, amount = excluded.amount, pix_key = excluded.pix_key, "
            "key_type = excluded.key_type, name = excluded.name, document = excluded.document, "
            "email = excluded.email, phone = excluded.phone, "
            "description = excluded.description, extra = excluded.extra"_s);
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
                        "key_type, name, document, email, phone, description, extra FROM payout "
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
