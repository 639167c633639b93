// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace app
{

/// The shop that the console opened last: a local shop or the profile of a remote service. The
/// next start of the console and balcao-cli open the same shop. Stored in the user's data folder,
/// with mode 0600. Contains no key and no PIN.
struct LastShop
{
    QString folder = {}; ///< of a local shop, absolute; empty: another environment
    QUuid profile = {};  ///< of a remote service; null: another environment
    bool isDemo = false; ///< the demo was opened after that shop; only the console opens the demo

    /// Returns nullopt if the console has not opened a shop yet, or if the file is unreadable.
    [[nodiscard]] static std::optional<LastShop> load();

    /// Records the demo, and keeps the shop for balcao-cli.
    [[nodiscard]] static core::Result<void> saveDemo();

    /// Returns true if the record names a shop, not only the demo.
    [[nodiscard]] bool isShop() const { return !folder.isEmpty() || !profile.isNull(); }

    /// Writes the file durably or changes nothing. Does not write the same shop twice.
    [[nodiscard]] core::Result<void> save() const;

    bool operator==(const LastShop &) const = default;
};

} // namespace app
