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

namespace support
{

struct HookRequest
{
    QByteArray line;
    QHash<QByteArray, QByteArray> fields; ///< names in lower case
    QByteArray body;
};

/// A webhook endpoint in the thread of the test.
class HookReceiver : public QTcpServer
{
public:
    /// Called with each complete request; closes the connection, or leaves it open.
    using Behaviour = std::function<void(QSslSocket &socket, const HookRequest &request)>;

    enum class Safety { Plain, Tls };

    explicit HookReceiver(Behaviour behaviour, Safety safety = Safety::Plain)
        : m_behaviour(std::move(behaviour))
        , m_safety(safety)
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no port to listen on");
    }

    /// Answers with that status and closes the connection.
    static Behaviour status(int status)
    {
        return [status](QSslSocket &socket, const HookRequest &) { answer(socket, status); };
    }
    static void answer(QSslSocket &socket, int status, const QByteArray &fields = {})
    {
        socket.write("HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + fields +
                     "Connection: close\r\nContent-Length: 2\r\n\r\nok");
        socket.disconnectFromHost();
    }

    void behave(Behaviour behaviour) { m_behaviour = std::move(behaviour); }

    [[nodiscard]] QString url(const QString &path = QStringLiteral("/hooks?shop=1")) const
    {
        return QStringLiteral("%1://localhost:%2%3")
            .arg(m_safety == Safety::Tls ? QStringLiteral("https") : QStringLiteral("http"))
            .arg(serverPort())
            .arg(path);
    }

    [[nodiscard]] static QSslCertificate certificate() { return QSslCertificate(pem()); }

    QList<HookRequest> requests;
    int connections = 0;

protected:
    void incomingConnection(qintptr descriptor) override
    {
        ++connections;
        auto *const socket = new QSslSocket(this);
        socket->setSocketDescriptor(descriptor);
        connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QSslSocket::readyRead, this, [this, socket] { read(*socket); });
        if (m_safety == Safety::Plain)
            return;
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setLocalCertificate(certificate());
        tls.setPrivateKey(QSslKey(pem(), QSsl::Ec));
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket->setSslConfiguration(tls);
        socket->startServerEncryption();
    }

private:
    static QByteArray pem()
    {
        QFile file(QStringLiteral(TEST_DATA "/api/tls.pem"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no certificate");
        return file.readAll();
    }

    void read(QSslSocket &socket)
    {
        QByteArray &bytes = m_received[&socket];
        bytes += socket.readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        HookRequest request;
        QList<QByteArray> lines = bytes.first(end).split('\n');
        request.line = lines.takeFirst().trimmed();
        for (const QByteArray &line : std::as_const(lines)) {
            const qsizetype colon = line.indexOf(':');
            request.fields.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
        }
        if (bytes.size() < end + 4 + request.fields.value("content-length").toLongLong())
            return;
        request.body = bytes.sliced(end + 4);
        bytes.clear();
        requests.append(request);
        m_behaviour(socket, request);
    }

    Behaviour m_behaviour;
    const Safety m_safety;
    QHash<QSslSocket *, QByteArray> m_received;
};

} // namespace support
