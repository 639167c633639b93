// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"

#include "app/chargingjson.h"
#include "app/listingjson.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "app/words.h"

#include "core/domain/draftvalidation.h"
#include "ui/text/languages.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::array kPapers{
    std::pair(core::Paper::Roll58, "58"_L1),
    std::pair(core::Paper::Roll80, "80"_L1),
    std::pair(core::Paper::A4, "A4"_L1),
};

constexpr std::array kTypings{
    std::pair(core::Typing::Centavos, "centavos"_L1),
    std::pair(core::Typing::WholeReais, "whole_reais"_L1),
};

constexpr std::array kThemes{
    std::pair(core::Appearance::Theme::System, "system"_L1),
    std::pair(core::Appearance::Theme::Light, "light"_L1),
    std::pair(core::Appearance::Theme::Dark, "dark"_L1),
    std::pair(core::Appearance::Theme::Contrast, "contrast"_L1),
};

constexpr std::array kMotions{
    std::pair(core::Appearance::Motion::System, "system"_L1),
    std::pair(core::Appearance::Motion::None, "none"_L1),
};

constexpr std::array kEncryptions{
    std::pair(core::BackupChoices::Encryption::None, "none"_L1),
    std::pair(core::BackupChoices::Encryption::Passphrase, "passphrase"_L1),
    std::pair(core::BackupChoices::Encryption::KeyFile, "key_file"_L1),
};

constexpr std::array kKeypads{
    std::pair(core::Appearance::Keypad::Automatic, "automatic"_L1),
    std::pair(core::Appearance::Keypad::Shown, "shown"_L1),
    std::pair(core::Appearance::Keypad::Hidden, "hidden"_L1),
};

constexpr std::array kPresetColors{
    std::pair(core::PresetColor::None, "none"_L1),
    std::pair(core::PresetColor::Red, "red"_L1),
    std::pair(core::PresetColor::Orange, "orange"_L1),
    std::pair(core::PresetColor::Yellow, "yellow"_L1),
    std::pair(core::PresetColor::Green, "green"_L1),
    std::pair(core::PresetColor::Blue, "blue"_L1),
    std::pair(core::PresetColor::Purple, "purple"_L1),
};

constexpr std::array kFormats{
    std::pair(core::ExportFormat::SheetCsv, "csv"_L1),
    std::pair(core::ExportFormat::DataCsv, "csv-data"_L1),
    std::pair(core::ExportFormat::Json, "json"_L1),
    std::pair(core::ExportFormat::Xlsx, "xlsx"_L1),
    std::pair(core::ExportFormat::Ofx, "ofx"_L1),
};

/// Parses a preset. Returns nullopt if a part is invalid. The amount has the form of a price tag,
/// "5,50", because people edit the file.
std::optional<core::Preset> presetFrom(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const QString name = object["name"_L1].toString().trimmed();
    const auto amount = core::Money::parseTyped(object["amount"_L1].toString());
    const QJsonValue sendsAtOnce = object["sends_at_once"_L1];
    const auto color = valueOf(kPresetColors, object["color"_L1].toString(u"none"_s));
    if (core::textProblem(core::Field::Name, name) || !amount || amount->isZero() || !color ||
        !(sendsAtOnce.isUndefined() || sendsAtOnce.isBool()))
        return std::nullopt;
    return core::Preset{name, *amount, sendsAtOnce.toBool(), *color};
}

QList<core::Preset> presetsFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    if (!value.isArray()) {
        problems.append(u"presets"_s);
        return {};
    }
    QList<core::Preset> presets;
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto preset = presetFrom(array[i]);
        if (preset && presets.size() < core::kMaxPresets)
            presets.append(*preset);
        else
            problems.append(u"presets %1"_s.arg(i + 1));
    }
    return presets;
}

/// Formats an amount as people write it.
QString toText(core::Money amount)
{
    return amount.toDecimal().replace(u'.', u',');
}

QJsonArray toArray(const QList<core::Preset> &presets)
{
    QJsonArray array;
    for (const core::Preset &preset : presets) {
        array.append(QJsonObject{
            {u"name"_s, preset.name},
            {u"amount"_s, toText(preset.amount)},
            {u"sends_at_once"_s, preset.sendsAtOnce},
            {u"color"_s, wordOf(kPresetColors, preset.color)},
        });
    }
    return array;
}

core::Printing printingFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const QJsonValue printer = value["printer"_L1];
    const QJsonValue automatic = value["automatic"_L1];
    const auto paper = valueOf(kPapers, value["paper"_L1].toString());
    const QByteArray logo = QByteArray::fromBase64(value["logo"_L1].toString().toLatin1());
    if (paper && printer.isString() && (automatic.isBool() || automatic.isUndefined()) &&
        logo.size() <= core::Printing::kMaxLogo)
        return {printer.toString(), *paper, automatic.toBool(), logo};
    problems.append(u"printing"_s);
    return {};
}

