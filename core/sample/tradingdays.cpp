// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/tradingdays.h"

#include "core/domain/brasilia.h"
#include "core/sample/seededrandom.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core
{

namespace
{

constexpr int kOpens = 6; ///< hour in Brasília
constexpr qint64 kHour = 3600;

/// The weight of one second in each hour from the opening on.
constexpr std::array<qint64, 14> kBusy{7, 10, 8, 5, 4, 6, 10, 8, 4, 4, 7, 9, 6, 3};
constexpr qint64 kBusiest = *std::max_element(kBusy.begin(), kBusy.end());
constexpr qint64 kOpenSeconds = kHour * static_cast<qint64>(kBusy.size());

/// Returns the accumulated weight of a day, `second` seconds after the opening.
constexpr qint64 workUntil(qint64 second)
{
    qint64 work = 0;
    for (const qint64 busy : kBusy) {
        work += busy * std::clamp<qint64>(second, 0, kHour);
        second -= kHour;
    }
    return work;
}
constexpr qint64 kWorkOfDay = workUntil(kOpenSeconds);

/// Returns the second of a day, from the opening on, at which that weight is reached.
qint64 secondAt(qint64 work)
{
    qint64 second = 0;
    for (const qint64 busy : kBusy) {
        if (work < busy * kHour)
            return second + work / busy;
        work -= busy * kHour;
        second += kHour;
    }
    return second;
}

qint64 daysFor(qint64 count)
{
    return std::max<qint64>(30, static_cast<qint64>(std::sqrt(static_cast<double>(count)) / 3));
}

} // namespace

TradingDays::TradingDays(qint64 count, const QDateTime &now)
    : m_count(count)
{
    const qint64 end = now.toSecsSinceEpoch() - kYoungest;
    const QDate today = QDateTime::fromSecsSinceEpoch(end, brasilia()).date();
    for (qint64 day = daysFor(count) - 1; day >= 0; --day) {
        const QDateTime opening(today.addDays(-day), QTime(kOpens, 0), brasilia());
        const qint64 from = opening.toSecsSinceEpoch();
        if (from >= end)
            break; // not open yet
        m_openings.append(from);
        m_work += workUntil(end - from);
    }
    // Otherwise one second would contain two timestamps.
    Q_ASSERT(count == 0 || m_work / count > kBusiest);
}

/// Returns the opening-hours seconds, counted through all days, for a weight.
qint64 TradingDays::openSecondAt(qint64 work) const
{
    return work / kWorkOfDay * kOpenSeconds + secondAt(work % kWorkOfDay);
}

/// Divides the total weight into `count` equal parts and picks one second in each.
QDateTime TradingDays::timestamp(qint64 number, SeededRandom &random) const
{
    const qint64 first = openSecondAt(m_work * number / m_count);
    const qint64 last = openSecondAt(m_work * (number + 1) / m_count) - 1;
    const qint64 second = random.between(first, last);
    return QDateTime::fromSecsSinceEpoch(m_openings[second / kOpenSeconds] + second % kOpenSeconds,
                                         Qt::UTC);
}

} // namespace core
