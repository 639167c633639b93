// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/copystore.h"

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/folding.h"
#include "core/domain/transaction.h"
#include "core/search/blockcolumns.h"
#include "core/search/rowbitmap.h"
#include "core/storage/personaldata.h"
#include "core/storage/transactionstore.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QSet>

#include <algorithm>
#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kBlock = RowBitmap::kBlock;

/// Of SQLite, in KiB as a negative number. A copy adds its rows in large commits, so it gains
/// little from the larger cache of a shop. The console keeps the copy next to its other data.
constexpr int kCacheSize = -6000;

Q_LOGGING_CATEGORY(lcCopy, "balcao.remote")

/// The smallest number of free seqs below the oldest row of a new copy.
constexpr qint64 kMinRoom = 4 * kBlock;

qint64 firstOfBlock(qint64 seq)
{
    return (seq - 1) / kBlock * kBlock + 1;
}

std::optional<QDate> optionalDay(const Statement &statement, int column)
{
    return statement.isNull(column) ? std::nullopt
                                    : std::optional(QDate::fromJulianDay(statement.number(column)));
}

/// Returns true if `received` is older than the known state, by status and number of events.
bool isOlder(const Transaction &received, const Transaction &known)
{
    return (known.status.isFinal() && !received.status.isFinal()) ||
           received.events.size() < known.events.size();
}

/// Returns true if the personal data was removed from the copy; see pseudonymizeCopy().
bool isPseudonymized(const Transaction &known)
{
    return known.name.startsWith(QLatin1StringView(kPseudonymBegin)) && known.document.isEmpty() &&
           known.phone.isEmpty() && known.email.isEmpty();
}

/// Replaces the personal data of an answer by that of the copy.
void keepPseudonym(Transaction &received, const Transaction &known)
{
    received.name = known.name;
    received.document = known.document;
    received.phone = known.phone;
    received.email = known.email;
    received.description = known.description;
    received.extra = known.extra;
    received.pixKey = known.pixKey;
}

/// Adds what a list omits to a row of a list, and keeps removed personal data removed. A commission
/// can change with the status.
void addKnownDetails(Transaction &received, const Transaction &known)
{
    if (!received.commission && received.status == known.status)
        received.commission = known.commission;
    if (received.operation == Operation::CashOut && received.endToEndId.isEmpty() &&
        received.status != Status::Code::Pending)
        received.endToEndId = known.endToEndId;
    if (isPseudonymized(known))
        keepPseudonym(received, known);
}

/// Returns true if the transactions differ in values that blocks or counters contain.
bool differInBlocks(const Transaction &a, const Transaction &b)
{
    return a.operation != b.operation || a.amount != b.amount || a.created != b.created ||
           a.platform != b.platform || a.reference != b.reference || a.name != b.name ||
           a.document != b.document || a.phone != b.phone || a.pixKey != b.pixKey ||
           std::any_of(
               kSearchedTexts.begin(), kSearchedTexts.end(),
               [&](const SearchedText &searched) { return a.*searched.text != b.*searched.text; });
}

bool differInRest(const Transaction &a, const Transaction &b)
{
    return a.email != b.email || a.extra != b.extra || a.paymentLink != b.paymentLink ||
           a.qrCode != b.qrCode;
}

QSet<QUuid> idsOf(const QList<Transaction> &transactions)
{
    QSet<QUuid> ids;
    for (const Transaction &transaction : transactions)
        ids.insert(transaction.id);
    return ids;
}

} // namespace

/// A failed setting costs memory only.
CopyStore::CopyStore(Database &database)
    : m_database(database)
{
    if (const auto set = m_database.queryScalar(u"PRAGMA cache_size = %1"_s.arg(kCacheSize)); !set)
        qCWarning(lcCopy) << "the cache keeps its size:" << set.error().detail;
}