core::TillTimeouts timeoutsFrom(const QJsonValue &value, QStringList &problems)
{
    core::TillTimeouts timeouts;
    if (value.isUndefined())
        return timeouts;
    const int stay = value["paid_stay"_L1].toInt(-1);
    const int attention = value["attention"_L1].toInt(-1);
    if (core::TillTimeouts::isStay(stay) && core::TillTimeouts::isAttention(attention))
        return {stay, attention};
    problems.append(u"pace"_s);
    return timeouts;
}

core::Typing typingFrom(const QJsonValue &value, QStringList &problems)
{
    const auto typing = valueOf(kTypings, value.toString());
    if (!typing && !value.isUndefined())
        problems.append(u"typing"_s);
    return typing.value_or(core::Typing());
}

QString languageFrom(const QJsonValue &value, QStringList &problems)
{
    for (const ui::Language &language : ui::languages()) {
        if (value.toString() == language.code)
            return language.code;
    }
    if (!value.isUndefined() && value != QString())
        problems.append(u"language"_s);
    return {};
}

/// Parses the appearance. Only the theme is required, because older files lack the other parts.
core::Appearance appearanceFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const auto &scales = core::Appearance::kScales;
    const auto theme = valueOf(kThemes, value["theme"_L1].toString());
    const int scale = value["scale"_L1].toInt(value["scale"_L1].isUndefined() ? 100 : 0);
    const auto motion = value["motion"_L1].isUndefined()
                            ? std::optional(core::Appearance::Motion::System)
                            : valueOf(kMotions, value["motion"_L1].toString());
    const auto keypad = valueOf(kKeypads, value["keypad"_L1].toString(u"automatic"_s));
    const QJsonValue showsKeys = value["shows_keys"_L1];
    if (theme && motion && keypad && (showsKeys.isUndefined() || showsKeys.isBool()) &&
        std::find(scales.begin(), scales.end(), scale) != scales.end())
        return {*theme, scale, *motion, *keypad, showsKeys.toBool()};
    problems.append(u"appearance"_s);
    return {};
}

core::BackupChoices backupsFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const QJsonValue folder = value["folder"_L1];
    const QJsonValue daily = value["daily"_L1];
    const int kept = value["kept"_L1].toInt();
    if (folder.isString() && daily.isBool() && kept >= 1 && kept <= core::BackupChoices::kMaxKept)
        return {folder.toString(), daily.toBool(), kept};
    problems.append(u"backups"_s);
    return {};
}

/// Sets the encryption of backups. An unreadable choice becomes a passphrase: a backup then fails
/// without one, instead of being readable.
void readEncryption(const QJsonValue &value, core::BackupChoices &backups, QStringList &problems)
{
    if (value.isUndefined())
        return;
    const auto kind = valueOf(kEncryptions, value["kind"_L1].toString());
    const QJsonValue keyFile = value["key_file"_L1];
    if (!kind || !keyFile.isString())
        problems.append(u"backup_encryption"_s);
    backups.encryption = kind.value_or(core::BackupChoices::Encryption::Passphrase);
    backups.keyFile = keyFile.toString();
}

/// Reads the years after which personal data is removed. Nothing is removed by an invalid setting.
core::Retention retentionFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const auto &choices = core::Retention::kChoices;
    const int years = value["years"_L1].toInt(-1);
    if (std::find(choices.begin(), choices.end(), years) == choices.end()) {
        problems.append(u"retention"_s);
        return {};
    }
    return {years};
}

core::Locking lockingFrom(const QJsonValue &value, QStringList &problems)
{
    const int minutes = value["idle_minutes"_L1].toInt(-1);
    const auto &choices = core::Locking::kChoices;
    if (std::find(choices.begin(), choices.end(), minutes) != choices.end())
        return {minutes};
    if (!value.isUndefined())
        problems.append(u"locking"_s);
    return {};
}

core::Shifts shiftsFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const QJsonValue used = value["used"_L1];
    const int cutoff = value["cutoff_minutes"_L1].toInt(-1);
    if (used.isBool() && core::Shifts::isCutoff(cutoff))
        return {used.toBool(), cutoff};
    problems.append(u"shifts"_s);
    return {};
}

core::CustomerScreen customerScreenFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const QJsonValue name = value["name"_L1];
    const QJsonValue open = value["open"_L1];
    if (name.isString() && open.isBool())
        return {name.toString(), open.toBool()};
    problems.append(u"customer_screen"_s);
    return {};
}

