// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/personaldata.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"
#include "core/domain/transactionpage.h"
#include "core/search/blockcolumns.h"
#include "core/storage/consolestore.h"
#include "core/storage/transactionrows.h"

#include <QtCore/QMessageAuthenticationCode>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kPart = 1024; ///< the size of a block
constexpr int kAllRecords = std::numeric_limits<int>::max();

/// Invents the data that takes the place of personal data. The key exists during one call only.
class PseudonymGenerator
{
public:
    PseudonymGenerator()
    {
        for (int i = 0; i < 4; ++i)
            m_key += QByteArray::number(QRandomGenerator::system()->generate64(), 16);
    }

    /// Returns a name without digits, which the search treats separately.
    [[nodiscard]] QString name(const QString &of) const
    {
        constexpr int kLetters = 10;
        const QByteArray code = codeOf("name " + of.toUtf8());
        QString letters;
        for (int i = 0; i < kLetters; ++i)
            letters += QChar(u'a' + static_cast<unsigned char>(code.at(i)) % 26);
        return QLatin1StringView(kPseudonymBegin) + letters;
    }

    /// Returns a Pix key that no person has.
    [[nodiscard]] QString pixKey(const QString &of) const
    {
        return QUuid::fromRfc4122(codeOf("key " + of.toUtf8()).first(16))
            .toString(QUuid::WithoutBraces);
    }

private:
    [[nodiscard]] QByteArray codeOf(const QByteArray &text) const
    {
        return QMessageAuthenticationCode::hash(text, m_key, QCryptographicHash::Sha256);
    }

    QByteArray m_key;
};

/// A transaction that may lose its personal data.
struct OldTransaction
{
    qint64 seq = 0;
    QUuid id;
    QString person; ///< document, or name without one
    QString pixKey; ///< empty: a charge
    bool isReady = false;
};

/// Returns the transactions of one part that are old and still have personal data.
Result<QList<OldTransaction>> oldTransactions(Database &shop, qint64 first, const QDateTime &before)
{
    Statement rows(shop,
                   u"SELECT tx.seq, tx.id, tx.name, tx.document, tx.pix_key, "
                   "CASE WHEN tx.finished IS NULL OR EXISTS (SELECT 1 FROM delivery "
                   "WHERE delivery.tx = tx.seq AND delivery.due IS NOT NULL) THEN 0 ELSE 1 END "
                   "FROM tx JOIN tx_wide ON tx_wide.seq = tx.seq "
                   "WHERE tx.seq BETWEEN ? AND ? AND tx.created < ? "
                   "AND NOT (tx.name LIKE 'pseudonym %' AND tx.document = '' AND tx.phone = '' "
                   "AND tx_wide.email = '' AND tx_wide.description = '' AND tx_wide.extra = '') "
                   "ORDER BY tx.seq"_s);
    rows.bind(first).bind(first + kPart - 1).bind(before);
    if (const auto run = rows.run(); !run)
        return tl::unexpected(run.error());
    QList<OldTransaction> found;
    while (rows.next()) {
        const QString document = rows.text(3);
        found.append({.seq = rows.number(0),
                      .id = rows.id(1),
                      .person = document.isEmpty() ? rows.text(2) : document,
                      .pixKey = rows.text(4),
                      .isReady = rows.number(5) == 1});
    }
    if (const auto end = rows.end(); !end)
        return tl::unexpected(end.error());
    return found;
}

Result<void> pseudonymizeRow(Database &shop, const OldTransaction &old,
                             const PseudonymGenerator &generator)
{
    const QString name = generator.name(old.person);
    const QString pixKey = old.pixKey.isEmpty() ? QString() : generator.pixKey(old.pixKey);
    QString searched;
    for (const SearchedText &text : kSearchedTexts)
        searched += u"%1 = '', "_s.arg(text.column);
    return Statement(shop, u"UPDATE tx SET name = ?, folded_name = ?, document = '', phone = '', "
                           "%1pix_key = ? WHERE seq = ?"_s.arg(searched))
        .bind(name)
        .bind(folded(name))
        .bindStored(nullIfEmpty(pixKey))
        .bind(old.seq)
        .run()
        .and_then([&] {
            return Statement(shop, u"UPDATE tx_wide SET email = '', description = '', extra = '' "
                                   "WHERE seq = ?"_s)
                .bind(old.seq)
                .run();
        })
        .and_then([&] {
            return Statement(shop, u"DELETE FROM refund WHERE tx = ?"_s).bind(old.seq).run();
        })
        .and_then([&] {
            return Statement(shop, u"DELETE FROM return_url WHERE tx = ?"_s).bind(old.seq).run();
        });
}

