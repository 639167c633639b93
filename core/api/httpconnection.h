// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/deadline.h"
#include "core/api/httplistener.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

class QTcpSocket;

namespace core
{

/// One connection of a listener. Handles one request at a time: further bytes stay in the socket
/// until the response is written.
///
/// Lifetime: owned by the listener.
class HttpConnection : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpConnection)

public:
    /// The purpose of a connection.
    enum class Purpose {
        Serve,
        Refuse, ///< send `refusal` and close
    };

    HttpConnection(HttpListener &listener, qintptr descriptor, const QHostAddress &peer,
                   Purpose purpose, HttpProblem::Kind refusal = HttpProblem::Kind::Overloaded);
    ~HttpConnection() override;

    [[nodiscard]] const QHostAddress &peer() const { return m_peer; }
    [[nodiscard]] Purpose purpose() const { return m_purpose; }
    [[nodiscard]] bool isHandshaking() const { return m_state == State::Handshaking; }
    /// Returns the socket descriptor.
    [[nodiscard]] int descriptor() const;

    /// Closes the connection: immediately if idle, otherwise after the current response.
    void finish();

    /// Closes the connection immediately.
    void abort();

private:
    enum class State {
        Handshaking, ///< TLS handshake
        Reading,     ///< a request, or waiting for one
        Working,     ///< the handler processes a request
        Sending,     ///< the response is being written to the socket
        Lingering,   ///< the last response is in transit; further input is discarded
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
    Deadline m_deadline; ///< timeout of the present state
    Deadline m_stall;    ///< timeout of response progress
    QElapsedTimer m_working;
    QByteArray m_id;           ///< of the current request
    QByteArray m_method;       ///< of the current request
    qint64 m_requestBytes = 0; ///< of the body of the current request
    int m_handled = 0;
    qint64 m_inParts = 0; ///< counted in the listener's total
    qint64 m_discarded = 0;
    bool m_isReading = false;  ///< part of a request has arrived
    bool m_keepsAlive = false; ///< after the current response
    bool m_isShut = false;     ///< the sending side is closed
};

} // namespace core