Result<CopyState> CopyStore::state()
{
    return inReadTransaction(m_database, [&]() -> Result<CopyState> {
        CopyState state;
        {
            Statement statement(
                m_database, u"SELECT platform, since, is_complete, as_of, total, unreadable, "
                            "sweep_day, vanished, reverted, incident_at, "
                            "(SELECT CAST(coalesce(sum(n), 0) AS BIGINT) FROM tot) FROM copy"_s);
            if (const auto run = statement.run(); !run)
                return tl::unexpected(run.error());
            if (statement.next()) {
                state.platform = statement.id(0);
                state.since = optionalDay(statement, 1);
                state.isComplete = statement.number(2) != 0;
                state.asOf = statement.optionalTime(3);
                state.total = statement.number(4);
                state.unreadable = statement.number(5);
                state.sweepDay = optionalDay(statement, 6);
                state.vanished = statement.number(7);
                state.reverted = statement.number(8);
                state.incidentAt = statement.optionalTime(9);
                state.count = statement.number(10);
            }
            if (const auto end = statement.end(); !end)
                return tl::unexpected(end.error());
        }
        const auto newest = end(Side::Newest);
        if (!newest)
            return tl::unexpected(newest.error());
        const auto oldest = end(Side::Oldest);
        if (!oldest)
            return tl::unexpected(oldest.error());
        if (*newest && *oldest) {
            state.newestDay = QDate::fromJulianDay((*newest)->date);
            state.oldestDay = QDate::fromJulianDay((*oldest)->date);
        }
        return state;
    });
}

Result<void> CopyStore::reset(const QUuid &platform, qint64 total)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        auto done = removeBlocks(1, std::numeric_limits<qint64>::max() / 2);
        for (const auto table : {"refund"_L1, "whole"_L1, "event"_L1, "tx_wide"_L1, "tx"_L1,
                                 "day"_L1, "tally"_L1, "tot"_L1})
            done = done.and_then([&] { return run("DELETE FROM "_L1 + table); });
        if (!done)
            return done;
        Statement statement(m_database,
                            u"INSERT INTO copy (only_one, platform, is_complete, total, "
                            "unreadable, vanished, reverted) VALUES (1, ?, 0, ?, 0, 0, 0) "
                            "ON CONFLICT (only_one) DO UPDATE SET platform = excluded.platform, "
                            "since = NULL, is_complete = 0, as_of = NULL, total = excluded.total, "
                            "unreadable = 0, sweep_day = NULL"_s);
        return statement.bind(platform).bind(total).run();
    });
}

Result<std::optional<CopyStore::End>> CopyStore::end(Side side)
{
    Statement statement(m_database, u"SELECT seq, day, (SELECT coalesce(date, day) FROM day "
                                    "WHERE day.day = tx.day) FROM tx ORDER BY seq%1 LIMIT 1"_s.arg(
                                        side == Side::Newest ? " DESC"_L1 : ""_L1));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    std::optional<End> end;
    if (statement.next())
        end = {statement.number(0), statement.number(1), statement.number(2)};
    return statement.end().map([&end] { return end; });
}

Result<std::optional<CopyStore::Known>> CopyStore::find(const QUuid &id)
{
    Statement statement(m_database, u"SELECT seq, day FROM tx WHERE id = ?"_s);
    if (const auto run = statement.bind(id).run(); !run)
        return tl::unexpected(run.error());
    std::optional<Known> known;
    if (statement.next())
        known = {statement.number(0), statement.number(1)};
    return statement.end().map([&known] { return known; });
}

