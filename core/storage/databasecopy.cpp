// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/databasecopy.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/search/blockcolumns.h"

#include <QtCore/QCryptographicHash>

#include <array>
#include <functional>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kCopiedAtOnce = 1000;
constexpr qsizetype kDigestBytes = 32;

/// A table with its columns. The suffix of each column is its storage class: number, text or id.
struct CopiedTable
{
    QLatin1StringView name;
    QLatin1StringView columns; ///< the primary key first
    int keys;                  ///< number of columns of the primary key
};

/// The columns besides those of kSearchedTexts, in an order that satisfies foreign keys. `day`
/// precedes `tx`, whose trigger adds missing days without a date. `webhook` follows `outbox`, whose
/// trigger would add deliveries.
constexpr std::array kCopiedTables{
    CopiedTable{"day"_L1, "day:n first_seq:n date:n"_L1, 1},
    CopiedTable{"tx"_L1,
                "seq:n id:i operation:n status:n amount:n commission:n created:n day:n finished:n "
                "platform:i reference:t name:t folded_name:t document:t phone:t pix_key:t e2e_id:t "
                "due:n expires:n evidence:n"_L1,
                1},
    CopiedTable{"tx_wide"_L1, "seq:n email:t description:t extra:t payment_link:t qr_code:t"_L1, 1},
    CopiedTable{"event"_L1, "tx:n n:n status:n at:n by_evidence:n"_L1, 2},
    CopiedTable{"refund"_L1, "tx:n reason:t"_L1, 1},
    CopiedTable{"evidence"_L1,
                "id:n tx:n role:n kind:n matched:n recorded:n moved_day:n moved:n amount:n "
                "e2e_id:t ending:t person:t till:t source:t line:t note:t"_L1,
                1},
    CopiedTable{"payment_id"_L1, "name:t ending:t tx:n"_L1, 1},
    CopiedTable{"payment_time"_L1, "tx:n at:n"_L1, 1},
    CopiedTable{"outbox"_L1, "id:n tx:n n:n status:n e2e_id:t created:n"_L1, 1},
    CopiedTable{"delivery"_L1,
                "webhook:i id:n platform:i tx:n state:n due:n closed:n attempts:n failures:n"_L1,
                2},
    CopiedTable{"attempt"_L1, "webhook:i delivery:n n:n at:n outcome:n answer:n took:n"_L1, 3},
    CopiedTable{
        "webhook"_L1,
        "id:i platform:i url:t is_on:n secret:t old_secret:t old_until:n created:n events:n"_L1, 1},
    CopiedTable{"api_key"_L1,
                "id:i hint:t digest:t name:t platform:i scopes:n created:n revoked:n last_use:n "
                "max_charge:n max_payout:n max_per_day:n requests_per_minute:n expires:n"_L1,
                1},
    CopiedTable{"key_day"_L1, "api_key:i day:n amount:n"_L1, 2},
    CopiedTable{"idempotency_key"_L1, "platform:i digest:t request:t created:n tx:n webhook:i"_L1,
                2},
    CopiedTable{"return_url"_L1, "tx:n url:t"_L1, 1},
    CopiedTable{"environment"_L1, "only_one:n is_sandbox:n"_L1, 1},
};

struct CopiedColumn
{
    QString name;
    QChar storage;
};

QList<CopiedColumn> columnsOf(const CopiedTable &table)
{
    QList<CopiedColumn> columns;
    for (const QString &text : QString(table.columns).split(u' '))
        columns.append({text.chopped(2), text.back()});
    if (table.name == "tx"_L1) {
        for (const SearchedText &searched : kSearchedTexts)
            columns.append({searched.column, u't'});
    }
    return columns;
}

QString namesOf(const QList<CopiedColumn> &columns)
{
    QStringList names;
    for (const CopiedColumn &column : columns)
        names += column.name;
    return names.join(u", "_s);
}

QVariant storedValue(const Statement &row, int column, QChar storage)
{
    if (row.isNull(column))
        return {};
    if (storage == u'n')
        return sqlValue(row.number(column));
    if (storage == u't')
        return sqlValue(row.text(column));
    return sqlValue(row.id(column));
}

