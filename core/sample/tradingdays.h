// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>

namespace core
{

class SeededRandom;

/// Generates the transaction times of a fictitious shop within its opening hours (6 to 20 h in
/// Brasília). Business peaks in the morning and at noon and is equal on all days. More transactions
/// give more days and more transactions a day: 30 days up to 8,000, four months for 100,000, three
/// years for ten million. A plain value for any thread.
class TradingDays
{
public:
    static constexpr qint64 kYoungest = 300; ///< minimum age of the newest transaction, in seconds

    /// Prepares `count` timestamps up to `now` (UTC, whole seconds).
    TradingDays(qint64 count, const QDateTime &now);

    /// Returns timestamp `number`, from 0, as UTC in whole seconds. Timestamps increase strictly
    /// with their number, whatever the random numbers.
    [[nodiscard]] QDateTime timestamp(qint64 number, SeededRandom &random) const;

private:
    [[nodiscard]] qint64 openSecondAt(qint64 work) const;

    qint64 m_count;
    qint64 m_work = 0;        ///< of all days, in the unit of tradingdays.cpp
    QList<qint64> m_openings; ///< of each day, in seconds since 1970 UTC
};

} // namespace core