/// Returns the ids of these rows, oldest first.
Result<QList<QUuid>> CopyStore::idsBetween(qint64 first, qint64 last)
{
    Statement statement(m_database, u"SELECT id FROM tx WHERE seq BETWEEN ? AND ? ORDER BY seq"_s);
    if (const auto run = statement.bind(first).bind(last).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> ids;
    while (statement.next())
        ids.append(statement.id(0));
    return statement.end().map([&ids] { return ids; });
}

/// Returns false, without a change, if the transaction is in the copy.
Result<bool> CopyStore::insert(qint64 seq, qint64 day, qint64 date, const Transaction &transaction)
{
    const auto status = m_words.numberOf(m_database, transaction.status);
    if (!status)
        return tl::unexpected(status.error());
    {
        static const QString sql =
            u"INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, "
            "finished, platform, reference, name, folded_name, document, phone, pix_key, e2e_id, "
            "%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?%2) "
            "ON CONFLICT (id) DO NOTHING"_s.arg(searchedColumns(),
                                                u", ?"_s.repeated(kSearchedTexts.size()));
        Statement statement(m_database, sql);
        statement.bind(seq)
            .bind(transaction.id)
            .bind(numberOf(transaction.operation))
            .bind(*status)
            .bind(transaction.amount)
            .bind(transaction.commission)
            .bind(transaction.created)
            .bind(day)
            .bind(transaction.finished)
            .bind(transaction.platform)
            .bindStored(nullIfEmpty(transaction.reference))
            .bind(transaction.name)
            .bind(folded(transaction.name))
            .bind(transaction.document)
            .bind(transaction.phone)
            .bindStored(nullIfEmpty(transaction.pixKey))
            .bindStored(nullIfEmpty(transaction.endToEndId));
        for (const SearchedText &searched : kSearchedTexts)
            statement.bind(folded(transaction.*searched.text));
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        if (statement.affectedRows() == 0)
            return false;
    }
    if (day != date) {
        Statement statement(m_database, u"UPDATE day SET date = ? WHERE day = ?"_s);
        if (const auto run = statement.bind(date).bind(day).run(); !run)
            return tl::unexpected(run.error());
    }
    {
        Statement wide(m_database, u"INSERT INTO tx_wide (seq, email, description, extra, "
                                   "payment_link, qr_code) VALUES (?, ?, ?, ?, ?, ?)"_s);
        wide.bind(seq)
            .bind(transaction.email)
            .bind(transaction.description)
            .bind(transaction.extra)
            .bind(transaction.paymentLink)
            .bind(transaction.qrCode);
        if (const auto run = wide.run(); !run)
            return tl::unexpected(run.error());
    }
    return insertEvents(seq, transaction).map([] { return true; });
}

Result<void> CopyStore::insertEvents(qint64 seq, const Transaction &transaction)
{
    qint64 n = transaction.events.size();
    for (const StatusEvent &event : transaction.events) { // newest first
        const auto status = m_words.numberOf(m_database, event.status);
        if (!status)
            return tl::unexpected(status.error());
        Statement statement(m_database,
                            u"INSERT INTO event (tx, n, status, at) VALUES (?, ?, ?, ?)"_s);
        if (auto run = statement.bind(seq).bind(--n).bind(*status).bind(event.at).run(); !run)
            return run;
    }
    return {};
}

Result<CopyChanges> CopyStore::prepend(const QList<Transaction> &transactions,
                                       const std::optional<QDate> &since)
{
    return inWriteTransaction(m_database, [&]() -> Result<CopyChanges> {
        if (const auto read = m_words.read(m_database); !read)
            return tl::unexpected(read.error());
        auto oldest = end(Side::Oldest);
        if (!oldest)
            return tl::unexpected(oldest.error());
        if (!*oldest) {
            const auto total = number(u"SELECT coalesce(max(total), 0) FROM copy"_s);
            if (!total)
                return tl::unexpected(total.error());
            const qint64 room = std::max(kMinRoom, *total / 50);
            *oldest = End{(*total + room) / kBlock * kBlock + 1, 0, 0};
        } else if ((*oldest)->seq <= transactions.size()) {
            const qint64 distance = (transactions.size() / kBlock + 4) * kBlock;
            if (const auto shifted = shiftAbove(0, distance); !shifted)
                return tl::unexpected(shifted.error());
            (*oldest)->seq += distance;
        }
        End last = **oldest;
        const qint64 newest = last.seq - 1;
        CopyChanges changes;
        for (const Transaction &transaction : transactions) {
            const qint64 date = brasiliaDay(transaction.created).toJulianDay();
            const bool isFirst = last.day == 0;
            const qint64 day = isFirst             ? date
                               : last.date == date ? last.day
                                                   : std::min(last.day - 1, date);
            const auto inserted = insert(last.seq - 1, day, date, transaction);
            if (!inserted)
                return tl::unexpected(inserted.error());
            if (!*inserted)
                continue;
            last = {last.seq - 1, day, date};
            ++changes.added;
        }
        auto done = changes.added > 0 ? fillBlocks(last.seq, newest) : Result<void>();
        if (since)
            done = done.and_then(
                [&] { return run(u"UPDATE copy SET since = ?"_s, {since->toJulianDay()}); });
        return done.map([&] { return changes; });
    });
}

Result<void> CopyStore::removeUnfinishedDay()
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        const auto last = number(u"SELECT coalesce(max(seq), 0) FROM tx WHERE seq < coalesce("
                                 "(SELECT min(first_seq) FROM day WHERE coalesce(date, day) >= "
                                 "(SELECT since FROM copy)), (SELECT max(seq) + 1 FROM tx))"_s);
        if (!last)
            return tl::unexpected(last.error());
        return *last > 0 ? removeRows(1, *last) : Result<void>();
    });
}

