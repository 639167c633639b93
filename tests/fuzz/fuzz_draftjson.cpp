// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bodies of requests: an accepted creation keeps its meaning when written again, an accepted
// confirmation is valid, and a rejected body has a reason.

#include "core/domain/draftvalidation.h"
#include "core/wire/confirmationjson.h"
#include "core/wire/draftjson.h"
#include "tests/fuzz/fuzz.h"

using core::HttpProblem;
using core::Operation;

namespace
{

void checkRefusal(const HttpProblem &problem)
{
    REQUIRE(problem.kind == HttpProblem::Kind::BrokenJson ||
            problem.kind == HttpProblem::Kind::Invalid);
    REQUIRE((problem.kind == HttpProblem::Kind::Invalid) == !problem.violations.isEmpty());
}

template<typename Parsed>
void checkEvidence(const Parsed &parsed)
{
    if (!parsed)
        return checkRefusal(parsed.error());
    const auto again = core::validated(*parsed);
    REQUIRE(again && *again == *parsed);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
        const auto draft = core::draftFromJson(body, operation);
        if (!draft) {
            checkRefusal(draft.error());
            continue;
        }
        REQUIRE(draft->operation == operation);
        REQUIRE(core::validated(*draft));
        const auto again = core::draftFromJson(core::toJson(*draft), operation);
        REQUIRE(again && *again == *draft);
    }
    checkEvidence(core::confirmationFromJson(body));
    checkEvidence(core::withdrawalFromJson(body));
    return 0;
}
