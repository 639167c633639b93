// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <mutex>

class QThread;

namespace core
{

class Database;

/// Runs the checks that opening skipped because the file is large (see filecheck.h), during
/// normal operation. Uses its own low-priority thread and connection, which read while processor
/// and disk are idle. Does nothing for a small file or a database on a server.
///
/// The destructor cancels the check, which takes a short time.
class BackgroundIntegrityCheck : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BackgroundIntegrityCheck)

public:
    /// Starts the check. The file must have been opened for writing before.
    explicit BackgroundIntegrityCheck(QString path, QObject *parent = nullptr);
    ~BackgroundIntegrityCheck() override;

Q_SIGNALS:
    /// Emitted at most once, with Code::StorageCorrupted.
    void foundDamage(const core::Error &error);

    /// Emitted when the check is complete.
    void ended();

private:
    void work();
    [[nodiscard]] Result<void> check();
    bool hold(Database *database);

    const QString m_path;
    std::mutex m_mutex;             ///< guards the following members
    Database *m_database = nullptr; ///< during the check
    bool m_isStopping = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace core
