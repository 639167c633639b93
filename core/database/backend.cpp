// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/backend.h"

#include "core/database/postgresqlbackend.h"
#include "core/database/sqlitebackend.h"

namespace core
{

Backend::~Backend() = default;

std::unique_ptr<Backend> Backend::forAddress(const QString &address,
                                             const DatabaseTimeouts &timeouts)
{
    if (Database::isOnServer(address))
        return std::make_unique<PostgreSqlBackend>(address, timeouts);
    return std::make_unique<SqliteBackend>(address, timeouts);
}

} // namespace core
