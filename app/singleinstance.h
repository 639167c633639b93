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
/// to answer later starts. The folder is free again when the object or its process ends, however it
/// ends.
class SingleInstance : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SingleInstance)

public:
    enum class Role {
        First,  ///< the folder is ours; raiseRequested() tells of later starts
        Second, ///< another console holds the folder, and has said that it raises its window
        Failed, ///< another one holds it but does not answer
        Denied, ///< no lock can be written into the folder: no right, no room, no folder, or what
                ///< stands in its place is no file
    };

    /// A folder that is this process's own from now on, or why it is not.
    struct Hold
    {
        std::unique_ptr<SingleInstance> instance = {};
        bool isElsewhere = false; ///< another console has it, and has come to the front
        core::Error error = {};   ///< else, without an instance
    };

    /// How long start() may take where another console holds the folder, and no event is handled.
    /// Enough for one that is just starting: it has its lock on the disk, perhaps after taking away
    /// that of a killed one, before it listens.
    static constexpr std::chrono::milliseconds kPatience{5'000};

    /// Makes the folder if need be. As start().
    [[nodiscard]] static Hold hold(const QString &folder,
                                   std::chrono::milliseconds patience = kPatience);

    /// `folder` exists and is writable, else start() is denied.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);

    /// Call once, before anything in the folder is opened. First at once; the other answers may
    /// take so long.
    [[nodiscard]] Role start(std::chrono::milliseconds patience = kPatience);

Q_SIGNALS:
    /// Somebody started the console again for this folder.
    void raiseRequested();

private:
    bool tryLock(int milliseconds);
    bool askToRaise(const QDeadlineTimer &deadline) const;
    void listen();
    void receive();
    void answer(QLocalSocket *socket);

    QString m_serverName;
    QLockFile m_lock; // outlives the server: whoever gets the lock may remove the socket
    QLocalServer m_server;
};

} // namespace app
