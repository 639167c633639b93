// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <chrono>
#include <functional>

namespace core
{

/// Stored state of a PIN.
struct LockRecord
{
    QByteArray hash = {};   ///< from core::pinHash(); empty: no PIN
    int wrongTries = 0;     ///< since the last correct attempt
    QDateTime lastTry = {}; ///< UTC, of the last wrong attempt
    bool isReadable = true; ///< false: a PIN exists, but no attempt can succeed
    /// The PINs of operators apply instead of `hash`. See PinService::setHolders().
    bool hasHolders = false;

    bool operator==(const LockRecord &) const = default;
};

/// A person with a PIN.
struct PinHolder
{
    qint64 id = 0;
    QByteArray hash = {}; ///< from core::pinHash()
    int length = 0;       ///< digits of the PIN; 0: unknown

    bool operator==(const PinHolder &) const = default;
};

/// Stores and verifies a PIN, or verifies the PINs of operators. After a few wrong attempts in a
/// row, each further attempt has a longer cool-down, also across a restart.
class PinService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PinService)

public:
    enum class Answer {
        Right,
        Wrong,
        TooSoon,    ///< not verified: the cool-down of wait() is still running
        Unreadable, ///< the stored hash cannot be read, or areHoldersMissing()
    };

    /// Stores the record persistently.
    using SaveRecord = std::function<Result<void>(const LockRecord &)>;
    using Clock = std::function<QDateTime()>;

    /// The time since the start of the computer, which nobody can set.
    using BootClock = std::function<std::chrono::milliseconds()>;
    [[nodiscard]] static std::chrono::milliseconds bootTime();

    /// `clock` measures a cool-down across a restart only, `boot` all others.
    PinService(LockRecord record, SaveRecord save, Clock clock = &QDateTime::currentDateTimeUtc,
               BootClock boot = &bootTime, QObject *parent = nullptr);

    [[nodiscard]] bool hasPin() const;

    /// Returns the hash of the stored PIN; empty: none, unreadable, or hasHolders().
    [[nodiscard]] QByteArray hash() const { return m_record.hash; }

    /// Replaces the stored PIN by the PINs of these persons. Without persons no attempt succeeds.
    /// Stores the record on the first call.
    [[nodiscard]] Result<void> setHolders(const QList<PinHolder> &holders);
    [[nodiscard]] bool hasHolders() const { return m_record.hasHolders; }

    /// Sets that nobody knows the persons: no attempt can succeed until setHolders(). Only with
    /// hasHolders().
    void setHoldersMissing();
    [[nodiscard]] bool areHoldersMissing() const { return m_areHoldersMissing; }

    /// Returns the number of digits after which the PIN of every person is complete; 0: the PINs
    /// differ, or nobody is known.
    [[nodiscard]] int pinLength() const;

    /// Returns the person whose PIN the last successful attempt() had; 0: none, or the stored PIN.
    [[nodiscard]] qint64 holder() const { return m_holder; }

    /// Verifies a PIN. Blocks for some hundredths of a second for each PIN that applies. While
    /// attempts cannot be stored, each needs the first cool-down before it, because a restart would
    /// forget the attempts.
    [[nodiscard]] Answer attempt(const QString &pin);

    /// Returns true if the last attempt could not be stored.
    [[nodiscard]] bool isUnstored() const { return m_isUnstored; }

    /// Returns the remaining cool-down before the next attempt(); zero or more.
    [[nodiscard]] std::chrono::seconds wait() const;

    /// Sets, changes or removes the PIN; an empty `next` removes it. Checks `current` like
    /// attempt() if a PIN exists. Changes nothing on a storage error. Code::Unsupported with
    /// hasHolders().
    [[nodiscard]] Result<Answer> setPin(const QString &current, const QString &next);

Q_SIGNALS:
    /// Emitted after the PIN was set, changed or removed, after setHolders() and
    /// setHoldersMissing().
    void pinChanged();

    /// Emitted after a successful attempt() with the PIN of this person.
    void accepted(qint64 holder);

private:
    [[nodiscard]] bool isRight(const QString &pin);

    LockRecord m_record;
    QList<PinHolder> m_holders;
    qint64 m_holder = 0;
    SaveRecord m_save;
    Clock m_clock;
    BootClock m_boot;
    std::chrono::milliseconds m_triedAt{0}; ///< of m_boot: the last wrong attempt
    bool m_isUnstored = false;
    bool m_areHoldersMissing = false;
};

} // namespace core
