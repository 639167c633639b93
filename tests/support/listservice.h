// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/wire/filterquery.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"
#include "tests/support/faultyservice.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace support
{

/// A remote service with a list that the test changes at will: it removes, restores and reverts
/// transactions, and fails at any request. Answers the list with the first parts of the API, and
/// single transactions.
class ListService : public FaultyService
{
public:
    ListService()
        : FaultyService({})
    {
        behave({Phase::Request,
                [this](QSslSocket &socket, const Request &request) { serve(socket, request); }});
    }

    QList<core::Transaction> rows; ///< newest first
    int requests = 0;
    int listRequests = 0;
    bool ignoresDays = false;
    /// The rows are sorted by time, so that lists of a day read that day only.
    bool isSorted = false;
    /// Called before each answer. Returns false to reset the connection instead.
    std::function<bool()> onRequest;
    QByteArray instead = {}; ///< if not empty, the answer to all requests

private:
    void serve(QSslSocket &socket, const Request &request)
    {
        ++requests;
        if (onRequest && !onRequest())
            return socket.abort();
        const QByteArray target = request.line().split(' ').value(1);
        const QByteArray path = target.split('?').first();
        const QByteArray bytes = !instead.isEmpty() ? instead
                                 : path.endsWith("/transactions")
                                     ? list(target.mid(path.size() + 1))
                                     : single(path.split('/').last());
        socket.write(bytes);
        socket.disconnectFromHost();
    }

    QByteArray single(const QByteArray &id) const
    {
        const auto wanted = core::fromWireId(QString::fromLatin1(id));
        for (const core::Transaction &row : rows) {
            if (row.id == wanted)
                return answer(200, core::toJson(row, [](const QString &) { return QByteArray(); }));
        }
        return answer(404, R"({"error":4})");
    }

    /// Returns the day in Brasília, which has no daylight saving time since 2019.
    static QDate dayOf(const core::Transaction &row)
    {
        constexpr qint64 kHour = 3'600'000;
        constexpr qint64 kEpoch = 2'440'588; // as a Julian day
        return QDate::fromJulianDay((row.created.toMSecsSinceEpoch() - 3 * kHour) / (24 * kHour) +
                                    kEpoch);
    }

    [[nodiscard]] bool isMeant(const core::TransactionFilter &filter,
                               const core::Transaction &row) const
    {
        const QDate day = dayOf(row);
        return (filter.reference.isEmpty() || row.reference == filter.reference) &&
               (filter.pixKey.isEmpty() || row.pixKey == filter.pixKey) &&
               (filter.statuses.isEmpty() || filter.statuses.contains(row.status.code())) &&
               (ignoresDays || ((!filter.initialDate.isValid() || day >= filter.initialDate) &&
                                (!filter.finalDate.isValid() || day <= filter.finalDate)));
    }

    using Rows = QList<core::Transaction>::const_iterator;

    /// Returns a range with all rows of the days of the filter.
    [[nodiscard]] std::pair<Rows, Rows> rowsOfDays(const core::TransactionFilter &filter) const
    {
        Rows begin = rows.cbegin();
        Rows end = rows.cend();
        if (!isSorted || ignoresDays)
            return {begin, end};
        if (filter.finalDate.isValid())
            begin = std::partition_point(begin, end, [&filter](const core::Transaction &row) {
                return dayOf(row) > filter.finalDate;
            });
        if (filter.initialDate.isValid())
            end = std::partition_point(begin, end, [&filter](const core::Transaction &row) {
                return dayOf(row) >= filter.initialDate;
            });
        return {begin, end};
    }

    QByteArray list(const QByteArray &query)
    {
        ++listRequests;
        const auto filter = core::filterFromQuery(query);
        if (!filter)
            return answer(422, R"({"error":20})");
        constexpr qsizetype kSize = core::TransactionPage::kSize;
        const qsizetype first = (filter->page - 1) * kSize;
        const auto [begin, end] = rowsOfDays(*filter);
        QList<core::Transaction> found;
        qsizetype count = 0;
        for (auto row = begin; row != end; ++row) {
            if (!isMeant(*filter, *row))
                continue;
            if (count >= first && found.size() < kSize)
                found.append(*row);
            ++count;
        }
        const auto pages = static_cast<int>((count + kSize - 1) / kSize);
        const core::TransactionPage page{.transactions = found,
                                         .currentPage = filter->page,
                                         .lastPage = qMax(1, pages),
                                         .total = count};
        return answer(200, core::toJson(page, {}, [](const QString &) { return QByteArray(); }));
    }
};

} // namespace support
