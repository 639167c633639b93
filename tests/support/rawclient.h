// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/waitlimit.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtNetwork/QTcpSocket>
#include <QtTest/QTest>

namespace support
{

/// A client that sends and receives raw bytes, valid HTTP or not.
class RawClient
{
public:
    explicit RawClient(quint16 port, const QString &from = QStringLiteral("127.0.0.1"))
    {
        m_socket.bind(QHostAddress(from));
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket,
                         [this] { m_received += m_socket.readAll(); });
    }

    void send(const QByteArray &bytes) { m_socket.write(bytes); }

    [[nodiscard]] const QByteArray &received() const { return m_received; }

    /// Returns true until the other side closes the connection.
    [[nodiscard]] bool isOpen() const { return m_socket.state() != QTcpSocket::UnconnectedState; }

    [[nodiscard]] qsizetype answers() const { return m_received.count("HTTP/1.1 "); }

    /// Returns the status of the answer with that number, counted from 0; 0 if there is none.
    [[nodiscard]] int status(int number = 0) const
    {
        qsizetype at = -1;
        for (int i = 0; i <= number; ++i) {
            at = m_received.indexOf("HTTP/1.1 ", at + 1);
            if (at < 0)
                return 0;
        }
        return m_received.mid(at + 9, 3).toInt();
    }

    bool waitForAnswers(qsizetype count)
    {
        return QTest::qWaitFor([this, count] { return answers() >= count; }, kWaitLimit);
    }

    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return !isOpen(); }, kWaitLimit);
    }

    QTcpSocket &socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

} // namespace support
