// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/transactionstore.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/rowlist.h"
#include "core/database/searchedtexts.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/folding.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/search/transactionlist.h"
#include "core/storage/evidencestore.h"
#include "core/storage/transactionrows.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the columns of a new row of tx, in the order of transactionValues(). The column seq is
/// not one of them.
QStringList transactionColumns()
{
    static const QStringList kNames = [] {
        QStringList columns{
            u"id"_s,      u"operation"_s,   u"status"_s,   u"amount"_s,   u"commission"_s,
            u"created"_s, u"day"_s,         u"finished"_s, u"platform"_s, u"reference"_s,
            u"name"_s,    u"folded_name"_s, u"document"_s, u"phone"_s,    u"pix_key"_s,
            u"e2e_id"_s,  u"due"_s,         u"expires"_s,
        };
        for (const SearchedText &searched : kSearchedTexts)
            columns += searched.column;
        return columns;
    }();
    return kNames;
}

QVariantList transactionValues(const Transaction &transaction, qint64 day,
                               const std::optional<QDateTime> &due)
{
    QVariantList values{
        sqlValue(transaction.id),
        sqlValue(numberOf(transaction.operation)),
        sqlValue(numberOf(transaction.status.code())),
        sqlValue(transaction.amount),
        sqlValue(transaction.commission),
        sqlValue(transaction.created),
        sqlValue(day),
        sqlValue(transaction.finished),
        sqlValue(transaction.platform),
        nullIfEmpty(transaction.reference),
        sqlValue(transaction.name),
        sqlValue(folded(transaction.name)),
        sqlValue(transaction.document),
        sqlValue(transaction.phone),
        nullIfEmpty(transaction.pixKey),
        nullIfEmpty(transaction.endToEndId),
        sqlValue(due),
        sqlValue(transaction.expires),
    };
    for (const SearchedText &searched : kSearchedTexts)
        values.append(sqlValue(folded(transaction.*searched.text)));
    return values;
}

/// Returns the columns of a new row of tx_wide, in the order of wideValues().
QStringList wideColumns()
{
    static const QStringList kNames{
        u"seq"_s, u"email"_s, u"description"_s, u"extra"_s, u"payment_link"_s, u"qr_code"_s,
    };
    return kNames;
}

QVariantList wideValues(qint64 seq, const Transaction &transaction)
{
    return {
        sqlValue(seq),
        sqlValue(transaction.email),
        sqlValue(transaction.description),
        sqlValue(transaction.extra),
        sqlValue(transaction.paymentLink),
        sqlValue(transaction.qrCode),
    };
}

constexpr auto kUnlessReferenceIsUsed =
    "ON CONFLICT (platform, reference) WHERE reference IS NOT NULL DO NOTHING"_L1;

tl::unexpected<Error> referenceIsUsed()
{
    return tl::unexpected(Error{Error::Code::Conflict,
                                {{Field::Reference, Problem::AlreadyUsed}},
                                u"the reference is taken"_s});
}

void bindAll(Statement &statement, const QVariantList &values)
{
    for (const QVariant &value : values)
        statement.bindStored(value);
}

} // namespace

Result<std::optional<QDateTime>> TransactionStore::insert(const Transaction &transaction,
                                                          const std::optional<QDateTime> &due)
{
    Q_ASSERT(m_database.isInTransaction() && !transaction.events.isEmpty());
    const auto last = newest();
    if (!last)
        return tl::unexpected(last.error());
    const Day day = dayAfter(*last, transaction.created);
    const bool isNewDay = !*last || (*last)->day.number != day.number;
    return insertRow(transaction, day.number, due)
        .and_then([&](qint64 seq) { return insertRest(seq, transaction); })
        .and_then([&] { return isNewDay ? insertDate(day) : Result<void>(); })
        .map([&last] { return *last ? std::optional((*last)->created) : std::nullopt; });
}

