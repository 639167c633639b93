// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/throwawayfolder.h"
#include "core/service/rescueservice.h"
#include "ui/counterlock.h"

#include <memory>

namespace app
{

/// What can be read of a shop that fails to open, from a copy that goes with this.
class Rescue : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Rescue)

public:
    /// `folder`: of the shop.
    explicit Rescue(const QString &folder);

    /// Once; as RescueService::open().
    QFuture<core::Result<bool>> open();

    [[nodiscard]] core::TransactionService &service() { return m_service; }

    /// That of the counter: what the PIN guards there, it guards here.
    [[nodiscard]] ui::CounterLock &lock() { return *m_lock; }

private:
    const ThrowAwayFolder m_copies;
    core::RescueService m_service;
    std::unique_ptr<ui::CounterLock> m_lock;
};

} // namespace app