/// Builds the searched columns of one block again, if the part has a block.
Result<void> rebuildBlock(Database &shop, qint64 first)
{
    if (!shop.backend().hasBlocks())
        return {};
    const auto rebuild = [&](const BlockColumn &column, QLatin1StringView table,
                             QLatin1StringView key, qint64 id) {
        return Statement(shop,
                         u"UPDATE %1 SET cells = (SELECT group_concat(cell, char(10)) FROM "
                         "(SELECT %2 AS cell FROM tx WHERE seq BETWEEN ? AND ? ORDER BY seq)) "
                         "WHERE %3 = ?"_s.arg(table, column.cell(), key))
            .bind(first)
            .bind(first + kPart - 1)
            .bind(id)
            .run();
    };
    for (const BlockColumn &column : kBlockColumns) {
        if (auto done = rebuild(column, column.table, "first"_L1, first); !done)
            return done;
        const qint64 id = arrangedId(column.number, first);
        if (auto done = rebuild(column, "arranged_block"_L1, "id"_L1, id); !done)
            return done;
    }
    return {};
}

/// Makes a file overwrite what is deleted. Servers have no such setting.
Result<void> overwriteDeleted(Database &shop)
{
    if (!shop.backend().hasBlocks())
        return {};
    return shop.queryScalar(u"PRAGMA secure_delete = ON"_s).map([](const QVariant &) {});
}

/// Moves the log, which has the removed data, into the file.
Result<void> emptyLog(Database &shop)
{
    if (!shop.backend().hasBlocks())
        return {};
    const auto isBusy = shop.queryScalar(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    if (!isBusy)
        return tl::unexpected(isBusy.error());
    if (isBusy->toInt() != 0)
        return tl::unexpected(Error{Error::Code::StorageBusy, {}, u"the log is in use"_s});
    return {};
}

/// Runs a statement for each id. Returns the number of changed rows.
Result<int> runFor(Database &database, const QString &sql, const QList<QUuid> &ids)
{
    int rows = 0;
    for (const QUuid &id : ids) {
        Statement statement(database, sql);
        if (const auto done = statement.bind(id).run(); !done)
            return tl::unexpected(done.error());
        rows += statement.affectedRows();
    }
    return rows;
}

/// Runs a statement with a time. Returns the number of changed rows.
Result<int> runBefore(Database &database, const QString &sql, const QDateTime &before)
{
    Statement statement(database, sql);
    return statement.bind(before).run().map([&statement] { return statement.affectedRows(); });
}

/// Returns the sum of a query of one number for each id.
Result<int> sumFor(Database &database, const QString &sql, const QList<QUuid> &ids)
{
    qint64 sum = 0;
    for (const QUuid &id : ids) {
        Statement statement(database, sql);
        if (const auto done = statement.bind(id).run(); !done)
            return tl::unexpected(done.error());
        sum += statement.next() ? statement.number(0) : 0;
        if (const auto end = statement.end(); !end)
            return tl::unexpected(end.error());
    }
    return static_cast<int>(sum);
}

/// The condition on orders that are settled, see isSettled(), and have a document.
constexpr auto kSettledOrders = "state IN ('confirmed', 'refused', 'not_sent', 'abandoned') "
                                "AND (pix_key = ? OR instr(body, ?) > 0)"_L1;

/// Returns a transaction of a local copy that may lose its personal data; nullopt: not in the copy.
Result<std::optional<OldTransaction>> copiedTransaction(Database &copy, const QUuid &id)
{
    Statement row(copy, u"SELECT seq, name, document, pix_key, finished IS NOT NULL FROM tx "
                        "WHERE id = ?"_s);
    if (const auto run = row.bind(id).run(); !run)
        return tl::unexpected(run.error());
    std::optional<OldTransaction> found;
    if (row.next()) {
        const QString document = row.text(2);
        found = OldTransaction{.seq = row.number(0),
                               .id = id,
                               .person = document.isEmpty() ? row.text(1) : document,
                               .pixKey = row.text(3),
                               .isReady = row.number(4) != 0};
    }
    return row.end().map([&found] { return found; });
}

/// Deletes notes and tags with their history. Returns the number of notes and tags.
Result<int> deleteAnnotations(Database &console, const QList<QUuid> &transactions)
{
    const auto notes = runFor(console, u"DELETE FROM note WHERE tx = ?"_s, transactions);
    const auto tags = runFor(console, u"DELETE FROM tagged WHERE tx = ?"_s, transactions);
    const auto edits = runFor(console, u"DELETE FROM edit WHERE tx = ?"_s, transactions);
    if (!notes || !tags || !edits)
        return tl::unexpected(!notes ? notes.error() : !tags ? tags.error() : edits.error());
    return *notes + *tags;
}

} // namespace

