// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>

namespace core
{

class Draw;

/// When a made-up shop does its business: in opening hours (6 to 20 h in Brasília), more in the
/// morning and at noon than in between, evenly over the last days. More transactions mean more days
/// and more of them a day: 30 days up to 8,000, a third of a year for a hundred thousand, three
/// years for ten million. A plain value; any thread.
class ShopDays
{
public:
    static constexpr qint64 kYoungest = 300; ///< seconds before now; nothing begins later

    /// `count` moments up to `now` (UTC, whole seconds).
    ShopDays(qint64 count, const QDateTime &now);

    /// Moment `number` from 0, UTC, of whole seconds: later than that of every smaller number,
    /// whatever is drawn.
    [[nodiscard]] QDateTime moment(qint64 number, Draw &draw) const;

private:
    [[nodiscard]] qint64 openSecondAt(qint64 work) const;

    qint64 m_count;
    qint64 m_work = 0;        ///< of all days, in the measure of shopdays.cpp
    QList<qint64> m_openings; ///< of each day, seconds since 1970 UTC
};

} // namespace core
