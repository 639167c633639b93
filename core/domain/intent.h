// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/operation.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtCore/QUuid>

namespace core
{

/// The state of an order to a remote service.
enum class IntentState {
    Sending,   ///< an attempt is in progress
    NotSent,   ///< nothing was sent: no transaction exists
    Refused,   ///< the service rejected the order: no transaction exists
    Unknown,   ///< a transaction may exist, now or later
    Confirmed, ///< the requested transaction exists
    Absent,    ///< formerly unknown; enough lookups prove that no transaction exists
    Mismatch,  ///< the service has a different transaction under the reference, or two transactions
    Abandoned, ///< formerly unknown or a mismatch; a person resolved the order elsewhere
};

/// Returns the word stored in the database.
[[nodiscard]] QString toText(IntentState state);
[[nodiscard]] std::optional<IntentState> intentStateFromText(QStringView text);

/// Returns true while the outcome is unknown. Orders that could pay the same thing twice are
/// rejected in these states.
[[nodiscard]] bool isOpen(IntentState state);

/// An order to create a transaction, logged before anything is sent.
struct Intent
{
    qint64 number = 0; ///< unique, never reused; 0: not logged yet
    Operation operation = Operation::CashIn;
    QString reference; ///< not empty
    Money amount;
    QString pixKey;     ///< for a cash-out, canonical form
    QByteArray body;    ///< the exact request body, identical in every attempt
    QDateTime created;  ///< UTC
    QDateTime lastSent; ///< UTC: start of the latest attempt
    int attempts = 0;   ///< number of attempts that may have arrived
    int lookups = 0;    ///< number of lookups without result since the latest attempt
    IntentState state = IntentState::Sending;
    std::optional<QUuid> transaction = {}; ///< set if confirmed

    bool operator==(const Intent &) const = default;
};

} // namespace core

Q_DECLARE_METATYPE(core::Intent)
