// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/derivedtablescheck.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/database/select.h"
#include "core/database/statement.h"
#include "core/domain/transactionfilter.h"
#include "core/search/blockcolumns.h"
#include "core/search/textsearch.h"
#include "core/storage/rowcheck.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Number of transactions that are searched by their texts.
constexpr qint64 kSample = 500;

/// The first version of the schema of a shop with tally.unknown_commissions.
constexpr int kVersionWithUnknownCommissions = 17;

QString problemWith(QLatin1StringView what)
{
    return u"%1 does not fit the transactions"_s.arg(what);
}

Result<void> checkCounters(Database &database, int version)
{
    const auto kinds = [&database](QLatin1StringView table, const QString &columns,
                                   const QString &counter, const QString &sum) {
        return expectSameRows(
            database,
            u"SELECT %1, n, amount, commission%3 FROM %2 "
            "WHERE n <> 0 OR amount <> 0 OR commission <> 0"_s.arg(columns, table, counter),
            u"SELECT %1, count(*), CAST(sum(amount) AS BIGINT), "
            "CAST(coalesce(sum(commission), 0) AS BIGINT)%2 FROM tx GROUP BY %1"_s.arg(columns,
                                                                                       sum),
            problemWith(table));
    };
    const bool countsUnknown = version >= kVersionWithUnknownCommissions;
    return kinds("tot"_L1, u"status, operation, platform"_s, {}, {})
        .and_then([&] {
            return kinds("tally"_L1, u"day, status, operation, platform"_s,
                         countsUnknown ? u", unknown_commissions"_s : QString(),
                         countsUnknown ? u", count(*) - count(commission)"_s : QString());
        })
        .and_then([&] {
            return expectSameRows(database, u"SELECT day, first_seq FROM day"_s,
                                  u"SELECT day, min(seq) FROM tx GROUP BY day"_s,
                                  problemWith("day"_L1));
        });
}

/// Checks that the transactions of a day are contiguous and were created on its date. The UTC day
/// or the next one is accepted, regardless of today's time zone data.
Result<void> checkDates(Database &database)
{
    Statement days(database, u"SELECT count(*) FROM (SELECT 1 FROM tx GROUP BY day "
                             "HAVING max(seq) - min(seq) + 1 <> count(*)) AS scattered"_s);
    if (auto follow = expectNone(days, problemWith("a day"_L1)); !follow)
        return follow;
    Statement dates(database, u"SELECT count(*) FROM tx JOIN day USING (day) "
                              "WHERE created / 86400000 + 2440588 - coalesce(date, day) "
                              "NOT BETWEEN 0 AND 1"_s);
    return expectNone(dates, problemWith("a date"_L1));
}

/// Checks that the blocks equal the columns of tx, in one pass over all columns.
Result<void> checkBlocks(Database &database, int version)
{
    if (!database.backend().hasBlocks())
        return {};
    if (auto blocks = expectSameRows(database, u"SELECT first FROM block"_s,
                                     u"SELECT seq FROM tx WHERE seq % 1024 = 1 "
                                     "AND seq + 1023 <= (SELECT max(seq) FROM tx)"_s,
                                     problemWith("block"_L1));
        !blocks)
        return blocks;
    const bool canBeArranged = version >= kVersionWithArrangedBlocks;
    QString joins;
    QString kept;
    QString grouped;
    QString cells;
    QString differing;
    // A block is in its table, in arranged_block, or in both, which are then equal.
    const auto join = [&](QLatin1StringView table, int number) {
        joins += u"LEFT JOIN %1 USING (first) "_s.arg(table);
        if (!canBeArranged) {
            kept += u"%1.cells"_s.arg(table);
            return;
        }
        joins += u"LEFT JOIN arranged_block AS arranged_%1 ON arranged_%1.id = block.first + %2 "_s
                     .arg(table)
                     .arg(arrangedId(number, 0));
        kept += u"coalesce(%1.cells, arranged_%1.cells)"_s.arg(table);
        differing += u" OR coalesce(%1.cells <> arranged_%1.cells, 0)"_s.arg(table);
    };
    for (const BlockColumn &column : kBlockColumns) {
        if (version < column.since)
            continue;
        join(column.table, column.number);
        kept += ", "_L1;
        grouped += u"group_concat(%1_cell, char(10)), "_s.arg(column.table);
        cells += u"%1 AS %2_cell, "_s.arg(column.cell(), column.table);
    }
    join(kKindBlocks, kKindBlocksNumber);
    Statement statement(
        database,
        u"SELECT count(*) FROM block %1"
        "WHERE (%2) IS NOT (SELECT %3group_concat(kind, '') FROM "
        "(SELECT %4(SELECT char(32 + n) FROM kind WHERE kind.status = tx.status "
        "AND kind.operation = tx.operation AND kind.platform = tx.platform) AS kind "
        "FROM tx WHERE seq BETWEEN block.first AND block.first + 1023 ORDER BY seq))%5"_s.arg(
            joins, kept, grouped, cells, differing));
    if (auto equal = expectNone(statement, problemWith("a block"_L1)); !equal || !canBeArranged)
        return equal;
    Statement unknown(database, u"SELECT count(*) FROM arranged_block WHERE id / %1 > %2 OR "
                                "id % %1 NOT IN (SELECT first FROM block)"_s.arg(arrangedId(1, 0))
                                    .arg(kHighestBlockNumber));
    return expectNone(unknown, problemWith("arranged_block"_L1));
}

