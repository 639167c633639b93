// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/chargingjson.h"

#include "app/words.h"

#include "core/domain/draftvalidation.h"
#include "ui/text/chargeprofiles.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

using Asks = core::ChargeProfile::Asks;

constexpr std::array kAsks{
    std::pair(Asks::Nothing, "nothing"_L1),
    std::pair(Asks::Document, "document"_L1),
    std::pair(Asks::DocumentAndName, "document_and_name"_L1),
};

constexpr std::array kMasking{
    std::pair(core::Masking::All, "all"_L1),
    std::pair(core::Masking::Numbers, "numbers"_L1),
    std::pair(core::Masking::Nothing, "nothing"_L1),
};

std::optional<core::ChargeProfile> profileFrom(const QJsonValue &value)
{
    core::ChargeProfile profile{.name = value["name"_L1].toString().trimmed(),
                                .description = value["description"_L1].toString().trimmed(),
                                .extra = value["extra"_L1].toString()};
    const auto asks = valueOf(kAsks, value["asks"_L1].toString());
    if (!asks || core::textProblem(core::Field::Name, profile.name) ||
        (!profile.description.isEmpty() &&
         core::textProblem(core::Field::Description, profile.description)) ||
        core::textProblem(core::Field::Extra, profile.extra))
        return std::nullopt;
    profile.asks = *asks;
    return profile;
}

QJsonObject toObject(const core::ChargeProfile &profile)
{
    return {
        {u"name"_s, profile.name},
        {u"asks"_s, wordOf(kAsks, profile.asks)},
        {u"description"_s, profile.description},
        {u"extra"_s, profile.extra},
    };
}

} // namespace

core::Charging chargingFrom(const QJsonValue &value, QStringList &problems)
{
    core::Charging charging;
    if (value.isUndefined())
        return charging;
    const QString till = value["counter"_L1].toString(charging.till);
    if (core::ReferencePattern::isTill(till))
        charging.till = till;
    else
        problems.append(u"charging counter"_s);
    const auto reference =
        core::ReferencePattern::parse(value["reference"_L1].toString(charging.reference.toText()));
    if (reference)
        charging.reference = *reference;
    else
        problems.append(u"charging reference"_s);
    const QJsonArray profiles = value["profiles"_L1].toArray();
    for (qsizetype i = 0; i < profiles.size(); ++i) {
        const auto profile = profileFrom(profiles[i]);
        if (profile && charging.profiles.size() < core::Charging::kMaxProfiles)
            charging.profiles.append(*profile);
        else
            problems.append(u"charging profiles %1"_s.arg(i + 1));
    }
    const int inUse = value["profile"_L1].toInt(0);
    if (inUse >= 0 && inUse < ui::profilesOf(charging).size())
        charging.profile = inUse;
    else
        problems.append(u"charging profile"_s);
    const int months = value["remember_months"_L1].toInt(charging.rememberMonths);
    if (months >= 0 && months <= core::Charging::kMaxMonths)
        charging.rememberMonths = months;
    else
        problems.append(u"charging remember_months"_s);
    if (const auto masking = valueOf(kMasking, value["masking"_L1].toString(u"all"_s)))
        charging.masking = *masking;
    else
        problems.append(u"charging masking"_s);
    return charging;
}

QJsonObject toObject(const core::Charging &charging)
{
    QJsonArray profiles;
    for (const core::ChargeProfile &profile : charging.profiles)
        profiles.append(toObject(profile));
    return {
        {u"counter"_s, charging.till},
        {u"reference"_s, charging.reference.toText()},
        {u"profiles"_s, profiles},
        {u"profile"_s, charging.profile},
        {u"remember_months"_s, charging.rememberMonths},
        {u"masking"_s, wordOf(kMasking, charging.masking)},
    };
}

} // namespace app
