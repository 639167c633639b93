// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <functional>

namespace ui
{

/// What is kept of a counter's PIN, beyond the end of the program.
struct LockRecord
{
    QByteArray hash = {};   ///< out of core::pinHash(); empty: there is no PIN
    int wrongTries = 0;     ///< since the last right one
    QDateTime lastTry = {}; ///< UTC: of the last wrong one
    bool isReadable = true; ///< else there is a PIN, and none is the right one

    bool operator==(const LockRecord &) const = default;
};

/// Who may see what at a counter. Without a PIN everybody everything. With one, the pages of the
/// back office want it; and where the counter locks itself when nobody touches it, everything does.
/// Lives with the pages, and sees every key and touch of the program.
class CounterLock : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CounterLock)

public:
    enum class State {
        Open,    ///< everything can be seen
        Guarded, ///< the counter can be worked, the back office wants the PIN
        Covered, ///< nothing can be seen but what is paid
    };

    enum class Answer {
        Right,
        Wrong,
        TooSoon,    ///< not even looked at: wait() is not over
        Unreadable, ///< nobody knows what is right
    };

    /// Puts the record where the next start finds it.
    using Keep = std::function<core::Result<void>(const LockRecord &)>;
    using Clock = std::function<QDateTime()>;

    /// Locked if there is a PIN. `idle`: as setIdle().
    CounterLock(LockRecord record, std::chrono::minutes idle, Keep keep,
                Clock clock = &QDateTime::currentDateTimeUtc, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool hasPin() const;

    /// After so long without a key or a touch everything is covered; zero: never.
    void setIdle(std::chrono::minutes idle);

    /// At once. Without a PIN nothing happens.
    void lock();

    /// Blocks for some hundredths of a second. After a few wrong ones in a row each costs a longer
    /// wait, also over a restart.
    Answer unlock(const QString &pin);

    /// Until unlock() looks at a PIN again; zero or more.
    [[nodiscard]] std::chrono::seconds wait() const;

    /// Sets a PIN, changes it, or takes it away: `next` is one, or empty. `current` as unlock(),
    /// anything if there is none. An error if it cannot be kept: then all is as before.
    [[nodiscard]] core::Result<Answer> setPin(const QString &current, const QString &next);

Q_SIGNALS:
    void stateChanged();

    /// There is a PIN now, or none any more.
    void pinChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] Answer attempt(const QString &pin);
    void setState(State state);
    void restartIdle();

    LockRecord m_record;
    std::chrono::minutes m_idle;
    Keep m_keep;
    Clock m_clock;
    State m_state;
    QTimer m_idleTimer;
};

} // namespace ui
