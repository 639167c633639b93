// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/outboxstore.h"

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<QList<Notice>> OutboxStore::after(const QUuid &platform,
                                         const std::optional<OutboxPlace> &place, int max)
{
    return inReadTransaction(m_database, [&]() -> Result<QList<Notice>> {
        const Result<qint64> begin = place ? numberOf(platform, *place) : Result<qint64>(0);
        if (!begin)
            return tl::unexpected(begin.error());
        Statement statement(m_database,
                            u"SELECT outbox.id, tx.id, outbox.n, tx.operation, tx.amount, "
                            "tx.reference, tx_wide.extra, outbox.status, outbox.e2e_id, "
                            "outbox.created FROM outbox JOIN tx ON tx.seq = outbox.tx "
                            "JOIN tx_wide ON tx_wide.seq = outbox.tx "
                            "WHERE outbox.id > ? AND tx.platform = ? ORDER BY outbox.id LIMIT ?"_s);
        if (const auto run = statement.bind(*begin).bind(platform).bind(max).run(); !run)
            return tl::unexpected(run.error());
        QList<Notice> notices;
        while (statement.next()) {
            notices.append({.number = statement.number(0),
                            .transaction = statement.id(1),
                            .change = static_cast<int>(statement.number(2)),
                            .operation = operationOf(statement.number(3)),
                            .amount = Money::fromCents(statement.number(4)),
                            .reference = statement.text(5),
                            .extra = statement.text(6),
                            .status = statusOf(statement.number(7)),
                            .endToEndId = statement.text(8),
                            .at = statement.time(9)});
        }
        return statement.end().map([&notices] { return notices; });
    });
}

Result<qint64> OutboxStore::numberOf(const QUuid &platform, const OutboxPlace &place)
{
    Statement statement(m_database, u"SELECT outbox.id FROM outbox JOIN tx ON tx.seq = outbox.tx "
                                    "WHERE tx.id = ? AND tx.platform = ? AND outbox.n = ?"_s);
    if (const auto run = statement.bind(place.transaction).bind(platform).bind(place.change).run();
        !run)
        return tl::unexpected(run.error());
    std::optional<qint64> number;
    if (statement.next())
        number = statement.number(0);
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    if (!number)
        return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such change"_s});
    return *number;
}

} // namespace core
