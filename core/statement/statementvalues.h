// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/statement/statementfault.h"

#include <QtCore/QDate>
#include <QtCore/QString>

namespace core
{

/// Parses an amount as banks write it, with its sign. Accepts "R$", a sign before or after,
/// brackets for debits, and a final C or D. Separators: 1 or 2 digits after a single separator are
/// decimals. Of two kinds the last one is decimal. A separator before three digits is ambiguous.
/// Amounts without a separator are whole reais. Never uses floating point.
[[nodiscard]] tl::expected<Money, StatementRule> parseStatementAmount(QStringView text);

/// Returns true if the text has a digit but no separator, so that the unit is uncertain.
[[nodiscard]] bool isWithoutSeparator(QStringView text);

/// Returns the text without blanks at its ends and without leading zeros.
[[nodiscard]] QString withoutLeadingZeros(QStringView text);

/// A day with an optional time of day, as a file states both.
struct StatedTime
{
    static constexpr int kNoTime = -1;
    static constexpr int kNoZone = 24 * 60;

    QDate day = {};
    int millisecond = kNoTime; ///< of the day
    int zoneMinutes = kNoZone; ///< east of UTC
};

/// Parses a date of OFX: yyyyMMdd, then optionally hhmmss, fractions and a zone such as [-3:BRT].
[[nodiscard]] tl::expected<StatedTime, StatementRule> parseOfxDate(QStringView text);

/// Parses a date of a table: dd/mm/yyyy, dd/mm/yy, dd-mm-yyyy, yyyy-mm-dd, yyyymmdd, or dd/mm in
/// the year of `period`. A time of day may follow.
[[nodiscard]] tl::expected<StatedTime, StatementRule> parseTableDate(QStringView text,
                                                                     QDate period);

/// Parses hh:mm, hh:mm:ss or hh:mm:ss.zzz. Returns StatedTime::kNoTime for other text.
[[nodiscard]] int parseTimeOfDay(QStringView text);

} // namespace core
