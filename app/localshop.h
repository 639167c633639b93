// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopsettings.h"
#include "core/service/localtransactionservice.h"

namespace app
{

/// Returns how to open the shop with these settings in that folder. A database is created only if
/// the folder never had one; a missing database is otherwise reported as lost. The database of a
/// practice shop is marked as a sandbox, so that no real shop can use the database.
/// Code::StorageForeign for a practice shop on the database of a real shop.
[[nodiscard]] core::Result<core::LocalTransactionService::Setup>
localShopSetup(const ShopSettings &settings, const QString &folder);

/// Returns true if the shop's folder has no trace of a database.
[[nodiscard]] bool neverHadDatabase(const QString &folder);

/// Returns the settings of a new practice shop: a bakery whose Pix key does not exist.
[[nodiscard]] ShopSettings newPracticeShop();

} // namespace app
