// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/restoredcompanions.h"

#include "core/database/database.h"
#include "core/database/partialfile.h"
#include "core/database/statement.h"
#include "core/storage/auditstore.h"
#include "core/storage/backup.h"
#include "core/storage/replaceddatabase.h"

#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kEntriesAtOnce = 1000;
constexpr int kNewNumbers = 65; ///< the next number after the first start of a till, at most

using OpenedFile = std::unique_ptr<Database>;

/// Opens the database of the till. A damaged one moves into the folder, and a new one is created.
Result<OpenedFile> openTill(const QString &path, const QString &keptFolder)
{
    auto opened = Database::open(path, Database::Access::ReadWrite, Schema::Console);
    if (opened || opened.error().code != Error::Code::StorageCorrupted)
        return opened;
    ReplacedDatabase damaged(path);
    if (const auto moved = damaged.moveTo(keptFolder); !moved)
        return tl::unexpected(moved.error());
    return Database::open(path, Database::Access::ReadWrite, Schema::Console);
}

/// Runs a statement without values and adds the number of changed rows to `count`.
Result<void> runCounted(Database &database, const QString &sql, int &count)
{
    Statement statement(database, sql);
    return statement.run().map([&] { count += statement.affectedRows(); });
}

Result<void> runAll(Database &database, const QStringList &statements)
{
    int ignored = 0;
    for (const QString &sql : statements) {
        if (auto done = runCounted(database, sql, ignored); !done)
            return done;
    }
    return {};
}

Result<bool> isTrue(Database &database, const QString &condition)
{
    return database.queryScalar(u"SELECT %1"_s.arg(condition)).map([](const QVariant &value) {
        return value.toInt() != 0;
    });
}

/// Merges notes, tags and their history. The history of the shop is newer: a removed note stays
/// removed.
Result<void> mergeAnnotations(Database &till, int &count)
{
    const auto absent = [](const QString &what) {
        return u"NOT EXISTS (SELECT 1 FROM temp.edited WHERE edited.tx = old.tx AND "
               "edited.what = %1)"_s.arg(what);
    };
    return runAll(till, {u"CREATE TEMP TABLE edited AS SELECT tx, what FROM main.edit "
                         "UNION SELECT tx, 0 FROM main.note UNION SELECT tx, 1 FROM main.tagged"_s})
        .and_then([&] {
            return runCounted(
                till,
                u"INSERT INTO main.note (tx, text, folded, written) "
                "SELECT tx, text, folded, written FROM incoming.note AS old WHERE "_s +
                    absent(u"0"_s),
                count);
        })
        .and_then([&] {
            return runCounted(till,
                              u"INSERT INTO main.tagged (tx, tags, folded, written) SELECT "
                              "tx, tags, folded, written FROM incoming.tagged AS old WHERE "_s +
                                  absent(u"1"_s),
                              count);
        })
        .and_then([&] {
            // Entries of the audit log name the numbers of edits, so free numbers stay the same.
            return runAll(till, {u"INSERT INTO main.edit (id, tx, at, what, text) "
                                 "SELECT id, tx, at, what, text FROM incoming.edit AS old WHERE "
                                 "NOT EXISTS (SELECT 1 FROM main.edit WHERE edit.id = old.id) "
                                 "AND "_s +
                                     absent(u"old.what"_s),
                                 u"INSERT INTO main.edit (tx, at, what, text) "
                                 "SELECT tx, at, what, text FROM incoming.edit AS old WHERE "
                                 "NOT EXISTS (SELECT 1 FROM main.edit WHERE edit.tx = old.tx "
                                 "AND edit.what = old.what AND edit.at = old.at) AND "_s +
                                     absent(u"old.what"_s) + u" ORDER BY old.id"_s,
                                 u"DROP TABLE temp.edited"_s});
        });
}

