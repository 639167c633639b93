// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>

#include <chrono>
#include <memory>
#include <optional>

namespace core
{

/// An HTTP response of a service.
struct HttpAnswer
{
    int status = 0; ///< 200 to 599
    QByteArray body;
    /// From a number of seconds, or from a date relative to `date` or the system clock.
    std::optional<std::chrono::seconds> retryAfter;
    std::optional<QDateTime> date; ///< clock of the service, UTC
};

/// Parses one HTTP/1.0 or 1.1 response from the bytes of a connection, within limits. Rejects
/// ambiguous framing and, in a whole response, any Content-Encoding. Skips interim responses (1xx)
/// except 101 (Switching Protocols), which is malformed here. Accepts a status line without the
/// space before an empty reason. No I/O; not thread-safe.
class AnswerParser
{
    Q_DISABLE_COPY_MOVE(AnswerParser)

public:
    enum class State {
        Reading, ///< incomplete or empty
        Done,    ///< complete: call answer()
        Refused, ///< malformed or too large
    };

    /// The part of a response that is parsed.
    enum class Scope {
        Head,  ///< Done after the status line and fields; ignores all further bytes
        Whole, ///< Done after the body
        Frame, ///< as Whole, but with any Content-Encoding
    };

    /// Maximum size of the status line and fields, with those of interim responses, in bytes.
    static constexpr qsizetype kMaxHeader = 16384;

    /// `maxBytes`: maximum size of the body, without chunk framing.
    explicit AnswerParser(qsizetype maxBytes, Scope scope = Scope::Whole);
    ~AnswerParser();

    /// Adds bytes. Allowed only while Reading.
    void feed(const QByteArray &bytes);

    /// Reports a proper end of the connection. A response without a length is then complete; any
    /// other is invalid.
    void end();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const HttpAnswer &answer() const { return m_answer; }

    /// Returns true if another request may follow on the connection: a whole response with a length
    /// has arrived, nothing after it, and the server keeps the connection open.
    [[nodiscard]] bool keepsConnection() const;

private:
    struct Machine;

    void begin();
    bool completeStatusLine();
    void readHeader();
    [[nodiscard]] bool isOverLimits() const;
    void finish();

    const qsizetype m_maxBytes;
    const Scope m_scope;
    std::unique_ptr<Machine> m_machine;
    QByteArray m_buffer; ///< unparsed bytes
    qsizetype m_fed = 0; ///< number of parsed bytes
    State m_state = State::Reading;
    bool m_hasStatusCode = false;
    bool m_hasHeader = false;
    HttpAnswer m_answer;
};

} // namespace core
