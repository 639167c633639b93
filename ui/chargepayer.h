// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/domain/profile.h"
#include "ui/charging.h"

#include <optional>

namespace ui
{

/// Whom a charge is for: a customer, as far as they said who they are or are remembered, and the
/// shop's own payer for the rest.
class ChargePayer
{
public:
    /// Nobody. `own` is the payer of the shop.
    explicit ChargePayer(core::PayerProfile own);

    /// What is asked, shown and remembered of customers.
    void setCharging(const Charging &charging);
    [[nodiscard]] const Charging &charging() const { return m_charging; }
    [[nodiscard]] const ChargeProfile &profile() const { return m_profile; }

    [[nodiscard]] const core::PayerProfile &own() const { return m_own; }

    /// What a charge is for where nobody says it.
    [[nodiscard]] QString ownDescription() const;

    /// What is known of the customer; empty what the shop's own is to stand for.
    [[nodiscard]] const core::Payer &person() const { return m_person; }

    /// Whom they were recalled as; nothing: nobody who is remembered.
    [[nodiscard]] const std::optional<core::KnownPayer> &known() const { return m_known; }

    void setPerson(const core::Payer &person); ///< who is not remembered
    void setName(const QString &name);

    /// Somebody who is remembered. A name that was typed for their document stays.
    void recall(const core::KnownPayer &known);

    /// Whose that is: of the one before only a name stays that was typed, before the document was.
    void setDocument(const QString &document);

    /// Who a charge is made out to. Empty what the customer has still to say.
    [[nodiscard]] core::PayerProfile sent(const QString &description) const;

    /// The same, as much of a customer as the shop shows.
    [[nodiscard]] core::Payer shown() const;

    /// Who it is, and until when they are remembered; empty: nobody has said anything.
    [[nodiscard]] QString sentence() const;

private:
    core::PayerProfile m_own;
    Charging m_charging;
    ChargeProfile m_profile;
    core::Payer m_person;
    std::optional<core::KnownPayer> m_known;
};

} // namespace ui
