// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/payerrepository.h"

namespace core
{

class PreferencesStore;
struct Transaction;

/// Stores payers in the counter store according to the settings of the shop.
class PayerMemory
{
public:
    /// Both references must outlive this object.
    PayerMemory(PayerRepository &repository, const PreferencesStore &preferences);

    /// Stores the customer data in `typed`, in the form that the service returned in `charge`. A
    /// customer without a document is not stored.
    void remember(const Payer &typed, const Transaction &charge);

private:
    PayerRepository &m_repository;
    const PreferencesStore &m_preferences;
};

} // namespace core
