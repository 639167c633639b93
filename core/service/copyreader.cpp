// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/copyreader.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<void> CopyReader::prepare()
{
    const auto version = m_database.queryScalar(u"PRAGMA data_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    if (m_queries && m_version == version->toLongLong())
        return {};
    m_version = version->toLongLong();
    m_queries.emplace(m_database, [] { return QDateTime::currentDateTimeUtc(); });
    return m_words.read(m_database);
}

Result<Transaction> CopyReader::find(const QUuid &id)
{
    return read([&id](TransactionQueries &queries) { return queries.find(id); })
        .map([this](Transaction transaction) {
            m_words.restore(transaction);
            return transaction;
        });
}

Result<TransactionPage> CopyReader::list(const TransactionFilter &filter)
{
    return read([&filter](TransactionQueries &queries) { return queries.list(filter); })
        .map([this](TransactionPage page) {
            for (Transaction &transaction : page.transactions)
                m_words.restore(transaction);
            return page;
        });
}

Result<qint64> CopyReader::count(const TransactionFilter &filter)
{
    return read([&filter](TransactionQueries &queries) { return queries.count(filter); });
}

Result<QList<TransactionSum>> CopyReader::sums(const TransactionFilter &filter)
{
    return read([&filter](TransactionQueries &queries) { return queries.sums(filter); });
}

Result<QList<HourlySum>> CopyReader::hourlySums(const TransactionFilter &filter)
{
    return read([&filter](TransactionQueries &queries) { return queries.hourlySums(filter); });
}

Result<void> CopyReader::readAll(const TransactionFilter &filter, const BatchVisitor &visit)
{
    QList<Transaction> buffer;
    const BatchVisitor restored = [this, &visit](const QList<Transaction> &transactions) {
        QList<Transaction> whole = transactions;
        for (Transaction &transaction : whole)
            m_words.restore(transaction);
        return visit(whole);
    };
    return read([&](TransactionQueries &queries) {
        return queries.readAll(filter, [&](TransactionQueries::Rows &rows) {
            return rows.visitRows(restored, buffer);
        });
    });
}

} // namespace core
