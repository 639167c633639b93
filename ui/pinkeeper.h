// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QObject>

#include <chrono>
#include <functional>

namespace ui
{

/// What is kept of a PIN, beyond the end of the program.
struct LockRecord
{
    QByteArray hash = {};   ///< out of core::pinHash(); empty: there is no PIN
    int wrongTries = 0;     ///< since the last right one
    QDateTime lastTry = {}; ///< UTC: of the last wrong one
    bool isReadable = true; ///< else there is a PIN, and none is the right one

    bool operator==(const LockRecord &) const = default;
};

/// A PIN that is set, changed and asked for. After a few wrong ones in a row each costs a longer
/// wait, also over a restart.
class PinKeeper : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PinKeeper)

public:
    enum class Answer {
        Right,
        Wrong,
        TooSoon,    ///< not even looked at: wait() is not over
        Unreadable, ///< nobody knows what is right
    };

    /// Puts the record where the next start finds it.
    using Keep = std::function<core::Result<void>(const LockRecord &)>;
    using Clock = std::function<QDateTime()>;

    PinKeeper(LockRecord record, Keep keep, Clock clock = &QDateTime::currentDateTimeUtc,
              QObject *parent = nullptr);

    [[nodiscard]] bool hasPin() const;

    /// Blocks for some hundredths of a second.
    [[nodiscard]] Answer attempt(const QString &pin);

    /// Until attempt() looks at a PIN again; zero or more.
    [[nodiscard]] std::chrono::seconds wait() const;

    /// Sets a PIN, changes it, or takes it away: `next` is one, or empty. `current` as attempt(),
    /// anything if there is none. An error if it cannot be kept: then all is as before.
    [[nodiscard]] core::Result<Answer> setPin(const QString &current, const QString &next);

Q_SIGNALS:
    /// There is a PIN now, or none any more, or another one.
    void pinChanged();

private:
    LockRecord m_record;
    Keep m_keep;
    Clock m_clock;
};

} // namespace ui
