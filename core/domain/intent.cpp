// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/intent.h"

#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct StateWord
{
    IntentState state;
    QLatin1StringView word;
};

constexpr std::array kWords{
    StateWord{IntentState::Sending, "sending"_L1},
    StateWord{IntentState::NotSent, "not_sent"_L1},
    StateWord{IntentState::Refused, "refused"_L1},
    StateWord{IntentState::Unknown, "unknown"_L1},
    StateWord{IntentState::Confirmed, "confirmed"_L1},
    StateWord{IntentState::Absent, "absent"_L1},
    StateWord{IntentState::Mismatch, "mismatch"_L1},
    StateWord{IntentState::Abandoned, "abandoned"_L1},
};

} // namespace

QString toText(IntentState state)
{
    for (const StateWord &known : kWords) {
        if (known.state == state)
            return known.word;
    }
    Q_UNREACHABLE();
}

std::optional<IntentState> intentStateFromText(QStringView text)
{
    for (const StateWord &known : kWords) {
        if (known.word == text)
            return known.state;
    }
    return std::nullopt;
}

bool isOpen(IntentState state)
{
    return state == IntentState::Sending || state == IntentState::Unknown ||
           state == IntentState::Mismatch;
}

} // namespace core