Result<std::optional<TransactionStore::Newest>>
TransactionStore::insertTogether(const QList<Transaction> &charges,
                                 const std::optional<Newest> &before)
{
    Q_ASSERT(m_database.isInTransaction() && m_database.hasRoundTrips());
    if (charges.isEmpty())
        return before;
    RowList rows("tx"_L1, QStringList{u"seq"_s} + transactionColumns());
    RowList wide("tx_wide"_L1, wideColumns());
    RowList events("event"_L1, {u"tx"_s, u"n"_s, u"status"_s, u"at"_s});
    QList<Day> newDays;
    std::optional<Newest> last = before;
    for (const Transaction &charge : charges) {
        Q_ASSERT(charge.events.size() == 1 && charge.evidence.isEmpty());
        const Day day = dayAfter(last, charge.created);
        if (!last || last->day.number != day.number)
            newDays.append(day);
        const qint64 seq = last ? last->seq + 1 : 1;
        last = Newest{seq, charge.created, day};
        rows.append(QVariantList{sqlValue(seq)} + transactionValues(charge, day.number, {}));
        wide.append(wideValues(seq, charge));
        const StatusEvent &event = charge.events.constFirst();
        events.append({sqlValue(seq), sqlValue(qint64(0)), sqlValue(numberOf(event.status.code())),
                       sqlValue(event.at)});
    }
    const auto inserted = insertRows(rows, wide, events);
    if (!inserted)
        return tl::unexpected(inserted.error());
    if (*inserted != charges.size())
        return referenceIsUsed();
    for (const Day &day : std::as_const(newDays)) {
        if (auto done = insertDate(day); !done)
            return tl::unexpected(done.error());
    }
    return last;
}

/// Inserts the rows of three tables with one statement. Returns the number of new rows of tx; less
/// than all if references are used.
Result<qint64> TransactionStore::insertRows(const RowList &rows, const RowList &wide,
                                            const RowList &events)
{
    Statement statement(m_database, "WITH added AS ("_L1 + rows.insertion() + u' ' +
                                        kUnlessReferenceIsUsed +
                                        " RETURNING seq), added_wide AS ("_L1 + wide.insertion() +
                                        " WHERE seq IN (SELECT seq FROM added)), "
                                        "added_events AS ("_L1 +
                                        events.insertion() +
                                        " WHERE tx IN (SELECT seq FROM added)) "
                                        "SELECT count(*) FROM added"_L1);
    statement.bind(rows.json()).bind(wide.json()).bind(events.json());
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 inserted = statement.next() ? statement.number(0) : 0;
    return statement.end().map([inserted] { return inserted; });
}