Result<void> findTransactionsOf(Database &shop, const TaxId &person,
                                const std::function<void(const QList<Transaction> &)> &visit)
{
    const QString plain = u'%' + person.value() + u'%';
    const QString masked = u'%' + person.toText() + u'%';
    return inReadTransaction(shop, [&]() -> Result<void> {
        if (auto allowed = shop.allowLongStatements(); !allowed)
            return allowed;
        QList<qint64> seqs;
        {
            Statement rows(
                shop, u"SELECT tx.seq FROM tx JOIN tx_wide ON tx_wide.seq = tx.seq "
                      "LEFT JOIN refund ON refund.tx = tx.seq "
                      "WHERE tx.document = ? OR tx.pix_key = ? "
                      "OR tx.name || ' ' || tx_wide.description || ' ' || tx_wide.extra LIKE ? "
                      "OR tx.name || ' ' || tx_wide.description || ' ' || tx_wide.extra LIKE ? "
                      "OR refund.reason LIKE ? OR refund.reason LIKE ? "
                      "OR EXISTS (SELECT 1 FROM evidence WHERE evidence.tx = tx.seq "
                      "AND (evidence.note LIKE ? OR evidence.note LIKE ?)) ORDER BY tx.seq"_s);
            rows.bind(person.value()).bind(person.value());
            for (int i = 0; i < 3; ++i)
                rows.bind(plain).bind(masked);
            if (auto run = rows.run(); !run)
                return run;
            while (rows.next())
                seqs.append(rows.number(0));
            if (auto end = rows.end(); !end)
                return end;
        }
        TransactionRows reader(shop);
        for (qsizetype at = 0; at < seqs.size(); at += TransactionPage::kSize) {
            QList<qint64> part = seqs.mid(at, TransactionPage::kSize);
            std::reverse(part.begin(), part.end()); // newest first
            auto transactions = reader.page(part);
            if (!transactions)
                return tl::unexpected(transactions.error());
            std::reverse(transactions->begin(), transactions->end());
            visit(*transactions);
        }
        return {};
    });
}

Result<PersonAtTill> findAtTill(Database &console, const TaxId &person,
                                const QList<QUuid> &transactions)
{
    return inReadTransaction(console, [&]() -> Result<PersonAtTill> {
        PersonAtTill found;
        Statement payers(console, u"SELECT id, name, email, phone, document, last_used FROM payer "
                                  "WHERE document = ?"_s);
        if (const auto run = payers.bind(person.value()).run(); !run)
            return tl::unexpected(run.error());
        while (payers.next())
            found.payers.append({.id = payers.number(0),
                                 .payer = {.name = payers.text(1),
                                           .email = payers.text(2),
                                           .phone = payers.text(3),
                                           .document = payers.text(4)},
                                 .lastUsed = payers.time(5)});
        if (const auto end = payers.end(); !end)
            return tl::unexpected(end.error());
        ConsoleStore store(console);
        const auto payouts = store.payouts();
        if (!payouts)
            return tl::unexpected(payouts.error());
        for (const PayoutOrder &order : *payouts) {
            if (order.draft.document == person.value() || order.draft.pixKey == person.value())
                found.payouts.append(order);
        }
        for (const QUuid &id : transactions) {
            const auto edits = store.annotations().edits(id, kAllRecords);
            if (!edits)
                return tl::unexpected(edits.error());
            if (!edits->isEmpty())
                found.annotations.insert(id, *edits);
            const auto reveals = store.annotations().reveals(id);
            if (!reveals)
                return tl::unexpected(reveals.error());
            if (!reveals->isEmpty())
                found.reveals.insert(id, *reveals);
        }
        const auto notesAndTags =
            sumFor(console, u"SELECT count(*) FROM note WHERE tx = ?"_s, transactions)
                .and_then([&](int notes) {
                    return sumFor(console, u"SELECT count(*) FROM tagged WHERE tx = ?"_s,
                                  transactions)
                        .map([notes](int tags) { return notes + tags; });
                });
        if (!notesAndTags)
            return tl::unexpected(notesAndTags.error());
        found.notesAndTags = *notesAndTags;
        const auto disclosures = store.annotations().disclosures(kAllRecords);
        if (!disclosures)
            return tl::unexpected(disclosures.error());
        for (const Disclosure &each : *disclosures) {
            if (each.content.contains(person.value()) || each.content.contains(person.toText()))
                found.disclosures.append(each);
        }
        return found;
    });
}

