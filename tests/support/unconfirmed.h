// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transactiondraft.h"
#include "tests/support/fakeunconfirmedorders.h"

/// Unconfirmed orders in every state, with long names.
namespace support
{

inline core::TransactionDraft unconfirmedDraft(core::Operation operation, const QString &reference)
{
    core::TransactionDraft draft;
    draft.operation = operation;
    draft.amount = core::Money::fromCents(1'234'56);
    draft.name =
        QStringLiteral("Maria Aparecida Wunderlich de Albuquerque Cavalcanti e Silva Sauro");
    draft.email = QStringLiteral("maria@example.com");
    draft.phone = QStringLiteral("11987654712");
    draft.document = QStringLiteral("11144477735");
    draft.description = QStringLiteral("Aluguel");
    draft.platform = QUuid::fromString(QStringLiteral("5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"));
    draft.reference = reference;
    if (operation == core::Operation::CashOut) {
        draft.pixKey = QStringLiteral("maria.aparecida@comercio-de-alimentos.example.com");
        draft.keyType = core::PixKey::Kind::Email;
    }
    return draft;
}

inline void fill(FakeUnconfirmedOrders &unconfirmedOrders)
{
    using core::IntentState;
    using core::Operation;
    const auto add = [&unconfirmedOrders](Operation operation, IntentState state) {
        unconfirmedOrders.add(unconfirmedDraft(operation, QStringLiteral("PED-%1").arg(
                                                              unconfirmedOrders.all.size() + 1)),
                              state, 3);
    };
    add(Operation::CashOut, IntentState::Absent);
    add(Operation::CashOut, IntentState::Unknown);
    add(Operation::CashIn, IntentState::Unknown);
    add(Operation::CashIn, IntentState::Absent);
    add(Operation::CashOut, IntentState::Mismatch);
    add(Operation::CashIn, IntentState::Confirmed);
    add(Operation::CashOut, IntentState::Abandoned);
    unconfirmedOrders.next = QDateTime::currentDateTimeUtc().addSecs(60);
}

} // namespace support
