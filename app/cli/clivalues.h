// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <chrono>
#include <optional>

namespace app
{

// Parsers of values on the command line. None depends on the language or the locale.

/// Parses "15.00" or "15,00": digits, one separator, two decimals. Returns nullopt for any other
/// text: "15" could mean reais or centavos, and "1.234" thousands or decimals.
[[nodiscard]] std::optional<core::Money> amountFrom(QStringView text);

/// A range of days in Brasília; both days belong to the range.
struct DayRange
{
    QDate first;
    QDate last;

    bool operator==(const DayRange &) const = default;
};

/// Parses "2026-11-20", "today" or "yesterday". `today`: the present day in Brasília.
[[nodiscard]] std::optional<QDate> dayFrom(const QString &text, QDate today);

/// Parses a day as dayFrom(), or two days with ".." between them. Returns nullopt if the last day
/// is before the first.
[[nodiscard]] std::optional<DayRange> dayRangeFrom(const QString &text, QDate today);

/// Parses a whole number of digits only, from 0 to `max`.
[[nodiscard]] std::optional<qint64> countFrom(const QString &text, qint64 max);

} // namespace app
