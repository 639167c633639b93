// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPromise>
#include <QtCore/QString>

#include <chrono>
#include <memory>

namespace core
{

class Database;
class WorkThread;

/// Checks for load balancers whether calls can be served: begins a write transaction, reads from
/// the database and ends the transaction without a change. For a file, also writes and syncs 64 KiB
/// in its folder, which the system removes. Connects at the first check, and again after an error.
/// Anybody may call the check, so its success is valid for a second.
///
/// Threading: as TransactionService; the class has its own thread.
class ReadinessProbe : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadinessProbe)

public:
    static constexpr std::chrono::milliseconds kTimeout{2'000};
    static constexpr std::chrono::milliseconds kValidity{1'000}; ///< of a success

    /// `address`: as for Database::open(), of an existing database.
    explicit ReadinessProbe(QString address, std::chrono::milliseconds validity = kValidity);
    ~ReadinessProbe() override; ///< blocks until a running check is complete

    /// Returns the result of a check within kTimeout. Calls during a check share its result, and
    /// calls soon after a success return that. Errors as Database::open(); Code::StorageBusy after
    /// the timeout.
    QFuture<Result<void>> check();

private:
    using Promise = std::shared_ptr<QPromise<Result<void>>>;

    void start();
    Result<void> tryData();

    const QString m_address;
    const std::chrono::milliseconds m_validity;
    QDeadlineTimer m_validUntil; ///< of the last success
    QList<Promise> m_waiting;
    bool m_isRunning = false;
    std::unique_ptr<WorkThread> m_thread; ///< only user of the next member
    std::unique_ptr<Database> m_database; ///< null until the first check
};

} // namespace core
