// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/auditstore.h"

#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kColumns = "number, at, action, operator, operator_name, authorized_by, "
                          "authorized_name, till, tx, subject, before, after, digest"_L1;

struct AuditHead
{
    qint64 number = 0;
    QByteArray digest = {};
};

Result<AuditHead> auditHead(Database &database)
{
    Statement statement(database, u"SELECT number, digest FROM audit_head"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    if (!statement.next()) {
        if (const auto end = statement.end(); !end)
            return tl::unexpected(end.error());
        return AuditHead{}; // a missing head is a broken log; see check()
    }
    const QByteArray digest = statement.bytes(1);
    return AuditHead{statement.number(0), QByteArray(digest.constData(), digest.size())};
}

/// Returns the entry of the row. An unknown action becomes an empty digest, which no check accepts.
AuditEntry auditEntryAt(const Statement &row)
{
    const auto action = auditActionFromText(row.text(2));
    const QByteArray digest = action ? row.bytes(12) : QByteArray();
    return {.number = row.number(0),
            .at = row.time(1),
            .record = {.action = action.value_or(AuditAction::SignedIn),
                       .actor = {.id = row.number(3),
                                 .name = row.text(4),
                                 .authorizedById = row.number(5),
                                 .authorizedBy = row.text(6)},
                       .till = row.text(7),
                       .transaction = row.isNull(8) ? QUuid() : row.id(8),
                       .subject = row.text(9),
                       .before = row.text(10),
                       .after = row.text(11)},
            .digest = QByteArray(digest.constData(), digest.size())};
}

Result<QList<AuditEntry>> auditRows(Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<AuditEntry> entries;
    while (statement.next())
        entries.append(auditEntryAt(statement));
    return statement.end().map([&entries] { return entries; });
}

QVariant idOrNull(const QUuid &id)
{
    return id.isNull() ? QVariant() : sqlValue(id);
}

} // namespace

Result<AuditEntry> AuditStore::append(const AuditRecord &record, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<AuditEntry> {
        const auto head = auditHead(m_database);
        if (!head)
            return tl::unexpected(head.error());
        AuditEntry entry{.number = head->number + 1,
                         .at = QDateTime::fromMSecsSinceEpoch(now.toMSecsSinceEpoch(), Qt::UTC),
                         .record = record};
        entry.digest = auditDigest(entry, head->digest);
        return insert(entry).map([&entry] { return entry; });
    });
}

Result<void> AuditStore::insert(const AuditEntry &entry)
{
    const AuditRecord &record = entry.record;
    {
        Statement statement(m_database, u"INSERT INTO audit ("_s + kColumns +
                                            ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_L1);
        const auto done = statement.bind(entry.number)
                              .bind(entry.at)
                              .bind(toText(record.action))
                              .bind(record.actor.id)
                              .bind(record.actor.name)
                              .bind(record.actor.authorizedById)
                              .bind(record.actor.authorizedBy)
                              .bind(record.till)
                              .bindStored(idOrNull(record.transaction))
                              .bind(record.subject)
                              .bind(record.before)
                              .bind(record.after)
                              .bindStored(entry.digest)
                              .run();
        if (!done)
            return done;
    }
    Statement statement(m_database, u"UPDATE audit_head SET number = ?, digest = ?"_s);
    return statement.bind(entry.number).bindStored(entry.digest).run();
}

Result<void> AuditStore::appendRead(const QList<AuditEntry> &entries)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (const AuditEntry &entry : entries) {
            const auto head = auditHead(m_database);
            if (!head)
                return tl::unexpected(head.error());
            if (entry.number != head->number + 1 ||
                entry.digest != auditDigest(entry, head->digest))
                return tl::unexpected(
                    corruption(u"entry %1 does not continue the audit log"_s.arg(entry.number)));
            if (auto done = insert(entry); !done)
                return done;
        }
        return {};
    });
}

Result<QList<AuditEntry>> AuditStore::entries(const AuditFilter &filter, qint64 before, int max)
{
    Statement statement(
        m_database, u"SELECT "_s + kColumns +
                        " FROM audit WHERE (? = 0 OR number < ?) AND (? = '' OR action = ?) AND "
                        "(? < 0 OR operator = ? OR authorized_by = ?) AND (? IS NULL OR tx = ?) "
                        "AND (? IS NULL OR at >= ?) AND (? IS NULL OR at < ?) "
                        "ORDER BY number DESC LIMIT ?"_L1);
    const QString action = filter.action ? toText(*filter.action) : QString();
    const qint64 actor = filter.actor.value_or(-1);
    const auto time = [](const QDateTime &at) { return at.isValid() ? sqlValue(at) : QVariant(); };
    statement.bind(before).bind(before).bind(action).bind(action);
    statement.bind(actor).bind(actor).bind(actor);
    statement.bindStored(idOrNull(filter.transaction)).bindStored(idOrNull(filter.transaction));
    statement.bindStored(time(filter.from)).bindStored(time(filter.from));
    statement.bindStored(time(filter.until)).bindStored(time(filter.until)).bind(qint64{max});
    return auditRows(statement);
}

Result<QList<AuditEntry>> AuditStore::read(qint64 first, int count)
{
    Statement statement(m_database, u"SELECT "_s + kColumns +
                                        " FROM audit WHERE number >= ? ORDER BY number LIMIT ?"_L1);
    return auditRows(statement.bind(first).bind(qint64{count}));
}

Result<AuditCheck> AuditStore::check()
{
    return inReadTransaction(m_database, [&]() -> Result<AuditCheck> {
        constexpr int kAtOnce = 1000;
        const auto head = auditHead(m_database);
        if (!head)
            return tl::unexpected(head.error());
        AuditVerifier verifier;
        // From the smallest number, so that rows before the first one are noticed.
        for (qint64 next = std::numeric_limits<qint64>::min();;) {
            const auto some = read(next, kAtOnce);
            if (!some)
                return tl::unexpected(some.error());
            for (const AuditEntry &entry : *some) {
                if (!verifier.add(entry))
                    return verifier.result(head->number, head->digest);
                next = entry.number + 1;
            }
            if (some->size() < kAtOnce)
                return verifier.result(head->number, head->digest);
        }
    });
}

Result<QHash<QUuid, Actor>> AuditStore::creators(const QList<QUuid> &transactions)
{
    return inReadTransaction(m_database, [&]() -> Result<QHash<QUuid, Actor>> {
        QHash<QUuid, Actor> creators;
        for (const QUuid &transaction : transactions) {
            Statement statement(m_database,
                                u"SELECT "_s + kColumns +
                                    " FROM audit WHERE tx = ? AND action IN "
                                    "('charge_created', 'payout_created') ORDER BY number"_L1);
            const auto entries = auditRows(statement.bind(transaction));
            if (!entries)
                return tl::unexpected(entries.error());
            if (!entries->isEmpty())
                creators.insert(transaction, entries->constFirst().record.actor);
        }
        return creators;
    });
}

} // namespace core
