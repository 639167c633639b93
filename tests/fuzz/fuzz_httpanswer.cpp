// SPDX-License-Identifier: GPL-3.0-or-later
//
// HTTP answers: the result does not depend on the partition of the bytes, and an accepted answer is
// within the limits. The separate head reader agrees. The first byte is the size of the pieces, the
// rest the answer of a service that then disconnects.

#include "core/domain/answerhead.h"
#include "core/http/answerparser.h"
#include "tests/fuzz/fuzz.h"

using core::AnswerParser;
using core::HttpAnswer;
using State = AnswerParser::State;

namespace
{

constexpr qsizetype kMaxBytes = 600; // of a body: small enough for inputs to reach

/// Returns nullopt if the answer is rejected.
std::optional<HttpAnswer> readIn(const QByteArray &bytes, qsizetype piece)
{
    AnswerParser parser(kMaxBytes);
    for (qsizetype i = 0; i < bytes.size() && parser.state() == State::Reading; i += piece)
        parser.feed(bytes.mid(i, piece));
    parser.end();
    REQUIRE(parser.state() != State::Reading);
    return parser.state() == State::Done ? std::optional(parser.answer()) : std::nullopt;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data + 1),
                           static_cast<qsizetype>(size - 1));
    const auto whole = readIn(bytes, bytes.size() + 1);
    const auto cut = readIn(bytes, data[0] % 64 + 1);
    REQUIRE(whole.has_value() == cut.has_value());
    if (!whole)
        return 0;
    REQUIRE(whole->status == cut->status && whole->body == cut->body);
    REQUIRE(whole->retryAfter == cut->retryAfter);
    REQUIRE(whole->status >= 200 && whole->status <= 599);
    REQUIRE(whole->body.size() <= kMaxBytes && whole->body.size() < bytes.size());
    if (const auto head = core::readAnswerHead(bytes)) {
        REQUIRE(head->status == whole->status);
        REQUIRE(head->retryAfter == whole->retryAfter);
    }
    return 0;
}
