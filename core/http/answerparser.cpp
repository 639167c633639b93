// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/answerparser.h"

#include "core/domain/answerhead.h"

// Boost is included only here and in core/http/requestparser.cpp, because Boost takes seconds to
// compile. Assertions are off, because one of Beast 1.74 depends on the fragmentation of the
// response.
#define BOOST_DISABLE_ASSERTS
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

namespace core
{

namespace
{

namespace http = boost::beast::http;

/// Maximum framing overhead per body byte: a chunk may have a single byte and a line of its own.
constexpr qsizetype kChunkCost = 8;

QByteArray bytesOf(boost::beast::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

struct AnswerParser::Machine
{
    http::response_parser<http::string_body> parser;
};

AnswerParser::AnswerParser(qsizetype maxBytes)
    : m_maxBytes(maxBytes)
{
    begin();
}

AnswerParser::~AnswerParser() = default;

void AnswerParser::begin()
{
    m_machine = std::make_unique<Machine>();
    m_machine->parser.header_limit(static_cast<std::uint32_t>(kMaxHeader));
    m_machine->parser.body_limit(static_cast<std::uint64_t>(m_maxBytes));
    m_hasHeader = false;
}

void AnswerParser::feed(const QByteArray &bytes)
{
    Q_ASSERT(m_state == State::Reading);
    m_buffer += bytes;
    while (m_state == State::Reading && !m_buffer.isEmpty()) {
        auto &parser = m_machine->parser;
        boost::beast::error_code error;
        const auto read = parser.put(
            boost::asio::buffer(m_buffer.constData(), static_cast<size_t>(m_buffer.size())), error);
        const bool needsMore = error == http::error::need_more;
        m_buffer.remove(0, static_cast<qsizetype>(read));
        m_fed += static_cast<qsizetype>(read);
        if ((error && !needsMore) ||
            m_fed + m_buffer.size() > kChunkCost * (m_maxBytes + kMaxHeader)) {
            m_state = State::Refused;
            return;
        }
        if (parser.is_header_done() && !m_hasHeader)
            readHeader();
        else if (needsMore)
            return;
        if (m_state == State::Reading && m_hasHeader && m_machine->parser.is_done())
            finish();
    }
}

/// Checks the header of a response, also of interim responses.
void AnswerParser::readHeader()
{
    const auto &message = m_machine->parser.get();
    const auto status = static_cast<int>(message.result_int());
    if (status >= 100 && status < 200 && status != 101)
        return begin();
    const QByteArray packing = bytesOf(message[http::field::content_encoding]).trimmed().toLower();
    if (status < 200 || status > 599 || (!packing.isEmpty() && packing != "identity")) {
        m_state = State::Refused;
        return;
    }
    m_hasHeader = true;
    m_answer.status = status;
    m_answer.retryAfter = retryAfterOf(bytesOf(message[http::field::retry_after]));
    m_answer.date = dateOf(bytesOf(message[http::field::date]));
}

void AnswerParser::end()
{
    if (m_state != State::Reading)
        return;
    m_state = State::Refused;
    boost::beast::error_code error;
    if (m_hasHeader) // Beast asserts a non-empty input
        m_machine->parser.put_eof(error);
    if (m_hasHeader && !error && m_machine->parser.is_done())
        finish();
}

void AnswerParser::finish()
{
    const std::string &body = m_machine->parser.get().body();
    m_answer.body = QByteArray(body.data(), static_cast<qsizetype>(body.size()));
    m_state = State::Done;
}

} // namespace core
