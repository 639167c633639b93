// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parameters of a list: accepted ones keep their meaning when written again.

#include "core/wire/filterquery.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray query(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto filter = core::filterFromQuery(query);
    if (!filter) {
        REQUIRE(!filter.error().violations.isEmpty());
        return 0;
    }
    REQUIRE(filter->page >= 1);
    const auto written = core::toQuery(*filter);
    REQUIRE(written);
    const auto again = core::filterFromQuery(*written);
    REQUIRE(again && *again == *filter);
    return 0;
}