Result<CopyChanges> CopyStore::replaceTop(const QList<Transaction> &transactions)
{
    return inWriteTransaction(m_database, [&]() -> Result<CopyChanges> {
        if (const auto read = m_words.read(m_database); !read)
            return tl::unexpected(read.error());
        CopyChanges changes;
        std::optional<Known> anchor;
        qsizetype at = transactions.size();
        while (!anchor && at > 0) {
            const auto known = find(transactions.at(--at).id);
            if (!known)
                return tl::unexpected(known.error());
            anchor = *known;
        }
        if (!anchor) {
            changes.isConnected = false;
            return changes;
        }
        for (const Transaction &transaction : transactions) {
            if (const auto updated = updateOne(transaction, Trust::Cautious, changes); !updated)
                return tl::unexpected(updated.error());
        }
        anchor = find(transactions.at(at).id).value_or(std::nullopt);
        if (!anchor) { // moved to another day, and therefore removed
            changes.isConnected = false;
            return changes;
        }
        const auto newest = end(Side::Newest);
        if (!newest)
            return tl::unexpected(newest.error());
        const auto stored = idsBetween(anchor->seq + 1, (*newest)->seq);
        if (!stored)
            return tl::unexpected(stored.error());
        QList<Transaction> wanted(transactions.cbegin(), transactions.cbegin() + at);
        std::reverse(wanted.begin(), wanted.end()); // oldest first
        qsizetype equal = 0;
        while (equal < stored->size() && equal < wanted.size() &&
               stored->at(equal) == wanted.at(equal).id)
            ++equal;
        const QSet<QUuid> listed = idsOf(wanted);
        const QSet<QUuid> before(stored->cbegin(), stored->cend());
        for (const QUuid &id : *stored)
            changes.vanished += listed.contains(id) ? 0 : 1;
        for (const Transaction &transaction : std::as_const(wanted))
            changes.added += before.contains(transaction.id) ? 0 : 1;
        wanted.remove(0, equal);
        auto done = Result<void>();
        if (equal < stored->size()) {
            const auto whole = withKnownDetails(wanted);
            if (!whole)
                return tl::unexpected(whole.error());
            wanted = *whole;
            done = removeRows(anchor->seq + equal + 1, (*newest)->seq);
        }
        return done.and_then([&] { return append(wanted); }).map([&] { return changes; });
    });
}

/// Adds transactions that are newer than all others, oldest first.
Result<void> CopyStore::append(const QList<Transaction> &oldestFirst)
{
    if (oldestFirst.isEmpty())
        return {};
    const auto newest = end(Side::Newest);
    if (!newest)
        return tl::unexpected(newest.error());
    Q_ASSERT(*newest);
    End last = **newest;
    const qint64 first = last.seq + 1;
    for (const Transaction &transaction : oldestFirst) {
        const qint64 date = brasiliaDay(transaction.created).toJulianDay();
        const qint64 day = last.date == date ? last.day : std::max(last.day + 1, date);
        const auto inserted = insert(last.seq + 1, day, date, transaction);
        if (!inserted)
            return tl::unexpected(inserted.error());
        if (*inserted)
            last = {last.seq + 1, day, date};
    }
    return fillBlocks(first, last.seq);
}

