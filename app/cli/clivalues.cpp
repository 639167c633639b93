// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clivalues.h"

#include "core/domain/ascii.h"
#include "core/wire/wiretime.h"

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), core::isDigit);
}

} // namespace

std::optional<core::Money> amountFrom(QStringView text)
{
    constexpr qsizetype kDecimals = 3; // with the separator
    if (text.size() <= kDecimals)
        return std::nullopt;
    const QStringView reais = text.chopped(kDecimals);
    const QChar separator = text[reais.size()];
    const QStringView decimals = text.last(kDecimals - 1);
    if ((separator != u'.' && separator != u',') || !isDigits(reais) || !isDigits(decimals))
        return std::nullopt;
    return core::Money::parseDecimal(u"%1.%2"_s.arg(reais, decimals));
}

std::optional<QDate> dayFrom(const QString &text, QDate today)
{
    if (text == "today"_L1)
        return today;
    if (text == "yesterday"_L1)
        return today.addDays(-1);
    return core::fromWireDay(text);
}

std::optional<DayRange> dayRangeFrom(const QString &text, QDate today)
{
    const QStringList days = text.split(u".."_s);
    const auto first = dayFrom(days.constFirst(), today);
    const auto last = days.size() == 2 ? dayFrom(days.constLast(), today) : first;
    if (days.size() > 2 || !first || !last || *last < *first)
        return std::nullopt;
    return DayRange{*first, *last};
}

std::optional<qint64> countFrom(const QString &text, qint64 max)
{
    bool isNumber = false;
    const qint64 count = isDigits(text) ? text.toLongLong(&isNumber) : 0;
    return isNumber && count <= max ? std::optional(count) : std::nullopt;
}

} // namespace app
