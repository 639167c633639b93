// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/pinservice.h"

#include <QtCore/QTimer>

namespace core
{

/// Controls access at a counter. Without a PIN everything is accessible. With a PIN, the pages of
/// the back office require the PIN, and after inactivity the whole window does. Lives as long as
/// the pages and filters all key and touch events of the program.
class LockController : public PinService
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LockController)

public:
    enum class State {
        Open,    ///< everything is accessible
        Guarded, ///< the counter is usable, the back office requires the PIN
        Covered, ///< only payments are visible
    };

    /// Starts locked if a PIN is set. `idle`: see setIdle().
    LockController(LockRecord record, std::chrono::minutes idle, SaveRecord save,
                   Clock clock = &QDateTime::currentDateTimeUtc, BootClock boot = &bootTime,
                   QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }

    /// Sets the inactivity timeout after which the lock screen appears; zero: never.
    void setIdle(std::chrono::minutes idle);

    /// Locks at once. Does nothing without a PIN. With operators, the lock screen always appears,
    /// because every action needs a person.
    void lock();

    /// Works as attempt(). The right PIN unlocks the counter.
    Answer unlock(const QString &pin);

Q_SIGNALS:
    void stateChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setState(State state);
    void restartIdle();

    std::chrono::minutes m_idle;
    State m_state;
    QTimer m_idleTimer;
};

} // namespace core