/// Adds the details of transactions in the copy.
Result<QList<Transaction>> CopyStore::withKnownDetails(QList<Transaction> transactions)
{
    for (Transaction &transaction : transactions) {
        const auto known = TransactionStore(m_database).find(transaction.id);
        if (known)
            addKnownDetails(transaction, *known);
        else if (known.error().code != Error::Code::NotFound)
            return tl::unexpected(known.error());
    }
    return transactions;
}

Result<CopyChanges> CopyStore::replaceDay(QDate day, const QList<Transaction> &transactions)
{
    return inWriteTransaction(m_database, [&]() -> Result<CopyChanges> {
        if (const auto read = m_words.read(m_database); !read)
            return tl::unexpected(read.error());
        CopyChanges changes;
        for (const Transaction &transaction : transactions) {
            if (const auto updated = updateOne(transaction, Trust::Cautious, changes); !updated)
                return tl::unexpected(updated.error());
        }
        const qint64 date = day.toJulianDay();
        qint64 first = 0;
        qint64 last = -1;
        qint64 dayNumber = date;
        {
            Statement statement(m_database,
                                u"SELECT day, first_seq, coalesce((SELECT next.first_seq - 1 FROM "
                                "day AS next WHERE next.day > day.day ORDER BY next.day LIMIT 1), "
                                "(SELECT max(seq) FROM tx)) FROM day "
                                "WHERE coalesce(date, day) = ? ORDER BY day"_s);
            if (const auto run = statement.bind(date).run(); !run)
                return tl::unexpected(run.error());
            int parts = 0;
            while (statement.next()) {
                dayNumber = statement.number(0);
                first = statement.number(1);
                last = statement.number(2);
                ++parts;
            }
            if (const auto end = statement.end(); !end)
                return tl::unexpected(end.error());
            if (parts > 1) { // The clock of the service was set back: only statuses are compared.
                return changes;
            }
            if (parts == 0)
                last = -1;
        }
        if (last < first) { // a new day, after the rows of earlier days
            const auto before =
                number(u"SELECT coalesce(max(seq), 0) FROM tx WHERE day < ?"_s, {date});
            if (!before)
                return tl::unexpected(before.error());
            const auto oldest = end(Side::Oldest);
            if (!oldest)
                return tl::unexpected(oldest.error());
            first = *before > 0 ? *before + 1 : *oldest ? (*oldest)->seq : kMinRoom;
            last = first - 1;
            if (transactions.isEmpty())
                return changes;
        }
        const auto stored = idsBetween(first, last);
        if (!stored)
            return tl::unexpected(stored.error());
        QList<QUuid> wanted(transactions.size());
        std::transform(transactions.crbegin(), transactions.crend(), wanted.begin(),
                       [](const Transaction &each) { return each.id; });
        if (*stored == wanted)
            return changes;
        const auto spliced = splice(first, last, transactions, dayNumber, date);
        if (!spliced)
            return tl::unexpected(spliced.error());
        changes.added += spliced->added;
        changes.vanished += spliced->vanished;
        return changes;
    });
}

/// Replaces the rows `first` to `last` by transactions of one day.
Result<CopyChanges> CopyStore::splice(qint64 first, qint64 last,
                                      const QList<Transaction> &transactions, qint64 day,
                                      qint64 date)
{
    const auto stored = idsBetween(first, last);
    if (!stored)
        return tl::unexpected(stored.error());
    CopyChanges changes;
    const QSet<QUuid> wanted = idsOf(transactions);
    const QSet<QUuid> before(stored->cbegin(), stored->cend());
    for (const QUuid &id : *stored)
        changes.vanished += wanted.contains(id) ? 0 : 1;
    for (const Transaction &transaction : transactions)
        changes.added += before.contains(transaction.id) ? 0 : 1;
    const auto whole = withKnownDetails(transactions);
    if (!whole)
        return tl::unexpected(whole.error());
    // Rows of this day at another place would be in conflict.
    for (const Transaction &transaction : *whole) {
        const auto known = find(transaction.id);
        if (!known)
            return tl::unexpected(known.error());
        if (*known && ((*known)->seq < first || (*known)->seq > last))
            return tl::unexpected(
                Error{Error::Code::NotUnderstood, {}, u"a transaction has two days"_s});
    }
    const qint64 distance = transactions.size() - stored->size();
    auto done =
        removeRows(first, last)
            .and_then([&] { return shiftAbove(last, distance); })
            .and_then([&]() -> Result<void> {
                qint64 seq = first + whole->size();
                for (const Transaction &transaction : *whole) {
                    const auto inserted = insert(--seq, day, date, transaction);
                    if (!inserted)
                        return tl::unexpected(inserted.error());
                }
                return {};
            })
            .and_then([&] { return fillBlocks(first, first + transactions.size() + kBlock); });
    return done.map([&] { return changes; });
}

