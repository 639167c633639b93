// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeunconfirmedorders.h"

void FakeUnconfirmedOrders::settle(const QString &reference, core::IntentState state,
                                   const std::optional<QUuid> &transaction)
{
    for (Entry &entry : all) {
        if (entry.intent.reference == reference) {
            entry.intent.state = state;
            entry.intent.transaction = transaction;
        }
    }
    Q_EMIT changed();
}

void FakeUnconfirmedOrders::add(const core::TransactionDraft &draft, core::IntentState state,
                                int lookups)
{
    const QDateTime sent = QDateTime::currentDateTimeUtc().addSecs(-300);
    all.append({{.number = all.size() + 1,
                 .operation = draft.operation,
                 .reference = draft.reference,
                 .amount = draft.amount.value_or(core::Money()),
                 .pixKey = draft.pixKey,
                 .body = {},
                 .created = sent,
                 .lastSent = sent,
                 .attempts = 1,
                 .lookups = lookups,
                 .state = state},
                draft});
    Q_EMIT changed();
}

QFuture<core::Result<core::Intent>> FakeUnconfirmedOrders::find(const QString &reference)
{
    for (const Entry &entry : all) {
        if (entry.intent.reference == reference)
            return answer<core::Intent>(entry.intent);
    }
    return answer<core::Intent>(tl::unexpected(core::Error{core::Error::Code::NotFound, {}, {}}));
}

QFuture<core::Result<void>> FakeUnconfirmedOrders::abandon(const QString &reference)
{
    settle(reference, core::IntentState::Abandoned);
    return answer<void>({});
}
