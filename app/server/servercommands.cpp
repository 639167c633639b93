// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/servercommands.h"

#include "app/server/commanddata.h"
#include "app/server/sandboxshop.h"
#include "app/server/serverdump.h"
#include "app/shopbackup.h"
#include "app/shopcheck.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/singleinstance.h"
#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/domain/brasilia.h"
#include "core/domain/draftvalidation.h"
#include "core/sample/samplehistory.h"
#include "core/service/transactionengine.h"
#include "core/storage/backup.h"
#include "core/storage/blockarrangement.h"
#include "core/storage/bulkload.h"
#include "core/storage/databasecopy.h"
#include "core/storage/integritycheck.h"
#include "core/storage/keystore.h"
#include "core/wire/wiretime.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::Environment;
using core::Error;

namespace
{

constexpr qint64 kMaxSeeded = 10'000'000;
/// Maximum for inserting; larger histories are written to a new file, which is many times faster.
constexpr qint64 kMaxInserted = 20'000;

QByteArray randomBytes(qsizetype count)
{
    QByteArray bytes(count, '\0');
    for (char &byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return bytes;
}

constexpr int kMaxUnusedDays = 36'500;

/// Reads an amount of the options into `limit`. Returns the exit for an invalid amount.
std::optional<CommandExit> readAmount(const CommandOptions &options, const QString &name,
                                      std::optional<core::Money> &limit)
{
    if (!options.has(name))
        return std::nullopt;
    limit = core::Money::parseDecimal(options.value(name));
    if (limit && *limit > core::Money())
        return std::nullopt;
    return options.wrong(u"--%1 is an amount in reais, as in 150.00."_s.arg(name));
}

/// Reads the options with limits into the key.
std::optional<CommandExit> readLimits(const CommandOptions &options, core::ApiKey &key)
{
    core::KeyLimits &limits = key.limits;
    for (const auto &[name, limit] : {std::pair(u"max-charge"_s, &limits.maxCharge),
                                      std::pair(u"max-payout"_s, &limits.maxPayout),
                                      std::pair(u"max-per-day"_s, &limits.maxPerDay)}) {
        if (auto wrong = readAmount(options, name, *limit))
            return wrong;
    }
    if (options.has(u"requests-per-minute"_s)) {
        bool isNumber = false;
        const int count = options.value(u"requests-per-minute"_s).toInt(&isNumber);
        if (!isNumber || count < 1 || count > core::KeyLimits::kMaxRequestsPerMinute)
            return options.wrong(u"--requests-per-minute is 1 to 100000."_s);
        limits.requestsPerMinute = count;
    }
    if (options.has(u"expires"_s)) {
        const QDate day = QDate::fromString(options.value(u"expires"_s), Qt::ISODate);
        if (!day.isValid() || day < core::brasiliaDay(key.created))
            return options.wrong(u"--expires is a day from today on, as in 2027-12-31."_s);
        key.expires = core::startOfBrasiliaDay(day.addDays(1));
    }
    return std::nullopt;
}

/// Returns the limits with the names of their options; empty without limits.
QString limitsText(const core::ApiKey &key)
{
    QStringList parts;
    const core::KeyLimits &limits = key.limits;
    if (limits.maxCharge)
        parts += u"max-charge="_s + limits.maxCharge->toDecimal();
    if (limits.maxPayout)
        parts += u"max-payout="_s + limits.maxPayout->toDecimal();
    if (limits.maxPerDay)
        parts += u"max-per-day="_s + limits.maxPerDay->toDecimal();
    if (limits.requestsPerMinute)
        parts += u"requests-per-minute=%1"_s.arg(*limits.requestsPerMinute);
    if (key.expires)
        parts += u"expires="_s + core::brasiliaDay(key.expires->addMSecs(-1)).toString(Qt::ISODate);
    return parts.join(u',');
}

/// Returns name, platform and rights of a key for the audit log.
QString rightsText(const core::ApiKey &key)
{
    QStringList parts{key.name, core::toWireId(key.platform), core::toText(key.scopes)};
    if (const QString limits = limitsText(key); !limits.isEmpty())
        parts += limits;
    return parts.join(u"; "_s);
}

QString stateText(const core::ApiKey &key)
{
    if (key.revoked)
        return u"revoked "_s + brasiliaText(*key.revoked);
    return key.isValidAt(QDateTime::currentDateTimeUtc()) ? u"valid"_s : u"expired"_s;
}

/// Returns true for a valid key that was neither created nor used since.
bool isUnusedSince(const core::ListedKey &listed, const QDateTime &since)
{
    return listed.key.isValidAt(QDateTime::currentDateTimeUtc()) &&
           listed.lastUse.value_or(listed.key.created) < since;
}

QString lineOf(const core::ListedKey &listed)
{
    const core::ApiKey &key = listed.key;
    QStringList parts{
        core::toWireId(key.id),
        core::toWireId(key.platform),
        core::toText(key.scopes),
        brasiliaText(key.created),
        listed.lastUse ? brasiliaText(*listed.lastUse) : u"never"_s,
        stateText(key),
        key.name,
    };
    if (const QString limits = limitsText(key); !limits.isEmpty())
        parts += limits;
    return parts.join(u'\t') + u'\n';
}

/// Returns the exit for data that must not be filled: generated transactions belong in a sandbox.
std::optional<CommandExit> refusedSeed(const tl::expected<Environment, CommandExit> &environment)
{
    if (!environment)
        return environment.error();
    if (*environment != Environment::Sandbox)
        return failed({Error::Code::StorageForeign, {}, {}});
    return std::nullopt;
}

/// Returns the Pix key to which the shop may change; nullopt if the key stays. Fails unless the
/// option accepts the change.
tl::expected<std::optional<core::PixKey>, CommandExit>
acceptedChange(const QString &file, const DataPlace &place, const CommandOptions &options)
{
    const auto change = ShopBackup::keyChange(file, place.folder);
    if (!change)
        return tl::unexpected(failed(change.error()));
    if (!*change)
        return std::nullopt;
    const core::PixKey &key = (*change)->restored;
    if (core::PixKey::parse(options.value(u"accept-key"_s), key.kind()) == key)
        return key;
    const QString present =
        (*change)->current ? (*change)->current->value() : u"an unreadable one"_s;
    return tl::unexpected(
        CommandExit{u"Nothing was restored. The codes of the shop would pay the Pix key %1 instead "
                    "of %2. If that is right, repeat the command with --accept-key and the new "
                    "key.\n"_s.arg(key.value(), present),
                    1});
}

QString restoredText(const QString &folder, const ShopBackup::Restored &restored)
{
    const core::RestoredAccess &access = restored.access;
    QStringList lines{
        u"%1: %2 transactions"_s.arg(folder).arg(restored.contents.database.transactions)};
    if (!restored.keptFolder.isEmpty())
        lines += u"the previous data is in "_s + restored.keptFolder;
    lines += u"keys: %1 valid, %2 revoked because they are not valid in the previous data"_s
                 .arg(access.validKeys)
                 .arg(access.revokedKeys);
    lines += u"webhooks: %1 as in the previous data, %2 turned off"_s.arg(access.webhooks)
                 .arg(access.disabledWebhooks);
    if (restored.contents.hasTill)
        lines += u"data of the counter: %1 notes and tags, %2 operators, %3 shifts"_s
                     .arg(restored.till.annotations)
                     .arg(restored.till.operators)
                     .arg(restored.till.shifts);
    if (restored.contents.hasStatements)
        lines += u"bank statements: as in the backup"_s;
    if (const auto settings = ShopSettings::load(folder); settings && *settings)
        lines +=
            u"the codes of the shop pay the Pix key "_s + (*settings)->profile.merchant.key.value();
    return lines.join(u'\n') + u'\n';
}

/// Checks the audit log and the shifts of a till in the folder, if there is one.
CommandExit checkTill(const QString &folder)
{
    const auto audit = checkedAuditLog(folder);
    if (!audit)
        return failed(audit.error());
    if (audit->brokenAt)
        return {u"The audit log was changed or shortened at entry %1.\n"_s.arg(*audit->brokenAt),
                1};
    const auto shifts = checkedShifts(folder);
    if (!shifts)
        return failed(shifts.error());
    if (shifts->brokenAt)
        return {u"The closed shift %1 was changed or removed.\n"_s.arg(*shifts->brokenAt), 1};
    return done(u"sound\n"_s);
}

} // namespace

CommandExit createKey(const QStringList &arguments)
{
    CommandOptions options(u"key create"_s,
                           u"Creates a key for a client and prints it. The key is shown "
                           "only once."_s);
    options.add(u"name"_s, u"Name of the client; at most 60 characters."_s, u"NAME"_s);
    options.add(u"platform"_s, u"Platform of the key. Default: that of the shop in DIR."_s,
                u"UUID"_s);
    options.add(u"scopes"_s,
                u"Permissions: any of read, cashin, cashout, confirm and "
                "webhooks."_s,
                u"SCOPES"_s, u"read,cashin"_s);
    options.add(u"max-charge"_s, u"Largest amount of a charge, as in 150.00."_s, u"AMOUNT"_s);
    options.add(u"max-payout"_s, u"Largest amount of a payout."_s, u"AMOUNT"_s);
    options.add(u"max-per-day"_s,
                u"Largest sum of the charges and payouts of a day, in Brasília time."_s,
                u"AMOUNT"_s);
    options.add(u"requests-per-minute"_s, u"Largest number of requests within a minute."_s, u"N"_s);
    options.add(u"expires"_s, u"Last day of the key, as in 2027-12-31, in Brasília time."_s,
                u"DAY"_s);
    options.add(u"sandbox"_s, u"The database is a sandbox; needed if that is not known yet."_s);
    const auto place = options.read(arguments, {u"name"_s});
    if (!place)
        return place.error();
    const auto scopes = core::scopesFromText(options.value(u"scopes"_s));
    if (!scopes)
        return options.wrong(u"--scopes has words out of read, cashin, cashout, confirm and "
                             "webhooks."_s);
    const QString name = options.value(u"name"_s).simplified();
    if (core::textProblem(core::Field::Name, name) || name.size() > core::ApiKey::kMaxName)
        return options.wrong(u"--name is text of 1 to 60 characters."_s);
    const auto platform = platformOf(options, *place);
    if (!platform)
        return platform.error();
    core::ApiKey key{.id = QUuid::createUuid(),
                     .name = name,
                     .platform = *platform,
                     .scopes = *scopes,
                     .created = QDateTime::currentDateTimeUtc(),
                     .revoked = {}};
    if (auto wrong = readLimits(options, key))
        return *wrong;

    const auto database = opened(*place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    core::KeyStore store(**database);
    const auto environment = settledEnvironment(store, *place, options);
    if (!environment)
        return environment.error();
    const auto recorded = recordChange(*place, {.action = core::AuditAction::KeyCreated,
                                                .subject = core::toWireId(key.id),
                                                .after = rightsText(key)});
    if (!recorded)
        return failed(recorded.error());
    const QByteArray secret = core::newKey(*environment, randomBytes(32));
    if (const auto stored = store.add(key, *core::keyDigest(secret, *environment)); !stored)
        return failed(stored.error());
    return done(QString::fromLatin1(secret) + u'\n');
}

CommandExit listKeys(const QStringList &arguments)
{
    CommandOptions options(u"key list"_s,
                           u"Lists the keys, one per line: id, platform, scopes, created, "
                           "last used (updated once a minute), valid, expired or revoked, "
                           "name, limits if there are any. Times are of Brasília. The keys "
                           "themselves are not stored."_s);
    options.add(u"unused"_s, u"Only valid keys without any use in the last N days."_s, u"N"_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    bool isNumber = false;
    const int days = options.value(u"unused"_s).toInt(&isNumber);
    if (options.has(u"unused"_s) && (!isNumber || days < 1 || days > kMaxUnusedDays))
        return options.wrong(u"--unused is a number of days, 1 to 36500."_s);
    const auto database = opened(*place, Database::Access::ReadOnly);
    if (!database)
        return database.error();
    const auto keys = core::KeyStore(**database).all();
    if (!keys)
        return failed(keys.error());
    QString text;
    const QDateTime since = QDateTime::currentDateTimeUtc().addDays(-days);
    for (const core::ListedKey &key : *keys) {
        if (!options.has(u"unused"_s) || isUnusedSince(key, since))
            text += lineOf(key);
    }
    return done(text);
}

CommandExit revokeKey(const QStringList &arguments)
{
    CommandOptions options(u"key revoke"_s, u"Revokes a key immediately and permanently."_s);
    options.add(u"id"_s, u"Id of the key; see key list."_s, u"UUID"_s);
    const auto place = options.read(arguments, {u"id"_s});
    if (!place)
        return place.error();
    const auto id = core::fromWireId(options.value(u"id"_s));
    if (!id)
        return options.wrong(u"--id is a UUID, 8-4-4-4-12 digits."_s);
    const auto database = opened(*place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    core::KeyStore store(**database);
    const auto keys = store.all();
    if (!keys)
        return failed(keys.error());
    const auto known =
        std::find_if(keys->cbegin(), keys->cend(), [&id](const core::ListedKey &each) {
            return each.key.id == *id && !each.key.revoked;
        });
    core::Result<void> recorded;
    if (known != keys->cend())
        recorded = recordChange(*place, {.action = core::AuditAction::KeyRevoked,
                                         .subject = core::toWireId(*id),
                                         .before = rightsText(known->key)});
    const auto revoked = store.revoke(*id, QDateTime::currentDateTimeUtc());
    if (!revoked)
        return failed(revoked.error());
    if (!recorded) // A stolen key must not stay valid because of the log.
        return done(u"revoked, but not in the audit log: %1\n"_s.arg(reasonText(recorded.error())));
    return done(u"revoked\n"_s);
}

CommandExit seedSandbox(const QStringList &arguments)
{
    CommandOptions options(u"seed"_s, u"Fills an empty sandbox with generated transactions. "
                                      "More than 20000 need a DIR without a database."_s);
    options.add(u"count"_s, u"Number of transactions, at most 10000000."_s, u"N"_s, u"200"_s);
    options.add(u"seed"_s, u"Seed of the random generator."_s, u"S"_s, u"1"_s);
    options.add(u"platform"_s,
                u"Platform of the transactions. Default: that of the shop in "
                "DIR."_s,
                u"UUID"_s);
    options.add(u"sandbox"_s, u"The database is a sandbox; needed if that is not known yet."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    bool isCount = false;
    bool isSeed = false;
    const qint64 count = options.value(u"count"_s).toLongLong(&isCount);
    const quint32 seed = options.value(u"seed"_s).toUInt(&isSeed);
    if (!isCount || !isSeed || count < 1 || count > kMaxSeeded)
        return options.wrong(u"--count is 1 to 10000000, --seed 0 to 4294967295."_s);
    const auto platform = platformOf(options, *place);
    if (!platform)
        return platform.error();

    const core::ServiceSettings settings = sandboxSettings(*platform);
    const core::SampleHistory history({.count = count,
                                       .seed = seed,
                                       .now = QDateTime::currentDateTimeUtc(),
                                       .settings = settings});
    if (count > kMaxInserted) {
        if (place->folder.isEmpty())
            return options.wrong(u"--database takes at most 20000."_s);
        if (!QFileInfo::exists(place->address)) {
            if (auto refused = refusedSeed(newEnvironment(*place, options)))
                return *refused;
        }
        const auto loaded = core::makeFolder(place->folder).and_then([&] {
            return core::bulkLoad(place->address, count, [&history](qint64 first, qint64 end) {
                return history.range(first, end);
            });
        });
        if (!loaded)
            return failed(loaded.error());
        const auto database = opened(*place, Database::Access::ReadWrite);
        if (!database)
            return database.error();
        const auto settled = core::KeyStore(**database).declareSandbox();
        return settled ? done(u"%1 transactions\n"_s.arg(count)) : failed(settled.error());
    }
    const auto database = opened(*place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    core::KeyStore store(**database);
    if (auto refused = refusedSeed(settledEnvironment(store, *place, options)))
        return *refused;
    core::TransactionStore transactions(**database);
    const auto isEmpty =
        core::inReadTransaction(**database, [&transactions] { return transactions.isEmpty(); });
    if (!isEmpty)
        return failed(isEmpty.error());
    if (!*isEmpty)
        return failed({Error::Code::Conflict, {}, u"the sandbox has transactions"_s});
    core::TransactionEngine engine(
        **database, settings, [] { return QDateTime::currentDateTimeUtc(); },
        [] { return QRandomGenerator::system()->generate64(); });
    const auto seeded = engine.seed([&history] { return history.all(); });
    return seeded ? done(u"%1 transactions\n"_s.arg(count)) : failed(seeded.error());
}

CommandExit backUpData(const QStringList &arguments)
{
    CommandOptions options(u"backup"_s,
                           u"Copies a snapshot of the data to FILE and checks the copy. The "
                           "server may be running. For DIR, FILE is a complete database; for "
                           "PostgreSQL it is a dump for pg_restore."_s);
    options.add(u"to"_s, u"The file; an existing backup is replaced."_s, u"FILE"_s);
    const auto place = options.read(arguments, {u"to"_s});
    if (!place)
        return place.error();
    const QString file = QFileInfo(options.value(u"to"_s)).absoluteFilePath();
    if (place->folder.isEmpty())
        return dumpServer(place->address, file);
    const auto made = core::backUp(place->address, file);
    if (!made)
        return failed(made.error());
    // The backup counts. After an error, the next backup repeats the maintenance.
    (void)core::arrangeBlocks(place->address, core::kWorthArranging, [] { return false; });
    return done(u"%1: %2 transactions\n"_s.arg(file).arg(made->transactions));
}

CommandExit restoreData(const QStringList &arguments)
{
    CommandOptions options(u"restore"_s,
                           u"Checks the backup FILE and restores it as the data of DIR. No server "
                           "and no console may use DIR meanwhile. The previous data is kept in "
                           "DIR. Revoked keys stay revoked, and webhooks keep their addresses and "
                           "secrets. A dump of PostgreSQL is restored by pg_restore."_s);
    options.add(u"from"_s, u"The backup."_s, u"FILE"_s);
    options.add(u"accept-key"_s, u"Accepts that the codes of the shop will pay this Pix key."_s,
                u"KEY"_s);
    const auto place = options.read(arguments, {u"from"_s});
    if (!place)
        return place.error();
    if (place->folder.isEmpty())
        return options.wrong(u"restore needs --data; a dump of PostgreSQL is restored by "
                             "pg_restore."_s);
    const QString file = QFileInfo(options.value(u"from"_s)).absoluteFilePath();
    if (!QFileInfo(file).isFile())
        return failed({Error::Code::NotFound, {}, file});
    // Keeps consoles from opening the shop meanwhile.
    const SingleInstance::Hold hold = SingleInstance::hold(place->folder);
    if (!hold.instance)
        return failed(hold.isElsewhere
                          ? Error{Error::Code::StorageBusy, {}, u"the shop is open in a window"_s}
                          : hold.error);
    const auto accepted = acceptedChange(file, *place, options);
    if (!accepted)
        return accepted.error();
    const auto restored = ShopBackup::restore(file, place->folder, QDateTime::currentDateTimeUtc(),
                                              *accepted, {}, serverRecord());
    return restored ? done(restoredText(place->folder, *restored)) : failed(restored.error());
}

CommandExit copyData(const QStringList &arguments)
{
    CommandOptions options(u"copy"_s,
                           u"Copies all data into an empty database, also from SQLite to "
                           "PostgreSQL or back, and compares both. Stop the server before: later "
                           "changes are not copied. Settings of the shop and of the server stay "
                           "where they are. Prints rows and digest of each table."_s);
    options.add(u"to"_s, u"The empty database: a folder, or postgresql://…."_s, u"PLACE"_s);
    const auto place = options.read(arguments, {u"to"_s});
    if (!place)
        return place.error();
    const QString to = options.value(u"to"_s);
    if (to.isEmpty())
        return options.wrong(u"--to is a folder, or begins with postgresql://."_s);
    DataPlace target{{}, to};
    if (!Database::isOnServer(to)) {
        target.folder = QDir(to).absolutePath();
        target.address = databaseIn(target.folder);
    }
    const auto from = opened(*place, Database::Access::ReadOnly);
    if (!from)
        return from.error();
    const auto into = opened(target, Database::Access::ReadWrite);
    if (!into)
        return into.error();
    const auto copied = core::copyDatabase(**from, **into);
    if (!copied && copied.error().code == Error::Code::Conflict)
        return options.wrong(u"--to is not empty."_s);
    if (!copied)
        return failed(copied.error());
    const auto checked = core::checkContents(**into);
    if (!checked)
        return failed(checked.error());
    const auto before = core::tableDigests(**from);
    const auto after = core::tableDigests(**into);
    if (!before || !after)
        return failed(before ? after.error() : before.error());
    QString text;
    for (const core::TableDigest &one : *after)
        text += u"%1\t%2\t%3\n"_s.arg(one.table).arg(one.rows).arg(QString::fromLatin1(one.digest));
    if (*before != *after)
        return {text + u"The copy differs: was the server running?\n"_s, 1};
    return done(text + u"equal\n"_s);
}

CommandExit checkData(const QStringList &arguments)
{
    CommandOptions options(
        u"check"_s,
        u"Reads all data and compares derived data with its source; for "
        "DIR also every page, the audit log and the shifts. Takes minutes for millions of "
        "transactions; the server may be running."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    const auto database = opened(*place, Database::Access::ReadOnly);
    if (!database)
        return database.error();
    const auto checked = place->folder.isEmpty() ? core::checkContents(**database)
                                                 : core::checkEverything(**database);
    if (!checked)
        return failed(checked.error());
    return place->folder.isEmpty() ? done(u"sound\n"_s) : checkTill(place->folder);
}

CommandExit optimizeData(const QStringList &arguments)
{
    CommandOptions options(
        u"optimize"_s,
        u"Stores the blocks of each searched column next to each other, so that searches read less "
        "from disk. The daily backup of the console and the command backup do this after a million "
        "new transactions. The server may be running. PostgreSQL needs no such maintenance."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    if (const auto database = opened(*place, Database::Access::ReadOnly); !database)
        return database.error(); // arrangeBlocks() would create a missing file
    const auto moved = core::arrangeBlocks(place->address, 1, [] { return false; });
    return moved ? done(u"%1 blocks of 1024 transactions\n"_s.arg(*moved)) : failed(moved.error());
}

} // namespace app
