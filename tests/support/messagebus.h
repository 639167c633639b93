// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtDBus/QDBusConnection>

namespace support
{

/// A private D-Bus daemon, separate from the session of the machine.
class MessageBus
{
    Q_DISABLE_COPY_MOVE(MessageBus)

public:
    MessageBus() = default;
    ~MessageBus()
    {
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    bool start()
    {
        QFile config(m_folder.filePath(QStringLiteral("bus.conf")));
        if (!config.open(QIODevice::WriteOnly))
            return false;
        config.write("<busconfig><type>session</type><listen>unix:dir=" +
                     QFile::encodeName(m_folder.path()) +
                     "</listen><policy context=\"default\"><allow send_destination=\"*\"/>"
                     "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
        config.close();
        m_daemon.setStandardErrorFile(QProcess::nullDevice()); // suppresses warnings about limits
        m_daemon.start(QStringLiteral(DBUS_DAEMON),
                       {QStringLiteral("--config-file"), config.fileName(),
                        QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (!m_daemon.waitForReadyRead())
            return false;
        m_address = QString::fromUtf8(m_daemon.readLine().trimmed());
        return !m_address.isEmpty();
    }

    [[nodiscard]] QString address() const { return m_address; }

    [[nodiscard]] QDBusConnection connection(const QString &name) const
    {
        return QDBusConnection::connectToBus(m_address, name);
    }

private:
    QTemporaryDir m_folder;
    QProcess m_daemon;
    QString m_address;
};

} // namespace support
