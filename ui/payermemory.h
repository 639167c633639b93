// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"

namespace ui
{

class PreferenceKeeper;
struct ShopTools;

/// Has the counter's book remember who was charged, as far as the shop wants that.
class PayerMemory
{
public:
    /// The tools must outlive it.
    explicit PayerMemory(const ShopTools &tools);

    /// Of what was said about the customer, in the form in which the service has it in the charge.
    /// Nobody without a document is remembered.
    void remember(const core::Payer &said, const core::Transaction &charge);

private:
    core::ConsoleBook &m_book;
    const PreferenceKeeper &m_preferences;
};

} // namespace ui
