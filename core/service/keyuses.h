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

/// Writes when keys were used last, so that no call waits for it or fails by it: on a thread of its
/// own with a connection of its own, all keys together, and then not again for kRest, however often
/// they are used. What cannot be written is tried again with what comes next. A process that is
/// killed loses what it had noted since it wrote last, at most kRest of it; one that ends does not.
class KeyUses : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyUses)

public:
    static constexpr std::chrono::minutes kRest{1};

    /// The database is up to date and is opened once something is to be written.
    explicit KeyUses(const QString &address, std::chrono::milliseconds rest = kRest);
    ~KeyUses() override; ///< blocks until all that was noted is written, or cannot be

    /// The key is used now.
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
    Uses m_noted;                         ///< and not yet given to the thread
    QTimer m_rest;                        ///< runs while nothing is written
    std::unique_ptr<WorkThread> m_thread; ///< alone uses the following
    std::unique_ptr<Database> m_database; ///< null until it is open
};

} // namespace core
