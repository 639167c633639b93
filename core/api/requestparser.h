// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httpmessage.h"
#include "core/wire/httpproblem.h"

#include <memory>

namespace core
{

struct RequestLimits
{
    qsizetype header = 8192; ///< bytes of request line and fields
    qsizetype fields = 64;
    qsizetype target = 2048; ///< bytes of the address
    qsizetype body = 65536;  ///< bytes, without what chunks cost
};

/// Makes requests of HTTP/1.0 and 1.1 out of the bytes of one connection. Refuses what two readers
/// could understand in two ways: two lengths, a length beside chunks, encodings but "chunked",
/// lines that end without a carriage return, no host or two, two of what must be one. Passes over
/// an empty line before a request, with which some clients end a body. No I/O; not for several
/// threads.
class RequestParser
{
    Q_DISABLE_COPY_MOVE(RequestParser)

public:
    enum class State {
        Empty,   ///< of the next request there is nothing yet
        Reading, ///< there is a part of it
        Done,    ///< take() it
        Refused, ///< refusal() says why; no more can be read from this connection
    };

    explicit RequestParser(const RequestLimits &limits);
    ~RequestParser();

    /// The next bytes; not in the state Refused. In the state Done they are kept for later.
    void feed(const QByteArray &bytes);

    [[nodiscard]] State state() const { return m_state; }

    /// Whether the client waits for a "100 Continue" before it sends the body that is still to
    /// come. True once.
    [[nodiscard]] bool takeExpectation();

    /// The request that is done; goes on with the next one. `peer` is not set.
    [[nodiscard]] HttpRequest take();

    /// Bytes that are kept of a request of which there is only a part.
    [[nodiscard]] qsizetype held() const;

    /// Reads no further and lets go what it holds, for a reason of the caller's.
    void refuse(HttpProblem::Kind kind);

    [[nodiscard]] HttpProblem::Kind refusal() const { return m_refusal; }

private:
    struct Machine;

    void begin();
    void passEmptyLine();
    void parse();
    void readHeader();
    bool isOverLimits();

    const RequestLimits m_limits;
    std::unique_ptr<Machine> m_machine; ///< null once refused
    QByteArray m_buffer;                ///< not yet read
    qsizetype m_fed = 0;                ///< bytes of this request that were read
    State m_state = State::Empty;
    HttpProblem::Kind m_refusal = HttpProblem::Kind::Malformed;
    HttpRequest m_request;
    bool m_hasPassed = false; ///< an empty line before it
    bool m_hasHeader = false;
    bool m_isAwaited = false; ///< the client waits for a "100 Continue"
};

} // namespace core
