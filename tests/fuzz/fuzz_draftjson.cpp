// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bodies of create requests: an accepted one keeps its meaning when written again, and a rejected
// one has a reason.

#include "core/domain/draftvalidation.h"
#include "core/wire/draftjson.h"
#include "tests/fuzz/fuzz.h"

using core::HttpProblem;
using core::Operation;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
        const auto draft = core::draftFromJson(body, operation);
        if (!draft) {
            const HttpProblem &problem = draft.error();
            REQUIRE(problem.kind == HttpProblem::Kind::BrokenJson ||
                    problem.kind == HttpProblem::Kind::Invalid);
            REQUIRE((problem.kind == HttpProblem::Kind::Invalid) == !problem.violations.isEmpty());
            continue;
        }
        REQUIRE(draft->operation == operation);
        REQUIRE(core::validated(*draft));
        const auto again = core::draftFromJson(core::toJson(*draft), operation);
        REQUIRE(again && *again == *draft);
    }
    return 0;
}