struct Texts
{
    qint64 seq;
    Conditions where; ///< on the columns of tx
};

/// Returns the condition that the search form is that of the text. TextSearch has no condition for
/// an empty text, whose search form is empty.
Conditions conditionOn(const SearchedText &searched, const QString &text)
{
    Conditions where;
    if (text.isEmpty()) {
        where.add(u"%1 = ''"_s.arg(searched.column), {});
        return where;
    }
    TransactionFilter filter;
    filter.*searched.part = text;
    return TextSearch(filter).onRow();
}

/// Reads a sample of texts in the form of searches.
Result<QList<Texts>> sample(Database &database, int version)
{
    const auto newest = database.queryScalar(u"SELECT coalesce(max(seq), 0) FROM tx"_s);
    if (!newest)
        return tl::unexpected(newest.error());
    const qint64 step = std::max<qint64>(1, newest->toLongLong() / kSample);
    QList<SearchedText> searched;
    QString columns;
    for (const SearchedText &text : kSearchedTexts) {
        if (version < text.since)
            continue;
        searched.append(text);
        columns += ", "_L1 + text.source;
    }
    Statement statement(database,
                        u"SELECT tx.seq, name, document, phone%1 FROM tx "
                        "JOIN tx_wide ON tx_wide.seq = tx.seq WHERE tx.seq % ? = 0"_s.arg(columns));
    if (const auto run = statement.bind(step).run(); !run)
        return tl::unexpected(run.error());
    QList<Texts> all;
    while (statement.next()) {
        const qint64 seq = statement.number(0);
        const TransactionFilter named{.nameOrDocument = statement.text(1),
                                      .phone = statement.text(3)};
        all.append({seq, TextSearch(named).onRow()});
        all.append({seq, TextSearch({.nameOrDocument = statement.text(2)}).onRow()});
        constexpr int kFirst = 4;
        for (int i = 0; i < searched.size(); ++i)
            all.append({seq, conditionOn(searched.at(i), statement.text(kFirst + i))});
    }
    return statement.end().map([&all] { return all; });
}

/// Checks the search forms of names and kSearchedTexts, which differ from the displayed columns.
Result<void> checkTexts(Database &database, int version)
{
    const auto texts = sample(database, version);
    if (!texts)
        return tl::unexpected(texts.error());
    for (const Texts &one : *texts) {
        Conditions where = one.where;
        where.add(u"seq = ?"_s, {one.seq});
        Statement statement(database, Select(u"1 - count(*)"_s).from(u"tx"_s).where(where));
        if (const auto found = expectNone(statement, problemWith("search"_L1)); !found)
            return found;
    }
    return {};
}

} // namespace

Result<void> checkDerivedTables(Database &database)
{
    const auto version = schemaVersion(database);
    if (!version)
        return tl::unexpected(version.error());
    return inReadTransaction(database, [&database, &version] {
        return checkCounters(database, *version)
            .and_then([&database] { return checkDates(database); })
            .and_then([&database, &version] { return checkBlocks(database, *version); })
            .and_then([&database, &version] { return checkTexts(database, *version); });
    });
}

} // namespace core