Result<CopyChanges> CopyStore::update(const QList<Transaction> &transactions, Trust trust)
{
    return inWriteTransaction(m_database, [&]() -> Result<CopyChanges> {
        if (const auto read = m_words.read(m_database); !read)
            return tl::unexpected(read.error());
        CopyChanges changes;
        for (const Transaction &transaction : transactions) {
            if (const auto updated = updateOne(transaction, trust, changes); !updated)
                return tl::unexpected(updated.error());
        }
        return changes;
    });
}

Result<CopyChanges> CopyStore::updateWhole(const Transaction &transaction)
{
    return inWriteTransaction(m_database, [&] {
        return update({transaction}, Trust::Final).and_then([&](const CopyChanges &changes) {
            Statement statement(m_database, u"INSERT INTO whole (tx) SELECT seq FROM tx "
                                            "WHERE id = ? AND operation = 2 AND status <> 1 "
                                            "ON CONFLICT DO NOTHING"_s);
            return statement.bind(transaction.id).run().map([&changes] { return changes; });
        });
    });
}

Result<void> CopyStore::updateOne(Transaction received, Trust trust, CopyChanges &changes)
{
    const auto place = find(received.id);
    if (!place)
        return tl::unexpected(place.error());
    if (!*place) {
        ++changes.missing;
        return {};
    }
    auto known = TransactionStore(m_database).find(received.id);
    if (!known)
        return tl::unexpected(known.error());
    m_words.restore(*known);
    addKnownDetails(received, *known);
    received.refundReason = known->refundReason;
    received.asOf = known->asOf;
    received.expires = known->expires;
    received.evidence = known->evidence;
    if (received == *known)
        return {};
    if (isOlder(received, *known)) {
        if (trust == Trust::Cautious) {
            changes.doubtful.append(received.id);
            return {};
        }
        ++changes.reverted;
    }
    ++changes.changed;
    if (brasiliaDay(received.created) != brasiliaDay(known->created)) // it is read again
        return removeKnown(**place).map([](const CopyChanges &) {});
    return updateRow((*place)->seq, (*place)->day, *known, received);
}

Result<void> CopyStore::updateRow(qint64 seq, qint64 day, const Transaction &known,
                                  const Transaction &next)
{
    if (differInBlocks(known, next)) {
        return removeRows(seq, seq)
            .and_then(
                [&] { return insert(seq, day, brasiliaDay(next.created).toJulianDay(), next); })
            .and_then([&](bool) { return fillBlocks(seq, seq); });
    }
    const auto status = m_words.numberOf(m_database, next.status);
    if (!status)
        return tl::unexpected(status.error());
    Statement row(m_database, u"UPDATE tx SET status = ?, commission = ?, finished = ?, e2e_id = ? "
                              "WHERE seq = ?"_s);
    row.bind(*status)
        .bind(next.commission)
        .bind(next.finished)
        .bindStored(nullIfEmpty(next.endToEndId))
        .bind(seq);
    auto done = row.run();
    if (done && differInRest(known, next)) {
        Statement wide(m_database, u"UPDATE tx_wide SET email = ?, extra = ?, payment_link = ?, "
                                   "qr_code = ? WHERE seq = ?"_s);
        wide.bind(next.email).bind(next.extra).bind(next.paymentLink).bind(next.qrCode).bind(seq);
        done = wide.run();
    }
    if (done && known.status != next.status)
        done = run(u"DELETE FROM whole WHERE tx = ?"_s, {seq});
    if (done && known.events != next.events)
        done = run(u"DELETE FROM event WHERE tx = ?"_s, {seq}).and_then([&] {
            return insertEvents(seq, next);
        });
    return done;
}

