// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/temporaryfolder.h"
#include "core/console/consoledatabase.h"
#include "core/service/rescueservice.h"
#include "core/service/workthread.h"
#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"

#include <memory>

namespace app
{

/// Read-only access to a shop that fails to open, from a temporary copy. Data that leaves is
/// recorded in the local database of the shop's till, which a rescue may change.
///
/// The operators of the shop have their usual permissions. If the local database of the till is
/// damaged, they are read from the damaged file. The shop stays locked if that fails too.
class Rescue : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Rescue)

public:
    /// `folder`: of the shop.
    explicit Rescue(const QString &folder);
    ~Rescue() override; ///< blocks until reading has ended

    /// Opens the copy, like RescueService::open(), and reads the operators. Call once.
    QFuture<core::Result<bool>> open();

    [[nodiscard]] core::TransactionService &service() { return m_service; }

    /// Returns the record of data that leaves.
    [[nodiscard]] core::DisclosureRepository &disclosures() { return m_console.disclosures(); }

    /// Returns the lock of the counter, which protects the rescue with the same PINs.
    [[nodiscard]] core::LockController &lock() { return *m_lock; }

    /// Returns the operators of the shop and their permissions.
    [[nodiscard]] core::Authorization &authorization() { return *m_authorization; }

private:
    QFuture<core::Result<QList<core::Operator>>> readLostOperators();

    const QString m_folder;
    const TemporaryFolder m_copies;
    core::WorkThread m_reader; ///< reads operators of a damaged file
    core::ConsoleDatabase m_console;
    core::RescueService m_service;
    std::unique_ptr<core::LockController> m_lock;
    std::unique_ptr<core::Authorization> m_authorization;
};

} // namespace app
