// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QByteArray>
#include <QtCore/QMetaType>

namespace core
{

/// What is known of an order to a service far away.
enum class IntentState {
    Sending,   ///< an attempt is under way
    NotSent,   ///< nothing has left: there is nothing
    Refused,   ///< the service said no: there is nothing
    Unknown,   ///< there may be something, now or later
    Confirmed, ///< there is what was asked for
    Absent,    ///< unknown once; looked for well enough to say that there is nothing
    Mismatch,  ///< the service has something else under the reference, or has it twice
    Abandoned, ///< unknown or a mismatch; a person has settled it elsewhere
};

/// The word by which it is stored.
[[nodiscard]] QString toText(IntentState state);
[[nodiscard]] std::optional<IntentState> intentStateFromText(QStringView text);

/// While it is so, nobody knows whether money moves, and what could pay the same twice is refused.
[[nodiscard]] bool isOpen(IntentState state);

/// An order to create, as it was noted before anything of it left.
struct Intent
{
    qint64 number = 0; ///< never that of another one; 0: not noted yet
    Operation operation = Operation::CashIn;
    QString reference; ///< not empty
    Money amount;
    QString pixKey;     ///< of a cash-out, canonical form
    QByteArray body;    ///< what is sent, to the byte, however often
    QDateTime created;  ///< UTC
    QDateTime lastSent; ///< UTC: when the last attempt began
    int attempts = 0;   ///< that may have arrived
    int lookups = 0;    ///< that found nothing, since the last attempt
    IntentState state = IntentState::Sending;
    std::optional<QUuid> transaction = {}; ///< if it is confirmed

    bool operator==(const Intent &) const = default;
};

} // namespace core

Q_DECLARE_METATYPE(core::Intent)