/// Merges marks and the records of disclosed data. The stricter mark wins.
Result<void> mergeRecords(Database &till)
{
    return runAll(
        till,
        {u"INSERT INTO main.mark (tx, abandoned, handed_over, late_seen, receipts) "
         "SELECT tx, abandoned, handed_over, late_seen, receipts FROM incoming.mark WHERE true "
         "ON CONFLICT (tx) DO UPDATE SET "
         "handed_over = coalesce(handed_over, excluded.handed_over), "
         "receipts = max(receipts, excluded.receipts)"_s,
         u"INSERT INTO main.reveal (tx, at) SELECT tx, at FROM incoming.reveal AS old WHERE "
         "NOT EXISTS (SELECT 1 FROM main.reveal WHERE reveal.tx = old.tx AND reveal.at = old.at) "
         "ORDER BY old.id"_s,
         u"INSERT INTO main.disclosure (at, kind, path, content, masked, entries) "
         "SELECT at, kind, path, content, masked, entries FROM incoming.disclosure AS old WHERE "
         "NOT EXISTS (SELECT 1 FROM main.disclosure WHERE disclosure.at = old.at "
         "AND disclosure.path = old.path) ORDER BY old.id"_s,
         u"UPDATE main.sequence SET next = (SELECT next + %1 FROM incoming.sequence) "
         "WHERE next < (SELECT next FROM incoming.sequence)"_s.arg(kSkippedNumbers)});
}

/// Brings payers and watched charges back into a database that never had any.
Result<void> mergePayers(Database &till, int &count)
{
    const auto isNew = isTrue(till, u"NOT EXISTS (SELECT 1 FROM main.payer) AND "
                                    "NOT EXISTS (SELECT 1 FROM main.mark) AND "
                                    "NOT EXISTS (SELECT 1 FROM main.edit) AND "
                                    "(SELECT next FROM main.sequence) <= %1"_s.arg(kNewNumbers));
    if (!isNew || !*isNew)
        return isNew ? Result<void>() : tl::unexpected(isNew.error());
    return runCounted(till,
                      u"INSERT INTO main.payer (document, name, folded_name, email, phone, "
                      "last_used) SELECT document, name, folded_name, email, phone, last_used "
                      "FROM incoming.payer ORDER BY id"_s,
                      count)
        .and_then([&till] {
            return runAll(till, {u"INSERT INTO main.watched (tx, status, amount, created) "
                                 "SELECT tx, status, amount, created FROM incoming.watched "
                                 "WHERE tx NOT IN (SELECT tx FROM main.watched)"_s});
        });
}

/// Brings operators back if neither operators nor a PIN protect the shop. Others would gain the
/// PINs of the backup.
Result<void> mergeOperators(Database &till, CounterPin pin, int &count)
{
    const auto hasOperators = isTrue(till, u"EXISTS (SELECT 1 FROM main.operator)"_s);
    if (!hasOperators)
        return tl::unexpected(hasOperators.error());
    if (*hasOperators || pin == CounterPin::Set)
        return {};
    return runCounted(till,
                      u"INSERT INTO main.operator (id, name, short_name, role, permissions, "
                      "refund_limit, active, pin, pin_length) SELECT id, name, short_name, role, "
                      "permissions, refund_limit, active, pin, pin_length FROM "
                      "incoming.operator ORDER BY id"_s,
                      count);
}

/// Brings shifts back if the shop has none. The numbers and digests of two chains cannot be joined.
Result<void> mergeShifts(Database &till, int &count)
{
    const auto isNew = isTrue(till, u"(SELECT number FROM main.shift_head) = 0 AND "
                                    "NOT EXISTS (SELECT 1 FROM main.shift_open)"_s);
    if (!isNew || !*isNew)
        return isNew ? Result<void>() : tl::unexpected(isNew.error());
    return runCounted(till, u"INSERT INTO main.shift SELECT * FROM incoming.shift"_s, count)
        .and_then([&till] {
            return runAll(till, {u"INSERT INTO main.shift_line SELECT * FROM incoming.shift_line"_s,
                                 u"INSERT INTO main.shift_open SELECT * FROM incoming.shift_open"_s,
                                 u"UPDATE main.shift_head SET (number, digest) = "
                                 "(SELECT number, digest FROM incoming.shift_head)"_s});
        });
}