Result<Pseudonymized> pseudonymize(Database &shop, const QDateTime &before, PseudonymizeMode mode,
                                   const std::function<Result<void>(const QList<QUuid> &)> &forget,
                                   const std::function<bool()> &isStopped)
{
    const auto last = shop.queryScalar(u"SELECT max(seq) FROM tx"_s);
    if (!last)
        return tl::unexpected(last.error());
    const bool changes = mode == PseudonymizeMode::Change;
    if (const auto prepared = changes ? overwriteDeleted(shop) : Result<void>(); !prepared)
        return tl::unexpected(prepared.error());
    const PseudonymGenerator generator;
    Pseudonymized all;
    const auto changePart = [&](qint64 first) -> Result<void> {
        const auto old = oldTransactions(shop, first, before);
        if (!old)
            return tl::unexpected(old.error());
        QList<QUuid> ids;
        for (const OldTransaction &each : *old) {
            if (each.isReady)
                ids.append(each.id);
        }
        all.transactions += ids.size();
        all.skipped += old->size() - ids.size();
        if (!changes || ids.isEmpty())
            return {};
        if (forget) {
            if (auto forgotten = forget(ids); !forgotten)
                return forgotten;
        }
        for (const OldTransaction &each : *old) {
            if (!each.isReady)
                continue;
            if (auto done = pseudonymizeRow(shop, each, generator); !done)
                return done;
        }
        return rebuildBlock(shop, first);
    };
    for (qint64 first = 1; first <= last->toLongLong(); first += kPart) {
        if (isStopped && isStopped())
            break;
        const auto done = changes ? inWriteTransaction(shop, [&] { return changePart(first); })
                                  : inReadTransaction(shop, [&] { return changePart(first); });
        if (!done)
            return tl::unexpected(done.error());
    }
    if (const auto emptied = changes ? emptyLog(shop) : Result<void>(); !emptied)
        return tl::unexpected(emptied.error());
    return all;
}

Result<Pseudonymized> pseudonymizeCopy(Database &copy, const QList<QUuid> &transactions)
{
    if (const auto prepared = overwriteDeleted(copy); !prepared)
        return tl::unexpected(prepared.error());
    const PseudonymGenerator generator;
    Pseudonymized all;
    const auto change = [&]() -> Result<void> {
        QSet<qint64> blocks;
        for (const QUuid &id : transactions) {
            const auto known = copiedTransaction(copy, id);
            if (!known)
                return tl::unexpected(known.error());
            if (!*known)
                continue;
            if (!(*known)->isReady) {
                ++all.skipped;
                continue;
            }
            if (auto done = pseudonymizeRow(copy, **known, generator); !done)
                return done;
            ++all.transactions;
            blocks.insert(((*known)->seq - 1) / kPart * kPart + 1);
        }
        for (const qint64 first : std::as_const(blocks)) {
            if (auto done = rebuildBlock(copy, first); !done)
                return done;
        }
        return {};
    };
    return inWriteTransaction(copy, change).and_then([&] { return emptyLog(copy); }).map([&all] {
        return all;
    });
}

bool isSettled(IntentState state)
{
    switch (state) {
    case IntentState::NotSent:
    case IntentState::Refused:
    case IntentState::Confirmed:
    case IntentState::Abandoned:
        return true;
    case IntentState::Sending:
    case IntentState::Unknown:
    case IntentState::Absent:
    case IntentState::Mismatch:
        return false;
    }
    Q_UNREACHABLE();
}

Result<qint64> forgetOrdersOf(Database &intents, const TaxId &person)
{
    qint64 count = 0;
    return overwriteDeleted(intents)
        .and_then([&] {
            return inWriteTransaction(intents, [&] {
                Statement orders(intents, "UPDATE intent SET body = '{}', pix_key = '' WHERE "_L1 +
                                              kSettledOrders);
                return orders.bind(person.value()).bind(person.value()).run().map([&] {
                    count = orders.affectedRows();
                });
            });
        })
        .and_then([&] { return emptyLog(intents); })
        .map([&count] { return count; });
}

