// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/commanddata.h"

#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/brasilia.h"
#include "core/storage/auditstore.h"
#include "core/storage/keystore.h"
#include "core/wire/wiretime.h"

#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::Environment;
using core::Error;

QString reasonText(const Error &error)
{
    const auto because = [&error](const QString &why) {
        return error.detail.isEmpty() ? why : u"%1 (%2)"_s.arg(why, error.detail);
    };
    switch (error.code) {
    case Error::Code::InvalidInput:
        return because(u"A setting is invalid."_s);
    case Error::Code::NotFound:
        return because(u"Not found."_s);
    case Error::Code::Conflict:
        return because(u"It already exists and was not changed."_s);
    case Error::Code::StorageForeign:
        return because(u"The data belongs to the other environment: a sandbox and a shop "
                       "with real money are always separate."_s);
    case Error::Code::StorageFull:
        return because(u"The disk is full."_s);
    case Error::Code::StorageReadOnly:
        return because(u"The data cannot be written: check the permissions of the folder, or the "
                       u"rights of the "
                       "database user."_s);
    case Error::Code::StorageFailed:
        return because(u"The disk reported an error."_s);
    case Error::Code::StorageBusy:
        return because(u"Another program has locked the data."_s);
    case Error::Code::StorageCorrupted:
        return because(u"The data is damaged, or does not belong to a shop."_s);
    case Error::Code::StorageOlder:
        return because(
            u"The data is from an older version of Balcão. To update it, open it once with "
            "balcao-server serve or the console."_s);
    case Error::Code::StorageNewer:
        return because(u"The data was written by a newer version of Balcão."_s);
    case Error::Code::StorageUnreachable:
        return because(u"The database server cannot be reached or used."_s);
    case Error::Code::Unconfirmed:
        return because(u"The connection to the database server was lost; the change may not "
                       "have been stored."_s);
    case Error::Code::Unreachable:
    case Error::Code::Unavailable:
    case Error::Code::NotTrusted:
    case Error::Code::AccessDenied:
    case Error::Code::NotUnderstood:
    case Error::Code::TransitionRefused:
    case Error::Code::Unsupported:
    case Error::Code::Internal:
        return because(u"An internal error occurred."_s);
    }
    Q_UNREACHABLE();
}

CommandExit done(const QString &text)
{
    return {text, 0};
}

CommandExit failed(const Error &error)
{
    return {reasonText(error) + u'\n', 1};
}

QString brasiliaText(const QDateTime &time)
{
    return core::brasiliaTime(time).toString(Qt::ISODate);
}

OpenedDatabase opened(const DataPlace &place, Database::Access access)
{
    auto database = Database::open(place.address, access);
    if (!database)
        return tl::unexpected(failed(database.error()));
    return std::move(*database);
}

tl::expected<Environment, CommandExit> newEnvironment(const DataPlace &place,
                                                      const CommandOptions &options)
{
    if (options.has(u"sandbox"_s))
        return Environment::Sandbox;
    if (place.folder.isEmpty())
        return tl::unexpected(
            options.wrong(u"It is not known yet whether this database is a "
                          "sandbox: add --sandbox, or start the server first."_s));
    const auto shop = ShopSettings::load(place.folder);
    if (!shop)
        return tl::unexpected(failed(shop.error()));
    if (!*shop)
        return tl::unexpected(
            options.wrong(u"There is no shop in DIR yet: set one up with shop create or the "
                          "console, or add --sandbox."_s));
    return (*shop)->isPractice ? Environment::Sandbox : Environment::Production;
}

namespace
{

tl::expected<Environment, CommandExit> environmentOf(core::KeyStore &store, const DataPlace &place,
                                                     const CommandOptions &options)
{
    const auto settled = store.environment();
    if (!settled)
        return tl::unexpected(failed(settled.error()));
    if (*settled)
        return **settled;
    return newEnvironment(place, options);
}

std::optional<QUuid> foundPlatform(const CommandOptions &options, const DataPlace &place)
{
    if (options.has(u"platform"_s))
        return core::fromWireId(options.value(u"platform"_s));
    if (place.folder.isEmpty())
        return std::nullopt;
    const auto shop = ShopSettings::load(place.folder);
    return shop && *shop ? std::optional((*shop)->platform) : std::nullopt;
}

} // namespace

tl::expected<Environment, CommandExit>
settledEnvironment(core::KeyStore &store, const DataPlace &place, const CommandOptions &options)
{
    auto environment = environmentOf(store, place, options);
    if (!environment)
        return environment;
    if (options.has(u"sandbox"_s) && *environment != Environment::Sandbox)
        return tl::unexpected(failed({Error::Code::StorageForeign, {}, {}}));
    if (const auto settled = store.settleEnvironment(*environment); !settled)
        return tl::unexpected(failed(settled.error()));
    return environment;
}

tl::expected<QUuid, CommandExit> platformOf(const CommandOptions &options, const DataPlace &place)
{
    const bool needsShop = !options.has(u"platform"_s) && !place.folder.isEmpty();
    if (const auto shop = ShopSettings::load(place.folder); needsShop && !shop)
        return tl::unexpected(failed(shop.error()));
    const auto platform = foundPlatform(options, place);
    if (!platform)
        return tl::unexpected(
            options.wrong(u"--platform is a UUID, 8-4-4-4-12 digits; without it DIR must "
                          "contain a shop."_s));
    return *platform;
}

core::AuditRecord serverRecord()
{
    return {.actor = {.name = u"balcao-server"_s}, .till = u"balcao-server"_s};
}

core::Result<void> recordChange(const DataPlace &place, const core::AuditRecord &change)
{
    if (place.folder.isEmpty())
        return {};
    core::AuditRecord entry = change;
    entry.actor = serverRecord().actor;
    entry.till = serverRecord().till;
    return Database::open(consoleDatabaseIn(place.folder), Database::Access::ReadWrite,
                          core::Schema::Console)
        .and_then([&entry](const auto &till) {
            return core::AuditStore(*till).append(entry, QDateTime::currentDateTimeUtc());
        })
        .map([](const core::AuditEntry &) {});
}

} // namespace app
