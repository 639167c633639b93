// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QLockFile>
#include <QtCore/QObject>
#include <QtNetwork/QLocalServer>

#include <chrono>
#include <memory>

class QLocalSocket;

namespace app
{

/// One running console per data folder: a second start brings the window of the first to the front
/// instead of working on the same files. Owned by main(), lives in its thread; needs the event loop
/// to answer later starts. The folder is free again when the object or its process ends, for any
/// reason.
class SingleInstance : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SingleInstance)

public:
    enum class Role {
        First,  ///< this process holds the folder; raiseRequested() reports later starts
        Second, ///< another console holds the folder and raises its window
        Failed, ///< another console holds the folder but does not respond
        Denied, ///< the lock cannot be written: missing permission, disk space or folder, or the
                ///< path is no regular file
    };

    /// The result of hold(): the locked folder, or the reason of the failure.
    struct Hold
    {
        std::unique_ptr<SingleInstance> instance = {};
        bool isElsewhere = false; ///< another console holds the folder and has come to the front
        core::Error error = {};   ///< set if neither applies
    };

    /// Maximum duration of start() while another console holds the folder; start() handles no
    /// events. Long enough for a console that is just starting. Such a console writes its lock,
    /// perhaps after removing a stale one, before listening.
    static constexpr std::chrono::milliseconds kTimeout{5'000};

    /// Creates the folder if necessary and calls start().
    [[nodiscard]] static Hold hold(const QString &folder,
                                   std::chrono::milliseconds timeout = kTimeout);

    /// start() returns Denied unless `folder` exists and is writable.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);

    /// Call once, before anything in the folder is opened. Returns First immediately; other results
    /// may take until `timeout`.
    [[nodiscard]] Role start(std::chrono::milliseconds timeout = kTimeout);

Q_SIGNALS:
    /// Emitted when the console was started again for the folder.
    void raiseRequested();

private:
    bool tryLock(int milliseconds);
    bool askToRaise(const QDeadlineTimer &deadline) const;
    void listen();
    void receive();
    void answer(QLocalSocket *socket);

    QString m_serverName;
    QLockFile m_lock; // destroyed after the server, because the next owner of the lock may remove
                      // the socket
    QLocalServer m_server;
};

} // namespace app
