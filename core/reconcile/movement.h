// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDate>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

namespace core
{

struct Transaction;

enum class MovementKind { Payment, Payout, Return };

/// What the service knows about the money of a movement.
enum class MovementState {
    Settled, ///< the service reports that the money moved
    Waiting, ///< the charge or payout is not final
    Closed,  ///< expired, canceled or denied
};

/// One movement of money that a transaction expects on the account. A plain value.
struct Movement
{
    QUuid transaction = {};
    MovementKind kind = MovementKind::Payment;
    MovementState state = MovementState::Settled;
    /// A payment of a charge that had ended without money. A withdrawn confirmation is no such end.
    bool isLate = false;
    Money amount = {}; ///< effect on the account: negative for payouts and returns
    QDate day = {};    ///< in Brasília: of the settlement, else of the creation
    qint64 minute = 0; ///< UTC, minutes since 1970, of the same time
    QString endToEndId = {};
    QString document = {}; ///< of the other party, without mask
    QString name = {};
    QString reference = {};
    /// Commission of the transaction, not of a return; nullopt: unknown.
    std::optional<Money> commission = Money();
};

/// Returns the movements of a transaction: one, or two if the money of a charge went back.
[[nodiscard]] QList<Movement> movementsOf(const Transaction &transaction);

} // namespace core
