// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/httpmessage.h"
#include "core/wire/httpproblem.h"

#include <memory>

namespace core
{

struct RequestLimits
{
    qsizetype header = 8192; ///< bytes of the request line and fields
    qsizetype fields = 64;
    qsizetype target = 2048; ///< bytes of the request target
    qsizetype body = 65536;  ///< bytes, without chunk framing
};

/// Parses HTTP/1.0 and 1.1 requests from the bytes of one connection. Rejects ambiguous framing
/// (request smuggling): two lengths, a length with chunks, encodings other than "chunked", line
/// ends without carriage return. Also rejects a missing or repeated host and repeated singleton
/// fields. Skips one empty line before a request, because some clients append one to a body. No
/// I/O; not thread-safe.
class RequestParser
{
    Q_DISABLE_COPY_MOVE(RequestParser)

public:
    enum class State {
        Empty,   ///< no bytes of the next request
        Reading, ///< a part of the request
        Done,    ///< complete: call popRequest()
        Refused, ///< see refusal(); the connection is no longer readable
    };

    explicit RequestParser(const RequestLimits &limits);
    ~RequestParser();

    /// Adds bytes. Not allowed in the state Refused. In the state Done the parser stores the bytes
    /// for the next request.
    void feed(const QByteArray &bytes);

    [[nodiscard]] State state() const { return m_state; }

    /// Returns true once if the client waits for "100 Continue" before sending the body.
    [[nodiscard]] bool consumeExpectation();

    /// Returns the complete request and continues with the next one. `peer` is not set.
    [[nodiscard]] HttpRequest popRequest();

    /// Returns the number of buffered bytes of an incomplete request.
    [[nodiscard]] qsizetype held() const;

    /// Stops parsing and frees the buffers, for a reason of the caller.
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
    std::unique_ptr<Machine> m_machine; ///< null after a refusal
    QByteArray m_buffer;                ///< unparsed bytes
    qsizetype m_fed = 0;                ///< parsed bytes of the current request
    State m_state = State::Empty;
    HttpProblem::Kind m_refusal = HttpProblem::Kind::Malformed;
    HttpRequest m_request;
    bool m_hasPassed = false; ///< an empty line before the request was skipped
    bool m_hasHeader = false;
    bool m_isAwaited = false; ///< the client waits for "100 Continue"
};

} // namespace core
