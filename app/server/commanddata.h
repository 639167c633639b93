// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"
#include "core/database/database.h"
#include "core/domain/auditentry.h"
#include "core/domain/error.h"
#include "core/domain/servicesettings.h"

#include <QtCore/QUuid>

#include <memory>
#include <optional>

namespace core
{
class KeyStore;
} // namespace core

namespace app
{

// Functions shared by the commands of balcao-server.

/// Describes an error for the operator of the server.
[[nodiscard]] QString reasonText(const core::Error &error);

[[nodiscard]] CommandExit done(const QString &text);
[[nodiscard]] CommandExit failed(const core::Error &error);

/// Returns a time in Brasília with its offset: "2026-11-22T19:28:30-03:00".
[[nodiscard]] QString brasiliaText(const QDateTime &time);

using OpenedDatabase = tl::expected<std::unique_ptr<core::Database>, CommandExit>;
[[nodiscard]] OpenedDatabase opened(const DataPlace &place, core::Database::Access access);

/// Returns the environment of a new database: sandbox with --sandbox, otherwise that of the shop in
/// the folder. Returns an exit if neither decides.
[[nodiscard]] tl::expected<core::Environment, CommandExit>
newEnvironment(const DataPlace &place, const CommandOptions &options);

/// Returns the environment of a database. Sets the environment on first use; see
/// newEnvironment(). Returns an exit if the database belongs to the other environment.
[[nodiscard]] tl::expected<core::Environment, CommandExit>
settledEnvironment(core::KeyStore &store, const DataPlace &place, const CommandOptions &options);

/// Returns the platform of --platform, or of the shop in the folder.
[[nodiscard]] tl::expected<QUuid, CommandExit> platformOf(const CommandOptions &options,
                                                          const DataPlace &place);

/// Appends an entry of balcao-server to the audit log in the folder, before the change that it
/// names. Creates a missing log. A database on a server has no audit log: returns without effect.
/// Errors as core::Database::open().
[[nodiscard]] core::Result<void> recordChange(const DataPlace &place,
                                              const core::AuditRecord &change);

/// Returns the actor and counter of the entries of balcao-server.
[[nodiscard]] core::AuditRecord serverRecord();

} // namespace app
