// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/singleinstance.h"

#include "core/database/databasefile.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>
#include <QtCore/QStorageInfo>
#include <QtCore/QTimer>
#include <QtNetwork/QLocalSocket>

#include <utility>

#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr auto kIdleLimit = 500ms; // for a connection without a request; the client may retry
constexpr int kPause = 10;         // milliseconds between two attempts
constexpr auto kNamelessAge = 10s;

// The whole protocol. Any other input is discarded.
const QByteArray kRequest = "balcao raise\n"_ba;
const QByteArray kAnswer = "balcao raised\n"_ba;

/// Returns the socket in the user's runtime folder, where other users cannot create a socket of
/// that name first.
QString serverName(const QString &folder)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QFileInfo(folder).canonicalFilePath().toUtf8());
    hash.addData(QByteArray::number(getuid()));
    // Short, because the path of a socket has at most 107 bytes.
    const QString name = u"balcao-"_s + QString::fromLatin1(hash.result().toHex().first(20));
    const QString place = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return place.isEmpty() ? name : QDir(place).filePath(name);
}

core::Error::Code whyNotWritable(const QString &folder)
{
    const QStorageInfo disk(folder);
    return disk.isReadOnly() || disk.bytesAvailable() > 0 ? core::Error::Code::StorageReadOnly
                                                          : core::Error::Code::StorageFull;
}

} // namespace

SingleInstance::Hold SingleInstance::hold(const QString &folder, std::chrono::milliseconds timeout)
{
    using Code = core::Error::Code;
    if (!QDir().mkpath(folder))
        return {.error = {Code::StorageReadOnly, {}, u"mkpath failed"_s}};
    auto instance = std::make_unique<SingleInstance>(folder);
    switch (instance->start(timeout)) {
    case Role::Second:
        return {.isElsewhere = true};
    case Role::Failed:
        return {.error = {Code::StorageBusy, {}, u"the folder is locked"_s}};
    case Role::Denied:
        return {.error = {whyNotWritable(folder), {}, u"no lock can be made"_s}};
    case Role::First:
        break;
    }
    return {.instance = std::move(instance)};
}

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_serverName(serverName(folder))
    , m_lock(QDir(folder).filePath(u"balcao.lock"_s))
{
    // Held while the console runs; stale only after the end of its process.
    m_lock.setStaleLockTime(0);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

SingleInstance::Role SingleInstance::start(std::chrono::milliseconds timeout)
{
    if (core::isSpecialFile(m_lock.fileName()))
        return Role::Denied; // reading the owner of the lock from a pipe would block forever
    const QDeadlineTimer deadline(timeout);
    // Repeated, because the other console may be starting and not listening yet, or ending and not
    // unlocked yet.
    for (int pause = 0; !deadline.hasExpired(); pause = kPause) {
        if (tryLock(pause)) {
            listen();
            return Role::First;
        }
        if (m_lock.error() != QLockFile::LockFailedError)
            return Role::Denied;
        if (askToRaise(deadline))
            return Role::Second;
    }
    // A stale lock cannot be removed from a read-only folder.
    const QFileInfo folder(QFileInfo(m_lock.fileName()).path());
    return folder.isWritable() ? Role::Failed : Role::Denied;
}

bool SingleInstance::tryLock(int milliseconds)
{
    if (m_lock.tryLock(milliseconds))
        return true;
    qint64 pid = 0;
    QString host;
    QString program;
    if (m_lock.error() != QLockFile::LockFailedError || m_lock.getLockInfo(&pid, &host, &program))
        return false;
    // A power cut may leave an empty lock file. A starting console writes its name immediately, so
    // an empty lock file is stale after some seconds.
    m_lock.setStaleLockTime(kNamelessAge);
    const bool locked = m_lock.tryLock();
    m_lock.setStaleLockTime(0);
    return locked;
}

bool SingleInstance::askToRaise(const QDeadlineTimer &deadline) const
{
    const auto left = [&deadline] { return static_cast<int>(deadline.remainingTime()); };
    QLocalSocket socket;
    socket.connectToServer(m_serverName);
    if (!socket.waitForConnected(left()))
        return false;
    socket.write(kRequest);
    while (socket.bytesAvailable() < kAnswer.size()) {
        if (!socket.waitForReadyRead(left()))
            return false;
    }
    return socket.read(kAnswer.size()) == kAnswer;
}

void SingleInstance::listen()
{
    // This process holds the lock, so a socket of that name belongs to a killed process.
    QLocalServer::removeServer(m_serverName);
    if (!m_server.listen(m_serverName))
        qWarning("Later starts cannot raise this window: socket error %d", m_server.serverError());
}

void SingleInstance::receive()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(kRequest.size());
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(socket); });
        auto *limit = new QTimer(socket);
        connect(limit, &QTimer::timeout, socket, &QLocalSocket::abort);
        limit->start(kIdleLimit);
        answer(socket);
    }
}

void SingleInstance::answer(QLocalSocket *socket)
{
    if (socket->bytesAvailable() < kRequest.size())
        return;
    disconnect(socket, &QLocalSocket::readyRead, this, nullptr); // one request per connection
    if (socket->read(kRequest.size()) != kRequest) {
        socket->abort();
        return;
    }
    Q_EMIT raiseRequested();
    socket->write(kAnswer);
    socket->disconnectFromServer();
}

} // namespace app
