// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/profilestore.h"

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QStandardPaths>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kService = "service.json"_L1;

bool isSameName(const QString &one, const QString &other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

tl::unexpected<core::Error> damaged(const QString &detail)
{
    return tl::unexpected(core::Error{core::Error::Code::StorageCorrupted, {}, detail});
}

QByteArray jsonOf(const core::ServiceProfile &service)
{
    return QJsonDocument(QJsonObject{{u"name"_s, service.name},
                                     {u"address"_s, service.address.toText()},
                                     {u"kind"_s, core::toText(service.kind)},
                                     {u"host"_s, service.host}})
        .toJson();
}

} // namespace

ProfileStore::ProfileStore()
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
               u"/balcao/services"_s)
{}

QString ProfileStore::folderOf(const QUuid &id) const
{
    return QDir(m_folder).filePath(id.toString(QUuid::WithoutBraces));
}

QList<QUuid> ProfileStore::ids() const
{
    QList<QUuid> ids;
    for (const QString &name : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QUuid id = QUuid::fromString(name);
        if (!id.isNull() && name == id.toString(QUuid::WithoutBraces))
            ids.append(id);
    }
    return ids;
}

QList<core::RemoteShop> ProfileStore::all() const
{
    QList<core::RemoteShop> shops;
    for (const QUuid &id : ids()) {
        if (const auto shop = load(id))
            shops.append(*shop);
    }
    std::sort(shops.begin(), shops.end(), [](const auto &one, const auto &other) {
        return one.service.name.localeAwareCompare(other.service.name) < 0;
    });
    return shops;
}

QStringList ProfileStore::unreadable() const
{
    QStringList folders;
    for (const QUuid &id : ids()) {
        if (!load(id))
            folders.append(QDir::toNativeSeparators(folderOf(id)));
    }
    return folders;
}

std::optional<core::RemoteShop> ProfileStore::named(const QString &name) const
{
    for (const core::RemoteShop &shop : all()) {
        if (isSameName(shop.service.name, name.simplified()))
            return shop;
    }
    return std::nullopt;
}

core::Result<core::RemoteShop> ProfileStore::load(const QUuid &id) const
{
    const QString folder = folderOf(id);
    const auto bytes = readSmallFile(QDir(folder).filePath(kService));
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    const auto kind = core::serviceKindFromText(object["kind"_L1].toString());
    const auto shop = ShopSettings::read(ShopSettings::filePath(folder));
    if (!shop)
        return tl::unexpected(shop.error());
    const auto service = core::validated(core::ServiceProfileDraft{
        .name = object["name"_L1].toString(),
        .address = object["address"_L1].toString(),
        .platform = shop->platform.toString(),
        .kind = kind.value_or(core::ServiceKind::Sandbox),
        .host = object["host"_L1].toString(),
        .till = PreferencesFile::load(folder).preferences.charging.till,
    });
    if (!kind || !service)
        return damaged(u"service.json: a field is missing or not valid"_s);
    return core::RemoteShop{id, *service, shop->profile};
}

core::Result<void> ProfileStore::save(const core::RemoteShop &shop) const
{
    const auto other = named(shop.service.name);
    if (other && other->id != shop.id)
        return tl::unexpected(core::Error{core::Error::Code::InvalidInput,
                                          {{core::Field::ProfileName, core::Problem::AlreadyUsed}},
                                          {}});
    const QString folder = folderOf(shop.id);
    core::Preferences preferences = PreferencesFile::load(folder).preferences;
    if (preferences.charging.till != shop.service.till) {
        preferences.charging.till = shop.service.till;
        if (const auto saved = PreferencesFile::save(folder, preferences); !saved)
            return saved;
    }
    if (const auto saved = ShopSettings{shop.shop, shop.service.platform}.save(folder); !saved)
        return saved;
    return writeSmallFile(QDir(folder).filePath(kService), jsonOf(shop.service));
}

core::Result<QString> ProfileStore::setAside(const QUuid &id) const
{
    const QString aside = folderOf(id) + u".removed"_s;
    if (!QDir().rename(folderOf(id), aside))
        return tl::unexpected(
            core::Error{core::Error::Code::StorageReadOnly, {}, u"the folder cannot be moved"_s});
    // The service has these transactions.
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(copyDatabaseIn(aside) + end);
    return QDir::toNativeSeparators(aside);
}

} // namespace app
