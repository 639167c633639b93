// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtCore/QUuid>

#include <chrono>
#include <memory>

namespace core
{

class Database;
class WorkThread;

/// Records the last use of API keys without delaying or failing any request. A separate thread and
/// connection write all keys together, at most once per kInterval. A failed write is retried with
/// the next one. A killed process loses at most the uses of the last kInterval; a normal exit loses
/// none.
class ApiKeyUsageRecorder : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiKeyUsageRecorder)

public:
    static constexpr std::chrono::minutes kInterval{1};

    /// The database must have the latest schema. Opened with the first write.
    explicit ApiKeyUsageRecorder(const QString &address,
                                 std::chrono::milliseconds interval = kInterval);
    ~ApiKeyUsageRecorder() override; ///< blocks until all pending uses are written or have failed

    /// Records a use of the key at the current time.
    void note(const QUuid &key);

Q_SIGNALS:
    /// Emitted after each attempt to write.
    void attempted(bool isWritten);

private:
    using Uses = QHash<QUuid, QDateTime>; ///< UTC

    void write();
    Result<void> store(const Uses &uses);

    const QString m_address;
    const std::chrono::milliseconds m_interval;
    Uses m_recorded;                      ///< not yet passed to the thread
    QTimer m_cooldown;                    ///< active between writes
    std::unique_ptr<WorkThread> m_thread; ///< only user of the following members
    std::unique_ptr<Database> m_database; ///< null until open
};

} // namespace core
