// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pinkeeper.h"

#include <QtCore/QTimer>

namespace ui
{

/// Who may see what at a counter. Without a PIN everybody everything. With one, the pages of the
/// back office want it; and where the counter locks itself when nobody touches it, everything does.
/// Lives with the pages, and sees every key and touch of the program.
class CounterLock : public PinKeeper
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CounterLock)

public:
    enum class State {
        Open,    ///< everything can be seen
        Guarded, ///< the counter can be worked, the back office wants the PIN
        Covered, ///< nothing can be seen but what is paid
    };

    /// Locked if there is a PIN. `idle`: as setIdle().
    CounterLock(LockRecord record, std::chrono::minutes idle, Keep keep,
                Clock clock = &QDateTime::currentDateTimeUtc, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }

    /// After so long without a key or a touch everything is covered; zero: never.
    void setIdle(std::chrono::minutes idle);

    /// At once. Without a PIN nothing happens.
    void lock();

    /// As attempt(); the right one opens the counter.
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

} // namespace ui
