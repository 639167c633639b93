// SPDX-License-Identifier: GPL-3.0-or-later
//
// HTTP requests: the result does not depend on the partition of the bytes, and an accepted request
// is within the limits. The first byte is the size of the pieces, the rest the data of a client.

#include "core/http/requestparser.h"
#include "tests/fuzz/fuzz.h"

using core::HttpRequest;
using core::RequestParser;
using State = RequestParser::State;

namespace
{

// Small enough for inputs to reach. No input is longer than header and body, the maximum of unread
// data, because no connection reads more at once.
constexpr core::RequestLimits kLimits{.header = 512, .fields = 8, .target = 64, .body = 1600};

void isWithinLimits(const HttpRequest &request)
{
    REQUIRE(!request.method.isEmpty());
    REQUIRE(request.path.startsWith('/') || (request.path == "*" && request.method == "OPTIONS"));
    REQUIRE(request.path.size() + request.query.size() <= kLimits.target);
    REQUIRE(request.fields.size() <= kLimits.fields);
    REQUIRE(request.body.size() <= kLimits.body);
    for (const auto &[name, value] : request.fields) {
        REQUIRE(!name.isEmpty() && name == name.toLower());
        REQUIRE(!name.contains('\n') && !value.contains('\n') && !value.contains('\0'));
    }
}

struct Outcome
{
    QList<HttpRequest> requests;
    State state = State::Empty;
};

Outcome readIn(const QByteArray &bytes, qsizetype piece)
{
    Outcome outcome;
    RequestParser parser(kLimits);
    for (qsizetype i = 0; i < bytes.size() && parser.state() != State::Refused; i += piece) {
        parser.feed(bytes.mid(i, piece));
        while (parser.state() == State::Done) {
            outcome.requests.append(parser.popRequest());
            isWithinLimits(outcome.requests.constLast());
        }
    }
    outcome.state = parser.state();
    return outcome;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data + 1),
                           static_cast<qsizetype>(size - 1));
    const Outcome whole = readIn(bytes, bytes.size() + 1);
    const Outcome cut = readIn(bytes, data[0] % 64 + 1);
    // For a header without an end, the time of the rejection may differ.
    REQUIRE((whole.state == State::Empty) == (cut.state == State::Empty));
    REQUIRE(whole.requests.size() == cut.requests.size());
    for (qsizetype i = 0; i < whole.requests.size(); ++i) {
        const HttpRequest &one = whole.requests.at(i);
        const HttpRequest &other = cut.requests.at(i);
        REQUIRE(one.method == other.method && one.path == other.path);
        REQUIRE(one.query == other.query && one.fields == other.fields);
        REQUIRE(one.body == other.body && one.keepsAlive == other.keepsAlive);
    }
    return 0;
}
