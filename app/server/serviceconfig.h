// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"
#include "app/shopsettings.h"
#include "core/domain/servicesettings.h"

#include <QtCore/QHash>

namespace app
{

/// The settings of the service behind a server, and the file of the shop that they come from.
struct ServiceConfig
{
    core::ServiceSettings settings;
    QString shopFile;            ///< empty: a sandbox, or the options name the payee
    QStringList formerKeys = {}; ///< Pix keys that the shop had before
};

/// Adds the options of the service: environment, payee and terms.
void addServiceOptions(CommandOptions &options);

/// Adds the options of a shop in production: payee, platform and terms.
void addShopOptions(CommandOptions &options);

/// Returns the shop that the options describe, with a new platform unless one is set. Returns an
/// exit that names the first missing or invalid option.
[[nodiscard]] tl::expected<ShopSettings, CommandExit> readShop(const CommandOptions &options);

/// Returns the service that options and shop describe. Terms of the options come before those of
/// the shop. Returns an exit that names the first invalid option and its rule.
[[nodiscard]] tl::expected<ServiceConfig, CommandExit> readService(const CommandOptions &options,
                                                                   const DataPlace &place);

/// Returns all options with their values as a configuration file, in groups by source. Passwords
/// are left out. `effective`: values of options that the program chooses unless they are set.
[[nodiscard]] QString configText(const CommandOptions &options, const ServiceConfig &config,
                                 const QHash<QString, QString> &effective);

} // namespace app
