// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

namespace core
{

struct Transaction;

class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The charges that a till watches until they are decided, also across starts.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class WatchedChargeRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WatchedChargeRepository)

public:
    explicit WatchedChargeRepository(AsyncStore<ConsoleStore> &store);

    /// Stores the present state of the charge, for comparison at the next start.
    QFuture<Result<void>> watch(const Transaction &transaction);
    QFuture<Result<void>> unwatch(const QUuid &id);

    /// Returns the watched charges, oldest first.
    QFuture<Result<QList<WatchedCharge>>> watched();

private:
    AsyncStore<ConsoleStore> &m_store;
};

} // namespace core
