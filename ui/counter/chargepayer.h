// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/payerrepository.h"
#include "core/domain/profile.h"
#include "core/till/charging.h"

#include <optional>

namespace ui
{

/// Payer of a charge: the customer as far as known or remembered, completed by the shop's own
/// payer.
class ChargePayer
{
public:
    /// Starts without a customer. `own` is the shop's own payer.
    explicit ChargePayer(core::PayerProfile own);

    /// Sets which payer data is asked, shown and remembered.
    void setCharging(const core::Charging &charging);
    [[nodiscard]] const core::Charging &charging() const { return m_charging; }
    [[nodiscard]] const core::ChargeProfile &profile() const { return m_profile; }

    [[nodiscard]] const core::PayerProfile &own() const { return m_own; }

    /// Returns the default description of a charge.
    [[nodiscard]] QString ownDescription() const;

    /// Returns the known fields of the customer. Empty fields are filled from the shop's own payer.
    [[nodiscard]] const core::Payer &person() const { return m_person; }

    /// Returns the remembered payer that was recalled; nullopt: none.
    [[nodiscard]] const std::optional<core::KnownPayer> &known() const { return m_known; }

    void setPerson(const core::Payer &person); ///< a customer who is not remembered
    void setName(const QString &name);

    /// Recalls a remembered payer. Keeps a name that was typed for the same document.
    void recall(const core::KnownPayer &known);

    /// Sets the document. Clears the previous customer, except for a name typed before the
    /// document.
    void setDocument(const QString &document);

    /// Returns the payer to send. Fields that the customer must still give are empty.
    [[nodiscard]] core::PayerProfile sent(const QString &description) const;

    /// Returns the payer as shown, masked by the settings of the shop.
    [[nodiscard]] core::Payer shown() const;

    /// Returns the name of the payer and the end of the retention period; empty: no customer.
    [[nodiscard]] QString sentence() const;

private:
    core::PayerProfile m_own;
    core::Charging m_charging;
    core::ChargeProfile m_profile;
    core::Payer m_person;
    std::optional<core::KnownPayer> m_known;
};

} // namespace ui
