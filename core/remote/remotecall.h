// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceaddress.h"
#include "core/remote/answerparser.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtNetwork/QSslError>
#include <QtNetwork/QSslSocket>

#include <chrono>

namespace core
{

/// How long a call may take.
struct CallLimits
{
    std::chrono::milliseconds reach{15'000};   ///< until the service is there, TLS included
    std::chrono::milliseconds silence{30'000}; ///< without a byte of an answer
    std::chrono::milliseconds whole{60'000};   ///< whatever happens
};

/// What is asked of a service.
struct CallRequest
{
    QByteArray method = "GET";
    QByteArray target;            ///< path and query, behind the path of the address
    QByteArray key = {};          ///< empty: none is shown
    QByteArray body = {};         ///< JSON; empty: none
    qsizetype mostBytes = 262144; ///< of the answer's body
};

/// How far a call got. Only Answered says what the service thinks; NoAnswer leaves open whether the
/// request arrived.
enum class CallReach {
    NotReached, ///< nothing of the request left: no such host, nobody there, or it took too long
    NotTrusted, ///< nothing of the request left: TLS does not trust who is there
    NoAnswer,   ///< it left, and no whole, sound answer came
    Answered,
};

struct CallResult
{
    CallReach reach = CallReach::NotReached;
    HttpAnswer answer; ///< if Answered
    QString detail;    ///< why not, for the log
    /// The same; a limit that was passed is a SocketTimeoutError.
    QAbstractSocket::SocketError error = QAbstractSocket::UnknownSocketError;
    QList<QSslError::SslError> faults = {}; ///< of whom TLS does not trust
};

/// One attempt: a connection of its own, on which the request is written once, and an answer that
/// is read within limits. Nothing is ever sent a second time: there is no connection that could be
/// found dead, nobody is followed anywhere, no proxy asked and nothing remembered. (Qt's own
/// QNetworkAccessManager sends the body again when a connection ends before the answer, up to four
/// times.) Thread it is made in.
class RemoteCall : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemoteCall)

public:
    RemoteCall(const ServiceAddress &address, CallRequest request, const CallLimits &limits,
               QObject *parent = nullptr);
    ~RemoteCall() override; ///< gives it up, if it is not over

    void start();

Q_SIGNALS:
    /// Once, and not before start() has returned.
    void finished(const core::CallResult &result);

private:
    void connectToService();
    void send();
    void fail();
    void read();
    void conclude(CallReach reach, const QString &detail);

    const ServiceAddress m_address;
    const CallRequest m_request;
    const CallLimits m_limits;
    QTimer m_deadline;
    QTimer m_patience;
    QSslSocket m_socket;
    AnswerParser m_parser;
    QList<QSslError::SslError> m_faults;
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    bool m_isSent = false; ///< the first byte of the request may have left
    bool m_isOver = false;
};

} // namespace core
