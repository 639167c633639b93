// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/answerparser.h"

#include <QtCore/QLocale>

#include <algorithm>

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

/// Parses the value of a Date field in the IMF-fixdate format, "Sun, 06 Nov 1994 08:49:37 GMT".
/// Returns UTC, or nullopt for any other format.
std::optional<QDateTime> dateOf(const QByteArray &value)
{
    const QString text = QString::fromLatin1(value.trimmed());
    QDateTime timestamp =
        QLocale::c().toDateTime(text, QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"));
    if (!timestamp.isValid())
        return std::nullopt;
    timestamp.setTimeSpec(Qt::UTC);
    return timestamp;
}

/// Parses the value of a Retry-After field: a number of seconds with at most 7 digits, or a date,
/// which the clock of the service turns into seconds. Returns nullopt for any other value.
std::optional<std::chrono::seconds> retryAfterOf(const QByteArray &value,
                                                 const std::optional<QDateTime> &serviceTime)
{
    constexpr qsizetype kMaxDigits = 7;
    const QByteArray digits = value.trimmed();
    if (const auto until = dateOf(digits)) {
        const QDateTime now = serviceTime.value_or(QDateTime::currentDateTimeUtc());
        return std::chrono::seconds(std::max<qint64>(0, now.secsTo(*until)));
    }
    if (digits.isEmpty() || digits.size() > kMaxDigits ||
        !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return std::chrono::seconds(digits.toInt());
}

} // namespace

struct AnswerParser::Machine
{
    http::response_parser<http::string_body> parser;
};

AnswerParser::AnswerParser(qsizetype maxBytes, Scope scope)
    : m_maxBytes(maxBytes)
    , m_scope(scope)
{
    begin();
}

AnswerParser::~AnswerParser() = default;

void AnswerParser::begin()
{
    m_machine = std::make_unique<Machine>();
    m_machine->parser.header_limit(static_cast<std::uint32_t>(kMaxHeader - m_fed));
    m_machine->parser.body_limit(static_cast<std::uint64_t>(m_maxBytes));
    m_machine->parser.skip(m_scope == Scope::Head);
    m_hasStatusCode = false;
    m_hasHeader = false;
}

void AnswerParser::feed(const QByteArray &bytes)
{
    Q_ASSERT(m_state == State::Reading);
    m_buffer += bytes;
    while (m_state == State::Reading && completeStatusLine() && !m_buffer.isEmpty()) {
        auto &parser = m_machine->parser;
        boost::beast::error_code error;
        const auto read = parser.put(
            boost::asio::buffer(m_buffer.constData(), static_cast<size_t>(m_buffer.size())), error);
        const bool needsMore = error == http::error::need_more;
        m_buffer.remove(0, static_cast<qsizetype>(read));
        m_fed += static_cast<qsizetype>(read);
        if (error && !needsMore) {
            m_state = State::Refused;
            return;
        }
        if (parser.is_header_done() && !m_hasHeader)
            readHeader();
        else if (isOverLimits())
            m_state = State::Refused;
        else if (needsMore)
            return;
        if (m_state == State::Reading && m_hasHeader && m_machine->parser.is_done())
            finish();
    }
}

/// Inserts the space between the status code and an empty reason, which some servers omit and Beast
/// requires. Returns false until the code has arrived.
bool AnswerParser::completeStatusLine()
{
    constexpr qsizetype kCodeEnd = 12; // "HTTP/1.1 200"
    if (m_hasStatusCode)
        return true;
    if (m_buffer.size() <= kCodeEnd)
        return m_buffer.contains('\n'); // Beast rejects a shorter line
    m_hasStatusCode = true;
    if (m_buffer.at(kCodeEnd) == '\r')
        m_buffer.insert(kCodeEnd, ' ');
    return true;
}

/// Limits the framing overhead of a body.
bool AnswerParser::isOverLimits() const
{
    return m_fed + m_buffer.size() > kChunkCost * (m_maxBytes + kMaxHeader);
}

/// Checks the header of a response, also of interim responses.
void AnswerParser::readHeader()
{
    const auto &message = m_machine->parser.get();
    const auto status = static_cast<int>(message.result_int());
    const QByteArray packing = bytesOf(message[http::field::content_encoding]).trimmed().toLower();
    const bool isReadable = m_scope != Scope::Whole || packing.isEmpty() || packing == "identity";
    const bool isInterim = status >= 100 && status < 200 && status != 101;
    // Beast counts only the bytes of a header that arrives in parts.
    if (m_fed > kMaxHeader || (!isInterim && (status < 200 || status > 599 || !isReadable))) {
        m_state = State::Refused;
        return;
    }
    if (isInterim)
        return begin();
    m_hasHeader = true;
    m_answer.status = status;
    m_answer.date = dateOf(bytesOf(message[http::field::date]));
    m_answer.retryAfter = retryAfterOf(bytesOf(message[http::field::retry_after]), m_answer.date);
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

bool AnswerParser::keepsConnection() const
{
    return m_state == State::Done && m_scope != Scope::Head && m_buffer.isEmpty() &&
           m_machine->parser.keep_alive();
}

void AnswerParser::finish()
{
    const std::string &body = m_machine->parser.get().body();
    m_answer.body = QByteArray(body.data(), static_cast<qsizetype>(body.size()));
    m_state = State::Done;
}

} // namespace core