Result<QList<StatementMention>> findInStatements(Database &bank, const TaxId &person)
{
    const QString plain = u'%' + person.value() + u'%';
    const QString masked = u'%' + person.toText() + u'%';
    Statement rows(bank, u"SELECT 0, day, amount, text, name, document FROM line WHERE "
                         "document_digits = ? OR text || ' ' || coalesce(name, '') LIKE ? "
                         "OR text || ' ' || coalesce(name, '') LIKE ? "
                         "UNION ALL SELECT 1, NULL, 0, text, '', '' FROM note "
                         "WHERE text LIKE ? OR text LIKE ? "
                         "UNION ALL SELECT 1, NULL, 0, note, '', '' FROM match "
                         "WHERE note LIKE ? OR note LIKE ? "
                         "UNION ALL SELECT 1, NULL, 0, note, '', '' FROM explanation "
                         "WHERE note LIKE ? OR note LIKE ?"_s);
    rows.bind(person.value());
    for (int i = 0; i < 4; ++i)
        rows.bind(plain).bind(masked);
    if (const auto run = rows.run(); !run)
        return tl::unexpected(run.error());
    QList<StatementMention> found;
    while (rows.next()) {
        const bool isLine = rows.number(0) == 0;
        found.append({.kind = isLine ? StatementMention::Kind::Line : StatementMention::Kind::Note,
                      .day = isLine ? QDate::fromJulianDay(rows.number(1)) : QDate(),
                      .amount = Money::fromCents(rows.number(2)),
                      .text = rows.text(3),
                      .name = rows.text(4),
                      .document = rows.text(5)});
    }
    return rows.end().map([&found] { return found; });
}

Result<int> forgetAtTill(Database &console, const QList<QUuid> &transactions)
{
    return ConsoleStore(console).prepare().and_then([&] {
        return inWriteTransaction(console,
                                  [&] { return deleteAnnotations(console, transactions); });
    });
}

Result<ForgottenAtTill> forgetOldAtTill(Database &console, const QDateTime &before)
{
    ConsoleStore store(console);
    ForgottenAtTill forgotten;
    const auto set = [](int &member) { return [&member](int count) { member = count; }; };
    return store.prepare()
        .and_then([&] { return store.payers().forgetUnusedSince(before); })
        .map(set(forgotten.payers))
        .and_then([&] {
            return inWriteTransaction(console, [&] {
                return runBefore(console, u"DELETE FROM payout WHERE state = 3 AND since < ?"_s,
                                 before)
                    .map(set(forgotten.payouts))
                    .and_then([&] {
                        return runBefore(console,
                                         u"UPDATE disclosure SET content = '' WHERE at < ? AND "
                                         "content <> ''"_s,
                                         before);
                    })
                    .map(set(forgotten.disclosures));
            });
        })
        .and_then([&] { return store.scrub(); })
        .map([&forgotten] { return forgotten; });
}

Result<ForgottenAtTill> forgetPersonAtTill(Database &console, const TaxId &person,
                                           const QList<QUuid> &transactions)
{
    ConsoleStore store(console);
    ForgottenAtTill forgotten;
    const auto found = findAtTill(console, person, {});
    if (!found)
        return tl::unexpected(found.error());
    const auto forget = [&]() -> Result<void> {
        const auto annotations = deleteAnnotations(console, transactions);
        if (!annotations)
            return tl::unexpected(annotations.error());
        forgotten.annotations = *annotations;
        for (const KnownPayer &known : found->payers) {
            Statement payer(console, u"DELETE FROM payer WHERE id = ?"_s);
            if (auto done = payer.bind(known.id).run(); !done)
                return done;
            ++forgotten.payers;
        }
        for (const PayoutOrder &order : found->payouts) {
            if (order.state != PayoutOrder::State::Refused)
                continue;
            Statement refused(console, u"DELETE FROM payout WHERE reference = ? AND state = 3"_s);
            if (auto done = refused.bind(order.draft.reference).run(); !done)
                return done;
            ++forgotten.payouts;
        }
        for (const QString &text : {person.value(), person.toText()}) {
            Statement filters(console, u"UPDATE disclosure SET content = '' "
                                       "WHERE instr(content, ?) > 0"_s);
            if (auto done = filters.bind(text).run(); !done)
                return done;
            forgotten.disclosures += filters.affectedRows();
        }
        return {};
    };
    return store.prepare()
        .and_then([&] { return inWriteTransaction(console, forget); })
        .and_then([&] { return store.scrub(); })
        .map([&forgotten] { return forgotten; });
}

} // namespace core
