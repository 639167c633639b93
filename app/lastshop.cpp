// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastshop.h"

#include "app/smallfile.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QStandardPaths>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

QString filePath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/balcao/last-shop.json"_s;
}

} // namespace

std::optional<LastShop> LastShop::load()
{
    const auto bytes = readSmallFile(filePath());
    if (!bytes)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    const LastShop shop{.folder = object["folder"_L1].toString(),
                        .profile = QUuid::fromString(object["profile"_L1].toString())};
    const bool isLocal = !shop.folder.isEmpty();
    return isLocal == shop.profile.isNull() ? std::optional(shop) : std::nullopt;
}

core::Result<void> LastShop::save() const
{
    if (load() == *this)
        return {};
    const QJsonObject object =
        folder.isEmpty() ? QJsonObject{{u"profile"_s, profile.toString(QUuid::WithoutBraces)}}
                         : QJsonObject{{u"folder"_s, folder}};
    return writeSmallFile(filePath(), QJsonDocument(object).toJson());
}

} // namespace app