core::Sending sendingFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const auto retypeFrom = core::Money::parseTyped(value["retype_from"_L1].toString());
    const QJsonValue approve = value["approve_from"_L1];
    const auto approveFrom = approve.isUndefined() ? std::optional(core::Sending().approveFrom)
                                                   : core::Money::parseTyped(approve.toString());
    if (retypeFrom && !retypeFrom->isZero() && approveFrom && !approveFrom->isZero())
        return {*retypeFrom, *approveFrom};
    problems.append(u"sending"_s);
    return {};
}

core::Exporting exportingFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const auto format = valueOf(kFormats, value["format"_L1].toString());
    const QJsonValue masked = value["masked"_L1];
    if (format && masked.isBool())
        return {*format, masked.toBool() ? core::PersonalData::Masked : core::PersonalData::Full,
                value["folder"_L1].toString()};
    problems.append(u"exporting"_s);
    return {};
}

bool watchesLeftFrom(const QJsonValue &value, QStringList &problems)
{
    if (!value.isBool() && !value.isUndefined())
        problems.append(u"watches_left"_s);
    return value.toBool(core::Preferences().watchesBackground);
}

/// Reads the keys of the user. Whether a key is possible is decided where the keys are applied.
QMap<QString, QString> ownKeysFrom(const QJsonValue &value, QStringList &problems)
{
    QMap<QString, QString> keys;
    if (!value.isObject() && !value.isUndefined())
        problems.append(u"own_keys"_s);
    const QJsonObject object = value.toObject();
    for (auto key = object.begin(); key != object.end(); ++key) {
        if (key.key().isEmpty() || key.value().toString().isEmpty())
            problems.append(u"own_keys %1"_s.arg(key.key()));
        else
            keys.insert(key.key(), key.value().toString());
    }
    return keys;
}

QJsonObject toObject(const QMap<QString, QString> &keys)
{
    QJsonObject object;
    for (auto key = keys.cbegin(); key != keys.cend(); ++key)
        object.insert(key.key(), key.value());
    return object;
}

core::Sound soundFrom(const QJsonValue &value, QStringList &problems)
{
    if (value.isUndefined())
        return {};
    const int volume = value["volume"_L1].toInt(-1);
    if (core::Sound::isVolume(volume))
        return {volume, value["speaks_amounts"_L1].toBool()};
    problems.append(u"sound"_s);
    return {};
}

/// Copies a file with invalid parts, so that the next save does not lose manual edits.
core::Result<void> keepUnread(const QString &folder)
{
    const QString path = PreferencesFile::filePath(folder);
    if (!QFileInfo(path).isFile() || PreferencesFile::load(folder).problems.isEmpty())
        return {};
    return readSmallFile(path).and_then([&folder](const QByteArray &bytes) {
        return writeSmallFile(QDir(folder).filePath(u"preferences.unread.json"_s), bytes);
    });
}

} // namespace

QString PreferencesFile::filePath(const QString &folder)
{
    return preferencesIn(folder);
}

namespace
{

PreferencesFile::Loaded loadedFrom(const QJsonDocument &document)
{
    PreferencesFile::Loaded loaded;
    loaded.preferences.presets = presetsFrom(document["presets"_L1], loaded.problems);
    loaded.preferences.printing = printingFrom(document["printing"_L1], loaded.problems);
    loaded.preferences.timeouts = timeoutsFrom(document["pace"_L1], loaded.problems);
    loaded.preferences.typing = typingFrom(document["typing"_L1], loaded.problems);
    loaded.preferences.language = languageFrom(document["language"_L1], loaded.problems);
    loaded.preferences.appearance = appearanceFrom(document["appearance"_L1], loaded.problems);
    loaded.preferences.backups = backupsFrom(document["backups"_L1], loaded.problems);
    readEncryption(document["backup_encryption"_L1], loaded.preferences.backups, loaded.problems);
    loaded.preferences.charging = chargingFrom(document["charging"_L1], loaded.problems);
    loaded.preferences.listing = listingFrom(document["listing"_L1], loaded.problems);
    loaded.preferences.locking = lockingFrom(document["locking"_L1], loaded.problems);
    loaded.preferences.retention = retentionFrom(document["retention"_L1], loaded.problems);
    loaded.preferences.shifts = shiftsFrom(document["shifts"_L1], loaded.problems);
    loaded.preferences.customerScreen =
        customerScreenFrom(document["customer_screen"_L1], loaded.problems);
    loaded.preferences.sending = sendingFrom(document["sending"_L1], loaded.problems);
    loaded.preferences.exporting = exportingFrom(document["exporting"_L1], loaded.problems);
    loaded.preferences.sound = soundFrom(document["sound"_L1], loaded.problems);
    loaded.preferences.ownKeys = ownKeysFrom(document["own_keys"_L1], loaded.problems);
    loaded.preferences.watchesBackground =
        watchesLeftFrom(document["watches_left"_L1], loaded.problems);
    return loaded;
}

} // namespace

