// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"

#include <QtCore/QUuid>

#include <optional>

namespace app
{

/// Who a local shop is, beside its database: read once at start, written whole. Holds personal data
/// of the shop, so the file is 0600; it holds no secret.
struct ShopSettings
{
    core::ShopProfile profile;
    QUuid platform; ///< made when the shop is set up, then the same for ever

    /// Nothing if the folder has none yet. Code::StorageDamaged if it is there and cannot stand:
    /// money must not go to half a key.
    [[nodiscard]] static core::Result<std::optional<ShopSettings>> load(const QString &folder);

    /// The same of a file that is there, whatever its name.
    [[nodiscard]] static core::Result<ShopSettings> read(const QString &file);

    /// Creates the folder if need be. All of it is on disk, or nothing changed.
    [[nodiscard]] core::Result<void> save(const QString &folder) const;

    [[nodiscard]] static QString filePath(const QString &folder);

    bool operator==(const ShopSettings &) const = default;
};

} // namespace app