Result<CopyChanges> CopyStore::remove(const QUuid &id)
{
    return inWriteTransaction(m_database, [&]() -> Result<CopyChanges> {
        const auto known = find(id);
        if (!known)
            return tl::unexpected(known.error());
        return *known ? removeKnown(**known) : CopyChanges();
    });
}

Result<CopyChanges> CopyStore::removeKnown(const Known &known)
{
    return removeRows(known.seq, known.seq)
        .and_then([&] { return shiftAbove(known.seq, -1); })
        .and_then([&] { return fillBlocks(known.seq, known.seq); })
        .map([] { return CopyChanges{.vanished = 1}; });
}

/// Removes rows, and the blocks with these rows.
Result<void> CopyStore::removeRows(qint64 first, qint64 last)
{
    if (first > last)
        return {};
    auto done = removeBlocks(first, last);
    for (const auto table : {"refund"_L1, "whole"_L1, "event"_L1})
        done = done.and_then([&] {
            return run("DELETE FROM "_L1 + table + " WHERE tx BETWEEN ? AND ?"_L1, {first, last});
        });
    for (const auto table : {"tx_wide"_L1, "tx"_L1})
        done = done.and_then([&] {
            return run("DELETE FROM "_L1 + table + " WHERE seq BETWEEN ? AND ?"_L1, {first, last});
        });
    return done;
}

/// Changes the seqs of all rows after `seq`, and rebuilds their blocks. Seqs pass through negative
/// numbers, so that no row meets the old seq of another one.
Result<void> CopyStore::shiftAbove(qint64 seq, qint64 distance)
{
    if (distance == 0)
        return {};
    const auto newest = end(Side::Newest);
    if (!newest)
        return tl::unexpected(newest.error());
    if (!*newest || (*newest)->seq <= seq)
        return {};
    auto done = removeBlocks(seq + 1, (*newest)->seq).and_then([&] {
        return run(u"PRAGMA defer_foreign_keys = ON"_s);
    });
    const std::pair<QLatin1StringView, QLatin1StringView> columns[]{{"tx"_L1, "seq"_L1},
                                                                    {"tx_wide"_L1, "seq"_L1},
                                                                    {"event"_L1, "tx"_L1},
                                                                    {"refund"_L1, "tx"_L1},
                                                                    {"whole"_L1, "tx"_L1}};
    for (const auto &[table, column] : columns) {
        done = done.and_then([&, table = table, column = column] {
                       return run(u"UPDATE %1 SET %2 = -(%2 + ?) WHERE %2 > ?"_s.arg(table, column),
                                  {distance, seq});
                   })
                   .and_then([&, table = table, column = column] {
                       return run(u"UPDATE %1 SET %2 = -%2 WHERE %2 < 0"_s.arg(table, column));
                   });
    }
    return done
        .and_then([&] {
            return run(u"UPDATE day SET first_seq = first_seq + ? WHERE first_seq > ?"_s,
                       {distance, seq});
        })
        .and_then([&] { return fillBlocks(seq + 1 + distance, (*newest)->seq + distance); });
}

Result<void> CopyStore::removeBlocks(qint64 first, qint64 last)
{
    Result<void> done;
    const auto remove = [&](QLatin1StringView table) {
        return run("DELETE FROM "_L1 + table + " WHERE first BETWEEN ? AND ?"_L1,
                   {firstOfBlock(first), last});
    };
    for (const BlockColumn &column : kBlockColumns)
        done = done.and_then([&] { return remove(column.table); });
    return done.and_then([&] { return remove("kinds"_L1); }).and_then([&] {
        return remove("block"_L1);
    });
}

