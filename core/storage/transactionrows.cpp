// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/transactionrows.h"

#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/storage/evidencestore.h"
#include "core/storage/storedtransactions.h"

#include <algorithm>
#include <optional>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The joins that complete a row of `tx`.
constexpr auto kJoins = " JOIN tx_wide ON tx_wide.seq = tx.seq "
                        "LEFT JOIN refund ON refund.tx = tx.seq "_L1;

/// Few transactions have more events than this.
constexpr qsizetype kMaxEvents = 4;

struct Row
{
    qint64 seq;
    Transaction transaction;
};

/// Returns "(?, ?, …)" with one placeholder or a full page of them. Two texts, so that each is
/// prepared once.
QString environmentsFor(const QList<qint64> &seqs)
{
    const qsizetype more = seqs.size() == 1 ? 0 : TransactionPage::kSize - 1;
    return u"(?"_s + u", ?"_s.repeated(more) + u")"_s;
}

/// Binds the numbers to the placeholders. Unused placeholders are NULL, which equals no row.
void bindEach(Statement &statement, const QList<qint64> &seqs)
{
    Q_ASSERT(seqs.size() <= TransactionPage::kSize);
    for (const qint64 seq : seqs)
        statement.bind(seq);
    for (qsizetype i = seqs.size(); i < TransactionPage::kSize && seqs.size() != 1; ++i)
        statement.bindStored(QVariant());
}

/// Reads evidence. `where` is a condition on evidence.tx, whose placeholders `bind` fills.
template<typename Bind>
Result<void> readEvidence(Database &database, const QString &where, Bind bind,
                          StoredTransactions &stored)
{
    Statement records(database, "SELECT "_L1 + EvidenceStore::kColumns +
                                    " FROM evidence WHERE "_L1 + where +
                                    " ORDER BY evidence.tx, id"_L1);
    bind(records);
    if (auto run = records.run(); !run)
        return run;
    while (records.next())
        stored.addEvidence(records);
    return records.end();
}

Result<QList<Row>> readRows(Database &database, Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    StoredTransactions stored;
    while (statement.next())
        stored.addRow(statement);
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    if (stored.hasEvidence()) {
        QList<qint64> seqs;
        for (qsizetype i = 0; i < stored.size(); ++i)
            seqs.append(stored.seq(i));
        const auto read = readEvidence(
            database, "evidence.tx IN "_L1 + environmentsFor(seqs),
            [&seqs](Statement &records) { bindEach(records, seqs); }, stored);
        if (!read)
            return tl::unexpected(read.error());
    }
    QList<Row> rows(stored.size());
    for (qsizetype i = 0; i < stored.size(); ++i) {
        rows[i].seq = stored.seq(i);
        stored.readRow(i, rows[i].transaction);
    }
    return rows;
}

QList<qint64> rowsOf(const QList<Row> &rows)
{
    QList<qint64> seqs;
    seqs.reserve(rows.size());
    for (const Row &row : rows)
        seqs.append(row.seq);
    return seqs;
}

QString eventsOf(const QString &places)
{
    return "SELECT tx, status, at FROM event WHERE tx IN "_L1 + places + " ORDER BY tx, n"_L1;
}

/// Reads the events of a whole page with one query, oldest first as in the file: sequential access
/// saves searches.
Result<void> readEvents(Database &database, QList<Row> &rows)
{
    static const QString ofOne = eventsOf(u"(?)"_s);
    const QList<qint64> seqs = rowsOf(rows);
    Statement statement(database, seqs.size() == 1 ? ofOne : eventsOf(environmentsFor(seqs)));
    bindEach(statement, seqs);
    if (auto run = statement.run(); !run)
        return run;
    auto row = rows.begin();
    while (statement.next()) {
        const qint64 seq = statement.number(0);
        while (row != rows.end() && row->seq < seq)
            ++row;
        if (row == rows.end() || row->seq > seq)
            return tl::unexpected(corruption(u"events in disorder"_s));
        QList<StatusEvent> &events = row->transaction.events;
        events.reserve(kMaxEvents);
        events.append({statusOf(statement.number(1)), statement.time(2)});
    }
    for (Row &read : rows)
        std::reverse(read.transaction.events.begin(), read.transaction.events.end());
    return statement.end();
}

/// Returns true if the rows are dense enough for a range read, which is faster than single lookups.
bool areClose(const QList<qint64> &seqs)
{
    return seqs.constFirst() - seqs.constLast() < 2 * seqs.size();
}

