// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/returnurlstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<void> ReturnUrlStore::add(const QUuid &transaction, const QString &url)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        u"INSERT INTO return_url (tx, url) SELECT seq, ? FROM tx WHERE id = ?"_s);
    return statement.bind(url).bind(transaction).run();
}

Result<QString> ReturnUrlStore::find(const QUuid &transaction)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"SELECT return_url.url FROM return_url "
                                    "JOIN tx ON tx.seq = return_url.tx WHERE tx.id = ?"_s);
    if (const auto run = statement.bind(transaction).run(); !run)
        return tl::unexpected(run.error());
    const QString url = statement.next() ? statement.text(0) : QString();
    return statement.end().map([&url] { return url; });
}

} // namespace core
