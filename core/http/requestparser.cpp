// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/requestparser.h"

// Boost is included only here and in core/http/answerparser.cpp, because Boost takes seconds to
// compile. Beast 1.74 has an assertion that client input can violate: "0", CR, LF directly before
// CR, LF. The parsing is correct without the assertion.
#define BOOST_DISABLE_ASSERTS
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <algorithm>

namespace core
{

namespace
{

namespace http = boost::beast::http;
using Kind = HttpProblem::Kind;

QByteArray bytesOf(boost::beast::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

bool isDigits(const QByteArray &text)
{
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Checks for a host with an optional port, without characters that have a meaning in a URL.
bool isHost(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               QByteArrayView("-._~:[]").contains(c);
    });
}

/// Removes scheme and host from an absolute http or https target. Returns any other target
/// unchanged; the caller rejects invalid ones.
QByteArray withoutOrigin(const QByteArray &target)
{
    if (target.startsWith('/'))
        return target;
    for (const char *scheme : {"http://", "https://"}) {
        if (!target.toLower().startsWith(scheme))
            continue;
        const auto *const end =
            std::find_if(target.begin() + qstrlen(scheme), target.end(),
                         [](char c) { return c == '/' || c == '?' || c == '#'; });
        const QByteArray rest(end, target.end() - end);
        return rest.startsWith('/') ? rest : '/' + rest;
    }
    return target;
}

/// Finds a header line that continues the line before (obs-fold) in the parsed bytes of a header.
/// Beast joins such lines, and a proxy may read them in another way (RFC 9112, 5.2). Beast parses a
/// line and its continuation in one step.
bool hasFoldedLine(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    const QByteArrayView header = end < 0 ? bytes : bytes.first(end + 2);
    return header.contains(QByteArrayView("\r\n ")) || header.contains(QByteArrayView("\r\n\t"));
}

Kind kindOf(const boost::beast::error_code &error, bool isInFirstLine)
{
    if (error == http::error::header_limit)
        return isInFirstLine ? Kind::AddressTooLong : Kind::HeaderTooLarge;
    if (error == http::error::body_limit)
        return Kind::BodyTooLarge;
    return Kind::Malformed;
}

} // namespace

struct RequestParser::Machine
{
    http::request_parser<http::string_body> parser;
};

RequestParser::RequestParser(const RequestLimits &limits)
    : m_limits(limits)
{
    begin();
}

RequestParser::~RequestParser() = default;

void RequestParser::begin()
{
    m_machine = std::make_unique<Machine>();
    m_machine->parser.header_limit(static_cast<std::uint32_t>(m_limits.header));
    m_machine->parser.body_limit(static_cast<std::uint64_t>(m_limits.body));
    m_request = {};
    m_fed = 0;
    m_hasPassed = false;
    m_hasHeader = false;
    m_isAwaited = false;
    m_state = m_buffer.isEmpty() ? State::Empty : State::Reading;
}

void RequestParser::feed(const QByteArray &bytes)
{
    Q_ASSERT(m_state != State::Refused);
    if (bytes.isEmpty())
        return;
    m_buffer += bytes;
    if (m_state == State::Done)
        return;
    m_state = State::Reading;
    parse();
}

/// Skips one empty line only (RFC 9112, 2.2): a client that sends endless empty lines must be
/// rejected.
void RequestParser::passEmptyLine()
{
    if (m_fed > 0 || m_hasPassed || !m_buffer.startsWith("\r\n"))
        return;
    m_hasPassed = true;
    m_buffer.remove(0, 2);
    if (m_buffer.isEmpty())
        m_state = State::Empty;
}

void RequestParser::parse()
{
    passEmptyLine();
    if (m_fed == 0 && m_buffer == "\r")
        return; // the next byte decides
    auto &parser = m_machine->parser;
    while (m_state == State::Reading && !m_buffer.isEmpty()) {
        boost::beast::error_code error;
        const auto read = parser.put(
            boost::asio::buffer(m_buffer.constData(), static_cast<size_t>(m_buffer.size())), error);
        if (error && error != http::error::need_more)
            return refuse(kindOf(error, m_fed == 0 && !m_buffer.contains('\n')));
        if (!m_hasHeader &&
            hasFoldedLine(QByteArrayView(m_buffer).first(static_cast<qsizetype>(read))))
            return refuse(Kind::Malformed);
        // Frees the buffer if all bytes were parsed.
        m_buffer = m_buffer.sliced(static_cast<qsizetype>(read));
        m_fed += static_cast<qsizetype>(read);
        if (parser.is_header_done() && !m_hasHeader)
            readHeader();
        else if (isOverLimits())
            return refuse(Kind::BodyTooLarge);
        else if (error == http::error::need_more)
            return;
        if (m_state == State::Reading && parser.is_done()) {
            const std::string &body = parser.get().body();
            m_request.body = QByteArray(body.data(), static_cast<qsizetype>(body.size()));
            m_state = State::Done;
        }
    }
}

/// Limits the framing overhead: chunks may be small with long extensions.
bool RequestParser::isOverLimits()
{
    constexpr qsizetype kMaxPerByte = 8;
    return m_hasHeader && (m_fed > m_limits.header + kMaxPerByte * m_limits.body ||
                           m_buffer.size() > m_limits.header + m_limits.body);
}

/// Checks the rules that Beast does not check. Runs before the body, because trailer fields may
/// follow the body.
void RequestParser::readHeader()
{
    m_hasHeader = true;
    const auto &message = m_machine->parser.get();
    const auto count = [&message](http::field field) {
        return static_cast<int>(message.count(field));
    };
    // Beast counts only the bytes of a header that arrives in parts.
    if (m_fed > m_limits.header || std::distance(message.begin(), message.end()) > m_limits.fields)
        return refuse(Kind::HeaderTooLarge);
    if (static_cast<qsizetype>(message.target().size()) > m_limits.target)
        return refuse(Kind::AddressTooLong);
    for (const auto &field : message)
        m_request.fields.append({bytesOf(field.name_string()).toLower(), bytesOf(field.value())});

    const bool isOld = message.version() == 10;
    const int hosts = count(http::field::host);
    const int lengths = count(http::field::content_length);
    const int encodings = count(http::field::transfer_encoding);
    const QByteArray encoding = m_request.field("transfer-encoding").toLower();
    const QByteArray target = withoutOrigin(bytesOf(message.target()));
    const bool isAboutServer = target == "*" && message.method() == http::verb::options;
    const bool isClear = (message.version() == 11 || isOld) && hosts <= 1 &&
                         (hosts == 1 || isOld) && isHost(m_request.field("host")) &&
                         lengths + encodings <= 1 && count(http::field::authorization) <= 1 &&
                         count(http::field::content_type) <= 1 &&
                         (lengths == 0 || isDigits(m_request.field("content-length"))) &&
                         (encodings == 0 || (encoding == "chunked" && !isOld)) &&
                         (target.startsWith('/') || isAboutServer) && !target.contains('#');
    if (!isClear)
        return refuse(Kind::Malformed);

    const QByteArray expectation = m_request.field("expect").toLower();
    if (!expectation.isEmpty() && expectation != "100-continue")
        return refuse(Kind::Unexpected);
    m_isAwaited = !expectation.isEmpty() && !isOld;
    m_request.keepsAlive = message.keep_alive() && !isOld;
    m_request.method = bytesOf(message.method_string());
    const qsizetype question = target.indexOf('?');
    m_request.path = question < 0 ? target : target.first(question);
    m_request.query = question < 0 ? QByteArray() : target.sliced(question + 1);
    m_machine->parser.eager(true);
}

bool RequestParser::consumeExpectation()
{
    return m_state == State::Reading && std::exchange(m_isAwaited, false);
}

HttpRequest RequestParser::popRequest()
{
    Q_ASSERT(m_state == State::Done);
    HttpRequest request = std::move(m_request);
    begin();
    parse();
    return request;
}

void RequestParser::refuse(Kind kind)
{
    m_refusal = kind;
    m_state = State::Refused;
    m_buffer.clear();
    m_machine.reset();
}

qsizetype RequestParser::held() const
{
    return m_state == State::Reading
               ? m_buffer.size() + static_cast<qsizetype>(m_machine->parser.get().body().size())
               : 0;
}

} // namespace core
