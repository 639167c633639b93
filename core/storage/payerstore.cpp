// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/payerstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns a possible ending of a document or phone: letters and digits with at least one digit.
/// Empty if the text can only be part of a name.
QString tailOf(const QString &text)
{
    QString tail;
    bool hasDigit = false;
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            tail += c.toUpper();
        hasDigit = hasDigit || c.isDigit();
    }
    return hasDigit ? tail : QString();
}

KnownPayer payerOf(const Statement &statement)
{
    return {
        .id = statement.number(0),
        .payer = {.name = statement.text(1),
                  .email = statement.text(2),
                  .phone = statement.text(3),
                  .document = statement.text(4)},
        .lastUsed = statement.time(5),
    };
}

} // namespace

Result<void> PayerStore::record(const Payer &payer, const QDateTime &at)
{
    Statement recorded(m_database,
                       u"INSERT INTO payer (document, name, folded_name, email, phone, last_used) "
                       "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (document) DO UPDATE SET "
                       "name = coalesce(nullif(excluded.name, ''), name), "
                       "folded_name = coalesce(nullif(excluded.folded_name, ''), folded_name), "
                       "email = coalesce(nullif(excluded.email, ''), email), "
                       "phone = coalesce(nullif(excluded.phone, ''), phone), "
                       "last_used = excluded.last_used"_s);
    return recorded.bind(payer.document)
        .bind(payer.name)
        .bind(folded(payer.name))
        .bind(payer.email)
        .bind(payer.phone)
        .bind(at)
        .run();
}

Result<void> PayerStore::rememberAll(const QList<KnownPayer> &payers)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const KnownPayer &each : payers) {
            if (const auto done = record(each.payer, each.lastUsed); !done)
                return done;
        }
        return {};
    });
}

Result<KnownPayer> PayerStore::remember(const Payer &payer, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<KnownPayer> {
        if (const auto done = record(payer, now); !done)
            return tl::unexpected(done.error());
        Statement found(m_database, u"SELECT id, name, email, phone, document, last_used "
                                    "FROM payer WHERE document = ?"_s);
        if (const auto run = found.bind(payer.document).run(); !run)
            return tl::unexpected(run.error());
        if (!found.next())
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the payer is not there"_s});
        return payerOf(found);
    });
}

Result<QList<KnownPayer>> PayerStore::recall(const QString &text, int max)
{
    const QString tail = tailOf(text);
    const QString part = folded(text.simplified());
    Statement statement(m_database,
                        u"SELECT id, name, email, phone, document, last_used FROM payer, "
                        "(SELECT ? AS tail, ? AS part) WHERE (tail <> '' AND "
                        "(substr(document, -length(tail)) = tail OR "
                        "substr(phone, -length(tail)) = tail)) OR instr(folded_name, part) > 0 "
                        "ORDER BY last_used DESC, id DESC LIMIT ?"_s);
    if (const auto run = statement.bind(tail).bind(part).bind(max).run(); !run)
        return tl::unexpected(run.error());
    QList<KnownPayer> found;
    while (statement.next())
        found.append(payerOf(statement));
    return statement.end().map([&found] { return found; });
}

Result<int> PayerStore::forget(qint64 id)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"DELETE FROM payer WHERE id = ?"_s);
        return statement.bind(id).run().map([&] { return statement.affectedRows(); });
    });
}

Result<int> PayerStore::forgetUnusedSince(const QDateTime &timestamp)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"DELETE FROM payer WHERE last_used < ?"_s);
        return statement.bind(timestamp).run().map([&] { return statement.affectedRows(); });
    });
}

} // namespace core