/// Returns the digest of an entry; empty for number 0.
Result<QByteArray> digestAt(AuditStore &log, qint64 number)
{
    if (number == 0)
        return QByteArray();
    return log.read(number, 1).map([](const QList<AuditEntry> &entries) {
        return entries.isEmpty() ? QByteArray() : entries.constFirst().digest;
    });
}

/// Appends the entries of another log from a number on, with their digests.
Result<void> appendFrom(AuditStore &log, AuditStore &other, qint64 first)
{
    for (qint64 next = first;;) {
        const auto some = other.read(next, kEntriesAtOnce);
        if (!some)
            return tl::unexpected(some.error());
        if (auto added = log.appendRead(*some); !added)
            return added;
        if (some->size() < kEntriesAtOnce)
            return {};
        next = some->constLast().number + 1;
    }
}

/// Puts the entries of the backup before the entries of the shop that follow the `common` ones. The
/// latter get new numbers and digests. The last entry has the earlier number and digest, so that a
/// written-down digest can be proved.
Result<void> joinLogs(Database &till, AuditStore &own, AuditStore &other, const AuditCheck &before,
                      qint64 common, const QDateTime &now)
{
    const auto entries = own.read(common + 1, std::numeric_limits<int>::max());
    const auto digest = digestAt(own, common);
    if (!entries || !digest)
        return tl::unexpected(entries ? digest.error() : entries.error());
    return Statement(till, u"DELETE FROM main.audit WHERE number > ?"_s)
        .bind(common)
        .run()
        .and_then([&] {
            return Statement(till, u"UPDATE main.audit_head SET number = ?, digest = ?"_s)
                .bind(common)
                .bindStored(*digest)
                .run();
        })
        .and_then([&] { return appendFrom(own, other, common + 1); })
        .and_then([&]() -> Result<void> {
            for (const AuditEntry &entry : *entries) {
                if (const auto added = own.append(entry.record, entry.at); !added)
                    return tl::unexpected(added.error());
            }
            return {};
        })
        .and_then([&] {
            return own
                .append({.action = AuditAction::BackupRestored,
                         .subject = u"audit log joined"_s,
                         .before = u"%1 %2"_s.arg(before.entries)
                                       .arg(QString::fromLatin1(before.digest.toHex()))},
                        now)
                .map([](const AuditEntry &) {});
        });
}

/// Returns the number of entries with which both logs begin. Equal digests prove equal beginnings.
Result<qint64> commonEntries(AuditStore &own, AuditStore &other, qint64 max)
{
    qint64 equal = 0;
    qint64 different = max + 1;
    while (equal + 1 < different) {
        const qint64 middle = equal + (different - equal) / 2;
        const auto digest = digestAt(own, middle);
        const auto otherDigest = digestAt(other, middle);
        if (!digest || !otherDigest)
            return tl::unexpected(digest ? otherDigest.error() : digest.error());
        (*digest == *otherDigest ? equal : different) = middle;
    }
    return equal;
}

/// Returns true if a log has only restores behind the entry. A restore is recorded before the log
/// of its backup is read.
Result<bool> hasOnlyRestoresAfter(Database &till, qint64 number)
{
    Statement statement(till,
                        u"SELECT count(*) FROM main.audit WHERE number > ? AND action <> ?"_s);
    if (const auto run = statement.bind(number).bind(toText(AuditAction::BackupRestored)).run();
        !run)
        return tl::unexpected(run.error());
    const bool isOnly = statement.next() && statement.number(0) == 0;
    return statement.end().map([isOnly] { return isOnly; });
}

