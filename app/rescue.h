// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/temporaryfolder.h"
#include "core/console/consoledatabase.h"
#include "core/service/rescueservice.h"
#include "core/till/lockcontroller.h"

#include <memory>

namespace app
{

/// Read-only access to a shop that fails to open, from a temporary copy. Data that leaves is
/// recorded in the local database of the shop's till, which a rescue may change.
class Rescue : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Rescue)

public:
    /// `folder`: of the shop.
    explicit Rescue(const QString &folder);

    /// Opens the copy, like RescueService::open(). Call once.
    QFuture<core::Result<bool>> open();

    [[nodiscard]] core::TransactionService &service() { return m_service; }

    /// Returns the record of data that leaves.
    [[nodiscard]] core::DisclosureRepository &disclosures() { return m_console.disclosures(); }

    /// Returns the lock of the counter, which protects the rescue with the same PIN.
    [[nodiscard]] core::LockController &lock() { return *m_lock; }

private:
    const TemporaryFolder m_copies;
    core::ConsoleDatabase m_console;
    core::RescueService m_service;
    std::unique_ptr<core::LockController> m_lock;
};

} // namespace app
