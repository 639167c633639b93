// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/startplace.h"

#include "app/commandline.h"
#include "app/lastshop.h"
#include "app/profilestore.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"

#include <QtCore/QFileInfo>

namespace app
{

using core::Workplace;

namespace
{

/// Returns the name of the readable shop in the folder; empty: there is none.
QString shopNameIn(const QString &folder)
{
    const auto settings = ShopSettings::load(folder);
    return settings && *settings ? (*settings)->profile.merchant.name : QString();
}

/// Returns true if the folder has the settings of a shop, readable or not.
bool hasShop(const QString &folder)
{
    const QFileInfo file(ShopSettings::filePath(folder));
    return file.exists() || file.isSymLink();
}

StartPlace withMissing(ui::FirstRun firstRun)
{
    firstRun.shop = shopNameIn(usualShopFolder());
    return {.firstRun = firstRun};
}

/// Returns what was open last. Missing shops lead to the welcome page.
StartPlace lastPlace()
{
    const auto last = LastShop::load();
    if (!last)
        return {};
    if (last->isDemo)
        return {.place = {.kind = Workplace::Kind::Demo}};
    if (!last->folder.isEmpty()) {
        if (!hasShop(last->folder))
            return withMissing({.missingFolder = QDir::toNativeSeparators(last->folder)});
        return {.localFolder = last->folder};
    }
    if (!QFileInfo(ProfileStore().folderOf(last->profile)).isDir())
        return withMissing({.isServiceMissing = true});
    return {.place = {.kind = Workplace::Kind::Remote, .id = last->profile}};
}

} // namespace

QString StartPlace::folder() const
{
    switch (place.kind) {
    case Workplace::Kind::Demo:
        return {};
    case Workplace::Kind::Local:
        return localFolder.isEmpty() ? usualShopFolder() : localFolder;
    case Workplace::Kind::Remote:
        return ProfileStore().folderOf(place.id);
    }
    Q_UNREACHABLE();
}

StartPlace startPlaceOf(const CommandLine &line)
{
    if (line.isDemo)
        return {.place = {.kind = Workplace::Kind::Demo}};
    if (!line.dataFolder.isEmpty())
        return {.localFolder = line.dataFolder};
    if (line.service.isEmpty())
        return lastPlace();
    const auto service = ProfileStore().named(line.service);
    return service ? StartPlace{.place = {.kind = Workplace::Kind::Remote, .id = service->id}}
                   : StartPlace();
}

} // namespace app
