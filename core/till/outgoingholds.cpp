// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/outgoingholds.h"

#include <QtCore/QTimer>

#include <algorithm>

namespace core
{

int OutgoingHolds::begin(Kind kind, Money amount, std::chrono::milliseconds time)
{
    const int id = ++m_lastId;
    auto *timer = new QTimer(this);
    timer->setSingleShot(true);
    timer->setTimerType(Qt::PreciseTimer); // Coarse timers may fire 5 % early.
    connect(timer, &QTimer::timeout, this, [this, id] {
        remove(id);
        Q_EMIT ended(id);
    });
    m_holds.append({id, kind, amount, timer});
    timer->start(time);
    Q_EMIT changed();
    return id;
}

void OutgoingHolds::cancel(int id)
{
    if (!isRunning(id))
        return;
    remove(id);
    Q_EMIT canceled(id);
}

bool OutgoingHolds::isRunning(int id) const
{
    return find(id) != nullptr;
}

int OutgoingHolds::secondsLeft(int id) const
{
    const Hold *hold = find(id);
    return hold ? (hold->timer->remainingTime() + 999) / 1000 : 0;
}

const OutgoingHolds::Hold *OutgoingHolds::find(int id) const
{
    const auto it = std::find_if(m_holds.cbegin(), m_holds.cend(),
                                 [id](const Hold &hold) { return hold.id == id; });
    return it == m_holds.cend() ? nullptr : &*it;
}

void OutgoingHolds::remove(int id)
{
    const Hold *hold = find(id);
    hold->timer->stop();
    hold->timer->deleteLater(); // may be emitting
    m_holds.removeIf([id](const Hold &one) { return one.id == id; });
    Q_EMIT changed();
}

} // namespace core
