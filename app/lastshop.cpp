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
                        .profile = QUuid::fromString(object["profile"_L1].toString()),
                        .isDemo = object["demo"_L1].toBool()};
    const bool isAmbiguous = !shop.folder.isEmpty() && !shop.profile.isNull();
    return !isAmbiguous && (shop.isShop() || shop.isDemo) ? std::optional(shop) : std::nullopt;
}

core::Result<void> LastShop::saveDemo()
{
    LastShop last = load().value_or(LastShop());
    last.isDemo = true;
    return last.save();
}

core::Result<void> LastShop::save() const
{
    if (load() == *this)
        return {};
    QJsonObject object;
    if (!folder.isEmpty())
        object.insert(u"folder"_s, folder);
    if (!profile.isNull())
        object.insert(u"profile"_s, profile.toString(QUuid::WithoutBraces));
    if (isDemo)
        object.insert(u"demo"_s, true);
    return writeSmallFile(filePath(), QJsonDocument(object).toJson());
}

} // namespace app
