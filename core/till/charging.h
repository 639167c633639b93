// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"

#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

/// Rules for charging at a counter: which payer data is asked, and which default texts of the shop
/// are sent. The shop chooses the profile according to its contract. No value is invented.
struct ChargeProfile
{
    /// Data that the customer is asked for. All other fields come from the shop's own payer.
    enum class Asks {
        Nothing,
        Document,
        DocumentAndName,
    };

    QString name;
    Asks asks = Asks::Nothing;
    QString description = {}; ///< empty: the description of the shop
    QString extra = {};       ///< see Field::Extra

    bool operator==(const ChargeProfile &) const = default;
};

/// Masking of payer data on the counter pages. Printouts always mask; the page of a single
/// transaction masks until the user reveals the data.
enum class Masking {
    All,     ///< names shortened, numbers and addresses partly hidden
    Numbers, ///< numbers and addresses partly hidden, full names
    Nothing,
};

/// Charge settings of a shop.
struct Charging
{
    static constexpr int kMaxProfiles = 9;
    static constexpr int kMaxMonths = 120;

    QString till = QStringLiteral("C1"); ///< see ReferencePattern::isTill()
    ReferencePattern reference = ReferencePattern::standard();
    QList<ChargeProfile> profiles = {}; ///< at most kMaxProfiles; empty: ui::standardProfiles()
    int profile = 0; ///< index of the active profile, from 0; out of range: the first
    /// Retention of payer data in months since the last visit, at most kMaxMonths; 0: payers are
    /// not remembered.
    int rememberMonths = 12;
    Masking masking = Masking::All;

    bool operator==(const Charging &) const = default;
};

} // namespace core
