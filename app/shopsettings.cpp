// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopsettings.h"

#include "app/termtext.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the stored choice, or the default for files of versions without the choice.
std::optional<core::CodeTxid> codeTxidFrom(const QJsonObject &object)
{
    const QJsonValue value = object["code_txid"_L1];
    return value.isUndefined() ? core::CodeTxid::Charge : core::codeTxidFromText(value.toString());
}

core::ShopProfileDraft draftFrom(const QJsonObject &object)
{
    const QJsonObject merchant = object["merchant"_L1].toObject();
    const QJsonObject payer = object["payer"_L1].toObject();
    return {
        .pixKey = merchant["pix_key"_L1].toString(),
        .keyType = core::pixKeyKindFromText(merchant["key_type"_L1].toString()),
        .merchantName = merchant["name"_L1].toString(),
        .merchantCity = merchant["city"_L1].toString(),
        .payer =
            {
                .name = payer["name"_L1].toString(),
                .email = payer["email"_L1].toString(),
                .phone = payer["phone"_L1].toString(),
                .document = payer["document"_L1].toString(),
                .description = payer["description"_L1].toString(),
            },
    };
}

/// Returns the name of a term in the file: "charge_lifetime".
QString memberOf(const TermText &term)
{
    return QString(term.name).replace(u'-', u'_');
}

/// Returns the terms, with the defaults for missing ones: older versions of the file have none.
/// Returns nullopt if a term is invalid.
std::optional<core::ServiceTerms> termsFrom(const QJsonValue &value)
{
    core::ServiceTerms terms;
    if (value.isUndefined())
        return terms;
    const QJsonObject object = value.toObject();
    for (const TermText &term : termTexts()) {
        const QJsonValue text = object[memberOf(term)];
        if (!text.isUndefined() && !term.read(text.toString(), terms))
            return std::nullopt;
    }
    const bool isValid = value.isObject() && core::problemsIn(terms).isEmpty();
    return isValid ? std::optional(terms) : std::nullopt;
}

QJsonObject toObject(const core::ServiceTerms &terms)
{
    QJsonObject object;
    for (const TermText &term : termTexts())
        object.insert(memberOf(term), term.write(terms));
    return object;
}

/// Returns the member of the file that breaks the first rule of a profile.
const char *memberOf(const core::Error &error)
{
    const core::Field field =
        error.fields.isEmpty() ? core::Field::PixKey : error.fields.constFirst().field;
    if (field == core::Field::PixKey || field == core::Field::KeyType)
        return "merchant.pix_key";
    if (field == core::Field::MerchantName)
        return "merchant.name";
    return field == core::Field::MerchantCity ? "merchant.city" : "payer";
}

/// Returns true for null, which means no default payer, and for an object with all texts.
bool isPayer(const QJsonValue &payer)
{
    constexpr std::array kMembers{"name"_L1, "email"_L1, "phone"_L1, "document"_L1,
                                  "description"_L1};
    return payer.isNull() ||
           std::all_of(kMembers.begin(), kMembers.end(),
                       [&payer](QLatin1StringView name) { return payer[name].isString(); });
}

QJsonObject toObject(const ShopSettings &settings)
{
    const core::Merchant &merchant = settings.profile.merchant;
    QJsonObject object{
        {u"platform"_s, settings.platform.toString(QUuid::WithoutBraces)},
        {u"code_txid"_s, core::toText(merchant.txid)},
        {u"merchant"_s,
         QJsonObject{
             {u"pix_key"_s, merchant.key.value()},
             {u"key_type"_s, core::toText(merchant.key.kind())},
             {u"name"_s, merchant.name},
             {u"city"_s, merchant.city},
         }},
        {u"terms"_s, toObject(settings.terms)},
    };
    if (settings.isPractice)
        object.insert(u"practice"_s, true);
    if (!settings.formerKeys.isEmpty())
        object.insert(u"former_keys"_s, QJsonArray::fromStringList(settings.formerKeys));
    const core::PayerProfile &payer = settings.profile.payer;
    object.insert(u"payer"_s, payer == core::PayerProfile()
                                  ? QJsonValue()
                                  : QJsonObject{
                                        {u"name"_s, payer.name},
                                        {u"email"_s, payer.email},
                                        {u"phone"_s, payer.phone},
                                        {u"document"_s, payer.document},
                                        {u"description"_s, payer.description},
                                    });
    return object;
}

} // namespace

