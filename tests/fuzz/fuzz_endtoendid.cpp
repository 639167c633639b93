// SPDX-License-Identifier: GPL-3.0-or-later
//
// End-to-end ids with their timestamp, and the days of Brasília.

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

#include <cstring>

using core::EndToEndId;

namespace
{

void readsIdentifiers(const QString &text)
{
    using secondopinion::fits;
    REQUIRE(core::isStaticTxid(text) == fits(text, "[0-9A-Za-z]{1,25}"));

    const auto id = EndToEndId::parse(text);
    REQUIRE(id.has_value() == (fits(text, "[ED][0-9A-Z]{8}[0-9]{12}[0-9A-Za-z]{11}") &&
                               secondopinion::isMinute(text.mid(9, 12))));
    if (!id)
        return;
    REQUIRE(id->toText() == text);
    REQUIRE(id->minute().isValid() && id->minute().timeSpec() == Qt::UTC);
    const bool isPayment = id->kind() == EndToEndId::Kind::Payment;
    REQUIRE(isPayment == text.startsWith(u'E'));
    const auto again = EndToEndId::payment(id->ispb(), id->minute(), text.mid(21));
    REQUIRE(again.toText().mid(1) == text.mid(1));
    REQUIRE(EndToEndId::parse(again.toText())->minute() == id->minute());
}

/// Checks the start of a day. Since 1914 Brasília is at UTC-3, or UTC-2 in summer time, which began
/// at midnight.
void startsDays(quint32 number)
{
    const QDate day = QDate(1914, 1, 2).addDays(number % (300 * 366));
    const QDateTime start = core::startOfBrasiliaDay(day);
    REQUIRE(start.timeSpec() == Qt::UTC && start.date() == day);
    REQUIRE(start.time() == QTime(2, 0) || start.time() == QTime(3, 0));
    REQUIRE(start.toTimeZone(core::brasilia()).date() == day);
    REQUIRE(start.addMSecs(-1).toTimeZone(core::brasilia()).date() == day.addDays(-1));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    readsIdentifiers(fuzz::textOf(data, size));
    quint32 number = 0;
    if (size >= sizeof number) {
        std::memcpy(&number, data, sizeof number);
        startsDays(number);
    }
    return 0;
}