PreferencesFile::Loaded PreferencesFile::load(const QString &folder)
{
    QString path = filePath(folder);
    if (!isPathTaken(path))
        path = ShopSettings::filePath(folder);
    if (!QFileInfo::exists(path))
        return {};
    const auto bytes = readSmallFile(path);
    const QJsonDocument document = bytes ? QJsonDocument::fromJson(*bytes) : QJsonDocument();
    if (!document.isObject())
        return {{}, {QFileInfo(path).fileName()}};
    return loadedFrom(document);
}

QJsonObject PreferencesFile::toJson(const core::Preferences &preferences)
{
    return {
        {u"presets"_s, toArray(preferences.presets)},
        {u"printing"_s,
         QJsonObject{
             {u"printer"_s, preferences.printing.printer},
             {u"paper"_s, wordOf(kPapers, preferences.printing.paper)},
             {u"automatic"_s, preferences.printing.automatic},
             {u"logo"_s, QString::fromLatin1(preferences.printing.logo.toBase64())},
         }},
        {u"pace"_s,
         QJsonObject{
             {u"paid_stay"_s, preferences.timeouts.paidStay},
             {u"attention"_s, preferences.timeouts.attention},
         }},
        {u"locking"_s, QJsonObject{{u"idle_minutes"_s, preferences.locking.idleMinutes}}},
        {u"retention"_s, QJsonObject{{u"years"_s, preferences.retention.years}}},
        {u"shifts"_s, QJsonObject{{u"used"_s, preferences.shifts.areUsed},
                                  {u"cutoff_minutes"_s, preferences.shifts.cutoffMinutes}}},
        {u"typing"_s, wordOf(kTypings, preferences.typing)},
        {u"language"_s, preferences.language},
        {u"appearance"_s,
         QJsonObject{
             {u"theme"_s, wordOf(kThemes, preferences.appearance.theme)},
             {u"scale"_s, preferences.appearance.scale},
             {u"motion"_s, wordOf(kMotions, preferences.appearance.motion)},
             {u"keypad"_s, wordOf(kKeypads, preferences.appearance.keypad)},
             {u"shows_keys"_s, preferences.appearance.showsKeys},
         }},
        {u"backups"_s,
         QJsonObject{
             {u"folder"_s, preferences.backups.folder},
             {u"daily"_s, preferences.backups.daily},
             {u"kept"_s, preferences.backups.kept},
         }},
        {u"backup_encryption"_s,
         QJsonObject{
             {u"kind"_s, wordOf(kEncryptions, preferences.backups.encryption)},
             {u"key_file"_s, preferences.backups.keyFile},
         }},
        {u"charging"_s, toObject(preferences.charging)},
        {u"listing"_s, toObject(preferences.listing)},
        {u"customer_screen"_s,
         QJsonObject{
             {u"name"_s, preferences.customerScreen.name},
             {u"open"_s, preferences.customerScreen.isOpen},
         }},
        {u"sending"_s, QJsonObject{{u"retype_from"_s, toText(preferences.sending.retypeFrom)},
                                   {u"approve_from"_s, toText(preferences.sending.approveFrom)}}},
        {u"exporting"_s,
         QJsonObject{
             {u"format"_s, wordOf(kFormats, preferences.exporting.format)},
             {u"masked"_s, preferences.exporting.personalData == core::PersonalData::Masked},
             {u"folder"_s, preferences.exporting.folder},
         }},
        {u"sound"_s, QJsonObject{{u"volume"_s, preferences.sound.volume},
                                 {u"speaks_amounts"_s, preferences.sound.speaksAmounts}}},
        {u"own_keys"_s, toObject(preferences.ownKeys)},
        {u"watches_left"_s, preferences.watchesBackground},
    };
}

core::Result<void> PreferencesFile::save(const QString &folder,
                                         const core::Preferences &preferences)
{
    const QJsonObject object = toJson(preferences);
    return keepUnread(folder).and_then([&folder, &object] {
        return writeSmallFile(filePath(folder), QJsonDocument(object).toJson());
    });
}

QByteArray PreferencesFile::toBytes(const core::Preferences &preferences)
{
    return QJsonDocument(toJson(preferences)).toJson();
}

core::Result<PreferencesFile::Loaded> PreferencesFile::fromBytes(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document["presets"_L1].isArray() || !document["charging"_L1].isObject())
        return tl::unexpected(
            core::Error{core::Error::Code::InvalidInput, {}, u"not a file of settings"_s});
    return loadedFrom(document);
}

} // namespace app
