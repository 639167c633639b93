// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/error.h"
#include "core/domain/shift.h"

#include <QtCore/QString>

#include <memory>
#include <mutex>

namespace core
{
class Database;
}

namespace app
{

// Checks of the data in a shop's folder, for all programs. The shop may be open.
//
// Threading: any thread. The functions block, the first one for minutes in a large shop.

/// Reads all transactions of a shop. Another thread can stop the check.
class ShopCheck
{
    Q_DISABLE_COPY_MOVE(ShopCheck)

public:
    ShopCheck() = default;

    /// Runs core::checkEverything() on the database in that folder. Fails after stop().
    [[nodiscard]] core::Result<void> run(const QString &folder);

    /// Makes run() return soon. Any thread. Repeat until run() has returned, because the check may
    /// be between two statements.
    void stop();

private:
    bool hold(core::Database *database);

    std::mutex m_mutex;                   ///< guards the following members
    core::Database *m_database = nullptr; ///< during the check
    bool m_isStopping = false;
};

/// Opens the local database of the till for reading; null: there is none, or an earlier version
/// wrote the file.
[[nodiscard]] core::Result<std::unique_ptr<core::Database>> openTillDatabase(const QString &folder);

/// Reads the audit log in that folder and checks its digests. A till without a database, or with
/// one of an earlier version, has an empty log.
[[nodiscard]] core::Result<core::AuditCheck> checkedAuditLog(const QString &folder);

/// Checks the digests of the closed shifts in that folder. As checkedAuditLog() for a till without
/// a database.
[[nodiscard]] core::Result<core::ShiftCheck> checkedShifts(const QString &folder);

} // namespace app