/// Merges the log of the backup into the log of the shop.
Result<RestoredAuditLog> mergeLogs(Database &till, Database &incoming, const QDateTime &now)
{
    AuditStore own(till);
    AuditStore other(incoming);
    const auto before = own.check();
    const auto restored = other.check();
    if (!before || !restored)
        return tl::unexpected(before ? restored.error() : before.error());
    if (before->brokenAt || restored->brokenAt)
        return RestoredAuditLog::Refused;
    const bool isLonger = restored->entries > before->entries;
    const auto common =
        isLonger ? digestAt(other, before->entries) : digestAt(own, restored->entries);
    if (!common)
        return tl::unexpected(common.error());
    const bool isSame = *common == (isLonger ? before->digest : restored->digest);
    if (isSame && !isLonger)
        return RestoredAuditLog::Unchanged;
    if (isSame)
        return appendFrom(own, other, before->entries + 1).map([] {
            return RestoredAuditLog::Extended;
        });
    const auto begin = commonEntries(own, other, qMin(before->entries, restored->entries));
    if (!begin)
        return tl::unexpected(begin.error());
    const auto isRestored = hasOnlyRestoresAfter(till, *begin);
    if (!isRestored)
        return tl::unexpected(isRestored.error());
    const auto join = [&](qint64 shared) {
        return joinLogs(till, own, other, *before, shared, now).map([] {
            return RestoredAuditLog::Joined;
        });
    };
    if (*isRestored)
        return join(*begin);
    const auto first = own.read(1, 1);
    const auto last = other.read(restored->entries, 1);
    if (!first || !last)
        return tl::unexpected(first ? last.error() : first.error());
    if (last->constFirst().at > first->constFirst().at)
        return RestoredAuditLog::Refused;
    return join(0);
}

/// Copies a database of a backup to a file that will be a database of the shop.
Result<PartialFile> copyToShop(const QString &backup, const QString &database, Schema schema)
{
    auto file = PartialFile::create(database);
    if (!file)
        return file;
    if (const auto copied = copySnapshot(backup, file->path(), schema); !copied)
        return tl::unexpected(copied.error());
    return file;
}

} // namespace

Result<RestoredTill> restoreTill(const QString &backup, const QString &database,
                                 const QString &keptFolder, CounterPin pin, const QDateTime &now)
{
    const auto copy = copyToShop(backup, database, Schema::Console);
    if (!copy)
        return tl::unexpected(copy.error());
    // Brings a backup of an older version up to date.
    const auto incoming =
        Database::open(copy->path(), Database::Access::ReadWrite, Schema::Console);
    if (!incoming)
        return tl::unexpected(incoming.error());
    const auto till = openTill(database, keptFolder);
    if (!till)
        return tl::unexpected(till.error());
    if (const auto attached =
            Statement(**till, u"ATTACH DATABASE ? AS incoming"_s).bind(copy->path()).run();
        !attached)
        return tl::unexpected(attached.error());
    return inWriteTransaction(**till, [&]() -> Result<RestoredTill> {
        RestoredTill effect;
        const auto held =
            (*till)->queryScalar(u"SELECT count(*) FROM incoming.payout WHERE state <> 3"_s);
        if (!held)
            return tl::unexpected(held.error());
        effect.heldPayouts = held->toInt();
        return mergePayers(**till, effect.payers)
            .and_then([&] { return mergeAnnotations(**till, effect.annotations); })
            .and_then([&] { return mergeRecords(**till); })
            .and_then([&] { return mergeOperators(**till, pin, effect.operators); })
            .and_then([&] { return mergeShifts(**till, effect.shifts); })
            .and_then([&] { return mergeLogs(**till, **incoming, now); })
            .map([&effect](RestoredAuditLog log) {
                effect.auditLog = log;
                return effect;
            });
    });
}

Result<void> restoreStatements(const QString &backup, const QString &database,
                               const QString &keptFolder)
{
    auto copy = copyToShop(backup, database, Schema::Bank);
    if (!copy)
        return tl::unexpected(copy.error());
    ReplacedDatabase previous(database);
    if (auto moved = previous.moveTo(keptFolder); !moved)
        return moved;
    auto placed = copy->putInPlace();
    if (!placed && !copy->isInPlace())
        return previous.moveBack(placed.error());
    return placed;
}

} // namespace core
