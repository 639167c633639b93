// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/orderprogress.h"

#include <array>

namespace core
{

namespace
{

struct Transition
{
    IntentState from;
    OrderEvent event;
    IntentState onlyAttempt; ///< next state after a single attempt
    IntentState repeated;    ///< next state if earlier attempts exist
};

/// Returns the allowed transitions. A rejected attempt proves nothing about earlier attempts, so a
/// repeated order stays unknown. An unsent attempt of a repeated order restores the proof of
/// absence that allowed the attempt. Final states have no transitions.
constexpr auto transitions()
{
    using enum IntentState;
    using Event = OrderEvent;
    return std::array{
        Transition{Sending, Event::Created, Confirmed, Confirmed},
        Transition{Sending, Event::NotSent, NotSent, Absent},
        Transition{Sending, Event::Refused, Refused, Unknown},
        Transition{Sending, Event::Unclear, Unknown, Unknown},
        Transition{Sending, Event::FoundOther, Refused, Unknown},
        Transition{Unknown, Event::Created, Confirmed, Confirmed},
        Transition{Unknown, Event::NotSent, Unknown, Unknown},
        Transition{Unknown, Event::Refused, Unknown, Unknown},
        Transition{Unknown, Event::Unclear, Unknown, Unknown},
        Transition{Unknown, Event::FoundOther, Mismatch, Mismatch},
        Transition{Unknown, Event::FoundNothing, Absent, Absent},
        Transition{Unknown, Event::SentAgain, Unknown, Unknown},
        Transition{Unknown, Event::Abandoned, Abandoned, Abandoned},
        Transition{Mismatch, Event::Created, Confirmed, Confirmed},
        Transition{Mismatch, Event::Abandoned, Abandoned, Abandoned},
        Transition{Absent, Event::SentAgain, Sending, Sending},
        Transition{Absent, Event::Abandoned, Abandoned, Abandoned},
    };
}

} // namespace

OrderEvent eventOf(const Error &error)
{
    using Code = Error::Code;
    const bool isUnclear = error.code == Code::Unconfirmed || error.code == Code::StorageFailed ||
                           error.code == Code::Internal;
    return isUnclear ? OrderEvent::Unclear : OrderEvent::Refused;
}

OrderProgress::OrderProgress(IntentState state, int attempts)
    : m_state(state)
    , m_attempts(attempts)
{}

std::optional<OrderProgress> OrderProgress::after(OrderEvent event) const
{
    for (const Transition &each : transitions()) {
        if (each.from != m_state || each.event != event)
            continue;
        const int attempts = event == OrderEvent::SentAgain ? m_attempts + 1 : m_attempts;
        return OrderProgress(m_attempts > 1 ? each.repeated : each.onlyAttempt, attempts);
    }
    return std::nullopt;
}

void OrderProgress::handle(OrderEvent event)
{
    const auto next = after(event);
    Q_ASSERT(next);
    *this = next.value_or(*this);
}

OrderProgress progressAfter(OrderEvent event, const Intent &intent)
{
    OrderProgress progress(intent.state, intent.attempts);
    progress.handle(event);
    return progress;
}

} // namespace core
