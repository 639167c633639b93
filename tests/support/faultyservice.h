// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>
#include <QtNetwork/QTcpServer>

#include <functional>
#include <utility>

#include <sys/socket.h>

namespace support
{

/// A scripted server that acts at a point of time chosen by the test. Accepts everything, including
/// repeated references. Records the delivered requests.
class FaultyService : public QTcpServer
{
public:
    enum class Safety { Plain, Tls, Expired };

    enum class Phase {
        Connection, ///< a client has connected
        Encryption, ///< after the TLS handshake, if TLS is used
        Head,       ///< the header of a request has arrived
        Request,    ///< the whole request has arrived
    };

    struct Request
    {
        QByteArray head;
        QByteArray body;

        [[nodiscard]] QByteArray line() const { return head.left(head.indexOf("\r\n")); }
    };

    /// The action at that point; nothing before.
    struct Behaviour
    {
        Phase phase = Phase::Request;
        std::function<void(QSslSocket &socket, const Request &request)> act;
    };

    explicit FaultyService(Behaviour behaviour, Safety safety = Safety::Plain)
        : m_behaviour(std::move(behaviour))
        , m_safety(safety)
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no port to listen on");
    }

    void behave(Behaviour behaviour) { m_behaviour = std::move(behaviour); }

    [[nodiscard]] QString url(const QString &host = QStringLiteral("localhost")) const
    {
        const QString scheme =
            m_safety == Safety::Plain ? QStringLiteral("http") : QStringLiteral("https");
        return QStringLiteral("%1://%2:%3").arg(scheme, host).arg(serverPort());
    }

    [[nodiscard]] QSslCertificate certificate() const { return QSslCertificate(pem()); }

    QList<Request> delivered; ///< complete requests
    int connections = 0;

    static QByteArray answer(int status, const QByteArray &body, const QByteArray &fields = {})
    {
        return "HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + fields +
               "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }

    /// Sends the bytes at that point and closes the connection.
    static Behaviour responds(const QByteArray &bytes, Phase phase = Phase::Request)
    {
        return {phase, [bytes](QSslSocket &socket, const Request &) {
                    socket.write(bytes);
                    socket.disconnectFromHost();
                }};
    }

    /// Sends the bytes and resets the connection.
    static Behaviour respondsAndBreaks(const QByteArray &bytes, Phase phase = Phase::Request)
    {
        return {phase, [bytes](QSslSocket &socket, const Request &) {
                    socket.write(bytes);
                    socket.flush();
                    linger linger{1, 0};
                    setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER,
                               &linger, sizeof linger);
                    socket.abort();
                }};
    }

    /// Sends the bytes and keeps the connection open.
    static Behaviour respondsNothingMore(const QByteArray &bytes)
    {
        return {Phase::Request,
                [bytes](QSslSocket &socket, const Request &) { socket.write(bytes); }};
    }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        ++connections;
        auto *const socket = new QSslSocket(this);
        socket->setSocketDescriptor(descriptor);
        connect(socket, &QSslSocket::disconnected, this, [this, socket] {
            m_received.remove(socket);
            socket->deleteLater();
        });
        connect(socket, &QSslSocket::readyRead, this, [this, socket] { read(*socket); });
        if (actsAt(Phase::Connection, *socket, {}))
            return;
        if (m_safety == Safety::Plain) {
            actsAt(Phase::Encryption, *socket, {});
            return;
        }
        connect(socket, &QSslSocket::encrypted, this,
                [this, socket] { actsAt(Phase::Encryption, *socket, {}); });
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setLocalCertificate(certificate());
        tls.setPrivateKey(QSslKey(pem(), QSsl::Ec));
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket->setSslConfiguration(tls);
        socket->startServerEncryption();
    }

private:
    [[nodiscard]] QByteArray pem() const
    {
        QFile file(m_safety == Safety::Expired ? QStringLiteral(TEST_DATA "/api/expired.pem")
                                               : QStringLiteral(TEST_DATA "/api/tls.pem"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no certificate");
        return file.readAll();
    }

    bool actsAt(Phase phase, QSslSocket &socket, const Request &request)
    {
        if (m_behaviour.phase != phase || !m_behaviour.act)
            return false;
        m_behaviour.act(socket, request);
        return true;
    }

    void read(QSslSocket &socket)
    {
        QByteArray &bytes = m_received[&socket];
        bytes += socket.readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const Request request{bytes.first(end + 2), bytes.sliced(end + 4)};
        if (actsAt(Phase::Head, socket, request))
            return;
        const qsizetype length = request.head.toLower().indexOf("content-length:");
        const qsizetype wanted =
            length < 0 ? 0
                       : request.head.mid(length + 15).split('\r').first().trimmed().toLongLong();
        if (request.body.size() < wanted)
            return;
        bytes.clear();
        delivered.append(request);
        actsAt(Phase::Request, socket, request);
    }

    Behaviour m_behaviour;
    const Safety m_safety;
    QHash<QSslSocket *, QByteArray> m_received;
};

} // namespace support
