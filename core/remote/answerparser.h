// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>

#include <chrono>
#include <memory>
#include <optional>

namespace core
{

/// What a service answered over HTTP.
struct HttpAnswer
{
    int status = 0; ///< 200 to 599
    QByteArray body;
    /// Of a number of seconds; other forms are passed over.
    std::optional<std::chrono::seconds> retryAfter;
    std::optional<QDateTime> date; ///< what the clock of the service said, UTC
};

/// Makes one answer of HTTP/1.0 or 1.1 out of the bytes of a connection, within limits, and by the
/// grammar: what two readers could understand in two ways is refused, and so is what is packed
/// (Content-Encoding), which nobody asked for. Answers that announce the real one are passed over.
/// No I/O; not for several threads.
class AnswerParser
{
    Q_DISABLE_COPY_MOVE(AnswerParser)

public:
    enum class State {
        Reading, ///< there is a part of it, or nothing
        Done,    ///< answer() is it
        Refused, ///< it will not become one, or is too large
    };

    static constexpr qsizetype kMostHeader = 16384; ///< bytes of status line and fields

    /// At most so many bytes of body, without what chunks cost.
    explicit AnswerParser(qsizetype mostBytes);
    ~AnswerParser();

    /// The next bytes; only while Reading.
    void feed(const QByteArray &bytes);

    /// The connection has ended properly: an answer without a length is done, any other is not.
    void end();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const HttpAnswer &answer() const { return m_answer; }

private:
    struct Machine;

    void begin();
    void readHeader();
    void finish();

    const qsizetype m_mostBytes;
    std::unique_ptr<Machine> m_machine;
    QByteArray m_buffer; ///< not yet read
    qsizetype m_fed = 0; ///< bytes that were read
    State m_state = State::Reading;
    bool m_hasHeader = false;
    HttpAnswer m_answer;
};

} // namespace core
