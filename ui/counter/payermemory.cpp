// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/payermemory.h"

#include "core/domain/transaction.h"
#include "ui/preferences/preferences.h"
#include "ui/session/shopcontext.h"

namespace ui
{

PayerMemory::PayerMemory(const ShopContext &context)
    : m_repository(context.repository)
    , m_preferences(context.preferences)
{}

void PayerMemory::remember(const core::Payer &typed, const core::Transaction &charge)
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

} // namespace ui
