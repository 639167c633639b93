// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopsettings.h"

#include "core/domain/draftvalidation.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QSaveFile>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

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

/// Nothing if a part of it cannot stand. The amount is written as on a price tag, "5,50", since
/// people write it.
std::optional<ui::Preset> presetFrom(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const QString name = object["name"_L1].toString().trimmed();
    const auto amount = core::Money::parseTyped(object["amount"_L1].toString());
    const QJsonValue sendsAtOnce = object["sends_at_once"_L1];
    if (core::textProblem(core::Field::Name, name) || !amount || amount->isZero() ||
        !(sendsAtOnce.isUndefined() || sendsAtOnce.isBool()))
        return std::nullopt;
    return ui::Preset{name, *amount, sendsAtOnce.toBool()};
}

/// Or which one cannot stand, from 1; 0 if it is the list as a whole.
tl::expected<QList<ui::Preset>, qsizetype> presetsFrom(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    if (!(value.isUndefined() || value.isArray()) || array.size() > ui::kMaxPresets)
        return tl::unexpected(0);
    QList<ui::Preset> presets;
    for (const QJsonValue item : array) {
        const auto preset = presetFrom(item);
        if (!preset)
            return tl::unexpected(presets.size() + 1);
        presets.append(*preset);
    }
    return presets;
}

QJsonArray toArray(const QList<ui::Preset> &presets)
{
    QJsonArray array;
    for (const ui::Preset &preset : presets) {
        array.append(QJsonObject{
            {u"name"_s, preset.name},
            {u"amount"_s, preset.amount.toDecimal().replace(u'.', u',')},
            {u"sends_at_once"_s, preset.sendsAtOnce},
        });
    }
    return array;
}

QString toText(ui::Paper paper)
{
    switch (paper) {
    case ui::Paper::Roll58:
        return u"58"_s;
    case ui::Paper::Roll80:
        return u"80"_s;
    case ui::Paper::A4:
        return u"A4"_s;
    }
    Q_UNREACHABLE();
}

/// Written by hand, so that what is not understood is refused: nobody would notice that it counts
/// for nothing.
std::optional<ui::Printing> printingFrom(const QJsonValue &value)
{
    if (value.isUndefined())
        return ui::Printing{};
    const QJsonValue printer = value["printer"_L1];
    const QJsonValue automatic = value["automatic"_L1];
    if (!value.isObject() || !printer.isString() ||
        !(automatic.isBool() || automatic.isUndefined()))
        return std::nullopt;
    for (const ui::Paper paper : {ui::Paper::Roll58, ui::Paper::Roll80, ui::Paper::A4}) {
        if (value["paper"_L1].toString() == toText(paper))
            return ui::Printing{printer.toString(), paper, automatic.toBool()};
    }
    return std::nullopt;
}

QJsonObject toObject(const ShopSettings &settings)
{
    const core::Merchant &merchant = settings.profile.merchant;
    const core::PayerProfile &payer = settings.profile.payer;
    return {
        {u"platform"_s, settings.platform.toString(QUuid::WithoutBraces)},
        {u"merchant"_s,
         QJsonObject{
             {u"pix_key"_s, merchant.key.value()},
             {u"key_type"_s, core::toText(merchant.key.kind())},
             {u"name"_s, merchant.name},
             {u"city"_s, merchant.city},
         }},
        {u"payer"_s,
         QJsonObject{
             {u"name"_s, payer.name},
             {u"email"_s, payer.email},
             {u"phone"_s, payer.phone},
             {u"document"_s, payer.document},
             {u"description"_s, payer.description},
         }},
        {u"presets"_s, toArray(settings.presets)},
        {u"printing"_s,
         QJsonObject{
             {u"printer"_s, settings.printing.printer},
             {u"paper"_s, toText(settings.printing.paper)},
             {u"automatic"_s, settings.printing.automatic},
         }},
    };
}

} // namespace

QString ShopSettings::filePath(const QString &folder)
{
    return QDir(folder).filePath(u"shop.json"_s);
}

core::Result<std::optional<ShopSettings>> ShopSettings::load(const QString &folder)
{
    const auto damaged = [](const QString &detail) {
        return tl::unexpected(core::Error{core::Error::Code::StorageDamaged, {}, detail});
    };
    const QFileInfo info(filePath(folder));
    if (!info.exists() && !info.isSymLink())
        return std::nullopt;
    if (!info.isFile()) // Opening a pipe would wait for ever.
        return damaged(u"shop.json is no file"_s);
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return damaged(u"shop.json: %1"_s.arg(file.errorString()));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return damaged(u"shop.json: %1 at %2"_s.arg(error.errorString()).arg(error.offset));
    const core::ShopProfileDraft draft = draftFrom(document.object());
    const auto profile = core::validated(draft);
    const QUuid platform = QUuid::fromString(document["platform"_L1].toString());
    // Without its kind a key would be guessed at, and the file has had one since it was written.
    if (!profile || !draft.keyType || platform.isNull())
        return damaged(u"shop.json: a field is missing or not valid"_s);
    const auto presets = presetsFrom(document["presets"_L1]);
    if (!presets && presets.error() > 0)
        return damaged(u"shop.json: preset %1 needs a name and an amount written as \"5,50\""_s.arg(
            presets.error()));
    if (!presets)
        return damaged(u"shop.json: presets is a list of at most %1"_s.arg(ui::kMaxPresets));
    const auto printing = printingFrom(document["printing"_L1]);
    if (!printing)
        return damaged(u"shop.json: printing needs a printer and a paper: 58, 80 or A4"_s);
    return ShopSettings{*profile, platform, *presets, *printing};
}

core::Result<void> ShopSettings::save(const QString &folder) const
{
    const auto failed = [](const QString &detail) {
        return tl::unexpected(core::Error{core::Error::Code::StorageReadOnly, {}, detail});
    };
    if (!QDir().mkpath(folder)) // 0700 by the umask that main() sets.
        return failed(u"the folder cannot be made"_s);
    QSaveFile file(filePath(folder));
    const QByteArray text = QJsonDocument(toObject(*this)).toJson();
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(kOwnerOnly) ||
        file.write(text) != text.size() || !file.commit())
        return failed(u"shop.json: %1"_s.arg(file.errorString()));
    return {};
}

} // namespace app
