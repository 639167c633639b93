// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/capabilitiesjson.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct CapabilityName
{
    const char *name;
    bool StatedCapabilities::*value;
    bool isRequired = true; ///< false: older servers lack the member
};

constexpr std::array kCapabilityNames{
    CapabilityName{"simulates", &StatedCapabilities::simulates},
    CapabilityName{"sees_payments", &StatedCapabilities::seesPayments},
    CapabilityName{"confirms_payments", &StatedCapabilities::confirmsPayments},
    CapabilityName{"confirms_by_statement", &StatedCapabilities::confirmsByStatement, false},
    CapabilityName{"sends_money", &StatedCapabilities::sendsMoney},
    CapabilityName{"refunds", &StatedCapabilities::refunds},
    CapabilityName{"cancels", &StatedCapabilities::cancels},
    CapabilityName{"states_commission", &StatedCapabilities::statesCommission},
};

constexpr auto kSandbox = "sandbox"_L1;
constexpr auto kProduction = "production"_L1;

std::optional<Scopes> scopesFrom(const QJsonValue &value)
{
    if (!value.isArray())
        return std::nullopt;
    Scopes scopes;
    const QJsonArray names = value.toArray();
    for (const auto &scope : names)
        scopes |= scopesFromText(scope.toString()).value_or(Scopes());
    return scopes;
}

} // namespace

QByteArray toJson(const StatedCapabilities &stated)
{
    JsonText flags;
    for (const CapabilityName &each : kCapabilityNames)
        flags.addRaw(each.name, stated.*each.value ? "true" : "false");
    const QStringList scopes = toText(stated.scopes).split(u',', Qt::SkipEmptyParts);
    return JsonText()
        .add("clock", toWireTime(stated.clock))
        .add("environment",
             QString(stated.environment == Environment::Sandbox ? kSandbox : kProduction))
        .add("platform", toWireId(stated.platform))
        .addRaw("scopes", jsonArray(scopes, &jsonString))
        .addRaw("capabilities", flags.toObject())
        .toObject();
}

std::optional<StatedCapabilities> capabilitiesFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto clock = fromForeignTime(object["clock"_L1].toString());
    const auto platform = fromWireId(object["platform"_L1].toString());
    const auto scopes = scopesFrom(object["scopes"_L1]);
    const QString environment = object["environment"_L1].toString();
    const bool isKnown = environment == kSandbox || environment == kProduction;
    if (!clock || !platform || !scopes || !isKnown)
        return std::nullopt;
    StatedCapabilities stated{.clock = *clock,
                              .environment = environment == kSandbox ? Environment::Sandbox
                                                                     : Environment::Production,
                              .platform = *platform,
                              .scopes = *scopes};
    const QJsonObject capabilities = object["capabilities"_L1].toObject();
    for (const CapabilityName &each : kCapabilityNames) {
        const QJsonValue value = capabilities[QLatin1StringView(each.name)];
        if (value.isUndefined() && !each.isRequired)
            continue;
        if (!value.isBool())
            return std::nullopt;
        stated.*each.value = value.toBool();
    }
    return stated;
}

} // namespace core
