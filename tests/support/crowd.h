// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QTcpSocket>
#include <QtTest/QTest>

#include <functional>
#include <memory>
#include <vector>

namespace support
{

/// Clients that create charges as fast as the server answers, each with a unique reference. They
/// reconnect to any available server when a connection ends. Refused or unanswered requests are not
/// repeated, so any duplicate in the database is a fault of the server.
class Crowd
{
    Q_DISABLE_COPY_MOVE(Crowd)

public:
    /// `request` returns the bytes of a creation with that reference.
    Crowd(int count, std::function<QByteArray(const QByteArray &reference)> request)
        : m_request(std::move(request))
    {
        for (int i = 0; i < count; ++i)
            m_clients.push_back(std::make_unique<Client>());
        for (size_t i = 0; i < m_clients.size(); ++i)
            wire(*m_clients[i], i);
    }
    ~Crowd()
    {
        for (const auto &client : m_clients)
            client->socket.disconnect();
    }

    /// Sets the ports of the available servers; the clients spread over them.
    void goTo(const std::vector<quint16> &ports)
    {
        m_ports = ports;
        for (size_t i = 0; i < m_clients.size(); ++i) {
            if (m_clients[i]->socket.state() == QTcpSocket::UnconnectedState)
                connect(*m_clients[i], i);
        }
    }

    /// Stops new requests. Returns true if all current requests end soon.
    bool rest()
    {
        m_isResting = true;
        return QTest::qWaitFor(
            [this] {
                return std::all_of(m_clients.begin(), m_clients.end(), [](const auto &client) {
                    return client->reference.isEmpty() ||
                           client->socket.state() == QTcpSocket::UnconnectedState;
                });
            },
            60'000);
    }

    /// Waits for `count` more created charges; false after a timeout.
    bool waitForMore(qsizetype count)
    {
        const qsizetype goal = m_created.size() + count;
        return QTest::qWaitFor([this, goal] { return m_created.size() >= goal; }, 60'000);
    }

    /// Waits for a server error in an answer; false after a timeout.
    bool waitForFailure()
    {
        const int before = m_failures;
        return QTest::qWaitFor([this, before] { return m_failures > before; }, 60'000);
    }

    /// Returns the references that were answered with 201.
    [[nodiscard]] const QSet<QByteArray> &created() const { return m_created; }

private:
    struct Client
    {
        QTcpSocket socket;
        QByteArray received;
        QByteArray reference; ///< of the current request; empty if none
    };

    void wire(Client &client, size_t number)
    {
        QObject::connect(&client.socket, &QTcpSocket::connected, &client.socket,
                         [this, &client] { ask(client); });
        QObject::connect(&client.socket, &QTcpSocket::readyRead, &client.socket,
                         [this, &client] { read(client); });
        QObject::connect(&client.socket, &QTcpSocket::stateChanged, &client.socket,
                         [this, &client, number](QTcpSocket::SocketState state) {
                             if (state != QTcpSocket::UnconnectedState)
                                 return;
                             client.reference.clear();
                             QTimer::singleShot(20, &client.socket, [this, &client, number] {
                                 connect(client, number);
                             });
                         });
    }

    void connect(Client &client, size_t number)
    {
        if (m_isResting || m_ports.empty() || client.socket.state() != QTcpSocket::UnconnectedState)
            return;
        client.received.clear();
        client.socket.connectToHost(QHostAddress(QHostAddress::LocalHost),
                                    m_ports[(number + m_turn++) % m_ports.size()]);
    }

    void ask(Client &client)
    {
        client.reference.clear();
        if (m_isResting)
            return;
        client.reference = "r" + QByteArray::number(++m_asked);
        client.socket.write(m_request(client.reference));
    }

    void read(Client &client)
    {
        client.received += client.socket.readAll();
        const qsizetype head = client.received.indexOf("\r\n\r\n");
        const qsizetype field = client.received.indexOf("Content-Length: ");
        if (head < 0 || field < 0)
            return;
        const qsizetype begin = field + 16;
        const qsizetype length =
            client.received.mid(begin, client.received.indexOf('\r', begin) - begin).toLongLong();
        if (client.received.size() < head + 4 + length)
            return;
        const int status = client.received.mid(9, 3).toInt();
        if (status == 201)
            m_created.insert(client.reference);
        m_failures += status >= 500 ? 1 : 0;
        client.received.remove(0, head + 4 + length);
        ask(client);
    }

    const std::function<QByteArray(const QByteArray &reference)> m_request;
    std::vector<std::unique_ptr<Client>> m_clients;
    std::vector<quint16> m_ports;
    QSet<QByteArray> m_created;
    int m_asked = 0;
    int m_failures = 0;
    size_t m_turn = 0;
    bool m_isResting = false;
};

} // namespace support
