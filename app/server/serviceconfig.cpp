// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/serviceconfig.h"

#include "app/server/commanddata.h"
#include "app/server/sandboxshop.h"
#include "app/termtext.h"
#include "core/domain/serviceterms.h"
#include "core/wire/wiretime.h"

#include <QtCore/QFile>
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>

#include <algorithm>
#include <array>

namespace app
{

using namespace Qt::StringLiterals;
using core::Field;
using core::Problem;
using Source = CommandOptions::Source;

namespace
{

const QString kSandbox = u"sandbox"_s;
const QString kShop = u"shop"_s;
const QString kKey = u"merchant-key"_s;
const QString kFormerKeys = u"former-keys"_s;
const QString kKeyType = u"merchant-key-type"_s;
const QString kName = u"merchant-name"_s;
const QString kCity = u"merchant-city"_s;
const QString kPlatform = u"platform"_s;
const std::array kPayeeOptions{kKey, kKeyType, kName, kCity, kPlatform};

bool isSet(const CommandOptions &options, const QString &name)
{
    return options.sourceOf(name) != Source::Default;
}

/// Returns the exit for an option that breaks a rule: "--workers is 1 to 64."
tl::unexpected<CommandExit> broken(const CommandOptions &options, const QString &name,
                                   const QString &rule)
{
    return tl::unexpected(options.wrong(options.textOf(name) + u' ' + rule));
}

/// Applies the terms of the options to those of the shop or of the sandbox.
tl::expected<core::ServiceTerms, CommandExit> readTerms(const CommandOptions &options,
                                                        core::ServiceTerms terms)
{
    for (const TermText &term : termTexts()) {
        if (isSet(options, term.name) && !term.read(options.value(term.name), terms))
            return broken(options, term.name, u"is %1."_s.arg(QLatin1StringView(term.rule)));
    }
    if (const auto broken = brokenOrder(terms))
        return tl::unexpected(
            options.wrong(u"%1 is less than %2."_s.arg(broken->first, broken->second)));
    return terms;
}

/// Returns the rule that a key breaks; empty if the key is valid.
QString keyRule(const CommandOptions &options, std::optional<core::PixKey> &key)
{
    const QString text = options.value(kKey);
    const QList<core::PixKey> readings = core::PixKey::readings(text);
    if (isSet(options, kKeyType)) {
        if (const auto kind = core::pixKeyKindFromText(options.value(kKeyType)))
            key = core::PixKey::parse(text, *kind);
    } else if (readings.size() == 1) {
        key = readings.constFirst();
    } else if (readings.size() > 1) {
        return u"can be a CPF or a phone number: set merchant-key-type."_s;
    }
    return key ? QString() : u"is a CPF, CNPJ, mobile number, e-mail or random key."_s;
}

/// Returns the rule that a name or city breaks; empty if the text is valid.
QString textRule(Field field, const QString &text)
{
    const auto problem = core::merchantTextProblem(field, text);
    if (!problem)
        return {};
    if (problem->problem == Problem::TooLong)
        return u"has at most %1 characters."_s.arg(problem->limit);
    return u"is a text with letters or digits."_s;
}

tl::expected<core::Merchant, CommandExit> readMerchant(const CommandOptions &options)
{
    if (isSet(options, kKeyType) && !core::pixKeyKindFromText(options.value(kKeyType)))
        return broken(options, kKeyType, u"is CPF, CNPJ, PHONE, EMAIL or EVP."_s);
    std::optional<core::PixKey> key;
    if (const QString rule = keyRule(options, key); !rule.isEmpty())
        return broken(options, kKey, rule);
    return core::Merchant{*key, options.value(kName), options.value(kCity)};
}

tl::expected<void, CommandExit> checkTexts(const CommandOptions &options)
{
    for (const auto &[name, field] :
         {std::pair(kName, Field::MerchantName), std::pair(kCity, Field::MerchantCity)}) {
        if (!isSet(options, name))
            continue;
        if (const QString rule = textRule(field, options.value(name)); !rule.isEmpty())
            return broken(options, name, rule);
    }
    if (isSet(options, kPlatform) && !core::fromWireId(options.value(kPlatform)))
        return broken(options, kPlatform, u"is a UUID, 8-4-4-4-12 digits."_s);
    return {};
}

tl::expected<core::ServiceOptions, CommandExit> sandboxOf(const CommandOptions &options)
{
    for (const QString &name : {kKey, kKeyType}) {
        if (isSet(options, name))
            return broken(options, name,
                          u"is for production: the codes of a sandbox have a key that nobody can "
                          "pay."_s);
    }
    const auto platform = core::fromWireId(options.value(kPlatform));
    core::ServiceOptions service = sandboxOptions(platform.value_or(QUuid::createUuid()));
    auto merchant = std::get<core::Merchant>(service.payee);
    if (isSet(options, kName))
        merchant.name = options.value(kName);
    if (isSet(options, kCity))
        merchant.city = options.value(kCity);
    service.payee = merchant;
    return service;
}

/// Returns the service of a shop in production. `shopFile` is empty if the options name the payee.
tl::expected<core::ServiceOptions, CommandExit> shopOf(const CommandOptions &options,
                                                       const QString &shopFile)
{
    core::ServiceOptions service{
        .payee = core::HostedMerchant{},
        .platform = {},
        .callers = core::Callers::Any,
        .environment = core::Environment::Production,
    };
    if (shopFile.isEmpty()) {
        for (const QString &name : {kKey, kName, kCity, kPlatform}) {
            if (!isSet(options, name))
                return tl::unexpected(
                    options.wrong(u"%1 is required, because there is no shop's file."_s.arg(name)));
        }
        const auto merchant = readMerchant(options);
        if (!merchant)
            return tl::unexpected(merchant.error());
        service.payee = *merchant;
        service.platform = *core::fromWireId(options.value(kPlatform));
        return service;
    }
    for (const QString &name : kPayeeOptions) {
        if (isSet(options, name))
            return broken(options, name, u"is already set by the shop in %1."_s.arg(shopFile));
    }
    const auto shop = ShopSettings::read(shopFile);
    if (!shop)
        return tl::unexpected(CommandExit{reasonText(shop.error()) + u'\n', 1});
    service.payee = shop->profile.merchant;
    service.platform = shop->platform;
    service.terms = shop->terms;
    return service;
}

/// Returns the file of the shop; empty if there is none.
QString shopFileOf(const CommandOptions &options, const DataPlace &place)
{
    if (options.has(kShop))
        return options.value(kShop);
    const QString file = place.folder.isEmpty() ? QString() : ShopSettings::filePath(place.folder);
    return QFile::exists(file) ? file : QString();
}

/// Returns an address without its password, in either of its places.
QString withoutPassword(const QString &address)
{
    QUrl url(address);
    if (!url.isValid())
        return u"(not shown)"_s;
    QUrlQuery query(url);
    query.removeAllQueryItems(u"password"_s);
    url.setQuery(query.isEmpty() ? QString() : query.toString(QUrl::FullyEncoded));
    return url.toString(QUrl::RemovePassword | QUrl::FullyEncoded);
}

/// Adds the options of the payee. `condition`: when they apply.
void addPayeeOptions(CommandOptions &options, const QString &condition)
{
    const auto text = [&condition](QString description) {
        if (condition.isEmpty())
            description[0] = description[0].toUpper();
        return condition + description;
    };
    options.add(kKey, condition + u"Pix key that receives the money."_s, u"KEY"_s);
    options.add(kKeyType, u"Kind of the key: CPF, CNPJ, PHONE, EMAIL or EVP."_s, u"KIND"_s);
    options.add(kName, text(u"name in the codes."_s), u"NAME"_s);
    options.add(kCity, text(u"city in the codes."_s), u"CITY"_s);
    options.add(kPlatform, text(u"platform of the shop."_s), u"UUID"_s);
}

void addTermOptions(CommandOptions &options)
{
    const core::ServiceTerms preset;
    for (const TermText &term : termTexts())
        options.add(
            term.name,
            u"%1 Default: %2."_s.arg(QString::fromUtf8(term.description), term.write(preset)),
            term.value);
}

/// Returns the values of payee and terms, as the service uses them.
QHash<QString, QString> valuesOf(const ServiceConfig &config)
{
    QHash<QString, QString> values;
    for (const TermText &term : termTexts())
        values.insert(term.name, term.write(config.settings->terms));
    if (const auto *merchant = std::get_if<core::Merchant>(&config.settings->payee)) {
        values.insert(kName, merchant->name);
        values.insert(kCity, merchant->city);
        if (config.settings->environment == core::Environment::Production) {
            values.insert(kKey, merchant->key.value());
            values.insert(kKeyType, core::toText(merchant->key.kind()));
            values.insert(kPlatform, core::toWireId(config.settings->platform));
        }
    }
    return values;
}

} // namespace

void addServiceOptions(CommandOptions &options)
{
    options.add(kSandbox, u"No money moves: payments are simulated by calls."_s);
    options.add(kShop,
                u"With --database: the file with key, name, city and terms of the shop, in the "
                "format of shop.json. With --data the file is in DIR. Not needed for a "
                "sandbox."_s,
                u"FILE"_s);
    options.add(kFormerKeys,
                u"Pix keys that the shop had before, separated by commas. Open charges with these "
                "keys stay payable; those in a shop's file are known."_s,
                u"KEYS"_s);
    addPayeeOptions(options, u"Without a shop's file: "_s);
    addTermOptions(options);
}

void addShopOptions(CommandOptions &options)
{
    addPayeeOptions(options, {});
    addTermOptions(options);
}

tl::expected<ShopSettings, CommandExit> readShop(const CommandOptions &options)
{
    if (const auto checked = checkTexts(options); !checked)
        return tl::unexpected(checked.error());
    const auto merchant = readMerchant(options);
    if (!merchant)
        return tl::unexpected(merchant.error());
    const auto terms = readTerms(options, core::ServiceTerms());
    if (!terms)
        return tl::unexpected(terms.error());
    ShopSettings shop{.profile = {.merchant = *merchant, .payer = {}},
                      .platform =
                          core::fromWireId(options.value(kPlatform)).value_or(QUuid::createUuid()),
                      .terms = *terms};
    if (const auto settings = serviceSettingsOf(shop); !settings)
        return tl::unexpected(CommandExit{reasonText(settings.error()) + u'\n', 1});
    return shop;
}

tl::expected<ServiceConfig, CommandExit> readService(const CommandOptions &options,
                                                     const DataPlace &place)
{
    const bool isSandbox = options.has(kSandbox);
    const QString shopFile = isSandbox ? QString() : shopFileOf(options, place);
    const bool hasPayee =
        std::any_of(kPayeeOptions.begin(), kPayeeOptions.end(),
                    [&options](const QString &name) { return isSet(options, name); });
    if (!isSandbox && shopFile.isEmpty() && !hasPayee)
        return tl::unexpected(
            options.wrong(u"There is no shop yet: set one up with shop create or the console, add "
                          "--shop, or use --sandbox."_s));
    if (const auto checked = checkTexts(options); !checked)
        return tl::unexpected(checked.error());
    auto service = isSandbox ? sandboxOf(options) : shopOf(options, shopFile);
    if (!service)
        return tl::unexpected(service.error());
    const auto terms = readTerms(options, service->terms);
    if (!terms)
        return tl::unexpected(terms.error());
    service->terms = *terms;
    const auto settings = core::validated(*service);
    if (!settings)
        return tl::unexpected(CommandExit{reasonText(settings.error()) + u'\n', 1});
    QStringList formerKeys = options.value(kFormerKeys).split(u',', Qt::SkipEmptyParts);
    if (const auto shop = ShopSettings::read(shopFile); !shopFile.isEmpty() && shop)
        formerKeys += shop->formerKeys;
    return ServiceConfig{*settings, shopFile, formerKeys};
}

QString configText(const CommandOptions &options, const ServiceConfig &config,
                   const QHash<QString, QString> &effective)
{
    const QHash<QString, QString> service = valuesOf(config);
    std::array<QStringList, 5> groups;
    constexpr std::size_t kOfShop = 3;
    constexpr std::size_t kOfProgram = 4;
    const auto groupOf = [&](const QString &name) -> QStringList & {
        switch (options.sourceOf(name)) {
        case Source::Argument:
            return groups[0];
        case Source::Environment:
            return groups[1];
        case Source::File:
            return groups[2];
        case Source::Default:
            return groups[service.contains(name) && !config.shopFile.isEmpty() ? kOfShop
                                                                               : kOfProgram];
        }
        Q_UNREACHABLE();
    };
    const bool hasFolder = options.sourceOf(u"data"_s) > options.sourceOf(u"database"_s);
    for (const QString &name : options.names()) {
        QString value = service.value(name, effective.value(name, options.value(name)));
        if (options.isFlag(name))
            value = options.has(name) ? u"true"_s : u"false"_s;
        if (name == "database"_L1)
            value = hasFolder ? QString() : withoutPassword(value);
        if (!value.isEmpty() && (name != "data"_L1 || hasFolder))
            groupOf(name).append(u"%1 = %2"_s.arg(name, value));
    }
    const std::array headings{u"Arguments"_s, u"Environment variables"_s, options.configPath(),
                              config.shopFile, u"Defaults"_s};
    QStringList paragraphs;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!groups[i].isEmpty())
            paragraphs.append(u"# %1\n%2\n"_s.arg(headings[i], groups[i].join(u'\n')));
    }
    return paragraphs.join(u'\n');
}

} // namespace app