/// Visits the rows of a table in the order of the primary key. Reads a part at a time, so that a
/// large table needs little memory.
Result<void> visitRows(Database &database, const CopiedTable &table,
                       const std::function<Result<void>(const QVariantList &row)> &visit)
{
    const QList<CopiedColumn> columns = columnsOf(table);
    const QString keys = namesOf(columns.first(table.keys));
    const QString select = "SELECT "_L1 + namesOf(columns) + " FROM "_L1 + table.name;
    const QString order = " ORDER BY "_L1 + keys + " LIMIT ?"_L1;
    const QString behind = " WHERE ("_L1 + keys + ") > ("_L1 + placeholders(table.keys) + ')'_L1;
    QVariantList last;
    while (true) {
        std::vector<QVariantList> rows;
        {
            Statement statement(database, select + (last.isEmpty() ? QString() : behind) + order);
            for (int key = 0; key < table.keys && !last.isEmpty(); ++key)
                statement.bindStored(last.at(key));
            if (const auto run = statement.bind(kCopiedAtOnce).run(); !run)
                return run;
            while (statement.next()) {
                QVariantList row;
                for (int column = 0; column < columns.size(); ++column)
                    row.append(storedValue(statement, column, columns.at(column).storage));
                rows.push_back(row);
            }
            if (auto end = statement.end(); !end)
                return end;
        }
        for (const QVariantList &row : rows) {
            if (auto visited = visit(row); !visited)
                return visited;
        }
        if (static_cast<qint64>(rows.size()) < kCopiedAtOnce)
            return {};
        last = rows.back();
    }
}

Result<bool> hasNoRow(Database &database, const CopiedTable &table)
{
    Statement statement(database, "SELECT 1 FROM "_L1 + table.name + " LIMIT 1"_L1);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool hasRow = statement.next();
    return statement.end().map([hasRow] { return !hasRow; });
}

Result<void> copyTable(Database &from, Database &to, const CopiedTable &table)
{
    const QList<CopiedColumn> columns = columnsOf(table);
    const QString insert = "INSERT INTO "_L1 + table.name + " ("_L1 + namesOf(columns) +
                           ") VALUES ("_L1 + placeholders(columns.size()) + ')'_L1;
    return visitRows(from, table, [&](const QVariantList &row) {
        Statement statement(to, insert);
        for (const QVariant &value : row)
            statement.bindStored(value);
        return statement.run();
    });
}

Result<void> copyTables(Database &from, Database &to)
{
    for (const CopiedTable &table : kCopiedTables) {
        const auto empty = hasNoRow(to, table);
        if (!empty)
            return tl::unexpected(empty.error());
        if (!*empty)
            return tl::unexpected(
                Error{Error::Code::Conflict, {}, "the target has rows in "_L1 + table.name});
    }
    for (const CopiedTable &table : kCopiedTables) {
        if (auto copied = copyTable(from, to, table); !copied)
            return copied;
    }
    return {};
}

/// Returns the digest of a row. Each value has its kind and length in front, so that different rows
/// never have the same bytes.
QByteArray digestOf(const QVariantList &row)
{
    QByteArray bytes;
    for (const QVariant &value : row) {
        const bool isNumber = value.typeId() == QMetaType::LongLong;
        const bool isText = value.typeId() == QMetaType::QString;
        const QByteArray text = isNumber ? QByteArray::number(value.toLongLong())
                                : isText ? value.toString().toUtf8()
                                         : value.toByteArray();
        bytes += !value.isValid() ? '0' : isNumber ? 'n' : isText ? 't' : 'i';
        bytes += QByteArray::number(text.size()) + ':' + text;
    }
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// Returns the digest of a table: the bitwise difference of the digests of its rows, which differ
/// by their keys. The databases need not agree on an order of texts.
Result<TableDigest> digestOf(Database &database, const CopiedTable &table)
{
    TableDigest result{.table = table.name, .digest = QByteArray(kDigestBytes, '\0')};
    return visitRows(database, table,
                     [&result](const QVariantList &row) -> Result<void> {
                         const QByteArray one = digestOf(row);
                         for (qsizetype i = 0; i < kDigestBytes; ++i)
                             result.digest[i] = static_cast<char>(result.digest.at(i) ^ one.at(i));
                         ++result.rows;
                         return {};
                     })
        .map([&result] {
            result.digest = result.digest.toHex();
            return result;
        });
}

} // namespace

Result<void> copyDatabase(Database &from, Database &to)
{
    return inReadTransaction(
        from, [&] { return inWriteTransaction(to, [&] { return copyTables(from, to); }); });
}

Result<QList<TableDigest>> tableDigests(Database &database)
{
    return inReadTransaction(database, [&]() -> Result<QList<TableDigest>> {
        QList<TableDigest> digests;
        for (const CopiedTable &table : kCopiedTables) {
            const auto digest = digestOf(database, table);
            if (!digest)
                return tl::unexpected(digest.error());
            digests.append(*digest);
        }
        return digests;
    });
}

QStringList copiedColumns()
{
    QStringList names;
    for (const CopiedTable &table : kCopiedTables) {
        for (const CopiedColumn &column : columnsOf(table))
            names += table.name + u'.' + column.name;
    }
    return names;
}

QStringList tablesNotCopied()
{
    QStringList tables{u"schema_version"_s, u"commit_mark"_s, u"tot"_s,  u"tally"_s,
                       u"block"_s,          u"kinds"_s,       u"kind"_s, u"arranged_block"_s};
    for (const BlockColumn &column : kBlockColumns)
        tables += column.table;
    return tables;
}

} // namespace core
