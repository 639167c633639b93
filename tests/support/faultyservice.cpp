// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/faultyservice.h"

namespace support
{

QString FaultyService::url(const QString &host) const
{
    const QString scheme =
        m_safety == Safety::Plain ? QStringLiteral("http") : QStringLiteral("https");
    return QStringLiteral("%1://%2:%3").arg(scheme, host).arg(serverPort());
}

QByteArray FaultyService::answer(int status, const QByteArray &body, const QByteArray &fields)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + fields +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

FaultyService::Behaviour FaultyService::responds(const QByteArray &bytes, Phase phase)
{
    return {phase, [bytes](QSslSocket &socket, const Request &) {
                socket.write(bytes);
                socket.disconnectFromHost();
            }};
}

FaultyService::Behaviour FaultyService::respondsAndBreaks(const QByteArray &bytes, Phase phase)
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

FaultyService::Behaviour FaultyService::respondsNothingMore(const QByteArray &bytes)
{
    return {Phase::Request, [bytes](QSslSocket &socket, const Request &) { socket.write(bytes); }};
}

void FaultyService::incomingConnection(qintptr descriptor)
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

QByteArray FaultyService::pem() const
{
    QFile file(m_safety == Safety::Expired ? QStringLiteral(TEST_DATA "/api/expired.pem")
                                           : QStringLiteral(TEST_DATA "/api/tls.pem"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no certificate");
    return file.readAll();
}

bool FaultyService::actsAt(Phase phase, QSslSocket &socket, const Request &request)
{
    if (m_behaviour.phase != phase || !m_behaviour.act)
        return false;
    m_behaviour.act(socket, request);
    return true;
}

void FaultyService::read(QSslSocket &socket)
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
        length < 0 ? 0 : request.head.mid(length + 15).split('\r').first().trimmed().toLongLong();
    if (request.body.size() < wanted)
        return;
    bytes.clear();
    delivered.append(request);
    actsAt(Phase::Request, socket, request);
}

} // namespace support
