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

    [[nodiscard]] QString url(const QString &host = QStringLiteral("localhost")) const;

    [[nodiscard]] QSslCertificate certificate() const { return QSslCertificate(pem()); }

    QList<Request> delivered; ///< complete requests
    int connections = 0;

    static QByteArray answer(int status, const QByteArray &body, const QByteArray &fields = {});

    /// Sends the bytes at that point and closes the connection.
    static Behaviour responds(const QByteArray &bytes, Phase phase = Phase::Request);

    /// Sends the bytes and resets the connection.
    static Behaviour respondsAndBreaks(const QByteArray &bytes, Phase phase = Phase::Request);

    /// Sends the bytes and keeps the connection open.
    static Behaviour respondsNothingMore(const QByteArray &bytes);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    [[nodiscard]] QByteArray pem() const;

    bool actsAt(Phase phase, QSslSocket &socket, const Request &request);

    void read(QSslSocket &socket);

    Behaviour m_behaviour;
    const Safety m_safety;
    QHash<QSslSocket *, QByteArray> m_received;
};

} // namespace support
