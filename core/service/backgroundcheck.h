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

/// Looks at what was passed over at opening because the file is large (see soundness.h), while the
/// shop is at work: on a thread and a connection of its own, which read when nobody else wants the
/// processor or the disk. A small file, or a database on a server, is left alone.
///
/// Destroying it gives up what is not done, and takes a moment.
class BackgroundCheck : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BackgroundCheck)

public:
    /// Begins. The file has been opened to write before.
    explicit BackgroundCheck(QString path, QObject *parent = nullptr);
    ~BackgroundCheck() override;

Q_SIGNALS:
    /// Code::StorageDamaged. At most once.
    void foundDamage(const core::Error &error);

    /// There is nothing left to be looked at.
    void ended();

private:
    void work();
    [[nodiscard]] Result<void> check();
    bool hold(Database *database);

    const QString m_path;
    std::mutex m_mutex;             ///< guards the following
    Database *m_database = nullptr; ///< while it is being read
    bool m_isStopping = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace core
