// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "ui/preset.h"
#include "ui/receiptdesk.h"

#include <QtCore/QUuid>

#include <optional>

namespace app
{

/// What a local shop keeps beside its database: read once at start, written whole. Holds personal
/// data of the shop, so the file is 0600; it holds no secret.
struct ShopSettings
{
    core::ShopProfile profile;
    QUuid platform;                 ///< made when the shop is set up, then the same for ever
    QList<ui::Preset> presets = {}; ///< written into the file by hand; at most ui::kMaxPresets
    ui::Printing printing = {};     ///< a file without it is of a shop where nobody printed yet

    /// Nothing if the folder has none yet. Code::StorageDamaged if it is there and cannot stand:
    /// money must not go to half a key, nor be asked at half a price.
    [[nodiscard]] static core::Result<std::optional<ShopSettings>> load(const QString &folder);

    /// Creates the folder if need be. All of it is on disk, or nothing changed.
    [[nodiscard]] core::Result<void> save(const QString &folder) const;

    [[nodiscard]] static QString filePath(const QString &folder);

    bool operator==(const ShopSettings &) const = default;
};

} // namespace app
