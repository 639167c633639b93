// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QList>
#include <QtCore/QObject>

#include <chrono>
#include <optional>

class QTimer;

namespace core
{

/// Outgoing money of one till that was confirmed and can still be canceled. Payouts, files of
/// payouts and refunds use the same holds, so that every page can show all of them. A hold is not
/// stored: its owner decides what happens if the program ends.
class OutgoingHolds : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Payout, File, Refund };

    struct Hold
    {
        int id = 0;
        Kind kind = Kind::Payout;
        Money amount;
        QTimer *timer = nullptr; ///< owned by OutgoingHolds
    };

    using QObject::QObject;

    /// Starts a hold and returns its id, which is never used again.
    int begin(Kind kind, Money amount, std::chrono::milliseconds time);

    /// Cancels a hold. Does nothing after the end of the hold.
    void cancel(int id);

    /// Returns the running holds, oldest first.
    [[nodiscard]] const QList<Hold> &holds() const { return m_holds; }
    [[nodiscard]] bool isRunning(int id) const;

    /// Returns the remaining whole seconds, rounded up; 0 after the end.
    [[nodiscard]] int secondsLeft(int id) const;

Q_SIGNALS:
    void changed();        ///< a hold was added or removed
    void ended(int id);    ///< the time is over: the owner sends the money
    void canceled(int id); ///< the owner sends nothing

private:
    [[nodiscard]] const Hold *find(int id) const;
    void remove(int id);

    QList<Hold> m_holds;
    int m_lastId = 0;
};

} // namespace core
