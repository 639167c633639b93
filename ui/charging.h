// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"

#include <QtCore/QList>
#include <QtCore/QString>

namespace ui
{

/// How a counter charges: what the customer is asked for, and what is sent of the shop's own where
/// nobody is asked. The shop decides it by its contract; nothing is ever made up.
struct ChargeProfile
{
    /// Whatever is not asked for is of the payer that the shop has set up.
    enum class Asks {
        Nothing,
        Document,
        DocumentAndName,
    };

    QString name;
    Asks asks = Asks::Nothing;
    QString description = {}; ///< empty: the shop's
    QString extra = {};       ///< as Field::Extra

    bool operator==(const ChargeProfile &) const = default;
};

/// What the pages of a counter show of people. What is printed hides them all the same, and so does
/// the page of one transaction until somebody asks for it.
enum class Masking {
    All,     ///< names cut, numbers and addresses hidden but for a part
    Numbers, ///< names in full
    Nothing,
};

/// What the shop chose about making charges.
struct Charging
{
    static constexpr int kMaxProfiles = 9;
    static constexpr int kMaxMonths = 120;

    QString counter = QStringLiteral("C1"); ///< as ReferencePattern::isCounter()
    core::ReferencePattern reference = core::ReferencePattern::standard();
    QList<ChargeProfile> profiles = {}; ///< at most kMaxProfiles; none: standardProfiles()
    int profile = 0;                    ///< the one in use, from 0; too large: the first
    /// So long a person is remembered who does not come again, at most kMaxMonths; 0: nobody is.
    int rememberMonths = 12;
    Masking masking = Masking::All;

    bool operator==(const Charging &) const = default;
};

/// One for each kind of asking, in the language of the program.
[[nodiscard]] QList<ChargeProfile> standardProfiles();

/// Those that there are to choose from; at least one.
[[nodiscard]] QList<ChargeProfile> profilesOf(const Charging &charging);

[[nodiscard]] ChargeProfile profileInUse(const Charging &charging);

} // namespace ui
