// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolerepository.h"

namespace core
{
struct Transaction;
}

namespace ui
{

class PreferencesStore;
struct ShopContext;

/// Stores payers in the counter store according to the settings of the shop.
class PayerMemory
{
public:
    /// `context` must outlive this object.
    explicit PayerMemory(const ShopContext &context);

    /// Stores the customer data in `typed`, in the form that the service returned in `charge`. A
    /// customer without a document is not stored.
    void remember(const core::Payer &typed, const core::Transaction &charge);

private:
    core::ConsoleRepository &m_repository;
    const PreferencesStore &m_preferences;
};

} // namespace ui