QStringList formerKeysAfter(const ShopSettings &before, const core::PixKey &key)
{
    constexpr qsizetype kMaxKept = 20;
    QStringList former = before.formerKeys;
    if (const QString old = before.profile.merchant.key.value(); old != key.value())
        former.append(old);
    former.removeAll(key.value());
    former.removeDuplicates();
    return former.last(qMin(former.size(), kMaxKept));
}

QString ShopSettings::filePath(const QString &folder)
{
    return QDir(folder).filePath(u"shop.json"_s);
}

core::Result<std::optional<ShopSettings>> ShopSettings::load(const QString &folder)
{
    if (!isPathTaken(filePath(folder)))
        return std::nullopt;
    return read(filePath(folder)).map([](const ShopSettings &settings) {
        return std::optional(settings);
    });
}

core::Result<ShopSettings> ShopSettings::read(const QString &file, FileOrigin origin)
{
    const auto damaged = [](const QString &detail) {
        return tl::unexpected(core::Error{core::Error::Code::StorageCorrupted, {}, detail});
    };
    const auto bytes = readSmallFile(file, origin);
    if (!bytes)
        return tl::unexpected(bytes.error());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(*bytes, &error);
    if (!document.isObject())
        return damaged(u"shop.json: %1 at %2"_s.arg(error.errorString()).arg(error.offset));
    core::ShopProfileDraft draft = draftFrom(document.object());
    const auto txid = codeTxidFrom(document.object());
    draft.txid = txid.value_or(core::CodeTxid::Charge);
    const auto profile = core::validated(draft, core::PayerData::Optional);
    const QUuid platform = QUuid::fromString(document["platform"_L1].toString());
    const auto terms = termsFrom(document["terms"_L1]);
    const QJsonValue practice = document["practice"_L1];
    // An ambiguous key needs its kind, which every version of the file contains.
    const std::array<std::pair<const char *, bool>, 7> checks{{
        {"merchant.key_type", draft.keyType.has_value()},
        {profile ? "merchant" : memberOf(profile.error()), profile.has_value()},
        {"payer", isPayer(document["payer"_L1])},
        {"code_txid", txid.has_value()},
        {"platform", !platform.isNull()},
        {"terms", terms.has_value()},
        {"practice", practice.isUndefined() || practice.isBool()},
    }};
    for (const auto &[member, isValid] : checks) {
        if (!isValid)
            return damaged(
                u"shop.json: %1 is missing or not valid"_s.arg(QLatin1StringView(member)));
    }
    QStringList formerKeys;
    const QJsonArray former = document["former_keys"_L1].toArray();
    for (const auto &key : former)
        formerKeys.append(key.toString());
    return ShopSettings{*profile, platform, *terms, practice.toBool(), formerKeys};
}

core::Result<void> ShopSettings::save(const QString &folder) const
{
    ShopSettings saved = *this;
    if (auto before = load(folder); before && *before) {
        (*before)->formerKeys += formerKeys;
        saved.formerKeys = formerKeysAfter(**before, profile.merchant.key);
    }
    return writeSmallFile(filePath(folder), QJsonDocument(toObject(saved)).toJson());
}

core::Result<core::ServiceSettings> serviceSettingsOf(const ShopSettings &settings)
{
    return core::validated(core::ServiceOptions{
        .payee = settings.profile.merchant,
        .platform = settings.platform,
        .environment =
            settings.isPractice ? core::Environment::Sandbox : core::Environment::Production,
        .terms = settings.terms,
    });
}

} // namespace app
