// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counterlock.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace ui
{

using namespace std::chrono_literals;

CounterLock::CounterLock(LockRecord record, std::chrono::minutes idle, Keep keep, Clock clock,
                         QObject *parent)
    : PinKeeper(std::move(record), std::move(keep), std::move(clock), parent)
    , m_idle(idle)
    , m_state(State::Open)
    , m_idleTimer(this)
{
    m_idleTimer.setSingleShot(true);
    connect(&m_idleTimer, &QTimer::timeout, this, &CounterLock::lock);
    // The person who set the PIN is present.
    connect(this, &PinKeeper::pinChanged, this, [this] { setState(State::Open); });
    QCoreApplication::instance()->installEventFilter(this);
    lock();
}

void CounterLock::setIdle(std::chrono::minutes idle)
{
    m_idle = idle;
    restartIdle();
}

void CounterLock::lock()
{
    if (hasPin())
        setState(m_idle > 0min ? State::Covered : State::Guarded);
}

CounterLock::Answer CounterLock::unlock(const QString &pin)
{
    const Answer answer = attempt(pin);
    if (answer == Answer::Right)
        setState(State::Open);
    return answer;
}

void CounterLock::setState(State state)
{
    const bool isNew = state != m_state;
    m_state = state;
    restartIdle();
    if (isNew)
        Q_EMIT stateChanged();
}

void CounterLock::restartIdle()
{
    if (hasPin() && m_idle > 0min && m_state != State::Covered)
        m_idleTimer.start(m_idle);
    else
        m_idleTimer.stop();
}

bool CounterLock::eventFilter(QObject *watched, QEvent *event)
{
    static constexpr std::array kTouches{QEvent::KeyPress, QEvent::MouseButtonPress,
                                         QEvent::MouseMove, QEvent::Wheel, QEvent::TouchBegin};
    if (std::find(kTouches.begin(), kTouches.end(), event->type()) != kTouches.end())
        restartIdle();
    return QObject::eventFilter(watched, event);
}

} // namespace ui
