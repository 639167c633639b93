// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/smallfile.h"
#include "core/domain/profile.h"
#include "core/domain/servicesettings.h"
#include "core/domain/serviceterms.h"

#include <QtCore/QStringList>
#include <QtCore/QUuid>

#include <optional>

namespace app
{

/// The identity and the terms of a local shop, stored outside of its database. Read once at the
/// start and written atomically. The file has mode 0600, because of the shop's personal data, and
/// contains no secret.
struct ShopSettings
{
    core::ShopProfile profile;
    QUuid platform; ///< created at setup, then permanent
    core::ServiceTerms terms = {};
    bool isPractice = false; ///< a sandbox for training; decided when the shop is created
    /// Pix keys that the shop had before, newest last. Open charges may have codes with these keys.
    QStringList formerKeys = {};

    /// Loads the settings. Returns nullopt if the folder has none, and Code::StorageCorrupted for
    /// an invalid file: an incomplete key must never receive money. StorageReadOnly if others may
    /// change the file.
    [[nodiscard]] static core::Result<std::optional<ShopSettings>> load(const QString &folder);

    /// Reads an existing file with any name. Errors as readSmallFile().
    [[nodiscard]] static core::Result<ShopSettings> read(const QString &file,
                                                         FileOrigin origin = FileOrigin::Shop);

    /// Writes the file durably or changes nothing. Creates the folder if necessary. A Pix key that
    /// the file had until now becomes a former key.
    [[nodiscard]] core::Result<void> save(const QString &folder) const;

    [[nodiscard]] static QString filePath(const QString &folder);

    bool operator==(const ShopSettings &) const = default;
};

/// Returns the former keys of a shop whose key becomes `key`.
[[nodiscard]] QStringList formerKeysAfter(const ShopSettings &before, const core::PixKey &key);

/// Returns the settings of the service of a local shop, with its terms. A practice shop is a
/// sandbox.
[[nodiscard]] core::Result<core::ServiceSettings> serviceSettingsOf(const ShopSettings &settings);

} // namespace app
