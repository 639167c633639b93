// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/shopcommands.h"

#include "app/server/commanddata.h"
#include "app/server/serviceconfig.h"
#include "core/storage/keystore.h"
#include "core/wire/wiretime.h"

#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::Error;

namespace
{

/// Returns the reason why a folder cannot become a shop: a shop or a sandbox is there already.
std::optional<CommandExit> obstacleIn(const DataPlace &place)
{
    const auto shop = ShopSettings::load(place.folder);
    if (!shop)
        return failed(shop.error());
    if (*shop)
        return failed({Error::Code::Conflict, {}, u"the folder has a shop"_s});
    if (!QFileInfo::exists(place.address))
        return std::nullopt;
    const auto database = opened(place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    const auto environment = core::KeyStore(**database).environment();
    if (!environment)
        return failed(environment.error());
    if (*environment == core::Environment::Sandbox)
        return failed({Error::Code::StorageForeign, {}, u"the folder has a sandbox"_s});
    return std::nullopt;
}

} // namespace

CommandExit createShop(const QStringList &arguments)
{
    CommandOptions options(u"shop create"_s,
                           u"Sets up a shop whose codes are paid with real money, and prints its "
                           "platform. Writes shop.json, which the console reads too. DIR must not "
                           "have a shop or a sandbox yet."_s);
    addShopOptions(options);
    const auto place =
        options.read(arguments, {u"merchant-key"_s, u"merchant-name"_s, u"merchant-city"_s});
    if (!place)
        return place.error();
    if (place->folder.isEmpty())
        return options.wrong(u"shop create needs --data; with --database, serve has the same "
                             "options."_s);
    const auto shop = readShop(options);
    if (!shop)
        return shop.error();
    if (const auto obstacle = obstacleIn(*place))
        return *obstacle;
    if (const auto saved = shop->save(place->folder); !saved)
        return failed(saved.error());
    return done(core::toWireId(shop->platform) + u'\n');
}

} // namespace app
