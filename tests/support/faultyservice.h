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

/// A service that does what a test tells it, at the moment that a test says, and believes whatever
/// it is sent: it does not mind a reference that it has had before. Counts what was delivered.
class FaultyService : public QTcpServer
{
public:
    enum class Safety { Plain, Tls, Expired };

    enum class Moment {
        Connection, ///< somebody has knocked
        Encryption, ///< and TLS is agreed on, if there is TLS
        Head,       ///< the header of a request is there
        Request,    ///< all of it is there
    };

    struct Request
    {
        QByteArray head;
        QByteArray body;

        [[nodiscard]] QByteArray line() const { return head.left(head.indexOf("\r\n")); }
    };

    /// What it does once that moment has come; nothing at all before.
    struct Behaviour
    {
        Moment moment = Moment::Request;
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

    QList<Request> delivered; ///< whole requests
    int connections = 0;

    static QByteArray answer(int status, const QByteArray &body, const QByteArray &fields = {})
    {
        return "HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + fields +
               "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }

    /// At that moment it says so much and closes.
    static Behaviour says(const QByteArray &bytes, Moment moment = Moment::Request)
    {
        return {moment, [bytes](QSslSocket &socket, const Request &) {
                    socket.write(bytes);
                    socket.disconnectFromHost();
                }};
    }

    /// The same, and the other side is told nothing but that the connection is gone.
    static Behaviour saysAndBreaks(const QByteArray &bytes, Moment moment = Moment::Request)
    {
        return {moment, [bytes](QSslSocket &socket, const Request &) {
                    socket.write(bytes);
                    socket.flush();
                    linger linger{1, 0};
                    setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER,
                               &linger, sizeof linger);
                    socket.abort();
                }};
    }

    /// And waits.
    static Behaviour saysNothingMore(const QByteArray &bytes)
    {
        return {Moment::Request,
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
        if (actsAt(Moment::Connection, *socket, {}))
            return;
        if (m_safety == Safety::Plain) {
            actsAt(Moment::Encryption, *socket, {});
            return;
        }
        connect(socket, &QSslSocket::encrypted, this,
                [this, socket] { actsAt(Moment::Encryption, *socket, {}); });
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

    bool actsAt(Moment moment, QSslSocket &socket, const Request &request)
    {
        if (m_behaviour.moment != moment || !m_behaviour.act)
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
        if (actsAt(Moment::Head, socket, request))
            return;
        const qsizetype length = request.head.toLower().indexOf("content-length:");
        const qsizetype wanted =
            length < 0 ? 0
                       : request.head.mid(length + 15).split('\r').first().trimmed().toLongLong();
        if (request.body.size() < wanted)
            return;
        bytes.clear();
        delivered.append(request);
        actsAt(Moment::Request, socket, request);
    }

    Behaviour m_behaviour;
    const Safety m_safety;
    QHash<QSslSocket *, QByteArray> m_received;
};

} // namespace support
