// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/transactioncachestore.h"

#include "core/domain/transaction.h"
#include "core/storage/database.h"
#include "core/storage/statement.h"
#include "core/wire/transactionjson.h"

namespace core
{

using namespace Qt::StringLiterals;

TransactionCacheStore::TransactionCacheStore(Database &database)
    : m_database(database)
{}

/// Skips unreadable rows: the remote service has the data.
Result<QList<Transaction>> TransactionCacheStore::all()
{
    Statement statement(m_database, u"SELECT told, body FROM seen"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<Transaction> seen;
    while (statement.next()) {
        auto transaction = transactionFromJson(statement.text(1).toUtf8());
        if (!transaction)
            continue;
        transaction->asOf = statement.time(0);
        seen.append(*transaction);
    }
    return statement.end().map([&seen] { return seen; });
}

Result<void> TransactionCacheStore::keep(const QList<Transaction> &received, qint64 max)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const Transaction &transaction : received) {
            Statement statement(m_database,
                                u"INSERT INTO seen (id, created, told, body) VALUES (?, ?, ?, ?) "
                                "ON CONFLICT (id) DO UPDATE SET told = excluded.told, "
                                "body = excluded.body"_s);
            const QByteArray body =
                toJson(transaction, [](const QString &) { return QByteArray(); });
            const auto run = statement.bind(transaction.id)
                                 .bind(transaction.created)
                                 .bind(transaction.asOf.value_or(transaction.created))
                                 .bind(QString::fromUtf8(body))
                                 .run();
            if (!run)
                return run;
        }
        Statement forget(m_database, u"DELETE FROM seen WHERE id IN (SELECT id FROM seen "
                                     "ORDER BY created DESC, id DESC LIMIT -1 OFFSET ?)"_s);
        return forget.bind(max).run();
    });
}

} // namespace core
