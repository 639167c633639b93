// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"
#include "core/domain/error.h"
#include "core/domain/servicesettings.h"
#include "core/storage/database.h"

#include <QtCore/QUuid>

#include <memory>
#include <optional>

namespace core
{
class KeyStore;
} // namespace core

namespace app
{

// What the commands of balcao-server share.

/// In words, for whoever runs the server.
[[nodiscard]] QString reasonText(const core::Error &error);

[[nodiscard]] CommandExit done(const QString &text);
[[nodiscard]] CommandExit failed(const core::Error &error);

using OpenedDatabase = tl::expected<std::unique_ptr<core::Database>, CommandExit>;
[[nodiscard]] OpenedDatabase opened(const DataPlace &place, core::Database::Access access);

/// What a database is for, which is settled by this if it was not: as --sandbox asks, or as it can
/// only be. An exit for what was settled otherwise.
[[nodiscard]] tl::expected<core::Environment, CommandExit>
settledEnvironment(core::KeyStore &store, const DataPlace &place, const CommandOptions &options);

/// That of --platform, or of the shop in the folder.
[[nodiscard]] tl::expected<QUuid, CommandExit> platformOf(const CommandOptions &options,
                                                          const DataPlace &place);

} // namespace app
