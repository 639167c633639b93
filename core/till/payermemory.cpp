// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payermemory.h"

#include "core/domain/transaction.h"
#include "core/till/preferences.h"

namespace core
{

PayerMemory::PayerMemory(PayerRepository &repository, const PreferencesStore &preferences)
    : m_repository(repository)
    , m_preferences(preferences)
{}

void PayerMemory::remember(const Payer &typed, const Transaction &charge)
{
    if (typed.document.isEmpty() || m_preferences.value().charging.rememberMonths == 0)
        return;
    const auto ifGiven = [](const QString &text, const QString &stored) {
        return text.isEmpty() ? QString() : stored;
    };
    m_repository.remember({.name = ifGiven(typed.name, charge.name),
                           .email = ifGiven(typed.email, charge.email),
                           .phone = ifGiven(typed.phone, charge.phone),
                           .document = charge.document});
}

} // namespace core
