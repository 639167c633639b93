// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/lockcontroller.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace core
{

using namespace std::chrono_literals;

LockController::LockController(LockRecord record, std::chrono::minutes idle, SaveRecord save,
                               Clock clock, BootClock boot, QObject *parent)
    : PinService(std::move(record), std::move(save), std::move(clock), std::move(boot), parent)
    , m_idle(idle)
    , m_state(State::Open)
    , m_idleTimer(this)
{
    m_idleTimer.setSingleShot(true);
    connect(&m_idleTimer, &QTimer::timeout, this, &LockController::lock);
    // The person who set the PIN is present. Operators are set at startup too.
    connect(this, &PinService::pinChanged, this, [this] {
        if (!hasHolders())
            setState(State::Open);
    });
    QCoreApplication::instance()->installEventFilter(this);
    lock();
}

void LockController::setIdle(std::chrono::minutes idle)
{
    m_idle = idle;
    restartIdle();
}

void LockController::lock()
{
    if (hasPin())
        setState(m_idle > 0min || hasHolders() ? State::Covered : State::Guarded);
}

LockController::Answer LockController::unlock(const QString &pin)
{
    const Answer answer = attempt(pin);
    if (answer == Answer::Right)
        setState(State::Open);
    return answer;
}

void LockController::setState(State state)
{
    const bool isNew = state != m_state;
    m_state = state;
    restartIdle();
    if (isNew)
        Q_EMIT stateChanged();
}

void LockController::restartIdle()
{
    if (hasPin() && m_idle > 0min && m_state != State::Covered)
        m_idleTimer.start(m_idle);
    else
        m_idleTimer.stop();
}

bool LockController::eventFilter(QObject *watched, QEvent *event)
{
    static constexpr std::array kTouches{QEvent::KeyPress, QEvent::MouseButtonPress,
                                         QEvent::MouseMove, QEvent::Wheel, QEvent::TouchBegin};
    if (std::find(kTouches.begin(), kTouches.end(), event->type()) != kTouches.end())
        restartIdle();
    return QObject::eventFilter(watched, event);
}

} // namespace core
