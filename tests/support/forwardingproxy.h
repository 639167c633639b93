// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArrayList>
#include <QtCore/QPointer>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

namespace support
{

/// An HTTP proxy on this computer that forwards every CONNECT to one port of this computer,
/// whatever the named target. Records targets and received bytes.
class ForwardingProxy : public QTcpServer
{
public:
    enum class Mode { Forwards, Refuses };

    explicit ForwardingProxy(quint16 port, Mode mode = Mode::Forwards)
        : m_port(port)
        , m_mode(mode)
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no port to listen on");
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *const client = nextPendingConnection();
            connect(client, &QTcpSocket::readyRead, this, [this, client] { read(client); });
        });
    }

    [[nodiscard]] QNetworkProxy settings() const
    {
        return {QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), serverPort()};
    }

    /// Returns the targets of all CONNECT requests: host and port.
    [[nodiscard]] const QByteArrayList &targets() const { return m_targets; }

    /// Returns the bytes that clients have sent through the proxy.
    [[nodiscard]] const QByteArray &received() const { return m_received; }

private:
    void read(QTcpSocket *client)
    {
        if (const auto server = m_servers.value(client)) {
            const QByteArray bytes = client->readAll();
            m_received += bytes;
            server->write(bytes);
            return;
        }
        QByteArray &head = m_heads[client];
        head += client->readAll();
        if (!head.endsWith("\r\n\r\n"))
            return;
        m_targets.append(head.split(' ').value(1));
        if (m_mode == Mode::Refuses) {
            client->write("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
            client->disconnectFromHost();
            return;
        }
        auto *const server = new QTcpSocket(client);
        m_servers.insert(client, server);
        connect(server, &QTcpSocket::connected, client,
                [client] { client->write("HTTP/1.1 200 Connection established\r\n\r\n"); });
        connect(server, &QTcpSocket::readyRead, client,
                [client, server] { client->write(server->readAll()); });
        connect(server, &QTcpSocket::disconnected, client,
                [client] { client->disconnectFromHost(); });
        server->setProxy(QNetworkProxy::NoProxy);
        server->connectToHost(QHostAddress::LocalHost, m_port);
    }

    const quint16 m_port;
    const Mode m_mode;
    QHash<QTcpSocket *, QByteArray> m_heads;
    QHash<QTcpSocket *, QPointer<QTcpSocket>> m_servers;
    QByteArrayList m_targets;
    QByteArray m_received;
};

} // namespace support
