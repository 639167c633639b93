// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"

#include <QtCore/QStringList>

#include <optional>

namespace app
{

/// Where the console keeps how it reaches services far away: a folder for each, named after its id,
/// which also holds all that the counter itself knows there. `service.json` says which service,
/// `shop.json` who is paid, as that of a local shop does, and `preferences.json` the name of the
/// counter. No key is ever in one of them.
class ProfileStore
{
public:
    /// In the user's data folder.
    ProfileStore();

    /// What can be read, by name.
    [[nodiscard]] QList<core::RemoteShop> all() const;

    /// The folders of which something cannot be read.
    [[nodiscard]] QStringList unreadable() const;

    /// As people write the name, whatever the case.
    [[nodiscard]] std::optional<core::RemoteShop> named(const QString &name) const;

    /// Code::StorageDamaged if it is not there, or not sound: a key must go to no half address.
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const;

    /// All of it is on disk, or what was there before holds. Field::ProfileName,
    /// Problem::AlreadyUsed if another one has the name.
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) const;

    /// It is no longer one of all(). What the counter knows stays on disk, in the folder that this
    /// answers with: orders of which nobody knows what became, names of customers.
    [[nodiscard]] core::Result<QString> setAside(const QUuid &id) const;

    [[nodiscard]] QString folderOf(const QUuid &id) const;

private:
    [[nodiscard]] QList<QUuid> ids() const;

    const QString m_folder;
};

} // namespace app
