// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payermemory.h"

#include "ui/preferences.h"
#include "ui/shoptools.h"

namespace ui
{

PayerMemory::PayerMemory(const ShopTools &tools)
    : m_book(tools.book)
    , m_preferences(tools.preferences)
{}

void PayerMemory::remember(const core::Payer &said, const core::Transaction &charge)
{
    if (said.document.isEmpty() || m_preferences.value().charging.rememberMonths == 0)
        return;
    const auto ifSaid = [](const QString &text, const QString &stored) {
        return text.isEmpty() ? QString() : stored;
    };
    m_book.remember({.name = ifSaid(said.name, charge.name),
                     .email = ifSaid(said.email, charge.email),
                     .phone = ifSaid(said.phone, charge.phone),
                     .document = charge.document});
}

} // namespace ui
