// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace app
{

/// The shop that the console opened last: a local shop or the profile of a remote service. Stored
/// in the user's data folder, with mode 0600, so that balcao-cli finds the shop.
struct LastShop
{
    QString folder = {}; ///< of a local shop, absolute; empty: a remote service
    QUuid profile = {};  ///< of a remote service; null: a local shop

    /// Returns nullopt if the console has not opened a shop yet, or if the file is unreadable.
    [[nodiscard]] static std::optional<LastShop> load();

    /// Writes the file durably or changes nothing. Does not write the same shop twice.
    [[nodiscard]] core::Result<void> save() const;

    bool operator==(const LastShop &) const = default;
};

} // namespace app
