// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"

#include <QtCore/QStringList>

#include <optional>

namespace app
{

/// The storage of the profiles of remote services. Each profile has a folder named after its id,
/// with `service.json` (connection), `shop.json` (payee, as for a local shop) and
/// `preferences.json` (name of the counter). The folder also contains the local data of the
/// counter. No file contains a key.
class ProfileStore
{
public:
    /// Uses the user's data folder.
    ProfileStore();

    /// Returns the readable profiles, sorted by name.
    [[nodiscard]] QList<core::RemoteShop> all() const;

    /// Returns the folders with unreadable files.
    [[nodiscard]] QStringList unreadable() const;

    /// Finds a profile by name, ignoring case.
    [[nodiscard]] std::optional<core::RemoteShop> named(const QString &name) const;

    /// Loads a profile. Returns Code::StorageCorrupted if the profile is missing or invalid: a key
    /// must never go to an incomplete address.
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const;

    /// Writes the profile durably or keeps the previous one. Returns Field::ProfileName with
    /// Problem::AlreadyUsed for the name of another profile.
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) const;

    /// Removes the profile from all() and returns its folder. The data of the counter stays on
    /// disk: unconfirmed orders and names of customers. The local copy is deleted.
    [[nodiscard]] core::Result<QString> setAside(const QUuid &id) const;

    [[nodiscard]] QString folderOf(const QUuid &id) const;

private:
    [[nodiscard]] QList<QUuid> ids() const;

    const QString m_folder;
};

} // namespace app
