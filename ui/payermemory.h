// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"

namespace ui
{

class PreferenceKeeper;
struct ShopTools;

/// Stores payers in the counter store according to the settings of the shop.
class PayerMemory
{
public:
    /// `tools` must outlive this object.
    explicit PayerMemory(const ShopTools &tools);

    /// Stores the customer data in `said`, in the form that the service returned in `charge`. A
    /// customer without a document is not stored.
    void remember(const core::Payer &said, const core::Transaction &charge);

private:
    core::ConsoleBook &m_book;
    const PreferenceKeeper &m_preferences;
};

} // namespace ui
