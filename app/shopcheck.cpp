// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopcheck.h"

#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "core/storage/integritycheck.h"
#include "core/storage/shiftstore.h"

#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using Code = core::Error::Code;

core::Result<void> ShopCheck::run(const QString &folder)
{
    const auto database = Database::open(databaseIn(folder), Database::Access::ReadOnly);
    if (!database)
        return tl::unexpected(database.error());
    const auto checked = hold(database->get())
                             ? core::checkEverything(**database)
                             : core::Result<void>(tl::unexpected(
                                   core::Error{Code::StorageBusy, {}, u"the check was stopped"_s}));
    hold(nullptr);
    return checked;
}

void ShopCheck::stop()
{
    const std::lock_guard lock(m_mutex);
    m_isStopping = true;
    if (m_database)
        m_database->interrupt();
}

/// Registers the database for stop(); false if stop() was called.
bool ShopCheck::hold(Database *database)
{
    const std::lock_guard lock(m_mutex);
    m_database = database;
    return !m_isStopping;
}

core::Result<std::unique_ptr<Database>> openTillDatabase(const QString &folder)
{
    const QString path = consoleDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return std::unique_ptr<Database>();
    auto database = Database::open(path, Database::Access::ReadOnly, core::Schema::Console);
    if (!database && database.error().code == Code::StorageOlder)
        return std::unique_ptr<Database>();
    return database;
}

core::Result<core::AuditCheck> checkedAuditLog(const QString &folder)
{
    const auto database = openTillDatabase(folder);
    if (!database)
        return tl::unexpected(database.error());
    return *database ? core::AuditStore(**database).check() : core::AuditCheck();
}

core::Result<core::ShiftCheck> checkedShifts(const QString &folder)
{
    const auto database = openTillDatabase(folder);
    if (!database)
        return tl::unexpected(database.error());
    return *database ? core::ShiftStore(**database).check() : core::ShiftCheck();
}

} // namespace app
