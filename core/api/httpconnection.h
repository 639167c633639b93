// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/deadline.h"
#include "core/api/httplistener.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

class QTcpSocket;

namespace core
{

/// One connection of a listener, which owns it. One request at a time: the bytes of the next one
/// wait in the socket until this one is answered and the answer is on its way.
class HttpConnection : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpConnection)

public:
    /// What a connection is for.
    enum class Purpose {
        Serve,
        Refuse, ///< to tell `refusal`, and end
    };

    HttpConnection(HttpListener &listener, qintptr descriptor, const QHostAddress &peer,
                   Purpose purpose, HttpProblem::Kind refusal = HttpProblem::Kind::Overloaded);
    ~HttpConnection() override;

    [[nodiscard]] const QHostAddress &peer() const { return m_peer; }
    [[nodiscard]] Purpose purpose() const { return m_purpose; }
    [[nodiscard]] bool isHandshaking() const { return m_state == State::Handshaking; }
    /// Of its socket.
    [[nodiscard]] int descriptor() const;

    /// Ends it at once if it is idle, else with the answer to what is in hand.
    void finish();

    /// Ends it at once.
    void abort();

private:
    enum class State {
        Handshaking, ///< of TLS
        Reading,     ///< a request, or waits for one
        Working,     ///< the handler has a request
        Sending,     ///< its answer is being handed to the system
        Lingering,   ///< the last answer is on its way, what else comes is thrown away
        Ended,
    };

    void start();
    void pump();
    void advance();
    [[nodiscard]] bool hasRoom();
    void handle(HttpRequest request);
    void answer(const HttpResponse &response);
    void refuse(HttpProblem::Kind kind);
    void send(const HttpResponse &response);
    void hasWritten();
    void linger();
    void discard();
    void runOut();
    void end();
    [[nodiscard]] HttpExchange exchangeFor(const HttpResponse &response) const;

    HttpListener &m_listener;
    const Purpose m_purpose;
    const HttpProblem::Kind m_firstRefusal;
    QTcpSocket *m_socket; ///< child
    const QHostAddress m_peer;
    RequestParser m_parser;
    State m_state = State::Reading;
    Deadline m_deadline; ///< of what the state waits for
    Deadline m_stall;    ///< of the answer's way
    QElapsedTimer m_working;
    QByteArray m_id;     ///< of the request in hand
    QByteArray m_method; ///< of the request in hand
    int m_handled = 0;
    qint64 m_inParts = 0; ///< of the listener's
    qint64 m_discarded = 0;
    bool m_isReading = false;  ///< there is a part of a request
    bool m_keepsAlive = false; ///< after the answer to the request in hand
    bool m_isShut = false;     ///< nothing more will be sent
};

} // namespace core
