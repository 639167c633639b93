// SPDX-License-Identifier: GPL-3.0-or-later
//
// HTTP answers: the result does not depend on the partition of the bytes, and an accepted answer is
// within the limits. An independent pattern of heads agrees. The first byte is the size of the
// pieces, the rest the answer of a service that then disconnects.

#include "core/http/answerparser.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using core::AnswerParser;
using core::HttpAnswer;
using Scope = AnswerParser::Scope;
using State = AnswerParser::State;

namespace
{

constexpr qsizetype kMaxBytes = 600; // of a body: small enough for inputs to reach

/// Returns nullopt if the answer is rejected.
std::optional<HttpAnswer> readIn(const QByteArray &bytes, qsizetype piece,
                                 Scope scope = Scope::Whole)
{
    AnswerParser parser(kMaxBytes, scope);
    for (qsizetype i = 0; i < bytes.size() && parser.state() == State::Reading; i += piece)
        parser.feed(bytes.mid(i, piece));
    parser.end();
    REQUIRE(parser.state() != State::Reading);
    return parser.state() == State::Done ? std::optional(parser.answer()) : std::nullopt;
}

/// Matches one head. The pattern permits folded fields, but no two lines in a name.
constexpr auto kHead = "HTTP/1[.][01] [1-5][0-9]{2}(?: [\\t -~\\x80-\\xff]*)?\\r\\n"
                       "(?:[-0-9A-Za-z!#$%&'*+.^_`|~]+:[\\t -~\\x80-\\xff]*"
                       "(?:\\r\\n[\\t ][\\t -~\\x80-\\xff]*)*\\r\\n)*\\r\\n";

/// Returns the status of the first final head by the pattern; 0 if there is none.
int statusOf(QString text)
{
    for (;;) {
        const qsizetype end = text.indexOf(QLatin1String("\r\n\r\n"));
        if (end < 0 || !secondopinion::fits(text.first(end + 4), kHead))
            return 0;
        const int status = text.mid(9, 3).toInt();
        if (status == 101)
            return 0;
        if (status >= 200)
            return status;
        text.remove(0, end + 4);
    }
}

/// Checks the parser of heads against the pattern. The pattern does not judge framing.
void checkHead(const QByteArray &bytes, qsizetype piece)
{
    const auto head = readIn(bytes, bytes.size() + 1, Scope::Head);
    const auto cut = readIn(bytes, piece, Scope::Head);
    REQUIRE(head.has_value() == cut.has_value());
    const int expected = statusOf(QString::fromLatin1(bytes));
    if (head) {
        REQUIRE(head->status == cut->status && head->retryAfter == cut->retryAfter);
        REQUIRE(head->status == expected && head->body.isEmpty());
        REQUIRE(head->retryAfter.value_or(std::chrono::seconds(0)).count() >= 0);
    } else {
        const QByteArray lower = bytes.toLower();
        const bool isFramed =
            lower.contains("content-length") || lower.contains("transfer-encoding");
        REQUIRE(expected == 0 || isFramed);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data + 1),
                           static_cast<qsizetype>(size - 1));
    const qsizetype piece = data[0] % 64 + 1;
    checkHead(bytes, piece);
    const auto whole = readIn(bytes, bytes.size() + 1);
    const auto cut = readIn(bytes, piece);
    REQUIRE(whole.has_value() == cut.has_value());
    if (!whole)
        return 0;
    REQUIRE(whole->status == cut->status && whole->body == cut->body);
    REQUIRE(whole->retryAfter == cut->retryAfter);
    REQUIRE(whole->status >= 200 && whole->status <= 599);
    REQUIRE(whole->body.size() <= kMaxBytes && whole->body.size() < bytes.size());
    const auto head = readIn(bytes, piece, Scope::Head);
    REQUIRE(head && head->status == whole->status);
    REQUIRE(head->retryAfter == whole->retryAfter && head->date == whole->date);
    return 0;
}