Result<std::optional<TransactionStore::Newest>> TransactionStore::newest()
{
    Statement statement(m_database,
                        u"SELECT seq, created, day, (SELECT coalesce(date, day) FROM day "
                        "WHERE day.day = tx.day) FROM tx ORDER BY seq DESC LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    std::optional<Newest> newest;
    if (statement.next())
        newest = {
            statement.number(0), statement.time(1), {statement.number(2), statement.number(3)}};
    return statement.end().map([&newest] { return newest; });
}

/// Returns the day of a new transaction. Its number is the date, unless the clock was set back and
/// the number is in use.
TransactionStore::Day TransactionStore::dayAfter(const std::optional<Newest> &newest,
                                                 const QDateTime &created)
{
    const qint64 date = brasiliaDay(created).toJulianDay();
    if (!newest)
        return {date, date};
    if (newest->day.date == date)
        return newest->day;
    return {std::max(newest->day.number + 1, date), date};
}

/// Sets the date of a day. A trigger creates the row of the day with its first transaction.
Result<void> TransactionStore::insertDate(const Day &day)
{
    if (day.number == day.date)
        return {};
    Statement statement(m_database, u"UPDATE day SET date = ? WHERE day = ?"_s);
    return statement.bind(day.date).bind(day.number).run();
}

Result<qint64> TransactionStore::insertRow(const Transaction &transaction, qint64 day,
                                           const std::optional<QDateTime> &due)
{
    static const QString kSql =
        u"INSERT INTO tx (seq, %1) VALUES ((SELECT coalesce(max(seq), 0) + 1 FROM tx), %2) %3 "
        "RETURNING seq"_s.arg(transactionColumns().join(u", "_s),
                              placeholders(transactionColumns().size()), kUnlessReferenceIsUsed);
    Statement statement(m_database, kSql);
    bindAll(statement, transactionValues(transaction, day, due));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    if (statement.next())
        return statement.number(0);
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    return referenceIsUsed();
}

Result<void> TransactionStore::insertRest(qint64 seq, const Transaction &transaction)
{
    static const QString kSql = u"INSERT INTO tx_wide (%1) VALUES (%2)"_s.arg(
        wideColumns().join(u", "_s), placeholders(wideColumns().size()));
    Statement wide(m_database, kSql);
    bindAll(wide, wideValues(seq, transaction));
    if (auto run = wide.run(); !run)
        return run;
    return insertEvents(seq, transaction)
        .and_then([&] { return insertEvidence(transaction); })
        .and_then([&] { return insertRefund(transaction.id, transaction.refundReason); });
}

Result<void> TransactionStore::insertEvents(qint64 seq, const Transaction &transaction)
{
    const bool isByEvidence = isPaidByEvidence(transaction);
    qint64 n = transaction.events.size();
    for (const StatusEvent &event : transaction.events) { // newest first
        const bool isPayment = isByEvidence && event.status == Status::Code::Paid;
        Statement statement(
            m_database,
            u"INSERT INTO event (tx, n, status, at, by_evidence) VALUES (?, ?, ?, ?, ?)"_s);
        statement.bind(seq)
            .bind(--n)
            .bind(numberOf(event.status.code()))
            .bind(event.at)
            .bindStored(isPayment ? sqlValue(qint64(1)) : QVariant());
        if (auto run = statement.run(); !run)
            return run;
    }
    return {};
}

Result<void> TransactionStore::insertEvidence(const Transaction &transaction)
{
    for (const Evidence &record : transaction.evidence) {
        if (auto added = EvidenceStore(m_database).add(transaction.id, record); !added)
            return added;
    }
    return {};
}

Result<void> TransactionStore::insertRefund(const QUuid &id, const QString &reason)
{
    if (reason.isEmpty())
        return {};
    Statement statement(m_database,
                        u"INSERT INTO refund (tx, reason) SELECT seq, ? FROM tx WHERE id = ?"_s);
    return statement.bind(reason).bind(id).run();
}

Result<bool> TransactionStore::hasUnsettledTwin(const Transaction &transaction)
{
    Q_ASSERT(m_database.isInTransaction());
    using Code = Status::Code;
    Statement statement(m_database, "SELECT 1 FROM tx"_L1 +
                                        m_database.backend().indexedBy("tx_pix_key"_L1) +
                                        " WHERE pix_key = ? AND amount = ? AND platform = ? AND "
                                        "status IN (?, ?, ?) AND "
                                        "(reference IS NULL OR reference <> ?) LIMIT 1"_L1);
    statement.bindStored(nullIfEmpty(transaction.pixKey))
        .bind(transaction.amount)
        .bind(transaction.platform)
        .bind(numberOf(Code::Pending))
        .bind(numberOf(Code::InProcess))
        .bind(numberOf(Code::InAnalysis))
        .bind(transaction.reference);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool found = statement.next();
    return statement.end().map([found] { return found; });
}

Result<Transaction> TransactionStore::find(const QUuid &id)
{
    Q_ASSERT(m_database.isInTransaction());
    return TransactionRows(m_database).find(id);
}

/// Returns the memory of this connection; empty after a reconnect.
ListMemory &TransactionStore::listMemory()
{
    if (m_connection != m_database.connections())
        m_listMemory = {};
    m_connection = m_database.connections();
    return m_listMemory;
}

Result<TransactionPage> TransactionStore::list(const TransactionFilter &filter,
                                               const std::optional<QDateTime> &expiredAt)
{
    Q_ASSERT(m_database.isInTransaction() && filter.page >= 1);
    const qint64 size = filter.pageSize;
    TransactionList list(m_database, filter, listMemory(), expiredAt);
    const auto total = list.total();
    if (!total)
        return tl::unexpected(total.error());

    TransactionPage page;
    page.currentPage = filter.page;
    page.total = *total;
    page.lastPage = static_cast<int>(std::max<qint64>(1, (*total + size - 1) / size));
    return list.page(*total)
        .and_then([&](QList<qint64> seqs) {
            if (filter.after) {
                page.lastPage = 1;
                page.hasMore = seqs.size() > size;
                seqs.resize(std::min<qsizetype>(seqs.size(), size));
            }
            return TransactionRows(m_database).page(seqs);
        })
        .map([&page](const QList<Transaction> &transactions) {
            page.transactions = transactions;
            return page;
        });
}

Result<qint64> TransactionStore::count(const TransactionFilter &filter,
                                       const std::optional<QDateTime> &expiredAt)
{
    Q_ASSERT(m_database.isInTransaction());
    return TransactionList(m_database, filter, listMemory(), expiredAt).total();
}

Result<void> TransactionStore::readAll(const TransactionFilter &filter,
                                       const std::optional<QDateTime> &expiredAt,
                                       const RowVisitor &visit)
{
    Q_ASSERT(m_database.isInTransaction());
    TransactionList list(m_database, filter, listMemory(), expiredAt);
    if (const auto total = list.total(); !total)
        return tl::unexpected(total.error());
    StoredTransactions stored;
    while (true) {
        const auto seqs = list.next();
        if (!seqs)
            return tl::unexpected(seqs.error());
        if (seqs->isEmpty())
            return {};
        if (auto read = TransactionRows(m_database).readInto(*seqs, stored); !read)
            return read;
        if (!visit(stored))
            return {};
    }
}

Result<QList<TransactionSum>> TransactionStore::sums(const TransactionFilter &filter,
                                                     const std::optional<QDateTime> &expiredAt)
{
    Q_ASSERT(m_database.isInTransaction());
    TransactionList list(m_database, filter, listMemory(), expiredAt);
    return list.total().and_then([&](qint64 total) { return list.sums(total, expiredAt); });
}

Result<QList<HourlySum>> TransactionStore::hourlySums(const TransactionFilter &filter,
                                                      const std::optional<QDateTime> &expiredAt)
{
    Q_ASSERT(m_database.isInTransaction());
    TransactionList list(m_database, filter, listMemory(), expiredAt);
    return list.total().and_then([&](qint64 total) { return list.hourlySums(total, expiredAt); });
}

Result<void> TransactionStore::move(const StatusTransition &move)
{
    Q_ASSERT(m_database.isInTransaction());
    const Status from(move.from);
    const bool isPossible =
        move.evidence ? from.canTransitionByEvidenceTo(move.to) : from.canTransitionTo(move.to);
    if (!isPossible)
        return tl::unexpected(Error{Error::Code::TransitionRefused, {}, u"no such move"_s});
    const bool isFinal = Status(move.to).isFinal();
    Statement update(m_database, u"UPDATE tx SET status = ?, finished = ?, "
                                 "e2e_id = coalesce(?, e2e_id), "
                                 "commission = CASE CAST(? AS INTEGER) WHEN 1 THEN NULL "
                                 "ELSE coalesce(?, commission) END, due = ?, expires = NULL "
                                 "WHERE id = ? AND status = ?"_s);
    update.bind(numberOf(move.to))
        .bind(isFinal ? std::optional(move.finished.value_or(move.at)) : std::nullopt)
        .bindStored(nullIfEmpty(move.endToEndId))
        .bind(qint64(move.isCommissionUnknown))
        .bindStored(move.commission ? sqlValue(*move.commission) : QVariant())
        .bind(move.due)
        .bind(move.id)
        .bind(numberOf(move.from));
    if (auto run = update.run(); !run)
        return run;
    if (update.affectedRows() != 1)
        return tl::unexpected(Error{Error::Code::TransitionRefused, {}, u"not in that state"_s});
    const auto recorded =
        move.evidence ? addEvidence(move.id, *move.evidence) : Result<void>(); // before the notice
    return recorded.and_then([&] { return insertEvent(move); })
        .and_then([&] { return insertNotice(move); })
        .and_then([&] { return insertRefund(move.id, move.refundReason); });
}

Result<void> TransactionStore::addEvidence(const QUuid &id, const Evidence &record)
{
    return EvidenceStore(m_database).add(id, record);
}

Result<void> TransactionStore::insertEvent(const StatusTransition &move)
{
    const bool isPayment = move.evidence && move.to == Status::Code::Paid;
    Statement statement(m_database, u"INSERT INTO event (tx, n, status, at, by_evidence) "
                                    "SELECT tx, max(n) + 1, ?, ?, ? FROM event "
                                    "WHERE tx = (SELECT seq FROM tx WHERE id = ?) GROUP BY tx"_s);
    return statement.bind(numberOf(move.to))
        .bind(move.at)
        .bindStored(isPayment ? sqlValue(qint64(1)) : QVariant())
        .bind(move.id)
        .run();
}

Result<void> TransactionStore::insertNotice(const StatusTransition &move)
{
    Statement statement(m_database, u"INSERT INTO outbox (id, tx, n, status, e2e_id, created) "
                                    "SELECT (SELECT coalesce(max(id), 0) + 1 FROM outbox), seq, "
                                    "(SELECT max(n) FROM event WHERE tx = seq), status, e2e_id, ? "
                                    "FROM tx WHERE id = ?"_s);
    return statement.bind(move.at).bind(move.id).run();
}

Result<bool> TransactionStore::isEmpty()
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"SELECT 1 FROM tx LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool found = statement.next();
    return statement.end().map([found] { return !found; });
}

} // namespace core