/// Steps through the rows of a statement, oldest first. Calls `read` for each seq in `seqs`, which
/// are ordered newest first, and skips the others.
template<typename Read>
Result<void> readEach(Statement &statement, const QList<qint64> &seqs, Read read)
{
    if (auto run = statement.run(); !run)
        return run;
    auto place = seqs.crbegin();
    while (statement.next()) {
        const qint64 seq = statement.number(0);
        while (place != seqs.crend() && *place < seq)
            ++place;
        if (place != seqs.crend() && *place == seq)
            read();
    }
    return statement.end();
}

} // namespace

Result<Transaction> TransactionRows::find(const QUuid &id)
{
    static const QString sql = // static: building the text takes a while
        "SELECT "_L1 + StoredTransactions::kColumns + " FROM tx"_L1 + kJoins + "WHERE tx.id = ?"_L1;
    Statement statement(m_database, sql);
    statement.bind(id);
    auto rows = readRows(m_database, statement);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return tl::unexpected(Error{Error::Code::NotFound, {}, u"no transaction of this id"_s});
    return readEvents(m_database, *rows).map([&rows] {
        return std::move(rows->first().transaction);
    });
}

Result<QList<Transaction>> TransactionRows::page(const QList<qint64> &seqs)
{
    Statement statement(m_database, "SELECT "_L1 + StoredTransactions::kColumns + " FROM tx"_L1 +
                                        kJoins + "WHERE tx.seq IN "_L1 + environmentsFor(seqs) +
                                        " ORDER BY tx.seq"_L1);
    bindEach(statement, seqs);
    auto rows = readRows(m_database, statement);
    if (!rows)
        return tl::unexpected(rows.error());
    if (const auto events = readEvents(m_database, *rows); !events)
        return tl::unexpected(events.error());
    QList<Transaction> transactions;
    transactions.reserve(rows->size());
    for (const qint64 seq : seqs) {
        const auto row =
            std::lower_bound(rows->begin(), rows->end(), seq,
                             [](const Row &each, qint64 wanted) { return each.seq < wanted; });
        if (row != rows->end() && row->seq == seq)
            transactions.append(std::move(row->transaction));
    }
    return transactions;
}

/// Rows that are not dense are read by a statement with one page of placeholders.
Result<void> TransactionRows::readInto(const QList<qint64> &seqs, StoredTransactions &stored)
{
    stored.clear();
    const qsizetype max = areClose(seqs) ? seqs.size() : TransactionPage::kSize;
    Result<void> added;
    for (qsizetype end = seqs.size(); added && end > 0; end -= max) {
        const qsizetype begin = std::max<qsizetype>(0, end - max);
        added = add(seqs.sliced(begin, end - begin), stored);
    }
    if (added && stored.size() != seqs.size())
        return tl::unexpected(corruption(u"a row is missing"_s));
    return added;
}

/// Reads rows oldest first, as in readEvents().
Result<void> TransactionRows::add(const QList<qint64> &seqs, StoredTransactions &stored)
{
    const bool isClose = areClose(seqs);
    const auto where = [&](QLatin1StringView seq) {
        return seq + (isClose ? u" BETWEEN ? AND ? ORDER BY "_s
                              : " IN "_L1 + environmentsFor(seqs) + " ORDER BY "_L1);
    };
    const auto bind = [&](Statement &statement) {
        if (isClose)
            statement.bind(seqs.constLast()).bind(seqs.constFirst());
        else
            bindEach(statement, seqs);
    };
    {
        Statement rows(m_database, "SELECT "_L1 + StoredTransactions::kColumns + " FROM tx"_L1 +
                                       kJoins + "WHERE "_L1 + where("tx.seq"_L1) + "tx.seq"_L1);
        bind(rows);
        const auto read = readEach(rows, seqs, [&] { stored.addRow(rows); });
        if (!read)
            return read;
    }
    Statement events(m_database, "SELECT "_L1 + StoredTransactions::kEventColumns +
                                     " FROM event WHERE "_L1 + where("tx"_L1) + "tx, n"_L1);
    bind(events);
    return readEach(events, seqs, [&] { stored.addEvent(events); }).and_then([&]() -> Result<void> {
        if (!stored.hasEvidence())
            return {};
        const QString range = isClose ? u"evidence.tx BETWEEN ? AND ?"_s
                                      : "evidence.tx IN "_L1 + environmentsFor(seqs);
        return readEvidence(m_database, range, bind, stored);
    });
}

} // namespace core