/// Creates the missing blocks with these rows, as far as all rows of a block exist.
Result<void> CopyStore::fillBlocks(qint64 first, qint64 last)
{
    Result<void> done;
    for (qint64 block = firstOfBlock(first); done && block <= last; block += kBlock) {
        done = run(u"INSERT INTO block (first) SELECT ? WHERE NOT EXISTS "
                   "(SELECT 1 FROM block WHERE first = ?) AND "
                   "(SELECT count(*) FROM tx WHERE seq BETWEEN ? AND ?) = ?"_s,
                   {block, block, block, block + kBlock - 1, kBlock});
    }
    return done;
}

Result<QList<QUuid>> CopyStore::openIds()
{
    return inReadTransaction(m_database, [&]() -> Result<QList<QUuid>> {
        Statement statement(m_database, u"SELECT id FROM (SELECT id, seq FROM tx INDEXED BY "
                                        "tx_kind WHERE status IN (1, 6, 7) UNION ALL "
                                        "SELECT id, seq FROM tx INDEXED BY tx_kind "
                                        "WHERE status >= 100) ORDER BY seq DESC"_s);
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        QList<QUuid> ids;
        while (statement.next())
            ids.append(statement.id(0));
        return statement.end().map([&ids] { return ids; });
    });
}

Result<QList<QUuid>> CopyStore::shortIds(qint64 limit)
{
    return inReadTransaction(m_database, [&]() -> Result<QList<QUuid>> {
        Statement statement(m_database,
                            u"SELECT id FROM tx INDEXED BY tx_short WHERE operation = 2 AND "
                            "e2e_id IS NULL AND status <> 1 AND seq NOT IN (SELECT tx FROM whole) "
                            "ORDER BY seq DESC LIMIT ?"_s);
        if (const auto run = statement.bind(limit).run(); !run)
            return tl::unexpected(run.error());
        QList<QUuid> ids;
        while (statement.next())
            ids.append(statement.id(0));
        return statement.end().map([&ids] { return ids; });
    });
}

Result<qint64> CopyStore::countOf(QDate first, QDate last)
{
    return inReadTransaction(m_database, [&] {
        return number(u"SELECT CAST(coalesce(sum(n), 0) AS BIGINT) FROM tally WHERE day IN "
                      "(SELECT day FROM day WHERE coalesce(date, day) BETWEEN ? AND ?)"_s,
                      {first.toJulianDay(), last.toJulianDay()});
    });
}

Result<void> CopyStore::setComplete()
{
    return inWriteTransaction(m_database,
                              [&] { return run(u"UPDATE copy SET is_complete = 1"_s); });
}

Result<void> CopyStore::setTotal(qint64 total, qint64 unreadable)
{
    return inWriteTransaction(m_database, [&] {
        return run(u"UPDATE copy SET total = ?, unreadable = ?"_s, {total, unreadable});
    });
}

Result<void> CopyStore::setAsOf(const QDateTime &at, qint64 total)
{
    return inWriteTransaction(m_database, [&] {
        return run(u"UPDATE copy SET as_of = ?, total = ?"_s, {at.toMSecsSinceEpoch(), total});
    });
}

Result<void> CopyStore::setSweepDay(const std::optional<QDate> &day)
{
    return inWriteTransaction(m_database, [&] {
        return day ? run(u"UPDATE copy SET sweep_day = ?"_s, {day->toJulianDay()})
                   : run(u"UPDATE copy SET sweep_day = NULL"_s);
    });
}

Result<void> CopyStore::addIncident(const CopyChanges &changes, const QDateTime &at)
{
    return inWriteTransaction(m_database, [&] {
        return run(u"UPDATE copy SET vanished = vanished + ?, reverted = reverted + ?, "
                   "incident_at = ?"_s,
                   {changes.vanished, changes.reverted, at.toMSecsSinceEpoch()});
    });
}

Result<qint64> CopyStore::number(const QString &sql, const QList<qint64> &values)
{
    Statement statement(m_database, sql);
    for (const qint64 value : values)
        statement.bind(value);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 number = statement.next() ? statement.number(0) : 0;
    return statement.end().map([number] { return number; });
}

Result<void> CopyStore::run(const QString &sql, const QList<qint64> &values)
{
    Statement statement(m_database, sql);
    for (const qint64 value : values)
        statement.bind(value);
    return statement.run();
}

} // namespace core
