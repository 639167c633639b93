// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/listsorting.h"

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"
#include "core/domain/transaction.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kRowsAtOnce = 500;

/// Sorts rows by their first member. Rows with equal values keep their order.
template<typename Value, typename Rest>
void sortByValue(QList<std::pair<Value, Rest>> &rows, Qt::SortOrder direction)
{
    std::stable_sort(rows.begin(), rows.end(), [direction](const auto &a, const auto &b) {
        return direction == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
}

/// Returns the position of a status in the order of Status::kKnown; unknown ones are last.
qint64 placeOf(const Status &status)
{
    return std::find(Status::kKnown.begin(), Status::kKnown.end(), status.code()) -
           Status::kKnown.begin();
}

/// Reads a value of each row: `columns` of `tx`, which `valueOf` reads from column 1 on. Skips rows
/// between dense seqs instead of looking single rows up.
template<typename Value, typename ValueOf>
Result<QList<std::pair<Value, qint64>>> readValues(Database &database, const QList<qint64> &seqs,
                                                   QLatin1StringView columns, ValueOf valueOf)
{
    static const QString places = u"?"_s + u", ?"_s.repeated(kRowsAtOnce - 1);
    QList<std::pair<Value, qint64>> values;
    values.reserve(seqs.size());
    for (qsizetype begin = 0; begin < seqs.size(); begin += kRowsAtOnce) {
        const QList<qint64> some = seqs.mid(begin, kRowsAtOnce);
        const bool areClose = some.constFirst() - some.constLast() < 2 * some.size();
        Statement statement(
            database, u"SELECT seq, %1 FROM tx WHERE seq %2 ORDER BY seq DESC"_s.arg(
                          columns, areClose ? u"BETWEEN ? AND ?"_s : u"IN (%1)"_s.arg(places)));
        if (areClose) {
            statement.bind(some.constLast()).bind(some.constFirst());
        } else {
            for (qsizetype i = 0; i < kRowsAtOnce; ++i)
                statement.bindStored(i < some.size() ? sqlValue(some[i]) : QVariant());
        }
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        auto wanted = some.cbegin();
        while (statement.next()) {
            const qint64 seq = statement.number(0);
            while (wanted != some.cend() && *wanted > seq)
                ++wanted;
            if (wanted != some.cend() && *wanted == seq)
                values.append({valueOf(statement), seq});
        }
        if (const auto end = statement.end(); !end)
            return tl::unexpected(end.error());
    }
    return values;
}

template<typename Value>
QList<qint64> sortedBy(QList<std::pair<Value, qint64>> rows, Qt::SortOrder direction)
{
    sortByValue(rows, direction);
    QList<qint64> seqs;
    seqs.reserve(rows.size());
    for (const auto &row : std::as_const(rows))
        seqs.append(row.second);
    return seqs;
}

template<typename Value, typename ValueOf>
void sortAll(QList<Transaction> &transactions, Qt::SortOrder direction, ValueOf valueOf)
{
    QList<std::pair<Value, Transaction>> rows;
    rows.reserve(transactions.size());
    for (Transaction &transaction : transactions) {
        Value value = valueOf(transaction);
        rows.append({std::move(value), std::move(transaction)});
    }
    sortByValue(rows, direction);
    for (qsizetype i = 0; i < rows.size(); ++i)
        transactions[i] = std::move(rows[i].second);
}

} // namespace

Result<QList<qint64>> sortedSeqs(Database &database, const QList<qint64> &seqs,
                                 const ListOrder &order, const std::optional<QDateTime> &expiredAt)
{
    const auto sorted = [&order](const auto &rows) { return sortedBy(rows, order.direction); };
    switch (order.key) {
    case ListOrder::Key::Created: {
        QList<qint64> all = seqs;
        if (order.direction == Qt::AscendingOrder)
            std::reverse(all.begin(), all.end());
        return all;
    }
    case ListOrder::Key::Amount:
        return readValues<qint64>(database, seqs, "amount"_L1,
                                  [](const Statement &row) { return row.number(1); })
            .map(sorted);
    case ListOrder::Key::Name:
        return readValues<QByteArray>(database, seqs, "folded_name"_L1,
                                      [](const Statement &row) {
                                          const QByteArray name =
                                              row.bytes(1); // valid until the next row
                                          return QByteArray(name.constData(), name.size());
                                      })
            .map(sorted);
    case ListOrder::Key::State:
        return readValues<qint64>(database, seqs, "status, expires"_L1,
                                  [&expiredAt](const Statement &row) {
                                      const bool isExpired =
                                          expiredAt && !row.isNull(2) && row.time(2) <= *expiredAt;
                                      return placeOf(isExpired ? Status::Code::Expired
                                                               : statusOf(row.number(1)));
                                  })
            .map(sorted);
    }
    Q_UNREACHABLE();
}

void sortTransactions(QList<Transaction> &transactions, const ListOrder &order)
{
    switch (order.key) {
    case ListOrder::Key::Created:
        if (order.direction == Qt::AscendingOrder)
            std::reverse(transactions.begin(), transactions.end());
        return;
    case ListOrder::Key::Amount:
        return sortAll<Money>(transactions, order.direction,
                              [](const Transaction &one) { return one.amount; });
    case ListOrder::Key::Name:
        return sortAll<QByteArray>(transactions, order.direction, [](const Transaction &one) {
            return folded(one.name).toUtf8();
        });
    case ListOrder::Key::State:
        return sortAll<qint64>(transactions, order.direction,
                               [](const Transaction &one) { return placeOf(one.status); });
    }
    Q_UNREACHABLE();
}

} // namespace core
