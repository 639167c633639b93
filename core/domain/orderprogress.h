// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"

#include <optional>

namespace core
{

/// What an order's creator learns about the order, or does with the order.
enum class OrderEvent {
    Created,      ///< the requested transaction exists, according to an answer or a lookup
    NotSent,      ///< the attempt did not reach the service
    Refused,      ///< the service rejected the attempt, which created nothing
    Unclear,      ///< the attempt may have created the transaction, now or later
    FoundOther,   ///< a lookup found something else under the reference
    FoundNothing, ///< lookups prove that the service has no such order
    SentAgain,    ///< another attempt has started, with the same bytes and the same reference
    Abandoned,    ///< a person resolved the order elsewhere
};

/// Returns what a failed attempt proves, if the error is the service's own answer: Unclear or
/// Refused. A used reference counts as Refused: that attempt created nothing.
[[nodiscard]] OrderEvent eventOf(const Error &error);

/// The state of one order and its transitions, for charges and payouts, local and remote. A new
/// order is being sent for the first time. Later attempts have the same reference.
class OrderProgress
{
public:
    OrderProgress() = default;

    /// Restores the progress of an order.
    OrderProgress(IntentState state, int attempts);

    [[nodiscard]] IntentState state() const { return m_state; }
    [[nodiscard]] int attempts() const { return m_attempts; } ///< started so far, at least one

    /// Returns true if an attempt had no clear answer, so that the transaction may exist.
    [[nodiscard]] bool isUnknown() const { return m_state == IntentState::Unknown; }

    /// Returns the progress after an event; nullopt if the event cannot occur in this state.
    [[nodiscard]] std::optional<OrderProgress> after(OrderEvent event) const;

    /// Changes to after(event), which must exist.
    void handle(OrderEvent event);

    bool operator==(const OrderProgress &) const = default;

private:
    IntentState m_state = IntentState::Sending;
    int m_attempts = 1;
};

/// Returns the progress of a logged order after an event, which must be possible in its state.
[[nodiscard]] OrderProgress progressAfter(OrderEvent event, const Intent &intent);

} // namespace core
