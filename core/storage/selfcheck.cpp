// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/selfcheck.h"

#include "core/storage/backend.h"
#include "core/storage/database.h"
#include "core/storage/statement.h"
#include "core/storage/textsearch.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// How many transactions are looked up by their texts.
constexpr qint64 kSample = 500;

/// That two queries have the same rows.
Result<void> compare(Database &database, const QString &what, const QString &kept,
                     const QString &counted)
{
    Statement statement(
        database, u"SELECT count(*) FROM (SELECT * FROM (%1 EXCEPT %2) AS missing UNION ALL "
                  "SELECT * FROM (%2 EXCEPT %1) AS added) AS differences"_s.arg(kept, counted));
    if (auto run = statement.run(); !run)
        return run;
    const qint64 differences = statement.next() ? statement.number(0) : 0;
    if (auto end = statement.end(); !end)
        return end;
    if (differences != 0) {
        return tl::unexpected(Error{
            Error::Code::StorageDamaged, {}, u"%1 does not fit the transactions"_s.arg(what)});
    }
    return {};
}

Result<void> checkCounters(Database &database)
{
    const auto kinds = [&database](const QString &table, const QString &columns) {
        return compare(database, table,
                       u"SELECT %1, n, amount, commission FROM %2 "
                       "WHERE n <> 0 OR amount <> 0 OR commission <> 0"_s.arg(columns, table),
                       u"SELECT %1, count(*), CAST(sum(amount) AS BIGINT), "
                       "CAST(sum(commission) AS BIGINT) FROM tx GROUP BY %1"_s.arg(columns));
    };
    return kinds(u"tot"_s, u"status, operation, platform"_s)
        .and_then([&] { return kinds(u"tally"_s, u"day, status, operation, platform"_s); })
        .and_then([&] {
            return compare(database, u"day"_s, u"SELECT day, first_seq FROM day"_s,
                           u"SELECT day, min(seq) FROM tx GROUP BY day"_s);
        });
}

struct Texts
{
    qint64 seq;
    TextSearch search;
};

/// Each as a search that finds it.
Result<QList<Texts>> sample(Database &database)
{
    const auto newest = database.once(u"SELECT coalesce(max(seq), 0) FROM tx"_s);
    if (!newest)
        return tl::unexpected(newest.error());
    const qint64 step = std::max<qint64>(1, newest->toLongLong() / kSample);
    Statement statement(database,
                        u"SELECT seq, name, document, phone, pix_key FROM tx WHERE seq % ? = 0"_s);
    if (const auto run = statement.bind(step).run(); !run)
        return tl::unexpected(run.error());
    QList<Texts> all;
    while (statement.next()) {
        const TextSearch search({.nameOrDocument = statement.text(1), .phone = statement.text(3)});
        if (search.isIndexed())
            all.append({statement.number(0), search});
        const TextSearch document(
            {.nameOrDocument = statement.text(2), .pixKey = statement.text(4)});
        if (document.isIndexed())
            all.append({statement.number(0), document});
    }
    return statement.end().map([&all] { return all; });
}

/// Whether the search finds the transaction.
Result<bool> finds(Database &database, const Texts &texts)
{
    Conditions where = texts.search.onRow();
    QString table = u"tx"_s;
    QString seq = u"seq"_s;
    if (database.backend().hasSearchTable()) {
        where = {};
        where.add(u"tx_search MATCH ?"_s, {texts.search.match()});
        table = u"tx_search"_s;
        seq = u"rowid"_s;
    }
    where.add(seq + " = ?"_L1, {texts.seq});
    Statement statement(database, u"SELECT 1 FROM %1 WHERE %2"_s.arg(table, where.text()));
    where.bindTo(statement);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool isFound = statement.next();
    return statement.end().map([isFound] { return isFound; });
}

Result<void> checkSearch(Database &database)
{
    const auto texts = sample(database);
    if (!texts)
        return tl::unexpected(texts.error());
    for (const Texts &one : *texts) {
        const auto isFound = finds(database, one);
        if (!isFound)
            return tl::unexpected(isFound.error());
        if (!*isFound) {
            return tl::unexpected(Error{
                Error::Code::StorageDamaged, {}, u"a transaction cannot be found by its texts"_s});
        }
    }
    return {};
}

} // namespace

Result<void> selfCheck(Database &database)
{
    return inReadTransaction(database, [&database] {
        return checkCounters(database).and_then([&database] { return checkSearch(database); });
    });
}

} // namespace core
